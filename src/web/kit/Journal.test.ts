import { expect, test } from 'vitest';
import { sentences } from './Journal.js';

test.each([
  ['Ada flips a clover', 'Ada flips a clover.'],
  ['Who is next?', 'Who is next?'],
  ['Ada draws a card: “The rain stops.”', 'Ada draws a card: “The rain stops.”'],
  ['Jay thinks of “home”', 'Jay thinks of “home”.'],
  ['Wren pays (all she has)', 'Wren pays (all she has).'],
])('%s', (words, sentence) => {
  expect(sentences([words])).toBe(sentence);
});

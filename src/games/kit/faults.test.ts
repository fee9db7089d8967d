/** Each fault is found, and good English is left alone. */
import { expect, test } from 'vitest';
import { sentenceFaults } from './faults.js';
import type { SaidAs } from './sentences.js';
import { sentence } from './words.js';

const said = (...texts: string[]) => new Map<string, SaidAs>(texts.map((text) => [text, 'event']));

test.each([
  ['Ada  flips', 'two spaces'],
  ['Ada flips ', 'a space at an end'],
  ['Ada flips .', 'a space before a stop'],
  ['“Hop on. Pedal.”.', 'a doubled stop'],
  ['Ada pays (, and goes).', 'nothing before a stop'],
  ['Ada pays. then she goes.', 'lower case after a stop'],
  ['Ada enjoys the own show.', '"own" without a person'],
  ['Ada draws a egg.', '"a" before a vowel'],
  ['Ada draws an card.', '"an" before a consonant'],
  ['Ada goes to to the market.', 'a word twice'],
  ['Ada has all 2 roles covered.', '"all" of fewer than three'],
  ['Ada has -2 Happiness.', 'a hyphen for a minus'],
  ['1 Ticket cost 15B.', 'one with the verb of many'],
  ['Ada pays undefined.', 'a value that is not there'],
  ['Ada eats 1 vegetables.', '"1 vegetables"'],
  ['Ada has 1 geese.', '"1 geese"'],
])('"%s" has the fault: %s', (text, fault) => {
  expect(sentenceFaults(said(text))).toEqual([`${fault}, event: ${text}`]);
});

test('more than one of what has a plural elsewhere is a fault, unless it is part of another word', () => {
  const others = ['Ada has 1 clover.', 'Ben has 3 clovers.'];
  expect(sentenceFaults(said(...others, 'Cleo has 2 clover.'))).toEqual(['"2 clover", event: Cleo has 2 clover.']);
  expect(sentenceFaults(said(...others, 'You have 2 clover power.'))).toEqual([]);
});

test.each([
  'Ada pays $1,000 for a horse, an hour and a unicorn.',
  '1 happiness, 1 hourglass and 1 stress; level 1 costs 3.',
  'The doctor says “Hmm.”',
  "Ada's 1 goose on b3: 3 eggs.",
])('"%s" has none', (text) => {
  expect(sentenceFaults(said(text))).toEqual([]);
});

test('what stands on a card is as it is', () => {
  expect(sentenceFaults(said('Advance to IT WORKS !!! (level 4).'), ['IT WORKS !!!'])).toEqual([]);
});

test('a quoted sentence brings its own stop', () => {
  expect(['Ada goes', 'She says “Stop.”', 'A question?', 'It says "Hmm."”'].map(sentence)).toEqual([
    'Ada goes.',
    'She says “Stop.”',
    'A question?',
    'It says "Hmm."”',
  ]);
});

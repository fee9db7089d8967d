/** One name per card, drawn and said. */
import { expect, test } from 'vitest';
import { KINDS } from '../rules/data.js';
import { aCard, titleOf } from '../words/names.js';
import { A_CARD, SHORT_NAMES } from './words.js';

test.each(KINDS)('the words call the card %s by the name that is drawn on it', (kind) => {
  expect(titleOf(kind)).toBe(`“${SHORT_NAMES[kind]}”`);
  expect(aCard(kind)).toBe(A_CARD[kind]);
});

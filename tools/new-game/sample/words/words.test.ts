/** What the players read. */
import { expect, test } from 'vitest';
import { viewFor } from '../../../../src/engine/view.js';
import { sample } from '../index.js';
import { given } from '../sample.build.js';

const NAMES = ['Ada', 'Ben'];
const { words } = sample;

test('a player is asked, and the others read whom they wait for', () => {
  const s = given([2, 7], [5, 6]);
  const [decision] = s.open;
  if (!decision) throw new Error('nothing is asked');
  expect(words.question(viewFor(s, 0), decision, NAMES)).toBe('Which card do you lay?');
  expect(words.question(viewFor(s, 1), decision, NAMES)).toBe('Ada lays a card.');
  expect(words.move(viewFor(s, 0), decision, { t: 'lay', card: 7 }, NAMES)).toBe('Lay the 7');
});

test('a player reads the cards of their own hand, and of the others how many', () => {
  const s = given([2, 7], [5, 6, 9]);
  expect(words.table(viewFor(s, 0), NAMES).slice(1)).toEqual([
    { heading: 'Ada (you)', lines: ['Hand: 2, 7', '0 points in 0 cards'] },
    { heading: 'Ben', lines: ['Hand: 3 cards', '0 points in 0 cards'] },
  ]);
});

test('at the end everybody reads who has how many points', () => {
  expect(words.event({ type: 'over', points: [12, 1] }, NAMES)).toBe('The match is over. Ada has 12 points and Ben has 1 point');
});

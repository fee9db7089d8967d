/** Plain English. */
import { expect, test } from 'vitest';
import { either, every, listed, many, numeral, tellBy, who, whose } from './words.js';

test('one is one, and everything else is many', () => {
  expect([0, 1, 2, 11].map((count) => many(count, 'card'))).toEqual(['0 cards', '1 card', '2 cards', '11 cards']);
  expect(many(2, 'hourglass', 'hourglasses')).toBe('2 hourglasses');
  expect([1, 2, 3].map((count) => every(count, 'card'))).toEqual(['the one card', 'both cards', 'all 3 cards']);
});

test('what is below 0 has a minus', () => {
  expect([3, 0, -3].map(numeral)).toEqual(['3', '0', '−3']);
});

test('players without a name are called by their place', () => {
  expect(who(['Ada'], 0)).toBe('Ada');
  expect(who(['Ada'], 1)).toBe('Player 2');
  expect([0, 1, null].map((reader) => whose(['Ada', 'Ben'], 0, reader))).toEqual(['Ada (you)', 'Ada', 'Ada']);
});

test('lists end in "and" or in "or"', () => {
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(listed)).toEqual(['', 'a', 'a and b', 'a, b and c']);
  expect(either(['a', 'b', 'c'])).toBe('a, b or c');
});

test('an event is told by the sentence of its type', () => {
  type Event = { readonly type: 'took'; readonly seat: number } | { readonly type: 'over'; readonly points: number };
  const tell = tellBy<Event>({ took: ({ seat }, name) => `${name(seat)} takes`, over: ({ points }) => `${points} points` });
  expect(tell({ type: 'took', seat: 1 }, ['Ada', 'Ben'])).toBe('Ben takes');
  expect(tell({ type: 'over', points: 3 }, [])).toBe('3 points');
});

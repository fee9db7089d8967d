import { expect, test } from 'vitest';
import { steady } from './steady.js';

const old = {
  players: [
    { name: 'Ada', keys: [1, 2] },
    { name: 'Wren', keys: [] as number[] },
  ],
  turn: 3,
  note: null as string | null,
};

test('an equal value is the old one', () => {
  expect(steady(old, structuredClone(old))).toBe(old);
});

test('what changed is new, up to the top, and what did not is the same', () => {
  const next = { ...structuredClone(old), turn: 4 };
  next.players[1]?.keys.push(5);
  const made = steady(old, next);
  expect(made).toEqual(next);
  expect(made.players[0]).toBe(old.players[0]);
  expect(made.players[1]).not.toBe(old.players[1]);
  expect(old.players[1]?.keys).toEqual([]);
});

test.each([
  ['shorter lists', [1, 2], [1]],
  ['longer lists', [1], [1, 2]],
  ['fewer fields', { a: 1, b: 2 }, { a: 1 }],
  ['other fields', { a: 1, b: 2 }, { a: 1, c: 2 }],
  ['a list for an object', { 0: 1 }, [1]],
  ['something for nothing', null, { a: 1 }],
  ['nothing for something', { a: 1 }, null],
])('%s count as new', (_, before, after) => {
  expect(steady(before, after)).toEqual(after);
});

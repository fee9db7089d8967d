/** What a seat has not seen. */
import { expect, test } from 'vitest';
import { counted, unseen } from './unseen.js';

test('all cards less the seen ones are left, by kind', () => {
  expect(unseen([4, 4, 2], [1, 0, 2], [0, 3])).toEqual({ counts: [3, 1, 0], loose: 4, bottom: [] });
  expect(unseen([4, 4], undefined).counts).toEqual([4, 4]);
});

test('more cards seen than there are is a mistake of the game', () => {
  expect(() => unseen([1, 1], [0, 2])).toThrow('2 cards of kind 1 have been seen, but there are only 1');
});

test('cards in several lists are counted by kind', () => {
  expect(counted(4, [1, 3, 3], [], [0])).toEqual([1, 1, 0, 2]);
});

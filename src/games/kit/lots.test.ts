/** Drawing lots. */
import { expect, test } from 'vitest';
import { quickChance, scripted } from '../../engine/chance.js';
import { drawSome } from './lots.js';

test('lots come in the order in which they are drawn, and what is left closes up', () => {
  expect(drawSome(['a', 'b', 'c', 'd'], 3, scripted([3, 0, 1]))).toEqual(['d', 'a', 'c']);
});

test('what is drawn from stays as it was, and never gives more than there is', () => {
  const all = [1, 2, 3];
  expect(drawSome(all, 9, quickChance(1)).toSorted()).toEqual([1, 2, 3]);
  expect(drawSome(all, 0, scripted([]))).toEqual([]);
  expect(all).toEqual([1, 2, 3]);
});

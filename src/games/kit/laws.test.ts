/** Demands, and the law that nothing is lost. */
import { describe, expect, test } from 'vitest';
import { newPile, putUnder } from '../../engine/pile.js';
import { conserve, mustIn } from './laws.js';

const must = mustIn('Lanterns');

test('a broken law is told with the name of the game, and a law that holds is not even worded', () => {
  expect(() => must(false, 'a lantern is gone')).toThrow('Lanterns: a lantern is gone');
  expect(() => must(false, () => 'a lantern is gone')).toThrow('Lanterns: a lantern is gone');
  must(true, () => {
    throw new Error('worded');
  });
});

describe('conservation', () => {
  const pile = newPile([1, 2]);
  putUnder(pile, 1);
  const names = (kind: number) => ['red', 'blue'][kind] ?? '';

  test('counts piles with their bottom, lists of cards and counts by kind', () => {
    conserve(must, names, [4, 5], { piles: [pile], cards: [[0, 1], [0]], counts: [[1, 1]] });
  });

  test('says which kind is lost or doubled', () => {
    expect(() => conserve(must, names, [1, 4], { piles: [pile] })).toThrow('Lanterns: there are 3 blue instead of 4');
    expect(() => conserve(must, names, [1, 3], { piles: [pile], cards: [[0]] })).toThrow('Lanterns: there are 2 red instead of 1');
  });
});

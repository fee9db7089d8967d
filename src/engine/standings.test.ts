/** Standings: by total, then by tie-breakers from left to right, with equal ranks shared. */
import { describe, expect, test } from 'vitest';
import type { Game, Score } from './game.js';
import { standings, winners } from './standings.js';
import { type SealedTypes, sealed } from './testing/sealed.js';
import { tableOf } from './testing/table.js';

const { shared } = tableOf().state;

/** A score as [total, tie-breaker, tie-breaker, ...]. */
const score = ([total = 0, ...values]: readonly number[]): Score => ({
  total,
  lines: [{ key: 'points', label: 'points', points: total, unit: 'points' }],
  tieBreakers: values.map((value, i) => ({ key: `${i}`, label: `tie-breaker ${i}`, value })),
});
const scored = (scores: readonly Score[]): Game<SealedTypes> => ({ ...sealed, scores: () => scores });
const ranks = (...scores: (readonly number[])[]) => standings(scored(scores.map(score)), shared).map((s) => s.rank);
const winning = (...scores: (readonly number[])[]) => winners(scored(scores.map(score)), shared);

test('the highest total is first, in seat order whatever the ranks', () => {
  expect(ranks([5], [9], [-2])).toEqual([2, 1, 3]);
  expect(standings(scored([score([5]), score([9])]), shared).map((s) => [s.seat, s.total])).toEqual([
    [0, 5],
    [1, 9],
  ]);
});

test('tie-breakers count from left to right, the higher first, and only between equal totals', () => {
  expect(ranks([5, 1, 9], [5, 2, 0], [4, 9, 9])).toEqual([2, 1, 3]);
  expect(ranks([5, 1, 3], [5, 1, 4])).toEqual([2, 1]);
  expect(ranks([5, -1], [5, -2])).toEqual([1, 2]);
});

test('what is equal to the last tie-breaker shares a rank, and the next rank is left out', () => {
  expect(ranks([5, 1], [5, 1], [3, 0], [3, 0], [1, 0])).toEqual([1, 1, 3, 3, 5]);
});

test('all of the first rank have won', () => {
  expect(winning([5, 1], [5, 1], [3, 0])).toEqual([0, 1]);
  expect(winning([1], [2])).toEqual([1]);
});

describe('alone at the table', () => {
  const alone = (won: boolean) => scored([{ ...score([12]), verdict: { won, words: 'twelve points' } }]);

  test('one has won or not as the verdict says', () => {
    expect(winners(alone(true), shared)).toEqual([0]);
    expect(winners(alone(false), shared)).toEqual([]);
  });

  test('one has won where the game gives no verdict', () => {
    expect(winning([0])).toEqual([0]);
  });
});

test('among several a verdict does not decide', () => {
  const verdict = { won: false, words: 'lost' };
  expect(
    winners(
      scored([
        { ...score([1]), verdict },
        { ...score([2]), verdict },
      ]),
      shared,
    ),
  ).toEqual([1]);
});

test('the test game ranks by points, then fewer strikes, then cards left', () => {
  const table = { ...shared, taken: [3, 4, 3], strikes: [0, 1, 0], left: [[1, 2], [6], [1, 3]] };
  expect(standings(sealed, table).map((s) => [s.rank, s.total])).toEqual([
    [2, 3],
    [3, 3],
    [1, 3],
  ]);
});

test('whoever is out ranks behind all who stayed, whatever the total, and the later the better', () => {
  const out = (total: number, round: number): Score => ({ ...score([total]), out: round });
  const game = scored([out(30, 3), score([-5]), out(2, 7), out(9, 3)]);
  expect(standings(game, shared).map((s) => s.rank)).toEqual([3, 1, 2, 4]);
});

/** How a match ended. */
import { expect, test } from 'vitest';
import type { Game, GameTypes, Score } from '../engine/game.js';
import { games } from '../games/index.js';
import { winnerHeading, winnerWords } from './result.js';

const score = (total: number, ...values: number[]): Score => ({
  total,
  lines: [],
  tieBreakers: values.map((value, i) => ({ key: `${i}`, label: ['keys in front', 'fewer hang-ups'][i] ?? 'cards', value })),
});
const said =
  (say: typeof winnerWords) =>
  (...scores: Score[]): string => {
    const [any] = Object.values(games);
    if (any === undefined) throw new Error('there is no game');
    const game: Game<GameTypes> = { ...any, scores: () => scores };
    return say(game, {}, ['Ada', 'Ben', 'Cleo'].slice(0, scores.length));
  };
const words = said(winnerWords);
const heading = said(winnerHeading);

test('the most points win, and nothing else is said', () => {
  expect(words(score(3, 0, 0), score(5, 0, 0))).toBe('Ben wins.');
});

test('of those who are level, what has decided is named, and not what was equal too', () => {
  expect(words(score(5, 1, -3), score(5, 1, -2))).toBe('Ben wins, level with Ada but ahead by fewer hang-ups.');
  expect(words(score(5, 0, -9), score(5, 1, -2), score(5, 1, -3))).toBe(
    'Ben wins, level with Ada and Cleo but ahead by keys in front and fewer hang-ups.',
  );
});

test('who is level in everything shares the victory', () => {
  expect(words(score(5, 1, -2), score(5, 1, -2))).toBe('Ada and Ben win.');
});

test('a heading says by how much in the unit of the game, and what has decided where nothing is between them', () => {
  expect(heading(score(3, 0), score(5, 0), score(4, 0))).toBe('Ben wins by one bird');
  expect(heading(score(9, 0), score(5, 0))).toBe('Ada wins by four birds');
  expect(heading(score(5, 1, -3), score(5, 1, -2))).toBe('Ben wins by fewer hang-ups');
  expect(heading(score(5, 1), score(5, 1))).toBe('Ada and Ben win');
});

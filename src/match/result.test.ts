/** How a match ended. */
import { expect, test } from 'vitest';
import type { Game, GameTypes, Score } from '../engine/game.js';
import { games } from '../games/index.js';
import { winnerWords } from './result.js';

const score = (total: number, ...values: number[]): Score => ({
  total,
  lines: [],
  tieBreakers: values.map((value, i) => ({ key: `${i}`, label: ['keys in front', 'fewer hang-ups'][i] ?? 'cards', value })),
});
const words = (...scores: Score[]): string => {
  const [any] = Object.values(games);
  if (any === undefined) throw new Error('there is no game');
  const game: Game<GameTypes> = { ...any, scores: () => scores };
  return winnerWords(game, {}, ['Ada', 'Ben', 'Cleo'].slice(0, scores.length));
};

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

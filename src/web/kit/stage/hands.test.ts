/** What a touched place stands for in the coming question. */
import { expect, it } from 'vitest';
import type { GameTypes } from '../../../engine/game.js';
import type { Question } from '../../table.js';
import { choiceAt, liesAt } from './hands.js';

const coming: readonly Question<GameTypes>[] = [
  {
    decision: { id: 7, seat: 0, kind: 'main', veiled: false },
    words: '',
    choices: [
      { move: 'sell the hen', words: '', refusal: null },
      { move: 'buy a hen', words: '', refusal: null },
      { move: 'buy a cow', words: '', refusal: { because: 'no money', clause: '1.1' } },
    ],
  },
];
const PLACES: Readonly<Record<string, readonly string[]>> = {
  'sell the hen': ['barn:hens', 'market:hens'],
  'buy a hen': ['market:hens'],
  'buy a cow': ['market:cows'],
};
const placesOf = (move: GameTypes['move']): readonly string[] => PLACES[String(move)] ?? [];

it('a place chooses the legal move for which it is the likeliest', () => {
  expect(choiceAt({ coming, placesOf }, 'market:hens')?.move).toBe('buy a hen');
  expect(choiceAt({ coming, placesOf }, 'barn:hens')?.move).toBe('sell the hen');
});

it('a place of a forbidden move, and one that stands for nothing, choose nothing', () => {
  expect(choiceAt({ coming, placesOf }, 'market:cows')).toBeNull();
  expect(choiceAt({ coming, placesOf }, 'sky')).toBeNull();
});

it('what waits for a hand is touched on it or just beside it, not elsewhere', () => {
  const wheel = { x: 100, y: 100, width: 40, height: 40 };
  const touched = [120, 165, 171].map((x) => liesAt({ x, y: 120 }, wheel));
  expect(touched).toEqual([true, true, false]);
});

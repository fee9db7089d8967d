/** The advantage of a bot over sensible players, by what its answers are worth. */
import { expect, it } from 'vitest';
import { seedFrom } from '../engine/seed.js';
import { bird } from '../games/bird/index.js';
import { rainbow } from '../games/rainbow/index.js';
import { advantageOf } from './advantage.js';

const plan = { others: 'sensible', seats: 2, matches: 20, playouts: 20, options: {}, seed: seedFrom('advantage') } as const;

it('is nothing for who answers as suggested', () => {
  const { gain, even, otherwise, questions } = advantageOf(bird, { ...plan, bot: 'sensible', matches: 4 });
  expect([gain.mean, even, otherwise]).toEqual([0, 0.5, 0]);
  expect(questions).toBeGreaterThan(40);
});

it('is about half a match less for who plays anything', () => {
  const { gain, otherwise, questions } = advantageOf(bird, { ...plan, bot: 'random' });
  expect(gain.mean).toBeLessThan(-0.3); // random wins some 3 of 100 against sensible
  expect(gain.mean).toBeGreaterThan(-0.65);
  expect(gain.high - gain.low).toBeLessThan(0.5);
  expect(otherwise).toBeLessThan(questions);
});

it('is judged against what a game suggested at first, too', () => {
  const against = (others: 'sensible' | 'sensible-1', bot: string) =>
    advantageOf(rainbow, { ...plan, others, bot, matches: 2, playouts: 2 }).otherwise;
  expect([against('sensible', 'sensible'), against('sensible-1', 'sensible-1')]).toEqual([0, 0]);
  expect(against('sensible-1', 'sensible')).toBeGreaterThan(0);
});

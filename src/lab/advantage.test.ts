/** The advantage of a bot over sensible players, by what its answers are worth. */
import { expect, it } from 'vitest';
import { seedFrom } from '../engine/seed.js';
import { bird } from '../games/bird/index.js';
import { advantageOf } from './advantage.js';

const plan = { seats: 2, matches: 20, playouts: 20, options: {}, seed: seedFrom('advantage') };

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

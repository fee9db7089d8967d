/** Learning an estimate from play. */
import { expect, it } from 'vitest';
import { estimateOf } from '../bots/fitted.js';
import { begin } from '../engine/play.js';
import { seedFrom } from '../engine/seed.js';
import { nation } from '../games/nation/index.js';
import { fitTo } from './fit.js';

const { features } = nation;
if (features === undefined) throw new Error('Happy Nation has no features');
const plan = { seats: [2, 3], matches: 100, hidden: 4, seed: 1 };
const { model, phases, all } = fitTo(nation, features, plan);

it('predicts who ends ahead better than guessing, and better the later it is', () => {
  expect(all.positions).toBeGreaterThan(200);
  expect(all.now).toBeLessThan(0.65);
  expect(phases.at(-1)?.now).toBeLessThan(phases[0]?.now ?? 0);
});

it('gives the same model for the same seed, in a few thousand bytes', () => {
  expect(fitTo(nation, features, plan).model).toEqual(model);
  expect(JSON.stringify(model).length).toBeLessThan(8192);
});

it('is what search asks: the chances of all seats are even on average, and nothing but the model counts', () => {
  for (const seats of [2, 4]) {
    const { state } = begin(nation, { seats, seed: seedFrom('fitted') });
    const chances = state.own.map((_, seat) => estimateOf({ ...nation, fitted: model, estimate: () => Number.NaN }, state, seat));
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(seats / 2);
    for (const chance of chances) expect(chance > 0 && chance < 1).toBe(true);
  }
});

it('leaves finished matches, and those who are alone, to the game', () => {
  const { state } = begin(nation, { seats: 2, seed: seedFrom('fitted') });
  expect(estimateOf({ ...nation, fitted: model }, { ...state, open: [] }, 0)).toBe(nation.estimate({ ...state, open: [] }, 0));
});

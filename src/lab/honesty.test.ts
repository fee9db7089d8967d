/** The chances that people are shown come true. */
import { describe, expect, it } from 'vitest';
import { tries } from '../../tools/cases.js';
import { seedFrom } from '../engine/seed.js';
import { bird } from '../games/bird/index.js';
import { honestyIn, honestyOf } from './honesty.js';

describe('how far shown and won are apart', () => {
  it('is measured tenth by tenth, by the number of positions', () => {
    const seen = [
      ...Array.from({ length: 300 }, (_, i) => [0.25, i < 60 ? 1 : 0] as const),
      ...Array.from({ length: 100 }, () => [1, 1] as const),
    ];
    const { tenths, distance, widest } = honestyIn(seen);
    expect(tenths[2]).toEqual({ positions: 300, shown: 0.25, won: 0.2 });
    expect(tenths[9]).toEqual({ positions: 100, shown: 1, won: 1 });
    expect(distance).toBeCloseTo(0.0375);
    expect(widest).toBeCloseTo(0.05);
  });
});

/** `halcyon lab calibrate bird` looks at 4,000: there the bound is 3 points. With 200, as at length, chance alone makes about 7; with 60 about 12. */
it('is few points on average at some positions of Bird of Happiness', () => {
  const matches = tries(60, 200);
  const { tenths, distance } = honestyOf(bird, { seats: 2, matches, futures: 60, bot: 'steady', seed: seedFrom('honest') });
  expect(tenths.reduce((sum, { positions }) => sum + positions, 0)).toBe(matches);
  expect(distance).toBeLessThan(tries(0.2, 0.12));
});

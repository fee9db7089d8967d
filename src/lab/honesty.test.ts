/** The chances that people are shown come true. */
import { describe, expect, it } from 'vitest';
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

/** `halcyon lab calibrate bird` looks at 4,000 positions: there the bound is 3 points. With 200 chance alone makes about 7. */
it('is at most 12 points on average at 200 positions of Bird of Happiness', () => {
  const { tenths, distance } = honestyOf(bird, { seats: 2, matches: 200, futures: 60, bot: 'steady', seed: seedFrom('honest') });
  expect(tenths.reduce((sum, { positions }) => sum + positions, 0)).toBe(200);
  expect(distance).toBeLessThan(0.12);
});

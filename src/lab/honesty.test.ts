/** The chances that people are shown come true. */
import { describe, expect, it } from 'vitest';
import { seedFrom } from '../engine/seed.js';
import { bird } from '../games/bird/index.js';
import { type Foretold, foretoldAt, honestyIn, honestyOf, logLoss, powerFor } from './honesty.js';

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

describe('the power', () => {
  /** Of ten positions that look like this, the first seat wins so many. */
  const foretold = (share: number, wins: number): readonly Foretold[] =>
    Array.from({ length: 10 }, (_, i) => ({
      seat: i % 2,
      tally: { shares: [share, 1 - share], futures: 1e6, over: false },
      won: i < wins ? [1, 0] : [0, 1],
    }));

  it('is found that the chances were raised to: above 1 where they were too timid, below where they were too sure', () => {
    expect(powerFor(foretold(2 / 3, 8))).toBeCloseTo(2, 4); // 2 to 1 shown, 4 to 1 won
    expect(powerFor(foretold(16 / 17, 8))).toBeCloseTo(0.5, 4);
    expect(powerFor([...foretold(0.6, 6), ...foretold(0.2, 2)])).toBeCloseTo(1, 4);
  });

  it('has the least log loss, and brings shown and won together', () => {
    const seen = [...foretold(2 / 3, 8), ...foretold(0.2, 1)];
    const power = powerFor(seen);
    const loss = (at: number) => seen.reduce((sum, each) => sum + logLoss(each, at), 0);
    for (const other of [0.5, 1, power - 0.05, power + 0.05]) expect(loss(other)).toBeGreaterThan(loss(power));
    expect(honestyOf(foretold(2 / 3, 8), 2).distance).toBeCloseTo(0, 4);
    expect(honestyOf(foretold(2 / 3, 8), 1).distance).toBeCloseTo(2 / 15, 4);
  });

  it('is not fitted to matches that are over, whose chances nothing changes', () => {
    const over = foretold(1, 9).map((each) => ({ ...each, tally: { ...each.tally, over: true } }));
    expect(powerFor([...foretold(2 / 3, 8), ...over])).toBeCloseTo(2, 4);
    expect(over.map((each) => logLoss(each, 2))).toEqual(over.map((each) => logLoss(each, 1)));
  });
});

/** `halcyon lab calibrate bird` looks at 4,000 positions: there the bound is 3 points. With 200 chance alone makes about 7. */
it('is at most 12 points on average at 200 positions of Bird of Happiness', () => {
  const look = { seats: 2, futures: 60, bot: 'steady', seed: seedFrom('honest') };
  const seen = Array.from({ length: 200 }, (_, match) => foretoldAt(bird, look, match) ?? []).flat();
  const { tenths, distance } = honestyOf(seen, 1);
  expect(tenths.reduce((sum, { positions }) => sum + positions, 0)).toBe(200);
  expect(distance).toBeLessThan(0.12);
});

/** The power that shares of futures are raised to before people see them. */
import { describe, expect, it } from 'vitest';
import { quickChance } from '../engine/chance.js';
import type { StepTable } from '../engine/game.js';
import { begin } from '../engine/play.js';
import { seedFrom } from '../engine/seed.js';
import { viewFor } from '../engine/view.js';
import { given } from '../games/bird/bird.build.js';
import { bird } from '../games/bird/index.js';
import { advise } from './advise.js';
import { chancesIn, futuresAfter } from './futures.js';
import { MOST } from './knob.js';
import { chanceShown, raised, shownChance, smoothed, type WonShares, wonSharesOf } from './shown.js';

const tally = (shares: readonly number[], futures = 100, over = false): WonShares => ({ shares, futures, over });
const sum = (chances: readonly number[]): number => chances.reduce((all, each) => all + each, 0);
const POWERS = [0.3, 0.6, 1, 1.4, 3];

describe('chances raised to a power', () => {
  it('add up to one', () => {
    for (const power of POWERS)
      for (const shares of [
        [0.5, 0.5],
        [0, 1],
        [0.7, 0.2, 0.1],
        [0.25, 0.25, 0.5, 0],
      ])
        expect(sum(shares.map((_, seat) => shownChance(tally(shares), seat, 0, power).chance))).toBeCloseTo(1, 12);
  });

  it('keep their order, and who has more is shown more', () => {
    for (const power of POWERS) {
      const shown = Array.from({ length: 101 }, (_, won) => shownChance(tally([won / 100, 1 - won / 100]), 0, 0, power).chance);
      expect(shown).toEqual([...new Set(shown)].toSorted((a, b) => a - b));
      const [most = 0, some = 0, least = 0] = raised([0.5, 0.3, 0.2], power);
      expect(most).toBeGreaterThan(some);
      expect(some).toBeGreaterThan(least);
    }
  });

  it('come nearer to each other under a power below 1, and apart above it', () => {
    const shown = (power: number) => shownChance(tally([0.8, 0.2]), 0, 0, power).chance;
    expect(shown(0.6)).toBeLessThan(0.75);
    expect(shown(1.4)).toBeGreaterThan(0.85);
    expect(shownChance(tally([0.5, 0.5]), 0, 0, 0.6).chance).toBeCloseTo(0.5, 12);
  });

  it('are the very shares under 1', () => {
    for (const share of [0, 0.37, 1]) expect(shownChance(tally([share, 1 - share]), 0, 0.04, 1)).toEqual({ chance: share, error: 0.04 });
    expect(raised([0.7, 0.2, 0.1], 1)).toEqual([0.7, 0.2, 0.1].map((each) => expect.closeTo(each, 12)));
  });

  it('of few futures that all went alike are not certain, of more they are surer', () => {
    const lost = (futures: number) => shownChance(tally([0, 1], futures), 0, 0, 0.6).chance;
    expect(smoothed(tally([0, 1], 30))).toEqual([1 / 32, 31 / 32]);
    expect(lost(30)).toBeGreaterThan(lost(300));
    expect(lost(300)).toBeGreaterThan(0);
  });

  it('stay as they are where the match is over, and alone', () => {
    for (const share of [0, 0.5, 1]) {
      expect(shownChance(tally([share, 1 - share], 100, true), 0, 0.02, 0.6)).toEqual({ chance: share, error: 0.02 });
      expect(shownChance(tally([share]), 0, 0.02, 0.6)).toEqual({ chance: share, error: 0.02 });
    }
  });

  it('carry their errors: as much as a small change of the share changes what is shown', () => {
    const small = 1e-5;
    for (const power of POWERS)
      for (const [mine, ...rest] of [
        [0.8, 0.2],
        [0.1, 0.9],
        [0.5, 0.3, 0.2],
      ] as const) {
        const shown = (share: number) =>
          shownChance(tally([share, ...rest.map((each) => (each * (1 - share)) / (1 - mine))], 1e9), 0, small, power);
        expect(shown(mine).error / (shown(mine + small).chance - shown(mine).chance)).toBeCloseTo(1, 3);
      }
  });
});

const stepsWith = (seats: number, power: number): StepTable => ({ rules: 1, rows: [{ seats, knobs: [], power, apart: [] }] });

it('what a hint shows has the power, its error too', () => {
  const { state } = begin(bird, { seats: 3, seed: seedFrom('advice') });
  const [decision] = state.open;
  if (!decision) throw new Error('nothing is asked');
  const wish = { names: ['Ada', 'Ben', 'Cleo'], budget: { ...MOST, part: 0.1 }, futures: 40 };
  const hint = (game: typeof bird) => advise(game, viewFor(state, decision.seat), decision, quickChance(1), wish);
  const [[plain], [shown]] = [hint({ ...bird, steps: stepsWith(3, 1) }), hint({ ...bird, steps: stepsWith(3, 0.5) })];
  if (!plain || !shown) throw new Error('there is no hint');
  expect(shown.move).toEqual(plain.move);
  expect(Math.abs(shown.chance - 1 / 3)).toBeLessThan(Math.abs(plain.chance - 1 / 3));
  expect(shown.reach).toBeLessThan(plain.reach);
});

it('a move that ends the match is shown as it ends', () => {
  const s = given({
    players: [{ deck: ['clover', 'clover', 'clover', 'bird1'], row: ['gold', 'clover'] }, { deck: ['gold', 'gold', 'gold', 'bird1'] }],
    field: ['bird2', 'clover'],
    pile: [],
    asks: 'main',
  });
  const [decision] = s.open;
  if (!decision) throw new Error('nothing is asked');
  const found = bird
    .moves(s.shared, {}, decision)
    .map((move) => futuresAfter(bird, viewFor(s, 0), decision, move, 20, 1))
    .find((futures) => wonSharesOf(futures).over);
  if (!found) throw new Error('no move ends the match');
  expect(chanceShown({ steps: stepsWith(2, 0.5) }, found, 0)).toEqual(chancesIn(found.map(({ won }) => won)));
});

/** The ways of playing at random that are measured are ways of playing the same match. */
import { describe, expect, it } from 'vitest';
import { quickChance } from '../src/engine/chance.js';
import { seedFrom } from '../src/engine/seed.js';
import { bird } from '../src/games/bird/index.js';
import { playAsSearch, playByViews, playRefereed, sampleStates, seriesOf } from './random-play.js';

const series = seriesOf(bird, 4);

describe('random play of bird', () => {
  it('is the same match with and without views', () => {
    for (let seed = 0; seed < 20; seed++) {
      expect(playAsSearch(series, quickChance(seed))).toEqual(playByViews(series, quickChance(seed)));
    }
  });

  it('ends with all 29 birds at the players, refereed or not', () => {
    for (let seed = 0; seed < 20; seed++) {
      expect(playByViews(series, quickChance(seed)).points).toBe(29);
      expect(playRefereed(series, seedFrom(`${seed}`), quickChance(seed)).points).toBe(29);
    }
  });

  it('takes as many moves before the referee as without', () => {
    const mean = (play: (seed: number) => number) => Array.from({ length: 300 }, (_, seed) => play(seed)).reduce((a, b) => a + b) / 300;
    const free = mean((seed) => playByViews(series, quickChance(seed)).moves);
    const refereed = mean((seed) => playRefereed(series, seedFrom(`${seed}`), quickChance(seed)).moves);
    expect(Math.abs(refereed / free - 1)).toBeLessThan(0.05);
  });
});

describe('the samples', () => {
  it('are as many as asked for, sound, and wait for an answer', () => {
    const samples = sampleStates(series, quickChance(1), 64);
    expect(samples).toHaveLength(64);
    for (const state of samples) {
      expect(state.open.length).toBeGreaterThan(0);
      bird.check(state);
    }
  });

  it('come from all through the match', () => {
    const turns = sampleStates(series, quickChance(1), 64).map((state) => state.shared.turn);
    expect(Math.min(...turns)).toBeLessThan(20);
    expect(Math.max(...turns)).toBeGreaterThan(60);
  });
});

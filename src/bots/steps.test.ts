/** The tables of the bots' five steps, as `halcyon ladder --calibrate` wrote them. */
import { describe, expect, test } from 'vitest';
import { games } from '../games/index.js';
import { STEPS } from './index.js';
import { knobsOf } from './knob.js';

describe.each(Object.values(games))('the steps of $id', (game) => {
  const { rules = 0, rows = [] } = game.steps ?? {};

  test('were played under an edition that there is', () => {
    expect(rules).toBeGreaterThan(0);
    expect(rules).toBeLessThanOrEqual(game.rules);
  });

  test('grow from weak to strong, with every number of seats', () => {
    for (let { min: seats } = game.seats; seats <= game.seats.max; seats++) {
      const knobs = knobsOf(game, seats);
      expect(knobs).toHaveLength(STEPS.length);
      expect(knobs).toEqual([...new Set(knobs)].toSorted((a, b) => a - b));
      expect(knobs[0]).toBeGreaterThanOrEqual(0);
      expect([1, 2]).toContain(knobs.at(-1)); // all of the search, or what the game suggests where search is worth less
    }
  });

  test('win against the one below as was shown, by play', () => {
    expect(rows.map(({ seats }) => seats)).toEqual([...new Set(rows.map(({ seats }) => seats))].toSorted((a, b) => a - b));
    for (const { apart } of rows) {
      expect(apart).toHaveLength(STEPS.length - 1);
      for (const { share, low, high, matches } of apart) {
        expect(matches).toBeGreaterThanOrEqual(16);
        expect(share).toBeGreaterThan(0.5);
        expect(low).toBeLessThan(0.75); // 60 to 75 is wanted, 55 to 65 where luck decides most; of few matches the interval reaches there
        expect(high).toBeGreaterThan(0.6);
      }
    }
  });
});

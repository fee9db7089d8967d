/** Imagined worlds beside the real one: a fair imagination shows no gap, and one that fears too much shows it. */
import { expect, test } from 'vitest';
import { nation } from '../games/nation/index.js';
import { beliefsOf } from './beliefs.js';

const PLAN = { seats: 2, positions: 40, playouts: 16, seed: 3 };

test('the worlds that Happy Nation imagines are about as good for the asked seat as the real one', () => {
  const { positions, gap } = beliefsOf(nation, PLAN);
  expect(positions).toBe(40);
  expect(Math.abs(gap.mean)).toBeLessThan(0.08); // `halcyon lab beliefs nation` shows less than 0.03 with 400 positions
});

test('who imagines the others much happier than they are is found out', () => {
  const fearful: typeof nation = {
    ...nation,
    imagine(view, chance) {
      const s = nation.imagine(view, chance);
      s.shared.players.forEach((player, seat) => {
        if (seat !== view.seat) player.happiness += 10;
      });
      return s;
    },
  };
  const { gap, distance, noise } = beliefsOf(fearful, PLAN);
  expect(gap.high).toBeLessThan(-0.1);
  expect(distance).toBeGreaterThan(noise);
});

/** The presets on the boxes: each is a match that can begin as it is offered. */
import { describe, expect, test } from 'vitest';
import { seatsOf } from '../../tools/laws.js';
import { defaultOptions } from '../engine/options.js';
import { begin } from '../engine/play.js';
import { seedFrom } from '../engine/seed.js';
import { games } from './index.js';
import type { Box } from './kit/boxes.js';

const boxes = await Promise.all(
  Object.values(games).map(async (game) => {
    const { box }: { box: Box } = await import(`./${game.id}/box.ts`);
    return { game, box, title: box.title };
  }),
);

describe.each(boxes)('$title', ({ game, box }) => {
  test('is what stands on its box', () => {
    expect(box).toMatchObject({ id: game.id, seats: game.seats });
  });

  test('has two to four presets with names of their own, and one at least for every number of players', () => {
    const names = box.presets.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect([2, 3, 4]).toContain(names.length);
    for (const seats of seatsOf(game)) {
      expect(box.presets.filter(({ seats: { min, max } = box.seats }) => min <= seats && seats <= max)).not.toEqual([]);
    }
  });

  test.each(box.presets)('can begin as "$name"', ({ line, options, seats = box.seats, minutes = box.minutes }) => {
    expect(line).toMatch(/^[A-Z0-9].{10,58}\.$/);
    expect(minutes).toBeGreaterThan(0);
    expect(seats.min).toBeGreaterThanOrEqual(game.seats.min);
    expect(seats.max).toBeLessThanOrEqual(game.seats.max);
    const usual = defaultOptions(game);
    for (const [key, value] of Object.entries(options)) expect(value).not.toEqual(usual[key]);
    for (let count = seats.min; count <= seats.max; count++) {
      const { state } = begin(game, { seats: count, options, seed: seedFrom('preset') });
      expect(state.open).not.toEqual([]);
    }
  });
});

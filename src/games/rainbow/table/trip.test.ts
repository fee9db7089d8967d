/** The turns a trip takes are what playing it out gives on average. */
import { describe, expect, it } from 'vitest';
import { quickChance } from '../../../engine/chance.js';
import { begin } from '../../../engine/play.js';
import { seedFrom } from '../../../engine/seed.js';
import { rainbow } from '../index.js';
import { lastOf, spaceAt } from '../rules/board.js';
import { TRACKS } from '../rules/data.js';
import { chanceOf } from '../rules/device.js';
import type { Shared } from '../rules/types.js';
import { turnsToTheEnd } from './trip.js';

const { shared } = begin(rainbow, { seats: 3, seed: seedFrom('trip') }).state;
const dice = quickChance(5);
const TRIPS = 4000;

function trip(on: Shared, track: number, from: number): number {
  let turns = 0;
  for (let pos = from; pos < lastOf(track); turns++) {
    let luck = dice.int(1_000_000) / 1_000_000;
    let value = 1;
    for (; value < 8 && luck >= chanceOf(on, track, value); value++) luck -= chanceOf(on, track, value);
    const to = Math.min(lastOf(track), pos + value);
    pos = spaceAt(track, to).kind === 'back' ? 0 : to;
  }
  return turns;
}

describe.each(TRACKS.map((id, track) => [id, track] as const))('%s', (_, track) => {
  it.each([0, 4])('from space %i', (from) => {
    let turns = 0;
    for (let n = 0; n < TRIPS; n++) turns += trip(shared, track, from);
    expect(turnsToTheEnd(shared, track, from)).toBeCloseTo(turns / TRIPS, 0);
  });

  it('takes no turn from its last space', () => {
    expect(turnsToTheEnd(shared, track, lastOf(track))).toBe(0);
  });
});

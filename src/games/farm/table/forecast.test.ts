/** The forecast is the real rules played ahead: it must come true when everybody leaves the animals to themselves. */
import { describe, expect, it } from 'vitest';
import { sensibleBot } from '../../../bots/sensible.js';
import { quickChance } from '../../../engine/chance.js';
import { answer, begin } from '../../../engine/play.js';
import { seedFrom } from '../../../engine/seed.js';
import { viewFor } from '../../../engine/view.js';
import { given, play, question } from '../farm.build.js';
import { farm } from '../index.js';
import type { FarmEvent } from '../rules/types.js';
import { forecast } from './forecast.js';

describe('the forecast of the night', () => {
  it('says who will be full, hungry or upset, and what they bring', () => {
    const state = given({
      at: 'feed',
      animals: [
        [0, 'goose', 'c2'],
        [0, 'chicken', 'd3'],
        [0, 'cow', 'b1'],
        [1, 'cow', 'e4', 2],
      ],
    });
    const tonight = forecast(viewFor(state, 0));
    expect(tonight?.flocks.get('0 goose c2')).toMatchObject({ count: 1, full: 1, upset: false });
    expect(tonight?.flocks.get('0 cow b1')).toMatchObject({ full: 1, upset: true });
    expect(tonight?.yields[0]).toMatchObject({ egg: 4, milk: 0, full: 3, hungry: 0, upset: 1 });
    expect(tonight?.yields[1]).toMatchObject({ full: 2, upset: 2, milk: 0 });
  });

  it('knows who eats from a square, in order', () => {
    const state = given({
      at: 'feed',
      animals: [
        [0, 'cow', 'c2', 2],
        [1, 'goose', 'c1'],
        [1, 'goose', 'd1'],
      ],
    });
    const at = forecast(viewFor(state, 0))?.mouths.get('c1') ?? [];
    expect(at.map(({ seat }) => seat)).toContain(1);
    expect(at.reduce((sum, { n }) => sum + n, 0)).toBeLessThanOrEqual(5);
  });

  it('plays an answer first if one is given', () => {
    const state = given({ at: 'buy', market: { goose: 1 }, farmers: [{ money: 20 }, {}] });
    play(state, 'buy goose');
    const view = viewFor(state, 0);
    const decision = question(state);
    const placed = forecast(view, { decision, move: { t: 'place', at: 'c2' } });
    expect(placed?.flocks.get('0 goose c2')).toMatchObject({ full: 1, upset: false });
    expect(placed?.yields[0]?.egg).toBe(3);
  });

  it('is silent once the animals have fed, and in the last selling', () => {
    expect(forecast(viewFor(given({ at: 'butcher', animals: [[0, 'cow', 'c2']] }), 0))).toBeNull();
    expect(forecast(viewFor(given({ at: 'sell', round: 13, farmers: [{ egg: 2 }] }), 0))).toBeNull();
  });

  it('leaves the position as it is', () => {
    const state = given({
      at: 'feed',
      animals: [
        [0, 'goose', 'c2', 2],
        [1, 'cow', 'e4', 2],
      ],
    });
    const before = JSON.stringify(state);
    forecast(viewFor(state, 0));
    expect(JSON.stringify(state)).toBe(before);
  });

  it.each([1, 2, 4, 6])('comes true with %i farmers who open their gates', (seats) => {
    const table = begin(farm, { seats, seed: seedFrom(`forecast ${seats}`), options: { rounds: 6 } });
    const chance = quickChance(seats);
    let checked = 0;
    for (let entry = 0; table.state.open.length > 0 && entry < 700; entry++) {
      const [decision] = table.state.open;
      if (decision === undefined) break;
      const view = viewFor(table.state, decision.seat);
      const opens = decision.kind === 'feed' && table.state.shared.farmers.filter(({ auto }) => auto).length === seats - 1;
      const expected = opens ? forecast(view)?.yields[decision.seat] : undefined;
      const move = decision.kind === 'feed' ? { t: 'autoRest' as const } : sensibleBot(farm, view, decision, chance);
      answer(table, decision.id, move);
      if (expected === undefined) continue;
      const told = (table.steps.at(-1)?.told ?? []).map(({ event }) => event as FarmEvent);
      const eggs = told.reduce(
        (sum, event) => sum + (event.type === 'produce' && event.seat === decision.seat && event.item === 'egg' ? event.n : 0),
        0,
      );
      expect(expected.egg).toBe(eggs);
      checked++;
    }
    expect(checked).toBeGreaterThan(2);
  });
});

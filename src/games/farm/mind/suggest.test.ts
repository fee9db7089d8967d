/** The sensible farmer and the estimate: what they do in plain situations, and how well they do over whole matches. */
import { describe, expect, test } from 'vitest';
import { quickChance } from '../../../engine/chance.js';
import { defaultOptions } from '../../../engine/options.js';
import { step } from '../../../engine/play.js';
import { winners } from '../../../engine/standings.js';
import { EDITIONS } from '../editions/index.js';
import { farmerOf, given, play, question } from '../farm.build.js';
import { farm } from '../index.js';
import type { FarmState, Move } from '../rules/types.js';
import { sensible } from './suggest.js';
import { TASTE } from './worth.js';

const suggested = (s: FarmState): Move => farm.suggest(s.shared, {}, question(s), quickChance(1));

function playOut(seats: number, seed: number, farmers = [farm.suggest]): FarmState {
  const x = { chance: quickChance(seed) };
  const s = farm.setup({ seats, options: defaultOptions(farm), rules: farm.rules }, x);
  for (let decision = s.open[0]; decision; decision = s.open[0]) {
    const answer = farmers[decision.seat % farmers.length] ?? farm.suggest;
    step(farm, s, decision, answer(s.shared, {}, decision, x.chance), x);
  }
  return s;
}

describe('the sensible farmer', () => {
  test('5.2 sells all goods', () => {
    expect(suggested(given({ at: 'sell', farmers: [{ egg: 3, milk: 1 }] }))).toEqual({ t: 'sellGoods' });
    expect(suggested(given({ at: 'sell', farmers: [{ egg: 3 }] }))).toEqual({ t: 'sell', item: 'egg', n: 'all' });
  });

  test('6.2 takes a horse that can be paid', () => {
    const s = given({ at: 'buy', round: 6, market: { horse: 1, chicken: 3, pig: 2 }, farmers: [{ money: 60 }] });
    expect(suggested(s)).toEqual({ t: 'buy', kind: 'horse' });
  });

  test('8.9 leaves feeding to the policy', () => {
    expect(suggested(given({ at: 'feed', animals: [[0, 'goose', 'c2', 2]] }))).toEqual({ t: 'autoRest' });
  });

  test('11.1 butchers in need and not at the price of a level', () => {
    const poor = given({ at: 'butcher', animals: [[0, 'pig', 'c2']], farmers: [{ money: 0 }] });
    expect(suggested(poor)).toEqual({ t: 'butcher', kind: 'pig', at: 'c2' });
    const rich = given({
      at: 'butcher',
      round: 11,
      animals: [
        [0, 'cow', 'c2', 2],
        [0, 'cow', 'd2', 2],
      ],
      farmers: [{ money: 300 }],
    });
    expect(suggested(rich)).toEqual({ t: 'done' });
  });

  test('15.3 sells what no level needs in the last selling, and keeps what does', () => {
    const s = given({
      at: 'grow',
      round: 12,
      animals: [
        [0, 'cow', 'c2', 2],
        [0, 'cow', 'd2', 2],
        [0, 'goat', 'c4'],
      ],
      farmers: [{ money: 10 }],
    });
    expect(suggested(s)).toEqual({ t: 'sellAnimal', kind: 'goat', at: 'c4' });
    play(s, 'sellAnimal goat c4');
    expect(suggested(s)).toEqual({ t: 'sellAnimal', kind: 'cow', at: 'd2' }); // one level for three bands of money
    farmerOf(s, 0).money = 60;
    expect(suggested(s)).toEqual({ t: 'done' });
  });

  test.each([
    [1, 11],
    [2, 9.6],
    [3, 8.4],
    [4, 7.2],
    [5, 6.5],
    [6, 6],
  ])('15.1 with %i farmers reaches at least %d happiness on average', (seats, least) => {
    const totals = Array.from({ length: 12 }, (_, i) => farm.scores(playOut(seats, 500 + i).shared).map(({ total }) => total)).flat();
    expect(totals.reduce((sum, n) => sum + n, 0) / totals.length).toBeGreaterThanOrEqual(least);
  });
});

test('15.4 a farmer who does not mind what the others get loses more often than not', () => {
  const answer = sensible({ ...TASTE, deny: 0 });
  const kind: typeof farm.suggest = (...asked) => answer(EDITIONS.of(farm), ...asked);
  let won = 0;
  for (let match = 0; match < 40; match++) {
    const seats = match % 2 === 0 ? [kind, farm.suggest] : [farm.suggest, kind];
    if (winners(farm, playOut(2, 900 + Math.floor(match / 2), seats).shared).includes(match % 2)) won++;
  }
  expect(won).toBeLessThan(20);
});

describe('the estimate', () => {
  test('15.4 is all or nothing when the match is over, shared if the victory is', () => {
    const s = playOut(3, 9);
    const chances = s.shared.farmers.map((_, seat) => farm.estimate(s, seat));
    expect(chances.reduce((sum, n) => sum + n, 0)).toBeCloseTo(1);
    expect(Math.max(...chances)).toBe(1);
  });

  test('15.3 grows with horses, with cows under way and with money', () => {
    const chance = (seat: number, { horse = 0, cow = 0, money = 30 }): number => {
      const s = given({ at: 'buy', round: 8, farmers: [{ money: 30 }, { money: 30 }] });
      Object.assign(farmerOf(s, seat), { money, herd: [0, 0, 0, 0, 0, 0, cow, horse] });
      return farm.estimate(s, 0);
    };
    expect(chance(0, {})).toBeCloseTo(0.5);
    expect(chance(0, { horse: 1 })).toBeGreaterThan(0.5);
    expect(chance(0, { cow: 3 })).toBeGreaterThan(0.5);
    expect(chance(0, { money: 90 })).toBeGreaterThan(0.5);
    expect(chance(1, { horse: 2 })).toBeLessThan(0.5);
  });

  test('6.4 counts an animal that is paid for before it has a place', () => {
    const s = given({ at: 'buy', round: 8, market: { horse: 1, chicken: 9 }, farmers: [{ money: 60 }, { money: 60 }] });
    const before = farm.estimate(s, 0);
    play(s, 'buy horse');
    const paid = farm.estimate(s, 0);
    expect(paid).toBeGreaterThan(before);
    play(s, 'place c2');
    expect(farm.estimate(s, 0)).toBeCloseTo(paid);
  });

  test('15.4 among equals the richer farmer wins, the surer the nearer the end', () => {
    const chance = (round: number, phase: 'buy' | 'butcher'): number => {
      const animals: readonly (readonly [number, 'pig', string, number])[] = [
        [0, 'pig', 'c2', 1],
        [1, 'pig', 'd2', 1],
      ];
      const s = given({ at: phase, round, animals, market: { chicken: 9 }, farmers: [{ money: 130 }, { money: 100 }] });
      return farm.estimate(s, 0);
    };
    expect(chance(12, 'butcher')).toBeGreaterThan(chance(11, 'buy'));
    expect(chance(11, 'buy')).toBeGreaterThan(chance(3, 'buy'));
    expect(chance(3, 'buy')).toBeGreaterThan(0.5);
  });

  test('16.4 alone it grows with happiness', () => {
    const s = given({ seats: 1, at: 'buy', round: 10 });
    const before = farm.estimate(s, 0);
    farmerOf(s, 0).herd[7] = 4;
    expect(farm.estimate(s, 0)).toBeGreaterThan(before);
  });
});

/** The course of the game: setup, the order of phases, a whole round worked out, the end. RULES.md 1, 3, 4 and 15. */
import { describe, expect, test } from 'vitest';
import { quickChance, scripted } from '../../../engine/chance.js';
import { defaultOptions } from '../../../engine/options.js';
import { step } from '../../../engine/play.js';
import { answers, asked, bugsOn, farmerOf, foodOn, given, herdOf, play, plays, squareOf } from '../farm.build.js';
import { farm } from '../index.js';
import type { Food } from './data.js';
import { tokensAt } from './land.js';
import type { FarmEvent } from './types.js';

const begin = (seats: number, options = {}) =>
  farm.setup({ seats, options: { ...defaultOptions(farm), ...options }, rules: farm.rules }, { chance: quickChance(7) });

describe('setting up', () => {
  test.each([
    [1, 0],
    [2, 1],
    [3, 1],
  ])('3.5 with %i farmers it is told %i times who begins', (seats, times) => {
    const told: FarmEvent[] = [];
    const x = { chance: quickChance(7), tell: (event: FarmEvent) => told.push(event) };
    farm.setup({ seats, options: defaultOptions(farm), rules: farm.rules }, x);
    expect(told.filter(({ type }) => type === 'first')).toHaveLength(times);
  });

  test.each([
    [1, 88, 14, 48],
    [2, 88, 14, 48],
    [3, 128, 18, 60],
    [6, 156, 28, 96],
  ])('3.1, 3.2 with %i farmers: %i grass, %i vegetables, %i bugs', (seats, grass, veg, bugs) => {
    const { shared } = begin(seats);
    const sum = (list: readonly number[]) => list.reduce((all, n) => all + n, 0);
    const bearing = (lands: readonly number[]) => sum(shared.food.filter((_, at) => lands.includes(shared.land[at] ?? -1)));
    expect([bearing([0, 4]), bearing([1, 3]), sum(shared.bugs)]).toEqual([grass, veg, bugs]);
  });

  test('3.1, 3.2 on the small board the squares begin like this', () => {
    const s = given({ at: 'buy' });
    expect(foodOn(s, 'a1', 'b1', 'c1', 'c3')).toEqual([2, 1, 5, 3]);
    expect(bugsOn(s, 'a1', 'b1', 'c1', 'c3')).toEqual([6, 3, 0, 0]);
    const tokens = (food: Food, name: string) => tokensAt(s.shared, food, squareOf(s, name));
    expect([tokens('bug', 'a1'), tokens('grass', 'a1'), tokens('bug', 'c1'), tokens('grass', 'c1'), tokens('veg', 'c1')]).toEqual([
      6, 2, 0, 5, 0,
    ]);
  });

  test.each([
    [false, [40, 32, 32, 28, 28, 0, 28, 12], 200],
    [true, [40, 32, 32, 28, 28, 28, 28, 12], 228],
  ])('3.3, 17.3 the bag (sheep: %s) begins with %j, and no animal is on the farm', (sheep, meeples, all) => {
    const { shared } = begin(2, { sheep });
    const there = shared.bag.counts.map((n, kind) => n + (shared.market[kind] ?? 0));
    expect(there).toEqual(meeples);
    expect(there.reduce((sum, n) => sum + n, 0)).toBe(all);
    expect(shared.farmers.every(({ flocks }) => flocks.length === 0)).toBe(true);
  });

  test('1.3, 3.4 every farmer begins with $20 and an empty player board', () => {
    for (const seats of [1, 2, 3, 4, 5, 6]) {
      const { farmers } = begin(seats).shared;
      expect(farmers).toHaveLength(seats);
      for (const farmer of farmers) {
        expect(farmer).toMatchObject({ money: 20, egg: 0, meat: 0, milk: 0, wool: 0, hay: 0, veg: 0, grain: 0 });
      }
    }
  });

  test.each([20, 30, 40])('17.13 the table may begin with $%i', (startMoney) => {
    expect(begin(3, { startMoney }).shared.farmers.map(({ money }) => money)).toEqual([startMoney, startMoney, startMoney]);
  });

  test('3.5 lots are drawn for the first farmer, or a place is named', () => {
    const firsts = Array.from({ length: 40 }, (_, i) =>
      farm.setup({ seats: 4, options: defaultOptions(farm), rules: farm.rules }, { chance: quickChance(i) }),
    ).map(({ shared }) => shared.first);
    expect(new Set(firsts)).toEqual(new Set([0, 1, 2, 3]));
    expect(begin(4, { firstFarmer: 2 }).open).toMatchObject([{ seat: 2, kind: 'buy' }]);
  });
});

describe('the order of things', () => {
  test('4.1 a round goes from selling to worked land, phase by phase', () => {
    const s = given({
      at: 'sell',
      options: { breeding: true },
      animals: [
        [0, 'goose', 'c2', 2],
        [1, 'goat', 'b2'],
      ],
      farmers: [{ egg: 1 }, { egg: 1 }],
      bugs: { b1: 1, a2: 1 },
    });
    const kinds: string[] = [];
    while (s.shared.round === 1) {
      kinds.push(asked(s)[0] ?? '');
      play(s, ['autoRest', 'auto', 'pass', 'done'].find((calm) => answers(s).includes(calm)) ?? answers(s)[0] ?? '');
    }
    expect(kinds).toEqual([
      '0 sell',
      '1 sell',
      '0 buy',
      '1 buy',
      '0 farm',
      '1 farm',
      '0 feed',
      '1 eat',
      '1 effort',
      '0 butcher',
      '1 butcher',
      '0 breed',
      '1 breed',
    ]);
  });

  test('4.2 the next farmer clockwise begins the next round', () => {
    const s = given({ seats: 3, at: 'farm' });
    expect(asked(s)).toEqual(['0 farm']);
    plays(s, 'pass', 'pass', 'pass');
    expect(asked(s)).toEqual(['1 buy']);
    plays(s, 'pass');
    expect(asked(s)).toEqual(['2 buy']);
    plays(s, 'pass');
    expect(asked(s)).toEqual(['0 buy']);
  });

  test('1.1 a whole round of two farmers comes out as on paper', () => {
    const s = given({ at: 'buy', market: { chicken: 3, duck: 2, goose: 2, pig: 1, goat: 1, cow: 1 } });
    plays(s, 'buy goose', 'place c2', 'buy cow', 'place d4', 'buy duck', 'place c1', 'buy chicken', 'place e2', 'pass', 'pass');
    expect([farmerOf(s, 0).money, farmerOf(s, 1).money]).toEqual([13, 10]);
    plays(s, 'collect a3', 'collect b3', 'convert c5 garden');
    expect(farmerOf(s, 0).hay).toBe(10);
    const told: FarmEvent[] = [];
    for (const answer of ['feed goose c2', 'auto', 'feed cow d4', 'auto', 'auto', 'auto']) told.push(...play(s, answer));
    expect(foodOn(s, 'c1', 'b2', 'c2', 'c4', 'd4', 'e4', 'd5')).toEqual([4, 4, 4, 4, 4, 4, 4]);
    expect(bugsOn(s, 'b1', 'e1', 'f2')).toEqual([0, 2, 2]);
    expect(farmerOf(s, 0)).toMatchObject({ egg: 5, milk: 0 });
    expect(farmerOf(s, 1)).toMatchObject({ egg: 0, milk: 2 });
    expect(told).toContainEqual(expect.objectContaining({ type: 'upset', seat: 1, kind: 'chicken', at: 'e2' }));
    expect(bugsOn(s, 'c2', 'c1', 'd4', 'e2')).toEqual([1, 1, 4, 1]);
    play(s, 'done', { seat: 0 });
    play(s, 'done', { seat: 1 });
    expect(foodOn(s, 'c1', 'b2', 'c2', 'c4', 'd4', 'e4', 'd5', 'a3', 'b3', 'c5')).toEqual([5, 5, 5, 5, 5, 5, 5, 3, 3, 2]);
    expect(s.shared).toMatchObject({ round: 2, first: 1 });
    play(s, 'sell egg all', { seat: 0 });
    play(s, 'sell milk all', { seat: 1 });
    expect([farmerOf(s, 0).money, farmerOf(s, 1).money]).toEqual([18, 14]);
    expect([herdOf(s, 0), herdOf(s, 1)]).toEqual([
      { 'duck c1': 1, 'goose c2': 1 },
      { 'chicken e2': 1, 'cow d4': 1 },
    ]);
  });

  test.each([
    ['pasture', 0, 3, 5],
    ['garden', 0, 2, 3],
    ['field', 0, 1, 4],
    ['rough', 0, 1, 1],
    ['forest', 0, 2, 2],
  ] as const)('13.1 a bare %s grows from %i by %i a round, up to %i', (land, from, by, most) => {
    const grown = (food: number) => foodOn(given({ at: 'grow', land: { c2: land }, food: { c2: food }, effort: { c2: 0 } }), 'c2')[0];
    expect(grown(from)).toBe(from + by);
    expect(grown(most)).toBe(most);
    expect(grown(most - 1)).toBe(most);
  });

  test('13.1 efforts do not hinder it', () => {
    expect(foodOn(given({ at: 'grow', food: { b1: 0 }, effort: { b1: 2 } }), 'b1')).toEqual([1]);
  });

  test('17.6 a balanced Field grows 2 a round, up to 6', () => {
    const options = { fieldYield: 'balanced' } as const;
    expect(foodOn(given({ at: 'grow', options, land: { c2: 'field', d2: 'field' }, food: { c2: 0, d2: 5 } }), 'c2', 'd2')).toEqual([2, 6]);
  });
});

describe('the end', () => {
  test.each([12, 8, 6])('1.2, 15.1, 17.12 the game ends after %i rounds', (rounds) => {
    const x = { chance: quickChance(rounds) };
    const s = farm.setup({ seats: 2, options: { ...defaultOptions(farm), rounds }, rules: farm.rules }, x);
    let last = 0;
    for (let decision = s.open[0]; decision; decision = s.open[0]) {
      if (s.shared.phase !== 'sell') last = s.shared.round;
      step(farm, s, decision, farm.suggest(s.shared, {}, decision, x.chance), x);
    }
    expect(last).toBe(rounds);
    expect(s.shared).toMatchObject({ phase: 'over', round: rounds + 1 });
  });

  test('16.3 alone the phases are the same', () => {
    const s = given({ seats: 1, at: 'buy', market: { goose: 2 } });
    play(s, 'buy goose');
    play(s, 'place c2', { chance: scripted([]) });
    const kinds: string[] = [];
    while (s.shared.round === 1) {
      kinds.push(asked(s)[0] ?? '');
      play(s, ['auto', 'pass', 'done'].find((calm) => answers(s).includes(calm)) ?? '');
    }
    expect(kinds).toEqual(['0 buy', '0 farm', '0 eat', '0 butcher']);
  });
});

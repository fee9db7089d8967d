/** The sums the table does for its players. */
import { describe, expect, it } from 'vitest';
import { viewFor } from '../../../engine/view.js';
import { farmerOf, given, squareOf } from '../farm.build.js';
import type { FarmEvent } from '../rules/types.js';
import { barnWorth, happinessChange, herdRung, moneyAfter, moneyRung, outlook } from './figures.js';
import { prospects } from './forecast.js';
import { earned, incomeOf } from './income.js';
import { inReach, mapOf } from './maps.js';
import { yieldWords } from './words.js';

describe('thresholds', () => {
  it('the next one and the one before are known, up to the top', () => {
    const state = given({
      at: 'farm',
      animals: [
        [0, 'cow', 'c2', 2],
        [0, 'cow', 'd2', 2],
        [0, 'cow', 'c4', 1],
      ],
    });
    expect(herdRung(farmerOf(state, 0), 'cow')).toEqual({ level: 1, from: 4, next: 7 });
    expect(herdRung(farmerOf(state, 0), 'horse')).toEqual({ level: 0, from: 0, next: 1 });
    expect(moneyRung(19)).toEqual({ level: 0, from: 0, next: 20 });
    expect(moneyRung(75)).toEqual({ level: 4, from: 60, next: null });
  });

  it('an animal counts at once, the money it costs only in the last three rounds', () => {
    const change = (round: number, money: number) => {
      const state = given({ at: 'farm', farmers: [{ money: 24 }], round });
      return happinessChange(state.shared, farmerOf(state, 0), 'horse', 1, money);
    };
    expect(change(1, -10)).toBe(1);
    expect(change(9, -10)).toBe(1);
    expect(change(10, -10)).toBe(0); // one for the horse, one lost with the money
    expect(change(10, 0)).toBe(1);
  });
});

describe('money', () => {
  it('what an answer leaves in the purse', () => {
    const { shared } = given({ at: 'sell', options: { sheep: true }, farmers: [{ money: 7, egg: 4, milk: 2, wool: 3 }] });
    const farmer = shared.farmers[0];
    if (farmer === undefined) throw new Error('nobody farms');
    expect(moneyAfter(shared, farmer, { t: 'buy', kind: 'goose' })).toBe(3);
    expect(moneyAfter(shared, farmer, { t: 'sell', item: 'egg', n: 'all' })).toBe(11);
    expect(moneyAfter(shared, farmer, { t: 'sell', item: 'wool', n: 1 })).toBeNull(); // paid later
    expect(moneyAfter(shared, farmer, { t: 'sellGoods' })).toBe(15);
    expect(moneyAfter(shared, farmer, { t: 'done' })).toBeNull();
    expect(barnWorth(shared, farmer)).toBe(17);
  });

  it('the outlook counts the barn if there is a last selling', () => {
    const farmers = [{ money: 15, milk: 3 }];
    const usual = given({ at: 'farm', farmers });
    expect(outlook(usual.shared, farmerOf(usual, 0))).toEqual({ now: 0, sold: 1 });
    const without = given({ at: 'farm', farmers, options: { finalMarket: false } });
    expect(outlook(without.shared, farmerOf(without, 0))).toEqual({ now: 0, sold: 0 });
  });

  it('income is told round by round, for one farmer', () => {
    const events: FarmEvent[] = [
      { type: 'round', round: 1, of: 12, first: 0 },
      { type: 'buy', seat: 0, kind: 'cow', price: 8 },
      { type: 'buy', seat: 1, kind: 'cow', price: 8 },
      { type: 'round', round: 2, of: 12, first: 1 },
      { type: 'sell', seat: 0, item: 'milk', n: 2, money: 4 },
      { type: 'sellAnimal', seat: 0, kind: 'cow', at: 'c2', money: 9, owns: 0 },
      { type: 'lastSelling' },
      { type: 'woolPaid', seat: 0, wool: 1, money: 3 },
    ];
    const rounds = incomeOf(events, 0);
    expect(rounds.map(earned)).toEqual([0, 13, 3]);
    expect(rounds.map(({ spent }) => spent)).toEqual([8, 0, 0]);
  });
});

describe('the maps', () => {
  const state = given({
    at: 'farm',
    animals: [
      [1, 'cow', 'c2', 1],
      [0, 'duck', 'c3', 1],
    ],
    bugs: { c1: 3, b2: 1 },
  });
  const view = viewFor(state, 0);
  const at = (name: string) => squareOf(state, name);

  it('of food says how one more animal would fare, and what it would give', () => {
    const map = mapOf(view, 0, 'food', 'cow');
    expect(map?.[at('c2')]).toMatchObject({ fate: 'upset', thing: null, n: 0, words: 'a cow here: full, but upset by bugs' });
    expect(map?.[at('d4')]).toMatchObject({ fate: 'calm', thing: 'milk', n: 2, words: 'a cow here: full and calm' });
    expect(map?.[at('c3')]).toBeNull(); // no room
  });

  it('of food never counts bugs as a gain: where they upset a chicken it says so', () => {
    const first = viewFor(given({ at: 'buy', market: { chicken: 1 } }), 0);
    expect(prospects(first, 0, 'chicken')?.[at('b2')]?.fate).toBe('upset');
    expect(prospects(first, 0, 'chicken')?.[at('c3')]).toEqual({ fate: 'calm', roamsTo: null });
  });

  it('of food says where an animal would go that finds nothing', () => {
    const bare = given({ at: 'farm', food: { c1: 0, b2: 0, c2: 0, d2: 0, c3: 0 } });
    const goose = prospects(viewFor(bare, 0), 0, 'goose')?.[at('c2')];
    expect(goose?.roamsTo).not.toBeNull();
  });

  it('of food has nothing to say once the animals feed', () => {
    expect(mapOf(viewFor(given({ at: 'feed', animals: [[0, 'cow', 'c2', 2]] }), 0), 0, 'food', 'cow')).toBeNull();
  });

  it('of bugs counts those in reach', () => {
    expect(mapOf(view, 0, 'bugs', 'cow')?.[at('c2')]).toEqual({ map: 'bugs', bugs: 4, words: '4 bugs in reach' });
  });

  it('leave the position as it is', () => {
    const before = JSON.stringify(state);
    mapOf(view, 1, 'food', 'horse');
    expect(JSON.stringify(state)).toBe(before);
  });

  it('lists what lies in reach', () => {
    expect(inReach(state.shared, at('c2'))).toEqual([
      { food: 'bug', n: 4 },
      { food: 'grass', n: 20 },
      { food: 'veg', n: 3 },
    ]);
  });
});

it('a night is put into words', () => {
  expect(yieldWords({ egg: 1, milk: 4, wool: 0, effort: 2 })).toBe('1 egg, 4 milk and 2 efforts');
  expect(yieldWords({ egg: 0, milk: 0, wool: 0, effort: 0 })).toBe('nothing');
});

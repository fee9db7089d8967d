/** The sums the table does for its players. */
import { describe, expect, it } from 'vitest';
import { farmerOf, given, squareOf } from '../farm.build.js';
import { kindNumber } from '../rules/data.js';
import type { FarmEvent } from '../rules/types.js';
import { barnWorth, happinessChange, herdRung, moneyAfter, moneyRung, outlook, yieldWords } from './figures.js';
import { heatAt, inReach } from './heat.js';
import { earned, incomeOf } from './income.js';

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

  it('buying counts the animal and the money it costs', () => {
    const state = given({ at: 'farm', farmers: [{ money: 24 }] });
    expect(happinessChange(farmerOf(state, 0), 'horse', 1, -10)).toBe(0); // one for the horse, one lost with the money
    expect(happinessChange(farmerOf(state, 0), 'horse', 1, 0)).toBe(1);
    expect(happinessChange(farmerOf(state, 0), 'chicken', 1, -2)).toBe(0);
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
      { type: 'sellAnimal', seat: 0, kind: 'cow', at: 'c2', money: 9 },
      { type: 'lastSelling' },
      { type: 'woolPaid', seat: 0, wool: 1, money: 3 },
    ];
    const rounds = incomeOf(events, 0);
    expect(rounds.map(earned)).toEqual([0, 13, 3]);
    expect(rounds.map(({ spent }) => spent)).toEqual([8, 0, 0]);
  });
});

describe('the heat of the land', () => {
  const state = given({
    at: 'farm',
    animals: [
      [1, 'cow', 'c2', 1],
      [0, 'duck', 'c3', 1],
    ],
    bugs: { c1: 3, b2: 1 },
  });
  const { shared } = state;

  it('sets the food in reach against the mouths that want it', () => {
    const heat = heatAt(shared, kindNumber('goose'), squareOf(state, 'c2'));
    expect(heat.food).toBe(20); // c1, b2, c2 and d2 are pasture, c3 a garden
    expect(heat.wanted).toBe(3 + 4); // the goose itself and the cow; ducks eat no grass
    expect(heat.spare).toBe(13);
  });

  it('counts bugs and room', () => {
    expect(heatAt(shared, kindNumber('cow'), squareOf(state, 'c2'))).toMatchObject({ bugs: 4, upset: true, fits: true });
    expect(heatAt(shared, kindNumber('cow'), squareOf(state, 'c3'))).toMatchObject({ fits: false });
  });

  it('lists what lies in reach', () => {
    expect(inReach(shared, squareOf(state, 'c2'))).toEqual([
      { food: 'bug', n: 4 },
      { food: 'grass', n: 20 },
      { food: 'veg', n: 3 },
    ]);
  });
});

it('a night is put into words', () => {
  const none = { egg: 0, milk: 0, wool: 0, effort: 0, spent: 0, full: 0, hungry: 0, upset: 0 };
  expect(yieldWords({ ...none, egg: 1, milk: 4, effort: 2 })).toBe('1 egg, 4 milk, 2 efforts');
  expect(yieldWords(none)).toBe('nothing');
});

/** The evening, prices, the end of a round and of the game: RULES.md 9 to 12. */
import { describe, expect, test } from 'vitest';
import { standings, winners } from '../../../engine/standings.js';
import { nation } from '../index.js';
import {
  ALL,
  answerAll,
  asked,
  endRound,
  given,
  inStore,
  inSupply,
  legal,
  mat,
  ownOf,
  play,
  playerOf,
  purse,
  restAll,
  why,
} from '../nation.build.js';
import type { NationState } from './types.js';

/** All rest; the evening is told. */
const evening = (s: NationState) => restAll(s).filter(({ type }) => type === 'evening');

describe('home and dinner', () => {
  test.each([
    [4, 0, 1, -1, 3, 0],
    [3, 2, 0, 1, 2, 1],
    [0, 1, -1, 1, 0, 0],
    [5, 5, 1, 1, 4, 4],
    [1, 0, 0, -1, 0, 0],
  ])(
    '9.1, 9.2, 9.3, 9.4 with %i Houses and %i Bread: home %i, dinner %i, and then %i and %i',
    (house, bread, home, dinner, houseLeft, breadLeft) => {
      const s = given('builder farmer', { builder: { house, bread } });
      expect(evening(s)[0]).toEqual({ type: 'evening', seat: 0, houses: house, bread, home, dinner });
      expect(playerOf(s, 'builder').happiness).toBe(home + dinner);
      expect([inStore(s, 'builder', 'house'), inStore(s, 'builder', 'bread')]).toEqual([houseLeft, breadLeft]);
    },
  );

  test('9.4, 2.4 what is for sale is neither home nor dinner and is not used up', () => {
    const s = given('builder farmer', { builder: { house: 0, shop: 9 }, farmer: { bread: 0, shop: 9 } });
    evening(s);
    expect([playerOf(s, 'builder').sources[4], playerOf(s, 'farmer').sources[5]]).toEqual([-1, -1]);
    expect([playerOf(s, 'builder').shop, playerOf(s, 'farmer').shop]).toEqual([9, 9]);
  });

  test.each([
    [4, 1],
    [3, 0],
    [1, 0],
    [0, -1],
  ])('9.3a with three zones for Bread, %i Bread make %i', (bread, dinner) => {
    const s = given('builder farmer', { options: { breadTrack: 'likeHouses' }, builder: { bread } });
    evening(s);
    expect(playerOf(s, 'builder').sources[5]).toBe(dinner);
  });

  test('2.14 Happiness may fall below zero', () => {
    const s = given('builder farmer', { builder: { house: 0, bread: 0 } });
    evening(s);
    expect(playerOf(s, 'builder').happiness).toBe(-2);
  });

  test('2.14a or stops there, and what was not lost is not booked', () => {
    const s = given('builder farmer', { options: { negative: false }, builder: { house: 0, bread: 1 } });
    evening(s);
    expect(playerOf(s, 'builder')).toMatchObject({ happiness: 1 });
    expect(playerOf(s, 'builder').sources[4]).toBe(0); // the home could not be lost, the dinner was won
  });
});

describe('prices', () => {
  test('10.1, 10.1a all producers choose at the same time, and nothing is shown before the last has chosen', () => {
    const s = given(ALL);
    restAll(s);
    expect(asked(s)).toEqual(['builder price', 'farmer price', 'entertainer price', 'doctor price']);
    expect(legal(s, 'doctor')).toHaveLength(15);
    play(s, { t: 'price', b: 30 }, { who: 'doctor' });
    play(s, { t: 'price', b: 2 }, { who: 'builder' });
    expect(s.shared.players.map(({ price }) => price)).toEqual([10, 10, 10, 10, 10]);
    play(s, { t: 'price', b: 10 }, { who: 'entertainer' });
    const told = play(s, { t: 'price', b: 12 }, { who: 'farmer' });
    expect(told.slice(0, 2)).toEqual([
      { type: 'priceChosen', seat: 1 },
      { type: 'prices', prices: [2, 12, 10, 0, 30] },
    ]);
    expect(s.shared.players.map(({ price }) => price)).toEqual([2, 12, 10, 10, 30]);
    expect(s.own.map(({ draft }) => draft)).toEqual([0, 0, 0, 0, 0]);
  });

  test('10.1b ordered prices are set and seen one after the other', () => {
    const s = given('builder farmer banker doctor', { options: { prices: 'ordered' } });
    restAll(s);
    expect(asked(s)).toEqual(['builder price']);
    expect(play(s, { t: 'price', b: 14 })).toEqual([{ type: 'price', seat: 0, price: 14 }]);
    expect([playerOf(s, 'builder').price, ...asked(s)]).toEqual([14, 'farmer price']);
    play(s, { t: 'price', b: 10 });
    expect(asked(s)).toEqual(['doctor price']);
  });
});

describe('order', () => {
  const five: readonly string[] = ['wedding', 'date', 'vaccine', 'give', 'give'];
  const tidy = (s: NationState) => {
    restAll(s);
    answerAll(s, 'price', (_, role) => ({ t: 'price', b: playerOf(s, role).price }));
  };

  test('10.2 with five cards two are discarded, one after the other, a Vaccine counting like any', () => {
    const s = given('builder farmer', { builder: { hand: five, shop: 0 }, farmer: { shop: 0 } });
    tidy(s);
    expect(legal(s)).toEqual(['wedding', 'date', 'give', 'vaccine'].map((card) => ({ t: 'discard', card })));
    expect(play(s, { t: 'discard', card: 'give' })).toEqual([{ type: 'discard', seat: 0, card: 'give' }]);
    play(s, { t: 'discard', card: 'vaccine' });
    expect([playerOf(s, 'builder').cards, s.shared.discards[5], s.shared.discards[11]]).toEqual([3, 1, 1]);
  });

  test('10.3, 10.4 with 4 Houses in the store and 3 for sale, keeping 3 is one too many twice, keeping 1 fits', () => {
    const all = given('builder farmer', { builder: { house: 5, shop: 3 }, farmer: { shop: 0 } });
    tidy(all);
    expect(legal(all)).toEqual([0, 1, 2, 3].map((n) => ({ t: 'store', n })));
    expect(why(all, { t: 'store', n: 4 })).toBe('You have only 3 for sale that you could keep. (10.3)');
    const supply = inSupply(all, 'house');
    expect(play(all, { t: 'store', n: 3 })).toContainEqual({ type: 'trimmed', seat: 0, houses: 2, bread: 0 });
    expect([inStore(all, 'builder', 'house'), playerOf(all, 'builder').shop, inSupply(all, 'house')]).toEqual([5, 0, supply + 2]);
    const one = given('builder farmer', { builder: { house: 5, shop: 3 }, farmer: { shop: 0 } });
    tidy(one);
    play(one, { t: 'store', n: 1 });
    expect([inStore(one, 'builder', 'house'), playerOf(one, 'builder').shop]).toEqual([5, 2]);
  });

  test('10.4 the Banker keeps 5 Houses and 5 Bread too, and Tickets and Medicine in any number', () => {
    const s = given(ALL, { banker: { house: 8, bread: 9, ticket: 7, medicine: 6 } });
    endRound(s);
    expect((['house', 'bread', 'ticket', 'medicine'] as const).map((item) => inStore(s, 'banker', item))).toEqual([5, 5, 7, 6]);
  });

  test('10.5 everybody tidies up at the same time', () => {
    const s = given('builder farmer entertainer', { farmer: { hand: five } });
    tidy(s);
    expect(asked(s)).toEqual(['builder store', 'farmer discard', 'entertainer store']);
    play(s, { t: 'store', n: 0 }, { who: 'entertainer' });
    play(s, { t: 'discard', card: 'give' }, { who: 'farmer' });
    play(s, { t: 'discard', card: 'give' }, { who: 'farmer' });
    expect(asked(s)).toEqual(['builder store', 'farmer store']);
  });
});

describe('the end of a round', () => {
  test('4.1, 11.1 everybody receives 5B from the Supply', () => {
    const s = given('builder farmer', { builder: { shop: 0 }, farmer: { shop: 0 } });
    const told = endRound(s);
    expect([purse(s, 'builder'), purse(s, 'farmer')]).toEqual([55, 55]);
    expect(told.map(({ type }) => type).slice(-3)).toEqual(['printed', 'count', 'round']);
  });

  test('11.2, 11.3 the worked example: 105B on the mat buy 2 Bread, 2 Houses, 1 Ticket at 10B and no Medicine at 12B', () => {
    const s = given('builder farmer entertainer doctor', {
      mat: 105,
      farmer: { shop: 4 },
      builder: { shop: 2 },
      entertainer: { shop: 1 },
      doctor: { price: 12, shop: 2 },
    });
    const told = endRound(s);
    expect(told).toContainEqual({ type: 'count', money: 105 });
    expect(s.shared.players.map(({ shop }) => shop)).toEqual([0, 2, 0, 2]);
    expect([mat(s), purse(s, 'farmer'), purse(s, 'entertainer'), purse(s, 'doctor')]).toEqual([55, 75, 65, 55]);
    expect(s.shared.matCounted).toBe(105);
  });

  test('11.2 with 2 Tickets for sale all three kinds are bought in twos: 60B', () => {
    const s = given('builder farmer entertainer', { mat: 105 });
    endRound(s);
    expect(mat(s)).toBe(45);
  });

  test('11.2 with 99B nothing at 10B is bought', () => {
    const s = given('builder farmer entertainer', { mat: 99 });
    expect(endRound(s).filter(({ type }) => type === 'foreignBuy')).toEqual([]);
  });

  test('11.3 the new price is the one that counts, and Medicine sells like everything else', () => {
    const s = given('builder farmer doctor', { mat: 105 });
    restAll(s);
    answerAll(s, 'price', (_, role) => ({ t: 'price', b: role === 'doctor' ? 10 : 12 }));
    answerAll(s, 'store');
    expect(s.shared.players.map(({ shop }) => shop)).toEqual([2, 2, 0]);
  });
});

describe('the end of the game', () => {
  test('1.3, 12.1, 12.3 the worked example: the Builder reaches 32 by day and ends at 30, the Farmer wins with 33', () => {
    const s = given('builder farmer', {
      round: 6,
      builder: { happiness: 28, house: 0, bread: 2, hand: ['date'] },
      farmer: { happiness: 31, house: 5, bread: 1 },
    });
    expect(play(s, { t: 'card', card: 'date' })).toContainEqual({ type: 'target', seat: 0, happiness: 32 });
    expect(s.shared.lastDay).toBe(true);
    const told = restAll(s);
    expect(s.open).toEqual([]);
    expect(told.at(-1)).toEqual({ type: 'over', happiness: [30, 33], out: [0, 0] });
    expect([s.shared.round, ...winners(nation, s.shared)]).toEqual([6, 1]);
  });

  test('12.5, 1.2 equal Happiness is shared, however rich or poor', () => {
    const s = given('builder farmer', { builder: { happiness: 31, money: 0 }, farmer: { happiness: 31, money: 500 } });
    restAll(s);
    expect(s.shared.players.map(({ happiness }) => happiness)).toEqual([33, 33]);
    expect(winners(nation, s.shared)).toEqual([0, 1]);
  });

  test('1.4 a short game ends at 16', () => {
    const s = given('builder farmer', { options: { target: 16 }, builder: { happiness: 14 } });
    restAll(s);
    expect([playerOf(s, 'builder').happiness, s.open.length]).toEqual([16, 0]);
  });

  test('12.1 while nobody has reached the target the game goes on', () => {
    const s = given('builder farmer', { builder: { happiness: 29 } });
    endRound(s);
    expect([playerOf(s, 'builder').happiness, s.shared.round, s.open.length]).toEqual([31, 2, 1]);
  });

  test('12.2 the last round allowed ends the game', () => {
    const s = given('builder farmer', { options: { maxRounds: 5 }, round: 5 });
    restAll(s);
    expect(s.open).toEqual([]);
  });

  test('12.3, 1.2 the score shows where Happiness came from, and money is no part of it', () => {
    const s = given('builder farmer entertainer', {
      builder: { money: 900, ticket: 1, level: 3, hand: ['date'] },
      farmer: { hours: 0 },
      entertainer: { hours: 0 },
    });
    play(s, { t: 'enjoy', from: 'store' });
    play(s, { t: 'work', level: 3 });
    play(s, { t: 'card', card: 'date' });
    restAll(s);
    expect(standings(nation, s.shared)[0]?.lines).toEqual([
      { key: 'ticket', label: 'Entertainment', points: 1, unit: 'happiness' },
      { key: 'card', label: 'Explorer cards', points: 4, unit: 'happiness' },
      { key: 'home', label: 'Home', points: 1, unit: 'happiness' },
      { key: 'dinner', label: 'Dinner', points: 1, unit: 'happiness' },
      { key: 'work', label: 'Joy of good work', points: 1, unit: 'happiness' },
    ]);
    expect(ownOf(s, 'builder').money).toBeGreaterThan(800);
  });
});

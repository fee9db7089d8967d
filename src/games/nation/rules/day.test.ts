/** The actions of the day: RULES.md 6. */
import { describe, expect, test } from 'vitest';
import {
  ALL,
  asked,
  canPlay,
  endRound,
  given,
  handOf,
  inStore,
  inSupply,
  legal,
  mat,
  play,
  playerOf,
  purse,
  restAll,
  why,
} from '../nation.build.js';
import type { NationState } from './types.js';

const works = (s: NationState) => legal(s).flatMap((move) => (move.t === 'work' ? [move.level] : []));
const visits = (s: NationState, seat: number) => legal(s).flatMap((move) => (move.t === 'visit' && move.seat === seat ? [move.n] : []));

describe('turns', () => {
  test('6.1, 6.2, 4.2 the Builder begins, each does one action, and who has no hours left is passed over', () => {
    const s = given('builder farmer entertainer');
    expect(asked(s)).toEqual(['builder day']);
    play(s, { t: 'wait' });
    expect(asked(s)).toEqual(['farmer day']);
    play(s, { t: 'rest' });
    play(s, { t: 'wait' });
    play(s, { t: 'wait' });
    expect(asked(s)).toEqual(['entertainer day']);
    expect(s.shared.players.map(({ hours }) => hours)).toEqual([10, 0, 11]);
  });

  test('6.3 the same action may be done again and again while hours suffice', () => {
    const s = given('builder farmer', { farmer: { hours: 0 } });
    for (let hours = 12; hours > 0; hours -= 2) play(s, { t: 'work', level: 1 });
    expect(playerOf(s, 'builder').shop).toBe(8);
    expect(asked(s)).not.toContain('builder day');
  });

  test('6.16 an hour may go by, or all that are left', () => {
    const s = given('builder farmer');
    expect(play(s, { t: 'wait' })).toEqual([{ type: 'wait', seat: 0 }]);
    expect(play(s, { t: 'rest' })).toEqual([{ type: 'rest', seat: 1, hours: 12 }]);
    expect(s.shared.players.map(({ hours }) => hours)).toEqual([11, 0]);
  });

  test('4.2 the Builder begins every round', () => {
    const s = given('builder farmer entertainer');
    endRound(s);
    expect([s.shared.round, ...asked(s)]).toEqual([2, 'builder day']);
  });

  test('4.2a with a moving first turn the Farmer begins the second round', () => {
    const s = given('builder farmer entertainer', { options: { startRotates: true } });
    endRound(s);
    expect(asked(s)).toEqual(['farmer day']);
    endRound(s);
    expect(asked(s)).toEqual(['entertainer day']);
    endRound(s);
    expect(asked(s)).toEqual(['builder day']);
  });
});

describe('upgrade', () => {
  test('6.4, 6.4a a Builder with 2 Houses for sale may pay from store or shop', () => {
    const s = given('builder farmer', { builder: { money: 30 } });
    expect(legal(s).filter(({ t }) => t === 'upgrade')).toEqual([
      { t: 'upgrade', shop: 0 },
      { t: 'upgrade', shop: 1 },
    ]);
    const houses = inSupply(s, 'house');
    play(s, { t: 'upgrade', shop: 1 });
    expect([purse(s, 'builder'), inStore(s, 'builder', 'house'), inSupply(s, 'house')]).toEqual([10, 5, houses + 1]);
    expect(playerOf(s, 'builder')).toMatchObject({ shop: 1, level: 2, hours: 11 });
  });

  test('6.4a with too few in the store the shop must help', () => {
    const s = given('builder farmer', { builder: { money: 50, level: 2, house: 2, shop: 2 } });
    expect(legal(s).filter(({ t }) => t === 'upgrade')).toEqual([
      { t: 'upgrade', shop: 1 },
      { t: 'upgrade', shop: 2 },
    ]);
  });

  test('6.4 others pay from the store only, and hear what is missing', () => {
    const s = given('builder farmer', { turn: 'farmer', farmer: { money: 45, level: 2, house: 2 } });
    expect(why(s, { t: 'upgrade', shop: 0 })).toBe('Level 3 costs 3 Houses; you have 2 Houses. (6.4)');
    const poor = given('builder farmer', { turn: 'farmer', farmer: { money: 19 } });
    expect(why(poor, { t: 'upgrade', shop: 0 })).toBe('Level 2 costs 20B; you have 19B. (6.4)');
    const top = given('builder farmer', { builder: { level: 4, money: 500 } });
    expect(why(top, { t: 'upgrade', shop: 0 })).toBe('Level 4 is the highest there is. (6.4)');
    const banker = given('builder farmer banker', { turn: 'banker' });
    expect(why(banker, { t: 'upgrade', shop: 0 })).toBe('The Banker produces nothing and has no production level. (6.4)');
  });
});

describe('work', () => {
  test('6.5 a Builder makes 1 House in 2 hours at level 1 and 2 in 3 hours at level 2, for sale', () => {
    const one = given('builder farmer');
    play(one, { t: 'work', level: 1 });
    expect(playerOf(one, 'builder')).toMatchObject({ hours: 10, shop: 3 });
    const two = given('builder farmer', { builder: { level: 2 } });
    play(two, { t: 'work', level: 2 });
    expect(playerOf(two, 'builder')).toMatchObject({ hours: 9, shop: 4 });
    expect(inStore(two, 'builder', 'house')).toBe(5);
  });

  test('6.5a, 2.7 at level 3 wages go abroad, and the first work of the day gives Happiness', () => {
    const s = given('builder farmer', { mat: 40, builder: { level: 3, money: 25, shop: 0 }, farmer: { hours: 0 } });
    expect(play(s, { t: 'work', level: 3 })[0]).toEqual({
      type: 'work',
      seat: 0,
      level: 3,
      hours: 2,
      wage: 10,
      made: 3,
      role: 'builder',
      happiness: 1,
    });
    expect([
      purse(s, 'builder'),
      playerOf(s, 'builder').hours,
      mat(s),
      playerOf(s, 'builder').shop,
      playerOf(s, 'builder').happiness,
    ]).toEqual([15, 10, 50, 3, 1]);
    play(s, { t: 'work', level: 3 });
    expect([
      purse(s, 'builder'),
      playerOf(s, 'builder').hours,
      mat(s),
      playerOf(s, 'builder').shop,
      playerOf(s, 'builder').happiness,
    ]).toEqual([5, 8, 60, 6, 1]);
    expect(works(s)).toEqual([1, 2]);
    expect(why(s, { t: 'work', level: 3 })).toBe('The wages at level 3 are 10B; you have 5B. (6.5a)');
  });

  test('2.7 without the joy of good work there is none', () => {
    const s = given('builder farmer', { options: { workJoy: false }, builder: { level: 4 } });
    play(s, { t: 'work', level: 4 });
    expect(playerOf(s, 'builder').happiness).toBe(0);
  });

  test('2.7 the joy comes back the next day', () => {
    const s = given('builder farmer', { builder: { level: 3, joyHad: true } });
    play(s, { t: 'work', level: 3 });
    expect(playerOf(s, 'builder').happiness).toBe(0);
    endRound(s);
    const before = playerOf(s, 'builder').happiness;
    play(s, { t: 'work', level: 3 });
    expect(playerOf(s, 'builder').happiness).toBe(before + 1);
  });

  test('6.5b a Farmer at level 3 with 1 hour cannot work at all, with 2 hours only at level 3', () => {
    expect(works(given('builder farmer', { turn: 'farmer', farmer: { level: 3, money: 50, hours: 1 } }))).toEqual([]);
    const two = given('builder farmer', { turn: 'farmer', farmer: { level: 3, money: 50, hours: 2 } });
    expect(works(two)).toEqual([3]);
    const fresh = given('builder farmer', { turn: 'farmer', farmer: { level: 3, money: 50 } });
    expect(why(fresh, { t: 'work', level: 1 })).toBe('You have the hours and the money for level 3, so you do not work below it. (6.5b)');
    expect(why(fresh, { t: 'work', level: 4 })).toBe('Your production level is 3, not 4. (6.5)');
  });

  test('6.5 hours that do not suffice are named', () => {
    const s = given('builder farmer', { builder: { hours: 1 } });
    expect(why(s, { t: 'work', level: 1 })).toBe('Work at level 1 takes 2 hours; 1 hour is left. (6.5)');
  });

  test('6.5c a short Supply gives what it has, an empty one nothing', () => {
    const s = given('builder farmer', { builder: { level: 4, money: 100, shop: 19 }, farmer: { hours: 0 } });
    expect(inSupply(s, 'house')).toBe(3);
    expect(play(s, { t: 'work', level: 4 })[0]).toMatchObject({ made: 3, wage: 10 });
    expect(works(s)).toEqual([]);
    expect(why(s, { t: 'work', level: 4 })).toBe('The Supply has no Houses left to make. (6.5c)');
    expect(why(given('builder farmer banker', { turn: 'banker' }), { t: 'work', level: 1 })).toBe('The Banker produces no items. (6.5)');
  });
});

describe('visits', () => {
  test('6.6 a Doctor with 34B may buy up to 2 Bread at 12B', () => {
    const s = given('builder farmer doctor', { turn: 'doctor', doctor: { money: 34 }, farmer: { price: 12, shop: 5 } });
    expect(visits(s, 1)).toEqual([0, 1, 2]);
    expect(why(s, { t: 'visit', seat: 1, n: 3 })).toBe('3 Bread at 12B cost 36B; you have 34B. (6.6)');
    expect(play(s, { t: 'visit', seat: 1, n: 2 })).toEqual([{ type: 'visit', seat: 2, to: 1, role: 'farmer', n: 2, paid: 24 }]);
    expect([purse(s, 'doctor'), purse(s, 'farmer'), inStore(s, 'doctor', 'bread'), playerOf(s, 'farmer').shop]).toEqual([10, 74, 5, 3]);
    expect(playerOf(s, 'doctor')).toMatchObject({ hours: 11, visited: 1 << 1 });
  });

  test('6.6 the seller is not asked, and no store is too full during the day', () => {
    const s = given('builder farmer', { builder: { money: 100, bread: 5 }, farmer: { shop: 4 } });
    play(s, { t: 'visit', seat: 1, n: 4 });
    expect([inStore(s, 'builder', 'bread'), ...asked(s)]).toEqual([9, 'farmer day']);
  });

  test('6.6 what is not for sale cannot be bought, and a mere visit is possible', () => {
    const s = given('builder farmer banker', { farmer: { shop: 0 } });
    expect(visits(s, 1)).toEqual([0]);
    expect(visits(s, 2)).toEqual([0]);
    expect(why(s, { t: 'visit', seat: 1, n: 1 })).toBe('The Farmer has no Bread for sale. (6.6)');
    expect(why(s, { t: 'visit', seat: 2, n: 1 })).toBe('The Banker sells no items, only loans. (6.6)');
    play(s, { t: 'visit', seat: 2, n: 0 });
    expect(playerOf(s, 'builder')).toMatchObject({ hours: 11, visited: 1 << 2 });
  });

  test('6.15 a card that names a player is no visit', () => {
    const s = given(ALL, { builder: { hand: ['firstAid'] } });
    play(s, { t: 'card', card: 'firstAid', seat: 1 });
    expect(playerOf(s, 'builder').visited).toBe(0);
  });

  test('2.4 goods for sale are not in the store', () => {
    const s = given('builder farmer', { turn: 'farmer', farmer: { bread: 1, shop: 5, hand: ['date'] } });
    expect(why(s, { t: 'card', card: 'date' })).toBe('You Go on a Date needs 2 Bread from your store; you have 1. (7.2)');
  });
});

describe('exploring, entertainment and foreign work', () => {
  test('6.9 exploring takes 3 hours, and the card is kept for later', () => {
    const s = given('builder farmer');
    play(s, { t: 'explore' }, { chance: { int: () => 0 } });
    expect(handOf(s, 'builder')).toEqual(['wedding']);
    expect(playerOf(s, 'builder')).toMatchObject({ hours: 9, cards: 1 });
    expect([s.shared.deckSize, ...asked(s)]).toEqual([26, 'farmer day']);
    const late = given('builder farmer', { builder: { hours: 2 } });
    expect(why(late, { t: 'explore' })).toBe('Exploring the world takes 3 hours; 2 hours are left. (6.9)');
  });

  test('6.9a an empty pile is filled with the discards; when both are gone nobody explores', () => {
    const s = given('builder farmer', { discards: ['give', 'date'] });
    s.own[1]?.hand.forEach((_, card, hand) => {
      hand[card] = s.dark.deck.counts[card] ?? 0;
      s.dark.deck.counts[card] = 0;
    });
    s.shared.discards[12] = 3;
    s.dark.deck.counts[12] = 0;
    s.dark.deck.loose = 0;
    s.shared.deckSize = 0;
    playerOf(s, 'farmer').cards = 22;
    const told = play(s, { t: 'explore' }, { chance: { int: () => 0 } });
    expect(told.slice(0, 2)).toEqual([
      { type: 'newDeck', seat: 0, cards: 5 },
      { type: 'draw', seat: 0, card: 'date' },
    ]);
    expect([s.shared.deckSize, s.shared.discards.every((count) => count === 0)]).toEqual([4, true]);
  });

  test('6.9a with all cards in hands there is nothing to draw', () => {
    const s = given('builder farmer');
    s.shared.deckSize = 0;
    expect(why(s, { t: 'explore' })).toBe('All Explorer cards are in hands; there is nothing left to draw. (6.9a)');
  });

  test('6.10 a Ticket bought before gives 1 Happiness for an hour and goes to the Supply', () => {
    const s = given('builder farmer entertainer', { builder: { ticket: 1 } });
    const supply = inSupply(s, 'ticket');
    play(s, { t: 'enjoy', from: 'store' });
    expect([playerOf(s, 'builder').happiness, playerOf(s, 'builder').hours, inSupply(s, 'ticket')]).toEqual([1, 11, supply + 1]);
    play(s, { t: 'rest' });
    play(s, { t: 'rest' });
    expect(why(s, { t: 'enjoy', from: 'store' })).toBe('You have no Ticket; the Entertainer sells them. (6.10)');
  });

  test('6.10 others may enjoy as many as they have hours', () => {
    const s = given('builder farmer entertainer', { builder: { ticket: 5, hours: 5 }, farmer: { hours: 0 }, entertainer: { hours: 0 } });
    for (let i = 0; i < 4; i++) play(s, { t: 'enjoy', from: 'store' });
    expect(playerOf(s, 'builder').happiness).toBe(4);
    expect(canPlay(s, { t: 'enjoy', from: 'store' })).toBe(true);
  });

  test('6.10a the Entertainer enjoys at most 2 a round, from store or shop', () => {
    const s = given('builder farmer entertainer', {
      turn: 'entertainer',
      builder: { hours: 0 },
      farmer: { hours: 0 },
      entertainer: { ticket: 3, shop: 2 },
    });
    play(s, { t: 'enjoy', from: 'shop' });
    play(s, { t: 'enjoy', from: 'store' });
    expect([playerOf(s, 'entertainer').happiness, playerOf(s, 'entertainer').shop, inStore(s, 'entertainer', 'ticket')]).toEqual([2, 1, 2]);
    expect(why(s, { t: 'enjoy', from: 'store' })).toBe('The Entertainer enjoys at most 2 Tickets a round; you have had 2. (6.10a)');
    expect(legal(s).filter(({ t }) => t === 'enjoy')).toEqual([]);
  });

  test('6.10a, 6.1 the next morning the Entertainer may enjoy 2 again', () => {
    const s = given('builder farmer entertainer', {
      turn: 'entertainer',
      builder: { hours: 0 },
      farmer: { hours: 0 },
      entertainer: { ticket: 4 },
    });
    play(s, { t: 'enjoy', from: 'store' });
    play(s, { t: 'enjoy', from: 'store' });
    endRound(s);
    while (asked(s)[0] !== 'entertainer day') play(s, { t: 'rest' });
    expect(playerOf(s, 'entertainer').enjoyed).toBe(0);
    play(s, { t: 'enjoy', from: 'store' });
    expect(playerOf(s, 'entertainer').sources[1]).toBe(3);
  });

  test('13.2 without an Entertainer there is nothing to enjoy', () => {
    expect(why(given('builder farmer'), { t: 'enjoy', from: 'store' })).toBe(
      'Without an Entertainer there is no entertainment to enjoy. (13.2)',
    );
  });

  test('13.2 an Entertainer who was eliminated still counts as playing', () => {
    const s = given('builder farmer entertainer banker', { builder: { ticket: 1 }, entertainer: { money: 0, loan: [50, 0] } });
    endRound(s);
    expect(playerOf(s, 'entertainer').out).toBe(2);
    expect(canPlay(s, { t: 'enjoy', from: 'store' })).toBe(true);
  });

  test('6.14 the Doctor earns 10B abroad in 2 hours, or what is there', () => {
    const s = given('builder farmer doctor', {
      turn: 'doctor',
      mat: 17,
      doctor: { money: 0 },
      builder: { hours: 0 },
      farmer: { hours: 0 },
    });
    play(s, { t: 'foreignWork' });
    expect([purse(s, 'doctor'), mat(s), playerOf(s, 'doctor').hours]).toEqual([10, 7, 10]);
    expect(play(s, { t: 'foreignWork' })).toEqual([{ type: 'foreignWork', seat: 2, got: 7, empty: true }]);
    expect([purse(s, 'doctor'), mat(s)]).toEqual([17, 0]);
    expect(why(s, { t: 'foreignWork' })).toBe('The Foreign Countries are out of money: their mat is empty. (6.14)');
    expect(why(given('builder farmer'), { t: 'foreignWork' })).toBe(
      'Only the Doctor works for the Foreign Countries, not the Builder. (6.14)',
    );
    const late = given('builder farmer doctor', { turn: 'doctor', doctor: { hours: 1 } });
    expect(why(late, { t: 'foreignWork' })).toBe('Work for the Foreign Countries takes 2 hours; 1 hour is left. (6.14)');
  });
});

test('6.2 the day is over when all hours are spent', () => {
  const s = given('builder farmer', { builder: { hours: 1 }, farmer: { hours: 1 } });
  const told = restAll(s);
  expect(told.map(({ type }) => type)).toEqual(['rest', 'rest', 'evening', 'evening']);
});

/** The Explorer cards: RULES.md 7 and 13.2. */
import { describe, expect, test } from 'vitest';
import { ALL, asked, canPlay, given, handOf, inStore, inSupply, legal, mat, play, playerOf, purse, why } from '../nation.build.js';
import { AMOUNTS } from './data.js';
import type { Move, NationState } from './types.js';

const plays = (s: NationState, card: string) => legal(s).filter((move) => move.t === 'card' && move.card === card);

describe('feasts', () => {
  test.each([
    ['wedding', 4, 4, 5],
    ['dinnerParty', 3, 3, 4],
    ['date', 2, 2, 4],
  ] as const)('7.2, 7.1 %s: %i hours, %i Bread from the store to the Supply, %i Happiness', (card, hours, bread, happiness) => {
    const s = given('builder farmer', { builder: { bread: 4, hand: [card] } });
    const supply = inSupply(s, 'bread');
    play(s, { t: 'card', card });
    expect(playerOf(s, 'builder')).toMatchObject({ hours: 12 - hours, happiness, cards: 0 });
    expect([inStore(s, 'builder', 'bread'), inSupply(s, 'bread')]).toEqual([4 - bread, supply + bread]);
    expect(handOf(s, 'builder')).toEqual([]);
    expect(s.shared.discards.reduce((sum, count) => sum + count, 0)).toBe(1);
  });

  test('6.11 a card not held, and hours that do not suffice, are named', () => {
    const s = given('builder farmer', { builder: { bread: 4, hours: 3, hand: ['wedding'] } });
    expect(why(s, { t: 'card', card: 'wedding' })).toBe('Wedding takes 4 hours; 3 hours are left. (6.11)');
    expect(why(s, { t: 'card', card: 'holiday' })).toBe('You do not hold the card Holiday. (6.11)');
  });

  test('7.2a with Tickets for cards a Wedding takes 2 Bread and 2 Tickets from the store', () => {
    const s = given('builder farmer entertainer', { options: { ticketCards: true }, builder: { ticket: 1, hand: ['wedding', 'date'] } });
    expect(why(s, { t: 'card', card: 'wedding' })).toBe('Wedding needs 2 Tickets from your store; you have 1. (7.2a)');
    play(s, { t: 'card', card: 'date' });
    expect([inStore(s, 'builder', 'bread'), inStore(s, 'builder', 'ticket'), playerOf(s, 'builder').happiness]).toEqual([2, 0, 4]);
  });

  test('7.2a, 6.10a the Entertainer pays such Tickets from the store, beyond the two to enjoy', () => {
    const s = given('builder farmer entertainer', {
      options: { ticketCards: true },
      turn: 'entertainer',
      builder: { hours: 0 },
      farmer: { hours: 0 },
      entertainer: { ticket: 1, shop: 2, hand: ['date', 'wedding'] },
    });
    expect(play(s, { t: 'enjoy', from: 'shop' })[0]).toEqual({ type: 'enjoy', seat: 2, from: 'shop' });
    play(s, { t: 'enjoy', from: 'shop' });
    expect(canPlay(s, { t: 'card', card: 'wedding' })).toBe(false);
    play(s, { t: 'card', card: 'date' });
    expect(playerOf(s, 'entertainer').happiness).toBe(6);
  });

  test('13.2a without an Entertainer such Tickets are bought for 10B each while playing the card', () => {
    const s = given('builder farmer', { options: { ticketCards: true }, builder: { money: 20, hand: ['wedding'] } });
    const tickets = inSupply(s, 'ticket');
    play(s, { t: 'card', card: 'wedding' });
    expect([purse(s, 'builder'), mat(s), inSupply(s, 'ticket'), inStore(s, 'builder', 'ticket')]).toEqual([0, 40, tickets, 0]);
    const poor = given('builder farmer', { options: { ticketCards: true }, builder: { money: 19, hand: ['wedding'] } });
    expect(why(poor, { t: 'card', card: 'wedding' })).toBe('2 Tickets for Wedding cost 20B; you have 19B. (13.2a)');
  });
});

test('7.3 a Holiday takes 3 hours and 30B to the Foreign Countries and gives 4 Happiness', () => {
  const s = given('builder farmer', { builder: { money: 30, hand: ['holiday'] } });
  play(s, { t: 'card', card: 'holiday' });
  expect([purse(s, 'builder'), mat(s), playerOf(s, 'builder').happiness, playerOf(s, 'builder').hours]).toEqual([0, 50, 4, 9]);
  const poor = given('builder farmer', { builder: { money: 29, hand: ['holiday'] } });
  expect(why(poor, { t: 'card', card: 'holiday' })).toBe('A Holiday costs 30B; you have 29B. (7.3)');
});

describe('Birthday', () => {
  const party = () => given('builder farmer entertainer banker', { builder: { hand: ['birthday'] }, banker: { money: 3 } });

  test('7.4 the Farmer gives, the Entertainer does not, the Banker with 3B is asked and can only decline', () => {
    const s = party();
    play(s, { t: 'card', card: 'birthday' });
    expect([playerOf(s, 'builder').happiness, playerOf(s, 'builder').hours, inStore(s, 'builder', 'bread')]).toEqual([4, 10, 1]);
    expect(asked(s)).toEqual(['farmer gift', 'entertainer gift', 'banker gift']);
    expect(legal(s, 'banker')).toEqual([{ t: 'gift', give: false }]);
    expect(why(s, { t: 'gift', give: true }, 'banker')).toBe('A present is 5B; you have 3B. (7.4)');
    play(s, { t: 'gift', give: true }, { who: 'farmer' });
    play(s, { t: 'gift', give: false }, { who: 'entertainer' });
    play(s, { t: 'gift', give: false }, { who: 'banker' });
    expect([purse(s, 'builder'), purse(s, 'farmer'), playerOf(s, 'farmer').happiness, playerOf(s, 'entertainer').happiness]).toEqual([
      55, 45, 1, 0,
    ]);
    expect(asked(s)).toEqual(['farmer day']);
  });

  test('7.4 presents may come in any order', () => {
    const s = party();
    play(s, { t: 'card', card: 'birthday' });
    play(s, { t: 'gift', give: false }, { who: 'banker' });
    play(s, { t: 'gift', give: true }, { who: 'entertainer' });
    expect(asked(s)).toEqual(['farmer gift']);
    play(s, { t: 'gift', give: true }, { who: 'farmer' });
    expect(purse(s, 'builder')).toBe(60);
  });
});

test('7.5 To Give and Not to Take: with 40B four presents and 4 Happiness, with 39B it is not possible', () => {
  const s = given(ALL, { builder: { money: 40, hand: ['give'] } });
  play(s, { t: 'card', card: 'give' });
  expect([
    purse(s, 'builder'),
    purse(s, 'farmer'),
    purse(s, 'doctor'),
    playerOf(s, 'builder').happiness,
    playerOf(s, 'builder').hours,
  ]).toEqual([0, 60, 60, 4, 11]);
  const poor = given(ALL, { builder: { money: 39, hand: ['give'] } });
  expect(why(poor, { t: 'card', card: 'give' })).toBe('10B for each of 4 players are 40B; you have 39B. (7.5)');
});

test('7.6 First Aid: both gain 2 Happiness, and the other loses no time', () => {
  const s = given('builder farmer doctor', { builder: { hand: ['firstAid'] } });
  expect(plays(s, 'firstAid')).toEqual([
    { t: 'card', card: 'firstAid', seat: 1 },
    { t: 'card', card: 'firstAid', seat: 2 },
  ] satisfies Move[]);
  const told = play(s, { t: 'card', card: 'firstAid', seat: 2 });
  expect(told[0]).toMatchObject({ type: 'firstAid', seat: 0, to: 2, happiness: 2 });
  expect([
    playerOf(s, 'builder').happiness,
    playerOf(s, 'doctor').happiness,
    playerOf(s, 'doctor').hours,
    playerOf(s, 'builder').hours,
  ]).toEqual([2, 2, 12, 10]);
});

describe('Help from a Friend', () => {
  test('7.7, 7.7a, 6.2a a Farmer with 22B cannot help; the card is seen, no time passes, and the Banker is asked next', () => {
    const s = given('builder farmer banker', { builder: { hand: ['help'] }, farmer: { money: 22 }, banker: { money: 80 } });
    expect(play(s, { t: 'card', card: 'help', seat: 1 })).toEqual([{ type: 'noHelp', seat: 0, to: 1 }]);
    expect(playerOf(s, 'builder')).toMatchObject({ hours: 12, cards: 1, showsHelp: true });
    expect(asked(s)).toEqual(['builder day']);
    expect(why(s, { t: 'card', card: 'help', seat: 1 })).toBe('The Farmer has less than 30B; you have already asked. (7.7a)');
    play(s, { t: 'card', card: 'help', seat: 2 });
    expect([purse(s, 'builder'), purse(s, 'banker'), playerOf(s, 'banker').happiness, playerOf(s, 'builder').hours]).toEqual([
      80, 50, 1, 11,
    ]);
    expect(playerOf(s, 'builder')).toMatchObject({ cards: 0, showsHelp: false });
  });

  test('7.7a, 2.15 if nobody has 30B the card is kept, any other action is possible, and next turn all may be asked again', () => {
    const s = given('builder farmer', { builder: { hand: ['help'] }, farmer: { money: 29 } });
    play(s, { t: 'card', card: 'help', seat: 1 });
    expect(plays(s, 'help')).toEqual([]);
    play(s, { t: 'work', level: 1 });
    expect(playerOf(s, 'builder').showsHelp).toBe(true);
    play(s, { t: 'wait' });
    expect(plays(s, 'help')).toHaveLength(1);
  });
});

describe('free goods', () => {
  test.each([
    ['freeLunch', 'bread', 'farmer'],
    ['freeHousing', 'house', 'builder'],
  ] as const)('7.8 %s brings 2 from the Supply, not from the shop', (card, item, maker) => {
    const s = given('builder farmer entertainer', { turn: 'entertainer', entertainer: { hand: [card] } });
    const before = inStore(s, 'entertainer', item);
    play(s, { t: 'card', card });
    expect([inStore(s, 'entertainer', item), playerOf(s, 'entertainer').hours, playerOf(s, maker).shop]).toEqual([before + 2, 11, 2]);
  });

  test('7.8 the last one is taken alone, and from an empty Supply nothing can be taken', () => {
    const last = given('builder farmer', { builder: { shop: 21, hand: ['freeHousing'] } });
    expect(play(last, { t: 'card', card: 'freeHousing' })).toEqual([
      { type: 'free', seat: 0, card: 'freeHousing', hours: 1, item: 'house', n: 1 },
    ]);
    const none = given('builder farmer', { builder: { shop: 22, hand: ['freeHousing'] } });
    expect(why(none, { t: 'card', card: 'freeHousing' })).toBe('The Supply has no Houses left. (7.8)');
  });
});

describe('Well-Travelled', () => {
  test('7.9 with 50B up to 3 Tickets straight from the Supply', () => {
    const s = given('builder farmer entertainer', { builder: { money: 50, hand: ['wellTravelled'] } });
    expect(plays(s, 'wellTravelled')).toEqual([1, 2, 3].map((n) => ({ t: 'card', card: 'wellTravelled', n })));
    expect(why(s, { t: 'card', card: 'wellTravelled', n: 4 })).toBe('4 Tickets cost 60B; you have 50B. (7.9)');
    play(s, { t: 'card', card: 'wellTravelled', n: 3 });
    expect([purse(s, 'builder'), mat(s), inStore(s, 'builder', 'ticket'), playerOf(s, 'builder').hours]).toEqual([5, 65, 3, 11]);
    expect(playerOf(s, 'builder')).toMatchObject({ cards: 0, happiness: 0 });
  });

  test('7.9 never more than 6, and no more than the Supply has', () => {
    expect(plays(given('builder farmer entertainer', { builder: { money: 500, hand: ['wellTravelled'] } }), 'wellTravelled')).toHaveLength(
      AMOUNTS.travelMost,
    );
    const short = given('builder farmer entertainer', { builder: { money: 500, hand: ['wellTravelled'] }, entertainer: { shop: 23 } });
    expect(plays(short, 'wellTravelled')).toHaveLength(2);
    expect(why(short, { t: 'card', card: 'wellTravelled', n: 3 })).toBe('The Supply has 2 Tickets, not 3. (7.9)');
  });

  test('13.2b without an Entertainer the hours are spent and enjoyed on the spot', () => {
    const s = given('builder farmer', { builder: { money: 50, hours: 3, hand: ['wellTravelled'] } });
    const tickets = inSupply(s, 'ticket');
    expect(plays(s, 'wellTravelled')).toHaveLength(2);
    expect(why(s, { t: 'card', card: 'wellTravelled', n: 3 })).toBe(
      'Well-Travelled with 3 Tickets, used on the spot, takes 4 hours; 3 hours are left. (13.2b)',
    );
    play(s, { t: 'card', card: 'wellTravelled', n: 2 });
    expect([purse(s, 'builder'), mat(s), playerOf(s, 'builder').happiness, playerOf(s, 'builder').hours]).toEqual([20, 50, 2, 0]);
    expect([inSupply(s, 'ticket'), inStore(s, 'builder', 'ticket')]).toEqual([tickets, 0]);
  });
});

test('7.10 a Vaccine is never played as an action', () => {
  const s = given('builder farmer', { builder: { hand: ['vaccine'] } });
  expect(legal(s).filter(({ t }) => t === 'card')).toEqual([]);
});

test('7.9 who cannot pay for Tickets abroad is told what they cost', () => {
  const table = (money: number) => given('builder farmer entertainer', { builder: { money, hand: ['wellTravelled'] } });
  expect(why(table(14), { t: 'card', card: 'wellTravelled', n: 1 })).toBe('1 Ticket costs 15B; you have 14B. (7.9)');
  expect(why(table(29), { t: 'card', card: 'wellTravelled', n: 2 })).toBe('2 Tickets cost 30B; you have 29B. (7.9)');
});

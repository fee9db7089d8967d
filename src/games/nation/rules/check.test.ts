/** What can never be in Happy Nation, and is noticed if it is. */
import { expect, test } from 'vitest';
import { nation } from '../index.js';
import { given, playerOf, setMoney } from '../nation.build.js';
import type { NationState, Player } from './types.js';

const farmer = (harm: (player: Player, s: NationState) => unknown) => (s: NationState) => harm(playerOf(s, 'farmer'), s);

const HARMS: readonly [string, (s: NationState) => unknown, RegExp][] = [
  ['happiness from nowhere', farmer((p) => Object.assign(p, { happiness: 1 })), /has Happiness 1, but its sources give 0/],
  ['more hours than a day has', farmer((p) => Object.assign(p, { hours: 13 })), /has 13 hours/],
  ['hours that are owed', farmer((p) => Object.assign(p, { hours: -1 })), /has -1 hours/],
  ['a level below the first', farmer((p) => Object.assign(p, { level: 0 })), /has level 0/],
  ['a level above the last', farmer((p) => Object.assign(p, { level: 5 })), /has level 5/],
  ['a price that is not on the track', farmer((p) => Object.assign(p, { price: 1000 })), /has the price 1000B/],
  ['more payments than a loan has', farmer((p) => Object.assign(p, { step: 9 })), /has made 9 payments/],
  [
    'a shop that owes items',
    farmer((p, s) => {
      s.shared.supply[p.item] = (s.shared.supply[p.item] ?? 0) + p.shop + 1;
      p.shop = -1;
    }),
    /owes items/,
  ],
  ['an Entertainer who enjoyed too much', (s) => Object.assign(playerOf(s, 'entertainer'), { enjoyed: 3 }), /enjoyed 3 Tickets/],
  ['a price that nobody can mean', (s) => Object.assign(s.own[0] ?? {}, { draft: 7 }), /means to ask 7B/],
  ['a card "I am Sick" too many', ({ shared }) => shared.sickLeft++, /cards "I am Sick"/],
  ['a discarded card from nowhere', ({ shared }) => shared.discards.fill(1), /Explorer cards/],
  ['money that is not in the books', (s) => Object.assign(s.own[0] ?? {}, { supplied: 1000 }), /but the books say/],
  ['a purse that owes', (s) => setMoney(s, 0, -10), /has -10B/],
  ['a mat in two places', ({ shared, dark }) => Object.assign(shared, { mat: dark.mat }), /counted twice/],
  ['a loan without a Banker', farmer((p) => Object.assign(p, { loan: 0 })), /a loan without a Banker/],
  [
    'somebody who is out and still has as many hours as things in the store',
    farmer((p, { shared: { supply } }) => {
      supply[p.item] = (supply[p.item] ?? 0) + p.shop;
      Object.assign(p, { out: 1, shop: 0, hours: p.store.reduce((all, count) => all + count, 0) });
    }),
    /is out and still owns something/,
  ],
  ['somebody who is out and still has hours', farmer((p) => Object.assign(p, { out: 1 })), /is out and still owns something/],
  [
    'somebody who is out and still has an hour and is sick',
    farmer((p, s) => {
      s.shared.supply.forEach((left, item, supply) => {
        supply[item] = left + (p.store[item] ?? 0) + (item === p.item ? p.shop : 0);
      });
      s.shared.sickLeft--;
      Object.assign(p, { out: 1, hours: 1, sick: 1, shop: 0, store: p.store.map(() => 0) });
    }),
    /is out and still owns something/,
  ],
];

test.each(HARMS)('%s is noticed', (_, harm, words) => {
  const s = given('builder farmer entertainer');
  nation.check(s);
  harm(s);
  expect(() => nation.check(s)).toThrow(words);
});

test('2.8 a loan card that is owed is noticed', () => {
  const s = given('builder farmer banker');
  const { bank } = s.shared;
  if (!bank) throw new Error('there is a Banker');
  const kept = bank.stock[1] ?? 0;
  Object.assign(bank, { stock: bank.stock.with(1, -1), offer: bank.offer.with(1, (bank.offer[1] ?? 0) + kept + 1) });
  expect(() => nation.check(s)).toThrow(/a loan card of 100B is owed/);
});

test('more unhappiness than the evenings so far can have brought is noticed', () => {
  const s = given('builder farmer entertainer', { options: { negative: true }, farmer: { happiness: -2 } });
  Object.assign(playerOf(s, 'farmer'), { happiness: -3, sources: playerOf(s, 'farmer').sources.map((n) => (n === -2 ? -3 : n)) });
  expect(() => nation.check(s)).toThrow(/has Happiness -3 in round 1/);
});

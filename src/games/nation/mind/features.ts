/** A position in numbers, for estimates that are learned: Happiness, goods, money, debts, hours, cards and trade. */

import type { Features } from '../../../engine/game.js';
import type { Editions } from '../../kit/editions.js';
import type { Edition } from '../editions/edition.js';
import { ITEMS, loanAt, NO_LOAN, PAYMENTS, ROLES } from '../rules/data.js';
import { faceAt } from '../rules/deck.js';
import { debtOf } from '../rules/loans.js';
import { purseOf } from '../rules/money.js';
import { held, isOut, ownAt, playerAt, stored } from '../rules/table.js';
import type { NationTypes, Own } from '../rules/types.js';
import { roundsAfter } from './outlook.js';

const USEFUL_MONEY = 40; // what lies above it seldom buys anything in time

export const features = (editions: Editions<Edition>): Features<NationTypes> => ({
  names: [
    'happiness',
    'rounds left',
    'happiness, near the end',
    ...ITEMS.map((item) => `${item} stored`),
    'for sale',
    'for sale, by price',
    'price',
    'money',
    'money that can still be used',
    'money up to what is useful',
    'debt',
    'rates left',
    'hours',
    'hours that can still be used',
    'sick',
    'cards',
    'happiness on cards',
    'level',
    'level, by rounds left',
    'worked with joy',
    'return',
    'return, by rounds left',
    'my turn',
    'out',
    ...ROLES,
  ],

  fill(s, seat, into) {
    const e = editions.of(s);
    const { shared } = s;
    const player = playerAt(shared, seat);
    const own = ownAt(s, seat);
    const rounds = roundsAfter(shared);
    const fading = Math.min(1, 0.15 + rounds / 2);
    const purse = purseOf(s, seat);
    const roi = player.role === 'banker' ? (shared.bank?.roi ?? 0) : 0;
    let at = 0;
    into[at++] = player.happiness;
    into[at++] = rounds;
    into[at++] = player.happiness * Math.min(1, 1 / (0.3 + rounds));
    for (let item = 0; item < ITEMS.length; item++) into[at++] = stored(player, item);
    into[at++] = player.shop;
    into[at++] = player.shop * player.price;
    into[at++] = player.price;
    into[at++] = purse;
    into[at++] = purse * fading;
    into[at++] = Math.min(purse, USEFUL_MONEY);
    into[at++] = debtOf(player);
    into[at++] = player.loan === NO_LOAN ? 0 : loanAt(player.loan).rate * Math.min(PAYMENTS - player.step, rounds);
    into[at++] = player.hours;
    into[at++] = player.hours * fading;
    into[at++] = player.sick;
    into[at++] = player.cards;
    into[at++] = joyInHand(e, own);
    into[at++] = player.level;
    into[at++] = player.level * rounds;
    into[at++] = player.workedWithJoy ? 1 : 0;
    into[at++] = roi;
    into[at++] = roi * rounds;
    into[at++] = shared.turn === seat ? 1 : 0;
    into[at++] = isOut(player) ? 1 : 0;
    for (let role = 0; role < ROLES.length; role++) into[at++] = player.role === ROLES[role] ? 1 : 0;
  },
});

function joyInHand(e: Edition, own: Own): number {
  let joy = 0;
  for (let card = 0; card < e.played; card++) joy += held(own, card) * faceAt(e, card).happiness;
  return joy;
}

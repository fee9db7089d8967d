/** How the table is laid before the first day. */
import type { Game } from '../../../engine/game.js';
import { newPile } from '../../../engine/pile.js';
import type { Under } from '../../kit/editions.js';
import { drawSome } from '../../kit/lots.js';
import { newState } from '../../kit/state.js';
import type { Edition } from '../editions/edition.js';
import {
  BREAD,
  HOUSE,
  ITEM_COUNTS,
  ITEMS,
  itemOf,
  LOANS,
  NO_LOAN,
  OFFERED_LOAN,
  ROI,
  type Role,
  SICK_CARDS,
  SOURCES,
  START,
  START_LOAN,
} from './data.js';
import { lendStartMoney } from './loans.js';
import { headStartFor, rolesFor } from './options.js';
import { beginRound } from './round.js';
import { cheer, isProducer, makeForShop, seatOf, takeFromSupply } from './table.js';
import type { Bank, NationEffects, NationOptions, NationState, NationTypes, Player } from './types.js';

export const setup: Under<Edition, Game<NationTypes>['setup']> = (e, { seats, options }, x) => {
  const s = layTable(e, dealRoles(rolesFor(seats, options), options, x), options, x);
  beginRound(e, s, x);
  return s;
};

/** R 3.1b. */
function dealRoles(roles: Role[], options: NationOptions, x: NationEffects): Role[] {
  return options.roleDeal === 'chosen' ? roles : drawSome(roles, roles.length, x.chance);
}

function layTable(e: Edition, roles: readonly Role[], options: NationOptions, x: NationEffects): NationState {
  const s = newState<NationTypes>(
    e.rules,
    {
      options,
      round: 0,
      start: 0,
      turn: 0,
      players: roles.map((role) => newPlayer(role, options)),
      supply: ITEM_COUNTS.slice(),
      sickLeft: SICK_CARDS,
      deckSize: e.counts.reduce((sum, count) => sum + count, 0),
      discards: e.counts.map(() => 0),
      infecting: [],
      bank: roles.includes('banker') ? newBank() : null,
      mat: options.fcOpen ? START.mat : null,
      matCounted: START.mat,
      matEmpty: false,
      lastDay: false,
    },
    roles.map(() => ({
      money: options.moneyOpen ? 0 : START.money,
      supplied: START.money,
      hand: Array.from({ length: e.handKinds }, () => 0),
      draft: 0,
    })),
    { deck: newPile(e.counts), mat: options.fcOpen ? 0 : START.mat },
  );
  const { shared } = s;
  if (e.rules > 1) shared.rules = e.rules;
  if (e.ledger) shared.ledger = { seats: roles.map(() => 0), mat: 0 };
  const { players, bank } = shared;
  shared.start = seatOf(shared, 'builder');
  for (const player of players) {
    takeFromSupply(shared, player, HOUSE, START.houses);
    takeFromSupply(shared, player, BREAD, START.bread);
    if (isProducer(player)) makeForShop(shared, player, START.shop);
  }
  if (bank !== null) lendStartMoney(bank, players);
  const start = roles.map((role) => headStartFor(e, role, roles, options));
  x.tell?.({ type: 'roles', roles, start, loans: bank !== null });
  for (const [seat, happiness] of start.entries()) if (happiness > 0) cheer(shared, seat, happiness, 'start', x);
  return s;
}

function newPlayer(role: Role, options: NationOptions): Player {
  return {
    role,
    item: itemOf(role),
    money: options.moneyOpen ? START.money : null,
    happiness: 0,
    sources: SOURCES.map(() => 0),
    level: 1,
    price: START.price,
    shop: 0,
    store: ITEMS.map(() => 0),
    cards: 0,
    showsHelp: false,
    sick: 0,
    hours: 0,
    visited: 0,
    askedHelp: 0,
    loan: NO_LOAN,
    step: 0,
    startLoan: false,
    tookLoan: false,
    workedWithJoy: false,
    enjoyed: 0,
    out: 0,
  };
}

/** R 3.4, 3.10, 3.11: one card of 50B is lent to everybody, two of 100B are on offer, the rest is kept. */
function newBank(): Bank {
  const stock = LOANS.map((loan) => loan.cards);
  const offer = LOANS.map(() => 0);
  offer[OFFERED_LOAN] = START.offers;
  stock[OFFERED_LOAN] = (stock[OFFERED_LOAN] ?? 0) - START.offers;
  stock[START_LOAN] = (stock[START_LOAN] ?? 0) - 1;
  return { stock, offer, startBorrowers: 0, roi: ROI.start };
}

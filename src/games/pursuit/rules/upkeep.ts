/** Settling the cards in front of one at the start of a round: pay and gain, or give up (R 4.8). */

import type { Seat } from '../../../engine/game.js';
import type { Edition } from '../editions/edition.js';
import { nameFor } from '../words/names.js';
import { every } from '../words/wording.js';
import { giveUp } from './actions/giveUp.js';
import type { Upkeep } from './cards/shape.js';
import { type Card, cardOf, idOf, isFree, isJob, isPartner, NO_CARD, upkeepOf } from './cards.js';
import { gain } from './effects.js';
import { amounts, type Bundle } from './goods.js';
import * as moves from './moves.js';
import { barToPay, FULL, payResources } from './pay.js';
import { levelIn, playerAt, withOne, without } from './table.js';
import type { Move, Player, PursuitEffects, PursuitRefuse, Shared } from './types.js';

export function upkeepFor(e: Edition, shared: Shared, card: Card): Upkeep | null {
  return upkeepOf(e, card, levelIn(shared, card));
}

function dueFor(e: Edition, shared: Shared, card: Card): Upkeep {
  const upkeep = upkeepFor(e, shared, card);
  if (upkeep === null) throw new Error(`${idOf(e, card)} has no upkeep`);
  return upkeep;
}

/** R 4.8, 4.8c: puts the bills on the table and collects what comes for nothing. */
export function openBills(e: Edition, shared: Shared, seat: Seat, x: PursuitEffects): void {
  const p = playerAt(shared, seat);
  for (const card of p.items) openBill(e, shared, seat, card, x);
  if (p.job !== NO_CARD) openBill(e, shared, seat, p.job, x);
  for (const card of p.partners) openBill(e, shared, seat, card, x);
}

function openBill(e: Edition, shared: Shared, seat: Seat, card: Card, x: PursuitEffects): void {
  const p = playerAt(shared, seat);
  const upkeep = upkeepFor(e, shared, card);
  if (upkeep === null) return;
  if (isFree(upkeep)) collect(e, shared, seat, card, upkeep, x);
  else p.bills = withOne(p.bills, card);
}

/** Whether a card will ask for something when the next round begins. */
export const hasBill = (e: Edition, shared: Shared, card: Card): boolean => {
  const upkeep = upkeepFor(e, shared, card);
  return upkeep !== null && !isFree(upkeep);
};

function collect(e: Edition, shared: Shared, seat: Seat, card: Card, { cost, reward }: Upkeep, x: PursuitEffects): void {
  const p = playerAt(shared, seat);
  payResources(p, cost, FULL);
  p.free -= cost.hourglass;
  p.spent += cost.hourglass;
  if (isJob(e, card)) p.jobIncome += reward.money;
  if (isPartner(e, card)) p.relationshipUpkeeps++;
  const name = nameFor(e, shared, seat, card);
  x.tell?.({ type: 'upkeep', seat, card: idOf(e, card), name, paid: amounts(cost), gained: amounts(reward) });
  gain(shared, seat, reward, isJob(e, card) ? 'job' : isPartner(e, card) ? 'partner' : 'item', x);
}

export function listBills(e: Edition, shared: Shared, seat: Seat, refuse: PursuitRefuse | undefined): readonly Move[] {
  const p = playerAt(shared, seat);
  const out: Move[] = [];
  for (const card of p.bills) {
    const { cost } = dueFor(e, shared, card);
    const what = refuse && { clause: '4.8', what: `The upkeep of ${nameFor(e, shared, seat, card)}` };
    const bar = barToPay(p, cost, 0, cost.hourglass, what ?? null);
    if (bar === null) out.push(moves.upkeepPay(e, card));
    else refuse?.(moves.upkeepPay(e, card), bar);
    out.push(moves.upkeepDrop(e, card));
  }
  if (p.bills.length < 2) return out;
  if (p.bills.length <= MOST_AT_ONCE && orderToPayAll(e, shared, p) !== null) out.push(moves.UPKEEP_ALL);
  else refuse?.(moves.UPKEEP_ALL, whyNotAll(p));
  return out;
}

function whyNotAll(p: Player) {
  const n = p.bills.length;
  if (n > MOST_AT_ONCE)
    return { clause: '4.8e', because: `With ${n} cards to settle, more than ${MOST_AT_ONCE}, settle some one by one first.` };
  return { clause: '4.8e', because: `In no order can ${every(n, 'upkeep')} be paid from what you have and what they bring.` };
}

export function settle(e: Edition, shared: Shared, seat: Seat, move: Move, x: PursuitEffects): void {
  const p = playerAt(shared, seat);
  if (move.t === 'upkeepPay') {
    payBill(e, shared, seat, cardOf(e, move.card), x);
  } else if (move.t === 'upkeepDrop') {
    const card = cardOf(e, move.card);
    p.bills = without(p.bills, card);
    giveUp(e, shared, seat, card, true, x);
  } else {
    for (const card of orderToPayAll(e, shared, p) ?? []) payBill(e, shared, seat, card, x);
  }
}

function payBill(e: Edition, shared: Shared, seat: Seat, card: Card, x: PursuitEffects): void {
  const p = playerAt(shared, seat);
  p.bills = without(p.bills, card);
  collect(e, shared, seat, card, dueFor(e, shared, card), x);
}

const MOST_AT_ONCE = 14;

/** What is held while trying an order. Relax, happiness and the like never pay an upkeep. */
interface Purse {
  knowledge: number;
  creativity: number;
  influence: number;
  money: number;
  free: number;
  reserve: number;
}

const covers = (purse: Purse, cost: Bundle): boolean =>
  purse.knowledge >= cost.knowledge &&
  purse.creativity >= cost.creativity &&
  purse.influence >= cost.influence &&
  purse.money >= cost.money &&
  purse.free >= cost.hourglass;

function after(purse: Purse, { cost, reward }: Upkeep): Purse {
  const hours = Math.min(reward.hourglass, purse.reserve);
  return {
    knowledge: purse.knowledge - cost.knowledge + reward.knowledge,
    creativity: purse.creativity - cost.creativity + reward.creativity,
    influence: purse.influence - cost.influence + reward.influence,
    money: purse.money - cost.money + reward.money,
    free: purse.free - cost.hourglass + hours,
    reserve: purse.reserve - hours,
  };
}

/**
 * R 4.8e: the first order, by card number, in which every bill can be paid, or null. What is held after some bills does not
 * depend on their order, so a set of paid bills that led nowhere once need not be tried again.
 */
function orderToPayAll(e: Edition, shared: Shared, p: Player): readonly Card[] | null {
  const bills = p.bills.slice().sort((a, b) => a - b);
  const dues = bills.map((card) => dueFor(e, shared, card));
  const all = (1 << bills.length) - 1;
  const hopeless = new Set<number>();
  const order: Card[] = [];
  const search = (done: number, purse: Purse): boolean => {
    if (done === all) return true;
    if (hopeless.has(done)) return false;
    for (const [i, due] of dues.entries()) {
      const card = bills[i];
      if (card === undefined || (done & (1 << i)) !== 0 || !covers(purse, due.cost)) continue;
      order.push(card);
      if (search(done | (1 << i), after(purse, due))) return true;
      order.pop();
    }
    hopeless.add(done);
    return false;
  };
  return search(0, p) ? order : null;
}

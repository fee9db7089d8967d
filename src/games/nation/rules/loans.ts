/** Loan cards: paying the rate, falling short, taking a new loan and paying one back. */

import type { Seat } from '../../../engine/game.js';
import type { Edition } from '../editions/edition.js';
import { ITEMS, type Loan, loanAt, NO_LOAN, PAYMENTS, START_LOAN, upgradeTo } from './data.js';
import { faceAt } from './deck.js';
import { pay, paySupply, purseOf, supplyPays } from './money.js';
import { discardFromHand, held, makeForShop, ownAt, playerAt, seatOf, stored, takeFromSupply } from './table.js';
import type { Bank, NationEffects, NationState, Player } from './types.js';

export const balanceAt = (loan: Loan, step: number): number => loan.balance[step] ?? 0;
export const interestAt = (loan: Loan, step: number): number => loan.interest[step] ?? 0;

/** What a player still owes. */
export const debtOf = (player: Player): number => (player.loan === NO_LOAN ? 0 : balanceAt(loanAt(player.loan), player.step));

function bankOf(s: NationState): Bank {
  const { bank } = s.shared;
  if (bank === null) throw new Error('there is no Banker at this table');
  return bank;
}

/** R 5.1 to 5.5. */
export function payLoan(e: Edition, s: NationState, seat: Seat, x: NationEffects): void {
  const player = playerAt(s.shared, seat);
  if (player.loan === NO_LOAN) return;
  const loan = loanAt(player.loan);
  const banker = seatOf(s.shared, 'banker');
  const interest = interestAt(loan, player.step);
  if (purseOf(s, seat) < interest && player.level > 1) loseLevel(s, seat, x); // one loss always brings enough
  const money = purseOf(s, seat);
  if (money >= loan.rate) {
    const back = loan.rate - interest;
    pay(s, seat, banker, interest);
    paySupply(s, seat, back);
    moveDown(s, seat, player.step + 1);
    x.tell?.({ type: 'payment', seat, interest, back, balance: debtOf(player) });
  } else if (money >= interest) {
    pay(s, seat, banker, interest);
    x.tell?.({ type: 'interestOnly', seat, interest, balance: debtOf(player) });
  } else {
    pay(s, seat, banker, money);
    if (s.shared.options.elimination) eliminate(e, s, seat, money, x);
    else x.tell?.({ type: 'allPaid', seat, paid: money });
  }
}

/** R 5.4: the money of the lost level comes back, its Houses do not. */
function loseLevel(s: NationState, seat: Seat, x: NationEffects): void {
  const player = playerAt(s.shared, seat);
  const refund = upgradeTo(player.role, player.level).money;
  player.level--;
  supplyPays(s, seat, refund);
  x.tell?.({ type: 'levelLost', seat, level: player.level, refund });
}

/** R 5.5b: everything goes back to where it came from. */
function eliminate(e: Edition, s: NationState, seat: Seat, paid: number, x: NationEffects): void {
  const { shared } = s;
  const player = playerAt(shared, seat);
  const own = ownAt(s, seat);
  moveDown(s, seat, PAYMENTS);
  ITEMS.forEach((_, item) => {
    takeFromSupply(shared, player, item, -stored(player, item));
  });
  makeForShop(shared, player, -player.shop);
  const cards: string[] = [];
  own.hand.forEach((count, card) => {
    for (let i = 0; i < count; i++) cards.push(faceAt(e, card).id);
    while (held(own, card) > 0) discardFromHand(e, s, seat, card);
  });
  shared.sickLeft += player.sick;
  player.sick = 0;
  player.hours = 0;
  player.visited = 0;
  player.out = shared.round;
  x.tell?.({ type: 'eliminated', seat, paid, cards });
}

/** Moves the meeple down the card; at its end the card goes to the Banker's stock (R 5.6). */
function moveDown(s: NationState, seat: Seat, step: number): void {
  const player = playerAt(s.shared, seat);
  player.step = step;
  if (step < PAYMENTS) return;
  const bank = bankOf(s);
  if (player.startLoan) bank.startBorrowers--;
  if (!player.startLoan || bank.startBorrowers === 0) bank.stock[player.loan] = (bank.stock[player.loan] ?? 0) + 1;
  player.loan = NO_LOAN;
  player.step = 0;
  player.startLoan = false;
}

/** R 6.7: the new loan first, then the whole of the old one out of it. */
export function takeLoan(s: NationState, seat: Seat, index: number, x: NationEffects): void {
  const player = playerAt(s.shared, seat);
  const bank = bankOf(s);
  const { value } = loanAt(index);
  const repaid = debtOf(player);
  supplyPays(s, seat, value);
  paySupply(s, seat, repaid);
  if (player.loan !== NO_LOAN) moveDown(s, seat, PAYMENTS);
  bank.offer[index] = (bank.offer[index] ?? 0) - 1;
  player.loan = index;
  player.tookLoan = true;
  x.tell?.({ type: 'loan', seat, value, repaid });
}

/** R 6.8. */
export function payBack(s: NationState, seat: Seat, step: number, x: NationEffects): void {
  const player = playerAt(s.shared, seat);
  const loan = loanAt(player.loan);
  const paid = debtOf(player) - balanceAt(loan, step);
  paySupply(s, seat, paid);
  moveDown(s, seat, step);
  x.tell?.({ type: 'repay', seat, paid, balance: balanceAt(loan, step) });
}

/** R 3.10: everybody but the Banker begins on one card of 50B. */
export function lendStartMoney(bank: Bank, players: readonly Player[]): void {
  for (const player of players) {
    if (player.role === 'banker') continue;
    player.loan = START_LOAN;
    player.startLoan = true;
    bank.startBorrowers++;
  }
}

/** The five ways Bucks can move. Nothing else in the game touches a purse, the mat or the books, so no Buck is lost or made by accident. */
import type { Seat } from '../../../engine/game.js';
import { atSeat } from '../../kit/seats.js';
import { START } from './data.js';
import { ownAt, playerAt } from './table.js';
import type { NationState, Own, Shared } from './types.js';

/** What a seat knows of its own purse, wherever the table keeps it (R 2.12). */
export function ownMoney(shared: Shared, mine: Own, seat: Seat): number {
  return playerAt(shared, seat).money ?? mine.money;
}

/** What everybody knows of a purse: where it lies open by looking, else by the ledger (R 2.12b); null under rules 1, where nobody adds up. */
export function knownPurse(shared: Shared, seat: Seat): number | null {
  const { money } = playerAt(shared, seat);
  if (money !== null || shared.ledger === undefined) return money;
  return START.money + atSeat(shared.ledger.seats, seat);
}

export function purseOf(s: NationState, seat: Seat): number {
  return playerAt(s.shared, seat).money ?? ownAt(s, seat).money;
}

export function matOf(s: NationState): number {
  return s.shared.mat ?? s.dark.mat;
}

function addToPurse(s: NationState, seat: Seat, amount: number): void {
  const { ledger } = s.shared;
  const player = playerAt(s.shared, seat);
  if (ledger !== undefined) ledger.seats[seat] = atSeat(ledger.seats, seat) + amount;
  if (player.money !== null) player.money += amount;
  else ownAt(s, seat).money += amount;
}

function addToMat(s: NationState, amount: number): void {
  const { shared } = s;
  if (shared.ledger !== undefined) shared.ledger.mat += amount;
  if (shared.mat !== null) shared.mat += amount;
  else s.dark.mat += amount;
  shared.matEmpty = amount > 0 ? false : matOf(s) === 0;
}

export function pay(s: NationState, from: Seat, to: Seat, amount: number): void {
  if (amount === 0) return;
  addToPurse(s, from, -amount);
  addToPurse(s, to, amount);
}

export function payMat(s: NationState, from: Seat, amount: number): void {
  if (amount === 0) return;
  addToPurse(s, from, -amount);
  addToMat(s, amount);
}

export function matPays(s: NationState, to: Seat, amount: number): void {
  if (amount === 0) return;
  addToMat(s, -amount);
  addToPurse(s, to, amount);
}

export function paySupply(s: NationState, from: Seat, amount: number): void {
  if (amount === 0) return;
  addToPurse(s, from, -amount);
  ownAt(s, from).supplied -= amount;
}

export function supplyPays(s: NationState, to: Seat, amount: number): void {
  if (amount === 0) return;
  addToPurse(s, to, amount);
  ownAt(s, to).supplied += amount;
}

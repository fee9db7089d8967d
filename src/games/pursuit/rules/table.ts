/** What lies on the table and the small acts that rules are made of: finding a player, drawing, refilling, clearing a row. */
import type { Seat } from '../../../engine/game.js';
import { clonePile, draw as drawFrom, pileSize, shuffleIn } from '../../../engine/pile.js';
import { atSeat, nextSeat } from '../../kit/seats.js';
import { type Card, firstRole, idOf, NO_CARD, PILE_FROM, ROLES, ROWS, type Row, rowOf } from './cards.js';
import type { Player, PursuitEffects, Shared } from './types.js';

export const playerAt = (shared: Shared, seat: Seat): Player => atSeat(shared.players, seat);
export const seatAfter = (shared: Shared, seat: Seat): Seat => nextSeat(seat, shared.players.length);

export function rowNamed(row: number): Row {
  const name = ROWS[row];
  if (name === undefined) throw new Error(`there is no row ${row}`);
  return name;
}

export function rowAt(shared: Shared, row: number): readonly Card[] {
  const cards = shared.rows[row];
  if (cards === undefined) throw new Error(`there is no row ${row}`);
  return cards;
}

export const inRow = (shared: Shared, card: Card): boolean => rowAt(shared, rowOf(card)).includes(card);

export function setLevel(shared: Shared, card: Card, level: number): void {
  shared.level = withAt(shared.level, card, level);
}

export const levelIn = (shared: Shared, card: Card): number => shared.level[card] ?? 0;

/** Jobs and partners take slots as projects do (R 5.3b, 5.8f, 5.9c). */
export function slotsUsed(p: Player): number {
  return p.projects.length + p.partners.length + (p.job === NO_CARD ? 0 : 1);
}

/** The seat that covers a role (1 to 4) of a group project, or -1. */
export const roleHolder = (shared: Shared, card: Card, role: number): number => shared.roles[firstRole(card) + role - 1] ?? -1;

/** How many roles of a group project are covered, by one seat or by anybody. */
export function rolesCovered(shared: Shared, card: Card, by?: Seat): number {
  let covered = 0;
  for (let role = 1; role <= ROLES; role++) {
    const seat = roleHolder(shared, card, role);
    if (by === undefined ? seat >= 0 : seat === by) covered++;
  }
  return covered;
}

/** A list with one more at its end. */
export function withOne(list: readonly number[], one: number): readonly number[] {
  const longer = list.slice();
  longer.push(one);
  return longer;
}

/** The list with another value at one place. */
export function withAt(list: readonly number[], at: number, value: number): readonly number[] {
  const changed = list.slice();
  changed[at] = value;
  return changed;
}

/** The list without a card that must be in it. */
export function without(cards: readonly Card[], card: Card): readonly Card[] {
  const at = cards.indexOf(card);
  if (at < 0) throw new Error(`${idOf(card)} is not where it should be`);
  const shorter = cards.slice();
  shorter.copyWithin(at, at + 1);
  shorter.pop();
  return shorter;
}

/** Covers, or with -1 frees, a role (1 to 4) of a group project. */
export function setRole(shared: Shared, card: Card, role: number, seat: Seat): void {
  shared.roles = withAt(shared.roles, firstRole(card) + role - 1, seat);
}

export function putOnDiscards(shared: Shared, card: Card): void {
  if (shared.level[card] !== 0) setLevel(shared, card, 0);
  if (shared.markers[card] !== 0) shared.markers = withAt(shared.markers, card, 0);
  const row = rowOf(card);
  shared.discards[row] = withOne(shared.discards[row] ?? [], card);
}

/** R 4.5c: an empty pile is made anew from its discards when a card must be drawn; without any, nothing is drawn. */
function drawCard(shared: Shared, row: number, x: PursuitEffects): Card {
  const old = shared.piles[row];
  const discards = shared.discards[row];
  const from = PILE_FROM[row];
  if (old === undefined || discards === undefined || from === undefined) throw new Error(`there is no row ${row}`);
  const empty = pileSize(old) === 0;
  if (empty && discards.length === 0) return NO_CARD;
  const pile = clonePile(old);
  if (empty) {
    x.tell?.({ type: 'reshuffle', row: rowNamed(row), cards: discards.length });
    for (const card of discards) shuffleIn(pile, card - from);
    shared.discards[row] = [];
  }
  shared.piles[row] = pile;
  return from + drawFrom(pile, x.chance);
}

/** Puts a new card where one was taken. */
export function refill(shared: Shared, row: number, slot: number, x: PursuitEffects): void {
  const card = drawCard(shared, row, x);
  shared.rows[row] = withAt(rowAt(shared, row), slot, card);
  if (card !== NO_CARD) x.tell?.({ type: 'refill', row: rowNamed(row), slot, card: idOf(card) });
}

/** Takes a card out of its row and leaves the slot empty; returns the slot. */
export function takeFromRow(shared: Shared, card: Card): number {
  const row = rowOf(card);
  const slot = rowAt(shared, row).indexOf(card);
  if (slot < 0) throw new Error(`${idOf(card)} is not on the board`);
  shared.rows[row] = withAt(rowAt(shared, row), slot, NO_CARD);
  return slot;
}

/** Discards a row and deals it anew: every slot, or only those that held a card (R 9.2). */
export function dealRow(shared: Shared, row: number, everySlot: boolean, x: PursuitEffects): void {
  const old = rowAt(shared, row);
  for (const card of old) if (card !== NO_CARD) putOnDiscards(shared, card);
  const cards = old.map((card) => (everySlot || card !== NO_CARD ? drawCard(shared, row, x) : NO_CARD));
  shared.rows[row] = cards;
  x.tell?.({ type: 'laid', row: rowNamed(row), cards: cards.filter((card) => card !== NO_CARD).map(idOf) });
}

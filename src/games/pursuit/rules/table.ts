/** What lies on the table and the small acts that rules are made of: finding a player, drawing, refilling, clearing a row. */
import type { Seat } from '../../../engine/game.js';
import { clonePile, draw as drawFrom, type Pile, pileSize, shuffleIn } from '../../../engine/pile.js';
import { atSeat, nextSeat } from '../../kit/seats.js';
import type { Edition } from '../editions/edition.js';
import { type Card, firstRole, idOf, NO_CARD, ROLES, ROWS, type Row, rowOf } from './cards.js';
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

export const inRow = (e: Edition, shared: Shared, card: Card): boolean => rowAt(shared, rowOf(e, card)).includes(card);

export function setLevel(shared: Shared, card: Card, level: number): void {
  shared.level = withAt(shared.level, card, level);
}

/** R 5.9b: whether the partner's other side was chosen. */
export const isTurned = (shared: Shared, card: Card): boolean => shared.turned?.includes(card) ?? false;

export const levelIn = (shared: Shared, card: Card): number => shared.level[card] ?? 0;

/** Jobs and partners take slots as projects do (R 5.3b, 5.8f, 5.9c). */
export function slotsUsed(p: Player): number {
  return p.projects.length + p.partners.length + (p.job === NO_CARD ? 0 : 1);
}

/** The seat that covers a role (1 to 4) of a group project, or -1. */
export const roleHolder = (e: Edition, shared: Shared, card: Card, role: number): number =>
  shared.roles[firstRole(e, card) + role - 1] ?? -1;

/** How many roles of a group project are covered, by one seat or by anybody. */
export function rolesCovered(e: Edition, shared: Shared, card: Card, by?: Seat): number {
  let covered = 0;
  for (let role = 1; role <= ROLES; role++) {
    const seat = roleHolder(e, shared, card, role);
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
  if (at < 0) throw new Error(`card ${card} is not where it should be`);
  const shorter = cards.slice();
  shorter.copyWithin(at, at + 1);
  shorter.pop();
  return shorter;
}

/** Covers, or with -1 frees, a role (1 to 4) of a group project. */
export function setRole(e: Edition, shared: Shared, card: Card, role: number, seat: Seat): void {
  shared.roles = withAt(shared.roles, firstRole(e, card) + role - 1, seat);
}

export function putOnDiscards(e: Edition, shared: Shared, card: Card): void {
  if (shared.level[card] !== 0) setLevel(shared, card, 0);
  if (shared.markers[card] !== 0) shared.markers = withAt(shared.markers, card, 0);
  if (isTurned(shared, card)) shared.turned = without(shared.turned ?? [], card);
  const row = rowOf(e, card);
  shared.discards[row] = withOne(shared.discards[row] ?? [], card);
}

/** R 4.5c: a pile that has run out is made anew from its discards; if there are none, when a card must be drawn; without any, nothing is drawn. */
function drawCard(e: Edition, shared: Shared, row: number, x: PursuitEffects): Card {
  const old = shared.piles[row];
  const from = e.pileFrom[row];
  if (old === undefined || from === undefined) throw new Error(`there is no row ${row}`);
  const pile = clonePile(old);
  if (pileSize(pile) === 0) renew(shared, row, pile, from, x);
  if (pileSize(pile) === 0) return NO_CARD;
  const card = from + drawFrom(pile, x.chance);
  if (e.renewsAtOnce && pileSize(pile) === 0) renew(shared, row, pile, from, x);
  shared.piles[row] = pile;
  return card;
}

function renew(shared: Shared, row: number, pile: Pile, from: Card, x: PursuitEffects): void {
  const discards = shared.discards[row] ?? [];
  if (discards.length === 0) return;
  x.tell?.({ type: 'reshuffle', row: rowNamed(row), cards: discards.length });
  for (const card of discards) shuffleIn(pile, card - from);
  shared.discards[row] = [];
}

/** Puts a new card where one was taken. */
export function refill(e: Edition, shared: Shared, row: number, slot: number, x: PursuitEffects): void {
  const card = drawCard(e, shared, row, x);
  shared.rows[row] = withAt(rowAt(shared, row), slot, card);
  if (card !== NO_CARD) x.tell?.({ type: 'refill', row: rowNamed(row), slot, card: idOf(e, card) });
}

/** Takes a card out of its row and leaves the slot empty; returns the slot. */
export function takeFromRow(e: Edition, shared: Shared, card: Card): number {
  const row = rowOf(e, card);
  const slot = rowAt(shared, row).indexOf(card);
  if (slot < 0) throw new Error(`${idOf(e, card)} is not on the board`);
  shared.rows[row] = withAt(rowAt(shared, row), slot, NO_CARD);
  return slot;
}

/** Discards a row and deals it anew: every slot, or only those that held a card (R 9.2). */
export function dealRow(e: Edition, shared: Shared, row: number, everySlot: boolean, x: PursuitEffects): void {
  const old = rowAt(shared, row);
  for (const card of old) if (card !== NO_CARD) putOnDiscards(e, shared, card);
  const cards = old.map((card) => (everySlot || card !== NO_CARD ? drawCard(e, shared, row, x) : NO_CARD));
  shared.rows[row] = cards;
  x.tell?.({ type: 'laid', row: rowNamed(row), cards: cards.filter((card) => card !== NO_CARD).map((card) => idOf(e, card)) });
}

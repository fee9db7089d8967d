/** What lies on the table and the small acts that rules are made of: finding a seat, gaining Happiness, moving items and cards. */
import type { Seat } from '../../../engine/game.js';
import { atSeat, nextSeat } from '../../kit/seats.js';
import type { Edition } from '../editions/edition.js';
import { type Card, NO_ITEM, type Role, type Source, sourceOf } from './data.js';
import type { NationEffects, NationState, Own, Player, Shared } from './types.js';

export const playerAt = (shared: Shared, seat: Seat): Player => atSeat(shared.players, seat);
export const ownAt = (s: NationState, seat: Seat): Own => atSeat(s.own, seat);

export const isOut = (player: Player): boolean => player.out > 0;
export const isProducer = (player: Player): boolean => player.item !== NO_ITEM;
export const bit = (seat: Seat): number => 1 << seat;

/** The seat of a role, or -1. Five seats at most: looking is as quick as keeping it. */
export function seatOf(shared: Shared, role: Role): Seat {
  const { players } = shared;
  for (let seat = 0; seat < players.length; seat++) if (players[seat]?.role === role) return seat;
  return -1;
}

/** R 13.2: an Entertainer who was eliminated still counts as in the game. */
export const withEntertainer = (shared: Shared): boolean => seatOf(shared, 'entertainer') >= 0;

export const seatAfter = (shared: Shared, seat: Seat): Seat => nextSeat(seat, shared.players.length);

/** The next seat that is not out. */
export function activeAfter(shared: Shared, seat: Seat): Seat {
  let next = seatAfter(shared, seat);
  while (next !== seat && isOut(playerAt(shared, next))) next = seatAfter(shared, next);
  return next;
}

export function countActive(shared: Shared): number {
  let count = 0;
  for (const player of shared.players) if (!isOut(player)) count++;
  return count;
}

/** Seats not out, in turn order from the start seat of the round. */
export function inTurnOrder(shared: Shared): Seat[] {
  const { players, start } = shared;
  const seats: Seat[] = [];
  for (let i = 0; i < players.length; i++) {
    const seat = (start + i) % players.length;
    if (!isOut(playerAt(shared, seat))) seats.push(seat);
  }
  return seats;
}

/** R 12.1, 2.14a: books Happiness gained or lost, and calls the last day when the target is reached. Returns what was booked. */
export function cheer(shared: Shared, seat: Seat, amount: number, source: Source, x: NationEffects): number {
  const player = playerAt(shared, seat);
  const booked = !shared.options.negative && player.happiness + amount < 0 ? -player.happiness : amount;
  const place = sourceOf(source);
  player.happiness += booked;
  player.sources[place] = (player.sources[place] ?? 0) + booked;
  if (!shared.lastDay && player.happiness >= shared.options.target) {
    shared.lastDay = true;
    x.tell?.({ type: 'target', seat, happiness: player.happiness });
  }
  return booked;
}

export const stored = (player: Player, item: number): number => player.store[item] ?? 0;
export const supplyOf = (shared: Shared, item: number): number => shared.supply[item] ?? 0;

/** Items from the Supply into a store, or back when the number is negative. */
export function takeFromSupply(shared: Shared, player: Player, item: number, count: number): void {
  shared.supply[item] = supplyOf(shared, item) - count;
  player.store[item] = stored(player, item) + count;
}

/** Items from the Supply into the shop, or back when the number is negative. */
export function makeForShop(shared: Shared, player: Player, count: number): void {
  shared.supply[player.item] = supplyOf(shared, player.item) - count;
  player.shop += count;
}

export const held = (own: Own, card: Card): number => own.hand[card] ?? 0;

/** Out of the hand and onto the discard pile. A Help the table has seen is the first to go: cards of one kind are alike. */
export function discardFromHand(e: Edition, s: NationState, seat: Seat, card: Card): void {
  const { shared } = s;
  const player = playerAt(shared, seat);
  const own = ownAt(s, seat);
  own.hand[card] = held(own, card) - 1;
  player.cards--;
  if (card === e.help) player.showsHelp = false;
  shared.discards[card] = (shared.discards[card] ?? 0) + 1;
}

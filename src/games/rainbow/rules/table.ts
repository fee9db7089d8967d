/** What lies on the table, asked in the words of the rules: whose key, how many hang-ups, which holder is vacant, whose button. */

import type { Seat } from '../../../engine/game.js';
import { atSeat } from '../../kit/seats.js';
import type { Edition } from '../editions/edition.js';
import { MONEY, NOWHERE } from './board.js';
import { hangUpArea } from './cards.js';
import { AREAS, HOLDERS } from './data.js';
import type { Player, Shared } from './types.js';

export const playerAt = (shared: Shared, seat: Seat): Player => atSeat(shared.players, seat);

/** In front of the player or on the stand: either way no second one is given (R 8.10). */
export const ownsKey = (player: Player, area: number): boolean => player.stand.includes(area) || player.front.includes(area);
export const onStand = (player: Player, area: number): boolean => player.stand.includes(area);
export const wantsMoney = (player: Player): boolean => !ownsKey(player, MONEY);

export function lacksKey(player: Player): boolean {
  return player.stand.length + player.front.length < AREAS.length;
}

export function hangUpsOn(e: Edition, player: Player, area: number): number {
  let count = 0;
  for (const hangUp of player.hangUps) if (hangUpArea(e, hangUp) === area) count++;
  return count;
}

/** The seat whose marker sits on a holder, or NOWHERE. */
export function whoIsOn(shared: Shared, holder: number): Seat {
  const { players } = shared;
  for (let seat = 0; seat < players.length; seat++) if (players[seat]?.holder === holder) return seat;
  return NOWHERE;
}

/** The seat whose button covers a fate space, or NOWHERE. */
export function whoseButton(shared: Shared, fateSpace: number): Seat {
  const { players } = shared;
  for (let seat = 0; seat < players.length; seat++) if (players[seat]?.button === fateSpace) return seat;
  return NOWHERE;
}

export const isVacant = (shared: Shared, holder: number): boolean => whoIsOn(shared, holder) === NOWHERE;

/** R 3.4a: the next vacant holder clockwise. */
export function nextVacant(shared: Shared, holder: number): number {
  for (let step = 1; step < HOLDERS; step++) {
    const next = (holder + step) % HOLDERS;
    if (isVacant(shared, next)) return next;
  }
  throw new Error('no holder of the wheel is vacant');
}

/** Closes the gap by hand: `splice` would build a list of what it removes. */
export function removeAt(cards: number[], index: number): void {
  cards.copyWithin(index, index + 1);
  cards.pop();
}

/** The places of the table by their `data-at` names: what is touched, left and reached there. Two equal cards lie at two places. */
import type { Seat } from '../../../engine/game.js';
import { type Card, cardOf, type Move } from '../face.js';

export const PILE = 'pile:field';
export const FORTUNE = 'pile:fortune';
export const slotAt = (slot: number): string => `slot:${slot}`;
export const seatAt = (seat: Seat): string => `seat:${seat}`;
export const deckAt = (seat: Seat): string => `deck:${seat}`;
export const cardAt = (seat: Seat, place: number): string => `card:${seat}:${place}`;
export const nextAt = (seat: Seat): string => `next:${seat}`; // where the next flip will lie, and where please is said
export const shownAt = (place: number): string => `shown:${place}`; // of fortune's cards

/** The things that choose a move. */
export function placesOf(move: Move, seat: Seat, field: readonly Card[]): readonly string[] {
  switch (move.t) {
    case 'take': {
      const card = cardOf(move.card);
      return field.flatMap((each, slot) => (each === card ? [slotAt(slot)] : []));
    }
    case 'pass':
    case 'keep':
    case 'stop':
      return [nextAt(seat)];
    case 'shuffle':
    case 'again':
      return [deckAt(seat)];
    case 'return':
      return move.n === 0 ? [nextAt(seat)] : [FORTUNE];
  }
}

/** Which side of a partner card faces up: a matter of taste, never of rules (R 5.9b). */
import type { Seat } from '../../../engine/game.js';
import { type Card, faceOf, isPartner, partnerOf } from '../rules/cards.js';
import type { Shared, Side } from '../rules/types.js';

export function partnerName(shared: Shared, seat: Seat, card: Card): string {
  const { options } = shared;
  const sides: readonly Side[] = [options.partnerSide1, options.partnerSide2, options.partnerSide3, options.partnerSide4];
  const [woman, man] = partnerOf(card).sides;
  const side = sides[seat] ?? 'any';
  if (side === 'any') return (card + seat) % 2 === 0 ? woman : man;
  return side === 'f' ? woman : man;
}

/** A card as it is spoken of by the seat it lies in front of. */
export function nameFor(shared: Shared, seat: Seat, card: Card): string {
  return isPartner(card) ? partnerName(shared, seat, card) : faceOf(card).name;
}

/** The names of rooms and partners. Which side of a partner card faces up is a matter of taste, never of rules (R 5.9b). */

import type { Seat } from '../../../engine/game.js';
import type { Edition } from '../editions/edition.js';
import type { Space } from '../rules/board.js';
import { type Card, faceOf, isPartner, partnerOf } from '../rules/cards.js';
import { isTurned } from '../rules/table.js';
import type { PursuitOptions, Shared, Side } from '../rules/types.js';

export function partnerName(e: Edition, shared: Shared, seat: Seat, card: Card, turned = isTurned(shared, card)): string {
  const [woman, man] = partnerOf(e, card).sides;
  const side = sideFor(shared.options, seat);
  const showsWoman = side === 'any' ? (card + seat) % 2 === 0 : side === 'f';
  return showsWoman !== turned ? woman : man;
}

/** Who partners of a place are, by option. */
export const sideFor = ({ partnerSide1, partnerSide2, partnerSide3, partnerSide4 }: PursuitOptions, seat: Seat): Side =>
  [partnerSide1, partnerSide2, partnerSide3, partnerSide4][seat] ?? 'any';

/** A card as it is spoken of by the seat it lies in front of. */
export function nameFor(e: Edition, shared: Shared, seat: Seat, card: Card): string {
  return isPartner(e, card) ? partnerName(e, shared, seat, card) : faceOf(e, card).name;
}

/** The rooms of the house, as their plates say. */
export const SPACE_NAMES: Readonly<Record<Space, string>> = {
  study: 'Study',
  play: 'Play',
  interact: 'Interact',
  tempJob: 'Temp Job',
  rest: 'Rest',
  overtime: 'Overtime',
  takeProject: 'Project',
  spend: 'Spend',
  getJob: 'Get a job',
  relationship: 'Love',
};

/** What the lab and the replay ask about a match of The Pursuit of Happiness. */
import type { Gauge } from '../../engine/game.js';
import { plainLabel } from '../kit/labels.js';
import { TRAITS } from './rules/cards/traits.js';
import { cardOf, faceOf } from './rules/cards.js';
import type { PursuitTypes } from './rules/types.js';

export const gauge: Gauge<PursuitTypes> = {
  round: ({ round }) => round,
  first: ({ first }) => first,
  label(move) {
    if (move.t === 'trait') return TRAITS.find(({ id }) => id === move.id)?.name ?? move.id;
    if (move.t === 'promote') return `promote: ${faceOf(cardOf(move.to)).name}`;
    if ('card' in move) return `${move.t}: ${faceOf(cardOf(move.card)).name}`;
    return plainLabel(move);
  },
};

/** What the lab and the replay ask about a match of The Pursuit of Happiness. */
import type { Gauge } from '../../engine/game.js';
import { plainLabel } from '../kit/labels.js';
import type { Catalogue } from './editions/catalogue.js';
import type { PursuitTypes } from './rules/types.js';

export const gauge = ({ card, trait }: Catalogue): Gauge<PursuitTypes> => ({
  round: ({ round }) => round,
  first: ({ first }) => first,
  label(move) {
    if (move.t === 'trait') return trait(move.id).name;
    if (move.t === 'promote') return `promote: ${card(move.to).name}`;
    if ('card' in move) return `${move.t}: ${card(move.card).name}`;
    return plainLabel(move);
  },
});

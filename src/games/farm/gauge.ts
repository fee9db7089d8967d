/** What the lab and the replay ask about a match of Happiness Farm. */
import type { Gauge } from '../../engine/game.js';
import type { FarmTypes } from './rules/types.js';

/** Squares are left out: on every board they mean something else. */
export const gauge: Gauge<FarmTypes> = {
  round: ({ round, options }) => Math.min(round, options.rounds),
  first: ({ first }) => first,
  label(move) {
    if ('kind' in move) return `${move.t} ${move.kind}`;
    if ('item' in move) return `${move.t} ${move.item}`;
    if ('food' in move) return `${move.t} ${move.food}`;
    return move.t === 'convert' ? `convert to ${move.to}` : move.t;
  },
};

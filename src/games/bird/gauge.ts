/** What the lab and the replay ask about a match of Bird of Happiness. */
import type { Gauge } from '../../engine/game.js';
import type { BirdTypes } from './rules/types.js';
import { nameOf } from './words/names.js';

export const gauge: Gauge<BirdTypes> = {
  round: ({ turn, players }) => Math.ceil(turn / players.length),
  first: ({ first }) => first,
  label: (move) => (move.t === 'take' ? `take ${nameOf(move.card)}` : move.t),
};

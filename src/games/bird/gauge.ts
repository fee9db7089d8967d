/** What the lab and the replay ask about a match of Bird of Happiness. */
import type { Gauge } from '../../engine/game.js';
import { nameOf } from './names.js';
import type { BirdTypes } from './types.js';

export const gauge: Gauge<BirdTypes> = {
  round: ({ turn, players }) => Math.ceil(turn / players.length),
  first: ({ first }) => first,
  label: (move) => (move.t === 'take' ? `take ${nameOf(move.card)}` : move.t),
};

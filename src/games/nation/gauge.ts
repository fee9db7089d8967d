/** What the lab and the replay ask about a match of Happy Nation. */
import type { Gauge } from '../../engine/game.js';
import { ROLE_NAMES } from './rules/data.js';
import type { NationTypes } from './rules/types.js';

export const gauge: Gauge<NationTypes> = {
  called: 'Day',
  round: ({ round }) => round,
  first: ({ start }) => start,
  role({ players }, seat) {
    const player = players[seat];
    return player ? ROLE_NAMES[player.role] : 'nobody';
  },
};

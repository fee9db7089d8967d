/** How much of all days has gone by, in hours. */
import { DAY_HOURS } from './data.js';
import type { Shared } from './types.js';

/** Hours used since the beginning; those that sickness or elimination took count as used. */
export function clock({ round, players }: Shared): number {
  let left = 0;
  for (const { hours } of players) left += hours;
  return round * players.length * DAY_HOURS - left;
}

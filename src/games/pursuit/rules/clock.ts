/** How much of all lives has gone by, in hourglasses. */
import { HOURGLASSES } from './board.js';
import type { Shared } from './types.js';

/**
 * Hourglasses placed or spent since the beginning, those that were never handed out counted when their round is over. One that comes out of
 * the reserve (R 5.10) is not time given back: it was not counted before. Nor are those that lie in the reserve again when all is over (R 4.16).
 */
export function clock({ round, phase, players }: Shared): number {
  let left = 0;
  if (phase !== 'over') for (const { free, reserve } of players) left += free + reserve;
  return round * players.length * HOURGLASSES - left;
}

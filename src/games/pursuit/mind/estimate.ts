/** How good a position is, in 0..1: the worth of a life against the others', or against the solo target. */

import type { Seat } from '../../../engine/game.js';
import type { Edition } from '../editions/edition.js';
import { goalAt, isMetAlone, soloTarget } from '../rules/goals.js';
import { playerAt } from '../rules/table.js';
import type { PursuitState, Shared } from '../rules/types.js';
import { worthOf } from './worth.js';

const SPREAD = 18; // a lead of this many resource units, about 8 lasting happiness, makes 73 %
const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

export function estimate(e: Edition, { shared }: PursuitState, seat: Seat): number {
  if (shared.players.length === 1) return alone(e, shared);
  const mine = worthOf(e, shared, seat);
  let best = Number.NEGATIVE_INFINITY;
  for (const other of shared.players.keys()) if (other !== seat) best = Math.max(best, worthOf(e, shared, other));
  return logistic((mine - best) / SPREAD);
}

/** R 12.3: every goal still missed counts against the happiness reached. */
function alone(e: Edition, shared: Shared): number {
  const p = playerAt(shared, 0);
  const target = 2.2 * soloTarget(shared.options);
  let missed = 0;
  for (const goal of shared.goals) if (!isMetAlone(p, goalAt(e, goal), shared.options)) missed++;
  if (shared.phase === 'over') return missed === 0 && 2.2 * p.lth >= target ? 1 : 0.3 * logistic((2.2 * p.lth - target) / 40 - missed);
  return logistic((worthOf(e, shared, 0) - target - 40) / 40);
}

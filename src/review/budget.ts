/** What is usually spent on a review: the first pass a few seconds, the second one until every figure is sure to about 4 %. */
import { foresightOf } from '../bots/foresight.js';
import type { Game, GameTypes } from '../engine/game.js';
import type { Effort, ReviewBudget } from './types.js';

/** By how many futures the strongest bot of a game tries before it answers: what says how dear they are. docs/review.md has the times. */
const EFFORTS = [
  { from: 1000, rough: 120, fine: 800, cutOff: false },
  { from: 200, rough: 16, fine: 160, cutOff: false },
  { from: 0, rough: 8, fine: 64, cutOff: true },
] as const;
const MOMENTS = 1000; // more than any match has

const DEAREST = EFFORTS[2];

export function usualBudget<T extends GameTypes>(game: Game<T>, seats: number): ReviewBudget {
  const { horizon, iterations } = foresightOf(game);
  const { rough, fine, cutOff } = EFFORTS.find(({ from }) => iterations >= from) ?? DEAREST;
  const alone = seats === 1; // no estimate is in points
  return {
    rough: { playouts: rough, horizon: alone ? null : horizon },
    fine: { playouts: fine, horizon: alone || !cutOff ? null : horizon },
    moments: MOMENTS,
  };
}

/** The same with more or fewer playouts, but never so few that nothing can be said. */
export function partOf(budget: ReviewBudget, part: number): ReviewBudget {
  const scaled = ({ playouts, horizon }: Effort): Effort => ({ playouts: Math.max(2, Math.round(part * playouts)), horizon });
  return { ...budget, rough: scaled(budget.rough), fine: scaled(budget.fine) };
}

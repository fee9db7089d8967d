/** Life goals: what is compared, who achieves one, and what it is worth (R 11.3, 12.2). */
import type { Seat } from '../../../engine/game.js';
import type { Edition } from '../editions/edition.js';
import { oldAge, SOLO_TARGETS } from './board.js';
import type { Goal, Metric } from './cards/goals.js';
import type { Player, PursuitOptions, Shared } from './types.js';

const METRICS: Readonly<Record<Metric, (p: Player, options: PursuitOptions) => number>> = {
  moneyAtDeath: (p) => p.money,
  deathOrder: (p) => p.diedAt,
  itemsAtDeath: (p) => p.items.length,
  basicCompleted: (p) => p.basicCompleted,
  activitiesDone: (p) => p.activitiesDone,
  jobIncome: (p) => p.jobIncome,
  relationshipUpkeeps: (p) => p.relationshipUpkeeps,
  sharedAndSingle: (p) => p.sharedAndSingle,
  overtimeCount: (p) => p.overtime,
  oldAgeRounds: (p, { adultRounds }) => oldAge(p.roundsBegun, adultRounds),
};

export const measure = (p: Player, metric: Metric, options: PursuitOptions): number => METRICS[metric](p, options);

export function goalAt(e: Edition, goal: number): Goal {
  const found = e.goals[goal];
  if (found === undefined) throw new Error(`rules ${e.rules} have no life goal ${goal}`);
  return found;
}

/** R 11.3: the best value must be one player's alone. */
export function winnerOf(shared: Shared, goal: Goal): { readonly seat: Seat | null; readonly best: number } {
  const sign = goal.best === 'most' ? 1 : -1;
  let best = Number.NEGATIVE_INFINITY;
  let seat: Seat | null = null;
  shared.players.forEach((p, i) => {
    const value = sign * measure(p, goal.metric, shared.options);
    if (value === best) seat = null;
    if (value > best) {
      best = value;
      seat = i;
    }
  });
  return { seat: sign * best >= goal.least ? seat : null, best: sign * best };
}

export function bonusOf(goal: Goal, value: number): number {
  return goal.per === 0 ? goal.lth : Math.min(goal.most, Math.floor(value / goal.per) * goal.lth);
}

export const isMetAlone = (p: Player, { solo }: Goal, options: PursuitOptions): boolean => measure(p, solo.metric, options) >= solo.atLeast;

/** R 12.3. */
export const soloTarget = ({ soloTarget: wish, adultRounds }: PursuitOptions): number =>
  wish === 'usual' ? SOLO_TARGETS[adultRounds] : wish;

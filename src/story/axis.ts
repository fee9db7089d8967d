/** The score over the match for a curve: rounds, days or ages of equal width, with what everybody had at the end of each. */
import type { GameTypes } from '../engine/game.js';
import type { Facts, Grammar } from '../engine/story.js';

export interface Axis {
  readonly called: string; // 'round', 'day', 'age'
  readonly ticks: readonly { readonly x: number; readonly round: number; readonly label: number }[];
  readonly points: readonly { readonly x: number; readonly totals: readonly number[] }[];
}

/** The n-th round ends at n; at 0 nothing has happened yet. */
export function axisOf<T extends GameTypes>(facts: Facts<T>, age: Grammar<T>['age']): Axis {
  const { steps, called } = facts;
  const shared = facts.shared(steps.length - 1);
  const ends = new Map<number, readonly number[]>(); // totals by round
  for (const { round, totals } of steps) if (round > 0) ends.set(round, totals);
  const rounds = [...ends];
  return {
    called,
    ticks: rounds.map(([round], i) => ({ x: i + 1, round, label: age?.(round, shared) ?? round })),
    points: [{ x: 0, totals: steps[0]?.totals ?? [] }, ...rounds.map(([, totals], i) => ({ x: i + 1, totals }))],
  };
}

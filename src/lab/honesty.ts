/** Whether the chances that people are shown come true: at one position of each of many matches, the shown chance of the move that was played, and who won. */
import { type Observer, playOut } from '../bots/contest.js';
import { chanceAfter } from '../bots/futures.js';
import { wonBy } from '../bots/usual-player.js';
import { quickChance } from '../engine/chance.js';
import { cloneOf } from '../engine/clone.js';
import type { Decision, Game, GameTypes, Json, State } from '../engine/game.js';
import { movesOf } from '../engine/play.js';
import { luckOf, type Seed, subSeed } from '../engine/seed.js';
import { viewFor } from '../engine/view.js';

export interface HonestyPlan {
  readonly seats: number;
  readonly matches: number;
  readonly futures: number; // of each position
  readonly bot: string; // who plays the matches out
  readonly seed: Seed;
}

/** Positions whose shown chance lies in one tenth. */
export interface Tenth {
  readonly positions: number;
  readonly shown: number; // on average
  readonly won: number;
}

export interface Honesty {
  readonly tenths: readonly Tenth[];
  readonly distance: number; // between shown and won, over the tenths by their positions
  readonly widest: number; // of the tenths with 200 positions or more
}

const TENTHS = 10;
const MANY = 200;

export function honestyOf<T extends GameTypes>(game: Game<T>, plan: HonestyPlan, onMatch?: () => void): Honesty {
  const seen: (readonly [shown: number, won: number])[] = [];
  for (let match = 0; match < plan.matches; match++) {
    const found = lookAt(game, plan, subSeed(plan.seed, `match ${match}`));
    if (found) seen.push(found);
    onMatch?.();
  }
  return honestyIn(seen);
}

/** One position with a choice, each as likely as the others, and what became of it. */
function lookAt<T extends GameTypes>(game: Game<T>, { seats, futures, bot }: HonestyPlan, seed: Seed): readonly [number, number] | null {
  const dice = quickChance(luckOf(seed, 0));
  let choices = 0;
  let kept: { readonly state: State<T>; readonly decision: Decision<T['kind']>; readonly move: Json } | null = null;
  const look: Observer<T> = (table, decision, move) => {
    if (decision === null || movesOf(table, decision).length < 2) return;
    choices++;
    if (dice.int(choices) === 0) kept = { state: cloneOf(game, table.state), decision, move };
  };
  const { state: end } = playOut(game, { lineUp: Array.from({ length: seats }, () => bot), options: {}, seed }, look);
  const position = kept as { readonly state: State<T>; readonly decision: Decision<T['kind']>; readonly move: Json } | null; // set while looking on
  if (position === null) return null;
  const { state, decision, move } = position;
  const { chance } = chanceAfter(game, viewFor(state, decision.seat), decision, move, futures, luckOf(seed, 1));
  return [chance, wonBy(decision.seat, game.scores(end.shared))];
}

export function honestyIn(seen: readonly (readonly [shown: number, won: number])[]): Honesty {
  const sums = Array.from({ length: TENTHS }, () => ({ positions: 0, shown: 0, won: 0 }));
  for (const [shown, won] of seen) {
    const tenth = sums[Math.min(TENTHS - 1, Math.floor(TENTHS * shown))];
    if (tenth === undefined) continue;
    tenth.positions++;
    tenth.shown += shown;
    tenth.won += won;
  }
  const tenths = sums.map(({ positions, shown, won }) => ({ positions, shown: shown / positions || 0, won: won / positions || 0 }));
  const gap = ({ shown, won }: Tenth) => Math.abs(shown - won);
  return {
    tenths,
    distance: tenths.reduce((sum, tenth) => sum + tenth.positions * gap(tenth), 0) / Math.max(1, seen.length),
    widest: Math.max(0, ...tenths.filter(({ positions }) => positions >= MANY).map(gap)),
  };
}

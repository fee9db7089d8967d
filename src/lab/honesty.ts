/** Whether the chances that people are shown come true: at one position of each of many matches, the shown chance of the move that was played, and who won. */
import { type Observer, playOut } from '../bots/contest.js';
import { futuresAfter } from '../bots/futures.js';
import { raised, shownChance, smoothed, type WonShares, wonSharesOf } from '../bots/shown.js';
import { wonBy } from '../bots/usual-player.js';
import { quickChance } from '../engine/chance.js';
import { cloneOf } from '../engine/clone.js';
import type { Decision, Game, GameTypes, Json, Seat, State } from '../engine/game.js';
import { movesOf } from '../engine/play.js';
import { luckOf, type Seed, subSeed } from '../engine/seed.js';
import { viewFor } from '../engine/view.js';

/** How positions of matches are looked at. */
export interface Sampling {
  readonly seats: number;
  readonly futures: number; // of each position
  readonly bot: string; // who plays the matches out
  readonly seed: Seed;
}

/** One position with a choice, and what became of it. */
export interface Foretold {
  readonly seat: Seat; // who decided
  readonly tally: WonShares; // of the futures of what was answered
  readonly won: readonly number[]; // by seat, the part of the victory
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

/** One position of the n-th match; null: nobody had a choice in it. */
export const foretoldAt = <T extends GameTypes>(game: Game<T>, look: Sampling, match: number): Foretold | null =>
  lookAt(game, look, subSeed(look.seed, `match ${match}`));

/** One position with a choice, each as likely as the others. */
function lookAt<T extends GameTypes>(game: Game<T>, { seats, futures, bot }: Sampling, seed: Seed): Foretold | null {
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
  const { seat } = decision;
  const scores = game.scores(end.shared);
  return {
    seat,
    tally: wonSharesOf(futuresAfter(game, viewFor(state, seat), decision, move, futures, luckOf(seed, 1))),
    won: scores.map((_, each) => wonBy(each, scores)),
  };
}

/** As people would have been shown it under this power. */
export const honestyOf = (seen: readonly Foretold[], power: number): Honesty =>
  honestyIn(seen.map(({ seat, tally, won }) => [shownChance(tally, seat, 0, power).chance, won[seat] ?? 0]));

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

/** What a position whose chances are shown under this power costs: less where more was expected of who won. */
export const logLoss = ({ tally, won }: Foretold, power: number): number => {
  const shown = raised(smoothed(tally), tally.over ? 1 : power);
  return -won.reduce((sum, part, seat) => sum + part * Math.log(shown[seat] ?? 1), 0);
};

const POWERS = { least: 0.1, most: 5, halvings: 30 } as const;

/** The power under which positions are foretold with the least log loss. That is convex in the power, so its slope says on which side it lies. */
export function powerFor(seen: readonly Foretold[]): number {
  const going = seen.filter(({ tally }) => !tally.over);
  const slope = (power: number): number =>
    going.reduce((sum, { tally, won }) => {
      const chances = smoothed(tally);
      const shown = raised(chances, power);
      return sum + chances.reduce((all, chance, seat) => all + ((shown[seat] ?? 0) - (won[seat] ?? 0)) * Math.log(chance), 0);
    }, 0);
  let [low, high]: readonly [number, number] = [POWERS.least, POWERS.most];
  for (let i = 0; i < POWERS.halvings; i++) {
    const middle = (low + high) / 2;
    if (slope(middle) < 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

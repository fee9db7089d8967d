/** How much of a game is luck, by reviews of many matches: what part of the way from start to end chance has gone, and what decisions were worth. */
import { playOut } from '../bots/contest.js';
import type { Game, GameTypes } from '../engine/game.js';
import { recordOf } from '../engine/record.js';
import { type Seed, subSeed } from '../engine/seed.js';
import { partOf, type Review, type ReviewBudget, review, type Sums, usualBudget } from '../review/index.js';
import { type Mean, meanOf } from './statistics.js';

export interface LuckPlan {
  readonly bots: readonly string[]; // one per seat; from match to match they move on by a seat
  readonly matches: number;
  readonly part: number; // of the usual playouts
  readonly seed: Seed;
}

/** Means over the matches, with 95 % intervals. */
export interface LuckFigure {
  readonly seats: number;
  readonly bots: readonly string[];
  readonly matches: number;
  readonly share: Mean; // of luck in all that moved the chances, decisions of all included
  readonly by: readonly { readonly who: string; readonly luck: Mean; readonly decisions: Mean }[]; // by bot, by seat where all are alike
  readonly off: number; // by how much a sum was off at most: rounding
}

export function luckFigureOf<T extends GameTypes>(
  game: Game<T>,
  { bots, matches, part, seed }: LuckPlan,
  onMatch?: () => void,
): LuckFigure {
  const budget = withoutVerdicts(partOf(usualBudget(game, bots.length), part));
  const alike = new Set(bots).size === 1;
  const shares: number[] = [];
  const seen = new Map<string, Sums[]>();
  for (let match = 0; match < matches; match++) {
    const lineUp = bots.map((_, seat) => bots[(seat + match) % bots.length] ?? '');
    const table = playOut(game, { lineUp, options: {}, seed: subSeed(seed, `match ${match}`) });
    const { seats } = last(review(game, recordOf(table, lineUp, { seed: true }), budget));
    shares.push(luckShare(seats));
    for (const [seat, sums] of seats.entries()) {
      const who = alike ? `seat ${seat + 1}` : (lineUp[seat] ?? '');
      seen.set(who, [...(seen.get(who) ?? []), sums]);
    }
    onMatch?.();
  }
  return {
    seats: bots.length,
    bots,
    matches,
    share: meanOf(shares),
    by: [...seen].map(([who, all]) => ({
      who,
      luck: meanOf(all.map(({ luck }) => luck)),
      decisions: meanOf(all.map(({ decisions }) => decisions)),
    })),
    off: Math.max(...[...seen.values()].flat().map(offBy)),
  };
}

/** Curve and luck are wanted at their best, and nothing of the first pass. */
const withoutVerdicts = (budget: ReviewBudget): ReviewBudget => ({
  ...budget,
  rough: { playouts: 2, horizon: budget.fine.horizon },
  moments: 0,
});

function last(going: Generator<Review, Review>): Review {
  for (let step = going.next(); ; step = going.next()) if (step.done) return step.value;
}

function luckShare(seats: readonly Sums[]): number {
  const sum = (part: (sums: Sums) => number): number => seats.reduce((all, sums) => all + Math.abs(part(sums)), 0);
  const luck = sum((sums) => sums.luck);
  return luck / (luck + sum(({ decisions }) => decisions) + sum(({ others }) => others) || 1);
}

const offBy = ({ start, luck, decisions, others, end }: Sums): number => Math.abs(start + luck + decisions + others - end);

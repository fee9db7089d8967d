/** Advice for a person: the three best moves, how likely each is to win and how sure that is, and why. Made here once, for hint, terminal and review. */
import type { Chance, Decision, Game, GameTypes, View } from '../engine/game.js';
import { type Future, playFuture } from './futures.js';
import { type Budget, MOST } from './knob.js';
import { Luck } from './luck.js';
import { newMind, type Stopwatch, spend } from './mind.js';
import { type Gain, reasonsFor } from './reasons.js';
import { learned } from './search/thinker.js';
import { chanceShown } from './shown.js';

export interface Advice<T extends GameTypes> {
  readonly move: T['move'];
  readonly words: string; // the move, as the game says it
  readonly chance: number; // to win, or alone to reach the goal
  readonly reach: number; // how sure that is: to either end of the interval that covers 90 %
  readonly asGood: boolean; // as the first: what is shown of both overlaps
  readonly because: string; // a sentence, at most 22 words
  readonly short: string; // its first part, at most 60 letters
  readonly gains: readonly Gain[]; // the score lines that clearly differ from those after the other two
}

export interface AdviceRequest {
  readonly names: readonly string[]; // one per seat
  readonly budget?: Budget;
  readonly futures?: number; // of each move
  readonly clock?: Stopwatch;
}

const BEST = 3;
const FUTURES = 600; // of each move, where there is time
const LEAST = 30; // however little time there is
const LISTENED = 80; // of them tell what follows
const SEARCHING = 0.4; // of the time
const NINE_TENTHS = 1.645; // standard errors from a mean to either end of the interval that covers 90 %

/** The search names three, and their futures say how good they are: what search itself learned of a move it seldom tried is no chance to show. */
export function advise<T extends GameTypes>(
  game: Game<T>,
  view: View<T>,
  decision: Decision<T['kind']>,
  chance: Chance,
  { names, budget = MOST, futures = FUTURES, clock }: AdviceRequest,
): readonly Advice<T>[] {
  const end = clock === undefined ? 0 : clock.now() + budget.milliseconds;
  const thinker = newMind(game, budget).consider(view, decision, chance);
  const all = learned(thinker);
  const [only] = all;
  if (only !== undefined && all.length === 1) return [onlyOne(game, view, decision, only.move, names)];
  spend(thinker, { ...budget, milliseconds: SEARCHING * budget.milliseconds }, clock);
  const moves = learned(thinker)
    .filter(({ arm }) => arm.visits > 0)
    .toSorted((a, b) => b.arm.visits - a.arm.visits)
    .slice(0, BEST)
    .map(({ move }) => move);
  const inTime = (n: number) => n < LEAST || clock === undefined || clock.now() < end;
  const after = futuresOf(game, view, decision, moves, { names, futures, luck: chance.int(2 ** 20), inTime });
  const reasons = reasonsFor(after, decision.seat, names);
  const advice = moves.map((move, i) => {
    const { chance: share, error } = chanceShown(game, after[i] ?? [], decision.seat);
    const words = game.words.move(view, decision, move, names);
    return { move, words, chance: share, reach: NINE_TENTHS * error, ...(reasons[i] ?? { because: '', short: '', gains: [] }) };
  });
  advice.sort((a, b) => b.chance - a.chance);
  const [best] = advice;
  return advice.map((each) => ({
    ...each,
    asGood: best !== undefined && each !== best && best.chance - best.reach < each.chance + each.reach,
  }));
}

interface Playing {
  readonly names: readonly string[];
  readonly futures: number;
  readonly luck: number;
  readonly inTime?: (n: number) => boolean;
}

/** The futures of several moves, the n-th of each with the same luck. */
function futuresOf<T extends GameTypes>(
  game: Game<T>,
  view: View<T>,
  decision: Decision<T['kind']>,
  moves: readonly T['move'][],
  { names, futures, luck, inTime = () => true }: Playing,
): readonly Future[][] {
  const after: Future[][] = moves.map(() => []);
  for (let n = 0; n < futures && inTime(n); n++)
    for (const [i, move] of moves.entries())
      after[i]?.push(playFuture(game, view, decision, move, new Luck(luck, n), n < LISTENED ? names : undefined));
  return after;
}

/** How much one move is worth beyond others, in parts of a victory or alone in points, and why it differs from the first of them. */
export interface GainBetween {
  readonly gains: readonly { readonly mean: number; readonly error: number }[]; // over each of the others
  readonly because: string; // '' where nothing is clear
}

/** Sets a move against others by futures that share their luck, as a hint does. */
export function gainBetween<T extends GameTypes>(
  game: Game<T>,
  view: View<T>,
  decision: Decision<T['kind']>,
  moves: readonly T['move'][], // the first is set against the rest
  playing: Playing,
): GainBetween {
  const { seat } = decision;
  const [mine = [], ...others] = futuresOf(game, view, decision, moves, playing);
  const worth = ({ won, end }: Future): number => (end.length === 1 ? (end[seat]?.total ?? 0) : won);
  const gains = others.map((rest) => {
    const each = mine.map((future, n) => worth(future) - worth(rest[n] ?? future));
    const mean = each.reduce((sum, gain) => sum + gain, 0) / Math.max(1, each.length);
    return { mean, error: Math.sqrt(each.reduce((sum, gain) => sum + (gain - mean) ** 2, 0)) / Math.max(1, each.length) };
  });
  const because = reasonsFor([mine, others[0] ?? []], seat, playing.names)[0]?.because ?? '';
  return { gains, because: because.includes('come out alike') ? '' : because };
}

/** Nobody needs a chance to do what must be done. */
function onlyOne<T extends GameTypes>(
  game: Game<T>,
  view: View<T>,
  decision: Decision<T['kind']>,
  move: T['move'],
  names: readonly string[],
): Advice<T> {
  const words = game.words.move(view, decision, move, names);
  return {
    move,
    words,
    chance: 0,
    reach: 1,
    asGood: false,
    because: 'You have no choice here.',
    short: 'You have no choice here.',
    gains: [],
  };
}

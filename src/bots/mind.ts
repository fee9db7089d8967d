/** One seat's mind during a match: it thinks within a budget, and between questions of one turn it keeps what it has learned. */
import type { Chance, Decision, Game, GameTypes, View } from '../engine/game.js';
import { mineIn } from './bot.js';
import { foresightOf } from './foresight.js';
import { type Budget, betterShare, SLIP, triesIn } from './knob.js';
import { newPatience } from './patience.js';
import { chosen, isDecided, iterate, learned, type SearchTask, think } from './search/thinker.js';
import type { Node } from './search/tree.js';
import { usual } from './search/tuning.js';

/** Where people wait, a clock in milliseconds ends the thinking in time. Without one, equal chance gives equal answers. */
export interface Stopwatch {
  now(): number;
}

export interface Mind<T extends GameTypes> {
  /** Begins to think, for callers who run the iterations themselves: a worker that wants to stay reachable. */
  consider(view: View<T>, decision: Decision<T['kind']>, chance: Chance): SearchTask<T>;
  /** The answer, once there was enough thought. */
  settle(thinker: SearchTask<T>): T['move'];
  /** All of it in one go. */
  answer(view: View<T>, decision: Decision<T['kind']>, chance: Chance, clock?: Stopwatch): T['move'];
}

interface Memory {
  readonly next: number; // the number the next question would have, if it followed at once
  readonly node: Node;
}

export function newMind<T extends GameTypes>(game: Game<T>, budget: Budget): Mind<T> {
  let memory: Memory | null = null;
  const patience = newPatience(game);
  const consider: Mind<T>['consider'] = (view, decision, chance) =>
    think(game, view, decision, chance, usual, memory?.next === decision.id ? memory.node : undefined);
  const settle: Mind<T>['settle'] = (thinker) => {
    const { view, decision, chance } = thinker;
    const { move: found, arm } = chosen(thinker);
    const move = patience.allow(view, decision, found, () => game.suggest(view.shared, mineIn(view), decision, chance));
    memory = arm.next && move === found ? { next: view.asked, node: arm.next } : null;
    return move;
  };
  const follow = (view: View<T>, decision: Decision<T['kind']>, chance: Chance): T['move'] => {
    memory = null;
    const move = game.suggest(view.shared, mineIn(view), decision, chance);
    return patience.allow(view, decision, move, () => move);
  };
  return {
    consider,
    settle,
    answer(view, decision, chance, clock) {
      const better = isLucky(betterShare(budget.knob), chance);
      if (budget.knob < 1 && !better) return settle(glance(game, view, decision, chance, triesIn(budget.knob)));
      if (budget.knob < 1 || !better) return follow(view, decision, chance);
      const thinker = consider(view, decision, chance);
      if (learned(thinker).length > 1) decide(thinker, budget, clock);
      return settle(thinker);
    },
  };
}

/** What a few tries show, whatever was thought before. */
function glance<T extends GameTypes>(
  game: Game<T>,
  view: View<T>,
  decision: Decision<T['kind']>,
  chance: Chance,
  tries: number,
): SearchTask<T> {
  const thinker = think(game, view, decision, chance, SLIP);
  if (learned(thinker).length > 1) iterate(thinker, tries);
  return thinker;
}

const FINE = 10_000;

/** True with this chance. What is certain draws nothing, so that the ends of the knob play the very matches of what stands there. */
const isLucky = (share: number, chance: Chance): boolean => share >= 1 || (share > 0 && chance.int(FINE) < share * FINE);

const iterationsOf = <T extends GameTypes>({ game }: SearchTask<T>, { part }: Budget): number =>
  Math.max(1, Math.round(part * foresightOf(game).iterations));

const LOOK = 25; // iterations between two looks at the lead

/** Thinks as long as it can matter: the answer is known once the rest of the iterations cannot change it. */
function decide<T extends GameTypes>(thinker: SearchTask<T>, budget: Budget, clock?: Stopwatch): void {
  const end = clock === undefined ? 0 : clock.now() + budget.milliseconds;
  const all = iterationsOf(thinker, budget);
  for (let left = all; left > 0 && !isDecided(thinker, left); left = all - thinker.iterations) {
    if (!run(thinker, Math.min(LOOK, left), end, clock)) return;
  }
}

/** Thinks until the budget is spent, in iterations or by the clock. */
export function spend<T extends GameTypes>(thinker: SearchTask<T>, budget: Budget, clock?: Stopwatch): void {
  run(thinker, iterationsOf(thinker, budget), clock === undefined ? 0 : clock.now() + budget.milliseconds, clock);
}

/** Says whether there was time for all of them. */
function run<T extends GameTypes>(thinker: SearchTask<T>, iterations: number, end: number, clock: Stopwatch | undefined): boolean {
  if (clock === undefined) {
    iterate(thinker, iterations);
    return true;
  }
  for (let i = 0; i < iterations; i++) {
    if (clock.now() >= end) return false;
    iterate(thinker, 1);
  }
  return true;
}

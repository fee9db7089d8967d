/** One seat's mind during a match: it thinks within a budget, and between questions of one turn it keeps what it has learned. */
import type { Chance, Decision, Game, GameTypes, View } from '../engine/game.js';
import { foresightOf } from './foresight.js';
import { chosen, isDecided, iterate, learned, type Thinker, think } from './search/thinker.js';
import type { Node } from './search/tree.js';
import { usual } from './search/tuning.js';
import { ANSWERS, type Budget, GLANCE } from './strengths.js';

/** Where people wait, a clock in milliseconds ends the thinking in time. Without one, equal chance gives equal answers. */
export interface Clock {
  now(): number;
}

export interface Mind<T extends GameTypes> {
  /** Begins to think, for callers who run the iterations themselves: a worker that wants to stay reachable. */
  consider(view: View<T>, decision: Decision<T['kind']>, chance: Chance): Thinker<T>;
  /** The answer, once there was enough thought. */
  settle(thinker: Thinker<T>): T['move'];
  /** All of it in one go. */
  answer(view: View<T>, decision: Decision<T['kind']>, chance: Chance, clock?: Clock): T['move'];
}

interface Memory {
  readonly next: number; // the number the next question would have, if it followed at once
  readonly node: Node;
}

export function newMind<T extends GameTypes>(game: Game<T>, budget: Budget): Mind<T> {
  let memory: Memory | null = null;
  const consider: Mind<T>['consider'] = (view, decision, chance) =>
    think(game, view, decision, chance, usual, memory?.next === decision.id ? memory.node : undefined);
  const settle: Mind<T>['settle'] = (thinker) => {
    const { move, arm } = chosen(thinker);
    memory = arm.next ? { next: thinker.view.asked, node: arm.next } : null;
    return move;
  };
  return {
    consider,
    settle,
    answer(view, decision, chance, clock) {
      if (budget.glances > 0 && chance.int(ANSWERS) < budget.glances) return settle(glance(game, view, decision, chance));
      const thinker = consider(view, decision, chance);
      if (learned(thinker).length > 1) decide(thinker, budget, clock);
      return settle(thinker);
    },
  };
}

/** What a glance shows, whatever was thought before. */
function glance<T extends GameTypes>(game: Game<T>, view: View<T>, decision: Decision<T['kind']>, chance: Chance): Thinker<T> {
  const thinker = think(game, view, decision, chance, GLANCE.tuning);
  if (learned(thinker).length > 1) iterate(thinker, GLANCE.iterations);
  return thinker;
}

const iterationsOf = <T extends GameTypes>({ game }: Thinker<T>, { part }: Budget): number =>
  Math.max(1, Math.round(part * foresightOf(game).iterations));

const LOOK = 25; // iterations between two looks at the lead

/** Thinks as long as it can matter: the answer is known once the rest of the iterations cannot change it. */
function decide<T extends GameTypes>(thinker: Thinker<T>, budget: Budget, clock?: Clock): void {
  const end = clock === undefined ? 0 : clock.now() + budget.milliseconds;
  const all = iterationsOf(thinker, budget);
  for (let left = all; left > 0 && !isDecided(thinker, left); left = all - thinker.iterations) {
    if (!run(thinker, Math.min(LOOK, left), end, clock)) return;
  }
}

/** Thinks until the budget is spent, in iterations or by the clock. */
export function spend<T extends GameTypes>(thinker: Thinker<T>, budget: Budget, clock?: Clock): void {
  run(thinker, iterationsOf(thinker, budget), clock === undefined ? 0 : clock.now() + budget.milliseconds, clock);
}

/** Says whether there was time for all of them. */
function run<T extends GameTypes>(thinker: Thinker<T>, iterations: number, end: number, clock: Clock | undefined): boolean {
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

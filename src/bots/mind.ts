/** One seat's mind during a match: it thinks within a budget, and between questions of one turn it keeps what it has learned. */
import type { Chance, Decision, Game, GameTypes, View } from '../engine/game.js';
import { chosen, iterate, learned, type Thinker, think } from './search/thinker.js';
import type { Node } from './search/tree.js';
import type { Budget } from './strengths.js';

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
    think(game, view, decision, chance, budget.tuning, memory?.next === decision.id ? memory.node : undefined);
  const settle: Mind<T>['settle'] = (thinker) => {
    const { move, arm } = chosen(thinker);
    memory = arm.next ? { next: thinker.view.asked, node: arm.next } : null;
    return move;
  };
  return {
    consider,
    settle,
    answer(view, decision, chance, clock) {
      const thinker = consider(view, decision, chance);
      if (learned(thinker).length > 1) spend(thinker, budget, clock);
      return settle(thinker);
    },
  };
}

/** Thinks until the budget is spent, in iterations or by the clock. */
export function spend<T extends GameTypes>(thinker: Thinker<T>, { iterations, milliseconds }: Budget, clock?: Clock): void {
  if (clock === undefined) {
    iterate(thinker, iterations);
    return;
  }
  const end = clock.now() + milliseconds;
  while (thinker.iterations < iterations && clock.now() < end) iterate(thinker, 1);
}

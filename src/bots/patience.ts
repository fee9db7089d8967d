/** A guard for bots that think: however good it looks, they do the same thing that takes no time only a few times before time goes on. */
import type { Decision, Game, GameTypes, Json, View } from '../engine/game.js';

export const A_FEW = 4;

export interface Patience<T extends GameTypes> {
  /** The answer that was found, or what the game suggests in its place once there was enough of the same. */
  allow(view: View<T>, decision: Decision<T['kind']>, found: T['move'], suggested: () => T['move']): T['move'];
}

/** What is asked and what sort of answer is given: moves that only differ in amount or place are the same sort. */
export function sortOf(kind: string, move: Json): string {
  const tag = typeof move === 'object' && move !== null && 't' in move ? move.t : null;
  return `${kind} ${typeof tag === 'string' ? tag : ''}`;
}

export function newPatience<T extends GameTypes>(game: Game<T>): Patience<T> {
  let time = Number.NEGATIVE_INFINITY;
  const done = new Map<string, number>(); // since the clock last went on, by sort
  return {
    allow(view, { kind }, found, suggested) {
      if (game.clock === undefined) return found;
      const now = game.clock(view.shared);
      if (now !== time) done.clear();
      time = now;
      const move = (done.get(sortOf(kind, found)) ?? 0) < A_FEW ? found : suggested();
      const sort = sortOf(kind, move);
      done.set(sort, (done.get(sort) ?? 0) + 1);
      return move;
    },
  };
}

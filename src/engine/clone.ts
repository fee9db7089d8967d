/** Copies of states, for whoever wants to play on without touching the original. */
import type { Game, GameTypes, State } from './game.js';
import { NOTHING } from './view.js';

/** A state that can be played on without changing the one it was made from: by the game's own `clone`, or plainly where it has none. */
export function cloneOf<T extends GameTypes>(game: Game<T>, s: State<T>): State<T> {
  return game.clone === undefined ? plainCopy(s) : game.clone(s);
}

/** Lists and objects anew, all the way down. `NOTHING` stays itself: views know it by identity. */
export function plainCopy<X>(value: X): X;
export function plainCopy(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || value === NOTHING) return value;
  if (Array.isArray(value)) return value.map((one) => plainCopy(one));
  const copy: Record<string, unknown> = {};
  for (const [key, field] of Object.entries(value)) copy[key] = plainCopy(field);
  return copy;
}

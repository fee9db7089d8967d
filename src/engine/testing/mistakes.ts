/** Mistakes made on purpose in the game of lanterns, and what the laws say to them. */
import { conforms, Nonconformity } from '../conforms.js';
import type { Decision, Effects, Game } from '../game.js';
import { seedFrom } from '../seed.js';
import { type Lantern, type LanternTypes, lantern } from './lantern.js';

type LanternGame = Game<LanternTypes>;

/** The game with something broken in it. */
export const slip = (change: Partial<LanternGame>): LanternGame => ({ ...lantern, ...change });

/** The game with something done after every answer. */
export const afterwards = (
  deed: (s: Lantern, decision: Decision<LanternTypes['kind']>, move: LanternTypes['move'], x: Effects<LanternTypes>) => void,
): LanternGame =>
  slip({
    apply(s, decision, move, x) {
      lantern.apply(s, decision, move, x);
      deed(s, decision, move, x);
    },
  });

/** The game with other ears: what is told on its way out. */
export const heardAs = (ears: (s: Lantern, x: Effects<LanternTypes>) => Effects<LanternTypes>): LanternGame =>
  slip({ apply: (s, decision, move, x) => lantern.apply(s, decision, move, ears(s, x)) });

/** Few matches on purpose: a mistake should show at once. */
export const tryOut = (game: LanternGame, matches = 25) =>
  conforms(game, { seats: 3, matches, seed: seedFrom('mistakes'), clauses: new Set(['1', '2', '3', '4']) });

/** What the laws say, or that they say nothing. */
export function verdictOn(game: LanternGame): string {
  try {
    tryOut(game);
    return 'passes';
  } catch (error) {
    if (error instanceof Nonconformity) return error.message;
    throw error;
  }
}

/** States that a table keeps of its own past, so that taking back and looking back replay little: close together at the end of what counts, far apart before. */
import type { GameTypes, State } from './game.js';

/**
 * Entries that count are told off in stretches of this length. Until somebody goes back, the state before the first decision of each
 * stretch is kept. From then on it is the state before every decision of the stretch that is being played and the one before.
 *
 * Why a match is never applied more than twice: let P be the entries taken back so far, R the entries replayed to take them back, and
 * g how far the last decision without a checkpoint lies behind. Then R ≤ P + min(g, STRETCH) always holds. Until somebody goes back
 * R is 0, and from then on an answer only lets g grow. Thinning leaves g ≥ STRETCH. Going back to a checkpoint adds to P what it
 * takes from g. Going back to a decision without one adds at least g to P (the first time R has nothing to make up for), replays
 * fewer than STRETCH entries up to it, and leaves g greater than their number. As P and what still counts add up to all answers, R
 * is at most their number.
 */
export const STRETCH = 32;

/** The state after the first `at` entries, of which `depth` counted. It never changes. */
export interface Checkpoint<T extends GameTypes> {
  readonly at: number;
  readonly depth: number;
  readonly state: State<T>;
}

export interface Checkpoints<T extends GameTypes> {
  depth: number; // how many entries count now
  unknown: number; // before this many entries nothing is kept yet: the table came out of a snapshot
  everyDecision: boolean; // somebody has gone back: whoever dithers over a decision replays nothing
  kept: Checkpoint<T>[]; // all of them on the way to the present position, oldest first
}

/** For a table with so many entries, of which `depth` count. */
export const newCheckpoints = <T extends GameTypes>(entries = 0, depth = 0): Checkpoints<T> => ({
  depth,
  unknown: entries,
  everyDecision: false,
  kept: [],
});

const stretchOf = ({ depth }: { readonly depth: number }): number => Math.floor(depth / STRETCH);

/** Whether the state before a decision that is about to be answered is to be kept. Most matches never go back, and a copy for every answer would be half of their time. */
export function isWanted<T extends GameTypes>(checkpoints: Checkpoints<T>): boolean {
  const last = checkpoints.kept.at(-1);
  return checkpoints.everyDecision || last === undefined || stretchOf(last) < stretchOf(checkpoints);
}

/** Keeps the state before entry `at`, which is about to be answered. The state is not copied, and nobody may change it from now on. */
export function keep<T extends GameTypes>(checkpoints: Checkpoints<T>, at: number, state: State<T>): void {
  const { kept, depth } = checkpoints;
  const last = kept.at(-1);
  kept.push({ at, depth, state });
  if (last && stretchOf(last) < stretchOf(checkpoints)) checkpoints.kept = thinned(kept, stretchOf(checkpoints) - 1);
}

function thinned<T extends GameTypes>(kept: readonly Checkpoint<T>[], recent: number): Checkpoint<T>[] {
  let stretch = -1;
  return kept.filter((checkpoint) => {
    const isFirst = stretchOf(checkpoint) > stretch;
    stretch = stretchOf(checkpoint);
    return isFirst || stretch >= recent;
  });
}

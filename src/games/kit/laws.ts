/** What `check` is made of: a demand with the game's name, and the law that nothing is lost or made from nothing. */
import { countIn, type Pile } from '../../engine/pile.js';

/** Throws unless the law holds. A law that is costly to word is a function. */
export type Must = (holds: boolean, law: string | (() => string)) => void;

export const mustIn =
  (title: string): Must =>
  (holds, law) => {
    if (!holds) throw new Error(`${title}: ${typeof law === 'string' ? law : law()}`);
  };

/** The places where things of several kinds can be. */
export interface PiecePlaces {
  readonly piles?: readonly Pile[];
  readonly cards?: readonly (readonly number[])[]; // lists of single things
  readonly counts?: readonly (readonly number[])[]; // counts by kind
}

/** Of every kind there are as many as there were, wherever they lie. `nameOf` says what of: 'cards "gold"'. */
export function conserve(must: Must, nameOf: (kind: number) => string, made: readonly number[], places: PiecePlaces): void {
  made.forEach((count, kind) => {
    const there = countAt(places, kind);
    must(there === count, () => `there are ${there} ${nameOf(kind)} instead of ${count}`);
  });
}

function countAt({ piles = [], cards = [], counts = [] }: PiecePlaces, kind: number): number {
  let there = 0;
  for (const pile of piles) there += countIn(pile, kind);
  for (const list of cards) for (const each of list) if (each === kind) there++;
  for (const list of counts) there += list[kind] ?? 0;
  return there;
}

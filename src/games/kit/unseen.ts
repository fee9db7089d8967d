/** What a seat does not see: all cards there are, less those it has seen. */
import { newPile, type Pile } from '../../engine/pile.js';

/** A pile of the cards not seen, from counts by kind. Hands are dealt from it; the rest is the face-down pile. */
export function unseen(all: readonly number[], ...seen: readonly (readonly number[] | undefined)[]): Pile {
  return newPile(
    all.map((count, kind) => {
      let left = count;
      for (const counts of seen) left -= counts?.[kind] ?? 0;
      if (left < 0) throw new Error(`${count - left} cards of kind ${kind} have been seen, but there are only ${count}`);
      return left;
    }),
  );
}

/** Lists of single cards as counts by kind. */
export function counted(kinds: number, ...lists: readonly (readonly number[])[]): number[] {
  const counts = Array.from({ length: kinds }, () => 0);
  for (const list of lists) for (const card of list) counts[card] = (counts[card] ?? 0) + 1;
  return counts;
}

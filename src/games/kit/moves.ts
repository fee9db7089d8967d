/** Answers built once and handed out for ever: a list of legal moves is then made of the same objects every time. */
import { lasting } from '../../engine/lists.js';

/** Frozen, because everybody is handed this very one. */
export const interned = <const M>(move: M): M => Object.freeze(move);

export const internedList = <M>(...moves: readonly M[]): readonly M[] => lasting(moves);

/** One of a table of answers, or of cards. */
export function nth<X>(all: readonly X[], index: number): X {
  const found = all[index];
  if (found === undefined) throw new Error(`there is no number ${index} among ${all.length}`);
  return found;
}

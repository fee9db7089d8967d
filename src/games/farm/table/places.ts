/** The names of the places on this table, as `data-at` has them: the stage and the bar find things by them. */
import type { Seat } from '../../../engine/game.js';
import type { Fodder, Good, Kind, Move } from '../face.js';

export const at = {
  square: (name: string): string => `square:${name}`,
  seat: (seat: Seat): string => `seat:${seat}`,
  market: (kind: Kind): string => `market:${kind}`,
  herd: (kind: Kind): string => `herd:${kind}`,
  barn: (item: Good | Fodder): string => `barn:${item}`,
  goods: (item: Good, n: 1 | 5 | 'all'): string => `goods:${item}-${n}`,
  flock: (kind: Kind, square: string): string => `flock:${kind}-${square}`,
  answer: (move: Move): string => `answer:${Object.values(move).join('-')}`, // one of several things that may be done with a square
} as const;

/** The square that an answer speaks of. */
export function squareIn(move: Move): string | null {
  if (move.t === 'roam') return move.to;
  if (move.t === 'eat') return move.from;
  return 'at' in move ? move.at : null;
}

/** The things on the table that give this answer, the likeliest first. */
export function placesOf(move: Move): readonly string[] {
  const square = squareIn(move);
  if (move.t === 'buy') return [at.market(move.kind)];
  if (move.t === 'sell') return [at.goods(move.item, move.n)];
  if (move.t === 'hand') return [at.answer(move), at.barn(move.item)];
  if (square === null) return [];
  return 'kind' in move ? [at.flock(move.kind, square), at.square(square)] : [at.square(square), at.answer(move)];
}

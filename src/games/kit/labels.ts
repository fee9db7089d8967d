/** What a move is called in a table of figures. */
import type { Json } from '../../engine/game.js';

/** The words in a move, for games that say nothing about it: {t: 'take', card: 'gold', n: 2} is "take gold". */
export function plainLabel(move: Json): string {
  if (typeof move === 'string') return move;
  if (typeof move !== 'object' || move === null) return typeof move === 'number' ? 'a number' : String(move);
  const words = Object.entries(move).flatMap(([key, value]) => {
    if (typeof value === 'string') return [value];
    return typeof value === 'boolean' ? [value ? key : `not ${key}`] : [];
  });
  return words.length > 0 ? words.join(' ') : Object.keys(move).join(' ');
}

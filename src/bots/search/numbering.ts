/** A small number for every move, equal for equal moves. Games hand out the same frozen objects again and again, so mostly this is one look-up. */
import type { Json } from '../../engine/game.js';
import { canonical } from '../../engine/json.js';

const known = new WeakMap<object, number>();
const spelled = new Map<string, number>();

export function moveNumber(move: Json): number {
  if (typeof move === 'object' && move !== null) {
    const number = known.get(move);
    if (number !== undefined) return number;
  }
  const key = canonical(move);
  let number = spelled.get(key);
  if (number === undefined) {
    number = spelled.size;
    spelled.set(key, number);
  }
  if (typeof move === 'object' && move !== null && Object.isFrozen(move)) known.set(move, number);
  return number;
}

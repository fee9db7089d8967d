/** Drawing lots. */
import type { Chance } from '../../engine/game.js';

/** So many of those given, or all if they are fewer, in the order in which they were drawn. None comes twice. */
export function drawSome<X>(from: readonly X[], count: number, chance: Chance): X[] {
  const left = from.slice();
  return Array.from({ length: Math.min(count, left.length) }).flatMap(() => left.splice(chance.int(left.length), 1));
}

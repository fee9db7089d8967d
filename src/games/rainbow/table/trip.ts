/** How long a trip round a track takes: the turns to expect, from a space to the last one. */
import { chanceOf, lastOf, type Shared, spaceAt } from '../face.js';

const MOST = 8; // the highest number on any device

/**
 * A blue space leads back to the start, so the turns from there stand on both sides of the sum: they are carried along as
 * `own + starts * (turns from the start)` and solved for at the end. Cards count as they lie now, hence "about".
 */
export function turnsToTheEnd(shared: Shared, track: number, from: number): number {
  const last = lastOf(track);
  const own = Array<number>(last + 1).fill(0);
  const starts = Array<number>(last + 1).fill(0);
  for (let pos = last - 1; pos >= 0; pos--) {
    let all = 0;
    let moves = 0;
    let returns = 0;
    for (let value = 1; value <= MOST; value++) {
      const chance = chanceOf(shared, track, value);
      const to = Math.min(last, pos + value);
      all += chance;
      if (spaceAt(track, to).kind === 'back') returns += chance;
      else {
        moves += chance * (own[to] ?? 0);
        returns += chance * (starts[to] ?? 0);
      }
    }
    own[pos] = 1 / all + moves / all;
    starts[pos] = returns / all;
  }
  const fromStart = (own[0] ?? 0) / (1 - (starts[0] ?? 0));
  return (own[from] ?? 0) + (starts[from] ?? 0) * fromStart;
}

/** How a playout went for each seat, from 0 to 1: the share of the others that are behind, and by how much one leads. */
import type { Game, GameTypes, Score, State } from '../../engine/game.js';
import { compare } from '../../engine/standings.js';
import { estimateOf } from '../fitted.js';

/** Fills `won`, and `results` with the mixture that search learns from. A playout that was cut off, or has one seat, is estimated. */
export function judgePlayout<T extends GameTypes>(game: Game<T>, s: State<T>, margin: number, results: number[], won: number[]): void {
  const seats = s.own.length;
  if (s.open.length > 0 || seats === 1) {
    for (let seat = 0; seat < seats; seat++) {
      const chance = estimateOf(game, s, seat);
      results[seat] = chance;
      won[seat] = chance;
    }
    return;
  }
  const scores = game.scores(s.shared);
  for (let seat = 0; seat < seats; seat++) {
    const me = scores[seat] as Score;
    const share = shareBehind(me, scores);
    won[seat] = share;
    results[seat] = (1 - margin) * share + margin * leadOf(me, scores);
  }
}

/** As the engine ranks, but without the list of standings, which would be a sixth of all the time that search takes. */
function shareBehind(me: Score, all: readonly Score[]): number {
  let behind = 0;
  for (const other of all) if (other !== me) behind += 0.5 - Math.sign(compare(me, other)) / 2;
  return behind / (all.length - 1);
}

/** 0.5 where the best other is level. No game's scale of points is known here, so the lead is measured against what both have. */
function leadOf(me: Score, all: readonly Score[]): number {
  let best = Number.NEGATIVE_INFINITY;
  for (const other of all) if (other !== me && other.total > best) best = other.total;
  const lead = (me.total - best) / (Math.abs(me.total) + Math.abs(best) + 1);
  return 0.5 + Math.max(-0.5, Math.min(0.5, lead));
}

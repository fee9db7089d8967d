/** Who is ahead: who stayed before who is out, then by total, then by the game's tie-breakers, with equal ranks shared. */
import type { Game, GameTypes, Score, Seat } from './game.js';

export interface Standing extends Score {
  readonly seat: Seat;
  readonly rank: number; // 1 is best
}

/** Below zero when the first ranks before the second, zero when they share a rank. */
export function compare(a: Score, b: Score): number {
  const stayed = Number.POSITIVE_INFINITY;
  if (a.out !== b.out) return (b.out ?? stayed) - (a.out ?? stayed);
  if (a.total !== b.total) return b.total - a.total;
  for (let i = 0; i < a.tieBreakers.length; i++) {
    const lead = (b.tieBreakers[i]?.value ?? 0) - (a.tieBreakers[i]?.value ?? 0);
    if (lead !== 0) return lead;
  }
  return 0;
}

/** One per seat, in seat order. Final once no question is open, a projection before. */
export function standings<T extends GameTypes>(game: Game<T>, shared: T['shared']): readonly Standing[] {
  const scores = game.scores(shared);
  return scores.map((score, seat) => ({ ...score, seat, rank: 1 + scores.filter((other) => compare(other, score) < 0).length }));
}

/** The seats that won: the first rank, or alone at the table whoever the verdict says has won. */
export function winners<T extends GameTypes>(game: Game<T>, shared: T['shared']): readonly Seat[] {
  const all = standings(game, shared);
  return all.filter((s) => (all.length === 1 && s.verdict ? s.verdict.won : s.rank === 1)).map((s) => s.seat);
}

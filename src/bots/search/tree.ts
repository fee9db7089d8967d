/** The tree: what may be asked at a point of the match, as far as the observer can tell points apart, and what followed each answer. */
import type { Json, Seat } from '../../engine/game.js';
import { type Bandit, newBandit } from './bandit.js';

/** Chance has no nodes of its own: its outcomes share one, and part where they leave other moves. */
export interface Node {
  readonly bandits: Bandit[];
}

export const newNode = (): Node => ({ bandits: [] });

/** The choice of a seat at this point: for one list of moves alone, or with null for all that may come. */
export function banditAt(node: Node, seat: Seat, kind: string, list: readonly Json[] | null): Bandit {
  for (const bandit of node.bandits) if (bandit.list === list && bandit.seat === seat && bandit.kind === kind) return bandit;
  const bandit = newBandit(seat, kind, list);
  node.bandits.push(bandit);
  return bandit;
}

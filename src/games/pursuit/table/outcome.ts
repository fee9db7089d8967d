/** What a move would leave one with: found by playing it on a copy of the table with the game's own code. */

import type { Seat } from '../../../engine/game.js';
import {
  type Bundle,
  cardOf,
  eachWay,
  editionOf,
  FULL,
  isAction,
  isBasic,
  jobOf,
  type Less,
  levelIn,
  levelOf,
  type Move,
  NO_CARD,
  type Player,
  type PursuitEffects,
  perform,
  plainWay,
  playerAt,
  priceOf,
  type Shared,
  settle,
  tableFor,
} from '../face.js';

/** New cards are no part of an outcome, so it does not matter which are drawn. */
const QUIET: PursuitEffects = { chance: { int: () => 0 } };

export interface Outcome {
  readonly before: Player;
  readonly after: Player;
  readonly cost: Bundle | null; // before happiness has its say, where it has one
  readonly spare: number; // resources not paid; negative: paid on top
  readonly open: boolean; // which of them is asked next; `after` takes the wisest
}

export function outcomeOf(shared: Shared, seat: Seat, move: Move): Outcome | null {
  const e = editionOf(shared);
  const before = playerAt(shared, seat);
  const table = tableFor(shared, seat);
  if (move.t === 'upkeepPay' || move.t === 'upkeepDrop' || move.t === 'upkeepAll') {
    settle(e, table, seat, move, QUIET);
    return { before, after: playerAt(table, seat), cost: null, spare: 0, open: false };
  }
  const action = move.t === 'pay' ? shared.pending : move;
  if (action === null || !isAction(action)) return null;
  const price = priceOf(e, shared, seat, action);
  const plain = plainWay(e, shared, seat, action);
  const less =
    move.t === 'pay'
      ? move.less
      : (plain ?? wisest(waysToPay(shared, seat, action), before, price?.cost ?? null, wants(shared, seat, action)));
  perform(e, table, seat, action, less, QUIET);
  return {
    before,
    after: playerAt(table, seat),
    cost: price?.cost ?? null,
    spare: price?.spare ?? 0,
    open: move.t !== 'pay' && plain === null,
  };
}

/** Every way to spread what happiness spares. */
export function waysToPay(shared: Shared, seat: Seat, move: Move): readonly Less[] {
  const price = isAction(move) ? priceOf(editionOf(shared), shared, seat, move) : null;
  const ways: Less[] = [];
  if (price !== null) eachWay(playerAt(shared, seat), price.cost, price.spare, (k, c, i) => ways.push([k, c, i]) > 0);
  return ways;
}

/** Resources that what lies in front will ask for next: the next level of each project, and the job's upkeep. */
export function wants(shared: Shared, seat: Seat, but: Move | null): readonly [number, number, number] {
  const e = editionOf(shared);
  const p = playerAt(shared, seat);
  const busy = but !== null && 'card' in but ? cardOf(e, but.card) : NO_CARD;
  const costs = p.projects
    .filter((card) => isBasic(e, card) && card !== busy)
    .map((card) => levelOf(e, card, levelIn(shared, card) + 1).cost);
  if (p.job !== NO_CARD) costs.push(jobOf(e, p.job).upkeep.cost);
  const sum = (good: 'knowledge' | 'creativity' | 'influence'): number => costs.reduce((total, cost) => total + cost[good], 0);
  return [sum('knowledge'), sum('creativity'), sum('influence')];
}

/** The way that keeps most of what is wanted next; among equals the one that keeps the holdings even. */
export function wisest(ways: readonly Less[], p: Player, cost: Bundle | null, wanted: readonly [number, number, number]): Less {
  let best: Less = ways[0] ?? FULL;
  let most = Number.NEGATIVE_INFINITY;
  for (const way of ways) {
    const left = leftAfter(p, cost, way);
    const kept = left.reduce((sum, n, i) => sum + Math.min(n, wanted[i] ?? 0), 0) + Math.min(...left) / 100;
    if (kept > most) [best, most] = [way, kept];
  }
  return best;
}

export function leftAfter(p: Player, cost: Bundle | null, less: Less): readonly [number, number, number] {
  return [
    p.knowledge - (cost?.knowledge ?? 0) + less[0],
    p.creativity - (cost?.creativity ?? 0) + less[1],
    p.influence - (cost?.influence ?? 0) + less[2],
  ];
}

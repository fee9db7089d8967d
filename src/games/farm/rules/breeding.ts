/** Phase 8, an option: a full pair has young, if there is room for it. */

import { ask } from '../../../engine/decisions.js';
import { nextSeat } from '../../kit/seats.js';
import type { Edition } from '../editions/edition.js';
import { reachOf, squareName, squareNamed } from './boards.js';
import { breedOf, HORSE, kindNumber, MOST_ROOM } from './data.js';
import { animalsOf, farmerAt, ownsOf, settle } from './flocks.js';
import { boardIn, roomAt } from './land.js';
import { breedMove, PASS } from './moves.js';
import type { FarmRefuse, Flock, Move, PhaseRule, Rule, Shared } from './types.js';

const inBag = (shared: Shared, kind: number): number => shared.bag.counts[kind] ?? 0;

/** R 12.1: where the young stands: with the pair, or on the first square beside it that has room; -1 if there is none. */
function placeOfYoung(e: Edition, shared: Shared, kind: number, at: number): number {
  const { size } = breedOf(kind);
  if (roomAt(shared, at) >= size) return at;
  if (!e.youngBeside) return -1;
  let first = -1;
  for (const near of reachOf(boardIn(shared), at)) if (roomAt(shared, near) >= size && (first < 0 || near < first)) first = near;
  return first;
}

/** R 12.1. */
export const canBreed = (e: Edition, shared: Shared, { kind, at, full }: Flock): boolean =>
  kind !== HORSE && full >= e.pair && inBag(shared, kind) > 0 && placeOfYoung(e, shared, kind, at) >= 0;

export const breeding: Rule = {
  moves(e, shared, { seat }, refuse) {
    const list: Move[] = [];
    for (const flock of farmerAt(shared, seat).flocks) {
      if (canBreed(e, shared, flock)) list.push(breedMove(shared.board, flock.kind, flock.at));
      else if (refuse !== undefined) refuseBreeding(e, shared, flock, refuse);
    }
    list.push(PASS);
    return list;
  },

  play(e, { shared }, { seat }, move, x) {
    if (move.t !== 'breed') return;
    const farmer = farmerAt(shared, seat);
    const kind = kindNumber(move.kind);
    shared.bag.counts[kind] = inBag(shared, kind) - 1;
    shared.bag.loose--;
    const at = placeOfYoung(e, shared, kind, squareNamed(boardIn(shared), move.at));
    settle(shared, farmer, kind, at);
    x.tell?.({ type: 'breed', seat, kind: move.kind, at: squareName(boardIn(shared), at), owns: ownsOf(farmer, kind) });
  },
};

export const breedPhase: PhaseRule = {
  begin(_, { shared }) {
    shared.active = shared.first;
    shared.left = shared.options.breeding ? shared.farmers.length : 0;
  },

  next(_, s) {
    const { shared } = s;
    while (shared.left > 0) {
      const seat = shared.active;
      shared.left--;
      shared.active = nextSeat(seat, shared.farmers.length);
      if (animalsOf(farmerAt(shared, seat)) === 0) continue;
      ask(s, seat, 'breed');
      return false;
    }
    return true;
  },
};

const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

function refuseBreeding(e: Edition, shared: Shared, { kind, at, full }: Flock, refuse: FarmRefuse): void {
  const { name, many, size } = breedOf(kind);
  const where = squareName(boardIn(shared), at);
  const because =
    kind === HORSE
      ? 'Horses do not breed on this farm.'
      : !e.youngBeside && size * (e.pair + 1) > MOST_ROOM
        ? `${sentence(many)} cannot breed on this farm: a pair and its young need room ${size * (e.pair + 1)}, and no land has more than ${MOST_ROOM}.`
        : full < e.pair
          ? `A pair of full ${many} on one square is needed; on ${where} ${full === 1 ? '1 is' : `${full} are`} full.`
          : placeOfYoung(e, shared, kind, at) < 0
            ? `A young ${name} needs room ${size}; ${e.youngBeside ? `neither ${where} nor a square beside it has so much left` : `${where} has ${roomAt(shared, at)} left`}.`
            : `There is no ${name} left in the bag.`;
  refuse(breedMove(shared.board, kind, at), { clause: '12.1', because });
}

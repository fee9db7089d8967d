/** Phase 7: everyone butchers what they like, all at the same time because nobody's choice touches another's. */
import { ask } from '../../../engine/decisions.js';
import { nextSeat } from '../../kit/seats.js';
import { squareName, squareNamed } from './boards.js';
import { breedOf, kindNumber } from './data.js';
import { farmerAt, flockAt, giveUp, ownsOf } from './flocks.js';
import { boardIn } from './land.js';
import { butcherMove, DONE } from './moves.js';
import type { Farmer, FarmRefuse, Flock, Move, PhaseRule, Rule, Shared } from './types.js';

/** R 17.5: one a round, and only a full one. */
const isBalanced = (shared: Shared): boolean => shared.options.butchering === 'balanced';

const canBeButchered = (shared: Shared, flock: Flock): boolean => breedOf(flock.kind).meat > 0 && (!isBalanced(shared) || flock.full > 0);

function hasSomethingToButcher(shared: Shared, farmer: Farmer): boolean {
  for (const flock of farmer.flocks) if (canBeButchered(shared, flock)) return true;
  return false;
}

export const butchering: Rule = {
  moves(_, shared, { seat }, refuse) {
    const list: Move[] = [];
    for (const flock of farmerAt(shared, seat).flocks) {
      if (canBeButchered(shared, flock)) list.push(butcherMove(shared.board, flock.kind, flock.at));
      else if (refuse !== undefined) refuseButchering(shared, flock, refuse);
    }
    list.push(DONE);
    return list;
  },

  play(_, s, { seat }, move, x) {
    if (move.t !== 'butcher') return;
    const { shared } = s;
    const farmer = farmerAt(shared, seat);
    const kind = kindNumber(move.kind);
    const { meat } = breedOf(kind);
    giveUp(shared, farmer, flockAt(farmer, kind, squareNamed(boardIn(shared), move.at)), isBalanced(shared));
    farmer.meat += meat;
    x.tell?.({ type: 'butcher', seat, kind: move.kind, at: move.at, meat, owns: ownsOf(farmer, kind) });
    if (!isBalanced(shared) && hasSomethingToButcher(shared, farmer)) ask(s, seat, 'butcher');
  },
};

export const butcherPhase: PhaseRule = {
  begin(_, s) {
    const { shared } = s;
    let seat = shared.first;
    for (let turn = 0; turn < shared.farmers.length; turn++) {
      if (hasSomethingToButcher(shared, farmerAt(shared, seat))) ask(s, seat, 'butcher');
      seat = nextSeat(seat, shared.farmers.length);
    }
  },
  next: (_) => true,
};

function refuseButchering(shared: Shared, { kind, at, count }: Flock, refuse: FarmRefuse): void {
  const { name, meat, capacity } = breedOf(kind);
  const where = squareName(boardIn(shared), at);
  const move = butcherMove(shared.board, kind, at);
  if (meat === 0) {
    refuse(move, {
      clause: '11.2',
      because: `A ${name} gives no meat, so it cannot be butchered; sell it for $${breedOf(kind).sells} instead.`,
    });
  } else {
    const who = count === 1 ? `the ${name}` : `none of the ${count} ${breedOf(kind).many}`;
    const did = count === 1 ? 'did not eat' : 'ate';
    refuse(move, { clause: '17.5', because: `Only a full animal may be butchered; ${who} on ${where} ${did} ${capacity} this round.` });
  }
}

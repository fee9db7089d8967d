/** A sensible player's answer: tries each move on a copy of the table and keeps what makes the life worth most. */

import type { Chance, Game, Seat } from '../../../engine/game.js';
import type { Under } from '../../kit/editions.js';
import type { Edition } from '../editions/edition.js';
import { type ActionMove, isAction, perform, plainWay, priceOf } from '../rules/actions/index.js';
import { tableFor } from '../rules/clone.js';
import { DONE } from '../rules/moves.js';
import { eachWay, FULL, type Less } from '../rules/pay.js';
import { moves } from '../rules/rules.js';
import { playerAt } from '../rules/table.js';
import type { Move, Own, Player, PursuitDecision, PursuitTypes, Question, Shared } from '../rules/types.js';
import { settle } from '../rules/upkeep.js';
import { type Rivals, rivalsOf, worthOf } from './worth.js';

type Answer = (e: Edition, shared: Shared, mine: Own, decision: PursuitDecision, chance: Chance) => Move;

const ANSWERS: Readonly<Record<Question, Answer>> = {
  trait: (e, shared, mine, decision, chance) => pick(moves(e, shared, mine, decision), chance),
  upkeep: bestSettling,
  turn: bestAction,
  payment: bestWayToPay,
  windDown: bestParting,
};

export const suggest: Under<Edition, Game<PursuitTypes>['suggest']> = (e, shared, mine, decision, chance) =>
  ANSWERS[decision.kind](e, shared, mine, decision, chance);

function pick(list: readonly Move[], chance: Chance): Move {
  const move = list[chance.int(list.length)];
  if (move === undefined) throw new Error('there is nothing to choose from');
  return move;
}

/** The move whose worth is highest; the first of equals. */
function best(list: readonly Move[], worth: (move: Move) => number): Move {
  let top = Number.NEGATIVE_INFINITY;
  let found: Move | undefined;
  for (const move of list) {
    const value = worth(move);
    if (value > top || found === undefined) {
      top = value;
      found = move;
    }
  }
  if (found === undefined) throw new Error('there is nothing to choose from');
  return found;
}

/** Refreshing and discarding are left to those who know what they wait for; which side of a partner faces up is left as it lies. */
function bestAction(e: Edition, shared: Shared, mine: Own, decision: PursuitDecision, chance: Chance): Move {
  const { seat } = decision;
  const rivals = rivalsOf(e, shared, seat);
  return best(moves(e, shared, mine, decision), (move) =>
    move.t === 'refresh' || move.t === 'discard' || (move.t === 'date' && move.turned) || !isAction(move)
      ? Number.NEGATIVE_INFINITY
      : worthAfter(e, shared, seat, move, chance, rivals),
  );
}

function worthAfter(e: Edition, shared: Shared, seat: Seat, move: ActionMove, chance: Chance, rivals: Rivals): number {
  const trial = tableFor(shared, seat);
  perform(e, trial, seat, move, plainWay(e, trial, seat, move) ?? wayToPay(e, trial, seat, move), { chance });
  return worthOf(e, trial, seat, rivals);
}

/** Spares what is scarcest afterwards, so that the hand stays even. */
function wayToPay(e: Edition, shared: Shared, seat: Seat, move: ActionMove): Less {
  const p = playerAt(shared, seat);
  const price = priceOf(e, shared, seat, move);
  let way: Less = FULL;
  let top = Number.NEGATIVE_INFINITY;
  if (price === null) return way;
  eachWay(p, price.cost, price.spare, (k, c, i) => {
    const evenness = -spread(p, k - price.cost.knowledge, c - price.cost.creativity, i - price.cost.influence);
    if (evenness > top) {
      top = evenness;
      way = [k, c, i];
    }
    return true;
  });
  return way;
}

function spread(p: Player, k: number, c: number, i: number): number {
  return (p.knowledge + k) ** 2 + (p.creativity + c) ** 2 + (p.influence + i) ** 2;
}

function bestWayToPay(e: Edition, shared: Shared, mine: Own, decision: PursuitDecision, chance: Chance): Move {
  const list = moves(e, shared, mine, decision);
  const { pending } = shared;
  if (pending === null || !isAction(pending)) return pick(list, chance);
  const [k, c, i] = wayToPay(e, shared, decision.seat, pending);
  return list.find((move) => move.t === 'pay' && move.less[0] === k && move.less[1] === c && move.less[2] === i) ?? pick(list, chance);
}

/** One bill after the other: it is paid if that leaves a better life than letting the card go. What cannot be paid waits to the last. */
function bestSettling(e: Edition, shared: Shared, mine: Own, decision: PursuitDecision, chance: Chance): Move {
  const list = moves(e, shared, mine, decision);
  const worth = (move: Move): number => {
    const trial = tableFor(shared, decision.seat);
    settle(e, trial, decision.seat, move, { chance });
    return worthOf(e, trial, decision.seat);
  };
  for (const move of list) {
    if (move.t !== 'upkeepPay') continue;
    const drop = list.find((other) => other.t === 'upkeepDrop' && other.card === move.card);
    return drop === undefined || worth(move) >= worth(drop) ? move : drop;
  }
  return best(list, worth);
}

/** Parts with a card only if life is plainly better without it. */
function bestParting(e: Edition, shared: Shared, mine: Own, decision: PursuitDecision, chance: Chance): Move {
  const rivals = rivalsOf(e, shared, decision.seat);
  const stay = worthOf(e, shared, decision.seat, rivals) + 1;
  return best(moves(e, shared, mine, decision), (move) =>
    move === DONE || !isAction(move) ? stay : worthAfter(e, shared, decision.seat, move, chance, rivals),
  );
}

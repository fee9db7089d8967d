/** The rules as a table: for each kind of question, which answers are legal and what each of them does. */

import { ask } from '../../../engine/decisions.js';
import type { Game } from '../../../engine/game.js';
import type { Under } from '../../kit/editions.js';
import type { Edition } from '../editions/edition.js';
import { discard } from './actions/giveUp.js';
import { type ActionMove, isAction, isFreeMove, listActions, perform, plainWay, priceOf } from './actions/index.js';
import { cardOf } from './cards.js';
import { DONE, payLess } from './moves.js';
import { eachWay, FULL } from './pay.js';
import { askToWindDown, continueSettling, continueTurn, endTurn, windDownIsOver } from './round.js';
import { levelIn, playerAt } from './table.js';
import { chooseTrait, listTraits } from './traits.js';
import type { Move, Own, PursuitDecision, PursuitEffects, PursuitRefuse, PursuitState, PursuitTypes, Question, Shared } from './types.js';
import { listBills, settle } from './upkeep.js';

interface Rule {
  moves(e: Edition, shared: Shared, mine: Own, decision: PursuitDecision, refuse: PursuitRefuse | undefined): readonly Move[];
  play(e: Edition, s: PursuitState, decision: PursuitDecision, move: Move, x: PursuitEffects): void;
}

const RULES: Readonly<Record<Question, Rule>> = {
  /** R 3.6. */
  trait: {
    moves: (e, shared, mine) => listTraits(e, shared, mine),
    play(e, s, { seat }, move, x) {
      if (move.t === 'trait') chooseTrait(e, s, seat, move.id, x);
    },
  },

  /** R 4.8. */
  upkeep: {
    moves: (e, shared, _, { seat }, refuse) => listBills(e, shared, seat, refuse),
    play(e, s, { seat }, move, x) {
      settle(e, s.shared, seat, move, x);
      continueSettling(e, s, x);
    },
  },

  /** R 4.9: free moves, then one action. */
  turn: {
    moves: (e, shared, _, { seat }, refuse) => listActions(e, shared, seat, refuse),
    play(e, s, { seat }, move, x) {
      if (!isAction(move)) return;
      const less = plainWay(e, s.shared, seat, move);
      if (less === null) {
        s.shared.pending = move;
        x.tell?.({ type: 'plan', seat, ...planned(e, s.shared, move) });
        ask(s, seat, 'payment');
        return;
      }
      perform(e, s.shared, seat, move, less, x);
      if (isFreeMove(move)) continueTurn(e, s, x);
      else endTurn(e, s, x);
    },
  },

  /** R 8.4: what happiness spares is the player's choice; nothing is placed or paid before. */
  payment: {
    moves(e, shared, _, { seat }) {
      const out: Move[] = [];
      const price = shared.pending !== null && isAction(shared.pending) ? priceOf(e, shared, seat, shared.pending) : null;
      if (price !== null) eachWay(playerAt(shared, seat), price.cost, price.spare, (k, c, i) => out.push(payLess(k, c, i)) > 0);
      return out;
    },
    play(e, s, { seat }, move, x) {
      const { pending } = s.shared;
      s.shared.pending = null;
      if (pending !== null && isAction(pending)) perform(e, s.shared, seat, pending, move.t === 'pay' ? move.less : FULL, x);
      endTurn(e, s, x);
    },
  },

  /** R 10.4. */
  windDown: {
    moves(e, shared, _, { seat }, refuse) {
      const out: Move[] = [DONE];
      discard.list(e, shared, seat, out, refuse);
      return out;
    },
    play(e, s, { seat }, move, x) {
      if (move.t !== 'discard') {
        windDownIsOver(e, s, x);
        return;
      }
      perform(e, s.shared, seat, move, FULL, x);
      askToWindDown(e, s, seat, x);
    },
  },
};

/** The card and level, or role, an action is meant for. */
function planned(e: Edition, shared: Shared, move: ActionMove): { card: string; level: number } {
  const card = 'card' in move ? move.card : '';
  if ('level' in move) return { card, level: move.level };
  if ('role' in move) return { card, level: move.role };
  return { card, level: levelIn(shared, cardOf(e, card)) + 1 };
}

export const moves: Under<Edition, Game<PursuitTypes>['moves']> = (e, shared, mine, decision, refuse) =>
  RULES[decision.kind].moves(e, shared, mine, decision, refuse);

export const apply: Under<Edition, Game<PursuitTypes>['apply']> = (e, s, decision, move, x) => {
  s.shared.clock++;
  RULES[decision.kind].play(e, s, decision, move, x);
};

/** The rules as a table: for each kind of question, which answers are legal and what each of them does. */
import type { Game } from '../../engine/game.js';
import { cardOf, costOf, KINDS, MOST_SOOTHED, MUST_TAKE_AT } from './data.js';
import { mostSoothed, soothe } from './fortune.js';
import {
  AGAIN_MOVES,
  affordable,
  CAN_PASS,
  canTake,
  kindsIn,
  mainMoves,
  PASS,
  returnMove,
  sootheMoves,
  takeMove,
  UPSET_MOVES,
} from './moves.js';
import { aCardDoes, nameOf } from './names.js';
import { playerAt } from './table.js';
import { decideOnceSettled, flip, sayPlease, take } from './turn.js';
import type { BirdDecision, BirdEffects, BirdRefuse, BirdState, BirdTypes, Move, Question, Shared } from './types.js';

interface Rule {
  moves(shared: Shared, decision: BirdDecision, refuse: BirdRefuse | undefined): readonly Move[];
  play(s: BirdState, decision: BirdDecision, move: Move, x: BirdEffects): void;
}

const RULES: Readonly<Record<Question, Rule>> = {
  /** R 4.4: say please, or take a card. */
  main: {
    moves(shared, { seat }, refuse) {
      const { power } = playerAt(shared, seat);
      const { goldCost } = shared.options;
      let legal = kindsIn(shared.field) & affordable(power, goldCost);
      if (power < MUST_TAKE_AT || legal === 0) legal |= CAN_PASS; // R 4.4c, 4.4e
      if (refuse !== undefined) refuseMain(shared, power, legal, refuse);
      return mainMoves(legal);
    },
    play(s, _, move, x) {
      if (move.t === 'take') take(s, cardOf(move.card), x);
      else sayPlease(s, x);
    },
  },

  /** R 4.3b: a deck without a row may be shuffled. It has no order to begin with, so nothing changes but the feeling. */
  upset: {
    moves: () => UPSET_MOVES,
    play(s, { seat }, move, x) {
      x.tell?.({ type: move.t === 'shuffle' ? 'shuffle' : 'keep', seat });
      decideOnceSettled(s);
    },
  },

  /** R 6.3: lay clovers back under the fortune pile. */
  soothe: {
    moves(shared, _, refuse) {
      const most = shared.fortune === null ? 0 : mostSoothed(shared.fortune);
      if (refuse !== undefined) refuseSoothe(most, refuse);
      return sootheMoves(most);
    },
    play(s, _, move, x) {
      if (s.shared.fortune !== null && move.t === 'return') soothe(s.shared, s.shared.fortune, move.n, x);
      decideOnceSettled(s);
    },
  },

  /** R 4.2c: flip again after a red bird, or leave it. */
  again: {
    moves: () => AGAIN_MOVES,
    play(s, { seat }, move, x) {
      x.tell?.({ type: move.t === 'again' ? 'again' : 'stop', seat });
      if (move.t === 'again') flip(s, x);
      else decideOnceSettled(s);
    },
  },
};

/** The main question is by far the most frequent, and looking it up by name is slow. */
const ruleFor = ({ kind }: BirdDecision): Rule => (kind === 'main' ? RULES.main : RULES[kind]);

export const moves: Game<BirdTypes>['moves'] = (shared, _, decision, refuse) => ruleFor(decision).moves(shared, decision, refuse);

export const apply: Game<BirdTypes>['apply'] = (s, decision, move, x) => ruleFor(decision).play(s, decision, move, x);

function refuseMain(shared: Shared, power: number, legal: number, refuse: BirdRefuse): void {
  if ((legal & CAN_PASS) === 0) {
    refuse(PASS, { clause: '4.4c', because: `With ${MUST_TAKE_AT} or more clover power you must take a card; you have ${power}.` });
  }
  for (const kind of KINDS) {
    const card = cardOf(kind);
    if ((legal & canTake(card)) !== 0) continue;
    const cost = costOf(card, shared.options.goldCost);
    const tooDear = `${aCardDoes(kind, 'cost')} ${cost} clover power; you have ${power}.`;
    const because = shared.field.includes(card) ? tooDear : `The field has no ${nameOf(kind)}.`;
    refuse(takeMove(card), { clause: '4.4b', because });
  }
}

function refuseSoothe(most: number, refuse: BirdRefuse): void {
  for (let n = most + 1; n <= MOST_SOOTHED; n++) {
    const there = most === 0 ? 'No clover lies' : 'Only 1 clover lies';
    refuse(returnMove(n), { clause: '6.3', because: `${there} among the fortune cards shown so far.` });
  }
}

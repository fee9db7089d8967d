/** The rules as a table: for each kind of question, which answers are legal and what each of them does. */
import type { Game } from '../../../engine/game.js';
import { cardOf, MOST_SOOTHED } from './data.js';
import { mostSoothed, soothe } from './fortune.js';
import { knownAnswers, pleaseOrTake } from './main.js';
import { AGAIN_OR_STOP, KEEP_OR_SHUFFLE, returnMove } from './moves.js';
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
      return refuse === undefined ? knownAnswers(shared, power) : pleaseOrTake(shared, power, refuse);
    },
    play(s, _, move, x) {
      if (move.t === 'take') take(s, cardOf(move.card), x);
      else sayPlease(s, x);
    },
  },

  /** R 4.3b: a deck without a row may be shuffled. It has no order to begin with, so nothing changes but the feeling. */
  upset: {
    moves: () => KEEP_OR_SHUFFLE,
    play(s, { seat }, move, x) {
      x.tell?.({ type: move.t === 'shuffle' ? 'shuffle' : 'keep', seat });
      decideOnceSettled(s);
    },
  },

  /** R 6.3: lay clovers back under the fortune pile. */
  soothe: {
    moves({ fortune }, _, refuse) {
      const most = fortune === null ? 0 : mostSoothed(fortune);
      const legal: Move[] = [];
      for (let n = 0; n <= MOST_SOOTHED; n++) {
        if (n <= most) legal.push(returnMove(n));
        else refuse?.(returnMove(n), { clause: '6.3', because: tooFew(most) });
      }
      return legal;
    },
    play(s, _, move, x) {
      if (s.shared.fortune !== null && move.t === 'return') soothe(s.shared, s.shared.fortune, move.n, x);
      decideOnceSettled(s);
    },
  },

  /** R 4.2c: flip again after a red bird, or leave it. */
  again: {
    moves: () => AGAIN_OR_STOP,
    play(s, { seat }, move, x) {
      x.tell?.({ type: move.t === 'again' ? 'again' : 'stop', seat });
      if (move.t === 'again') flip(s, x);
      else decideOnceSettled(s);
    },
  },
};

const tooFew = (clovers: number): string =>
  `${clovers === 0 ? 'No clover lies' : 'Only 1 clover lies'} among the fortune cards shown so far.`;

/** Most questions are the main one, and it need not be looked up by name: random matches are 1.06 times as fast. */
const ruleFor = ({ kind }: BirdDecision): Rule => (kind === 'main' ? RULES.main : RULES[kind]);

export const moves: Game<BirdTypes>['moves'] = (shared, _, decision, refuse) => ruleFor(decision).moves(shared, decision, refuse);

export const apply: Game<BirdTypes>['apply'] = (s, decision, move, x) => ruleFor(decision).play(s, decision, move, x);

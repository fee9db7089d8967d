/** The rules as a table: for each kind of question, which answers are legal and what each of them does. */
import type { Game } from '../../../../src/engine/game.js';
import { interned, nth } from '../../../../src/games/kit/moves.js';
import { CARDS, type Card, NUMBERS } from './data.js';
// if simultaneous
import { endRound, laying, swap } from './round.js';
// else
// import { endRound, lay, swap } from './round.js';
// end
import type { Move, Own, Question, SampleDecision, SampleEffects, SampleRefuse, SampleState, SampleTypes } from './types.js';

interface Rule {
  moves(own: Own, refuse: SampleRefuse | undefined): readonly Move[];
  play(s: SampleState, decision: SampleDecision, move: Move, x: SampleEffects): void;
}

const KEEP = interned<Move>({ t: 'keep' });
const LAYS = CARDS.map((_, card) => interned<Move>({ t: 'lay', card }));
const SWAPS = CARDS.map((_, card) => interned<Move>({ t: 'swap', card }));

const RULES: Readonly<Record<Question, Rule>> = {
  /** R 4.1. */
  lay: {
    moves: ({ hand }, refuse) => fromHand(hand, LAYS, '4.1', refuse),
    play(s, { seat }, move, x) {
      // if simultaneous
      if (move.t === 'lay') laying.choose(s, seat, move.card, x);
      // else
      // if (move.t === 'lay') lay(s, seat, move.card, x);
      // end
    },
  },

  /** R 4.4. */
  swap: {
    moves: ({ hand }, refuse) => [KEEP, ...fromHand(hand, SWAPS, '4.4', refuse)],
    play(s, { seat }, move, x) {
      if (move.t === 'swap') swap(s, seat, move.card, x);
      else x.tell?.({ type: 'kept', seat });
      endRound(s, x);
    },
  },
};

/** One answer for each number in the hand, and why not for the others. */
function fromHand(hand: readonly Card[], moves: readonly Move[], clause: string, refuse: SampleRefuse | undefined): Move[] {
  const legal: Move[] = [];
  for (const card of NUMBERS) {
    const move = nth(moves, card);
    if (hand.includes(card)) legal.push(move);
    else refuse?.(move, { clause, because: `You hold no ${card}.` });
  }
  return legal;
}

export const moves: Game<SampleTypes>['moves'] = (_, own, { kind }, refuse) => RULES[kind].moves(own, refuse);

export const apply: Game<SampleTypes>['apply'] = (s, decision, move, x) => RULES[decision.kind].play(s, decision, move, x);

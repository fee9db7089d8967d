/** The rules as a table: for each kind of question, which answers are legal and what each of them does. */

import type { Game, Seat } from '../../../engine/game.js';
import type { Under } from '../../kit/editions.js';
import type { Edition } from '../editions/edition.js';
import { type Action, situation, tooDear } from './act.js';
import { foreignWork, invest, loan, makeLoan, repay } from './bank.js';
import { card } from './cards.js';
import { AMOUNTS, itemNameOf, MEDICINE } from './data.js';
import { enjoy, exploring, medicine, rest, upgrade, visit, wait, work } from './day.js';
import { cardOf } from './deck.js';
import { ownMoney, pay } from './money.js';
import {
  CURE_FROM,
  discardMove,
  GIFT_MOVES,
  GIVE_GIFT,
  ONLY_NO_GIFT,
  ONLY_NO_VACCINE,
  PRICE_MOVES,
  RESHUFFLE_MOVES,
  storeMove,
  USE_VACCINE,
  VACCINE_MOVES,
} from './moves.js';
import { askCure, askNextPrice, askToTidy, endWhenTidy, homeAndDinner, nextTurn, pricing, trim } from './round.js';
import { answerReshuffle, answerVaccine, takeMedicine } from './sickness.js';
import { cheer, discardFromHand, held, playerAt, stored } from './table.js';
import type {
  DayAct,
  DayMove,
  DayMoveOf,
  Move,
  NationEffects,
  NationRefuse,
  NationState,
  NationTypes,
  Own,
  Question,
  Shared,
} from './types.js';

/** R 6.3: the actions of a day, in the order in which they are listed. */
const ACTIONS: { readonly [T in DayAct]: Action<DayMoveOf<T>> } = {
  upgrade,
  work,
  visit,
  loan,
  repay,
  explore: exploring,
  enjoy,
  card,
  invest,
  makeLoan,
  foreignWork,
  medicine,
  wait,
  rest,
};
const IN_ORDER: readonly Pick<Action<never>, 'moves'>[] = Object.values(ACTIONS);

type Answers = { readonly [Q in Question]: Rule<Q extends 'day' ? DayMove : Extract<Move, { readonly t: Q }>> };

interface Rule<M extends Move> {
  moves(e: Edition, shared: Shared, mine: Own, seat: Seat, refuse: NationRefuse | undefined): readonly Move[];
  play(e: Edition, s: NationState, seat: Seat, move: M, x: NationEffects): void;
}

const RULES: Answers = {
  /** R 6. */
  day: {
    moves(e, shared, mine, seat, refuse) {
      const now = situation(shared, mine, seat);
      const legal: Move[] = [];
      for (const action of IN_ORDER) action.moves(e, now, legal, refuse);
      return legal;
    },
    play(e, s, seat, move, x) {
      const action = ACTIONS[move.t] as Action<DayMove>; // the entry for this very act
      action.play(e, s, seat, move, x);
    },
  },

  /** R 8.3. */
  vaccine: {
    moves(e, _, mine, __, refuse) {
      if (held(mine, e.vaccine) > 0) return VACCINE_MOVES;
      refuse?.(USE_VACCINE, { clause: '8.3', because: 'You hold no Influenza Vaccine.' });
      return ONLY_NO_VACCINE;
    },
    play: (e, s, seat, { use }, x) => answerVaccine(e, s, seat, use, x),
  },

  /** R 8.5. */
  reshuffle: {
    moves: (_) => RESHUFFLE_MOVES,
    play: (e, s, seat, { yes }, x) => answerReshuffle(e, s, seat, yes, x),
  },

  /** R 7.4. */
  gift: {
    moves(_, shared, mine, seat, refuse) {
      const money = ownMoney(shared, mine, seat);
      if (money >= AMOUNTS.gift) return GIFT_MOVES;
      refuse?.(GIVE_GIFT, { clause: '7.4', because: tooDear('A present is', AMOUNTS.gift, money) });
      return ONLY_NO_GIFT;
    },
    play(e, s, seat, { give }, x) {
      const { shared } = s;
      if (give) pay(s, seat, shared.turn, AMOUNTS.gift);
      x.tell?.({ type: 'gift', seat, host: shared.turn, paid: give ? AMOUNTS.gift : 0 });
      if (give) cheer(shared, seat, 1, 'gift', x);
      if (s.open.length === 0) nextTurn(e, s, x);
    },
  },

  /** R 8.8. */
  cure: {
    moves(_, shared, __, seat) {
      const player = playerAt(shared, seat);
      const legal: Move[] = [];
      if (stored(player, MEDICINE) > 0) legal.push(CURE_FROM.store);
      if (player.item === MEDICINE && player.shop > 0) legal.push(CURE_FROM.shop);
      legal.push(CURE_FROM.no);
      return legal;
    },
    play(e, s, seat, { from }, x) {
      if (from === 'no') {
        x.tell?.({ type: 'unhealed', seat });
      } else {
        takeMedicine(s.shared, seat, from, x);
        askCure(s, seat);
      }
      if (s.open.length === 0) homeAndDinner(e, s, x);
    },
  },

  /** R 10.1: secret until all have chosen, or set and seen at once. */
  price: {
    moves: (_) => PRICE_MOVES,
    play(e, s, seat, { b }, x) {
      const { shared } = s;
      if (shared.options.prices === 'ordered') {
        playerAt(shared, seat).price = b;
        x.tell?.({ type: 'price', seat, price: b });
        askNextPrice(e, s, seat, x);
        return;
      }
      pricing(e).choose(s, seat, b, x);
    },
  },

  /** R 10.2. */
  discard: {
    moves(e, _, mine) {
      const legal: Move[] = [];
      for (let kind = 0; kind < e.handKinds; kind++) if (held(mine, kind) > 0) legal.push(discardMove(e, kind));
      return legal;
    },
    play(e, s, seat, { card: name }, x) {
      discardFromHand(e, s, seat, cardOf(e, name));
      x.tell?.({ type: 'discard', seat, card: name });
      askToTidy(s, seat, x);
      endWhenTidy(e, s, x);
    },
  },

  /** R 10.3. */
  store: {
    moves(_, shared, __, seat, refuse) {
      const { shop } = playerAt(shared, seat);
      const legal: Move[] = [];
      for (let n = 0; n <= shop; n++) legal.push(storeMove(n));
      refuse?.(storeMove(shop + 1), { clause: '10.3', because: `You have only ${shop} for sale that you could keep.` });
      return legal;
    },
    play(e, s, seat, { n }, x) {
      const { shared } = s;
      const player = playerAt(shared, seat);
      player.shop -= n;
      player.store[player.item] = stored(player, player.item) + n;
      x.tell?.({ type: 'stored', seat, n, item: itemNameOf(player.item) });
      trim(shared, seat, x);
      endWhenTidy(e, s, x);
    },
  },
};

export const moves: Under<Edition, Game<NationTypes>['moves']> = (e, shared, mine, { kind, seat }, refuse) =>
  RULES[kind].moves(e, shared, mine, seat, refuse);

export const apply: Under<Edition, Game<NationTypes>['apply']> = (e, s, { kind, seat }, move, x) => {
  const rule = RULES[kind] as Rule<Move>; // the door lets only this question's own answers through
  rule.play(e, s, seat, move, x);
};

/** The rules as a table: for each kind of question, which answers are legal and what each of them does. */

import { ask } from '../../../engine/decisions.js';
import type { Game, Seat } from '../../../engine/game.js';
import type { Under } from '../../kit/editions.js';
import type { Edition } from '../editions/edition.js';
import { fateAt, lastOf, NOWHERE } from './board.js';
import { improvementNumber } from './cards.js';
import { AREAS, HOLDERS, TRACKS } from './data.js';
import { operate } from './device.js';
import { gainKey } from './keys.js';
import { keepOne, walk } from './landing.js';
import {
  BACKWARD,
  cardMove,
  EITHER_RESULT,
  FORWARD,
  holderMove,
  JUST_GO,
  KEEP,
  keyMove,
  MUST_SPIN,
  OFF,
  OFF_OR_SPIN,
  OFF_OR_STAY,
  OFF_STAY_OR_NUDGE,
  SPIN,
  STAY,
} from './moves.js';
import { freeFateSpaces, refuseButtons, refuseHolders, refuseKeys } from './offers.js';
import { isVacant, ownsKey, playerAt } from './table.js';
import { closeTurn, endTurn, goOnSettingUp } from './turn.js';
import type { Move, Question, RainbowDecision, RainbowEffects, RainbowRefuse, RainbowState, RainbowTypes, Shared } from './types.js';
import { getOff, nudge, putOnWheel, spin, stayOn } from './wheel.js';

interface Rule {
  moves(e: Edition, shared: Shared, seat: Seat, refuse: RainbowRefuse | undefined): readonly Move[];
  play(e: Edition, s: RainbowState, seat: Seat, move: Move, x: RainbowEffects): void;
}

function vacantHolders(shared: Shared, refuse: RainbowRefuse | undefined): readonly Move[] {
  const found: Move[] = [];
  for (let holder = 0; holder < HOLDERS; holder++) if (isVacant(shared, holder)) found.push(holderMove(holder));
  if (refuse !== undefined) refuseHolders(shared, refuse);
  return found;
}

function moveButton(shared: Shared, seat: Seat, move: Move, x: RainbowEffects): void {
  if (move.t !== 'button') return;
  const me = playerAt(shared, seat);
  const moved = me.button !== NOWHERE;
  me.button = fateAt(TRACKS.indexOf(move.track), move.pos);
  x.tell?.({ type: 'button', seat, track: move.track, pos: move.pos, moved });
}

/** R 4.4: get off where the spin has stopped, or stay. */
function offOrStay(s: RainbowState, seat: Seat, move: Move, x: RainbowEffects): void {
  if (move.t === 'off') getOff(s.shared, seat, x);
  else stayOn(s.shared, seat, x);
  closeTurn(s, x);
}

const refuseSpin = (refuse: RainbowRefuse): void => refuse(SPIN, { clause: '4.2', because: 'You have spun already: once a turn.' });

function refuseNudges(because: string, refuse: RainbowRefuse): void {
  refuse(FORWARD, { clause: '4.9', because });
  refuse(BACKWARD, { clause: '4.9', because });
}

const RULES: Readonly<Record<Question, Rule>> = {
  /** R 3.4. */
  'place-marker': {
    moves: (_, shared, __, refuse) => vacantHolders(shared, refuse),
    play(_, s, seat, move, x) {
      if (move.t === 'holder') putOnWheel(s.shared, seat, move.h, true, x);
      goOnSettingUp(s, x);
    },
  },

  /** R 3.5. */
  'place-button': {
    moves(_, shared, seat, refuse) {
      if (refuse !== undefined) refuseButtons(shared, seat, refuse);
      return freeFateSpaces(shared, []);
    },
    play(_, s, seat, move, x) {
      moveButton(s.shared, seat, move, x);
      goOnSettingUp(s, x);
    },
  },

  /** R 4.2, 4.6: get off or spin. */
  wheel: {
    moves(_, shared, seat, refuse) {
      const { unspun } = playerAt(shared, seat);
      if (refuse !== undefined) {
        const waits = 'The wheel has not turned since your marker came onto it: spin first.';
        if (unspun) refuse(OFF, { clause: '4.6', because: waits });
        refuse(STAY, { clause: '4.2', because: 'A turn on the wheel is getting off or spinning; you may stay on after your own spin.' });
        if (shared.terms.nudge) refuseNudges('The wheel is nudged after your own spin, not before.', refuse);
      }
      return unspun ? MUST_SPIN : OFF_OR_SPIN;
    },
    play(_, s, seat, move, x) {
      if (move.t === 'off') {
        getOff(s.shared, seat, x);
        closeTurn(s, x);
      } else {
        spin(s.shared, seat, x);
        ask(s, seat, 'after-spin');
      }
    },
  },

  'after-spin': {
    moves(_, { terms, players }, __, refuse) {
      if (refuse !== undefined) {
        refuseSpin(refuse);
        if (!terms.nudge)
          refuseNudges(players.length > 1 ? 'At this table nobody nudges the wheel.' : 'You play without nudging the wheel.', refuse);
      }
      return terms.nudge ? OFF_STAY_OR_NUDGE : OFF_OR_STAY;
    },
    play(_, s, seat, move, x) {
      if (move.t === 'nudge') {
        nudge(s.shared, seat, move.dir, x); // R 4.9
        ask(s, seat, 'after-nudge');
      } else offOrStay(s, seat, move, x);
    },
  },

  'after-nudge': {
    moves(_, __, ___, refuse) {
      if (refuse !== undefined) {
        refuseSpin(refuse);
        refuseNudges('You have nudged the wheel already: one notch a turn.', refuse);
      }
      return OFF_OR_STAY;
    },
    play: (_, s, seat, move, x) => offOrStay(s, seat, move, x),
  },

  /** R 4.10: use the track's device and move. */
  track: {
    moves(_, __, ___, refuse) {
      refuse?.(OFF, { clause: '4.8', because: 'A track is left at its last space only: use its device and move on.' });
      return JUST_GO;
    },
    play(e, s, seat, _, x) {
      const { shared } = s;
      const { track, pos } = playerAt(shared, seat);
      const value = operate(shared, seat, track, x);
      const other = shared.terms.pickOfTwo ? operate(shared, seat, track, x) : value;
      const last = lastOf(track);
      if (Math.min(last, pos + value) === Math.min(last, pos + other)) {
        walk(e, s, seat, value, x);
        closeTurn(s, x);
      } else {
        shared.rolled.push(value, other); // R 4.11
        ask(s, seat, 'take-move');
      }
    },
  },

  /** R 4.11. */
  'take-move': {
    moves: (_) => EITHER_RESULT,
    play(e, s, seat, move, x) {
      const { rolled } = s.shared;
      const second = rolled.pop() ?? 0;
      const first = rolled.pop() ?? 0;
      const value = move.t === 'take' && move.n === 1 ? second : first;
      x.tell?.({ type: 'take', seat, value });
      walk(e, s, seat, value, x);
      closeTurn(s, x);
    },
  },

  /** R 6.2c. */
  'choose-key': {
    moves(_, shared, seat, refuse) {
      const me = playerAt(shared, seat);
      const found: Move[] = [];
      for (let area = 0; area < AREAS.length; area++) if (!ownsKey(me, area)) found.push(keyMove(area));
      if (refuse !== undefined) refuseKeys(me, refuse);
      return found;
    },
    play(e, s, seat, move, x) {
      if (move.t === 'key') gainKey(e, s.shared, seat, AREAS.indexOf(move.area), x);
      closeTurn(s, x);
    },
  },

  /** R 6.5c, 6.5d. */
  'return-marker': {
    moves: (_, shared, __, refuse) => vacantHolders(shared, refuse),
    play(_, s, seat, move, x) {
      if (move.t === 'holder') putOnWheel(s.shared, seat, move.h, !s.shared.terms.vacantEntry, x);
      closeTurn(s, x);
    },
  },

  /** R 6.4b. */
  'choose-card': {
    moves: (e, { shown }) => shown.map((card) => cardMove(e, card)),
    play(e, s, seat, move, x) {
      const { shown } = s.shared;
      const second = shown.pop() ?? NOWHERE;
      const first = shown.pop() ?? NOWHERE;
      const takesSecond = move.t === 'improve' && improvementNumber(e, move.card) === second;
      keepOne(e, s.shared, seat, takesSecond ? second : first, takesSecond ? first : second, x);
      closeTurn(s, x);
    },
  },

  /** R 7.3. */
  'move-button': {
    moves(_, shared, seat, refuse) {
      if (refuse !== undefined) refuseButtons(shared, seat, refuse);
      return freeFateSpaces(shared, [KEEP]);
    },
    play(_, s, seat, move, x) {
      moveButton(s.shared, seat, move, x);
      endTurn(s, x);
    },
  },
};

export const moves: Under<Edition, Game<RainbowTypes>['moves']> = (e, shared, _, { kind, seat }, refuse) =>
  RULES[kind].moves(e, shared, seat, refuse);

export const apply: Under<Edition, Game<RainbowTypes>['apply']> = (e, s, { kind, seat }: RainbowDecision, move, x) =>
  RULES[kind].play(e, s, seat, move, x);

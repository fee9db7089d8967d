/** The rules as a table: for each kind of question, which answers are legal and what each of them does. */
import { ask } from '../../../engine/decisions.js';
import type { Game, Seat } from '../../../engine/game.js';
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
  STAY,
} from './moves.js';
import { freeFateSpaces, refuseButtons, refuseHolders, refuseKeys } from './offers.js';
import { isVacant, ownsKey, playerAt } from './table.js';
import { closeTurn, endTurn, goOnSettingUp } from './turn.js';
import type { Move, Question, RainbowDecision, RainbowEffects, RainbowRefuse, RainbowState, RainbowTypes, Shared } from './types.js';
import { getOff, nudge, putOnWheel, spin, stayOn } from './wheel.js';

interface Rule {
  moves(shared: Shared, seat: Seat, refuse: RainbowRefuse | undefined): readonly Move[];
  play(s: RainbowState, seat: Seat, move: Move, x: RainbowEffects): void;
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

const RULES: Readonly<Record<Question, Rule>> = {
  /** R 3.4. */
  'place-marker': {
    moves: (shared, _, refuse) => vacantHolders(shared, refuse),
    play(s, seat, move, x) {
      if (move.t === 'holder') putOnWheel(s.shared, seat, move.h, true, x);
      goOnSettingUp(s, x);
    },
  },

  /** R 3.5. */
  'place-button': {
    moves(shared, seat, refuse) {
      if (refuse !== undefined) refuseButtons(shared, seat, refuse);
      return freeFateSpaces(shared, []);
    },
    play(s, seat, move, x) {
      moveButton(s.shared, seat, move, x);
      goOnSettingUp(s, x);
    },
  },

  /** R 4.2, 4.6: get off or spin. */
  wheel: {
    moves(shared, seat, refuse) {
      const { unspun } = playerAt(shared, seat);
      if (refuse !== undefined) {
        const waits = 'The wheel has not turned since your marker came onto it: spin first.';
        if (unspun) refuse(OFF, { clause: '4.6', because: waits });
        refuse(STAY, { clause: '4.2', because: 'A turn on the wheel is getting off or spinning; you may stay on after your own spin.' });
      }
      return unspun ? MUST_SPIN : OFF_OR_SPIN;
    },
    play(s, seat, move, x) {
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
    moves: (shared) => (shared.terms.nudge ? OFF_STAY_OR_NUDGE : OFF_OR_STAY),
    play(s, seat, move, x) {
      if (move.t === 'nudge') {
        nudge(s.shared, seat, move.dir, x); // R 4.9
        ask(s, seat, 'after-nudge');
      } else offOrStay(s, seat, move, x);
    },
  },

  'after-nudge': {
    moves(_, __, refuse) {
      refuse?.(FORWARD, { clause: '4.9', because: 'You have nudged the wheel already: one notch a turn.' });
      refuse?.(BACKWARD, { clause: '4.9', because: 'You have nudged the wheel already: one notch a turn.' });
      return OFF_OR_STAY;
    },
    play: offOrStay,
  },

  /** R 4.10: use the track's device and move. */
  track: {
    moves(_, __, refuse) {
      refuse?.(OFF, { clause: '4.8', because: 'A track is left at its last space only: use its device and move on.' });
      return JUST_GO;
    },
    play(s, seat, _, x) {
      const { shared } = s;
      const { track, pos } = playerAt(shared, seat);
      const value = operate(shared, seat, track, x);
      const other = shared.terms.pickOfTwo ? operate(shared, seat, track, x) : value;
      const last = lastOf(track);
      if (Math.min(last, pos + value) === Math.min(last, pos + other)) {
        walk(s, seat, value, x);
        closeTurn(s, x);
      } else {
        shared.rolled.push(value, other); // R 4.11
        ask(s, seat, 'take-move');
      }
    },
  },

  /** R 4.11. */
  'take-move': {
    moves: () => EITHER_RESULT,
    play(s, seat, move, x) {
      const { rolled } = s.shared;
      const second = rolled.pop() ?? 0;
      const first = rolled.pop() ?? 0;
      const value = move.t === 'take' && move.n === 1 ? second : first;
      x.tell?.({ type: 'take', seat, value });
      walk(s, seat, value, x);
      closeTurn(s, x);
    },
  },

  /** R 6.2c. */
  'choose-key': {
    moves(shared, seat, refuse) {
      const me = playerAt(shared, seat);
      const found: Move[] = [];
      for (let area = 0; area < AREAS.length; area++) if (!ownsKey(me, area)) found.push(keyMove(area));
      if (refuse !== undefined) refuseKeys(me, refuse);
      return found;
    },
    play(s, seat, move, x) {
      if (move.t === 'key') gainKey(s.shared, seat, AREAS.indexOf(move.area), x);
      closeTurn(s, x);
    },
  },

  /** R 6.5c, 6.5d. */
  'return-marker': {
    moves: (shared, _, refuse) => vacantHolders(shared, refuse),
    play(s, seat, move, x) {
      if (move.t === 'holder') putOnWheel(s.shared, seat, move.h, !s.shared.terms.vacantEntry, x);
      closeTurn(s, x);
    },
  },

  /** R 6.4b. */
  'choose-card': {
    moves: ({ shown }) => shown.map(cardMove),
    play(s, seat, move, x) {
      const { shown } = s.shared;
      const second = shown.pop() ?? NOWHERE;
      const first = shown.pop() ?? NOWHERE;
      const takesSecond = move.t === 'improve' && improvementNumber(move.card) === second;
      keepOne(s.shared, seat, takesSecond ? second : first, takesSecond ? first : second, x);
      closeTurn(s, x);
    },
  },

  /** R 7.3. */
  'move-button': {
    moves(shared, seat, refuse) {
      if (refuse !== undefined) refuseButtons(shared, seat, refuse);
      return freeFateSpaces(shared, [KEEP]);
    },
    play(s, seat, move, x) {
      moveButton(s.shared, seat, move, x);
      endTurn(s, x);
    },
  },
};

export const moves: Game<RainbowTypes>['moves'] = (shared, _, { kind, seat }, refuse) => RULES[kind].moves(shared, seat, refuse);

export const apply: Game<RainbowTypes>['apply'] = (s, { kind, seat }: RainbowDecision, move, x) => RULES[kind].play(s, seat, move, x);

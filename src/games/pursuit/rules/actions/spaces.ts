/** The spaces that need no card: Study, Play, Interact, Temp Job, Rest and Overtime (R 5.1, 5.2, 5.10, 5.11). */
import type { Seat } from '../../../../engine/game.js';
import {
  GATHERED,
  HOURGLASSES,
  LAST_SPACE,
  OVERTIME,
  OVERTIME_HOURS,
  OVERTIME_STRESS,
  oldAge,
  type PlainSpace,
  REST,
  REST_SPACES,
  TEEN,
} from '../board.js';
import type { Trigger } from '../cards/traits.js';
import { ease, gain, gainHours, pullTrait, takeStress } from '../effects.js';
import { amounts } from '../goods.js';
import { goTo } from '../moves.js';
import { playerAt } from '../table.js';
import { type Bar, NO, type PursuitEffects, type Shared } from '../types.js';
import { type ActionOf, isRepeat, offer, place } from './action.js';

const NUMBER: Readonly<Record<PlainSpace, number>> = { study: 0, play: 1, interact: 2, tempJob: 3, rest: 4, overtime: 5 };

const TRIGGERS: Readonly<Record<PlainSpace, Trigger | null>> = {
  study: 'study',
  play: 'play',
  interact: 'interact',
  tempJob: 'tempJob',
  rest: 'rest',
  overtime: null,
};

export const space: ActionOf<'space'> = {
  list(_, shared, seat, out, refuse) {
    for (let s = 0; s < OVERTIME; s++) out.push(goTo(s));
    offer(out, refuse, goTo(OVERTIME), barToOvertime(shared, seat, refuse !== undefined));
  },
  perform(e, shared, seat, { s }, _, x) {
    const number = NUMBER[s];
    if (!place(shared, seat, number, x)) return;
    const gathered = GATHERED[number];
    if (gathered !== undefined) {
      gain(shared, seat, gathered, 'sth', x);
      x.tell?.({ type: 'turn', seat, space: s, gained: amounts(gathered) });
    } else if (number === REST) {
      x.tell?.({ type: 'turn', seat, space: s, gained: {} });
      ease(shared, seat, REST_SPACES, 'rest', x);
    } else {
      workOvertime(shared, seat, x);
    }
    const trigger = TRIGGERS[s];
    if (trigger !== null) pullTrait(e, shared, seat, trigger, x);
  },
};

function workOvertime(shared: Shared, seat: Seat, x: PursuitEffects): void {
  const p = playerAt(shared, seat);
  const hours = gainHours(p, OVERTIME_HOURS);
  p.overtime++;
  x.tell?.({ type: 'turn', seat, space: 'overtime', gained: { hourglass: hours } });
  takeStress(shared, seat, OVERTIME_STRESS, 'overtime', x);
}

/** R 5.10: open in the adult rounds, to those who have an hourglass left to gain and would live through it. */
function barToOvertime(shared: Shared, seat: Seat, tell: boolean): Bar {
  const p = playerAt(shared, seat);
  if (shared.round === TEEN) return tell ? { clause: '3.4', because: 'There is no Overtime in the Teen round; it opens in round 2.' } : NO;
  if (oldAge(shared.round, shared.options.adultRounds) > 0) {
    return tell ? { clause: '7.2', because: `Overtime is closed in Old Age; this is round ${shared.round}.` } : NO;
  }
  if (p.reserve === 0) {
    return tell ? { clause: '5.10b', because: `All your ${HOURGLASSES} hourglasses are in play already: none is left to gain.` } : NO;
  }
  const stress = OVERTIME_STRESS + (isRepeat(shared, seat, OVERTIME) ? 1 : 0);
  if (p.stress + stress <= LAST_SPACE) return null;
  if (!tell) return NO;
  const again = stress > OVERTIME_STRESS ? `, and 1 more for your hourglass already there` : '';
  return {
    clause: '5.10a',
    because: `Overtime would kill you: it brings ${OVERTIME_STRESS} stress${again}, and from space ${p.stress} only ${LAST_SPACE - p.stress} more can be borne.`,
  };
}

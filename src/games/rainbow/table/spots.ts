/** Every place on the board that answers the current question, or says why it does not. */

import type { Choice, Question } from '../../../web/table.js';
import {
  fateAt,
  lastOf,
  type Move,
  NOWHERE,
  type RainbowDecision,
  type RainbowTypes,
  rescuesExpected,
  type Shared,
  TRACKS,
  trackFacing,
} from '../face.js';
import { holderPoint, type Layout, type Point, spacePoint, trackCentre } from './geometry.js';

export interface Spot {
  readonly choice: Choice<RainbowTypes>;
  readonly at: Point;
  readonly r: number;
  readonly tag: string; // a few characters on the spot: the number rolled, a chance
}

const CENTRE: Point = { x: 0, y: 0 };
const DISC = 58;

/** Keys and cards are answered at the stand and the tray: they have no place on the board. */
export function spotsOf({ decision, choices }: Question<RainbowTypes>, shared: Shared, layout: Layout): readonly Spot[] {
  return choices.flatMap((choice) => spotOf(choice, decision, shared, layout) ?? []);
}

function spotOf(choice: Choice<RainbowTypes>, { seat }: RainbowDecision, shared: Shared, layout: Layout): Spot | null {
  const me = shared.players[seat];
  if (me === undefined) return null;
  const { move } = choice;
  switch (move.t) {
    case 'holder':
      return { choice, at: holderPoint(move.h, shared.rotation, layout), r: 15, tag: '' };
    case 'button': {
      const track = TRACKS.indexOf(move.track);
      const chance = choice.refusal === null ? rescuesExpected(shared, seat, fateAt(track, move.pos)) : 0;
      return { choice, at: spacePoint(track, move.pos, layout), r: 14, tag: chance > 0 ? `${Math.round(chance * 100)}%` : '' };
    }
    case 'off':
      if (me.holder !== NOWHERE) return { choice, at: trackCentre(trackFacing(me.holder, shared.rotation), layout), r: DISC, tag: '' };
      return { choice, at: CENTRE, r: 36, tag: '' };
    case 'stay': // where it is not possible, one's own marker says why
      if (choice.refusal !== null) return { choice, at: holderPoint(me.holder, shared.rotation, layout), r: 17, tag: '' };
      return { choice, at: CENTRE, r: 36, tag: '' };
    case 'spin':
      return { choice, at: CENTRE, r: 36, tag: '' };
    case 'nudge':
      return { choice, at: { x: move.dir * 51, y: 0 }, r: 14, tag: move.dir === 1 ? '›' : '‹' };
    case 'go':
      return me.track === NOWHERE ? null : { choice, at: trackCentre(me.track, layout), r: DISC, tag: '' };
    case 'take': {
      const steps = shared.rolled[move.n] ?? 0;
      const at = spacePoint(me.track, Math.min(lastOf(me.track), me.pos + steps), layout);
      return { choice, at, r: 16, tag: `${steps}` };
    }
    case 'key':
    case 'keep':
    case 'improve':
      return null;
  }
}

/** Answers that can be tapped on the drawn table. */
export const drawn = (move: Move): boolean =>
  move.t === 'holder' || move.t === 'button' || move.t === 'key' || move.t === 'improve' || move.t === 'take' || move.t === 'nudge';

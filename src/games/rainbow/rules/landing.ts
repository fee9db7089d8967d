/** Landing on a space: what each colour does (R 6), and whom a button helps (R 7). */

import { ask } from '../../../engine/decisions.js';
import type { Seat } from '../../../engine/game.js';
import { draw, pileSize, putUnder } from '../../../engine/pile.js';
import type { Edition } from '../editions/edition.js';
import { areaId, areaOf, fateAt, holderFacing, lastOf, MONEY, NOWHERE, spaceAt, trackId } from './board.js';
import { fateArea, fateHangUp, fateId, fateKind, improvementArea, improvementId } from './cards.js';
import type { SpaceKind } from './data.js';
import { gainKey, takeHangUp, takeImprovement } from './keys.js';
import { isVacant, lacksKey, nextVacant, onStand, ownsKey, playerAt, wantsMoney, whoseButton } from './table.js';
import type { Occasion, Player, RainbowEffects, RainbowState, Shared } from './types.js';
import { putOnWheel } from './wheel.js';

type Landing = (e: Edition, s: RainbowState, seat: Seat, me: Player, x: RainbowEffects) => void;

/** R 5.8, 5.9: walks, and obeys the space where the walk ends. */
export function walk(e: Edition, s: RainbowState, seat: Seat, value: number, x: RainbowEffects): void {
  const me = playerAt(s.shared, seat);
  const from = me.pos;
  me.pos = Math.min(lastOf(me.track), from + value);
  const { kind } = spaceAt(me.track, me.pos);
  x.tell?.({ type: 'land', seat, track: trackId(me.track), from, pos: me.pos, kind });
  LANDING[kind](e, s, seat, me, x);
}

const nothing: Landing = () => {}; // R 6.6

const LANDING: Readonly<Record<SpaceKind, Landing>> = {
  start: nothing,
  plain: nothing,

  /** R 6.1. */
  money(e, { shared }, seat, me, x) {
    const { moneyGoal } = shared.terms;
    if (!wantsMoney(me)) {
      x.tell?.({ type: 'rich', seat, total: me.money }); // R 6.1a
      return;
    }
    const { amount } = spaceAt(me.track, me.pos);
    me.money += amount;
    x.tell?.({ type: 'money', seat, amount, total: me.money, goal: moneyGoal });
    if (me.money >= moneyGoal) gainKey(e, shared, seat, MONEY, x);
  },

  /** R 6.2, 7.4, 7.5. */
  fate(e, s, seat, me, x) {
    const { shared } = s;
    const owner = whoseButton(shared, fateAt(me.track, me.pos));
    if (owner === seat && shared.terms.ownButton)
      drawImprovement(e, s, seat, 'own-button', x); // R 10.3
    else if (owner === NOWHERE || owner === seat) drawFate(e, s, seat, me, x);
    else rescue(e, s, seat, owner, x);
  },

  /** R 6.3. */
  back(_, __, seat, me, x) {
    me.pos = 0;
    x.tell?.({ type: 'back', seat, track: trackId(me.track) });
  },

  /** R 6.4. */
  improve(e, s, seat, _, x) {
    drawImprovement(e, s, seat, 'space', x);
  },

  /** R 6.5. */
  last(e, s, seat, me, x) {
    const { shared } = s;
    const { track } = me;
    const area = areaOf(track);
    if (area !== NOWHERE && !ownsKey(me, area)) gainKey(e, shared, seat, area, x);
    else x.tell?.({ type: 'again', seat, track: trackId(track) });
    if (!shared.finished.includes(seat)) leaveTrack(s, seat, me, x);
  },
};

/** R 7.4; R 9.4: a button whose owner has finished only shields. */
function rescue(e: Edition, s: RainbowState, seat: Seat, owner: Seat, x: RainbowEffects): void {
  const rewarded = !s.shared.finished.includes(owner);
  x.tell?.({ type: 'rescue', seat, owner, rewarded });
  if (rewarded) drawImprovement(e, s, owner, 'reward', x);
}

function drawFate(e: Edition, s: RainbowState, seat: Seat, me: Player, x: RainbowEffects): void {
  const { shared } = s;
  const card = draw(shared.fate, x.chance); // R 2.7: never empty, ten cards always come back or stay
  x.tell?.({ type: 'fate', seat, card: fateId(e, card) });
  switch (fateKind(e, card)) {
    case 'hang-up':
      if (onStand(me, fateArea(e, card))) {
        putUnder(shared.fate, card); // R 6.2d
        x.tell?.({ type: 'immune', seat, area: areaId(fateArea(e, card)) });
      } else takeHangUp(e, shared, seat, fateHangUp(card), x);
      return;
    case 'improve':
      putUnder(shared.fate, card); // R 6.2e
      drawImprovement(e, s, seat, 'fate', x);
      return;
    case 'key':
      drawKeyCard(s, seat, me, card, x);
  }
}

/** R 6.2c, 6.2e, 6.2f. */
function drawKeyCard(s: RainbowState, seat: Seat, me: Player, card: number, x: RainbowEffects): void {
  const { shared } = s;
  const needed = lacksKey(me);
  if (needed && shared.terms.fateKeyLeaves) shared.gone.fate.push(card);
  else putUnder(shared.fate, card);
  if (needed) ask(s, seat, 'choose-key');
  else x.tell?.({ type: 'no-key', seat });
}

/** R 6.4, 6.4a, 6.4b: may be out of turn, for the owner of a button. */
function drawImprovement(e: Edition, s: RainbowState, seat: Seat, why: Occasion, x: RainbowEffects): void {
  const { shared } = s;
  const pile = shared.improvements;
  if (pileSize(pile) === 0) {
    x.tell?.({ type: 'no-card', seat });
    return;
  }
  const card = draw(pile, x.chance);
  if (!shared.terms.siChoice || pileSize(pile) === 0) {
    x.tell?.({ type: 'improve', seat, card: improvementId(e, card), why });
    takeImprovement(e, shared, seat, card, x);
    return;
  }
  const other = draw(pile, x.chance);
  x.tell?.({ type: 'show', seat, cards: [improvementId(e, card), improvementId(e, other)], why });
  if (isRealChoice(e, playerAt(shared, seat), card, other)) {
    shared.shown.push(card, other);
    ask(s, seat, 'choose-card');
    return;
  }
  const secondIsBetter =
    onStand(playerAt(shared, seat), improvementArea(e, card)) && !onStand(playerAt(shared, seat), improvementArea(e, other));
  keepOne(e, shared, seat, secondIsBetter ? other : card, secondIsBetter ? card : other, x);
}

/** R 6.4b: nothing is asked if the cards are of one area, or at most one of them is of use. */
function isRealChoice(e: Edition, player: Player, card: number, other: number): boolean {
  const area = improvementArea(e, card);
  const otherArea = improvementArea(e, other);
  return area !== otherArea && !onStand(player, area) && !onStand(player, otherArea);
}

/** R 6.4b: the other card goes under the pile first. */
export function keepOne(e: Edition, shared: Shared, seat: Seat, kept: number, other: number, x: RainbowEffects): void {
  putUnder(shared.improvements, other);
  x.tell?.({ type: 'choose', seat, card: improvementId(e, kept), other: improvementId(e, other) });
  takeImprovement(e, shared, seat, kept, x);
}

/** R 6.5b, 6.5c. */
function leaveTrack(s: RainbowState, seat: Seat, me: Player, x: RainbowEffects): void {
  const { shared } = s;
  const { placeMarkers, vacantEntry } = shared.terms;
  const own = holderFacing(me.track, shared.rotation);
  if (isVacant(shared, own)) putOnWheel(shared, seat, own, true, x);
  else if (placeMarkers === 'choose' || vacantEntry) ask(s, seat, 'return-marker');
  else putOnWheel(shared, seat, nextVacant(shared, own), true, x);
}

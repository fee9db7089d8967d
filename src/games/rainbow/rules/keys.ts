/** Hang-ups, improvement cards and keys: how they meet, and what happens when they do (R 8). */

import type { Seat } from '../../../engine/game.js';
import { putUnder } from '../../../engine/pile.js';
import type { Edition } from '../editions/edition.js';
import { areaId, NOWHERE } from './board.js';
import { hangUpArea, hangUpId, improvementArea, improvementId } from './cards.js';
import { hangUpsOn, onStand, playerAt, removeAt } from './table.js';
import type { Player, RainbowEffects, Shared } from './types.js';

/** R 8.3, 8.8: a card for a key that is on the stand goes under the pile, any other is kept. */
export function takeImprovement(e: Edition, shared: Shared, seat: Seat, card: number, x: RainbowEffects): void {
  const player = playerAt(shared, seat);
  const area = improvementArea(e, card);
  if (onStand(player, area)) {
    putUnder(shared.improvements, card);
    x.tell?.({ type: 'unneeded', seat, card: improvementId(e, card) });
    return;
  }
  player.saved.push(card);
  if (firstOf(player.hangUps, (hangUp) => hangUpArea(e, hangUp), area) === NOWHERE)
    x.tell?.({ type: 'save', seat, card: improvementId(e, card) });
  settle(e, shared, seat, area, x);
}

/** R 6.2a. */
export function takeHangUp(e: Edition, shared: Shared, seat: Seat, hangUp: number, x: RainbowEffects): void {
  const player = playerAt(shared, seat);
  const area = hangUpArea(e, hangUp);
  player.hangUps.push(hangUp);
  x.tell?.({ type: 'hang-up', seat, area: areaId(area), count: hangUpsOn(e, player, area) });
  settle(e, shared, seat, area, x);
}

/** R 6.5a. Whoever calls it has looked whether the player has that key already (R 8.10). */
export function gainKey(e: Edition, shared: Shared, seat: Seat, area: number, x: RainbowEffects): void {
  const player = playerAt(shared, seat);
  player.front.push(area);
  x.tell?.({ type: 'key', seat, area: areaId(area), hangUps: hangUpsOn(e, player, area) });
  settle(e, shared, seat, area, x);
}

/** R 8.1, 8.5: cancels what can be cancelled, then places the key if nothing keeps it off the stand. */
function settle(e: Edition, shared: Shared, seat: Seat, area: number, x: RainbowEffects): void {
  const player = playerAt(shared, seat);
  cancel(e, shared, player, seat, area, x);
  const waiting = player.front.indexOf(area);
  if (waiting === NOWHERE || hangUpsOn(e, player, area) > 0) return;
  removeAt(player.front, waiting);
  player.stand.push(area);
  const needed = shared.terms.keysToWin;
  x.tell?.({ type: 'stand', seat, area: areaId(area), keys: player.stand.length, needed });
  returnSaved(e, shared, player, seat, area, x);
  if (player.stand.length >= needed) finish(shared, player, seat, x);
}

/** R 8.1, 8.2: one for one, the oldest of each, out of the game. */
function cancel(e: Edition, shared: Shared, player: Player, seat: Seat, area: number, x: RainbowEffects): void {
  for (;;) {
    const bad = firstOf(player.hangUps, (hangUp) => hangUpArea(e, hangUp), area);
    const good = firstOf(player.saved, (card) => improvementArea(e, card), area);
    const hangUp = player.hangUps[bad];
    const card = player.saved[good];
    if (hangUp === undefined || card === undefined) return;
    removeAt(player.hangUps, bad);
    removeAt(player.saved, good);
    shared.gone.hangUps.push(hangUp);
    shared.gone.improvements.push(card);
    x.tell?.({
      type: 'cancel',
      seat,
      area: areaId(area),
      hangUp: hangUpId(e, hangUp),
      card: improvementId(e, card),
      left: hangUpsOn(e, player, area),
    });
  }
}

/** R 8.9. */
function returnSaved(e: Edition, shared: Shared, player: Player, seat: Seat, area: number, x: RainbowEffects): void {
  const before = shared.improvements.bottom.length;
  for (
    let at = firstOf(player.saved, (card) => improvementArea(e, card), area);
    at !== NOWHERE;
    at = firstOf(player.saved, (card) => improvementArea(e, card), area)
  ) {
    putUnder(shared.improvements, player.saved[at] ?? NOWHERE);
    removeAt(player.saved, at);
  }
  const { bottom } = shared.improvements;
  if (bottom.length > before) x.tell?.({ type: 'return', seat, cards: bottom.slice(before).map((card) => improvementId(e, card)) });
}

/** R 9.1: the game is over at once; R 9.4: or the marker goes home while the round is played out. */
function finish(shared: Shared, player: Player, seat: Seat, x: RainbowEffects): void {
  shared.finished.push(seat);
  if (shared.terms.finishRound) {
    player.holder = NOWHERE;
    player.track = NOWHERE;
    player.pos = 0;
    player.unspun = false;
    x.tell?.({ type: 'finish', seat });
  } else {
    endMatch(shared, x);
  }
}

/** R 9.1, 9.4, 9.5. */
export function endMatch(shared: Shared, x: RainbowEffects): void {
  shared.over = true;
  const { finished, round, players } = shared;
  x.tell?.({
    type: 'over',
    winners: finished.slice(),
    rounds: round,
    out: finished.length > 0 ? 'keys' : 'time',
    alone: players.length === 1,
  });
}

function firstOf(cards: readonly number[], areaOfCard: (card: number) => number, area: number): number {
  for (let i = 0; i < cards.length; i++) if (areaOfCard(cards[i] ?? NOWHERE) === area) return i;
  return NOWHERE;
}

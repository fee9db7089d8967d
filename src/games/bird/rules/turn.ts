/** The course of a turn: flip, obey the bird, please or take, refill, and on to the next player. */
import { ask } from '../../../engine/decisions.js';
import { draw, pileSize, shuffleIn } from '../../../engine/pile.js';
import { nextSeat } from '../../kit/seats.js';
import { BLACK, birdsOn, type Card, costOf, kindOf, powerOf, RED } from './data.js';
import { turnFortuneCard } from './fortune.js';
import { gatherRow, lastBirdIsGone, playerAt, refill } from './table.js';
import type { BirdEffects, BirdState } from './types.js';

export function beginTurn(s: BirdState, x: BirdEffects): void {
  s.shared.turn++;
  flip(s, x);
}

/** R 4.1, 4.2: flips cards until one is not a red bird. */
export function flip(s: BirdState, x: BirdEffects): void {
  const { shared } = s;
  const seat = shared.active;
  const me = playerAt(shared, seat);
  let more = pileSize(me.deck) > 0; // R 4.1a: always so
  while (more) {
    const card = draw(me.deck, x.chance);
    me.played.push(card);
    me.power += powerOf(card);
    x.tell?.({ type: 'flip', seat, card: kindOf(card), power: me.power });
    more = card === RED && pileSize(me.deck) > 0;
    if (card === BLACK) {
      obeyBlackBird(s, x);
    } else if (more && shared.options.redOptional) {
      ask(s, seat, 'again');
      more = false;
    } else if (more) {
      x.tell?.({ type: 'again', seat });
    }
  }
  decideOnceSettled(s);
}

/** The main question waits until whatever a bird has asked is answered. */
export function decideOnceSettled(s: BirdState): void {
  if (s.open.length === 0) ask(s, s.shared.active, 'main');
}

function obeyBlackBird(s: BirdState, x: BirdEffects): void {
  if (s.shared.fortune === null) upsetOthers(s, x);
  else ask(s, s.shared.active, 'soothe');
}

/** R 4.3: clockwise, rows go back into the decks, and those who have no row are asked. */
function upsetOthers(s: BirdState, x: BirdEffects): void {
  const { shared } = s;
  const { active, players, options } = shared;
  if (shared.dry >= options.calmAfterRounds * players.length) {
    x.tell?.({ type: 'calm', seat: active }); // R 4.3e
    return;
  }
  for (let seat = nextSeat(active, players.length); seat !== active; seat = nextSeat(seat, players.length)) {
    const player = playerAt(shared, seat);
    if (player.played.length > 0) {
      x.tell?.({ type: 'upset', seat, by: active, cards: player.played.length });
      gatherRow(player);
    } else if (options.upsetChoice === 'ask') {
      ask(s, seat, 'upset');
    }
  }
}

/** R 4.4a. */
export function sayPlease(s: BirdState, x: BirdEffects): void {
  s.shared.dry++;
  x.tell?.({ type: 'please', seat: s.shared.active });
  endTurn(s, x);
}

/** R 4.4b, 4.4d. */
export function take(s: BirdState, card: Card, x: BirdEffects): void {
  const { shared } = s;
  const seat = shared.active;
  const me = playerAt(shared, seat);
  const slot = slotOf(shared.field, card);
  x.tell?.({ type: 'take', seat, card: kindOf(card), cost: costOf(card, shared.options.goldCost), slot });
  gatherRow(me);
  shuffleIn(me.deck, card);
  me.birds += birdsOn(card);
  shared.dry = 0;
  refill(shared, slot, x);
  endTurn(s, x);
}

/** R 4.4b: of equal cards the first. */
function slotOf(field: readonly Card[], card: Card): number {
  for (let slot = 0; slot < field.length; slot++) if (field[slot] === card) return slot;
  throw new Error(`the field has no ${kindOf(card)}`);
}

/** R 4.6, 4.7; alone R 6.5 to 6.8. A match is over when no question follows. */
function endTurn(s: BirdState, x: BirdEffects): void {
  const { shared } = s;
  if (shared.fortune !== null && !lastBirdIsGone(shared)) turnFortuneCard(shared, shared.fortune, x);
  if (lastBirdIsGone(shared)) {
    x.tell?.({ type: 'over', birds: shared.players.map((player) => player.birds) });
  } else {
    shared.active = nextSeat(shared.active, shared.players.length);
    beginTurn(s, x);
  }
}

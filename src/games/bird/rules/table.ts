/** What lies on the table and the small acts that rules are made of: cards back into a deck, cards into the field. */
import type { Seat } from '../../../engine/game.js';
import { countIn, draw, pileSize, shuffleIn } from '../../../engine/pile.js';
import { atSeat } from '../../kit/seats.js';
import { birdsOn, type Card, FIELD_SIZE, kindOf } from './data.js';
import type { BirdEffects, Player, Shared } from './types.js';

export const playerAt = (shared: Shared, seat: Seat): Player => atSeat(shared.players, seat);

/** Shuffles a player's row back into the deck. */
export function gatherRow(player: Player): void {
  const { deck, played } = player;
  for (let card = played.pop(); card !== undefined; card = played.pop()) shuffleIn(deck, card);
  player.power = 0;
}

/** Fills an empty field, or what the pile still has of one. */
export function layOut(shared: Shared, x: BirdEffects): void {
  const { field, pile } = shared;
  while (field.length < FIELD_SIZE && pileSize(pile) > 0) field.push(draw(pile, x.chance));
  x.tell?.({ type: 'layout', field: field.map(kindOf), pile: pileSize(pile) });
}

/** R 4.5: the pile's top card goes where one was taken; without a pile the field closes up. */
export function refill(shared: Shared, slot: number, x: BirdEffects): void {
  const { field, pile } = shared;
  if (pileSize(pile) === 0) {
    field.splice(slot, 1);
    x.tell?.({ type: 'shrink', cards: field.length, birds: birdsAmong(field) });
    return;
  }
  const card = draw(pile, x.chance);
  field[slot] = card;
  x.tell?.({ type: 'refill', slot, card: kindOf(card), pile: pileSize(pile) });
}

/** R 5.1. */
export function lastBirdIsGone(shared: Shared): boolean {
  return pileSize(shared.pile) === 0 && birdsAmong(shared.field) === 0;
}

/** How many cards of a kind a player has, in deck and row together. */
export function owned(player: Player, card: Card): number {
  return countIn(player.deck, card) + countOf(player.played, card);
}

/** How many birds a row of cards shows. */
export function birdsAmong(cards: readonly Card[]): number {
  let birds = 0;
  for (const card of cards) birds += birdsOn(card);
  return birds;
}

export function countOf(cards: readonly Card[], card: Card): number {
  let count = 0;
  for (const each of cards) if (each === card) count++;
  return count;
}

/** Every number a player would work out in the head, exact and from what lies on the table. Which card costs what the rules' own data say. */

import { countIn, type Pile, pileSize } from '../../../engine/pile.js';
import {
  BIRDS_FOR_STARS,
  birdsOn,
  type Card,
  costOf,
  type Fortune,
  KINDS,
  type Kind,
  MUST_TAKE_AT,
  type Player,
  powerOf,
  RED,
  type Shared,
} from '../face.js';

/** How many cards of each kind a deck holds, in the order of KINDS. */
export type Counts = readonly number[];

export const contentsOf = (pile: Pile): Counts => KINDS.map((_, card) => countIn(pile, card));

/** The deck a player will have after taking a card: everything owned, shuffled together. */
export function deckAfterTaking(player: Player, card: Card): Counts {
  return KINDS.map((_, each) => countIn(player.deck, each) + player.played.filter((c) => c === each).length + (each === card ? 1 : 0));
}

/**
 * The chance that the next turn's flips bring at least so much clover power. A red bird is followed by another flip, so the card that
 * ends the flipping is any of the cards that are not red, each equally likely; it alone can bring power.
 */
export function chanceToGain(deck: Counts, atLeast: number): number {
  if (atLeast <= 0) return 1;
  let enough = 0;
  let last = 0;
  for (const [card, count] of deck.entries()) {
    if (card === RED) continue;
    last += count;
    if (powerOf(card) >= atLeast) enough += count;
  }
  return last === 0 ? 0 : enough / last;
}

/** The chance that the very next card is a red bird: one more flip. */
export function chanceOfRed(deck: Counts): number {
  const cards = deck.reduce((sum, count) => sum + count, 0);
  return cards === 0 ? 0 : (deck[RED] ?? 0) / cards;
}

export interface Prospect {
  readonly power: number; // the price to reach
  readonly kinds: readonly Kind[]; // what lies in the field for it
  readonly chance: number;
}

/** The prices in the field that are still too high, lowest first, each with the chance that the next flips reach it. */
export function prospects(deck: Counts, power: number, field: readonly Card[], goldCost: number): readonly Prospect[] {
  const prices = new Set(field.map((card) => costOf(card, goldCost)).filter((cost) => cost > power));
  return [...prices]
    .sort((a, b) => a - b)
    .map((price) => ({
      power: price,
      kinds: KINDS.filter((_, card) => field.includes(card) && costOf(card, goldCost) === price),
      chance: chanceToGain(deck, price - power),
    }));
}

/** The chance that the next flips close the ring, so that a card must be taken. */
export const chanceOfForce = (deck: Counts, power: number): number => chanceToGain(deck, MUST_TAKE_AT - power);

/** The chance that the next fortune card is a bird. The known bottom comes only when nothing lies on it. */
export function chanceOfFortuneBird({ pile }: Fortune): number {
  if (pile.loose > 0) return birdsIn(pile.counts, 1) / pile.loose;
  const top = pile.bottom[0];
  return top !== undefined && birdsOn(top) > 0 ? 1 : 0;
}

/** Bird cards, or birds if every card counts what it shows. */
function birdsIn(counts: Counts, each?: number): number {
  return counts.reduce((sum, count, card) => sum + (birdsOn(card) > 0 ? count * (each ?? birdsOn(card)) : 0), 0);
}

export const birdsInPile = (pile: Pile): number => birdsIn(contentsOf(pile));

/** What can still be caught: in the pile and in the field. */
export const birdsObtainable = ({ pile, field }: Shared): number => birdsInPile(pile) + birdsInField(field);
export const birdsInField = (field: readonly Card[]): number => field.reduce((sum, card) => sum + birdsOn(card), 0);

/** Stars so far, and the birds the next star asks for; null with all five. */
export function starBand(birds: number): { readonly stars: number; readonly next: number | null } {
  const stars = BIRDS_FOR_STARS.filter((needed) => birds >= needed).length;
  return { stars, next: BIRDS_FOR_STARS[stars] ?? null };
}

/** Turns until black birds grow calm, if it is near: within the last two rounds. 0: they are. Null: far off, or nobody to upset. */
export function calmIn({ dry, options, players, fortune }: Shared): number | null {
  if (fortune !== null) return null;
  const left = options.calmAfterRounds * players.length - dry;
  return left > 2 * players.length || dry === 0 ? null : Math.max(0, left);
}

/** Turns until the fortune pile is empty and the field is swept away. */
export const sweepIn = ({ pile }: Fortune): number => pileSize(pile);

/** How much power a card still asks for, 0 if it can be paid. */
export const missing = (card: Card, power: number, goldCost: number): number => Math.max(0, costOf(card, goldCost) - power);

/** Whole percent, but certainty and impossibility only where they are true. */
export function percent(chance: number): string {
  if (chance <= 0) return '0%';
  if (chance >= 1) return '100%';
  return `${Math.min(99, Math.max(1, Math.round(chance * 100)))}%`;
}

/** The other players with the most birds, for comparison; null alone. */
export function bestRival(players: readonly Player[], seat: number): { readonly seat: number; readonly birds: number } | null {
  let best: { seat: number; birds: number } | null = null;
  for (const [other, { birds }] of players.entries()) {
    if (other !== seat && (best === null || birds > best.birds)) best = { seat: other, birds };
  }
  return best;
}

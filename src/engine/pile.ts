/** Face-down piles. What lies in one has no order until it is drawn, so there is no order to leak, to shuffle or to imagine. */
import type { Chance } from './game.js';

/** Cards are kinds, numbered from 0. `loose` is the sum of `counts`; `bottom` lies under them in a known order, topmost first. */
export interface Pile {
  counts: number[];
  loose: number;
  bottom: number[];
}

export function newPile(counts: readonly number[]): Pile {
  let loose = 0;
  for (const count of counts) loose += count;
  return { counts: counts.slice(), loose, bottom: [] };
}

export function clonePile(pile: Pile): Pile {
  return { counts: pile.counts.slice(), loose: pile.loose, bottom: pile.bottom.slice() };
}

/** Whether a field of a state is a pile: views tell how many cards it holds. */
export function isPile(field: unknown): field is Pile {
  return typeof field === 'object' && field !== null && 'counts' in field && 'loose' in field && 'bottom' in field;
}

export function pileSize(pile: Pile): number {
  return pile.loose + pile.bottom.length;
}

/** How many of a kind are in the pile, wherever they lie. */
export function countIn(pile: Pile, kind: number): number {
  let count = pile.counts[kind] ?? 0;
  for (const card of pile.bottom) if (card === kind) count++;
  return count;
}

/** Takes the top card: any of the loose ones with equal chance, and the known bottom once they are gone. */
export function draw(pile: Pile, chance: Chance): number {
  if (pile.loose === 0) {
    const card = pile.bottom.shift();
    if (card === undefined) throw new Error('a card is drawn from an empty pile');
    return card;
  }
  const counts = pile.counts;
  let left = chance.int(pile.loose);
  let kind = 0;
  for (let count = counts[0] ?? 0; left >= count; count = counts[++kind] ?? 0) left -= count;
  counts[kind] = (counts[kind] ?? 0) - 1;
  pile.loose--;
  return kind;
}

/** Takes one card of a kind out of the loose ones, wherever it is: a search through the pile, or a test setting up. */
export function takeOut(pile: Pile, kind: number): void {
  const count = pile.counts[kind] ?? 0;
  if (count === 0) throw new Error(`there is no card of kind ${kind} in the pile`);
  pile.counts[kind] = count - 1;
  pile.loose--;
}

/** Shuffles one card in. */
export function shuffleIn(pile: Pile, kind: number): void {
  pile.counts[kind] = (pile.counts[kind] ?? 0) + 1;
  pile.loose++;
}

/** Lays a card underneath everything. */
export function putUnder(pile: Pile, kind: number): void {
  pile.bottom.push(kind);
}

/** Shuffles the whole pile: the known bottom is forgotten. */
export function shuffle(pile: Pile): void {
  for (const kind of pile.bottom) shuffleIn(pile, kind);
  if (pile.bottom.length > 0) pile.bottom = [];
}

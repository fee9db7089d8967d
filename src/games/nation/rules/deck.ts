/** The Explorer cards under the numbers they have in an edition, and where to look them up. */
import type { Edition } from '../editions/edition.js';
import type { Card, ExplorerCard } from './data.js';

export function faceAt(e: Edition, card: Card): ExplorerCard {
  const face = e.cards[card];
  if (face === undefined) throw new Error(`rules ${e.rules} have no Explorer card with the number ${card}`);
  return face;
}

export function cardOf(e: Edition, id: string): Card {
  const card = e.numbers.get(id);
  if (card === undefined) throw new Error(`rules ${e.rules} have no Explorer card "${id}"`);
  return card;
}

export const faceOf = (e: Edition, id: string): ExplorerCard => faceAt(e, cardOf(e, id));

/** Cards as they are spoken of. */

import type { Upkeep } from '../rules/cards/shape.js';
import { type Card, cardOf, FAMILY, faceOf, levelOf, RELATIONSHIP } from '../rules/cards.js';
import type { Amounts } from '../rules/goods.js';
import { amounts } from '../rules/goods.js';
import { spell } from './wording.js';

export const cardName = (id: string): string => faceOf(cardOf(id)).name;

/** "Sports Car (Car, level 3)" */
export const levelName = (card: Card, level: number): string => `${levelOf(card, level).name} (${faceOf(card).name}, level ${level})`;

/** "a Date", "a Relationship", "a family" */
export const loveName = (level: number): string => (level === FAMILY ? 'Raise Family' : level === RELATIONSHIP ? 'Relationship' : 'Date');

export const deal = ({ cost, reward }: Upkeep): string => `${spell(amounts(cost))} for ${spell(amounts(reward))}`;

export const pays = (paid: Amounts): string => (Object.keys(paid).length === 0 ? '' : ` for ${spell(paid)}`);
export const gains = (gained: Amounts): string => (Object.keys(gained).length === 0 ? '' : `: ${spell(gained)}`);

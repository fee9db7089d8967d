/** Cards as they are spoken of. */

import { nth } from '../../kit/moves.js';
import type { CardFace, Upkeep } from '../rules/cards/shape.js';
import { FAMILY, RELATIONSHIP } from '../rules/cards.js';
import type { Amounts } from '../rules/goods.js';
import { amounts } from '../rules/goods.js';
import { some, spell } from './wording.js';

/** Of a job or partner, none. */
export const levelNames = (face: CardFace): readonly string[] =>
  face.type === 'job' || face.type === 'partner' ? [] : face.levels.map(({ name }) => name);

/** A level, or role: "Sports Car". */
export const stepName = (face: CardFace, level: number): string => nth(levelNames(face), level - 1);

/** "Car (Sports Car, level 3)" */
export const levelName = (face: CardFace, level: number): string => `${face.name} (${stepName(face, level)}, level ${level})`;

/** "a Date", "a Relationship", "a family" */
export const loveName = (level: number): string => (level === FAMILY ? 'Raise Family' : level === RELATIONSHIP ? 'Relationship' : 'Date');

export const deal = ({ cost, reward }: Upkeep): string => `${spell(amounts(cost))} for ${spell(amounts(reward))}`;

export const pays = (paid: Amounts): string => (Object.keys(paid).length === 0 ? '' : ` for ${spell(paid)}`);
export const gains = (gained: Amounts): string => (Object.keys(gained).length === 0 ? '' : `: ${spell(gained)}`);

/** What a life goal pays: "5 lasting happiness", "1 lasting happiness for every 2, at most 5". */
export const worthOf = ({ per, lth, most }: { readonly per: number; readonly lth: number; readonly most: number }): string =>
  per === 0 ? some(lth, 'lth') : `${some(lth, 'lth')} ${per === 1 ? 'each' : `for every ${per}`}, at most ${most}`;

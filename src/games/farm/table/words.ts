/** The sentences of the table of Happiness Farm. */
import type { Seat } from '../../../engine/game.js';
import { breedOf, type Fodder, type Food, type Good, type Kind, kindNumber, type Land, listed, many } from '../face.js';
import { GIVEN, type Yield } from './figures.js';
import type { Fate, Prospect } from './forecast.js';

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** "1 goose", "3 geese", "2 sheep". */
export const herd = (count: number, kind: Kind): string => {
  const { name, many: more } = breedOf(kindNumber(kind));
  return many(count, name, more);
};

const THINGS: Readonly<Record<Good | Fodder | Food | 'effort', readonly [one: string, more: string]>> = {
  egg: ['egg', 'eggs'],
  milk: ['milk', 'milk'],
  meat: ['meat', 'meat'],
  wool: ['wool', 'wool'],
  hay: ['hay', 'hay'],
  veg: ['vegetable', 'vegetables'],
  grain: ['grain', 'grain'],
  scraps: ['scraps', 'scraps'],
  grass: ['grass', 'grass'],
  bug: ['bug', 'bugs'],
  effort: ['effort', 'efforts'],
};
export type Stuff = keyof typeof THINGS;

/** "1 egg", "4 milk". */
export const stuff = (n: number, thing: Stuff): string => many(n, THINGS[thing][0], THINGS[thing][1]);

/** "eggs", "milk": on a crate, whatever lies in it. */
export const storeName = (thing: Good | Fodder): string => (thing === 'veg' ? 'veg' : THINGS[thing][1]);

/** "5 eggs and 4 milk". */
export function yieldWords(given: Yield): string {
  const parts = GIVEN.filter((thing) => given[thing] > 0).map((thing) => stuff(given[thing], thing));
  return parts.length > 0 ? listed(parts) : 'nothing';
}

export const nameOf = (names: readonly string[], seat: Seat): string => names[seat] ?? `Player ${seat + 1}`;

export const LAND_NAMES: Readonly<Record<Land, string>> = {
  pasture: 'Pasture',
  garden: 'Garden',
  field: 'Field',
  rough: 'Rough',
  forest: 'Forest',
};

/** What becomes of an animal tonight. */
export const FATES: Readonly<Record<Fate, string>> = { calm: 'full and calm', upset: 'full, but upset by bugs', hungry: 'hungry' };

export const prospectWords = ({ fate, roamsTo }: Prospect): string =>
  roamsTo === null ? FATES[fate] : `nothing to eat: roams to ${roamsTo}, ${FATES[fate]}`;

const ORDINALS: Readonly<Record<Intl.LDMLPluralRule, string>> = { zero: 'th', one: 'st', two: 'nd', few: 'rd', many: 'th', other: 'th' };
const PLACES = new Intl.PluralRules('en-GB', { type: 'ordinal' });

/** "1st", "12th". */
export const ordinal = (n: number): string => `${n}${ORDINALS[PLACES.select(n)]}`;

/** "+3", "−2". */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** Every figure of the game. Origins: R the rule set, H our own ruling; a clause is a number of RULES.md. */

export const KINDS = ['chicken', 'duck', 'goose', 'pig', 'goat', 'sheep', 'cow', 'horse'] as const;
export type Kind = (typeof KINDS)[number];

export const LANDS = ['pasture', 'garden', 'field', 'rough', 'forest'] as const;
export type Land = (typeof LANDS)[number];

/** What lies on the land, and what is fed by hand from a farmer's stores. */
export const FOODS = ['bug', 'grass', 'veg', 'grain'] as const;
export type Food = (typeof FOODS)[number];
export const FODDERS = ['hay', 'veg', 'grain', 'scraps', 'egg', 'meat'] as const;
export type Fodder = (typeof FODDERS)[number];
export const GOODS = ['egg', 'milk', 'meat', 'wool'] as const;
export type Good = (typeof GOODS)[number];

/** In the state a kind of animal and a kind of land are their places in KINDS and LANDS. */
export const CHICKEN = 0;
export const DUCK = 1;
export const GOOSE = 2;
export const PIG = 3;
export const GOAT = 4;
export const SHEEP = 5;
export const COW = 6;
export const HORSE = 7;
export const PASTURE = 0;
export const GARDEN = 1;
export const FIELD = 2;
export const ROUGH = 3;
export const FOREST = 4;

interface Breed {
  readonly name: string;
  readonly many: string;
  readonly price: number; // R
  readonly sells: number; // R, the sheep's H
  readonly eats: readonly (Food | Fodder)[]; // R
  readonly mayEat: readonly Fodder[]; // R, bracketed: with the option meatFeed
  readonly capacity: number; // R
  readonly eggs: number; // R, and so on to `meat`
  readonly milk: number;
  readonly wool: number;
  readonly effort: number;
  readonly bugs: number;
  readonly meat: number; // 0: cannot be butchered
  readonly happiness: readonly number[]; // animals needed for 1, 2, 3 and 4, R
  readonly size: number; // H
  readonly meeples: number; // H
}

const NOTHING_MADE = { eggs: 0, milk: 0, wool: 0, effort: 0 };

/** R 2.1. */
const BREEDS: Readonly<Record<Kind, Breed>> = {
  chicken: {
    ...NOTHING_MADE,
    name: 'chicken',
    many: 'chickens',
    price: 2,
    sells: 3,
    eats: ['bug', 'grain', 'veg', 'scraps'],
    mayEat: ['meat'],
    capacity: 2,
    eggs: 1,
    bugs: 1,
    meat: 1,
    happiness: [12, 16, 20, 24],
    size: 1,
    meeples: 40,
  },
  duck: {
    ...NOTHING_MADE,
    name: 'duck',
    many: 'ducks',
    price: 3,
    sells: 4,
    eats: ['bug', 'grain', 'veg', 'scraps'],
    mayEat: [],
    capacity: 3,
    eggs: 2,
    bugs: 1,
    meat: 2,
    happiness: [12, 18, 21, 24],
    size: 1,
    meeples: 32,
  },
  goose: {
    ...NOTHING_MADE,
    name: 'goose',
    many: 'geese',
    price: 4,
    sells: 5,
    eats: ['grass', 'hay'],
    mayEat: [],
    capacity: 3,
    eggs: 3,
    bugs: 1,
    meat: 3,
    happiness: [12, 20, 24, 26],
    size: 1,
    meeples: 32,
  },
  pig: {
    ...NOTHING_MADE,
    name: 'pig',
    many: 'pigs',
    price: 5,
    sells: 6,
    eats: ['grain', 'veg', 'scraps', 'egg'],
    mayEat: ['meat'],
    capacity: 8,
    effort: 1,
    bugs: 3,
    meat: 5,
    happiness: [8, 14, 18, 22],
    size: 2,
    meeples: 28,
  },
  goat: {
    ...NOTHING_MADE,
    name: 'goat',
    many: 'goats',
    price: 6,
    sells: 7,
    eats: ['grass', 'hay', 'veg', 'scraps'],
    mayEat: [],
    capacity: 6,
    milk: 1,
    effort: 1,
    bugs: 2,
    meat: 5,
    happiness: [8, 15, 21, 26],
    size: 2,
    meeples: 28,
  },
  sheep: {
    ...NOTHING_MADE,
    name: 'sheep',
    many: 'sheep',
    price: 5,
    sells: 6,
    eats: ['grass', 'hay', 'veg', 'scraps'],
    mayEat: [],
    capacity: 6,
    wool: 1,
    bugs: 2,
    meat: 4,
    happiness: [9, 15, 18, 21],
    size: 2,
    meeples: 28,
  },
  cow: {
    ...NOTHING_MADE,
    name: 'cow',
    many: 'cows',
    price: 8,
    sells: 9,
    eats: ['grass', 'hay', 'grain', 'veg'],
    mayEat: [],
    capacity: 4,
    milk: 2,
    bugs: 4,
    meat: 6,
    happiness: [4, 7, 10, 12],
    size: 3,
    meeples: 28,
  },
  horse: {
    ...NOTHING_MADE,
    name: 'horse',
    many: 'horses',
    price: 10,
    sells: 11,
    eats: ['grass', 'hay', 'grain', 'veg'],
    mayEat: [],
    capacity: 5,
    bugs: 4,
    meat: 0,
    happiness: [1, 2, 3, 4],
    size: 3,
    meeples: 12,
  },
};

export interface Ground {
  readonly food: Food;
  readonly atSetup: number; // R
  readonly regrows: number; // R
  readonly most: number; // R
  readonly bugsAtSetup: number; // R
  readonly room: number; // H
  readonly becomes: readonly Land[]; // R
}

/** R 2.4. */
const GROUNDS: Readonly<Record<Land, Ground>> = {
  pasture: { food: 'grass', atSetup: 5, regrows: 3, most: 5, bugsAtSetup: 0, room: 6, becomes: ['garden', 'field'] },
  garden: { food: 'veg', atSetup: 3, regrows: 2, most: 3, bugsAtSetup: 0, room: 3, becomes: [] },
  field: { food: 'grain', atSetup: 0, regrows: 1, most: 4, bugsAtSetup: 0, room: 3, becomes: [] },
  rough: { food: 'veg', atSetup: 1, regrows: 1, most: 1, bugsAtSetup: 3, room: 4, becomes: ['pasture'] },
  forest: { food: 'grass', atSetup: 2, regrows: 2, most: 2, bugsAtSetup: 6, room: 2, becomes: ['rough'] },
};
/** R 17.6: a Field worth having. H */
/** On one square of any land. */
export const MOST_ROOM = Math.max(...Object.values(GROUNDS).map(({ room }) => room));
const BALANCED_FIELD: Ground = { ...GROUNDS.field, regrows: 2, most: 6 };

/** R 2.2: what goods sell for. R */
export const GOOD_PRICES: Readonly<Record<Good, number>> = { egg: 1, milk: 2, meat: 3, wool: 3 };
/** R 15.3: money needed for 1, 2, 3 and 4 happiness. R */
export const MONEY_HAPPINESS: readonly number[] = [20, 40, 50, 60];

export const MARKET_BASE = 8; // R 6.1: plus one per farmer. R
export const SCRAPS_PER_ROUND = 1; // R 8.3: R
export const OPEN_MARKET_PURCHASES = 4; // R 17.2: H

/** R 16.4: happiness needed for one star, two stars ...; three are a win. H */
export const HAPPINESS_FOR_STARS: readonly number[] = [0, 7, 10, 12, 14];
export const STARS_TO_WIN = 3;

/** R 2.6: rows from top to bottom; P Pasture, G Garden, R Rough, F Forest. H */
export const BOARDS = {
  small: ['FRPPRF', 'RPPPPR', 'PPGGPP', 'RPPPPR', 'FRPPRF'],
  medium: ['FRRPRRF', 'RPPPPPR', 'PPGPPPP', 'PPPPGPP', 'RPPPPPR', 'FRRPRRF'],
  large: ['FRRPPRRF', 'FRPPPPRF', 'RPPGPPPR', 'PPGPPGPP', 'RPPPGPPR', 'FRPPPPRF', 'FRRPPRRF'],
} as const;
export type BoardName = keyof typeof BOARDS;
export const BOARD_NAMES: readonly BoardName[] = ['small', 'medium', 'large'];
/** R 2.6: the board for 1, 2 ... 6 farmers. H */
export const BOARD_FOR: readonly BoardName[] = ['small', 'small', 'medium', 'medium', 'large', 'large'];

const KIND_NUMBERS: Readonly<Record<Kind, number>> = {
  chicken: CHICKEN,
  duck: DUCK,
  goose: GOOSE,
  pig: PIG,
  goat: GOAT,
  sheep: SHEEP,
  cow: COW,
  horse: HORSE,
};
const LAND_NUMBERS: Readonly<Record<Land, number>> = { pasture: PASTURE, garden: GARDEN, field: FIELD, rough: ROUGH, forest: FOREST };
const BREED_BY_NUMBER = KINDS.map((kind) => BREEDS[kind]);
const GROUND_BY_NUMBER = LANDS.map((land) => GROUNDS[land]);
const BECOMES_BY_NUMBER = LANDS.map((land) => GROUNDS[land].becomes.map((to) => LAND_NUMBERS[to]));
const BALANCED_BY_NUMBER = LANDS.map((land) => (land === 'field' ? BALANCED_FIELD : GROUNDS[land]));

function numbered<X>(list: readonly X[], number: number, what: string): X {
  const found = list[number];
  if (found === undefined) throw new Error(`no ${what} has the number ${number}`);
  return found;
}

export const kindName = (kind: number): Kind => numbered(KINDS, kind, 'kind of animal');
export const kindNumber = (kind: Kind): number => KIND_NUMBERS[kind];
export const landName = (land: number): Land => numbered(LANDS, land, 'kind of land');
export const landNumber = (land: Land): number => LAND_NUMBERS[land];
export const breedOf = (kind: number): Breed => numbered(BREED_BY_NUMBER, kind, 'kind of animal');
export const groundOf = (land: number, balancedField: boolean): Ground =>
  numbered(balancedField ? BALANCED_BY_NUMBER : GROUND_BY_NUMBER, land, 'kind of land');
export const roomOf = (land: number): number => numbered(GROUND_BY_NUMBER, land, 'kind of land').room;
export const becomesOf = (land: number): readonly number[] => numbered(BECOMES_BY_NUMBER, land, 'kind of land');
export const foodOf = (land: number): Food => numbered(GROUND_BY_NUMBER, land, 'kind of land').food;

/** The level a count has reached: 0 to 4. */
export function levelOf(count: number, thresholds: readonly number[]): number {
  let level = 0;
  while (level < thresholds.length && count >= (thresholds[level] ?? 0)) level++;
  return level;
}

/** Who eats what: the diets of the breeds, laid out so that looking one up costs nothing. */
import { many } from '../../kit/words.js';
import { breedOf, FODDERS, FOODS, type Fodder, foodOf, KINDS, LANDS } from './data.js';

/** Bits: one per kind of land whose food a breed eats, and one for bugs. */
const BUGS = 1 << LANDS.length;

const ON_LAND: readonly number[] = KINDS.map((_, kind) => {
  const { eats } = breedOf(kind);
  const lands = LANDS.reduce((bits, _land, land) => (eats.includes(foodOf(land)) ? bits | (1 << land) : bits), 0);
  return lands | (eats.includes('bug') ? BUGS : 0);
});

const isFodder = (item: string): item is Fodder => FODDERS.some((fodder) => fodder === item);

const BY_HAND: readonly (readonly Fodder[])[] = KINDS.map((_, kind) => breedOf(kind).eats.filter(isFodder));
const WITH_MEAT: readonly (readonly Fodder[])[] = KINDS.map((_, kind) => [...(BY_HAND[kind] ?? []), ...breedOf(kind).mayEat]);
const NONE: readonly Fodder[] = [];

export const eatsFoodOf = (kind: number, land: number): boolean => ((ON_LAND[kind] ?? 0) & (1 << land)) !== 0;
export const eatsBugs = (kind: number): boolean => ((ON_LAND[kind] ?? 0) & BUGS) !== 0;

/** R 2.3: what a breed takes from its owner's hand. */
export const fodderOf = (kind: number, meatFeed: boolean): readonly Fodder[] => (meatFeed ? WITH_MEAT : BY_HAND)[kind] ?? NONE;

/** "grass, hay, grain or veg" */
export function dietWords(kind: number, meatFeed: boolean): string {
  const foods: readonly string[] = FOODS;
  const eaten = breedOf(kind).eats.filter((food) => foods.includes(food) || isFodder(food));
  const all = [...eaten, ...(meatFeed ? breedOf(kind).mayEat : [])].map((food) => FOOD_WORDS[food]);
  return `${all.slice(0, -1).join(', ')} or ${all.at(-1)}`;
}

/** "1 vegetable", "3 vegetables", "1 hay". */
export const foodCount = (n: number, food: keyof typeof FOOD_WORDS): string => many(n, ONE[food] ?? FOOD_WORDS[food], FOOD_WORDS[food]);

const ONE: Partial<Record<keyof typeof FOOD_WORDS, string>> = { bug: 'bug', veg: 'vegetable', scraps: 'table scrap', egg: 'egg' };

export const FOOD_WORDS = {
  bug: 'bugs',
  grass: 'grass',
  veg: 'vegetables',
  grain: 'grain',
  hay: 'hay',
  scraps: 'table scraps',
  egg: 'eggs',
  meat: 'meat',
} as const;

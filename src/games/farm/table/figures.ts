/** What a farmer would work out in the head: the next threshold, what an animal more or less would mean, what the barn is worth, what the year would bring. */
import {
  breedOf,
  type Farmer,
  GOOD_PRICES,
  GOODS,
  type Good,
  happinessOf,
  KINDS,
  type Kind,
  kindNumber,
  levelOf,
  MONEY_HAPPINESS,
  type Move,
  moneyLevel,
  ownsOf,
  type Shared,
} from '../face.js';

export interface Rung {
  readonly level: number; // happiness now
  readonly from: number; // the threshold reached, or 0
  readonly next: number | null; // the next one
}

function rung(count: number, thresholds: readonly number[]): Rung {
  const level = levelOf(count, thresholds);
  return { level, from: thresholds[level - 1] ?? 0, next: thresholds[level] ?? null };
}

export const herdRung = (farmer: Farmer, kind: Kind): Rung => rung(ownsOf(farmer, kindNumber(kind)), breedOf(kindNumber(kind)).happiness);
export const moneyRung = (money: number): Rung => rung(money, MONEY_HAPPINESS);

const PURSE_COUNTS = 3; // rounds before the end: until then what is paid comes back

/** Happiness gained or lost by a change of the herd, and towards the end of the year by that of the purse too. */
export function happinessChange({ round, options }: Shared, farmer: Farmer, kind: Kind, animals: number, money: number): number {
  const number = kindNumber(kind);
  const { happiness } = breedOf(number);
  const herd = levelOf(ownsOf(farmer, number) + animals, happiness) - levelOf(ownsOf(farmer, number), happiness);
  const purse = moneyLevel(farmer.money + money) - moneyLevel(farmer.money);
  return round > options.rounds - PURSE_COUNTS ? herd + purse : herd;
}

/** The kinds of animal of this match: sheep are an option. */
export const kindsIn = ({ options }: Shared): readonly Kind[] => KINDS.filter((kind) => kind !== 'sheep' || options.sheep);
export const goodsIn = ({ options }: Shared): readonly Good[] => GOODS.filter((good) => good !== 'wool' || options.sheep);

export const isLastSelling = ({ round, options }: Shared): boolean => round > options.rounds;

/** What all goods would bring, wool included if it can still be paid. */
export function barnWorth(shared: Shared, farmer: Farmer): number {
  const last = isLastSelling(shared);
  return GOODS.reduce((sum, good) => sum + (good === 'wool' && last ? 0 : farmer[good] * GOOD_PRICES[good]), 0);
}

/** What an answer would leave in the purse; null: it is not about money, or the money comes later. */
export function moneyAfter(shared: Shared, farmer: Farmer, move: Move): number | null {
  const { money } = farmer;
  if (move.t === 'buy') return money - breedOf(kindNumber(move.kind)).price;
  if (move.t === 'sellAnimal') return money + breedOf(kindNumber(move.kind)).sells;
  if (move.t === 'sellGoods') return money + barnWorth(shared, farmer) - (isLastSelling(shared) ? 0 : farmer.wool * GOOD_PRICES.wool);
  if (move.t !== 'sell' || move.item === 'wool') return null;
  return money + (move.n === 'all' ? farmer[move.item] : move.n) * GOOD_PRICES[move.item];
}

/** Happiness if the year ended now, and after selling what lies in the barn. */
export function outlook(shared: Shared, farmer: Farmer): { readonly now: number; readonly sold: number } {
  const now = happinessOf(farmer);
  const { finalMarket } = shared.options;
  const later = finalMarket ? barnWorth(shared, farmer) + farmer.woolDue * GOOD_PRICES.wool : 0;
  return { now, sold: now - moneyLevel(farmer.money) + moneyLevel(farmer.money + later) };
}

/** What animals bring. */
export type Yield = Readonly<Record<(typeof GIVEN)[number], number>>;

export const yieldWorth = ({ egg, milk, wool }: Yield): number => egg * GOOD_PRICES.egg + milk * GOOD_PRICES.milk + wool * GOOD_PRICES.wool;

/** What full and calm animals of a kind give. */
export function givenBy(kind: Kind, animals = 1): Yield {
  const { eggs, milk, wool, effort } = breedOf(kindNumber(kind));
  return { egg: eggs * animals, milk: milk * animals, wool: wool * animals, effort: effort * animals };
}

export const GIVEN = ['egg', 'milk', 'wool', 'effort'] as const;

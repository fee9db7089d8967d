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
import type { Yield } from './forecast.js';

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

/** Happiness gained or lost by a change of the herd and of the purse. */
export function happinessChange(farmer: Farmer, kind: Kind, animals: number, money: number): number {
  const number = kindNumber(kind);
  const { happiness } = breedOf(number);
  const herd = levelOf(ownsOf(farmer, number) + animals, happiness) - levelOf(ownsOf(farmer, number), happiness);
  return herd + moneyLevel(farmer.money + money) - moneyLevel(farmer.money);
}

/** The kinds of animal of this match: sheep are an option. */
export const kindsIn = ({ options }: Shared): readonly Kind[] => KINDS.filter((kind) => kind !== 'sheep' || options.sheep);
export const goodsIn = ({ options }: Shared): readonly Good[] => GOODS.filter((good) => good !== 'wool' || options.sheep);

const isLast = ({ round, options }: Shared): boolean => round > options.rounds;

/** What all goods would bring, wool included if it can still be paid. */
export function barnWorth(shared: Shared, farmer: Farmer): number {
  const last = isLast(shared);
  return GOODS.reduce((sum, good) => sum + (good === 'wool' && last ? 0 : farmer[good] * GOOD_PRICES[good]), 0);
}

/** What an answer would leave in the purse; null: it is not about money, or the money comes later. */
export function moneyAfter(shared: Shared, farmer: Farmer, move: Move): number | null {
  const { money } = farmer;
  if (move.t === 'buy') return money - breedOf(kindNumber(move.kind)).price;
  if (move.t === 'sellAnimal') return money + breedOf(kindNumber(move.kind)).sells;
  if (move.t === 'sellGoods') return money + barnWorth(shared, farmer) - (isLast(shared) ? 0 : farmer.wool * GOOD_PRICES.wool);
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

export const yieldWorth = ({ egg, milk, wool }: Yield): number => egg * GOOD_PRICES.egg + milk * GOOD_PRICES.milk + wool * GOOD_PRICES.wool;

/** "5 eggs, 4 milk" */
export function yieldWords({ egg, milk, wool, effort }: Yield): string {
  const parts = [
    egg > 0 && many(egg, 'egg'),
    milk > 0 && `${milk} milk`,
    wool > 0 && `${wool} wool`,
    effort > 0 && many(effort, 'effort'),
  ].filter((part) => part !== false);
  return parts.length > 0 ? parts.join(', ') : 'nothing';
}

export const many = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** "1 goose", "3 geese", "sheep" */
export const herdWords = (count: number, kind: Kind): string =>
  `${count} ${count === 1 ? breedOf(kindNumber(kind)).name : breedOf(kindNumber(kind)).many}`;

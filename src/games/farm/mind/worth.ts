/** What things are worth to a farmer who thinks ahead: one more animal of a kind, and one more coin. */
import { breedOf, GOOD_PRICES, MARKET_BASE, MONEY_HAPPINESS, OPEN_MARKET_PURCHASES } from '../rules/data.js';
import { ownsOf } from '../rules/flocks.js';
import type { Farmer, Shared } from '../rules/types.js';

/** Fitted by play at the usual game with two to four farmers: every weight was moved a little up or down at random, and then to where more was won. */
export interface Taste {
  readonly share: number; // of what a market shows of one kind, how much a farmer who wants it gets
  readonly doubt: number; // how quickly a far threshold loses its charm
  readonly income: number; // what a coin of expected income is worth where meat is scarce
  readonly short: number; // what a coin is worth to a farmer below the target
  readonly ample: number; // ... and above it
  readonly tied: number; // how much of its price a kept animal is felt to cost: it can be sold again
  readonly deny: number; // what it is worth that nobody else gets it, as a part of what it is worth to them
  readonly reserve: number; // cash never put into what gives no meat, until the last two rounds
  readonly spending: number; // what a farmer spends on a market, at most
  readonly target: number; // cash wanted before the end, where the market is small
  readonly room: number; // what a unit of room is worth when the board is full
  readonly least: number; // an animal worth less is not bought
  readonly rivalry: number; // how much of the food around the others' mouths take
  readonly swarm: number; // what each bug too many costs poultry
  readonly grazerSwarm: number; // ... and everybody else
  readonly sparePasture: number; // what it costs to put poultry on a pasture
  readonly clearUntil: number; // part of the year in which wilds are cleared
  readonly hay: number; // hay wanted, as a part of what the herd eats a day
  readonly ownMouths: number; // what an own animal around counts against collecting there
  readonly leastHarvest: number; // a harvest worth less is left alone
}

export const TASTE: Taste = {
  share: 0.73,
  doubt: 1.1,
  income: 0.0089,
  short: 0.046,
  ample: 0.0062,
  tied: 0.19,
  deny: 0.35,
  reserve: 7.6,
  spending: 1.5,
  target: 23,
  room: 0.02,
  least: 0.017,
  rivalry: 0.46,
  swarm: 1.5,
  grazerSwarm: 1.8,
  sparePasture: 0.33,
  clearUntil: 0.43,
  hay: 0.34,
  ownMouths: 0.89,
  leastHarvest: 1.6,
};

/** Of version 0.1.0. */
export const TASTE_AT_FIRST: Taste = {
  share: 1,
  doubt: 1.4,
  income: 0.008,
  short: 0.053,
  ample: 0.01,
  tied: 0.17,
  deny: 0.3,
  reserve: 8,
  spending: 1.2,
  target: 28,
  room: 0.022,
  least: 0.022,
  rivalry: 0.6,
  swarm: 1.8,
  grazerSwarm: 1.7,
  sparePasture: 0.29,
  clearUntil: 0.71,
  hay: 0.3,
  ownMouths: 1,
  leastHarvest: 1.9,
};

/** Expected income of a fed and undisturbed animal a round, thinned by hunger and bugs. By kind. */
const INCOME: readonly number[] = [0.6, 1.1, 1.6, 0, 0.7, 1.2, 1.6, 0];

/** Rounds in which something can still be bought, the present one included while its market is open. */
export function marketsLeft({ round, phase, options }: Shared): number {
  const here = phase === 'sell' || phase === 'buy' ? 1 : 0;
  return Math.max(0, options.rounds - round + here);
}

/** Rounds in which an animal still produces something that can be sold. */
function harvestsLeft({ round, phase, options }: Shared): number {
  const here = phase === 'sell' || phase === 'buy' || phase === 'farm' || phase === 'feed' ? 1 : 0;
  const left = options.rounds - round + here;
  return Math.max(0, options.finalMarket ? left : left - 1);
}

/** How many more of a kind a farmer may hope to buy. */
export function hopedFor(shared: Shared, kind: number, taste: Taste): number {
  const { bag, market, farmers, options } = shared;
  const markets = marketsLeft(shared);
  const pool = (bag.counts[kind] ?? 0) + (market[kind] ?? 0);
  if (options.market === 'open') return Math.min(pool * taste.share, markets * OPEN_MARKET_PURCHASES);
  let all = bag.loose;
  for (const n of market) all += n;
  if (all === 0) return 0;
  const open = shared.phase === 'buy' ? 1 : 0; // what is on the market now is no longer a hope
  const coming = ((markets - open) * (MARKET_BASE + farmers.length) * pool) / all;
  const share = taste.share + (1 - taste.share) / farmers.length;
  return Math.min(pool, share * (coming + (open === 1 ? (market[kind] ?? 0) : 0)));
}

/** Happiness that one more animal of a kind brings nearer: the best threshold, by what is gained per animal still needed. */
export function worthOfOneMore(shared: Shared, kind: number, count: number, taste: Taste): number {
  return worthWith(hopedFor(shared, kind, taste), kind, count, taste);
}

/** What one more of a kind is worth to the others, on average. */
export function worthToOthers(shared: Shared, farmer: Farmer, kind: number, taste: Taste): number {
  const { farmers } = shared;
  if (farmers.length === 1) return 0;
  const hoped = hopedFor(shared, kind, taste);
  let sum = 0;
  for (const other of farmers) if (other !== farmer) sum += worthWith(hoped, kind, ownsOf(other, kind), taste);
  return sum / (farmers.length - 1);
}

function worthWith(hoped: number, kind: number, count: number, taste: Taste): number {
  const { happiness } = breedOf(kind);
  let level = 0;
  let best = 0;
  for (let j = 0; j < happiness.length; j++) {
    const need = (happiness[j] ?? 0) - count;
    if (need <= 0) {
      level = j + 1;
      continue;
    }
    const gain = (j + 1 - level) / need;
    if (gain <= best) continue; // nothing is likelier than certain, and a power is dear
    best = Math.max(best, need <= 1 || hoped >= need ? gain : gain * (hoped / need) ** taste.doubt);
  }
  return best;
}

/** What a farmer will have after the next selling without doing anything more. */
export const cashInSight = (farmer: Farmer): number =>
  farmer.money +
  farmer.egg * GOOD_PRICES.egg +
  farmer.milk * GOOD_PRICES.milk +
  farmer.meat * GOOD_PRICES.meat +
  (farmer.wool + farmer.woolDue) * GOOD_PRICES.wool;

/** What a coin is worth now: most to the poor, something to those who want to buy, and next to nothing to the rich. */
export function worthOfACoin(shared: Shared, farmer: Farmer, taste: Taste): number {
  const { round, options } = shared;
  const cash = cashInSight(farmer);
  const wanted = options.market === 'open' || round > options.rounds - LAST_ROUNDS ? LAST_BAND : taste.target;
  if (cash < wanted) return taste.short;
  return cash < LAST_BAND + taste.spending * marketsLeft(shared) ? taste.ample : A_TIE_BREAK;
}
const LAST_BAND = MONEY_HAPPINESS[MONEY_HAPPINESS.length - 1] ?? 0;
const LAST_ROUNDS = 2; // in which the purse itself is what counts
const A_TIE_BREAK = 0.0001;

/** What an animal still earns if it is kept. Where anything can be butchered, money is not what a farmer lacks. */
export const worthOfKeeping = (shared: Shared, kind: number, taste: Taste): number =>
  shared.options.butchering === 'balanced' ? (INCOME[kind] ?? 0) * harvestsLeft(shared) * taste.income : 0;

/** Animals of a kind beyond the last level reached. */
export const spare = (farmer: Farmer, kind: number): number => {
  const count = ownsOf(farmer, kind);
  let kept = 0;
  for (const threshold of breedOf(kind).happiness) if (count >= threshold) kept = threshold;
  return count - kept;
};

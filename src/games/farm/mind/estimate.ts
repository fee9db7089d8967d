/** How well a farmer stands: the levels that herds and purse will probably reach, and the money that decides among equals. */
import type { Seat } from '../../../engine/game.js';
import { breedOf, COW, GOOD_PRICES, HORSE, KINDS, MONEY_HAPPINESS } from '../rules/data.js';
import { animalsOf, farmerAt, ownsOf } from '../rules/flocks.js';
import { happinessOf, starsToWin } from '../rules/scores.js';
import { isLastSelling } from '../rules/selling.js';
import type { Farmer, FarmState, Shared } from '../rules/types.js';
import { cashInSight, hopedFor, marketsLeft, spare, TASTE } from './worth.js';

/** Fitted to finished matches; docs/bots.md says how. What is still to come adds to the doubt by its square root. */
const FITTED = {
  share: 0.85, // of the animals that the markets will still show, all farmers together keep so many
  withCoop: 1.45, // alone, a co-op that buys along leaves what one of so many farmers gets
  spread: 0.62, // how far a herd may end from what is expected, per root of the animals still to come
  spreadOfBig: 0.29, // ... for cows and horses
  meat: 0.4, // of an animal's meat, the part that becomes money in the end
  income: 10, // of a round
  surprise: 5, // how far a purse may end from what is expected, per root of the markets still to come
  lead: 0.08, // a lead of so much happiness wins three times in four when nothing is still to come
  leadPerMarket: 0.22, // ... and so much more per root of the markets still to come
  riches: 5.7, // what money decides among equals, near the end
  richesPerMarket: -1.16, // ... and per root of the markets still to come
  richesAtLast: 12, // ... and when nothing can be bought any more
} as const;
const FIRST_COINS = 17; // so much money that its doubling does not yet decide anything
const CERTAIN = 0.1; // the spread where nothing is still to come

/** Allocates nothing: search asks at the end of every line it tries. */
export function estimate({ shared }: FarmState, seat: Seat): number {
  const over = shared.phase === 'over';
  lookAtMarkets(shared);
  if (shared.farmers.length === 1) {
    const farmer = farmerAt(shared, seat);
    return doingWellAlone(starsToWin(shared), over ? happinessOf(farmer) : expected(shared, seat, fortune(shared, farmer)));
  }
  return over ? shareOfVictory(shared, seat) : chanceOfVictory(shared, seat);
}

/** Alone: even odds at 11.5 happiness, the step to four stars, or at the step to five where those are the goal. */
const doingWellAlone = (goal: number, happiness: number): number => 1 / (1 + Math.exp(((goal === 5 ? 13.5 : 11.5) - happiness) / 1.5));

/** By kind, how many a farmer may expect to get, and by how much that errs. Filled anew by each estimate. */
const coming = new Float64Array(KINDS.length);
const spread = new Float64Array(KINDS.length);

function lookAtMarkets(shared: Shared): void {
  const { farmers, options } = shared;
  const buyers = farmers.length > 1 || !options.soloCoop ? farmers.length : FITTED.withCoop;
  for (let kind = 0; kind < KINDS.length; kind++) {
    const shown = hopedFor(shared, kind, TASTE);
    coming[kind] = (FITTED.share * shown) / buyers;
    const each = kind === COW || kind === HORSE ? FITTED.spreadOfBig : FITTED.spread;
    spread[kind] = Math.max(CERTAIN, each * Math.sqrt(shown));
  }
}

/** Everybody's prospects against mine. */
function chanceOfVictory(shared: Shared, seat: Seat): number {
  const mine = prospects(shared, seat);
  let sum = 0;
  for (let other = 0; other < shared.farmers.length; other++) sum += Math.exp(prospects(shared, other) - mine);
  return 1 / sum;
}

function prospects(shared: Shared, seat: Seat): number {
  const markets = marketsLeft(shared);
  const far = Math.sqrt(markets);
  const money = fortune(shared, farmerAt(shared, seat));
  const riches = markets === 0 ? FITTED.richesAtLast : FITTED.riches + FITTED.richesPerMarket * far;
  const happiness = expected(shared, seat, money) / (FITTED.lead + FITTED.leadPerMarket * far);
  return happiness + riches * Math.log(money + FIRST_COINS);
}

/** Money in sight, and what the animals bring that will be given up: at the end, all that no level needs. */
function fortune(shared: Shared, farmer: Farmer): number {
  const last = marketsLeft(shared) === 0;
  let money = cashInSight(farmer);
  for (let kind = 0; kind < KINDS.length; kind++) {
    if (ownsOf(farmer, kind) === 0) continue;
    const { meat, sells } = breedOf(kind);
    if (!last) money += FITTED.meat * GOOD_PRICES.meat * meat * ownsOf(farmer, kind);
    else money += (isLastSelling(shared) ? sells : GOOD_PRICES.meat * meat) * spare(farmer, kind);
  }
  return money;
}

/** Happiness to expect at the end. An animal that is paid for counts before it has a place. */
function expected(shared: Shared, seat: Seat, money: number): number {
  const farmer = farmerAt(shared, seat);
  let happiness = 0;
  for (let kind = 0; kind < KINDS.length; kind++) {
    const count = ownsOf(farmer, kind) + (kind === shared.bought && seat === shared.active ? 1 : 0);
    happiness += levelsExpected(count + (coming[kind] ?? 0) + 0.5, breedOf(kind).happiness, spread[kind] ?? CERTAIN);
  }
  const markets = marketsLeft(shared);
  return happiness + levelsExpected(money + FITTED.income * markets, MONEY_HAPPINESS, 1 + FITTED.surprise * Math.sqrt(markets));
}

/** Each level by how probably it is reached. */
function levelsExpected(count: number, thresholds: readonly number[], error: number): number {
  let levels = 0;
  for (let level = 0; level < thresholds.length; level++) {
    const ahead = (count - (thresholds[level] ?? 0)) / error;
    if (ahead < -6) break; // the further levels are even less likely
    levels += ahead > 6 ? 1 : 1 / (1 + Math.exp(-ahead));
  }
  return levels;
}

/** R 15.4: all of it, a part of it, or none. */
function shareOfVictory(shared: Shared, seat: Seat): number {
  const me = farmerAt(shared, seat);
  let sharing = 0;
  for (const farmer of shared.farmers) {
    const ahead = happinessOf(farmer) - happinessOf(me) || farmer.money - me.money || animalsOf(farmer) - animalsOf(me);
    if (ahead > 0) return 0;
    if (ahead === 0) sharing++;
  }
  return 1 / sharing;
}

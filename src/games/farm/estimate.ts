/** How well a farmer stands: happiness in hand, herds under way, and money in sight. The weights are guesses; only the sharpness was tried out (RULES.md 20.5). */
import type { Seat } from '../../engine/game.js';
import { breedOf, KINDS, MONEY_HAPPINESS } from './data.js';
import { animalsOf, farmerAt, ownsOf } from './flocks.js';
import { happinessOf, moneyLevel } from './scores.js';
import type { Farmer, FarmState, Shared } from './types.js';
import { cashInSight, hopedFor, marketsLeft, TASTE } from './worth.js';

/** Allocates nothing: search asks at the end of every line it tries. */
export function estimate({ shared }: FarmState, seat: Seat): number {
  const over = shared.phase === 'over';
  if (shared.farmers.length === 1) {
    const farmer = farmerAt(shared, seat);
    return doingWellAlone(over ? happinessOf(farmer) : expected(shared, farmer));
  }
  return over ? shareOfVictory(shared, seat) : chanceOfVictory(shared, seat);
}

/** Alone: even odds at 11.5 happiness, the step to four stars. */
const doingWellAlone = (happiness: number): number => 1 / (1 + Math.exp((11.5 - happiness) / 1.5));

/** Everybody's expectation against mine; the fewer markets are left, the less can still change. */
function chanceOfVictory(shared: Shared, seat: Seat): number {
  const sharpness = 2 / (1 + 0.6 * marketsLeft(shared));
  const mine = expected(shared, farmerAt(shared, seat));
  let sum = 0;
  for (const farmer of shared.farmers) sum += Math.exp(sharpness * (expected(shared, farmer) - mine));
  return 1 / sum;
}

/** Happiness to expect at the end. */
function expected(shared: Shared, farmer: Farmer): number {
  let happiness = 0;
  let liquid = cashInSight(farmer);
  for (let kind = 0; kind < KINDS.length; kind++) {
    const count = ownsOf(farmer, kind);
    if (count === 0) continue;
    happiness += herdExpected(shared, kind, count);
    liquid += count * breedOf(kind).sells * 0.5;
  }
  return happiness + moneyExpected(shared, liquid);
}

/** The likeliest best level: a threshold counts by how probably the missing animals come. */
function herdExpected(shared: Shared, kind: number, count: number): number {
  const { happiness } = breedOf(kind);
  const hoped = hopedFor(shared, kind, TASTE) * 0.5;
  let best = 0;
  for (let level = 1; level <= happiness.length; level++) {
    const need = (happiness[level - 1] ?? 0) - count;
    const likely = need <= 0 ? 1 : Math.min(1, hoped / need) ** 2;
    best = Math.max(best, level * likely);
  }
  return best;
}

/** The last band is within everybody's reach in time; near the end only what is in sight counts. */
function moneyExpected(shared: Shared, liquid: number): number {
  const goal = MONEY_HAPPINESS[MONEY_HAPPINESS.length - 1] ?? 1;
  const inTime = liquid + 12 * marketsLeft(shared);
  return Math.max(moneyLevel(liquid), MONEY_HAPPINESS.length * Math.min(1, inTime / goal)) + 0.002 * liquid;
}

/** 15.4: all of it, a part of it, or none. */
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

/** A sensible farmer's answer to every question: sell, butcher and buy by worth, and let the herd feed itself. */

import type { Game, Seat } from '../../../engine/game.js';
import type { Under } from '../../kit/editions.js';
import type { Edition } from '../editions/edition.js';
import { canBreed } from '../rules/breeding.js';
import { forSale } from '../rules/buying.js';
import { breedOf, GOOD_PRICES, GOODS, KINDS, PIG } from '../rules/data.js';
import { farmerAt, ownsOf } from '../rules/flocks.js';
import { mostRoom, roomAt } from '../rules/land.js';
import { roamTargets } from '../rules/meal.js';
import {
  AUTO,
  AUTO_REST,
  breedMove,
  butcherMove,
  buyMove,
  DONE,
  effortMove,
  PASS,
  roamMove,
  SELL_GOODS,
  sellAll,
  sellAnimalMove,
  sellOne,
} from '../rules/moves.js';
import { bestTarget } from '../rules/policy.js';
import { mostWorked } from '../rules/producing.js';
import { moneyLevel } from '../rules/scores.js';
import { isLastSelling } from '../rules/selling.js';
import type { FarmDecision, Farmer, FarmTypes, Flock, Move, Question, Shared } from '../rules/types.js';
import { bestPlace, secondSquare, workOnTheLand } from './siting.js';
import {
  cashInSight,
  marketsLeft,
  spare,
  TASTE,
  TASTE_AT_FIRST,
  type Taste,
  worthOfACoin,
  worthOfKeeping,
  worthOfOneMore,
  worthToOthers,
} from './worth.js';

type Answer = (e: Edition, shared: Shared, decision: FarmDecision, taste: Taste) => Move;

const ANSWERS: Readonly<Record<Question, Answer>> = {
  sell: (_, shared, { seat }) => sellSomething(shared, farmerAt(shared, seat)),
  buy: (_, shared, { seat }, taste) => buySomething(shared, farmerAt(shared, seat), taste),
  place: (e, shared, { seat }, taste) => bestPlace(e, shared, farmerAt(shared, seat), taste),
  farm: (e, shared, { seat }, taste) => workOnTheLand(e, shared, farmerAt(shared, seat), taste),
  second: (e, shared, { seat }, taste) => secondSquare(e, shared, farmerAt(shared, seat), taste),
  feed: () => AUTO_REST,
  roam: (_, shared) => roamMove(shared.board, bestTarget(shared, roamTargets(shared))),
  eat: () => AUTO,
  effort: (e, shared, { seat }) => effortMove(shared.board, mostWorked(e, shared, seat)),
  butcher: (_, shared, { seat }, taste) => butcherSomething(shared, farmerAt(shared, seat), taste),
  breed: (e, shared, { seat }, taste) => breedSomething(e, shared, seat, taste),
};

/** A farmer of any taste, for trying others than the tuned one. */
export const sensible =
  (taste: Taste): Under<Edition, Game<FarmTypes>['suggest']> =>
  (e, shared, _, decision) =>
    ANSWERS[decision.kind](e, shared, decision, taste);

export const suggest = sensible(TASTE);
export const suggestAtFirst = sensible(TASTE_AT_FIRST);

/** Goods at once; animals only in the last selling. */
function sellSomething(shared: Shared, farmer: Farmer): Move {
  let kinds = 0;
  let only: Move = DONE;
  for (const item of GOODS) {
    const stock = item === 'wool' && isLastSelling(shared) ? 0 : farmer[item];
    if (stock === 0) continue;
    kinds++;
    only = stock > 1 ? sellAll(item) : sellOne(item);
  }
  if (kinds > 0) return kinds > 1 ? SELL_GOODS : only;
  const onlyFull = shared.options.liveSale === 'balanced';
  if (!isLastSelling(shared) && !isStuck(farmer)) return DONE;
  const flock = isLastSelling(shared) ? bestToLose(farmer, false, onlyFull) : dearest(farmer, onlyFull);
  return flock === null ? DONE : sellAnimalMove(shared.board, flock.kind, flock.at);
}

/** Without money or anything to butcher next time, only an animal sold alive helps. */
function isStuck(farmer: Farmer): boolean {
  if (farmer.money >= breedOf(PIG).price) return false;
  for (const { kind } of farmer.flocks) if (breedOf(kind).meat > 0) return false;
  return true;
}

function dearest(farmer: Farmer, onlyFull: boolean): Flock | null {
  let best: Flock | null = null;
  for (const flock of farmer.flocks) {
    if ((!onlyFull || flock.full > 0) && (best === null || breedOf(flock.kind).sells > breedOf(best.kind).sells)) best = flock;
  }
  return best;
}

/** Whether the money of this round's end is all that still counts. */
const isLastChance = (shared: Shared): boolean => shared.round >= shared.options.rounds;

/** At the end: the dearest animal that no level needs, or else one of a herd whose level is worth less than the money it brings. */
function bestToLose(farmer: Farmer, asMeat: boolean, onlyFull: boolean): Flock | null {
  const money = cashInSight(farmer);
  let best: Flock | null = null;
  let most = 0;
  for (const flock of farmer.flocks) {
    const { kind } = flock;
    const { meat, sells, happiness } = breedOf(kind);
    const price = asMeat ? GOOD_PRICES.meat * meat : sells;
    if (price === 0 || (onlyFull && flock.full === 0)) continue;
    if (spare(farmer, kind) > 0) {
      if (price > most) best = flock;
      most = Math.max(most, price);
    } else if (most === 0) {
      const count = ownsOf(farmer, kind);
      const below = happiness[happiness.indexOf(count) - 1] ?? 0;
      if (moneyLevel(money + (count - below) * price) > moneyLevel(money) + 1) best = flock;
    }
  }
  return best;
}

/** The animal worth most to have or to butcher, if any is worth its price and its room. */
function buySomething(shared: Shared, farmer: Farmer, taste: Taste): Move {
  const stock = forSale(shared);
  const room = mostRoom(shared);
  let best = -1;
  let most = taste.least;
  for (let kind = 0; kind < KINDS.length; kind++) {
    const { price, size, meat } = breedOf(kind);
    if ((stock[kind] ?? 0) === 0 || price > farmer.money || size > room) continue;
    if (meat === 0 && marketsLeft(shared) > 2 && cashInSight(farmer) - price < taste.reserve) continue;
    const worth = worthOfBuying(shared, farmer, kind, taste);
    if (worth > most) {
      most = worth;
      best = kind;
    }
  }
  return best < 0 ? PASS : buyMove(best);
}

function worthOfBuying(shared: Shared, farmer: Farmer, kind: number, taste: Taste): number {
  const { price, meat, sells, size } = breedOf(kind);
  const coin = worthOfACoin(shared, farmer, taste);
  const { finalMarket, butchering } = shared.options;
  const comesBack = isLastChance(shared) && !finalMarket ? 0 : butchering === 'balanced' ? sells : Math.max(sells, GOOD_PRICES.meat * meat);
  const asMoney = (comesBack - price) * coin;
  const happiness = worthOfOneMore(shared, kind, ownsOf(farmer, kind), taste);
  const asHerd = happiness + worthOfKeeping(shared, kind, taste) - price * coin * taste.tied;
  const denied = taste.deny * worthToOthers(shared, farmer, kind, taste);
  return Math.max(asMoney, asHerd) + denied - taste.room * size * fullness(shared);
}

/** 0 for an empty board, 1 for a full one; steep, because room is free until it runs out. */
function fullness(shared: Shared): number {
  let taken = 0;
  let left = 0;
  for (let at = 0; at < shared.land.length; at++) {
    taken += shared.taken[at] ?? 0;
    left += roomAt(shared, at);
  }
  const part = taken / (taken + left);
  return part * part * part;
}

/** The animal whose meat is worth most more than the animal. */
function butcherSomething(shared: Shared, farmer: Farmer, taste: Taste): Move {
  const { options, board } = shared;
  const onlyFull = options.butchering === 'balanced';
  if (isLastChance(shared)) {
    if (!options.finalMarket) return DONE;
    const flock = bestToLose(farmer, true, onlyFull);
    return flock === null ? DONE : butcherMove(board, flock.kind, flock.at);
  }
  const coin = worthOfACoin(shared, farmer, taste);
  let best: Flock | null = null;
  let most = 0;
  for (const flock of farmer.flocks) {
    const { kind } = flock;
    const { meat } = breedOf(kind);
    if (meat === 0 || (onlyFull && flock.full === 0)) continue;
    const kept = worthOfOneMore(shared, kind, ownsOf(farmer, kind) - 1, taste) + worthOfKeeping(shared, kind, taste);
    const gain = GOOD_PRICES.meat * meat * coin - kept;
    if (gain > most) {
      most = gain;
      best = flock;
    }
  }
  return best === null ? DONE : butcherMove(board, best.kind, best.at);
}

function breedSomething(e: Edition, shared: Shared, seat: Seat, taste: Taste): Move {
  const farmer = farmerAt(shared, seat);
  let best: Move = PASS;
  let most = 0;
  for (const flock of farmer.flocks) {
    const worth = canBreed(e, shared, flock) ? worthOfOneMore(shared, flock.kind, ownsOf(farmer, flock.kind), taste) : 0;
    if (worth > most) {
      most = worth;
      best = breedMove(shared.board, flock.kind, flock.at);
    }
  }
  return best;
}

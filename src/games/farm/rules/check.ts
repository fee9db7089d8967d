/** The conservation laws: throws when a meeple, a coin or a token is lost, doubled or where it cannot be. */

import { conserve, mustIn } from '../../kit/laws.js';
import type { Edition } from '../editions/edition.js';
import { squareName } from './boards.js';
import { breedOf, FOREST, KINDS, ROUGH, roomOf, SCRAPS_PER_ROUND } from './data.js';
import { ownsOf } from './flocks.js';
import { boardIn, bugLimit, bugsAt, effortAt, foodAt, groundAt, landAt, takenAt } from './land.js';
import { meeples } from './setup.js';
import type { Farmer, FarmState, Shared } from './types.js';

const must = mustIn('Happiness Farm');

const isWhole = (n: number): boolean => Number.isSafeInteger(n) && n >= 0;

export function check(e: Edition, { shared, open }: FarmState): void {
  checkMeeples(shared);
  const taken = roomTaken(shared);
  for (let at = 0; at < shared.land.length; at++) checkSquare(e, shared, at, taken[at] ?? 0);
  shared.farmers.forEach((farmer, seat) => {
    checkPurse(farmer, seat);
    checkFlocks(shared, farmer, seat);
  });
  must(open.length > 0 || shared.phase === 'over', () => 'nobody is asked and the game is not over');
  must(shared.phase !== 'over' || shared.round === shared.options.rounds + 1, () => `it ended in round ${shared.round}`);
}

function checkMeeples(shared: Shared): void {
  conserve(must, (kind) => `meeples "${KINDS[kind]}"`, meeples(shared.options), {
    piles: [shared.bag],
    cards: [[shared.bought]],
    counts: [shared.market, ...shared.farmers.map(({ herd }) => herd)],
  });
}

/** Most bugs a square can have had from the start; animals never bring it above the cap. */
const MOST_BUGS = 6;

function roomTaken(shared: Shared): number[] {
  const taken = shared.land.map(() => 0);
  for (const { flocks } of shared.farmers) {
    for (const { kind, at, count } of flocks) taken[at] = (taken[at] ?? 0) + count * breedOf(kind).size;
  }
  return taken;
}

function checkSquare(e: Edition, shared: Shared, at: number, taken: number): void {
  const where = (): string => squareName(boardIn(shared), at);
  const land = landAt(shared, at);
  const food = foodAt(shared, at);
  const bugs = bugsAt(shared, at);
  const effort = effortAt(shared, at);
  must(isWhole(food) && food <= groundAt(shared, at).most, () => `${where()} has ${food} food`);
  const started = boardIn(shared).lands[at] ?? 0;
  must(isWhole(bugs) && bugs <= Math.max(started === FOREST ? MOST_BUGS : 0, bugLimit(e, shared)), () => `${where()} has ${bugs} bugs`);
  must(isWhole(effort) && effort <= (land === ROUGH || land === FOREST ? e.effortToConvert : 0), () => `${where()} has effort ${effort}`);
  must(taken === takenAt(shared, at), () => `the animals on ${where()} take ${taken}, not ${takenAt(shared, at)}`);
  must(taken <= roomOf(land), () => `the animals on ${where()} take ${taken} of ${roomOf(land)}`);
}

function checkPurse(farmer: Farmer, seat: number): void {
  const { money, egg, milk, meat, wool, woolDue, hay, veg, grain, scraps } = farmer;
  must([money, egg, milk, meat, wool, woolDue, hay, veg, grain].every(isWhole), () => `seat ${seat} owes something`);
  must(isWhole(scraps) && scraps <= SCRAPS_PER_ROUND, () => `seat ${seat} has ${scraps} table scraps`);
}

function checkFlocks(shared: Shared, farmer: Farmer, seat: number): void {
  const { eater } = shared;
  const herd = KINDS.map(() => 0);
  let before = -1;
  for (const { kind, at, count, waiting, fed, full } of farmer.flocks) {
    herd[kind] = (herd[kind] ?? 0) + count;
    const place = kind * shared.land.length + at;
    must(place > before, () => `the flocks of seat ${seat} are out of order`);
    before = place;
    const feeding = eater.kind === kind && eater.at === at && shared.active === seat ? 1 : 0;
    must(count > 0 && waiting + fed + feeding <= count && full <= fed, () => `a flock of seat ${seat} is fed ${fed} of ${count}`);
    must(waiting === 0 || shared.phase === 'feed', () => `an animal of seat ${seat} still waits to be fed`);
  }
  must(
    herd.every((count, kind) => count === ownsOf(farmer, kind)),
    () => `the herd of seat ${seat} is miscounted`,
  );
  must(eater.kind < 0 || eater.ate < breedOf(eater.kind).capacity, () => `a ${KINDS[eater.kind]} is still eating though it is full`);
}

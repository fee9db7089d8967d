/** Where a sensible farmer puts an animal, and which work on the land pays: food against mouths, bugs, room. */
import type { Edition } from '../editions/edition.js';
import { reachOf } from '../rules/boards.js';
import { breedOf, FOREST, foodOf, PASTURE, ROUGH } from '../rules/data.js';
import { eatsBugs, eatsFoodOf } from '../rules/diets.js';
import { boardIn, bugLimit, bugsAt, edibleInReach, foodAt, landAt, roomAt } from '../rules/land.js';
import { collectMove, convertMove, DONE, PASS, placeMove } from '../rules/moves.js';
import type { Farmer, Move, Shared } from '../rules/types.js';
import type { Taste } from './worth.js';

const SQUARES = 56;
/** Filled anew by each question; kept between them so that nothing is allocated. By square. */
const grazing = new Float64Array(SQUARES); // grass wanted by the animals there
const pecking = new Float64Array(SQUARES); // bugs wanted by the poultry there
const digging = new Float64Array(SQUARES); // vegetables wanted by the pigs there
const hatching = new Float64Array(SQUARES); // bugs the animals there draw
const mine = new Float64Array(SQUARES); // producers of the farmer who asks

function lookAround(e: Edition, shared: Shared, farmer: Farmer): void {
  const most = bugLimit(e, shared);
  grazing.fill(0);
  pecking.fill(0);
  digging.fill(0);
  hatching.fill(0);
  mine.fill(0);
  for (const each of shared.farmers) {
    for (const { kind, at, count } of each.flocks) {
      const { capacity, bugs } = breedOf(kind);
      const mouths = eatsBugs(kind) ? pecking : eatsFoodOf(kind, PASTURE) ? grazing : digging;
      mouths[at] = (mouths[at] ?? 0) + capacity * count;
      hatching[at] = Math.min(most, (hatching[at] ?? 0) + bugs * count);
      if (each === farmer) mine[at] = (mine[at] ?? 0) + count;
    }
  }
}

function near(shared: Shared, at: number, figure: Float64Array): number {
  let sum = 0;
  for (const square of reachOf(boardIn(shared), at)) sum += figure[square] ?? 0;
  return sum;
}

/** The square where a bought animal is best off. */
export function bestPlace(e: Edition, shared: Shared, farmer: Farmer, taste: Taste): Move {
  lookAround(e, shared, farmer);
  const kind = shared.bought;
  const { size } = breedOf(kind);
  let best = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < shared.land.length; at++) {
    if (roomAt(shared, at) < size) continue;
    const worth = eatsBugs(kind) ? worthForPoultry(e, shared, kind, at, taste) : worthForGrazer(e, shared, kind, at, taste);
    if (worth > most) {
      most = worth;
      best = at;
    }
  }
  return placeMove(shared.board, best);
}

/** Poultry wants bugs that nobody else pecks, and leaves the pastures to the big ones. */
function worthForPoultry(e: Edition, shared: Shared, kind: number, at: number, taste: Taste): number {
  const { capacity } = breedOf(kind);
  let bugs = 0;
  for (const square of reachOf(boardIn(shared), at)) bugs += Math.max(bugsAt(shared, square), hatching[square] ?? 0);
  const left = bugs - near(shared, at, pecking);
  const fed = Math.min(1, Math.max(0, left / capacity));
  const swarm = Math.max(0, left - capacity - e.upsetByBugs + 1);
  const spare = landAt(shared, at) === PASTURE ? taste.sparePasture : 0;
  return fed - taste.swarm * swarm - spare;
}

/** Everybody else wants food that is not yet spoken for and few bugs; what poultry pecks away does not count. */
function worthForGrazer(e: Edition, shared: Shared, kind: number, at: number, taste: Taste): number {
  const { capacity, bugs } = breedOf(kind);
  const rivals = near(shared, at, eatsFoodOf(kind, PASTURE) ? grazing : digging);
  const fed = Math.min(1.5, Math.max(0, (edibleInReach(shared, kind, at) - taste.rivalry * rivals) / capacity));
  const most = bugLimit(e, shared);
  let swarm = -near(shared, at, pecking);
  for (const square of reachOf(boardIn(shared), at)) {
    const more = (hatching[square] ?? 0) + (square === at ? bugs : 0);
    swarm += Math.max(bugsAt(shared, square), Math.min(most, more));
  }
  return fed - taste.grazerSwarm * Math.max(0, swarm - e.upsetByBugs + 1) - (landAt(shared, at) === PASTURE ? 0 : 0.1);
}

/** Clear the wilds while that still pays, and otherwise bring in hay. */
export function workOnTheLand(e: Edition, shared: Shared, farmer: Farmer, taste: Taste): Move {
  lookAround(e, shared, farmer);
  if (shared.round <= shared.options.rounds * taste.clearUntil) {
    const at = wildsToClear(shared);
    if (at >= 0) return convertMove(shared.board, at, landAt(shared, at) === ROUGH ? PASTURE : ROUGH);
  }
  const at = bestHarvest(shared, farmer, taste);
  return at < 0 ? PASS : collectMove(shared.board, at);
}

export function secondSquare(e: Edition, shared: Shared, farmer: Farmer, taste: Taste): Move {
  lookAround(e, shared, farmer);
  const at = bestHarvest(shared, farmer, taste);
  return at < 0 ? DONE : collectMove(shared.board, at);
}

/** Rough or Forest with most of one's own animals around. */
function wildsToClear(shared: Shared): number {
  let best = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < shared.land.length; at++) {
    const land = landAt(shared, at);
    if ((land !== ROUGH && land !== FOREST) || (shared.options.farmerConvert === 'labour' && (shared.effort[at] ?? 0) > 2)) continue;
    const worth = near(shared, at, mine) - bugsAt(shared, at) * 0.5 + (shared.effort[at] ?? 0);
    if (worth > most) {
      most = worth;
      best = at;
    }
  }
  return best;
}

/** The square with most to collect, the mouths of others counting for it and one's own against it. */
function bestHarvest(shared: Shared, farmer: Farmer, taste: Taste): number {
  let wanted = 0;
  for (const { kind, count } of farmer.flocks) if (eatsFoodOf(kind, PASTURE)) wanted += count * breedOf(kind).capacity;
  const hayWanted = farmer.hay < taste.hay * wanted;
  let best = -1;
  let most = taste.leastHarvest;
  for (let at = 0; at < shared.land.length; at++) {
    const food = foodAt(shared, at);
    const land = landAt(shared, at);
    if (food === 0 || at === shared.collected || land === ROUGH || land === FOREST) continue;
    if (foodOf(land) === 'grass' && !hayWanted) continue;
    const own = near(shared, at, mine);
    const rivals = near(shared, at, grazing) / 5 - own;
    const worth = food + 0.3 * rivals - taste.ownMouths * own;
    if (worth > most) {
      most = worth;
      best = at;
    }
  }
  return best;
}

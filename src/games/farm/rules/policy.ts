/** The automatic feeding policy (8.9 to 8.13): who eats next, where to roam, what to eat. It has no chance in it. */
import type { Edition } from '../editions/edition.js';
import { type Board, reachOf, squareName } from './boards.js';
import {
  breedOf,
  CHICKEN,
  COW,
  DUCK,
  FIELD,
  FOREST,
  type Fodder,
  type Food,
  foodOf,
  GARDEN,
  GOAT,
  GOOSE,
  HORSE,
  PASTURE,
  PIG,
  ROUGH,
  SHEEP,
} from './data.js';
import { fodderOf } from './diets.js';
import { boardIn, bugsAt, bugsInReach, edibleInReach, foodAt, isBareWilds, landAt } from './land.js';
import { eatFromHand, eatFromLand, stillNeeds } from './meal.js';
import type { Bite, Farmer, Flock, Shared } from './types.js';

/** R 8.9: poultry first, so that the bugs are gone before the grazers are tested. */
const FEEDING_ORDER: readonly number[] = [DUCK, CHICKEN, GOOSE, COW, GOAT, SHEEP, PIG, HORSE];

/** The flock to feed next: by kind, within a kind those who find enough first, then the lowest square. */
export function nextToFeed(shared: Shared, farmer: Farmer): Flock | null {
  for (const kind of FEEDING_ORDER) {
    if ((farmer.herd[kind] ?? 0) === 0) continue;
    const { capacity } = breedOf(kind);
    let first: Flock | null = null;
    for (const flock of farmer.flocks) {
      if (flock.kind !== kind || flock.waiting === 0) continue;
      if (edibleInReach(shared, kind, flock.at) >= capacity) return flock;
      first ??= flock;
    }
    if (first !== null) return first;
  }
  return null;
}

/** R 8.10: of the nearest squares the one with most to eat in reach, then the lowest. */
export function bestTarget(shared: Shared, targets: readonly number[]): number {
  let best = -1;
  let most = 0;
  for (const to of targets) {
    const edible = edibleInReach(shared, shared.eater.kind, to);
    if (edible > most) {
      best = to;
      most = edible;
    }
  }
  return best;
}

const BUGS = -1;
/** R 8.11: by kind, what is eaten first: bugs, or the food of a kind of land. What others need most comes last. */
const TASTES: readonly (readonly number[])[] = tastes();

function tastes(): readonly (readonly number[])[] {
  const poultry = [BUGS, ROUGH, FIELD, GARDEN];
  const grazer = [PASTURE, FOREST, FIELD, ROUGH, GARDEN];
  const byKind: number[][] = [];
  byKind[CHICKEN] = poultry;
  byKind[DUCK] = poultry;
  byKind[GOOSE] = [PASTURE, FOREST];
  byKind[PIG] = [ROUGH, FIELD, GARDEN];
  byKind[GOAT] = [ROUGH, FOREST, PASTURE, GARDEN];
  byKind[SHEEP] = [PASTURE, FOREST, ROUGH, GARDEN];
  byKind[COW] = grazer;
  byKind[HORSE] = grazer;
  return byKind;
}

/** R 8.12: what is given by hand, in this order; eggs and meat are worth money and only fill one that stayed. */
const BY_HAND: readonly Fodder[] = ['scraps', 'hay', 'grain', 'veg'];
const IF_IT_MUST: readonly Fodder[] = ['scraps', 'hay', 'grain', 'veg', 'egg', 'meat'];

/** Finishes the meal of the animal that is feeding. */
export function eatByPolicy(e: Edition, shared: Shared, farmer: Farmer, bites: Bite[] | null): void {
  const { eater } = shared;
  const board = boardIn(shared);
  for (const taste of TASTES[eater.kind] ?? []) {
    while (stillNeeds(shared) > 0) {
      const from = richest(shared, board, taste);
      if (from < 0) break;
      const food: Food = taste === BUGS ? 'bug' : foodOf(taste);
      eatFromLand(shared, food, from);
      if (bites !== null) note(bites, food, squareName(board, from));
    }
  }
  if (stillNeeds(shared) === 0) return;
  if (eater.stayed) fillFrom(shared, farmer, IF_IT_MUST, bites);
  else if (canFill(shared, farmer) && isWorthFilling(e, shared)) fillFrom(shared, farmer, BY_HAND, bites);
}

/** The square in reach with most of one food, the lowest of equals, or -1. */
function richest(shared: Shared, board: Board, taste: number): number {
  let best = -1;
  let most = 0;
  for (const from of reachOf(board, shared.eater.at)) {
    const there = taste === BUGS ? bugsAt(shared, from) : landAt(shared, from) === taste ? foodAt(shared, from) : 0;
    if (there > most) {
      best = from;
      most = there;
    }
  }
  return best;
}

function canFill(shared: Shared, farmer: Farmer): boolean {
  const eaten = fodderOf(shared.eater.kind, shared.options.meatFeed);
  let units = 0;
  for (const item of BY_HAND) if (eaten.includes(item)) units += farmer[item];
  return units >= stillNeeds(shared);
}

/** R 8.13: stores are spent on an animal only if being full will bring its owner something this round. */
function isWorthFilling(e: Edition, shared: Shared): boolean {
  const { options, eater } = shared;
  if (options.liveSale === 'balanced') return true;
  const { eggs, milk, wool, effort, meat } = breedOf(eater.kind);
  if (meat > 0 && (options.butchering === 'balanced' || options.breeding)) return true;
  if (bugsInReach(shared, eater.at) >= e.upsetByBugs) return false;
  return eggs + milk + wool > 0 || (effort > 0 && hasBareWilds(e, shared));
}

/** R 9.4: a Rough or Forest square in reach that an effort could go to. */
function hasBareWilds(e: Edition, shared: Shared): boolean {
  for (const near of reachOf(boardIn(shared), shared.eater.at)) if (isBareWilds(e, shared, near)) return true;
  return false;
}

function fillFrom(shared: Shared, farmer: Farmer, order: readonly Fodder[], bites: Bite[] | null): void {
  const eaten = fodderOf(shared.eater.kind, shared.options.meatFeed);
  for (const item of order) {
    if (!eaten.includes(item)) continue;
    while (farmer[item] > 0 && stillNeeds(shared) > 0) {
      eatFromHand(shared, farmer, item);
      if (bites !== null) note(bites, item, 'store');
    }
  }
}

/** Adds a unit to what has been eaten from the same place. */
function note(bites: Bite[], food: Food | Fodder, from: string): void {
  const at = bites.findIndex((bite) => bite.food === food && bite.from === from);
  const known = bites[at];
  if (known === undefined) bites.push({ food, from, n: 1 });
  else bites[at] = { food, from, n: known.n + 1 };
}

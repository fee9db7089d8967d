/** One animal's meal: what it can have, taking a bite, and getting up from the table. */
import type { Seat } from '../../../engine/game.js';
import { nextSeat } from '../../kit/seats.js';
import { reachOf, ringsOf, squareName } from './boards.js';
import { breedOf, type Fodder, type Food, foodOf, kindName } from './data.js';
import { eatsBugs, eatsFoodOf, fodderOf } from './diets.js';
import { farmerAt, flockAt, wander } from './flocks.js';
import { boardIn, bugsAt, eatToken, edibleAt, edibleInReach, foodAt, landAt, roomAt } from './land.js';
import type { Bite, FarmEffects, Farmer, Flock, Shared } from './types.js';

export const isFeeding = (shared: Shared): boolean => shared.eater.kind >= 0;
export const stillNeeds = ({ eater }: Shared): number => breedOf(eater.kind).capacity - eater.ate;

/** Units in a farmer's stores that a breed takes by hand. */
export function storeFor(shared: Shared, farmer: Farmer, kind: number): number {
  let units = 0;
  for (const item of fodderOf(kind, shared.options.meatFeed)) units += farmer[item];
  return units;
}

export function sitDown(shared: Shared, flock: Flock): void {
  flock.waiting--;
  const { eater } = shared;
  eater.kind = flock.kind;
  eater.at = flock.at;
  eater.ate = 0;
  eater.stayed = false;
}

const NOWHERE: readonly number[] = [];

/** R 8.5: the nearest squares with room for the animal and something it eats in reach of them; none if it need not or cannot roam. */
export function roamTargets(shared: Shared): readonly number[] {
  const { kind, at } = shared.eater;
  if (edibleInReach(shared, kind, at) > 0) return NOWHERE;
  const targets: number[] = [];
  const { size } = breedOf(kind);
  const rings = ringsOf(boardIn(shared), at);
  for (let steps = 1; steps < rings.length && targets.length === 0; steps++) {
    for (const to of rings[steps] ?? []) {
      if (roomAt(shared, to) >= size && edibleInReach(shared, kind, to) > 0) targets.push(to);
    }
  }
  return targets;
}

/** R 8.6: only an animal that can be filled from the stores may stay where it is. */
export const mayStay = (shared: Shared, farmer: Farmer): boolean => storeFor(shared, farmer, shared.eater.kind) >= stillNeeds(shared);

export function roamTo(shared: Shared, seat: Seat, to: number, x: FarmEffects): void {
  const { eater } = shared;
  const from = eater.at;
  wander(shared, farmerAt(shared, seat), eater.kind, from, to);
  eater.at = to;
  const board = boardIn(shared);
  x.tell?.({ type: 'roam', seat, kind: kindName(eater.kind), from: squareName(board, from), to: squareName(board, to) });
}

export function eatFromLand(shared: Shared, food: Food, from: number): void {
  eatToken(shared, food, from);
  shared.eater.ate++;
}

export function eatFromHand(shared: Shared, farmer: Farmer, item: Fodder): void {
  farmer[item]--;
  shared.eater.ate++;
}

/** R 8.8: what is in reach without any choice is eaten without asking. True if the meal is over. */
export function eatWhatIsPlain(shared: Shared, farmer: Farmer, bites: Bite[] | null): boolean {
  const needs = stillNeeds(shared);
  if (needs === 0) return true;
  const { kind, at, stayed } = shared.eater;
  if (storeFor(shared, farmer, kind) > 0) {
    const only = stayed ? onlyFodder(shared, farmer) : null;
    if (only === null) return false;
    for (let n = 0; n < needs; n++) eatFromHand(shared, farmer, only);
    bites?.push({ food: only, from: 'store', n: needs });
    return true;
  }
  if (edibleInReach(shared, kind, at) > needs && sourcesInReach(shared) > 1) return false;
  const board = boardIn(shared);
  for (const from of reachOf(board, at)) {
    eatUpTo(shared, 'bug', from, eatsBugs(kind) ? bugsAt(shared, from) : 0, bites);
    const land = landAt(shared, from);
    eatUpTo(shared, foodOf(land), from, eatsFoodOf(kind, land) ? foodAt(shared, from) : 0, bites);
  }
  return true;
}

function eatUpTo(shared: Shared, food: Food, from: number, there: number, bites: Bite[] | null): void {
  const n = Math.min(there, stillNeeds(shared));
  if (n === 0) return;
  for (let token = 0; token < n; token++) eatFromLand(shared, food, from);
  bites?.push({ food, from: squareName(boardIn(shared), from), n });
}

/** Different tokens to choose from: food and bugs of one square are two sources. */
function sourcesInReach(shared: Shared): number {
  const { kind, at } = shared.eater;
  let sources = 0;
  for (const from of reachOf(boardIn(shared), at)) {
    if (edibleAt(shared, kind, from) === 0) continue;
    if (eatsBugs(kind) && bugsAt(shared, from) > 0) sources++;
    if (eatsFoodOf(kind, landAt(shared, from)) && foodAt(shared, from) > 0) sources++;
  }
  return sources;
}

function onlyFodder(shared: Shared, farmer: Farmer): Fodder | null {
  let only: Fodder | null = null;
  for (const item of fodderOf(shared.eater.kind, shared.options.meatFeed)) {
    if (farmer[item] === 0) continue;
    if (only !== null) return null;
    only = item;
  }
  return only;
}

export function tellBites(shared: Shared, seat: Seat, bites: readonly Bite[] | null, x: FarmEffects): void {
  if (bites === null || bites.length === 0) return;
  const { kind, at, ate } = shared.eater;
  const where = squareName(boardIn(shared), at);
  x.tell?.({ type: 'eats', seat, kind: kindName(kind), at: where, bites, ate, of: breedOf(kind).capacity });
}

/** The meal is over; with alternating turns the next farmer feeds. */
export function getUp(shared: Shared, x: FarmEffects): void {
  const { eater, active } = shared;
  const { kind, at, ate } = eater;
  const { capacity } = breedOf(kind);
  const flock = flockAt(farmerAt(shared, active), kind, at);
  if (ate > 0) flock.fed++;
  if (ate === capacity) flock.full++;
  else x.tell?.({ type: 'hungry', seat: active, kind: kindName(kind), at: squareName(boardIn(shared), at), ate, of: capacity });
  eater.kind = -1;
  eater.at = -1;
  eater.ate = 0;
  eater.stayed = false;
  if (shared.options.feedMode === 'alternate') shared.active = nextSeat(active, shared.farmers.length);
}

/** What the land holds: food, bugs and room, on a square and within an animal's reach. */
import type { Edition } from '../editions/edition.js';
import { type Board, boardOf, reachOf, type Square } from './boards.js';
import { FOREST, type Food, foodOf, type Ground, groundOf, ROUGH, roomOf } from './data.js';
import { eatsBugs, eatsFoodOf } from './diets.js';
import type { Shared } from './types.js';

export const boardIn = (shared: Shared): Board => boardOf(shared.board);
export const landAt = (shared: Shared, at: Square): number => shared.land[at] ?? 0;
export const foodAt = (shared: Shared, at: Square): number => shared.food[at] ?? 0;
export const bugsAt = (shared: Shared, at: Square): number => shared.bugs[at] ?? 0;
export const effortAt = (shared: Shared, at: Square): number => shared.effort[at] ?? 0;
export const takenAt = (shared: Shared, at: Square): number => shared.taken[at] ?? 0;

export const groundAt = (shared: Shared, at: Square): Ground => groundOf(landAt(shared, at), shared.options.fieldYield === 'balanced');

/** R 2.5: room left on a square. */
export const roomAt = (shared: Shared, at: Square): number => roomOf(landAt(shared, at)) - takenAt(shared, at);

export function mostRoom(shared: Shared): number {
  let most = 0;
  for (let at = 0; at < shared.land.length; at++) most = Math.max(most, roomAt(shared, at));
  return most;
}

/** Tokens on one square that a breed eats, bugs included. */
export function edibleAt(shared: Shared, kind: number, at: Square): number {
  return (eatsFoodOf(kind, landAt(shared, at)) ? foodAt(shared, at) : 0) + (eatsBugs(kind) ? bugsAt(shared, at) : 0);
}

/** R 2.7: tokens in reach of a square that a breed eats. */
export function edibleInReach(shared: Shared, kind: number, at: Square): number {
  let edible = 0;
  for (const near of reachOf(boardOf(shared.board), at)) edible += edibleAt(shared, kind, near);
  return edible;
}

export function bugsInReach(shared: Shared, at: Square): number {
  let bugs = 0;
  for (const near of reachOf(boardOf(shared.board), at)) bugs += bugsAt(shared, near);
  return bugs;
}

/** Removes one token that an animal has eaten. Bugs do not count as food of the square (9.4). */
export function eatToken(shared: Shared, food: Food, at: Square): void {
  if (food === 'bug') {
    shared.bugs[at] = bugsAt(shared, at) - 1;
  } else {
    shared.food[at] = foodAt(shared, at) - 1;
    shared.grazed[at] = 1;
  }
}

/** R 7.2, 14.1: new land is bare and unworked; bugs and animals stay. */
export function turnInto(shared: Shared, at: Square, land: number): void {
  shared.land[at] = land;
  shared.food[at] = 0;
  shared.effort[at] = 0;
}

/** How many tokens of a food lie on a square. */
export function tokensAt(shared: Shared, food: Food, at: Square): number {
  if (food === 'bug') return bugsAt(shared, at);
  return foodOf(landAt(shared, at)) === food ? foodAt(shared, at) : 0;
}

/** R 10.2, 17.14: how many bugs animals may bring a square to. */
export const bugLimit = (e: Edition, shared: Shared): number => (shared.options.bugLimit === 'none' ? Number.POSITIVE_INFINITY : e.bugCap);

/** R 9.4: Rough or Forest that was eaten bare this round and still wants effort. */
export function isBareWilds(e: Edition, shared: Shared, at: number): boolean {
  const land = landAt(shared, at);
  return (
    (land === ROUGH || land === FOREST) && foodAt(shared, at) === 0 && shared.grazed[at] === 1 && effortAt(shared, at) < e.effortToConvert
  );
}

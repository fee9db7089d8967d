/** Farmers and their animals: finding a flock, an animal joining it, leaving it or wandering to another. */
import type { Seat } from '../../../engine/game.js';
import { shuffleIn } from '../../../engine/pile.js';
import { atSeat } from '../../kit/seats.js';
import type { Square } from './boards.js';
import { breedOf } from './data.js';
import { takenAt } from './land.js';
import type { Farmer, Flock, Shared } from './types.js';

export const farmerAt = (shared: Shared, seat: Seat): Farmer => atSeat(shared.farmers, seat);

export function flockOf(farmer: Farmer, kind: number, at: Square): Flock | undefined {
  for (const flock of farmer.flocks) if (flock.kind === kind && flock.at === at) return flock;
  return undefined;
}

/** The flock a legal move speaks of. */
export function flockAt(farmer: Farmer, kind: number, at: Square): Flock {
  const flock = flockOf(farmer, kind, at);
  if (flock === undefined) throw new Error(`no ${breedOf(kind).name} of this farmer stands on square ${at}`);
  return flock;
}

export const ownsOf = (farmer: Farmer, kind: number): number => farmer.herd[kind] ?? 0;

export function animalsOf(farmer: Farmer): number {
  let animals = 0;
  for (const count of farmer.herd) animals += count;
  return animals;
}

/** An animal comes to stand on a square: bought or newborn. */
export function settle(shared: Shared, farmer: Farmer, kind: number, at: Square): void {
  farmer.herd[kind] = ownsOf(farmer, kind) + 1;
  arrive(shared, farmer, kind, at);
}

/** An animal goes back into the bag: sold or butchered. A hungry one goes first unless `full` is asked for. */
export function giveUp(shared: Shared, farmer: Farmer, flock: Flock, full: boolean): void {
  farmer.herd[flock.kind] = ownsOf(farmer, flock.kind) - 1;
  shuffleIn(shared.bag, flock.kind);
  if (full || flock.full === flock.count) {
    flock.full--;
    flock.fed--;
  } else if (flock.fed === flock.count) {
    flock.fed--;
  }
  leave(shared, farmer, flock);
}

/** R 8.5: the animal that is feeding walks to another square; it has eaten nothing yet. */
export function wander(shared: Shared, farmer: Farmer, kind: number, from: Square, to: Square): void {
  leave(shared, farmer, flockAt(farmer, kind, from));
  arrive(shared, farmer, kind, to);
}

function arrive(shared: Shared, farmer: Farmer, kind: number, at: Square): void {
  shared.taken[at] = takenAt(shared, at) + breedOf(kind).size;
  const { flocks } = farmer;
  let place = 0;
  for (; place < flocks.length; place++) {
    const flock = flocks[place];
    if (flock === undefined || flock.kind > kind || (flock.kind === kind && flock.at > at)) break;
    if (flock.kind === kind && flock.at === at) {
      flock.count++;
      return;
    }
  }
  let moving: Flock | undefined = { kind, at, count: 1, waiting: 0, fed: 0, full: 0 };
  for (; moving !== undefined; place++) {
    const next: Flock | undefined = flocks[place];
    flocks[place] = moving;
    moving = next;
  }
}

function leave(shared: Shared, farmer: Farmer, flock: Flock): void {
  shared.taken[flock.at] = takenAt(shared, flock.at) - breedOf(flock.kind).size;
  flock.count--;
  if (flock.count > 0) return;
  const { flocks } = farmer;
  flocks.copyWithin(flocks.indexOf(flock), flocks.indexOf(flock) + 1);
  flocks.pop();
}

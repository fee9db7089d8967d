/** Phases 5 and 6: full animals produce unless bugs upset them, pigs and goats work the wilds, and new bugs gather. */

import { ask } from '../../../engine/decisions.js';
import type { Seat } from '../../../engine/game.js';
import { nextSeat } from '../../kit/seats.js';
import type { Edition } from '../editions/edition.js';
import { reachOf, squareName, squareNamed } from './boards.js';
import { breedOf, FOREST, kindName, landName, ROUGH } from './data.js';
import { farmerAt } from './flocks.js';
import { boardIn, bugLimit, bugsAt, bugsInReach, effortAt, foodAt, isBareWilds, landAt } from './land.js';
import { effortMove } from './moves.js';
import type { BugsAt, FarmEffects, Farmer, FarmRefuse, Flock, Move, PhaseRule, Rule, Shared } from './types.js';

const isUpset = (e: Edition, shared: Shared, at: number): boolean => bugsInReach(shared, at) >= e.upsetByBugs;

/** R 9.4: where the effort of the animal at hand may go. */
export const toiling: Rule = {
  moves(e, shared, { seat }, refuse) {
    const list: Move[] = [];
    const { at } = workers(shared, farmerAt(shared, seat));
    for (const near of reachOf(boardIn(shared), at)) {
      if (isBareWilds(e, shared, near)) list.push(effortMove(shared.board, near));
      else if (refuse !== undefined) refuseEffort(e, shared, near, refuse);
    }
    return list;
  },

  play(_, { shared }, { seat }, move, x) {
    if (move.t === 'effort') putEffort(shared, seat, squareNamed(boardIn(shared), move.at), x);
  },
};

export const producePhase: PhaseRule = {
  begin(e, { shared }, x) {
    let seat = shared.first;
    for (let turn = 0; turn < shared.farmers.length; turn++) {
      const farmer = farmerAt(shared, seat);
      for (const flock of farmer.flocks) produce(e, shared, farmer, seat, flock, x);
      seat = nextSeat(seat, shared.farmers.length);
    }
    shared.active = shared.first;
    shared.left = shared.farmers.length;
    callWorkers(e, shared, 0);
  },

  next(e, s, x) {
    const { shared } = s;
    while (shared.left > 0) {
      const farmer = farmerAt(shared, shared.active);
      if (shared.toiler >= farmer.flocks.length) {
        shared.left--;
        shared.active = nextSeat(shared.active, shared.farmers.length);
        callWorkers(e, shared, 0);
      } else if (shared.toil === 0) {
        callWorkers(e, shared, shared.toiler + 1);
      } else if (placeEffort(e, shared, x)) {
        ask(s, shared.active, 'effort');
        return false;
      }
    }
    shared.toiler = 0;
    shared.toil = 0;
    gatherBugs(e, shared, x);
    return true;
  },
};

/** R 9.1, 9.2. */
function produce(e: Edition, shared: Shared, farmer: Farmer, seat: Seat, flock: Flock, x: FarmEffects): void {
  const { kind, at, full } = flock;
  const { eggs, milk, wool, effort } = breedOf(kind);
  if (full === 0 || eggs + milk + wool + effort === 0) return;
  const where = { seat, kind: kindName(kind), at: squareName(boardIn(shared), at), animals: full };
  if (isUpset(e, shared, at)) {
    if (x.tell !== undefined) x.tell({ type: 'upset', ...where, bugs: bugsAround(shared, at) });
    return;
  }
  farmer.egg += eggs * full;
  farmer.milk += milk * full;
  farmer.wool += wool * full;
  if (eggs > 0) x.tell?.({ type: 'produce', ...where, item: 'egg', n: eggs * full });
  if (milk > 0) x.tell?.({ type: 'produce', ...where, item: 'milk', n: milk * full });
  if (wool > 0) x.tell?.({ type: 'produce', ...where, item: 'wool', n: wool * full });
}

export function bugsAround(shared: Shared, at: number): BugsAt[] {
  const board = boardIn(shared);
  return reachOf(board, at)
    .filter((near) => bugsAt(shared, near) > 0)
    .map((near) => ({ at: squareName(board, near), bugs: bugsAt(shared, near) }));
}

/** Turns to one flock of the active farmer and counts the efforts it brings. */
function callWorkers(e: Edition, shared: Shared, place: number): void {
  shared.toiler = place;
  const flock = farmerAt(shared, shared.active).flocks[place];
  shared.toil = flock === undefined || isUpset(e, shared, flock.at) ? 0 : flock.full * breedOf(flock.kind).effort;
}

function workers(shared: Shared, farmer: Farmer): Flock {
  const flock = farmer.flocks[shared.toiler];
  if (flock === undefined) throw new Error('an effort is to be placed, but nobody made it');
  return flock;
}

/** R 9.5: a single place is taken, none loses the effort; several are a question (true). */
function placeEffort(e: Edition, shared: Shared, x: FarmEffects): boolean {
  const flock = workers(shared, farmerAt(shared, shared.active));
  let places = 0;
  let only = -1;
  for (const near of reachOf(boardIn(shared), flock.at)) {
    if (!isBareWilds(e, shared, near)) continue;
    places++;
    only = near;
  }
  if (places > 1) return true;
  if (places === 1) {
    putEffort(shared, shared.active, only, x);
  } else {
    shared.toil = 0;
    x.tell?.({ type: 'effortLost', seat: shared.active, kind: kindName(flock.kind), at: squareName(boardIn(shared), flock.at) });
  }
  return false;
}

function putEffort(shared: Shared, seat: Seat, at: number, x: FarmEffects): void {
  const effort = effortAt(shared, at) + 1;
  shared.effort[at] = effort;
  shared.toil--;
  const { kind } = workers(shared, farmerAt(shared, seat));
  x.tell?.({ type: 'effort', seat, kind: kindName(kind), at: squareName(boardIn(shared), at), effort });
}

/** Where an effort counts most: on the square that is nearest to turning. */
export function mostWorked(e: Edition, shared: Shared, seat: Seat): number {
  let best = -1;
  for (const near of reachOf(boardIn(shared), workers(shared, farmerAt(shared, seat)).at)) {
    if (isBareWilds(e, shared, near) && (best < 0 || effortAt(shared, near) > effortAt(shared, best))) best = near;
  }
  return best;
}

/** R 10.1, 10.2, 17.14. */
function gatherBugs(e: Edition, shared: Shared, x: FarmEffects): void {
  const before = x.tell === undefined ? null : shared.bugs.slice();
  const onlyThoseWhoAte = shared.options.bugSource === 'ate';
  const most = bugLimit(e, shared);
  for (const { flocks } of shared.farmers) {
    for (const { kind, at, count, fed } of flocks) {
      const bugs = bugsAt(shared, at);
      const more = bugs + breedOf(kind).bugs * (onlyThoseWhoAte ? fed : count);
      if (bugs < most) shared.bugs[at] = Math.min(most, more);
    }
  }
  if (before === null) return;
  const board = boardIn(shared);
  const more = before.map((bugs, at) => ({ at: squareName(board, at), bugs: bugsAt(shared, at) - bugs })).filter(({ bugs }) => bugs > 0);
  if (more.length > 0) x.tell?.({ type: 'bugs', more });
}

function refuseEffort(e: Edition, shared: Shared, at: number, refuse: FarmRefuse): void {
  const land = landAt(shared, at);
  const where = squareName(boardIn(shared), at);
  const because =
    land !== ROUGH && land !== FOREST
      ? `${where} is ${landName(land)}; effort goes to rough and forest.`
      : effortAt(shared, at) === e.effortToConvert
        ? `${where} has its ${e.effortToConvert} efforts already.`
        : foodAt(shared, at) > 0
          ? `${where} was not eaten bare: ${foodAt(shared, at)} left.`
          : `Nothing was eaten from ${where} this round.`;
  refuse(effortMove(shared.board, at), { clause: '9.4', because });
}

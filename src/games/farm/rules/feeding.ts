/** Phase 4: animals roam and feed, one at a time in player order. */

import { ask } from '../../../engine/decisions.js';
import { nextSeat } from '../../kit/seats.js';
import type { Edition } from '../editions/edition.js';
import { reachOf, ringsOf, squareName, squareNamed } from './boards.js';
import { breedOf, FODDERS, FOODS, foodOf, kindName, kindNumber, SCRAPS_PER_ROUND } from './data.js';
import { dietWords, eatsBugs, eatsFoodOf, FOOD_WORDS, fodderOf } from './diets.js';
import { farmerAt, flockAt } from './flocks.js';
import { boardIn, bugsAt, edibleInReach, foodAt, landAt, roomAt, tokensAt } from './land.js';
import {
  eatFromHand,
  eatFromLand,
  eatWhatIsPlain,
  getUp,
  isFeeding,
  mayStay,
  roamTargets,
  roamTo,
  sitDown,
  stillNeeds,
  storeFor,
  tellBites,
} from './meal.js';
import { AUTO, AUTO_REST, END, eatMove, feedMove, handMove, roamMove, STAY } from './moves.js';
import { bestTarget, eatByPolicy, nextToFeed } from './policy.js';
import type { Bite, FarmEffects, Farmer, FarmRefuse, FarmState, Flock, Move, PhaseRule, Rule, Shared } from './types.js';

/** R 8.2: which animal feeds next, or all the rest by the policy. */
export const choosing: Rule = {
  moves(_, shared, { seat }, refuse) {
    const list: Move[] = [];
    for (const { kind, at, waiting } of farmerAt(shared, seat).flocks) {
      const move = feedMove(shared.board, kind, at);
      if (waiting > 0) list.push(move);
      else
        refuse?.(move, { clause: '8.2', because: `Every ${breedOf(kind).name} on ${squareName(boardIn(shared), at)} has had its turn.` });
    }
    list.push(AUTO_REST);
    return list;
  },

  play(_, s, { seat }, move, x) {
    const { shared } = s;
    const farmer = farmerAt(shared, seat);
    if (move.t === 'feed') {
      x.tell?.({ type: 'turn', seat, kind: move.kind, at: move.at });
      takeTurn(s, flockAt(farmer, kindNumber(move.kind), squareNamed(boardIn(shared), move.at)), x);
    } else {
      farmer.auto = true;
      x.tell?.({ type: 'autoRest', seat });
    }
  },
};

/** R 8.5, 8.6: where an animal goes that has nothing in reach. */
export const roaming: Rule = {
  moves(_, shared, { seat }, refuse) {
    const farmer = farmerAt(shared, seat);
    const targets = roamTargets(shared);
    const list: Move[] = [];
    for (const to of targets) list.push(roamMove(shared.board, to));
    if (mayStay(shared, farmer)) list.push(STAY);
    if (refuse !== undefined) refuseRoaming(shared, farmer, targets, refuse);
    return list;
  },

  play(_, { shared }, { seat }, move, x) {
    const { eater } = shared;
    if (move.t === 'roam') {
      roamTo(shared, seat, squareNamed(boardIn(shared), move.to), x);
    } else {
      eater.stayed = true;
      x.tell?.({ type: 'stay', seat, kind: kindName(eater.kind), at: squareName(boardIn(shared), eater.at) });
    }
  },
};

/** R 8.7: one bite after another, from the land or from the hand. */
export const eating: Rule = {
  moves(_, shared, { seat }, refuse) {
    const farmer = farmerAt(shared, seat);
    const { kind, at, stayed } = shared.eater;
    const list: Move[] = [];
    for (const from of reachOf(boardIn(shared), at)) {
      if (eatsBugs(kind) && bugsAt(shared, from) > 0) list.push(eatMove(shared.board, 'bug', from));
      const land = landAt(shared, from);
      if (eatsFoodOf(kind, land) && foodAt(shared, from) > 0) list.push(eatMove(shared.board, foodOf(land), from));
    }
    const mustEat = list.length > 0 || stayed;
    for (const item of fodderOf(kind, shared.options.meatFeed)) if (farmer[item] > 0) list.push(handMove(item));
    list.push(AUTO);
    if (!mustEat) list.push(END);
    if (refuse !== undefined) refuseEating(shared, farmer, mustEat, refuse);
    return list;
  },

  play(e, { shared }, { seat }, move, x) {
    const farmer = farmerAt(shared, seat);
    const bites: Bite[] | null = x.tell === undefined ? null : [];
    if (move.t === 'eat') {
      eatFromLand(shared, move.food, squareNamed(boardIn(shared), move.from));
      bites?.push({ food: move.food, from: move.from, n: 1 });
    } else if (move.t === 'hand') {
      eatFromHand(shared, farmer, move.item);
      bites?.push({ food: move.item, from: 'store', n: 1 });
    } else if (move.t === 'auto') {
      eatByPolicy(e, shared, farmer, bites);
    }
    tellBites(shared, seat, bites, x);
    if (move.t === 'auto' || move.t === 'end') getUp(shared, x);
  },
};

export const feedPhase: PhaseRule = {
  begin(_, { shared }) {
    shared.active = shared.first;
    shared.grazed.fill(0);
    for (const farmer of shared.farmers) {
      farmer.scraps = SCRAPS_PER_ROUND;
      farmer.auto = false;
      for (const flock of farmer.flocks) {
        flock.waiting = flock.count;
        flock.fed = 0;
        flock.full = 0;
      }
    }
  },

  next(e, s, x) {
    const { shared } = s;
    if (isFeeding(shared)) {
      goOnEating(s, x);
      return false;
    }
    const seat = nextFeeder(shared);
    if (seat < 0) {
      for (const farmer of shared.farmers) farmer.scraps = 0; // R 8.3
      return true;
    }
    shared.active = seat;
    const farmer = farmerAt(shared, seat);
    if (farmer.auto) {
      feedByPolicy(e, shared, farmer, x);
      return false;
    }
    const last = lastWaiting(farmer);
    if (last === null) ask(s, seat, 'feed');
    else takeTurn(s, last, x);
    return false;
  },
};

function nextFeeder(shared: Shared): number {
  let seat = shared.active;
  for (let turn = 0; turn < shared.farmers.length; turn++) {
    for (const { waiting } of farmerAt(shared, seat).flocks) if (waiting > 0) return seat;
    seat = nextSeat(seat, shared.farmers.length);
  }
  return -1;
}

/** R 8.8: the only animal that has not yet fed, or null if there are several. */
function lastWaiting(farmer: Farmer): Flock | null {
  let last: Flock | null = null;
  for (const flock of farmer.flocks) {
    if (flock.waiting === 0) continue;
    if (last !== null || flock.waiting > 1) return null;
    last = flock;
  }
  return last;
}

/** An animal's turn: it sits down, and roams if it must. */
function takeTurn(s: FarmState, flock: Flock, x: FarmEffects): void {
  const { shared } = s;
  sitDown(shared, flock);
  const targets = roamTargets(shared);
  const [only] = targets;
  if (only === undefined) return;
  const choice = targets.length > 1 || mayStay(shared, farmerAt(shared, shared.active));
  if (choice) ask(s, shared.active, 'roam');
  else roamTo(shared, shared.active, only, x);
}

function goOnEating(s: FarmState, x: FarmEffects): void {
  const { shared } = s;
  const bites: Bite[] | null = x.tell === undefined ? null : [];
  const over = eatWhatIsPlain(shared, farmerAt(shared, shared.active), bites);
  tellBites(shared, shared.active, bites, x);
  if (over) getUp(shared, x);
  else ask(s, shared.active, 'eat');
}

function feedByPolicy(e: Edition, shared: Shared, farmer: Farmer, x: FarmEffects): void {
  const flock = nextToFeed(shared, farmer);
  if (flock === null) return;
  sitDown(shared, flock);
  const to = bestTarget(shared, roamTargets(shared));
  if (to >= 0) roamTo(shared, shared.active, to, x);
  const bites: Bite[] | null = x.tell === undefined ? null : [];
  eatByPolicy(e, shared, farmer, bites);
  tellBites(shared, shared.active, bites, x);
  getUp(shared, x);
}

function refuseRoaming(shared: Shared, farmer: Farmer, targets: readonly number[], refuse: FarmRefuse): void {
  const { kind, at } = shared.eater;
  const { name, size, capacity } = breedOf(kind);
  const board = boardIn(shared);
  const rings = ringsOf(board, at);
  const nearest = rings.findIndex((ring) => targets.some((to) => ring.includes(to)));
  rings.forEach((ring, steps) => {
    for (const to of ring) {
      if (steps === 0 || targets.includes(to)) continue;
      const where = squareName(board, to);
      const because =
        roomAt(shared, to) < size
          ? `A ${name} needs room ${size}; ${where} has ${roomAt(shared, to)} left.`
          : edibleInReach(shared, kind, to) === 0
            ? `A ${name} eats ${dietWords(kind, false)}; nothing of it lies in reach of ${where}.`
            : `${where} is ${steps} steps away; it goes to the nearest food, ${nearest} away.`;
      refuse(roamMove(shared.board, to), { clause: '8.5', because });
    }
  });
  if (mayStay(shared, farmer)) return;
  const stored = storeFor(shared, farmer, kind);
  refuse(STAY, {
    clause: '8.6',
    because: `To stay it must be filled by hand: a ${name} needs ${capacity}, your stores have ${stored} for it.`,
  });
}

function refuseEating(shared: Shared, farmer: Farmer, mustEat: boolean, refuse: FarmRefuse): void {
  const { kind, at, stayed } = shared.eater;
  const { name } = breedOf(kind);
  const { meatFeed } = shared.options;
  const board = boardIn(shared);
  for (const food of FOODS) {
    const there = reachOf(board, at).some((from) => tokensAt(shared, food, from) > 0);
    if (!breedOf(kind).eats.includes(food)) {
      refuse(eatMove(shared.board, food, at), {
        clause: '2.3',
        because: `A ${name} eats ${dietWords(kind, meatFeed)}, not ${FOOD_WORDS[food]}.`,
      });
    } else if (!there) {
      refuse(eatMove(shared.board, food, at), { clause: '2.7', because: `No ${FOOD_WORDS[food]} in reach of ${squareName(board, at)}.` });
    }
  }
  for (const item of FODDERS) {
    if (!fodderOf(kind, meatFeed).includes(item)) {
      refuse(handMove(item), { clause: '2.3', because: `A ${name} eats ${dietWords(kind, meatFeed)}, not ${FOOD_WORDS[item]}.` });
    } else if (farmer[item] === 0) {
      refuse(handMove(item), { clause: '8.7', because: `You have no ${FOOD_WORDS[item]} left.` });
    }
  }
  if (!mustEat) return;
  const because = stayed
    ? `It stayed to be fed by hand and needs ${stillNeeds(shared)} more.`
    : `Animals do not hold back: ${edibleInReach(shared, kind, at)} it can eat lie in reach and it needs ${stillNeeds(shared)} more.`;
  refuse(END, { clause: stayed ? '8.6' : '8.7', because });
}

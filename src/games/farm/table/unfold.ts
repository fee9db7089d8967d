/** A position carried on by what was told: for pictures of the moments between two positions. Each event changes on the table what it speaks of. */

import type { Seat } from '../../../engine/game.js';
import {
  boardIn,
  type FarmEvent,
  type FarmView,
  type Flock,
  farmerAt,
  flockOf,
  GOOD_PRICES,
  giveUp,
  groundAt,
  imagine,
  KINDS,
  type Kind,
  kindNumber,
  landNumber,
  type Phase,
  type Shared,
  settle,
  squareNamed,
  turnInto,
  wander,
} from '../face.js';

type Changes = { readonly [E in FarmEvent as E['type']]?: (shared: Shared, event: E) => void };

const square = (shared: Shared, name: string): number => squareNamed(boardIn(shared), name);

interface Where {
  readonly seat: Seat;
  readonly kind: Kind;
  readonly at: string;
}

const flock = (shared: Shared, { seat, kind, at }: Where): Flock | undefined =>
  flockOf(farmerAt(shared, seat), kindNumber(kind), square(shared, at));

/** An animal has had its meal. */
function fed(shared: Shared, where: Where, ate: number, of: number): void {
  const eaters = flock(shared, where);
  if (eaters === undefined) return;
  eaters.waiting = Math.max(0, eaters.waiting - 1);
  if (ate > 0) eaters.fed++;
  if (ate === of) eaters.full++;
}

function lose(shared: Shared, where: Where, full: boolean): void {
  const losers = flock(shared, where);
  if (losers !== undefined) giveUp(shared, farmerAt(shared, where.seat), losers, full);
}

const add = (list: number[], at: number, n: number): void => {
  list[at] = (list[at] ?? 0) + n;
};

const CHANGES: Changes = {
  round: (shared, { round, first }) => {
    shared.round = round;
    shared.first = first;
  },
  lastSelling: (shared) => {
    shared.round = shared.options.rounds + 1;
    shared.first = (shared.first + 1) % shared.farmers.length;
  },
  woolPaid: (shared, { seat, money }) => {
    farmerAt(shared, seat).money += money;
    farmerAt(shared, seat).woolDue = 0;
  },
  sell: (shared, { seat, item, n }) => {
    const farmer = farmerAt(shared, seat);
    farmer[item] -= n;
    if (item === 'wool') farmer.woolDue += n;
    else farmer.money += n * GOOD_PRICES[item];
  },
  sellAnimal: (shared, { money, ...where }) => {
    lose(shared, where, shared.options.liveSale === 'balanced');
    farmerAt(shared, where.seat).money += money;
  },
  market: (shared, { animals }) => {
    for (const [number, kind] of KINDS.entries()) shared.market[number] = animals.find((each) => each.kind === kind)?.n ?? 0;
  },
  buy: (shared, { seat, kind, price }) => {
    farmerAt(shared, seat).money -= price;
    add(shared.options.market === 'bag' ? shared.market : shared.bag.counts, kindNumber(kind), -1);
    shared.bought = kindNumber(kind);
  },
  outOfBuying: (shared, { seat }) => {
    farmerAt(shared, seat).out = true;
  },
  place: (shared, { seat, kind, at }) => {
    settle(shared, farmerAt(shared, seat), kindNumber(kind), square(shared, at));
    shared.bought = -1;
  },
  coop: (shared, { kind }) => add(shared.market, kindNumber(kind), -1),
  convert: (shared, { at, to }) => turnInto(shared, square(shared, at), landNumber(to)),
  labour: (shared, { at, effort }) => {
    shared.effort[square(shared, at)] = effort;
  },
  collect: (shared, { seat, at, item, n }) => {
    farmerAt(shared, seat)[item] += n;
    shared.food[square(shared, at)] = 0;
  },
  autoRest: (shared, { seat }) => {
    farmerAt(shared, seat).auto = true;
  },
  roam: (shared, { seat, kind, from, to }) => {
    const left = flock(shared, { seat, kind, at: from });
    if (left === undefined) return;
    left.waiting = Math.max(0, left.waiting - 1);
    wander(shared, farmerAt(shared, seat), kindNumber(kind), square(shared, from), square(shared, to));
    const there = flock(shared, { seat, kind, at: to });
    if (there !== undefined) there.waiting++;
  },
  eats: (shared, { bites, ate, of, ...where }) => {
    for (const { food, from, n } of bites) {
      if (from !== 'store') add(food === 'bug' ? shared.bugs : shared.food, square(shared, from), -n);
      else if (food !== 'bug' && food !== 'grass') farmerAt(shared, where.seat)[food] -= n;
    }
    if (ate === of) fed(shared, where, ate, of);
  },
  hungry: (shared, { ate, of, ...where }) => fed(shared, where, ate, of),
  produce: (shared, { seat, item, n }) => {
    farmerAt(shared, seat)[item] += n;
  },
  effort: (shared, { at, effort }) => {
    shared.effort[square(shared, at)] = effort;
  },
  bugs: (shared, { more }) => {
    for (const { at, bugs } of more) add(shared.bugs, square(shared, at), bugs);
  },
  butcher: (shared, { meat, ...where }) => {
    lose(shared, where, shared.options.butchering === 'balanced');
    farmerAt(shared, where.seat).meat += meat;
  },
  breed: (shared, { seat, kind, at }) => settle(shared, farmerAt(shared, seat), kindNumber(kind), square(shared, at)),
  grow: (shared) => {
    for (const at of shared.land.keys()) {
      const { regrows, most } = groundAt(shared, at);
      shared.food[at] = Math.min(most, (shared.food[at] ?? 0) + regrows);
    }
  },
  turns: (shared, { at, to }) => turnInto(shared, square(shared, at), landNumber(to)),
};

/** The evening begins: everybody is hungry, and each kitchen has its scraps. */
function nightFalls(shared: Shared): void {
  for (const farmer of shared.farmers) {
    farmer.scraps = 1; // R 8.3
    farmer.auto = false;
    for (const each of farmer.flocks) Object.assign(each, { waiting: each.count, fed: 0, full: 0 });
  }
}

const PHASES: Partial<Record<FarmEvent['type'], Phase>> = {
  round: 'sell',
  lastSelling: 'sell',
  sell: 'sell',
  sellAnimal: 'sell',
  market: 'buy',
  buy: 'buy',
  place: 'buy',
  convert: 'farm',
  labour: 'farm',
  collect: 'farm',
  rest: 'farm',
  autoRest: 'feed',
  turn: 'feed',
  roam: 'feed',
  eats: 'feed',
  hungry: 'feed',
  produce: 'produce',
  upset: 'produce',
  effort: 'produce',
  bugs: 'produce',
  butcher: 'butcher',
  breed: 'breed',
  grow: 'grow',
  over: 'over',
};

/** Changes a position, a copy made by `copyOf`, by one thing that happened. */
export function unfold(shared: Shared, event: FarmEvent): void {
  const phase = PHASES[event.type] ?? shared.phase;
  if (phase === 'feed' && shared.phase !== 'feed') nightFalls(shared);
  if (phase !== 'feed' && shared.phase === 'feed') for (const farmer of shared.farmers) farmer.scraps = 0; // R 8.3
  if (phase === 'buy' && shared.phase !== 'buy') for (const farmer of shared.farmers) farmer.out = false;
  shared.phase = phase;
  (CHANGES[event.type] as ((shared: Shared, event: FarmEvent) => void) | undefined)?.(shared, event); // the entry for this very type
}

export const copyOf = (view: FarmView): Shared => imagine(view, { int: () => 0 }).shared;

/** The same view of a position that is a copy of its own: nothing is asked in it. */
export const viewOf = (view: FarmView, shared: Shared): FarmView => ({ ...view, open: [], shared: copyOf({ ...view, shared }) });

/** A sensible player's answers, by a table of tastes that was tuned by simulation. Allocates nothing: search plays whole matches with it. */
import type { Game, Seat } from '../../engine/game.js';
import { pileSize } from '../../engine/pile.js';
import { FIELD_SIZE, GAME_CARDS, KINDS, MOST_POWER, MUST_TAKE_AT } from './data.js';
import { mostSoothed } from './fortune.js';
import { AGAIN, affordable, canTake, EVERY_KIND, KEEP, kindsIn, PASS, returnMove, takeMove } from './moves.js';
import { playerAt } from './table.js';
import type { BirdTypes, Move, Shared } from './types.js';

/** What a card is worth once the pile is gone, what a full pile adds to that, and what it is worth to wait. */
interface Taste {
  readonly late: readonly number[]; // by kind: clover, gold, bird1, bird2, red, black
  readonly early: readonly number[];
  readonly pass: readonly number[]; // by clover power
}
const IN_COMPANY: Taste = {
  late: [0, 0, 1, 2, 1, 1],
  early: [0, 1.7, -1.5, -0.2, 0.1, -0.5],
  pass: [-0.2, 0.2, 0.25],
};
const ALONE: Taste = {
  late: [-0.6, -0.4, 1, 2.1, 0.5, 1.3],
  early: [-0.3, 1.9, -2.1, 0.3, 1, 2.2], // black birds buy time
  pass: [-0.3, 0.45, 0.5],
};

export const suggest: Game<BirdTypes>['suggest'] = (shared, _, decision) => {
  switch (decision.kind) {
    case 'main':
      return pleaseOrTake(shared, decision.seat);
    case 'upset':
      return KEEP;
    case 'soothe':
      return returnMove(shared.fortune === null ? 0 : mostSoothed(shared.fortune));
    case 'again':
      return AGAIN;
  }
};

/** Of kinds that are worth the same, the one in the lowest slot. */
function pleaseOrTake(shared: Shared, seat: Seat): Move {
  const best = bestKinds(shared, playerAt(shared, seat).power);
  if (best === 0) return PASS;
  for (const card of shared.field) if ((best & canTake(card)) !== 0) return takeMove(card);
  return PASS;
}

/** As a set, empty where it is better to wait. Reckons only what was not reckoned before: playouts ask for little else, and mostly the same. */
function bestKinds(shared: Shared, power: number): number {
  const offered = kindsIn(shared.field) & affordable(power, shared.options.goldCost);
  const left = pileSize(shared.pile);
  const { taste, fullPile, found } = habitIn(shared);
  const at = (left * POWERS + power) * SETS + offered;
  const known = found[at] ?? UNKNOWN;
  if (known !== UNKNOWN) return known;
  const best = reckon(taste, left / fullPile, power, offered);
  found[at] = best;
  return best;
}

/** The pile is 1 when it is untouched, 0 when it is gone. */
function reckon({ late, early, pass }: Taste, pile: number, power: number, offered: number): number {
  let best = 0;
  let most = power < MUST_TAKE_AT ? (pass[power] ?? 0) : Number.NEGATIVE_INFINITY;
  for (let card = 0; card < KINDS.length; card++) {
    const worth = (late[card] ?? 0) + (early[card] ?? 0) * pile;
    if ((offered & canTake(card)) === 0 || worth < most) continue;
    if (worth > most) best = canTake(card);
    else if (best !== 0) best |= canTake(card);
    most = worth;
  }
  return best;
}

/** A taste in matches of one length, with what it has led to so far. */
interface Habit {
  readonly taste: Taste;
  readonly fullPile: number;
  readonly found: Int8Array; // the best kinds, by cards left in the pile, clover power, and kinds that can be taken
}
const POWERS = MOST_POWER + 1;
const SETS = EVERY_KIND + 1;
const UNKNOWN = -1;

function habit(taste: Taste, cards: readonly number[]): Habit {
  const fullPile = cards.reduce((sum, count) => sum + count, 0) - FIELD_SIZE;
  return { taste, fullPile, found: new Int8Array((fullPile + 1) * POWERS * SETS).fill(UNKNOWN) };
}

const HABITS = {
  inCompany: { full: habit(IN_COMPANY, GAME_CARDS.full), short: habit(IN_COMPANY, GAME_CARDS.short) },
  alone: { full: habit(ALONE, GAME_CARDS.full), short: habit(ALONE, GAME_CARDS.short) },
};

function habitIn({ options, fortune }: Shared): Habit {
  const habits = fortune === null ? HABITS.inCompany : HABITS.alone;
  return options.length === 'full' ? habits.full : habits.short;
}

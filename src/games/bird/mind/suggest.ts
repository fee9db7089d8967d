/** A sensible player's answers, by a table of tastes that was tuned by simulation. Allocates nothing: search plays whole matches with it. */
import type { Game } from '../../../engine/game.js';
import { pileSize } from '../../../engine/pile.js';
import { perEdition, type Under } from '../../kit/editions.js';
import type { Edition } from '../editions/edition.js';
import { costOf, FIELD_SIZE, MUST_TAKE_AT } from '../rules/data.js';
import { mostSoothed } from '../rules/fortune.js';
import { SITUATIONS, situation } from '../rules/main.js';
import { AGAIN, KEEP, PASS, returnMove, takeMove } from '../rules/moves.js';
import { playerAt } from '../rules/table.js';
import type { BirdTypes, Move, Player, Shared } from '../rules/types.js';

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

export const suggest: Under<Edition, Game<BirdTypes>['suggest']> = (e, shared, _, decision) => {
  switch (decision.kind) {
    case 'main':
      return pleaseOrTake(e, shared, playerAt(shared, decision.seat));
    case 'upset':
      return KEEP;
    case 'soothe':
      return returnMove(shared.fortune === null ? 0 : mostSoothed(shared.fortune));
    case 'again':
      return AGAIN;
  }
};

/** Of kinds that are worth the same, the one in the lowest slot. */
function pleaseOrTake(e: Edition, shared: Shared, { power }: Player): Move {
  const best = bestKinds(e, shared, power);
  for (const card of shared.field) if ((best & (1 << card)) !== 0) return takeMove(card);
  return PASS;
}

/** The kinds worth most, a bit for each; none where it is better to wait. Reckoned once for each situation and number of cards in the pile: sensible matches
 *  are 1.2 times as fast. */
function bestKinds(e: Edition, shared: Shared, power: number): number {
  const { taste, fullPile, found } = habitIn(e, shared);
  const left = pileSize(shared.pile);
  const at = left * SITUATIONS + situation(shared, power);
  const known = found[at] ?? UNKNOWN;
  if (known !== UNKNOWN) return known;
  const best = reckon(shared, power, taste, left / fullPile);
  found[at] = best;
  return best;
}

/** `left` is 1 when the pile is untouched, 0 when it is gone. */
function reckon({ field, options }: Shared, power: number, { late, early, pass }: Taste, left: number): number {
  let best = 0;
  let most = power < MUST_TAKE_AT ? (pass[power] ?? 0) : Number.NEGATIVE_INFINITY;
  for (const card of field) {
    const worth = (late[card] ?? 0) + (early[card] ?? 0) * left;
    if (costOf(card, options.goldCost) > power) continue;
    if (worth > most) {
      best = 1 << card;
      most = worth;
    } else if (worth === most && best !== 0) {
      best |= 1 << card;
    }
  }
  return best;
}

/** A taste in matches of one length, with what it has led to so far. */
interface Habit {
  readonly taste: Taste;
  readonly fullPile: number;
  readonly found: Int8Array;
}
const UNKNOWN = -1;

function habit(taste: Taste, cards: readonly number[]): Habit {
  const fullPile = cards.reduce((sum, count) => sum + count, 0) - FIELD_SIZE;
  return { taste, fullPile, found: new Int8Array((fullPile + 1) * SITUATIONS).fill(UNKNOWN) };
}

const habitsUnder = perEdition(({ gameCards: { full, short } }: Edition) => ({
  inCompany: { full: habit(IN_COMPANY, full), short: habit(IN_COMPANY, short) },
  alone: { full: habit(ALONE, full), short: habit(ALONE, short) },
}));

function habitIn(e: Edition, { options, fortune }: Shared): Habit {
  const habits = fortune === null ? habitsUnder(e).inCompany : habitsUnder(e).alone;
  return options.length === 'full' ? habits.full : habits.short;
}

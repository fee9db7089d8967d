/** A sensible player's answers, by a table of tastes that was tuned by simulation. Allocates nothing: search plays whole matches with it. */
import type { Game, Seat } from '../../engine/game.js';
import { pileSize } from '../../engine/pile.js';
import { type Card, costOf, FIELD_SIZE, GAME_CARDS, MUST_TAKE_AT } from './data.js';
import { mostSoothed } from './fortune.js';
import { AGAIN, KEEP, PASS, returnMove, takeMove } from './moves.js';
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

function pleaseOrTake(shared: Shared, seat: Seat): Move {
  const { goldCost } = shared.options;
  const { power } = playerAt(shared, seat);
  const taste = shared.fortune === null ? IN_COMPANY : ALONE;
  const full = pileFullness(shared);
  let best = power < MUST_TAKE_AT ? (taste.pass[power] ?? 0) : Number.NEGATIVE_INFINITY;
  let choice: Card | null = null;
  for (const card of shared.field) {
    const worth = (taste.late[card] ?? 0) + (taste.early[card] ?? 0) * full;
    if (worth > best && costOf(card, goldCost) <= power) {
      best = worth;
      choice = card;
    }
  }
  return choice === null ? PASS : takeMove(choice);
}

/** 1 when the pile is untouched, 0 when it is gone. */
function pileFullness(shared: Shared): number {
  return pileSize(shared.pile) / PILE_AT_START[shared.options.length];
}
const pileAtStart = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0) - FIELD_SIZE;
const PILE_AT_START = { full: pileAtStart(GAME_CARDS.full), short: pileAtStart(GAME_CARDS.short) };

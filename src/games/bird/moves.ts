/** Every possible answer and every possible list of answers, built once: to list the legal moves is to look one up. */
import { type Card, costOf, KINDS, MOST_POWER, MOST_SOOTHED } from './data.js';
import type { Move } from './types.js';

const interned = (move: Move): Move => Object.freeze(move);
const list = (moves: readonly Move[]): readonly Move[] => Object.freeze(moves);

export const PASS = interned({ t: 'pass' });
export const KEEP = interned({ t: 'keep' });
export const SHUFFLE = interned({ t: 'shuffle' });
export const AGAIN = interned({ t: 'again' });
export const STOP = interned({ t: 'stop' });
const TAKES = KINDS.map((card) => interned({ t: 'take', card }));
const RETURNS = Array.from({ length: MOST_SOOTHED + 1 }, (_, n) => interned({ t: 'return', n }));

export const UPSET_MOVES = list([KEEP, SHUFFLE]);
export const AGAIN_MOVES = list([AGAIN, STOP]);
const SOOTHE_MOVES = RETURNS.map((_, most) => list(RETURNS.slice(0, most + 1)));

/** A set of main moves as bits: one per kind of card that can be taken, and one for passing. */
export const CAN_PASS = 1 << KINDS.length;
export const canTake = (card: Card): number => 1 << card;
export const EVERY_KIND = CAN_PASS - 1;

export function kindsIn(field: readonly Card[]): number {
  let kinds = 0;
  for (const card of field) kinds |= canTake(card);
  return kinds;
}

const paidFor = (power: number, goldCost: number): number =>
  KINDS.reduce((set, _, card) => (costOf(card, goldCost) <= power ? set | canTake(card) : set), 0);
const AFFORDABLE = [0, 1, 2, 3].map((goldCost) => Array.from({ length: MOST_POWER + 1 }, (_, power) => paidFor(power, goldCost)));

/** The cards that so much power pays for, as a set: masking the field with it needs no branch per card. */
export const affordable = (power: number, goldCost: number): number => AFFORDABLE[goldCost]?.[power] ?? 0;

const MAIN_MOVES = Array.from({ length: CAN_PASS * 2 }, (_, set) =>
  list([...(set & CAN_PASS ? [PASS] : []), ...TAKES.filter((_, card) => set & canTake(card))]),
);

export const mainMoves = (set: number): readonly Move[] => nth(MAIN_MOVES, set);
export const sootheMoves = (most: number): readonly Move[] => nth(SOOTHE_MOVES, most);
export const takeMove = (card: Card): Move => nth(TAKES, card);
export const returnMove = (n: number): Move => nth(RETURNS, n);

function nth<X>(all: readonly X[], index: number): X {
  const found = all[index];
  if (found === undefined) throw new Error(`there is no answer number ${index} among ${all.length}`);
  return found;
}

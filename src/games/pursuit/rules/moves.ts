/** Every possible answer, built once: to list the legal moves is to pick from here. */
import { interned, nth } from '../../kit/moves.js';
import { PLAIN_SPACES } from './board.js';
import { TRAITS } from './cards/traits.js';
import { CARDS, type Card, levelsOn, ROWS } from './cards.js';
import type { Less } from './pay.js';
import type { Move } from './types.js';

const move = interned<Move>;
const perCard = (make: (card: string) => Move): readonly Move[] => CARDS.map(({ id }) => move(make(id)));
const perLevel = (make: (card: string, level: number) => Move): readonly (readonly Move[])[] =>
  CARDS.map(({ id }, card) => Array.from({ length: levelsOn(card) }, (_, i) => move(make(id, i + 1))));

const UPKEEP_PAY = perCard((card) => ({ t: 'upkeepPay', card }));
const UPKEEP_DROP = perCard((card) => ({ t: 'upkeepDrop', card }));
const TAKE = perCard((card) => ({ t: 'take', card }));
const HIRE = perCard((card) => ({ t: 'hire', card }));
const PROMOTE = perCard((to) => ({ t: 'promote', to }));
const DATE_MOVE = perCard((card) => ({ t: 'date', card }));
const RELATE = perCard((card) => ({ t: 'relate', card }));
const ADVANCE = perCard((card) => ({ t: 'advance', card }));
const DISCARD = perCard((card) => ({ t: 'discard', card }));
const SINGLE = perLevel((card, level) => ({ t: 'single', card, level }));
const START = perLevel((card, role) => ({ t: 'start', card, role }));
const JOIN = perLevel((card, role) => ({ t: 'join', card, role }));
const SPEND = perLevel((card, level) => ({ t: 'spend', card, level }));
const SPACE = PLAIN_SPACES.map((s) => move({ t: 'space', s }));
const REFRESH = ROWS.map((row) => move({ t: 'refresh', row }));
const TRAIT = TRAITS.map(({ id }) => move({ t: 'trait', id }));

export const UPKEEP_ALL = move({ t: 'upkeepAll' });
export const RETIRE = move({ t: 'retire' });
export const DONE = move({ t: 'done' });
export const upkeepPay = (card: Card): Move => nth(UPKEEP_PAY, card);
export const upkeepDrop = (card: Card): Move => nth(UPKEEP_DROP, card);
export const take = (card: Card): Move => nth(TAKE, card);
export const hire = (card: Card): Move => nth(HIRE, card);
export const promote = (to: Card): Move => nth(PROMOTE, to);
export const date = (card: Card): Move => nth(DATE_MOVE, card);
export const relate = (card: Card): Move => nth(RELATE, card);
export const advance = (card: Card): Move => nth(ADVANCE, card);
export const discard = (card: Card): Move => nth(DISCARD, card);
export const single = (card: Card, level: number): Move => nth(nth(SINGLE, card), level - 1);
export const start = (card: Card, role: number): Move => nth(nth(START, card), role - 1);
export const join = (card: Card, role: number): Move => nth(nth(JOIN, card), role - 1);
export const spend = (card: Card, level: number): Move => nth(nth(SPEND, card), level - 1);
export const goTo = (space: number): Move => nth(SPACE, space);
export const refresh = (row: number): Move => nth(REFRESH, row);
export const beTrait = (trait: number): Move => nth(TRAIT, trait);

/** Ways to pay are many and rare: each is built when it first comes up. */
const PAY: Record<number, Move> = {};
const BASE = 64;
const SHIFT = 32;
export function payLess(k: number, c: number, i: number): Move {
  const key = ((k + SHIFT) * BASE + c + SHIFT) * BASE + i + SHIFT;
  const known = PAY[key];
  if (known !== undefined) return known;
  const less: Less = Object.freeze([k, c, i] as const);
  const built = move({ t: 'pay', less });
  PAY[key] = built;
  return built;
}

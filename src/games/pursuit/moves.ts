/** Every possible answer, built once: to list the legal moves is to pick from here. */
import { PLAIN_SPACES } from './board.js';
import { TRAITS } from './cards/traits.js';
import { CARDS, type Card, levelsOn, ROWS } from './cards.js';
import type { Less } from './pay.js';
import type { Move } from './types.js';

const interned = (move: Move): Move => Object.freeze(move);
const perCard = (make: (card: string) => Move): readonly Move[] => CARDS.map(({ id }) => interned(make(id)));
const perLevel = (make: (card: string, level: number) => Move): readonly (readonly Move[])[] =>
  CARDS.map(({ id }, card) => Array.from({ length: levelsOn(card) }, (_, i) => interned(make(id, i + 1))));

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
const SPACE = PLAIN_SPACES.map((s) => interned({ t: 'space', s }));
const REFRESH = ROWS.map((row) => interned({ t: 'refresh', row }));
const TRAIT = TRAITS.map(({ id }) => interned({ t: 'trait', id }));

function found(move: Move | undefined): Move {
  if (move === undefined) throw new Error('there is no such move');
  return move;
}

export const UPKEEP_ALL = interned({ t: 'upkeepAll' });
export const RETIRE = interned({ t: 'retire' });
export const DONE = interned({ t: 'done' });
export const upkeepPay = (card: Card): Move => found(UPKEEP_PAY[card]);
export const upkeepDrop = (card: Card): Move => found(UPKEEP_DROP[card]);
export const take = (card: Card): Move => found(TAKE[card]);
export const hire = (card: Card): Move => found(HIRE[card]);
export const promote = (to: Card): Move => found(PROMOTE[to]);
export const date = (card: Card): Move => found(DATE_MOVE[card]);
export const relate = (card: Card): Move => found(RELATE[card]);
export const advance = (card: Card): Move => found(ADVANCE[card]);
export const discard = (card: Card): Move => found(DISCARD[card]);
export const single = (card: Card, level: number): Move => found(SINGLE[card]?.[level - 1]);
export const start = (card: Card, role: number): Move => found(START[card]?.[role - 1]);
export const join = (card: Card, role: number): Move => found(JOIN[card]?.[role - 1]);
export const spend = (card: Card, level: number): Move => found(SPEND[card]?.[level - 1]);
export const goTo = (space: number): Move => found(SPACE[space]);
export const refresh = (row: number): Move => found(REFRESH[row]);
export const beTrait = (trait: number): Move => found(TRAIT[trait]);

/** Ways to pay are many and rare: each is built when it first comes up. */
const PAY: Record<number, Move> = {};
const BASE = 64;
const SHIFT = 32;
export function payLess(k: number, c: number, i: number): Move {
  const key = ((k + SHIFT) * BASE + c + SHIFT) * BASE + i + SHIFT;
  const known = PAY[key];
  if (known !== undefined) return known;
  const less: Less = Object.freeze([k, c, i] as const);
  const move = interned({ t: 'pay', less });
  PAY[key] = move;
  return move;
}

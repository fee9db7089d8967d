/** Every possible answer, built once per edition: to list the legal moves is to pick from here. */
import { interned, nth } from '../../kit/moves.js';
import type { Edition } from '../editions/edition.js';
import { PLAIN_SPACES } from './board.js';
import type { CardFace, Level } from './cards/shape.js';
import type { Trait } from './cards/traits.js';
import { type Card, ROWS } from './cards.js';
import type { Less } from './pay.js';
import type { Move } from './types.js';

const move = interned<Move>;

/** Answers that name a card or a trait: by its number, and by level or role. */
export type Answers = ReturnType<typeof answersTo>;

export function answersTo(cards: readonly CardFace[], levels: readonly (readonly Level[])[], traits: readonly Trait[]) {
  const perCard = (make: (card: string) => Move): readonly Move[] => cards.map(({ id }) => move(make(id)));
  const perLevel = (make: (card: string, level: number) => Move): readonly (readonly Move[])[] =>
    cards.map(({ id }, card) => Array.from({ length: levels[card]?.length ?? 0 }, (_, i) => move(make(id, i + 1))));
  return {
    upkeepPay: perCard((card) => ({ t: 'upkeepPay', card })),
    upkeepDrop: perCard((card) => ({ t: 'upkeepDrop', card })),
    take: perCard((card) => ({ t: 'take', card })),
    hire: perCard((card) => ({ t: 'hire', card })),
    promote: perCard((to) => ({ t: 'promote', to })),
    date: perCard((card) => ({ t: 'date', card })),
    dateTurned: perCard((card) => ({ t: 'date', card, turned: true })),
    relate: perCard((card) => ({ t: 'relate', card })),
    advance: perCard((card) => ({ t: 'advance', card })),
    discard: perCard((card) => ({ t: 'discard', card })),
    single: perLevel((card, level) => ({ t: 'single', card, level })),
    start: perLevel((card, role) => ({ t: 'start', card, role })),
    join: perLevel((card, role) => ({ t: 'join', card, role })),
    spend: perLevel((card, level) => ({ t: 'spend', card, level })),
    trait: traits.map(({ id }) => move({ t: 'trait', id })),
  };
}

const SPACE = PLAIN_SPACES.map((s) => move({ t: 'space', s }));
const REFRESH = ROWS.map((row) => move({ t: 'refresh', row }));

export const UPKEEP_ALL = move({ t: 'upkeepAll' });
export const RETIRE = move({ t: 'retire' });
export const DONE = move({ t: 'done' });
export const upkeepPay = (e: Edition, card: Card): Move => nth(e.answers.upkeepPay, card);
export const upkeepDrop = (e: Edition, card: Card): Move => nth(e.answers.upkeepDrop, card);
export const take = (e: Edition, card: Card): Move => nth(e.answers.take, card);
export const hire = (e: Edition, card: Card): Move => nth(e.answers.hire, card);
export const promote = (e: Edition, to: Card): Move => nth(e.answers.promote, to);
export const date = (e: Edition, card: Card): Move => nth(e.answers.date, card);
export const dateTurned = (e: Edition, card: Card): Move => nth(e.answers.dateTurned, card);
export const relate = (e: Edition, card: Card): Move => nth(e.answers.relate, card);
export const advance = (e: Edition, card: Card): Move => nth(e.answers.advance, card);
export const discard = (e: Edition, card: Card): Move => nth(e.answers.discard, card);
export const single = (e: Edition, card: Card, level: number): Move => nth(nth(e.answers.single, card), level - 1);
export const start = (e: Edition, card: Card, role: number): Move => nth(nth(e.answers.start, card), role - 1);
export const join = (e: Edition, card: Card, role: number): Move => nth(nth(e.answers.join, card), role - 1);
export const spend = (e: Edition, card: Card, level: number): Move => nth(nth(e.answers.spend, card), level - 1);
export const goTo = (space: number): Move => nth(SPACE, space);
export const refresh = (row: number): Move => nth(REFRESH, row);
export const beTrait = (e: Edition, trait: number): Move => nth(e.answers.trait, trait);

/** Ways to pay are many and rare: each is built when it first comes up. */
const PAY: Record<number, Move> = {};
const BASE = 64;
const SHIFT = 32;
export function payLess(k: number, c: number, i: number): Move {
  const key = ((k + SHIFT) * BASE + c + SHIFT) * BASE + i + SHIFT;
  const known = PAY[key];
  if (known !== undefined) return known;
  const less: Less = [k, c, i];
  const built = move({ t: 'pay', less });
  PAY[key] = built;
  return built;
}

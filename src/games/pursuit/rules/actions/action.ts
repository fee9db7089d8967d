/** What an action is, and the steps all actions share, in the order of R 5.0. */
import type { Seat } from '../../../../engine/game.js';
import type { Edition } from '../../editions/edition.js';
import { LAST_SPACE, REST, SLOTS, SPACES } from '../board.js';
import { type Card, idOf, rowOf } from '../cards.js';
import { takeStress } from '../effects.js';
import { type Amounts, amounts, type Bundle } from '../goods.js';
import { type Less, paid, payResources } from '../pay.js';
import { playerAt, refill, slotsUsed, takeFromRow, withAt } from '../table.js';
import type { Bar, Move, PursuitEffects, PursuitRefuse, Shared } from '../types.js';

/** A price that short-term happiness may change. */
export interface Price {
  readonly cost: Bundle;
  readonly spare: number;
}

/** One kind of action: which moves of it are legal, what each costs if happiness has a say, and what it does. */
export interface Action<M extends Move> {
  list(e: Edition, shared: Shared, seat: Seat, out: Move[], refuse: PursuitRefuse | undefined): void;
  price?(e: Edition, shared: Shared, seat: Seat, move: M): Price;
  perform(e: Edition, shared: Shared, seat: Seat, move: M, less: Less, x: PursuitEffects): void;
}
export type ActionOf<T extends Move['t']> = Action<Extract<Move, { t: T }>>;

/** Lists a move, or says why it is not possible. */
export function offer(out: Move[], refuse: PursuitRefuse | undefined, move: Move, bar: Bar): void {
  if (bar === null) out.push(move);
  else refuse?.(move, bar);
}

/** R 4.10: an own hourglass already there means stress; with an option, spent time counts for Rest (R 5.11b). */
export function isRepeat(shared: Shared, seat: Seat, space: number): boolean {
  const p = playerAt(shared, seat);
  if ((p.onSpace[space] ?? 0) > 0) return true;
  return space === REST && shared.options.spentTimeCountsForRest && p.spent > 0;
}

/** Step 1. Says whether the player still lives; so do the steps below. */
export function place(shared: Shared, seat: Seat, space: number, x: PursuitEffects): boolean {
  const p = playerAt(shared, seat);
  const repeat = isRepeat(shared, seat, space);
  p.free--;
  p.onSpace = withAt(p.onSpace, space, (p.onSpace[space] ?? 0) + 1);
  if (!repeat) return true;
  x.tell?.({ type: 'repeat', seat, space: SPACES[space] ?? 'rest' });
  return takeStress(shared, seat, 1, 'repeat', x);
}

/** Steps 2 and 3; hourglasses in the cost become spent time. */
export function payFor(e: Edition, shared: Shared, seat: Seat, card: Card, cost: Bundle, less: Less, x: PursuitEffects): boolean {
  const p = playerAt(shared, seat);
  payResources(p, cost, less);
  p.free -= cost.hourglass;
  p.spent += cost.hourglass;
  return strive(e, shared, seat, card, cost, less, x);
}

/** Step 3 alone. */
export function strive(e: Edition, shared: Shared, seat: Seat, card: Card, cost: Bundle, less: Less, x: PursuitEffects): boolean {
  if (!survives(shared, seat, cost.stress)) x.tell?.({ type: 'inVain', seat, card: idOf(e, card), paid: amounts(paid(cost, less)) });
  return takeStress(shared, seat, cost.stress, 'cost', x);
}

/** R 5.3b: the stress of a card just laid down in front. */
export function crowding(shared: Shared, seat: Seat): number {
  return slotsUsed(playerAt(shared, seat)) > SLOTS ? 1 : 0;
}

/** What events say of a reward that comes after the stress of too many cards: nothing, if that kills. */
export const gainedAfter = (shared: Shared, seat: Seat, stress: number, reward: Bundle): Amounts =>
  survives(shared, seat, stress) ? amounts(reward) : {};

export const survives = (shared: Shared, seat: Seat, stress: number): boolean => playerAt(shared, seat).stress + stress <= LAST_SPACE;

/** Takes a card from its row and puts a new one there. */
export function takeAndRefill(e: Edition, shared: Shared, card: Card, x: PursuitEffects): void {
  const slot = takeFromRow(e, shared, card);
  refill(e, shared, rowOf(e, card), slot, x);
}

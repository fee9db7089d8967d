/** All actions of a turn in one table, in the order in which they are offered. */

import type { Seat } from '../../../../engine/game.js';
import type { Edition } from '../../editions/edition.js';
import { FULL, type Less, onlyWay } from '../pay.js';
import { playerAt } from '../table.js';
import type { Move, PursuitEffects, PursuitRefuse, Shared } from '../types.js';
import type { Action, ActionOf, Price } from './action.js';
import { discard } from './giveUp.js';
import { join, start } from './group.js';
import { hire, promote, retire } from './jobs.js';
import { date, relate } from './love.js';
import { advance, single, take } from './projects.js';
import { refresh } from './refresh.js';
import { space } from './spaces.js';
import { spend } from './spend.js';

type ActionType = Exclude<Move['t'], 'trait' | 'upkeepPay' | 'upkeepDrop' | 'upkeepAll' | 'pay' | 'done'>;
export type ActionMove = Extract<Move, { t: ActionType }>;

const ACTIONS: { readonly [T in ActionType]: ActionOf<T> } = {
  space,
  take,
  single,
  start,
  join,
  advance,
  spend,
  hire,
  promote,
  retire,
  date,
  relate,
  refresh,
  discard,
};
const LISTED = Object.values(ACTIONS) as readonly Action<ActionMove>[];

export const isAction = (move: Move): move is ActionMove => Object.hasOwn(ACTIONS, move.t);

/** R 4.9: a refresh or a discard does not end the turn. */
export const isFreeMove = (move: Move): boolean => move.t === 'refresh' || move.t === 'discard';

const actionOf = (move: ActionMove): Action<ActionMove> => ACTIONS[move.t] as Action<ActionMove>; // the entry for this very type

export function listActions(e: Edition, shared: Shared, seat: Seat, refuse: PursuitRefuse | undefined): readonly Move[] {
  const out: Move[] = [];
  for (const action of LISTED) action.list(e, shared, seat, out, refuse);
  return out;
}

export function priceOf(e: Edition, shared: Shared, seat: Seat, move: ActionMove): Price | null {
  return actionOf(move).price?.(e, shared, seat, move) ?? null;
}

/** What happiness spares without a choice, or null if the player must choose (R 8.4). */
export function plainWay(e: Edition, shared: Shared, seat: Seat, move: ActionMove): Less | null {
  const price = priceOf(e, shared, seat, move);
  return price === null ? FULL : onlyWay(playerAt(shared, seat), price.cost, price.spare);
}

export function perform(e: Edition, shared: Shared, seat: Seat, move: ActionMove, less: Less, x: PursuitEffects): void {
  actionOf(move).perform(e, shared, seat, move, less, x);
}

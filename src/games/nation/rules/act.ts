/** What every action of the day has in common: a situation to judge, a list of ways to do it, and the doing. */
import type { Seat } from '../../../engine/game.js';
import { many } from '../../kit/words.js';
import type { Edition } from '../editions/edition.js';
import { ROLE_NAMES, type Role } from './data.js';
import { ownMoney } from './money.js';
import { playerAt } from './table.js';
import type { Move, NationEffects, NationRefuse, NationState, Own, Player, Shared } from './types.js';

/** All that the seat on turn may look at to decide. */
export interface Situation {
  readonly shared: Shared;
  readonly mine: Own;
  readonly seat: Seat;
  readonly me: Player;
  readonly money: number;
}

export const situation = (shared: Shared, mine: Own, seat: Seat): Situation => ({
  shared,
  mine,
  seat,
  me: playerAt(shared, seat),
  money: ownMoney(shared, mine, seat),
});

export interface Action<M extends Move> {
  /** Adds the legal ways to do it; with `refuse`, says why others are not. */
  moves(e: Edition, now: Situation, legal: Move[], refuse: NationRefuse | undefined): void;
  play(e: Edition, s: NationState, seat: Seat, move: M, x: NationEffects): void;
}

export const the = (role: Role): string => `the ${ROLE_NAMES[role]}`;
export const The = (role: Role): string => `The ${ROLE_NAMES[role]}`;
export const hoursInWords = (hours: number): string => many(hours, 'hour');
export const left = (hours: number): string => (hours === 1 ? '1 hour is left' : `${hours} hours are left`);

/** "Exploring takes 3 hours; 2 hours are left." */
export const tooLate = (what: string, hours: number, me: Player): string => `${what} takes ${hoursInWords(hours)}; ${left(me.hours)}.`;

/** "2 Bread cost 24B; you have 20B." */
export const tooDear = (what: string, cost: number, money: number): string => `${what} ${cost}B; you have ${money}B.`;

export function spendHours(s: NationState, seat: Seat, hours: number): void {
  playerAt(s.shared, seat).hours -= hours;
}

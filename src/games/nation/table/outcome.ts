/** What a move of the day costs in hours and Bucks, and so what would be left after it. */

import type { Seat } from '../../../engine/game.js';
import {
  AMOUNTS,
  balanceAt,
  countActive,
  type DayAct,
  type DayMove,
  type DayMoveOf,
  debtOf,
  editionOf,
  faceOf,
  HOURS,
  levelOf,
  loanAt,
  type Move,
  type Player,
  playerAt,
  ROI,
  type Shared,
  ticketsFor,
  upgradeTo,
  withEntertainer,
} from '../face.js';

export interface Cost {
  readonly hours: number;
  readonly money: number; // below zero: it brings money
}

type Costs = { readonly [T in DayAct]: (move: DayMoveOf<T>, shared: Shared, me: Player, seat: Seat) => Cost };

const hoursOnly = (hours: number): Cost => ({ hours, money: 0 });

const COSTS: Costs = {
  upgrade: (_, __, me) => ({ hours: HOURS.upgrade, money: upgradeTo(me.role, me.level + 1).money }),
  work: ({ level }, _, me) => {
    const { hours, wage } = levelOf(me.role, level);
    return { hours, money: wage };
  },
  visit: ({ seat, n }, shared) => ({ hours: HOURS.visit, money: n * playerAt(shared, seat).price }),
  loan: ({ value }, _, me) => ({ hours: HOURS.visit, money: debtOf(me) - value }),
  repay: ({ step }, _, me) => ({ hours: HOURS.visit, money: debtOf(me) - balanceAt(loanAt(me.loan), step) }),
  explore: () => hoursOnly(HOURS.explore),
  enjoy: () => hoursOnly(HOURS.enjoy),
  card: (move, shared) => cardCost(move, shared),
  invest: () => ({ hours: HOURS.invest, money: ROI.cost }),
  makeLoan: () => hoursOnly(HOURS.makeLoan),
  foreignWork: () => hoursOnly(HOURS.foreignWork), // how much there is to earn may be hidden
  medicine: () => hoursOnly(0),
  wait: () => hoursOnly(HOURS.wait),
  rest: (_, __, me) => hoursOnly(me.hours),
};

function cardCost({ card, n = 0 }: DayMoveOf<'card'>, shared: Shared): Cost {
  const face = faceOf(editionOf(shared), card);
  const { hours, does } = face;
  const here = !withEntertainer(shared);
  if (does === 'holiday') return { hours, money: AMOUNTS.holiday };
  if (does === 'give') return { hours, money: AMOUNTS.present * (countActive(shared) - 1) };
  if (does === 'help') return { hours, money: -AMOUNTS.help };
  if (does === 'wellTravelled') return { hours: hours + (here ? n : 0), money: n * AMOUNTS.travelTicket };
  return { hours, money: here ? ticketsFor(face, shared.options.ticketCards) * AMOUNTS.ticketHere : 0 };
}

const isDayMove = (move: Move): move is DayMove => move.t in COSTS;

/** Null for answers that are no action of the day. */
export function costOf(shared: Shared, seat: Seat, move: Move): Cost | null {
  if (!isDayMove(move)) return null;
  const cost = COSTS[move.t] as (move: DayMove, shared: Shared, me: Player, seat: Seat) => Cost; // the entry for this very act
  return cost(move, shared, playerAt(shared, seat), seat);
}

/** Start, luck, decisions, others' decisions, end: for every seat they add up, because neighbouring moments share the estimate between them. */
import type { Seat } from '../engine/game.js';
import type { Estimate, PositionWorth, ReviewMoment, Sums } from './types.js';

export function sumsOf(start: readonly Estimate[], positions: readonly PositionWorth[], moments: readonly ReviewMoment[]): readonly Sums[] {
  return start.map(({ mean }, seat) => {
    const deal = worthOf(positions[0], seat) - mean;
    const sum = (part: (moment: ReviewMoment) => number): number => moments.reduce((all, moment) => all + part(moment), 0);
    return {
      start: mean,
      luck: deal + sum(({ luck }) => luck[seat] ?? 0),
      decisions: sum((moment) => (moment.seat === seat ? (moment.decision[seat] ?? 0) : 0)),
      others: sum((moment) => (moment.seat === seat ? 0 : (moment.decision[seat] ?? 0))),
      end: worthOf(positions.at(-1), seat),
    };
  });
}

const worthOf = (position: PositionWorth | undefined, seat: Seat): number => position?.truly[seat]?.mean ?? 0;

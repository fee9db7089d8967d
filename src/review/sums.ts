/** Start, luck, decisions, others' decisions, end: for every seat they add up, because neighbouring moments share the estimate between them. */
import type { Seat } from '../engine/game.js';
import type { Estimate, PositionWorth, Review, ReviewMoment, SumErrors, Sums } from './types.js';

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

/**
 * How sure the sums of a seat are. What a decision changed is a mean of differences, and one decision's errs independently of another's; luck is what all
 * of them leave between the start and the end, which is certain. What playouts that are cut off err by besides is not in it. null: it is not known.
 */
export function errorsOf({ start, moments }: Review, seat: Seat): SumErrors | null {
  let [own, others] = [0, 0];
  for (const { seat: who, errors } of moments) {
    const error = errors?.[seat];
    if (error === undefined) return null;
    if (who === seat) own += error ** 2;
    else others += error ** 2;
  }
  return { luck: Math.sqrt(own + others + (start[seat]?.error ?? 0) ** 2), decisions: Math.sqrt(own), others: Math.sqrt(others) };
}

/** From a loss and how sure it is to a verdict. The cautious end of the interval decides: a doubtful mistake is a slip. */
import type { Estimate, Verdict } from './types.js';

/** Parts of a victory up to which a loss is called so; alone, of the points to expect at the start. */
const BOUNDS = [
  ['fine', 0.02],
  ['slip', 0.05],
  ['mistake', 0.1],
  ['blunder', Number.POSITIVE_INFINITY],
] as const satisfies readonly (readonly [Verdict, number])[];

export const NINE_TENTHS = 1.645; // standard errors from a mean to either end of the interval that covers 90 %

export interface Judged {
  readonly verdict: Verdict;
  readonly loss: Estimate;
  readonly low: number;
  readonly high: number;
  readonly clear?: number;
}

/** `gain` is what the best alternative would have been worth beyond the answer; null where there was none. `whole` is what a whole is in this unit. */
export function judged(gain: Estimate | null, whole: number): Judged {
  if (gain === null || gain.mean <= 0)
    return {
      verdict: 'best',
      loss: { mean: 0, error: gain?.error ?? 0 },
      low: 0,
      high: gain === null ? 0 : Math.max(0, highEnd(gain)),
      clear: gain === null ? 0 : Math.max(0, -highEnd(gain)),
    };
  const low = Math.max(0, gain.mean - NINE_TENTHS * gain.error);
  const [verdict] = BOUNDS.find(([, bound]) => low / whole < bound) ?? ['blunder'];
  return { verdict: low === 0 ? 'close' : verdict, loss: gain, low, high: highEnd(gain) };
}

/** The upper end of the interval. */
export const highEnd = ({ mean, error }: Estimate): number => mean + NINE_TENTHS * error;

/** Whether nothing better can be expected of it any more. */
export const isBeaten = (gain: Estimate): boolean => highEnd(gain) < 0;

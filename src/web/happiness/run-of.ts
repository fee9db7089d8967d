/** How the person did in a match. Apart from `finished.ts`, so that the shelf loads no rules for it. */
import type { DailyRun } from '../daily/runs.js';
import type { Finished } from './finished.js';

/** How the person did, as the bots of a daily challenge are compared with it. */
export function runOf({ seats, me, ties }: Finished): DailyRun | null {
  const mine = me === null ? undefined : seats[me];
  return mine ? { total: mine.total, rank: mine.rank, ties } : null;
}

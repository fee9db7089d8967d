/** What is remembered of a person, as plain values. */
import { STEPS } from '../../bots/index.js';
import type { Day } from '../daily/calendar.js';
import { RUNS, type Runs } from '../daily/runs.js';
import type { TryWay } from '../daily/table.js';
import type { Finished } from './finished.js';

/** The try of a day that counts. */
export interface TriedDay {
  readonly day: Day;
  readonly game: string;
  readonly way: TryWay;
  readonly match: string;
  readonly begun: number; // milliseconds since 1970
  readonly runs: Runs; // the same deal played by bots
}

export interface Progress {
  readonly finished: readonly Finished[]; // the newest last
  readonly days: readonly TriedDay[]; // likewise
}

/** How many runs of bots a day has, and how many it will have. */
export const runsIn = (runs: Runs): number => STEPS.reduce((sum, step) => sum + (runs[step]?.length ?? 0), 0);
export const ALL_RUNS = STEPS.reduce((sum, step) => sum + RUNS[step], 0);

/** The days that were tried, and how each ended: a day's try is one of the matches that are remembered. */
import type { Day } from '../daily/calendar.js';
import type { Finished } from './finished.js';
import type { Progress, TriedDay } from './progress.js';

/** The days whose counted try came to its end. */
export function playedDays({ finished, days }: Progress): ReadonlySet<Day> {
  const over = new Set(finished.map(({ id }) => id));
  return new Set(days.filter(({ match }) => over.has(match)).map(({ day }) => day));
}

export function triedIn(
  progress: Progress,
  day: Day,
): { readonly tried: TriedDay | null; readonly result: Finished | null; readonly played: ReadonlySet<Day> } {
  const tried = progress.days.find((each) => each.day === day) ?? null;
  const result = (tried && progress.finished.find(({ id }) => id === tried.match)) ?? null;
  return { tried, result, played: playedDays(progress) };
}

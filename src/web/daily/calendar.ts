/** The calendar of the daily challenge: which game a date has, and how many days in a row were played. */

/** A date as people at this device have it: '2026-11-16'. */
export type Day = string;

const LASTS = 24 * 3600 * 1000; // milliseconds, by the calendar: a day of a summer time's change is one day, too

const DATES = new Map<string | undefined, Intl.DateTimeFormat>();

/** The date at this device, or in another time zone. A try belongs to the date at which it began, however late it ends. */
export function dayAt(time: number, timeZone?: string): Day {
  const dates = DATES.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone }); // Sweden writes 2026-11-15
  DATES.set(timeZone, dates);
  return dates.format(time);
}

/** A date from outside; null if the calendar has no such day. */
export function readDay(text: string): Day | null {
  const [, year = '', month = '', date = ''] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  const at = new Date(Date.UTC(Number(year), Number(month) - 1, Number(date)));
  return text !== '' && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text) && text.length === 10 ? text : null;
}

/** Days since 1970, the same wherever somebody is. */
export const dayNumber = (day: Day): number => Math.round(Date.parse(`${day}T00:00:00Z`) / LASTS);

const dayNumbered = (n: number): Day => new Date(n * LASTS).toISOString().slice(0, 10);

/** So many days later, or earlier. */
export const daysAfter = (day: Day, n: number): Day => dayNumbered(dayNumber(day) + n);

/** The games take turns in the order of their list. */
export function gameOn<G>(day: Day, games: readonly G[]): G {
  const game = games[dayNumber(day) % games.length];
  if (game === undefined) throw new Error('there is no game to take a turn');
  return game;
}

/** Milliseconds until the next date begins at this device. */
export function untilMidnight(time: number): number {
  const next = new Date(time);
  next.setHours(24, 0, 0, 0);
  return next.getTime() - time;
}

/** How many days in a row were played, up to today; a day that is not over yet breaks no row. */
export function streakAt(today: Day, played: ReadonlySet<Day>): number {
  let day = played.has(today) ? today : daysAfter(today, -1);
  let days = 0;
  for (; played.has(day); day = daysAfter(day, -1)) days += 1;
  return days;
}

/** The longest row there was. */
export function longestStreak(played: ReadonlySet<Day>): number {
  let best = 0;
  let row = 0;
  let before: number | null = null;
  for (const n of [...played].map(dayNumber).sort((a, b) => a - b)) {
    row = before === n - 1 ? row + 1 : 1;
    best = Math.max(best, row);
    before = n;
  }
  return best;
}

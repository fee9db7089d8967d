/** Time at an online table, in words. */
import type { ClockRule } from '../../match/settings.js';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const many = (n: number, unit: string): string => `${n} ${unit}${n === 1 ? '' : 's'}`;

/** 90 → '90 seconds', 7200 → '2 hours'. */
export function timeWords(seconds: number): string {
  if (seconds >= 2 * DAY && seconds % DAY === 0) return many(seconds / DAY, 'day');
  if (seconds >= HOUR && seconds % HOUR === 0) return many(seconds / HOUR, 'hour');
  if (seconds >= MINUTE && seconds % MINUTE === 0) return many(seconds / MINUTE, 'minute');
  return many(seconds, 'second');
}

const AT_ZERO: Readonly<Record<ClockRule['atZero'], string>> = {
  usual: 'one usual move is played, and the second time in a row a bot plays on until you are back',
  answer: 'a bot answers this once',
  'take-over': 'a bot plays on until you are back',
  'lose-seat': 'a bot keeps the seat',
};
export const atZeroWords = (atZero: ClockRule['atZero']): string => AT_ZERO[atZero];

/** How long somebody has been away, beside their name. */
export function awayWords(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / 1000 / MINUTE);
  return minutes < 1 ? 'away' : minutes < 60 ? `away ${minutes} min` : `away ${Math.floor(minutes / 60)} h`;
}

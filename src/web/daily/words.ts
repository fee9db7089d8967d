/** The sentences of the daily challenge. */
import type { Step } from '../../bots/index.js';
import { steps } from '../../bots/index.js';
import type { Day } from './calendar.js';
import type { TryWay } from './table.js';

const LONG = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const WEEKDAY = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' });
const SHORT_WEEKDAY = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' });
const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const at = (day: Day): number => Date.parse(`${day}T12:00:00Z`);

/** 16 November */
export const dateWords = (day: Day): string => LONG.format(at(day));
export const weekdayWords = (day: Day): string => WEEKDAY.format(at(day));
export const shortWeekday = (day: Day): string => SHORT_WEEKDAY.format(at(day));
export const monthWords = (day: Day): string => MONTH.format(at(day));

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve'];

/** Five days in a row */
export const rowWords = (days: number): string => `${NUMBERS[days] ?? days} ${days === 1 ? 'day' : 'days'} in a row`;

const many = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`;

/** 9 hours 12 minutes */
export function leftWords(milliseconds: number): string {
  const minutes = Math.max(1, Math.floor(milliseconds / 60_000));
  const hours = Math.floor(minutes / 60);
  return [hours > 0 ? many(hours, 'hour') : '', minutes % 60 > 0 || hours === 0 ? many(minutes % 60, 'minute') : '']
    .filter(Boolean)
    .join(' ');
}

const PLACES = ['', 'First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth'];
/** Of one thing: '1 bird'. Units are said in the plural; some have no other form. */
const counted = (total: number, unit: string): string =>
  `${total} ${total === 1 && unit.endsWith('s') && unit !== 'happiness' ? unit.slice(0, -1) : unit}`;

/** 18 birds; against bots: First of four with 18 birds. */
export const resultWords = ({ total, rank }: { readonly total: number; readonly rank: number }, seats: number, unit: string): string =>
  seats === 1
    ? counted(total, unit)
    : `${PLACES[rank] ?? rank} of ${(NUMBERS[seats] ?? String(seats)).toLowerCase()} with ${counted(total, unit)}`;

export const DAILY_WORDS = {
  title: 'Daily challenge',
  happiness: 'My happiness',
  settings: 'Settings',
  wayTag: (title: string, way: TryWay) => (way === 'alone' ? `${title}, alone` : `${title}, against bots`),
  same: (today: boolean) => (today ? 'The same deal for everybody today' : 'The same deal for everybody that day'),
  sameWords:
    'Whoever plays on this date gets the same deal, and the same luck for the same moves. Your first try counts; after that, play it as often as you like.',
  how: 'How do you want to play it?',
  alone: 'Alone',
  bots: (n: number) => `Against the same ${(NUMBERS[n] ?? String(n)).toLowerCase()} bots`,
  botsWords: 'They play for everybody alike: same deal, same chance.',
  about: (minutes: number) => `About ${minutes} minutes.`,
  fine: 'The deal follows from the date: nobody chose it, and you can verify it afterwards. No hints and nothing taken back in the try that counts.',
  turns: (games: number) => `${NUMBERS[games] ?? games} games take turns`,
  today: 'today',
  played: 'played',
  missed: 'not played',
  later: 'later',
  ready: 'Ready when you are',
  until: (left: string, row: number) => `Until midnight your time: ${left}. ${rowWords(row + 1)} with today.`,
  play: 'Play it',
  goOnHead: 'You are in the middle of it',
  goOnWords: 'What you play counts for this date, also after midnight.',
  goOn: 'Go on',
  lostHead: 'This try was given up',
  lostWords: 'Its match was deleted, so there is no result. You can play the deal uncounted.',
  missedHead: 'You did not play this one',
  missedWords: 'Its day is over. You can play the deal uncounted, as often as you like.',
  again: 'Play it again, uncounted',
  uncounted: 'Play it, uncounted',
  review: 'Review it',
  reviewed: (luck: string, decisions: string) => `Luck ${luck}, your decisions ${decisions}.`,
  yesterday: (title: string) => `Yesterday: ${title}`,
  todays: (title: string) => `Today: ${title}`,
  tomorrow: (title: string) => `Tomorrow: ${title}`,
  between: (below: Step | null, above: Step | null) => {
    if (below === null) return above === null ? '' : `behind ${steps[above].title}`;
    return above === null ? `past ${steps[below].title}` : `between ${steps[below].title} and ${steps[above].title}`;
  },
  histogram: 'The same deal, played by bots',
  legend: 'Each dot is one bot; full: you did better.',
  betterThan: 'better than',
  of: (better: number, all: number) => `${better} of ${all}`,
  you: (words: string) => `you ${words}`,
  playing: (done: number, all: number) => `Bots are playing your deal: ${done} of ${all}.`,
  rowWaits: 'plays next',
  summary: (mine: string, past: number, percent: number) => `You: ${mine}. Past ${past} of the 5 bots, better than ${percent} of 100.`,
  step: 'Bot',
  runs: 'Runs',
  worse: 'You did better than',
  share: 'Show it, spoil nothing',
  line: (day: Day) => `Halcyon daily, ${dateWords(day)}`,
  pastWords: (past: number, percent: number) => `Past ${past} of the 5 bots, better than ${percent} of 100`,
  betterWords: (percent: number) => `Better than ${percent} of 100 bots`,
  rules: (n: number) => `rules ${n}`,
  showScore: (words: string) => `Show my result, too: ${words}`,
  copy: 'Copy the text',
  copied: 'Copied',
  notCopied: 'The browser does not let the page copy. Mark the text above and copy it.',
  save: 'Save the picture',
  shareIt: 'Share',
  picture: (title: string, day: Day) => `Picture: ${title}, ${dateWords(day)}`,
  door: 'Today’s challenge',
  doorDone: (result: string) => `Done: ${result}`,
  doorGoOn: 'You are in the middle of it.',
  unread: 'The browser’s storage does not answer: what it keeps cannot be read now. Nothing was deleted; load the page again.',
} as const;

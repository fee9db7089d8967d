/** The sentences of the shelf. */
const LIST = new Intl.ListFormat('en-GB');
const PLURAL = new Intl.PluralRules('en-GB');
const WEEKDAY = new Intl.DateTimeFormat('en-GB', { weekday: 'long' });
const DAY_AND_MONTH = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const many = (n: number, unit: string): string => `${n} ${unit}${PLURAL.select(n) === 'one' ? '' : 's'}`;

/** 20 minutes, 2 hours, 3 days. */
export function sinceWords(milliseconds: number): string {
  if (milliseconds < 2 * MINUTE) return 'a moment';
  if (milliseconds < HOUR) return many(Math.floor(milliseconds / MINUTE), 'minute');
  return milliseconds < DAY ? many(Math.floor(milliseconds / HOUR), 'hour') : many(Math.floor(milliseconds / DAY), 'day');
}

const midnight = (at: number): number => new Date(at).setHours(0, 0, 0, 0);

/** When a match on this device was left. */
export function stoppedWords(at: number, now: number): string {
  const days = Math.round((midnight(now) - midnight(at)) / DAY);
  if (days <= 0) return 'You stopped today.';
  if (days === 1) return 'You stopped yesterday.';
  return days < 7 ? `You stopped on ${WEEKDAY.format(at)}.` : `You stopped on ${DAY_AND_MONTH.format(at)}.`;
}

export const SHELF_WORDS = {
  tagline: 'Games about happiness, one table.',
  games: 'The games',
  running: 'Your matches',
  matches: (count: number) => (count === 0 ? 'My matches' : `My matches, ${count} running`),
  happiness: 'My happiness',
  play: 'Play',
  learn: 'Learn',
  rules: 'Rules',
  inWords: 'Played in words',
  more: 'More',
  yourTurn: (title: string) => `Your turn in ${title}`,
  yourTurnToo: (words: string) => `Your turn. ${words}`,
  plain: (title: string) => title,
  goOn: 'Continue',
  open: 'Open',
  yes: 'Yes',
  notTonight: 'Not tonight',
  waited: (names: readonly string[], lasts: string | null) =>
    names.length === 0 || lasts === null
      ? 'Your friends wait for you.'
      : `${LIST.format(names)} ${names.length === 1 ? 'has' : 'have'} waited ${lasts}.`,
  onTurn: (names: readonly string[], lasts: string | null) =>
    names.length === 0 || lasts === null
      ? 'Somebody else is on turn.'
      : `${LIST.format(names)} ${names.length === 1 ? 'has' : 'have'} been on turn for ${lasts}.`,
  against: (names: readonly string[]) => (names.length === 0 ? 'Alone.' : `With ${LIST.format(names)}.`),
  gathers: 'Your table waits for friends.',
  waitsFor: (words: string) => (/[.!?]$/.test(words) ? words : `${words}.`),
  again: (names: readonly string[]) =>
    names.length === 0 ? 'Once more?' : `${LIST.format(names)} ${names.length === 1 ? 'wants' : 'want'} once more.`,
  others: (n: number) => `${n} more`,
  othersWords: 'All of them are in My matches.',
  newHere: 'New here?',
  newHereWords: (title: string, minutes: number) => `${title} is the gentlest start: ${minutes} minutes, taught while you play.`,
  learnNow: 'Learn it now',
  nothingWaits: 'Nothing waits for you',
  nothingWaitsWords: (title: string) => `The last box you opened was ${title}.`,
  unread: 'The browser’s storage does not answer',
  unreadWords: 'What it keeps cannot be read now. Nothing was deleted: load the page again, or close other tabs and windows of Halcyon.',
  friends: 'With friends',
  friendsWords: 'Lay a table, send a link or a code. No account.',
  join: 'Join with a code',
  joinWords: 'Five letters from whoever invites you.',
  code: 'Code, or the whole link',
  noLine: 'No line just now.',
} as const;

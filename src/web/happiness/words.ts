/** The sentences of My happiness. */
import { STEPS, steps } from '../../bots/index.js';
import type { StepsBeside } from './rating.js';

const DATE = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });
const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long' });
const MINUS = '\u2212';

export const signed = (n: number): string => (n < 0 ? `${MINUS}${Math.abs(n)}` : n > 0 ? `+${n}` : '0');
export const dateOf = (at: number): string => DATE.format(at);
export const monthOf = (at: number): string => MONTH.format(at);

const many = (n: number, one: string, more = `${one}s`): string => `${n} ${n === 1 ? one : more}`;
const percent = (share: number): string => `${signed(Math.round(100 * share))}\u00a0%`;
const titleAt = (place: number | null): string => {
  const step = place === null ? undefined : STEPS[place];
  return step ? steps[step].title : '';
};

/** 0.33: about a third of a step. */
function sureWords(half: number): string {
  if (half < 0.29) return 'a quarter of a step';
  if (half < 0.42) return 'a third of a step';
  if (half < 0.6) return 'half a step';
  if (half < 0.85) return 'three quarters of a step';
  return half < 1.25 ? 'a step' : `${half.toFixed(1)} steps`;
}

export const HAPPY_WORDS = {
  title: 'My happiness',
  settings: 'Settings',
  kept: 'Kept on this device',
  unread: 'The browser’s storage does not answer: what it keeps cannot be read now. Nothing was deleted; load the page again.',
  emptyHead: 'The shelf remembers nothing yet',
  emptyWords: 'Play one match with a bot and your curve begins here. It stays on this device; you can take it with you later.',
  play: (title: string) => `Play ${title}`,
  games: 'Your games',
  played: (matches: number, won: number) => (matches === 0 ? 'not played yet' : `${many(matches, 'match', 'matches')}, ${won} won`),
  pips: 'Newest at the right. Check: won. Star: won alone.',
  all: 'All',
  which: 'Which game',
  how: 'How well you play',
  noRating: 'No match with bots yet',
  noRatingWords: 'A match against any of the five places you between them.',
  begins: 'Your line begins soon',
  more: (n: number) => `Play ${n} more and the line begins. Until then there is only the band: somewhere in it you are.`,
  between: ({ below, above }: StepsBeside) => {
    if (below === null) return `You play below ${titleAt(0)}`;
    if (above === null) return `You play above ${titleAt(STEPS.length - 1)}`;
    return below === above ? `You play like ${titleAt(below)}` : `You play between ${titleAt(below)} and ${titleAt(above)}`;
  },
  step: (step: number, half: number, matches: number, since: number) =>
    `Step ${step.toFixed(1)}, sure to about ${sureWords(half)}. ${many(matches, 'match', 'matches')} with bots since ${monthOf(since)}.`,
  against: 'against them',
  won: 'won',
  of: (played: number) => `of ${played}`,
  never: 'not met',
  ratingTable: 'Against each bot',
  ratingHead: ['Bot', 'Won', 'Played', 'A fair share would be'],
  ratingLabel: (words: string, step: number, low: number, high: number) =>
    `${words}: step ${step.toFixed(1)} of 5, between ${low.toFixed(1)} and ${high.toFixed(1)}.`,
  first: 'the first',
  today: 'today',
  luckHead: (luck: number, improves: boolean) =>
    improves ? (Math.abs(luck) < 0.03 ? 'Luck evens out, your decisions improve' : 'Your decisions improve') : 'Luck and your decisions',
  luckWords: (decisions: number, luck: number, give: number) =>
    `In % of the chance to win, on average. Decisions: ${percent(decisions)}. Luck: ${percent(luck)}, give or take ${Math.round(100 * give)}.`,
  luck: 'luck',
  decisions: 'decisions',
  noLuck: 'No match is reviewed yet',
  noLuckWords: 'A review tells what was luck and what was yours. Each reviewed match has its bar here; the others leave a gap.',
  gaps: (n: number) => `${n} without a review:`,
  reviewThis: (title: string, at: number) => `${title}, ${dateOf(at)}`,
  luckTable: 'Luck and decisions, match by match',
  luckHeads: ['Match', 'Luck', 'Decisions'],
  luckLabel: (n: number, words: string) => `${many(n, 'match', 'matches')}. ${words}`,
  ago: (n: number) => `${many(n, 'match', 'matches')} ago`,
  last: 'the last one',
  noReview: 'not reviewed',
  percent,
  days: 'Daily challenge',
  noRow: 'No days in a row yet',
  best: (n: number) => `best ${n}`,
  todays: (title: string) => `Today: ${title}`,
  dayState: { played: 'played', missed: 'missed', today: 'today', later: '' },
  keep: (matches: number, kilobytes: number) => `No account, and nothing is sent. ${many(matches, 'match', 'matches')}, ${kilobytes} kB.`,
  export: 'Export',
  import: 'Import',
  file: 'File of My happiness',
  importHead: 'Bring it together?',
  importWords: (matches: number, days: number, fresh: number) =>
    `The file has ${many(matches, 'match', 'matches')} and ${many(days, 'day')}; ${fresh === 0 ? 'all of them are known here' : `${fresh} are new here`}.`,
  merge: 'Merge, keep both',
  replace: 'Replace what is here',
  replaceHead: 'Replace everything that is kept here?',
  replaceWords: (matches: number) =>
    `${many(matches, 'match', 'matches')} that this device remembers would be gone. Export them first, and nothing is lost.`,
  exportFirst: 'Export first',
  replaceSure: 'Replace for good',
  keepIt: 'Keep what is here',
  notRead: (name: string, because: string) => `“${name}” was not opened. ${because}`,
  records: 'Records',
  noRecords: 'The first finished match is the first record.',
  bestAlone: (total: number, unit: string) => `${total} ${unit} alone`,
  closest: (first: number, second: number) =>
    first === second ? `${first} to ${second}, by a hair` : `${first} to ${second}, the closest`,
  beatMaster: 'Won against Master',
  row: (n: number) => `${n} victories in a row`,
  unluckiest: (luck: number) => `Unluckiest win, luck ${percent(luck)}`,
  where: (title: string, at: number) => `${title}, ${dateOf(at)}`,
} as const;

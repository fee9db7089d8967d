/** The sentences of the review. */
import type { Estimate, Headline } from '../../review/index.js';
import { NINE_TENTHS } from '../../review/verdict.js';
import type { Kind } from './figures.js';

const SPACE = '\u00a0';

/** How figures of a match are said: in hundredths of a victory, alone in points. */
export interface Unit {
  readonly name: string; // 'share', or what is counted
}

const rounded = (value: number): string => (Math.abs(value) < 10 ? value.toFixed(1).replace(/\.0$/, '') : value.toFixed(0));
const isShare = ({ name }: Unit): boolean => name === 'share';
export const figure = (value: number, unit: Unit): string => (isShare(unit) ? `${Math.round(100 * value)}${SPACE}%` : rounded(value));
export const withUnit = (value: number, unit: Unit): string =>
  isShare(unit) ? figure(value, unit) : `${rounded(value)}${SPACE}${unit.name}`;
const sign = (value: number): string => (value < 0 ? '−' : '+');
export const signed = (value: number, unit: Unit): string => {
  const size = withUnit(Math.abs(value), unit);
  return /^0(?!\.)/.test(size) ? `±${size}` : `${sign(value)}${size}`;
};
/** Without its unit, for the steps of the summary. */
export const bare = (value: number, unit: Unit, plain = false): string => {
  const size = isShare(unit) ? String(Math.round(100 * Math.abs(value))) : rounded(Math.abs(value));
  return plain ? size : `${size === '0' ? '±' : sign(value)}${size}`;
};

/** The ends of an interval; what is counted stands beside it. */
export const ends = (low: number, high: number, unit: Unit): string => REVIEW_WORDS.range(bareEnd(low, unit), bareEnd(high, unit));
const bareEnd = (end: number, unit: Unit): string => figure(end, unit).replace(/\s*%$/, '');

/** A figure, and how far from it the truth may lie, where that is to be said. */
export const giveOrTake = (value: number, error: number | undefined, unit: Unit): string =>
  error === undefined ? signed(value, unit) : `${signed(value, unit)} (±${bareEnd(NINE_TENTHS * error, unit)})`;

/** What an answer is worth beyond the one that was given: more, less, or as much where they cannot be told apart. */
export function beyond({ mean, error }: Estimate, who: string, unit: Unit): string {
  const [size, reach] = [Math.abs(mean), NINE_TENTHS * error];
  if (size <= reach || figure(size, unit) === figure(0, unit)) return `About as good as what ${who} played.`;
  return `Worth ${withUnit(size, unit)} ${mean > 0 ? 'more' : 'less'} than what ${who} played (${ends(size - reach, size + reach, unit)}).`;
}

const PAST: Readonly<Record<string, string>> = {
  Advance: 'advanced',
  Ask: 'asked',
  Be: 'were',
  Become: 'became',
  Butcher: 'butchered',
  Buy: 'bought',
  Call: 'called',
  Collect: 'collected',
  Discard: 'discarded',
  Enjoy: 'enjoyed',
  Explore: 'explored',
  Feed: 'fed',
  Get: 'got',
  Give: 'gave',
  Invest: 'invested',
  Join: 'joined',
  Keep: 'kept',
  Lay: 'laid',
  Leave: 'left',
  Let: 'let',
  Offer: 'offered',
  Pay: 'paid',
  Place: 'placed',
  Play: 'played',
  Raise: 'raised',
  Refresh: 'refreshed',
  Rest: 'rested',
  Roll: 'rolled',
  Say: 'said',
  Sell: 'sold',
  Shuffle: 'shuffled',
  Spend: 'spent',
  Spin: 'spun',
  Start: 'started',
  Stay: 'stayed',
  Study: 'studied',
  Take: 'took',
  Turn: 'turned',
  Upgrade: 'upgraded',
  Use: 'used',
  Visit: 'visited',
  Work: 'worked',
};

/** A move without its small print. */
export const plainMove = (words: string): string =>
  words
    .replace(/\s*\([^)]*\)/g, '')
    .replace(/:.*$/, '')
    .replace(/\.$/, '');

/** "Take a red bird" as it was done: "you took a red bird". Some moves are called by a thing: "you chose Button on Love 2". */
export function done(who: string, words: string): string {
  const plain = plainMove(words);
  const [verb = '', ...rest] = plain.split(' ');
  const past = PAST[verb];
  const told = past === 'were' && who !== 'you' ? 'was' : past;
  return told === undefined
    ? `${who} chose ${plain}`
    : [who, told, ...rest].join(' ').replaceAll(' your ', who === 'you' ? ' your ' : ' their ');
}

const capital = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

export const VERDICT_WORDS: Readonly<Record<Kind, string>> = {
  best: 'best',
  fine: 'fine',
  slip: 'slip',
  mistake: 'mistake',
  blunder: 'blunder',
  close: 'too close to call',
  luck: 'luck',
  unluck: 'bad luck',
};

const won: Readonly<Record<Headline, (who: string) => string>> = {
  given: (who) => `${who} won a match that luck gave ${who === 'You' ? 'you' : 'them'}`,
  earned: (who) => `${who} won it ${who === 'You' ? 'yourself' : 'by good decisions'}`,
  both: (who) => `${who} lost, by luck and by slips alike`,
  unlucky: (who) => `${who} lost to luck, mostly`,
  slipped: (who) => `${who} lost, and luck was the smaller part`,
};

export const REVIEW_WORDS = {
  title: 'Review',
  back: 'Back to the result',
  moves: (n: number) => `${n} moves`,
  looking: 'Looking at it…',
  beginning: 'The match is being leafed through…',
  headline: (kind: Headline, who: string) => won[kind](who),
  soFar: (luck: number, decisions: number, sure: number) =>
    Math.abs(Math.abs(luck) - Math.abs(decisions)) < sure
      ? 'So far: too rough to tell'
      : Math.abs(luck) >= Math.abs(decisions)
        ? 'So far: luck is ahead'
        : 'So far: decisions weigh more',
  parts: (luck: string, whose: string, decisions: string, others: string | null) =>
    `Luck ${luck}, ${whose} decisions ${decisions}${others === null ? '' : `, slips of the others ${others}`}.`,
  rough: ' Still rough.',
  cutOff: 'Matches of this game are long: what came after the next rounds is an estimate.',
  onlyLuck: 'Matches of this game are too long for verdicts here: curve and luck only.',
  sure: (much: string) => `Each figure is sure to about ${much}.`,
  evenNote: (share: number) => `Even luck: how often such decisions would win; your share is ${Math.round(100 * share)}.`,
  held: 'With the best decisions and the same luck you would have come to about ',
  heldRange: (low: number, high: number) => ` (${low.toFixed(1)} to ${high.toFixed(1)}).`,
  aloneNote: (unit: string) => `Alone, the review counts ${unit}, not chances. The start is what sensible players come to.`,
  columns: { luck: 'luck', decisions: 'decisions', even: 'even luck' },
  inHundred: (share: number) => [String(Math.round(100 * Math.min(1, Math.max(0, share)))), ` in${SPACE}100`] as const, // a rough one may lie outside
  seats: 'Every seat',
  allSeats: (n: number) => `All ${n} seats`,
  you: 'you',
  show: (name: string) => `Show the match as ${name}`,
  steps: { start: 'start', luck: 'luck', you: 'you', others: 'others', end: 'end' },
  own: (name: string) => `${name}’s`,
  moments: 'Moments',
  filters: { yours: 'Yours', all: 'All', luck: 'Luck' },
  none: 'Nothing here so far.',
  noneAtAll: 'Nothing to mention here.',
  found: 'Found so far. The biggest swings are looked at first, so what comes now is smaller.',
  covered: 'Later moments are covered while you try.',
  coveredCurve: 'covered while you try',
  chance: 'Your chance to win',
  chanceOf: (name: string) => `${name}’s chance to win`,
  expect: (unit: string) => `${capital(unit)} to expect at the end`,
  legend: { knew: 'what you knew', truly: 'what was true', others: 'the others', luck: 'luck: yours full, theirs hollow' },
  even: 'even',
  luckRow: 'luck',
  moveOf: (at: number, all: number) => `Move ${at} of ${all}`,
  before: 'One move back',
  after: 'One move on',
  journal: 'Journal',
  table: 'Show the curve as a table',
  tableTitle: 'Move by move',
  tableColumns: ['Move', 'What you knew', 'What was true', 'Luck of this move', 'Verdict'],
  curve: (what: string, moves: number, from: string, to: string) =>
    `${what} over ${moves} moves, from ${from} to ${to}; the same as a table below`,
  ribbon: 'The whole match by rounds',
  tabs: { moment: 'Moment', moments: 'Moments', summary: 'Summary' },
  when: (called: string, round: number | null, at: number) => (round === null ? `Move ${at + 1}` : `${called} ${round}`),
  clear: (much: string) => `${much} clear`,
  range: (low: string, high: string) => `${low} to ${high}`,
  more: (gain: string) => `${gain} more`,
  quoted: (words: string) => `“${plainMove(words)}”`,
  wasWorth: ' was worth ',
  asWell: (words: string, gain: string) => ` “${plainMove(words)}” was worth ${gain} more, too.`,
  became: (before: string, after: string) => `${before} became ${after}. `,
  notKnown: (hidden: readonly string[]) =>
    hidden.length === 0
      ? 'You could not know it: as everything lay, it would not have been better. '
      : `You could not know it: ${hidden.join('; ')}. `,
  noVerdict: 'No verdict yet.',
  nothingBetter: 'Nothing better was seen.',
  tooClose: (range: string) => `Too close to call, ${range}.`,
  noChoice: 'There was no choice here.',
  drew: (luck: string) => `The luck of this move: ${luck}.`,
  allMoves: 'All moves',
  tryAgain: 'Try it again',
  playOn: 'Play on from here',
  playOnShort: 'Play on',
  next: 'Next mistake',
  last: 'That was the last one',
  backToResult: 'Back to the result',
  again: (when: string, question: string) => `${when} again: ${question.charAt(0).toLowerCase()}${question.slice(1)}`,
  againWords: 'What came later is covered; nothing is counted.',
  oneIsBetter: (gain: string, who: string) => `One of these is ${gain} better than what ${who} did.`,
  showMe: 'Show me',
  backToReview: 'Back to the review',
  weighing: 'Weighing it…',
  tried: (words: string, verdict: string | null) => (verdict === null ? plainMove(words) : `${plainMove(words)}: ${verdict}`),
  triedSame: (who: string) => `This is what ${who} played then.`,
  didThis: (who: string, move: string) => `${capital(who)} ${/^(Take|Buy) /.test(move) ? 'took' : 'did'} this`,
  better: (gain: string) => `Better, ${gain}`,
  announced: (when: string, verdict: string, told: string) => `${when}, ${verdict}. ${capital(told)}.`,
  progress: (done: number, all: number) => `${done} of ${all} moves`,
  left: (seconds: number) =>
    `About ${seconds < 90 ? `${seconds} seconds` : `${Math.round(seconds / 60)} minutes`} left. Look around meanwhile.`,
  firstPass: 'The whole curve first, roughly.',
  stopHere: 'Stop here',
  stopped: (done: number, all: number) => `Stopped at ${done} of ${all}`,
  stays: 'What is ready stays. Wide bands are guesses.',
  goOn: 'Go on',
  spoken: (hundredths: number) => (hundredths === 100 ? 'The review is complete.' : `${hundredths} per cent of the review are ready.`),
  nothing: 'There is nothing to look back on yet',
  nothingWords: (moves: number, decisions: number) =>
    `This match ended after ${moves} moves, and in ${decisions === 0 ? 'none' : decisions === 1 ? 'one' : 'two'} of them did you have a choice. A review needs at least three decisions of yours.`,
  replayIt: 'Replay it',
  onceMore: 'Once more',
  broken: (because: string) => `This match does not replay: ${because} The score is kept.`,
} as const;

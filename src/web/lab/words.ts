/** The sentences of the lab. */
import type { Measured, MeasuredLuck, MeasuredShare, MeasuredTable } from '../../games/kit/measured.js';

const LIST = new Intl.ListFormat('en-GB');
const PLURAL = new Intl.PluralRules('en-GB');
const NUMBER = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });

export const percent = (share: number): string => `${Math.round(100 * share)}\u00a0%`;
const seatsOf = (n: number): string => `${n} ${PLURAL.select(n) === 'one' ? 'player' : 'players'}`;
const isUnfair = ({ low, high, fair }: MeasuredShare): boolean => fair < low || fair > high;

/** The names of bots in the laboratory mean nothing to others. */
const BOTS: Readonly<Record<string, string>> = { sensible: 'a bot that plays by its sense', random: 'one that plays anything' };
const botNamed = (name: string): string => BOTS[name] ?? name;

/** Who wins clearly more or less than a fair share at a table, in one sentence. */
function fairness({ seats, places }: MeasuredTable): string {
  const unfair = places.filter(isUnfair).map(({ who, share }) => `the ${who} wins ${percent(share)}`);
  const fair = `With ${seatsOf(seats)}, ${percent(1 / seats)} would be fair`;
  return unfair.length === 0 ? `${fair}, and nobody is clearly away from it.` : `${fair}; ${LIST.format(unfair)}.`;
}

export const LAB_WORDS = {
  title: 'The lab',
  toLab: 'Back to the lab',
  intro:
    'Bots have played thousands of matches of every game. What that shows about fairness, length, luck and the variants is told here, with what cannot be concluded from it.',
  open: 'What was found',
  openOf: (title: string) => `${title}: what was found`,
  heading: (title: string) => `${title} in the lab`,
  none: 'Nobody has measured this game yet.',
  line: ({ matches, rules, tables }: Measured) =>
    `${matches} matches with each number of players from ${tables[0]?.seats} to ${tables.at(-1)?.seats}, ${botNamed('sensible')} in every seat; rules ${rules}.`,
  fair: 'Is it fair?',
  fairness,
  alone: ({ share, low, high }: MeasuredShare) =>
    `Alone, it is won in ${percent(share)} of the matches (${percent(low)} to ${percent(high)}).`,
  shares: 'Victories; in brackets between what they lie with 95 % certainty',
  who: 'Who',
  wins: 'Wins',
  between: ({ low, high }: MeasuredShare) => `${percent(low)} to ${percent(high)}`,
  fairShare: 'Fair',
  atTable: ({ seats }: MeasuredTable, { who }: MeasuredShare) => `${seats}: ${who}`,
  long: 'How long does it take?',
  lengths: 'On average, and between what eight of ten matches lie',
  players: 'Players',
  rounds: 'Rounds',
  decisions: 'Decisions',
  minutes: 'Minutes',
  best: 'Best score',
  spread: ([mean, low, high]: readonly [number, number, number]) => [
    NUMBER.format(mean),
    `${NUMBER.format(low)} to ${NUMBER.format(high)}`,
  ],
  thumb: 'Minutes are reckoned by a rule of thumb from the number of decisions.',
  luck: 'Luck and skill',
  skill: (seats: number, best: MeasuredShare, other: MeasuredShare) =>
    `With ${seatsOf(seats)}, ${botNamed(best.who)} wins ${percent(best.share)} beside ${botNamed(other.who)}; luck alone would give it ${percent(best.fair)}.`,
  share: ({ seats, matches, share, low, high }: MeasuredLuck) =>
    `With ${seatsOf(seats)}, ${percent(share)} of what moved the chances to win was luck (${percent(low)} to ${percent(high)}; ${matches} matches reviewed).`,
  decided: ({ seats, decided }: MeasuredTable) =>
    decided === null ? '' : `With ${seatsOf(seats)} half of the matches are decided when ${percent(decided)} of them is played.`,
  variants: 'What the variants change',
  cannot: 'What cannot be concluded',
  caveats: [
    'All of this is about bots, not about people. Where people play better or worse, or love or hate something, the figures change.',
    'An interval covers 95 %: of twenty, one is expected to miss the truth. What is not shown to be unfair is not thereby shown to be fair.',
    'Shared victories count in parts.',
  ],
} as const;

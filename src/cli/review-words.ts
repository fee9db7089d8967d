/** What a review says in words and figures, at the terminal and on its page. */
import type { GameTypes, Json, Seat } from '../engine/game.js';
import { viewFor } from '../engine/view.js';
import {
  errorsOf,
  evenLuck,
  type Headline,
  headlineFor,
  type Judgement,
  momentsFor,
  type PlayedLine,
  type Review,
  type ReviewMoment,
  type Sums,
  type Verdict,
} from '../review/index.js';
import { NINE_TENTHS } from '../review/verdict.js';
import type { OpenedMatch } from './files.js';

/** A chance in per cent, alone points with one decimal. */
export const worthText = (worth: number, { unit }: Pick<Review, 'unit'>): string => {
  const text = unit === 'share' ? (100 * worth).toFixed(0) : worth.toFixed(1);
  return /^-0(\.0)?$/.test(text) ? text.slice(1) : text;
};

const withUnit = (worth: number, found: Review): string => `${worthText(worth, found)} ${found.unit === 'share' ? '%' : found.unit}`;
export const signedWorth = (worth: number, found: Review): string =>
  `${worthText(worth, found).startsWith('-') || worthText(worth, found) === '0' ? '' : '+'}${worthText(worth, found)}`;

export const SEATS_HEAD = ['', 'start', 'luck', 'decisions', "others'", 'end', 'with even luck'] as const;

export const REACH = '± is how far the truth may lie from a figure in nine cases of ten.';

/** The figures of a seat, each with how sure it is. */
export function seatCells(found: Review, seat: Seat): readonly string[] {
  const sums = found.seats[seat];
  if (!sums) throw new Error(`there is no seat ${seat}`);
  const errors = errorsOf(found, seat);
  const sure = (text: string, error: number | undefined): string =>
    error === undefined ? text : `${text} ±${worthText(NINE_TENTHS * error, found)}`;
  return [
    sure(worthText(sums.start, found), found.start[seat]?.error),
    sure(signedWorth(sums.luck, found), errors?.luck),
    sure(signedWorth(sums.decisions, found), errors?.decisions),
    sure(signedWorth(sums.others, found), errors?.others),
    worthText(sums.end, found),
    sure(worthText(evenLuck(sums), found), errors?.luck), // what luck leaves of the end
  ];
}

const HEADLINES: Readonly<Record<Headline, string>> = {
  given: 'won a match that luck gave away',
  earned: 'won it by decisions more than by luck',
  unlucky: 'lost to luck, mostly',
  slipped: 'lost, and luck was the smaller part',
  both: 'lost by luck and by slips alike',
};

export function headlineWords(name: string, sums: Sums, won: boolean, found: Review): string {
  if (found.unit !== 'share')
    return `${name} ended with ${withUnit(sums.end, found)}; with even luck it would have been ${worthText(evenLuck(sums), found)}.`;
  return `${name} ${HEADLINES[headlineFor(sums, won)]}.`;
}

const VERDICT_WORDS: Readonly<Record<Verdict, (loss: string) => string>> = {
  best: () => 'Best.',
  fine: (loss) => `It was fine, ${loss}.`,
  slip: (loss) => `It was a slip, ${loss}.`,
  mistake: (loss) => `It was a mistake, ${loss}.`,
  blunder: (loss) => `It was a blunder, ${loss}.`,
  close: (loss) => `Too close to call, ${loss}.`,
};

const MOST_TOLD = 8; // of a seat; JSON and page have all

/** The weightiest of them, in the order of the match. */
export function toldMoments(found: Review, seat: Seat): readonly ReviewMoment[] {
  const weight = ({ judgement, luck, seat: asked }: ReviewMoment): number =>
    Math.max(Math.abs(luck[seat] ?? 0), asked === seat ? (judgement?.low ?? 0) : 0);
  const all = momentsFor(found, seat);
  const heaviest = new Set(all.toSorted((a, b) => weight(b) - weight(a)).slice(0, MOST_TOLD));
  return all.filter((moment) => heaviest.has(moment));
}

/** A match and its review. */
export interface ReviewedMatch {
  readonly match: OpenedMatch;
  readonly line: PlayedLine<GameTypes>;
  readonly found: Review;
}

/** What was answered, what chance did, how it is judged and what was better. */
export function momentWords({ match, line, found }: ReviewedMatch, moment: ReviewMoment, seat: Seat): string {
  const { game } = match.table;
  const at = found.moments.indexOf(moment);
  const [state, answer] = [line.states[at], line.answers[at]];
  if (!state || !answer) throw new Error(`there is no moment ${at}`);
  const say = (move: Json) => game.words.move(viewFor(state, answer.decision.seat), answer.decision, move, match.names);
  const luck = moment.luck[seat] ?? 0;
  const parts = [`Step ${moment.entry + 1}, ${match.names[moment.seat] ?? ''}: ${say(answer.move)}.`];
  if (luck !== 0) parts.push(`Luck ${signedWorth(luck, found)}${found.unit === 'share' ? ' %' : ''}.`);
  if (moment.judgement && moment.seat === seat) parts.push(...judgementWords(moment.judgement, say, found));
  return parts.join(' ');
}

function judgementWords(
  { verdict, loss, low, high, better: [best] }: Judgement,
  say: (move: Json) => string,
  found: Review,
): readonly string[] {
  const range = `${worthText(low, found)} to ${withUnit(high, found)}`;
  const judged = VERDICT_WORDS[verdict](verdict === 'close' ? range : `${withUnit(loss.mean, found)} (${range})`);
  if (!best || verdict === 'fine') return [judged];
  const hindsight = best.truly.mean <= 0 ? ['As things really lay it was not: nobody could know.'] : [];
  return [judged, `Better: ${say(best.move)}.`, ...hindsight];
}

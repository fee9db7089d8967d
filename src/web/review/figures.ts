/** What the page of a review reckons from it: steps of the summary, moments worth a line, rounds, and curves thinned to what a screen can show. */
import type { Seat } from '../../engine/game.js';
import type { Judgement, Review, ReviewMoment as Reviewed, Sums, Verdict } from '../../review/index.js';
import { NINE_TENTHS } from '../../review/verdict.js';

const LEAST_DECISIONS = 3; // of one's own with a choice: fewer are nothing to review
const WORTH_A_LINE = 0.03; // of a whole: luck that is a moment of its own
const LONG = 200; // moves from which on the curve shows one round at a time

/** What a whole is in the unit of the review: a victory; alone the points to expect at the start. */
export const wholeOf = ({ start }: Review): number => (start.length === 1 ? Math.max(1, start[0]?.mean ?? 1) : 1);

export const isAlone = ({ start }: Review): boolean => start.length === 1;

/** Those in which a seat had a choice. */
export const decisionsOf = ({ moments }: Review, seat: Seat): readonly Reviewed[] =>
  moments.filter((moment) => moment.seat === seat && moment.choices > 1);

/** Whether a seat decided too seldom. It is known once every move has been looked at. */
export const isNothing = (review: Review, seat: Seat): boolean =>
  review.pass !== 'rough' && decisionsOf(review, seat).length < LEAST_DECISIONS;

interface Step {
  readonly what: 'start' | 'luck' | 'you' | 'others' | 'end';
  readonly by: number; // signed
  readonly from: number; // where the piece begins ...
  readonly to: number; // ... and ends
}

/** From start to end in the order that stays between nothing and a whole, where there is one. */
export function stepsOf(sums: Sums, alone: boolean, whole = 1): readonly Step[] {
  const parts: readonly (readonly [Step['what'], number])[] = alone
    ? [
        ['luck', sums.luck],
        ['you', sums.decisions],
      ]
    : [
        ['luck', sums.luck],
        ['you', sums.decisions],
        ['others', sums.others],
      ];
  const walks = orders(parts).map((order) => {
    let at = sums.start;
    return order.map(([what, by]): Step => {
      const from = at;
      at += by;
      return { what, by, from, to: at };
    });
  });
  const outside = (walk: readonly Step[]): number => walk.reduce((sum, { to }) => sum + Math.max(0, -to) + Math.max(0, to - whole), 0);
  const best = alone ? walks[0] : walks.reduce((one, other) => (outside(other) < outside(one) - 1e-9 ? other : one));
  return [
    { what: 'start', by: sums.start, from: 0, to: sums.start },
    ...(best ?? []),
    { what: 'end', by: sums.end, from: 0, to: sums.end },
  ];
}

/** Alone: what the same luck held for whoever had decided best each time, with the ends of its 90 % interval. */
export function heldIn({ moments, seats }: Review): { readonly mean: number; readonly low: number; readonly high: number } {
  const lost = moments.flatMap(({ judgement }) => (judgement && judgement.better.length > 0 ? [judgement.loss] : []));
  const mean = lost.reduce((sum, loss) => sum + loss.mean, seats[0]?.end ?? 0);
  const wide = NINE_TENTHS * Math.sqrt(lost.reduce((sum, { error }) => sum + error ** 2, 0));
  return { mean, low: mean - wide, high: mean + wide };
}

const orders = <T>(all: readonly T[]): readonly (readonly T[])[] =>
  all.length < 2 ? [all] : all.flatMap((one, i) => orders(all.filter((_, k) => k !== i)).map((rest) => [one, ...rest]));

export type Kind = Verdict | 'luck' | 'unluck';

/** A moment that has a line of its own: a decision with its verdict, or a draw that mattered. */
export interface MomentLine {
  readonly at: number; // which move of the match
  readonly kind: Kind;
  readonly by: number; // what it cost or brought the seat
  readonly mine: boolean;
}

export type Filter = 'yours' | 'all' | 'luck';

/** Best by so much that it is worth a line; otherwise it was as good as others, like most decisions. */
const CLEAR = 0.02; // of a whole

const hasLine = ({ verdict, clear = 0 }: Judgement, whole: number): boolean =>
  verdict === 'best' ? clear >= CLEAR * whole : verdict !== 'fine';

/** The moments of a seat in their order. Decisions that were plainly fine have none, nor those that were best by a trifle. */
export function linesOf(review: Review, seat: Seat, filter: Filter): readonly MomentLine[] {
  const whole = wholeOf(review);
  return review.moments.flatMap((moment, at): MomentLine[] => {
    const mine = moment.seat === seat;
    const luck = moment.luck[seat] ?? 0;
    const { judgement } = moment;
    const lucky: MomentLine[] =
      moment.drew && Math.abs(luck) >= WORTH_A_LINE * whole ? [{ at, kind: luck > 0 ? 'luck' : 'unluck', by: luck, mine }] : [];
    const decided: MomentLine[] =
      judgement && hasLine(judgement, whole) ? [{ at, kind: judgement.verdict, by: -judgement.loss.mean, mine }] : [];
    if (filter === 'luck') return lucky;
    return [...decided.filter((line) => line.mine || filter === 'all'), ...(filter === 'all' ? lucky : [])];
  });
}

const WEIGHTS: readonly Kind[] = ['blunder', 'mistake', 'slip', 'best', 'close']; // what is shown first where there is no room for all

/** As many moments as have room beside each other, so many moves apart at least: the chosen one, then the worst. */
export function spaced(lines: readonly MomentLine[], apart: number, chosen: number | null): readonly MomentLine[] {
  const weight = ({ at, kind }: MomentLine): number => (at === chosen ? -1 : WEIGHTS.indexOf(kind));
  const kept: MomentLine[] = [];
  for (const line of [...lines].sort((a, b) => weight(a) - weight(b)))
    if (kept.every(({ at }) => Math.abs(at - line.at) >= apart)) kept.push(line);
  return lines.filter((line) => kept.includes(line));
}

/** Where "Next mistake" leads: mistakes and blunders in their order, then slips; null after the last. */
export function nextMistake(review: Review, seat: Seat, after: number | null): number | null {
  const mine = linesOf(review, seat, 'yours');
  const round = [...mine.filter(({ kind }) => kind === 'mistake' || kind === 'blunder'), ...mine.filter(({ kind }) => kind === 'slip')].map(
    ({ at }) => at,
  );
  const here = after === null ? -1 : round.indexOf(after);
  if (after === null || here >= 0) return round[here + 1] ?? null;
  return round.find((at) => at > after) ?? round[0] ?? null;
}

/** The first moment to look at, by the rough pass: the seat's own costliest decision. */
export function firstLook(review: Review, seat: Seat): number | null {
  let worst: number | null = null;
  const cost = (at: number): number => review.moments[at]?.decision[seat] ?? 0;
  for (const [at, moment] of review.moments.entries())
    if (moment.seat === seat && moment.choices > 1 && (worst === null || cost(at) < cost(worst))) worst = at;
  return worst;
}

/** A round as a stretch of moves. */
export interface Stretch {
  readonly round: number;
  readonly from: number;
  readonly to: number;
}

/** Rounds by moves, from the entries they begin at. */
export function stretchesOf(review: Review, rounds: readonly { readonly round: number; readonly at: number }[]): readonly Stretch[] {
  const { moments } = review;
  const begins = rounds.map(({ round, at }) => {
    const move = moments.findIndex(({ entry }) => entry >= at);
    return { round, from: move < 0 ? moments.length : move };
  });
  return begins.flatMap(({ round, from }, i) => {
    const to = begins[i + 1]?.from ?? moments.length;
    return to > from ? [{ round, from, to }] : [];
  });
}

export const isLong = ({ moments }: Review): boolean => moments.length > LONG;

/** One point for each column of pixels at most, but every column keeps its lowest and highest. */
export function thinned(values: readonly number[], columns: number): readonly (readonly [at: number, value: number])[] {
  if (values.length <= 2 * columns) return values.map((value, at) => [at, value] as const);
  const points: (readonly [number, number])[] = [];
  for (let column = 0; column < columns; column++) {
    const from = Math.floor((column * values.length) / columns);
    const to = Math.floor(((column + 1) * values.length) / columns);
    let [low, high] = [from, from];
    for (let at = from; at < to; at++) {
      if ((values[at] ?? 0) < (values[low] ?? 0)) low = at;
      if ((values[at] ?? 0) > (values[high] ?? 0)) high = at;
    }
    for (const at of low === high ? [low] : [Math.min(low, high), Math.max(low, high)]) points.push([at, values[at] ?? 0]);
  }
  return points;
}

/** Stretches of moves whose figures are narrow already. */
export function readyIn(review: Review): readonly (readonly [from: number, to: number])[] {
  const spans: [number, number][] = [];
  for (const [at, { fine }] of review.positions.entries()) {
    const last = spans.at(-1);
    if (!fine) continue;
    if (last && last[1] === at - 1) last[1] = at;
    else spans.push([at, at]);
  }
  return spans;
}

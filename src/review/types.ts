/** What a review tells of a finished match, as plain JSON: it is shown while it grows, kept with the match, and gone on with later. */
import type { Json, Seat } from '../engine/game.js';

/** A mean over playouts, and its standard error. */
export interface Estimate {
  readonly mean: number;
  readonly error: number;
}

/** Where something stands between two entries: 0 is right after the deal, the last one is the end. */
export interface PositionWorth {
  readonly at: number; // how many entries of the record came before it, those that were taken back included
  readonly truly: readonly Estimate[]; // by seat: what it was worth as it really lay
  readonly knew: readonly Estimate[]; // by seat: what it was worth by all the seat could know when it last decided; where nothing is hidden the same
  readonly fine: boolean; // looked at in the second pass: the band is narrow
}

/** From best to worst; `close` says that the playouts cannot tell, and then there is no advice. */
export type Verdict = 'best' | 'fine' | 'slip' | 'mistake' | 'blunder' | 'close';

/** Another answer than the one that was given. */
export interface Alternative {
  readonly move: Json;
  readonly gain: Estimate; // over the answer that was given, by what the seat knew
  readonly truly: Estimate; // and as things really lay
}

/** What a decision cost, by what its seat could know. */
export interface Judgement {
  readonly verdict: Verdict;
  readonly worth?: number; // of the answer that was given; reviews that were kept before have none
  readonly loss: Estimate; // against the best alternative; 0 and how sure that is where none was better
  readonly low: number; // the ends of the interval that covers 90 % of it, never below 0
  readonly high: number;
  readonly clear?: number; // where it is best: by how much it beats every other answer, at least; reviews that were kept before have none
  readonly better: readonly Alternative[]; // at most two that were better, the best first; none where it is best or close
}

/** One entry of the record: an answer that still counts at the end. */
export interface ReviewMoment {
  readonly entry: number; // its number in the record
  readonly seat: Seat; // who decided
  readonly choices: number; // legal answers; 1 is no decision
  readonly drew: boolean; // chance had a part in what followed
  readonly decision: readonly number[]; // by seat: what the answer changed, before chance had its say
  readonly errors?: readonly number[]; // by seat: the standard error of that; reviews that were kept before have none
  readonly luck: readonly number[]; // by seat: what chance changed then; all 0 where nothing was drawn
  readonly fine: boolean; // both were looked at in the second pass
  readonly judgement: Judgement | null; // null: not looked at yet, no choice, or not among those that get a verdict
}

/** Where a seat began and ended, and what lay between: start + luck + decisions + others = end. */
export interface Sums {
  readonly start: number; // before the deal
  readonly luck: number; // the deal's, too
  readonly decisions: number; // one's own
  readonly others: number; // what the others' decisions gave or took
  readonly end: number;
}

/** Standard errors of the sums of a seat; start and end are known better. */
export type SumErrors = Readonly<Record<'luck' | 'decisions' | 'others', number>>;

/** A review as far as it has come. */
export interface Review {
  readonly format: 'halcyon-review/1';
  readonly match: string; // which one: by commitment and entries, so that it is not taken for another's
  readonly unit: string; // 'share': of a victory, from 0 to 1; alone the unit of the points, in the plural: 'birds'
  readonly budget: ReviewBudget; // what says whether playouts were cut off, and how many verdicts there are
  readonly start: readonly Estimate[]; // by seat, before the deal: what position 0 is worth beyond it is the luck of the deal
  readonly positions: readonly PositionWorth[]; // moment i leads from position i to i + 1; in the first pass as many as are known
  readonly moments: readonly ReviewMoment[];
  readonly seats: readonly Sums[]; // empty until the first pass is done
  readonly pass: 'rough' | 'fine' | 'done';
  readonly done: number; // of the pass: positions in the first, moments in the second
  readonly all: number;
}

/** What is spent on one look: so many playouts, to the end or up to a horizon where they are estimated. */
export interface Effort {
  readonly playouts: number;
  readonly horizon: number | null; // by the game's clock, by questions where it has none; null: to the end
}

/** What is spent on a review. Equal records and budgets give equal reviews. */
export interface ReviewBudget {
  readonly rough: Effort; // on each position in the first pass
  readonly fine: Effort; // in the second
  readonly moments: number; // how many get a verdict, those with the largest swings; 0: there are only curve and luck
}

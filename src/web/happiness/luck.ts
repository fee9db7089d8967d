/** Luck and decisions over the matches that were reviewed: what is drawn, and what it comes to. */
import type { Finished, Reviewed } from './finished.js';

export interface LuckLine {
  readonly shown: readonly { readonly match: Finished; readonly review: Reviewed | null }[]; // the newest last; null leaves a gap
  readonly luck: number; // the mean, as a share of a victory
  readonly give: number; // ... and its standard error
  readonly decisions: number; // the mean
  readonly improves: boolean; // the later half of the decisions clearly better than the earlier
  readonly most: number; // the largest bar, as a share: the scale
  readonly missing: readonly Finished[]; // without a review, the newest first
}

const SHOWN = 28;
const COARSE = 0.2; // the least scale, so that a calm match does not look like a storm

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

function errorOf(values: readonly number[]): number {
  if (values.length < 2) return 0;
  const middle = mean(values);
  const spread = values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1);
  return Math.sqrt(spread / values.length);
}

/** `matches`: the oldest first. Matches alone are counted in points and have no place on this scale. */
export function luckIn(matches: readonly Finished[]): LuckLine {
  const mine = matches.filter(({ me, seats }) => me !== null && seats.length > 1);
  const shown = mine.slice(-SHOWN).map((match) => ({ match, review: match.review?.unit === 'share' ? match.review : null }));
  const reviewed = mine.flatMap(({ review }) => (review?.unit === 'share' ? [review] : []));
  const decisions = reviewed.map((review) => review.decisions);
  const half = Math.floor(decisions.length / 2);
  const [before, after] = [decisions.slice(0, half), decisions.slice(half)];
  const gain = mean(after) - mean(before);
  const luck = reviewed.map((review) => review.luck);
  const bars = shown.flatMap(({ review }) => (review ? [Math.abs(review.luck), Math.abs(review.decisions)] : []));
  return {
    shown,
    luck: mean(luck),
    give: errorOf(luck),
    decisions: mean(decisions),
    improves: half >= 3 && gain > Math.hypot(errorOf(before), errorOf(after)),
    most: Math.max(COARSE, ...bars.map((bar) => Math.ceil(bar * 10) / 10)),
    missing: mine.filter(({ review }) => review === null).reverse(),
  };
}

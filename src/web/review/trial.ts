/** A decision of the past that is tried again: how good the new answer is, and what it is worth beyond the one that was given then. Nothing is stored. */
import type { GainBetween } from '../../bots/advise.js';
import type { Json } from '../../engine/game.js';
import { same } from '../../engine/json.js';
import type { Judgement } from '../../review/index.js';
import { judged, NINE_TENTHS } from '../../review/verdict.js';
import type { Kind } from './figures.js';
import { beyond, type Unit, VERDICT_WORDS, REVIEW_WORDS as W } from './words.js';

/** An answer that was tried. Without a verdict: the review has not come to this decision yet. */
interface Weighed {
  readonly verdict: Kind | null;
  readonly words: string;
}

export interface SecondTry {
  readonly chosen: Json | null;
  readonly answer: { readonly move: Json; readonly weighed: Weighed | null } | null; // null: it is being weighed
}
export const FRESH: SecondTry = { chosen: null, answer: null };

/** The decision as it was made, and as it is spoken of. */
interface Then {
  readonly played: Json;
  readonly judgement: Judgement | null;
  readonly who: string; // 'you', or a name
  readonly unit: Unit;
  readonly whole: number;
}

/** What the review itself knows of an answer: it is the one that was given, or the best. */
export function knownOf(move: Json, { played, judgement, who, unit }: Then): Weighed | null {
  const [best] = judgement?.better ?? [];
  if (same(move, played))
    return { verdict: judgement?.verdict ?? null, words: judgement ? W.triedSame(who) : `${W.triedSame(who)} ${W.noVerdict}` };
  return best && same(move, best.move) ? { verdict: 'best', words: beyond(best.gain, who, unit) } : null;
}

/** What any other is set against: the answer that was given, then the best one if that is another. */
export const rivalsIn = ({ played, judgement }: Pick<Then, 'played' | 'judgement'>): readonly Json[] => [
  played,
  ...(judgement?.better ?? []).slice(0, 1).map(({ move }) => move),
];

/** By futures that share their luck: the verdict against the best, the words against what was played. */
export function weighedBy({ gains, because }: GainBetween, { judgement, who, unit, whole }: Then): Weighed {
  const [overPlayed] = gains;
  const overBest = gains.at(-1);
  if (!overPlayed || !overBest) throw new Error('it was set against nothing');
  const compared = beyond(overPlayed, who, unit);
  return {
    verdict: judgement ? judged({ mean: -overBest.mean, error: overBest.error }, whole).verdict : null,
    words: because !== '' && overPlayed.mean > NINE_TENTHS * overPlayed.error ? `${compared} ${because}` : compared,
  };
}

/** The move and how good it was; '' while it is weighed. */
export const headingOf = (move: string, weighed: Weighed | null): string =>
  weighed ? W.tried(move, weighed.verdict && VERDICT_WORDS[weighed.verdict]) : '';

/** What a person may be proud of, from the matches that are remembered. */
import type { GlyphName } from '../art/glyph.js';
import type { Finished } from './finished.js';
import { HAPPY_WORDS as W } from './words.js';

export interface BestOf {
  readonly key: string;
  readonly glyph: GlyphName;
  readonly words: string;
  readonly match: Finished;
}

type Found = BestOf | null;

const mineIn = ({ me, seats }: Finished) => (me === null ? undefined : seats[me]);
const totalOf = (match: Finished): number => mineIn(match)?.total ?? Number.NEGATIVE_INFINITY;

/** The match with the highest figure; of equals the first, who set it. */
function bestBy(matches: readonly Finished[], figure: (match: Finished) => number): Finished | null {
  let best: Finished | null = null;
  for (const match of matches) if (best === null || figure(match) > figure(best)) best = match;
  return best;
}

/** The most anybody scored alone in each game. */
function alone(matches: readonly Finished[]): readonly Found[] {
  const solo = matches.filter(({ seats, me }) => seats.length === 1 && me !== null);
  return [...new Set(solo.map(({ game }) => game))].map((game) => {
    const match = bestBy(
      solo.filter((each) => each.game === game),
      totalOf,
    );
    return match && { key: `alone ${game}`, glyph: 'feather', words: W.bestAlone(totalOf(match), match.unit), match };
  });
}

/** By how little a match was decided. */
function closest(matches: readonly Finished[]): Found {
  const gapOf = ({ seats }: Finished): number => {
    const [first = 0, second = 0] = seats.map(({ total }) => total).sort((a, b) => b - a);
    return first - second;
  };
  const match = bestBy(
    matches.filter((each) => each.seats.length > 1 && each.won),
    (each) => -gapOf(each),
  );
  if (!match) return null;
  const [first = 0, second = 0] = match.seats.map(({ total }) => total).sort((a, b) => b - a);
  return { key: 'closest', glyph: 'people', words: W.closest(first, second), match };
}

function beatMaster(matches: readonly Finished[]): Found {
  const match = matches.find(({ won, seats, me }) => won && me !== null && seats.some(({ bot }) => bot === 'master'));
  return match ? { key: 'master', glyph: 'trophy', words: W.beatMaster, match } : null;
}

/** The longest row of victories with others at the table; its last match carries it. */
function row(matches: readonly Finished[]): Found {
  let now = 0;
  let best: { readonly length: number; readonly match: Finished } | null = null;
  for (const match of matches.filter(({ seats, me }) => seats.length > 1 && me !== null)) {
    now = match.won ? now + 1 : 0;
    if (now > (best?.length ?? 1)) best = { length: now, match };
  }
  return best && { key: 'row', glyph: 'star', words: W.row(best.length), match: best.match };
}

/** What luck took from somebody who won all the same; only matches that were reviewed can tell. */
function unluckiest(matches: readonly Finished[]): Found {
  const unlucky = matches.filter(({ won, review }) => won && review?.unit === 'share' && review.luck < 0);
  const match = bestBy(unlucky, ({ review }) => -(review?.luck ?? 0));
  return match?.review ? { key: 'unluckiest', glyph: 'spin', words: W.unluckiest(match.review.luck), match } : null;
}

/** `matches`: the oldest first. The newest record first. */
export function recordsIn(matches: readonly Finished[]): readonly BestOf[] {
  const all = [...alone(matches), beatMaster(matches), closest(matches), row(matches), unluckiest(matches)];
  return all.flatMap((found) => found ?? []).sort((a, b) => b.match.at - a.match.at);
}

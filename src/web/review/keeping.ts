/** Where a review goes: with its match, as far as it has come; and when it is done, what it found for the person, into My happiness. */
import type { Seat } from '../../engine/game.js';
import type { Review } from '../../review/index.js';
import type { ProgressStore } from '../happiness/kept.js';
import type { Archive } from '../session/archive.js';

interface Stores {
  readonly archive: Pick<Archive, 'keepReview'>;
  readonly kept: Pick<ProgressStore, 'review'>;
}

/** `mine`: the seat of the person; null: nobody's match is looked back on. */
export async function keepReview({ archive, kept }: Stores, match: string, review: Review, mine: Seat | null): Promise<void> {
  const sums = mine === null || review.pass !== 'done' ? undefined : review.seats[mine];
  await Promise.allSettled([
    archive.keepReview(match, review), // without storage it is made again
    ...(sums ? [kept.review(match, { ...sums, unit: review.unit })] : []),
  ]);
}

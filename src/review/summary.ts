/** A review in few words: the headline of a seat, the moments worth a look, and what the match would have come to with even luck. */
import type { Seat } from '../engine/game.js';
import type { Review, ReviewMoment, Sums, Verdict } from './types.js';

/** What decided it for a seat; by this a page has its sentence. */
export type Headline = 'given' | 'earned' | 'unlucky' | 'slipped' | 'both';

const ALIKE = 0.03; // of a victory

export function headlineFor({ start, luck, decisions, end }: Sums, won: boolean): Headline {
  if (won) return luck > (end - start) / 2 ? 'given' : 'earned';
  if (Math.abs(Math.abs(luck) - Math.abs(decisions)) <= ALIKE) return 'both';
  return Math.abs(luck) > Math.abs(decisions) ? 'unlucky' : 'slipped';
}

/** What it would have come to with even luck. Over all seats this adds up to one. */
export const evenLuck = ({ start, decisions, others }: Sums): number => start + decisions + others;

const WORSE: readonly Verdict[] = ['slip', 'mistake', 'blunder'];
const A_LOT = 0.05; // of a victory; alone, of the points to expect at the start

/** In the order of the match: this seat's slips and worse, and what chance did to it that was no trifle. */
export function momentsFor({ moments, start, unit }: Review, seat: Seat): readonly ReviewMoment[] {
  const whole = unit === 'share' ? 1 : Math.max(1, start[0]?.mean ?? 1);
  return moments.filter(
    ({ judgement, luck, seat: asked }) =>
      (asked === seat && judgement !== null && WORSE.includes(judgement.verdict)) || Math.abs(luck[seat] ?? 0) >= A_LOT * whole,
  );
}

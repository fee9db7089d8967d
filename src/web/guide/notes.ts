/** First-time notes: what a person meets for the first time in their life is explained in one sentence, once. */
import type { Decision, GameTypes, Seat, View } from '../../engine/game.js';
import type { Happened } from '../../match/messages.js';
import { lastDecision, takenBackIn } from '../../match/picture.js';
import { type FirstNote, MEETINGS } from '../kit/first-note.js';

export const MOST_A_MATCH = 2;
export const LEAST_TIME = 30; // seconds: on a faster clock nobody reads

/** What has been explained, by game and thing, and in which match. */
export type Met = Readonly<Record<string, string>>;

export const keyOf = (game: string, { thing }: Pick<FirstNote, 'thing'>): string => `${game}: ${thing}`;

interface Kept {
  readonly game: string;
  readonly match: string;
  readonly met: Met;
}

interface Position {
  readonly view: View<GameTypes>;
  readonly journal: readonly Happened[];
  readonly question: Decision;
}

/** All that happened since this seat decided last, its own decision included: it may have drawn something. */
function eventsSince(journal: readonly Happened[], seat: Seat): readonly GameTypes['event'][] {
  const isTakenBack = takenBackIn(journal);
  const from = lastDecision(journal, [seat])?.entry ?? -1;
  return journal.filter(({ entry }) => entry >= from && !isTakenBack(entry)).flatMap(({ events }) => events);
}

/** The note to show over this question: what hit the person before what they drew, and that before what others did. */
export function noteFor(notes: readonly FirstNote[], { view, journal, question }: Position, { game, match, met }: Kept): FirstNote | null {
  if (Object.values(met).filter((where) => where === match).length >= MOST_A_MATCH) return null;
  const unknown = notes.filter((note) => !(keyOf(game, note) in met));
  if (unknown.length === 0) return null;
  const since = { events: eventsSince(journal, question.seat), view, question, me: question.seat };
  const meetings = unknown.flatMap((note) => {
    const how = note.meets(since);
    return how === null ? [] : [{ note, rank: MEETINGS.indexOf(how) }];
  });
  return meetings.sort((a, b) => a.rank - b.rank)[0]?.note ?? null;
}

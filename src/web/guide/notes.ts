/** First-time notes: what a person meets for the first time in their life is explained in one sentence, once. */
import type { Decision, GameTypes, Seat, View } from '../../engine/game.js';
import type { Happened } from '../../match/messages.js';
import { lastDecision, takenBackIn } from '../../match/picture.js';
import { type FirstNote, MEETINGS } from '../kit/first-note.js';

export const LEAST_TIME = 30; // seconds: on a faster clock nobody reads
export const WAITS = 'waits'; // met together with something else, and not told yet

/** What has been met, by game and thing: the match in which it was told, or that it waits to be. */
export type Met = Readonly<Record<string, string>>;

export const keyOf = (game: string, { thing }: Pick<FirstNote, 'thing'>): string => `${game}: ${thing}`;

interface Kept {
  readonly game: string;
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

/** The notes that are due over this question: what hit the person before what they drew, that before what others did, and then what waits from before. The first is shown. */
export function notesFor(notes: readonly FirstNote[], { view, journal, question }: Position, { game, met }: Kept): readonly FirstNote[] {
  const unknown = notes.filter((note) => (met[keyOf(game, note)] ?? WAITS) === WAITS);
  if (unknown.length === 0) return [];
  const since = { events: eventsSince(journal, question.seat), view, question, me: question.seat };
  const due = unknown.flatMap((note) => {
    const how = note.meets(since);
    if (how !== null) return [{ note, rank: MEETINGS.indexOf(how) }];
    return met[keyOf(game, note)] === WAITS ? [{ note, rank: MEETINGS.length }] : [];
  });
  return due.sort((a, b) => a.rank - b.rank).map(({ note }) => note);
}

/** What is known once the person has decided: the first of the notes was read in this match, the others wait for the next question. */
export const metAfter = (due: readonly FirstNote[], game: string, match: string, met: Met): Met => ({
  ...met,
  ...Object.fromEntries(due.map((note, i) => [keyOf(game, note), i === 0 ? match : WAITS])),
});

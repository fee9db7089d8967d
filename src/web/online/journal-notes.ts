/** What was done to the table, told in the journal between what happened in the game. */
import type { Happened } from '../../match/messages.js';
import type { JournalLine } from '../../match/picture.js';
import type { RoomNote } from '../../match/room.js';
import { NOTES } from '../../match/settings.js';

/** Each note after the last entry that was made before it. */
export function withNotes(
  lines: readonly JournalLine[],
  notes: readonly RoomNote[],
  journal: readonly Pick<Happened, 'entry' | 'at'>[],
  upTo = Number.POSITIVE_INFINITY,
): readonly JournalLine[] {
  const entryAt = (at: number) => journal.findLast((happened) => happened.at <= at)?.entry ?? -1;
  const told = notes
    .map(
      ({ n, at, what, name }): JournalLine => ({
        key: `note ${n}`,
        entry: entryAt(at),
        seat: null,
        words: NOTES[what](name).replace(/\.$/, ''),
        takenBack: false,
      }),
    )
    .filter(({ entry }) => entry < upTo);
  return told.length === 0 ? lines : [...lines, ...told].sort((a, b) => a.entry - b.entry); // the sort is stable: a note comes after its entry
}

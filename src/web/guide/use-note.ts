/** The first-time note over the question on the screen, and how it counts as read. */
import { useCallback, useMemo } from 'react';
import type { Decision } from '../../engine/game.js';
import type { Snapshot } from '../../match/client.js';
import type { Face } from '../../match/messages.js';
import type { FirstNote } from '../kit/first-note.js';
import { useSettings } from '../settings.js';
import { LEAST_TIME, metAfter, notesFor } from './notes.js';

interface Asked {
  readonly notes: readonly FirstNote[] | undefined;
  readonly snap: Snapshot | null;
  readonly face: Face;
  readonly question: Decision | null; // null: nobody is asked, or somebody is guided
}

interface Noted {
  readonly note: FirstNote | null;
  readonly read: () => void; // the person has decided: it is not shown again
}

const NONE: readonly FirstNote[] = [];

export function useNote({ notes, snap, face, question }: Asked): Noted {
  const explains = useSettings(({ explainNew }) => explainNew);
  const { game, match } = face;
  const isHurried = (face.settings.clock?.seconds ?? LEAST_TIME) < LEAST_TIME;
  const due = useMemo(() => {
    const moment = snap?.moment;
    if (!notes || !moment || !question || !explains || isHurried) return NONE;
    return notesFor(notes, { view: moment.view, journal: snap.journal, question }, { game, met: useSettings.getState().met });
  }, [notes, snap?.moment, snap?.journal, question, explains, isHurried, game]);
  const read = useCallback(() => {
    const { met, change } = useSettings.getState();
    if (due.length > 0) change({ met: metAfter(due, game, match, met) });
  }, [due, game, match]);
  return { note: due[0] ?? null, read };
}

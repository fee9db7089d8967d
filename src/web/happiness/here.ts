/** What this device remembers of a person, for the page. */
import { useEffect, useState } from 'react';
import type { Day } from '../daily/calendar.js';
import { rememberHere } from '../session/local.js';
import { onKept, openKept } from './kept.js';
import type { Progress } from './progress.js';

export const keptHere = openKept();

/**
 * All of it, kept fresh; null until it has been read, 'unread' where the browser's storage does not answer. Whoever wants it `whole` has the matches of this
 * device looked through first; the shelf does without.
 */
export function useProgress(whole = true): Progress | 'unread' | null {
  const [progress, setProgress] = useState<Progress | 'unread' | null>(null);
  useEffect(() => {
    let left = false;
    const read = () =>
      keptHere.all().then(
        (all) => left || setProgress(all),
        () => left || setProgress('unread'),
      );
    const stop = onKept(() => void read());
    void (whole ? rememberHere() : Promise.resolve())
      .catch(() => {}) // what is remembered already is shown all the same
      .then(read);
    return () => {
      left = true;
      stop();
    };
  }, [whole]);
  return progress;
}

/** The day whose counted try this match was. */
export function useDayOf(match: string | null): Day | null {
  const [day, setDay] = useState<Day | null>(null);
  useEffect(() => {
    let left = false;
    keptHere.all().then(
      ({ days }) => left || setDay(days.find((each) => each.match === match)?.day ?? null),
      () => {}, // a storage that does not answer has no days
    );
    return () => {
      left = true;
    };
  }, [match]);
  return day;
}

/**
 * What this device remembers of a person: a line for each finished match, and one for each day that was tried. It lies in the browser's database, in a base
 * of its own beside the matches: who deletes a match keeps what it taught, and a page of an older version goes on with the matches it knows.
 */
import type { Day } from '../daily/calendar.js';
import { type DailyRun, RUNS, type Runs } from '../daily/runs.js';
import { completed, done } from '../session/archive.js';
import type { Finished, Reviewed } from './finished.js';
import type { Progress, TriedDay } from './progress.js';

export interface ProgressStore {
  all(): Promise<Progress>;
  day(day: Day): Promise<TriedDay | null>;
  /** Keeps a match that is over. What is known of it already stays. */
  finish(match: Finished): Promise<void>;
  /** A try begins; gives the one that counts, which is an earlier one where there was one. */
  begin(tried: TriedDay): Promise<TriedDay>;
  /** The n-th run of a bot; gives the day with it. Another tab may have played the same one: it is kept once. */
  addRun(day: Day, step: keyof Runs, n: number, run: DailyRun): Promise<TriedDay | null>;
  /** What a review has found for the person. */
  review(match: string, found: Reviewed): Promise<void>;
  /** In place of everything that is kept. */
  replace(progress: Progress): Promise<void>;
}

const NAME = 'halcyon-progress';
const FINISHED = 'finished'; // by match
const DAYS = 'days'; // by date

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1);
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore(FINISHED, { keyPath: 'id' });
    request.result.createObjectStore(DAYS, { keyPath: 'day' });
  });
  return done(request);
}

const CHANNEL = 'halcyon:progress';

/** All tabs hear that something was kept. */
export function onKept(heard: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', heard);
  return () => channel.close();
}

export function openKept(): ProgressStore {
  let opened: Promise<IDBDatabase> | null = null;
  const database = (): Promise<IDBDatabase> => {
    opened ??= open().then((db) => {
      const gone = () => {
        db.close();
        opened = null;
      };
      db.addEventListener('close', gone);
      db.addEventListener('versionchange', gone);
      return db;
    });
    opened.catch(() => {
      opened = null;
    });
    return opened;
  };
  const writing = async <T>(work: (stores: { finished: IDBObjectStore; days: IDBObjectStore }) => Promise<T>): Promise<T> => {
    const transaction = (await database()).transaction([FINISHED, DAYS], 'readwrite');
    const ended = completed(transaction);
    ended.catch(() => {}); // it is awaited below; until then a failure is nobody's
    const result = await work({ finished: transaction.objectStore(FINISHED), days: transaction.objectStore(DAYS) });
    await ended;
    const channel = new BroadcastChannel(CHANNEL);
    channel.postMessage(null);
    channel.close();
    return result;
  };
  return {
    async all() {
      const transaction = (await database()).transaction([FINISHED, DAYS]);
      const [finished, days]: [Finished[], TriedDay[]] = await Promise.all([
        done(transaction.objectStore(FINISHED).getAll()),
        done(transaction.objectStore(DAYS).getAll()),
      ]);
      return { finished: finished.sort((a, b) => a.at - b.at), days: days.sort((a, b) => (a.day < b.day ? -1 : 1)) };
    },
    async day(day) {
      const found: TriedDay | undefined = await done((await database()).transaction(DAYS).objectStore(DAYS).get(day));
      return found ?? null;
    },
    finish: (match) =>
      writing(async ({ finished }) => {
        const before: Finished | undefined = await done(finished.get(match.id));
        if (!before) finished.put(match);
      }),
    begin: (tried) =>
      writing(async ({ days }) => {
        const before: TriedDay | undefined = await done(days.get(tried.day));
        if (!before) days.put(tried);
        return before ?? tried;
      }),
    addRun: (day, step, n, run) =>
      writing(async ({ days }) => {
        const before: TriedDay | undefined = await done(days.get(day));
        if (!before) return null;
        const runs = before.runs[step] ?? [];
        if (runs.length !== n || n >= RUNS[step]) return before;
        const next = { ...before, runs: { ...before.runs, [step]: [...runs, run] } };
        days.put(next);
        return next;
      }),
    review: (match, found) =>
      writing(async ({ finished }) => {
        const before: Finished | undefined = await done(finished.get(match));
        if (before) finished.put({ ...before, review: found });
      }),
    replace: (progress) =>
      writing(async ({ finished, days }) => {
        finished.clear();
        days.clear();
        for (const match of progress.finished) finished.put(match);
        for (const day of progress.days) days.put(day);
      }),
  };
}

/** The matches of this device in the browser's database: per match a log that only grows, and a note for the lists. Used by the page and by the worker that hosts. */
import type { Review } from '../../review/index.js';

/** What the list of matches shows without opening one. */
export interface MatchNote {
  readonly id: string;
  readonly game: string;
  readonly names: readonly string[];
  readonly touched: number; // milliseconds since 1970
  readonly entries: number;
  readonly state: 'mine' | 'theirs' | 'over'; // whose turn it is
  readonly words: string; // the last thing that happened, or who won
  readonly guided: boolean; // a guided first round
}

interface Stored extends MatchNote {
  readonly lines: number;
}

export interface Archive {
  /** All matches, the one touched last first. */
  notes(): Promise<readonly MatchNote[]>;
  note(id: string): Promise<MatchNote | null>;
  /** The lines of a match from number `from` on; null if there is no such match. */
  read(id: string, from: number): Promise<readonly string[] | null>;
  /** Appends to a log that has `after` lines; 0 begins one. Durable when it resolves with true; false: it has another length, and nothing was written. */
  append(id: string, after: number, lines: readonly string[], note: MatchNote): Promise<boolean>;
  change(id: string, part: Partial<Pick<MatchNote, 'guided'>>): Promise<void>;
  remove(id: string): Promise<void>;
  /** The review of a match as far as it has come; it can be made again, so it is what is given up first. */
  review(id: string): Promise<Review | null>;
  keepReview(id: string, review: Review): Promise<void>;
}

const NAME = 'halcyon';
const VERSION = 2; // 2: reviews
const LINES = 'lines'; // by match and number
const NOTES = 'notes'; // by match
const REVIEWS = 'reviews'; // by match, of this device and with friends

export const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('the browser’s database failed')));
  });

export const completed = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    const failed = () => reject(transaction.error ?? new Error('the browser’s database failed'));
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('error', failed);
    transaction.addEventListener('abort', failed);
  });

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION);
  request.addEventListener('upgradeneeded', ({ oldVersion }) => {
    if (oldVersion < 1) {
      request.result.createObjectStore(LINES);
      request.result.createObjectStore(NOTES, { keyPath: 'id' });
    }
    request.result.createObjectStore(REVIEWS);
  });
  return done(request);
}

/** All numbers of lines of one match from `from` on: a list is greater than any number. */
const from = (id: string, first: number): IDBKeyRange => IDBKeyRange.bound([id, first], [id, []]);

const plain = ({ lines: _, ...note }: Stored): MatchNote => note;

export function openArchive(): Archive {
  let opened: Promise<IDBDatabase> | null = null;
  const database = (): Promise<IDBDatabase> => {
    opened ??= open().then((db) => {
      db.addEventListener('close', () => {
        opened = null; // the browser has closed it, for instance because its data were cleared
      });
      db.addEventListener('versionchange', () => db.close());
      return db;
    });
    opened.catch(() => {
      opened = null;
    });
    return opened;
  };
  const notesIn = (transaction: IDBTransaction) => transaction.objectStore(NOTES);

  return {
    async notes() {
      const all: Stored[] = await done(notesIn((await database()).transaction(NOTES)).getAll());
      return all.map(plain).sort((a, b) => b.touched - a.touched);
    },
    async note(id) {
      const stored: Stored | undefined = await done(notesIn((await database()).transaction(NOTES)).get(id));
      return stored ? plain(stored) : null;
    },
    async read(id, first) {
      const transaction = (await database()).transaction([LINES, NOTES]);
      const [note, lines]: [Stored | undefined, string[]] = await Promise.all([
        done(notesIn(transaction).get(id)),
        done(transaction.objectStore(LINES).getAll(from(id, first))),
      ]);
      return note ? lines : null;
    },
    async append(id, after, lines, note) {
      const transaction = (await database()).transaction([LINES, NOTES], 'readwrite', { durability: 'strict' });
      const ended = completed(transaction);
      ended.catch(() => {}); // it is awaited below; until then a failure is nobody's
      const before: Stored | undefined = await done(notesIn(transaction).get(id));
      if ((before?.lines ?? 0) !== after) {
        await ended;
        return false;
      }
      const stored: Stored = { ...note, guided: before?.guided ?? note.guided, lines: after + lines.length };
      try {
        for (const [i, line] of lines.entries()) transaction.objectStore(LINES).put(line, [id, after + i]);
        notesIn(transaction).put(stored);
        transaction.commit();
      } catch (error) {
        transaction.abort(); // it would commit by itself what it has so far
        throw error;
      }
      await ended;
      return true;
    },
    async change(id, part) {
      const transaction = (await database()).transaction(NOTES, 'readwrite');
      const before: Stored | undefined = await done(notesIn(transaction).get(id));
      if (before) notesIn(transaction).put({ ...before, ...part });
      await completed(transaction);
    },
    async remove(id) {
      const transaction = (await database()).transaction([LINES, NOTES, REVIEWS], 'readwrite');
      transaction.objectStore(LINES).delete(from(id, 0));
      notesIn(transaction).delete(id);
      transaction.objectStore(REVIEWS).delete(id);
      await completed(transaction);
    },
    async review(id) {
      const kept: Review | undefined = await done((await database()).transaction(REVIEWS).objectStore(REVIEWS).get(id));
      return kept ?? null;
    },
    async keepReview(id, review) {
      const transaction = (await database()).transaction(REVIEWS, 'readwrite');
      transaction.objectStore(REVIEWS).put(review, id);
      await completed(transaction);
    },
  };
}

/** What a store of matches can do. SQLite and PostgreSQL both keep this contract, and one suite of tests holds them to it. */

/** A match is one growing list of lines (see `src/match`). The store never looks into a line; it keeps their order and loses none. */
export interface Store {
  /** Writes down a new match with its first lines. Durable when it resolves; false if the id is taken, and then nothing is written. */
  create(id: string, note: Note, lines: readonly string[]): Promise<boolean>;

  /** Appends lines to a match that has `after` lines so far. Durable when it resolves with true; false: somebody was faster, or there is no such match, and nothing was written. */
  append(id: string, after: number, lines: readonly string[], note: Note): Promise<boolean>;

  /** The lines of a match from number `from` on, oldest first; null if there is no such match. */
  read(id: string, from?: number): Promise<readonly string[] | null>;

  /** Matches whose `wake` is at or before `now`, the longest overdue first: bots to move, clocks to fall. */
  due(now: number, limit: number): Promise<readonly { readonly id: string; readonly wake: number }[]>;

  /** Matches that strangers may join, newest first. */
  listed(limit: number): Promise<readonly string[]>;

  /** Every match, in the order of ids, in pages: for `check-store` and statistics. */
  ids(after: string | null, limit: number): Promise<readonly string[]>;

  /** Keeps a shortcut to the position after the first `at` lines, and forgets all but the last two of the match. Never needed, only faster. */
  keepSnapshot(id: string, at: number, text: string): Promise<void>;

  /** The latest shortcut at or before `at` lines, or null. */
  snapshot(id: string, at?: number): Promise<{ readonly at: number; readonly text: string } | null>;

  /** Hears of appends to any match, also by other processes, and of new matches. May be called late or twice, never not at all while the database is reachable; must not throw. Returns how to stop. */
  watch(heard: (id: string, lines: number) => void): () => void;

  /** Notes that a server process is there now. Need not be durable. */
  beat(server: string, now: number): Promise<void>;

  /** The server processes that were there at `since` or later. */
  servers(since: number): Promise<readonly string[]>;

  close(): Promise<void>;
}

/** What the store itself must know of a match, replaced with every append. */
export interface Note {
  readonly game: string;
  readonly rules: number;
  readonly listed: boolean; // strangers may join: the host wished it, a seat is open, and somebody who sits there is present
  readonly over: boolean;
  readonly wake: number | null; // when something must happen without a person, milliseconds since 1970
}

/** How whole stores are copied, for backups and for moving from SQLite to PostgreSQL or back. */
export interface Copyable {
  /** Every match as it stands at the moment of the call, oldest first; play goes on meanwhile. */
  everything(): AsyncIterable<Kept>;
  /** Takes in all these matches or, if anything fails, none. Refuses to touch a store that has matches, unless they are to be replaced. */
  fill(matches: AsyncIterable<Kept>, replace: boolean): Promise<number>;
}

/** A whole match. Snapshots are left behind: they are never needed. */
export interface Kept {
  readonly id: string;
  readonly note: Note;
  readonly lines: readonly string[];
}

export const SNAPSHOTS_KEPT = 2; // of each match: the last may be one of the end, or of a version of the program that was taken back
export const FORGOTTEN_AFTER_MS = 24 * 3600 * 1000; // servers that have not been seen for so long

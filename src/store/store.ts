/** What a store of matches can do. SQLite and PostgreSQL both keep this contract, and one suite of tests holds them to it. */
import type { Report } from '../match/conversation.js';

/** A match is one growing list of lines (see `src/match`). The store never looks into a line; it keeps their order and loses none. */
export interface Store {
  /** Writes down a new match with its first lines. Durable when it resolves; false if the id is taken, and then nothing is written. */
  create(id: string, note: MatchSummary, lines: readonly string[]): Promise<boolean>;

  /** Appends lines to a match that has `after` lines so far. Durable when it resolves with true; false: somebody was faster, or there is no such match, and nothing was written. */
  append(id: string, after: number, lines: readonly string[], note: MatchSummary): Promise<boolean>;

  /** Puts these lines, at least as many, in the place of all that a match of `after` lines has, and forgets its snapshots. Durable and all at once as with `append`; nothing of the old lines is left where anybody would read it. */
  rewrite(id: string, after: number, lines: readonly string[], note: MatchSummary): Promise<boolean>;

  /** The lines of a match from number `from` on, oldest first; null if there is no such match. */
  read(id: string, from?: number): Promise<readonly string[] | null>;

  /** Matches whose `wake` is at or before `now`, the longest overdue first: bots to move, clocks to fall. */
  due(now: number, limit: number): Promise<readonly { readonly id: string; readonly wake: number }[]>;

  /** Matches whose `fades` is at or before `now`: what they know of people is to be removed. */
  fading(now: number, limit: number): Promise<readonly string[]>;

  /** Matches that strangers may join, newest first. */
  listed(limit: number): Promise<readonly string[]>;

  /** Every match, in the order of ids, in pages: for `check-store` and statistics. */
  ids(after: string | null, limit: number): Promise<readonly string[]>;

  /** Keeps a shortcut to the position after the first `at` lines, and forgets all but the last two of the match. Never needed, only faster; one that is older than the last `rewrite` is not kept. */
  keepSnapshot(id: string, at: number, text: string): Promise<void>;

  /** The latest shortcut at or before `at` lines, or null. */
  snapshot(id: string, at?: number): Promise<{ readonly at: number; readonly text: string } | null>;

  /** The match that the code of a room leads to; null: to none. */
  matchAt(code: string): Promise<string | null>;

  /** Has a code lead to a match. `before`: where it led so far, null for nowhere. Durable when it resolves with true; false: it leads elsewhere by now, and nothing was written. */
  lead(code: string, match: string, before: string | null): Promise<boolean>;

  /** Keeps a report for the operator. False: the same person has reported the same talk already. */
  report(report: Report): Promise<boolean>;

  /** The reports whose number is greater than `after`, oldest first. */
  reports(after: number, limit: number): Promise<readonly NumberedReport[]>;

  /** Forgets one report, or all about a match; how many there were. */
  dropReports(which: { readonly number: number } | { readonly match: string }): Promise<number>;

  /** Overwrites what was removed in the store's files, as far as this kind of store can. May take a while, and whoever writes meanwhile waits. */
  scrub(): Promise<void>;

  /** Hears of appends to any match, also by other processes, and of new matches. May be called late or twice, never not at all while the database is reachable; must not throw. Returns how to stop. */
  watch(heard: (id: string, lines: number) => void): () => void;

  /** Notes that a server process is there now. Need not be durable. */
  beat(server: string, now: number): Promise<void>;

  /** The server processes that were there at `since` or later. */
  servers(since: number): Promise<readonly string[]>;

  close(): Promise<void>;
}

/** What the store itself must know of a match, replaced with every append. */
export interface MatchSummary {
  readonly game: string;
  readonly rules: number;
  readonly listed: boolean; // strangers may join: the host wished it, a seat is open, and somebody who sits there is present
  readonly over: boolean;
  readonly wake: number | null; // when something must happen without a person, milliseconds since 1970
  readonly fades: number | null; // when talk and addresses of its people must go
}

export type NumberedReport = Report & { readonly number: number };

/** How whole stores are copied, for backups and for moving from SQLite to PostgreSQL or back. */
export interface Copyable {
  /** Every match as it stands at the moment of the call, oldest first; play goes on meanwhile. */
  everything(): AsyncIterable<StoredMatch>;
  /** Takes in all these matches or, if anything fails, none. Refuses to touch a store that has matches, unless they are to be replaced. */
  fill(matches: AsyncIterable<StoredMatch>, replace: boolean): Promise<number>;
}

/** A whole match. Snapshots are left behind: they are never needed. */
export interface StoredMatch {
  readonly id: string;
  readonly note: MatchSummary;
  readonly lines: readonly string[];
  readonly codes: readonly string[]; // of rooms, that lead to it
}

export const SNAPSHOTS_KEPT = 2; // of each match: the last may be one of the end, or of a version of the program that was taken back
export const FORGOTTEN_AFTER_MS = 24 * 3600 * 1000; // servers that have not been seen for so long

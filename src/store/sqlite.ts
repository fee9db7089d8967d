/** Matches in one SQLite file: the store of a server on one machine. */
import { chmodSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { createRequire, isBuiltin } from 'node:module';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { DatabaseSyncInstance, SqliteModule } from '@photostructure/sqlite';
import { Complaint } from '../engine/complaint.js';
import { groupCommits, NobodyCanWrite } from './group-commit.js';
import { type Copyable, FORGOTTEN_AFTER_MS, type MatchSummary, SNAPSHOTS_KEPT, type Store, type StoredMatch } from './store.js';
import { checkId, checkText } from './validate.js';

export const SQLITE_FILE = 'halcyon.db';
const HALCYON = 0x48414c43; // "HALC": tells our file from other SQLite files
const LARGEST_GROUP = 1000;
const PATIENCE_MS = 10_000; // with other programs that have locked the file
const BUSY_MS = 20; // of it inside SQLite, while the event loop stands still
const RETRY_MS = 50;
const LISTEN_EVERY_MS = 250;
const WORTH_A_CHECKPOINT = 500; // writes
const QUIET_MS = 100;
const MOST_WAITING = 6000; // writes: then the log is checkpointed whether it is quiet or not, long before it has its length
const LONGEST_LOG = 16_384; // pages
const MOST_KNOWN = 10_000; // row numbers of matches

/** Step n brings a file from version n to n + 1. Steps never change once they were released. */
const STEPS = [
  `create table match (
     made integer primary key,
     id text not null unique,
     lines integer not null,
     game text not null,
     rules integer not null,
     listed integer not null,
     over integer not null,
     wake integer
   ) strict;
   create index wake on match (wake) where wake is not null;
   create index listed on match (made) where listed = 1;
   create table line (
     told integer primary key,
     match integer not null references match,
     number integer not null,
     text text not null,
     unique (match, number)
   ) strict;
   create table snapshot (
     match integer not null references match,
     at integer not null,
     text text not null,
     primary key (match, at)
   ) strict;`,
  'create table server (name text primary key, seen integer not null) strict;',
  // What ended before there was such a time is looked at soon.
  `alter table match add column rewritten integer not null default 0;
   alter table match add column fades integer;
   update match set fades = 0 where over = 1;
   create index fades on match (fades) where fades is not null;
   create table report (
     number integer primary key autoincrement,
     match text not null,
     by integer not null,
     at integer not null,
     lines integer not null,
     unique (match, by, lines)
   ) strict;`,
  `create table room (code text primary key, match text not null) strict;
   create index room_match on room (match);`,
];
const WATCHER = -1; // who reports without a seat
const SCRUB_MS = 60_000; // that another program may keep the log in use

const require = createRequire(import.meta.url);
const SQLITE = isBuiltin('node:sqlite') ? 'node:sqlite' : '@photostructure/sqlite'; // Node has its own from 22.13 on
const sqlite = (): SqliteModule => require(SQLITE);

/** Opens the store in this folder and makes it if there is none. */
export async function openSqlite(folder: string): Promise<Store & Copyable> {
  if (!existsSync(folder)) mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, SQLITE_FILE);
  const db = connect(file);
  db.exec('pragma journal_mode = WAL; pragma synchronous = NORMAL'); // and `commit` below sees to the rest
  db.exec(`pragma wal_autocheckpoint = ${LONGEST_LOG}`);
  db.exec('begin immediate; commit'); // the log is there from now on
  db.exec(`pragma busy_timeout = ${BUSY_MS}`);
  const log = await open(`${file}-wal`, 'r+');
  let unsound: unknown = null;
  const say = statements(db);
  const watchers = new Set<(id: string, lines: number) => void>();
  const tell = (id: string, lines: number) => {
    for (const heard of watchers) heard(id, lines);
  };

  const checkpointer = openCheckpointer(file);
  const groups = groupCommits<Write, boolean>({
    most: LARGEST_GROUP,
    key: ({ id }) => id,
    /** What `synchronous = FULL` would do inside the commit is done beside the event loop: the log reaches the disk, then we answer. */
    async commit(asks) {
      if (unsound) throw unsound;
      const answers = await patiently(() => inTransaction(db, () => asks.map(({ write }) => write(say))));
      try {
        await log.datasync();
      } catch (error) {
        unsound = error; // what is on the disk is not known any more, and asking again would not tell
        throw error;
      }
      checkpointer.wrote(asks.length);
      for (const [i, { id, lines }] of asks.entries()) if (answers[i] && lines > 0) tell(id, lines);
      return answers;
    },
  });

  const listening = listenToOthers(say, tell);
  return {
    async create(id, note, lines) {
      checkId(id);
      return groups.ask({ id, lines: lines.length, write: (say) => create(say, { id, note, lines, codes: [] }) });
    },
    append: (id, after, lines, note) =>
      groups.ask({ id, lines: after + lines.length, write: (say) => append(say, id, after, lines, note) }),
    rewrite: (id, after, lines, note) => groups.ask({ id, lines: lines.length, write: (say) => rewrite(say, id, after, lines, note) }),
    async read(id, from = 0) {
      const match = say.find.get(id);
      if (!match) return null;
      return say.lines.all(match.made, from).map(({ text }) => String(text));
    },
    async due(now, limit) {
      return say.due.all(now, limit).map(({ id, wake }) => ({ id: String(id), wake: Number(wake) }));
    },
    async fading(now, limit) {
      return say.fading.all(now, limit).map(({ id }) => String(id));
    },
    async listed(limit) {
      return say.listed.all(limit).map(({ id }) => String(id));
    },
    async ids(after, limit) {
      return say.ids.all(after ?? '', limit).map(({ id }) => String(id));
    },
    async keepSnapshot(id, at, text) {
      checkText(text);
      await groups.ask({ id, lines: 0, write: (say) => keepSnapshot(say, id, at, text) });
    },
    async snapshot(id, at = Number.MAX_SAFE_INTEGER) {
      const row = say.snapshot.get(id, at);
      return row ? { at: Number(row.at), text: String(row.text) } : null;
    },
    async matchAt(code) {
      const room = say.matchAt.get(code);
      return room ? String(room.match) : null;
    },
    lead: (code, match, before) => groups.ask({ id: '', lines: 0, write: (say) => lead(say, code, match, before) }),
    report: ({ match, by, at, lines }) =>
      groups.ask({ id: '', lines: 0, write: (say) => say.report.run(match, by ?? WATCHER, at, lines).changes === 1 }),
    async reports(after, limit) {
      return say.reports.all(after, limit).map(({ number, match, by, at, lines }) => ({
        number: Number(number),
        match: String(match),
        by: by === WATCHER ? null : Number(by),
        at: Number(at),
        lines: Number(lines),
      }));
    },
    async dropReports(which) {
      let dropped = 0;
      const drop = (say: Statements) =>
        'number' in which ? say.dropReport.run(which.number).changes : say.dropReportsOf.run(which.match).changes;
      await groups.ask({
        id: '',
        lines: 0,
        write: (say) => {
          dropped = Number(drop(say));
          return true;
        },
      });
      return dropped;
    },
    scrub: () => scrub(file),
    watch(heard) {
      watchers.add(heard);
      return () => watchers.delete(heard);
    },
    async beat(server, now) {
      await groups.ask({ id: '', lines: 0, write: (say) => beat(say, server, now) });
    },
    async servers(since) {
      return say.servers.all(since).map(({ name }) => String(name));
    },
    async close() {
      await groups.idle();
      clearInterval(listening);
      await checkpointer.close();
      await log.close();
      db.exec('pragma busy_timeout = 0; pragma wal_checkpoint(truncate)'); // the one file holds everything, unless others use it too
      db.close();
    },
    ...sqliteFile(file),
  };
}

/**
 * Checkpoints SQLite's write-ahead log into the file, by a thread of its own that is hired when there is enough to do. That keeps the disk busy, and whoever
 * writes meanwhile waits for it: so it is done in a quiet moment, if one comes.
 */
function openCheckpointer(file: string): { wrote(asks: number): void; close(): Promise<unknown> } {
  let thread: Worker | null = null;
  let busy = false;
  let waiting = 0;
  const hire = () => {
    const hired = new Worker(new URL('./checkpointer.mjs', import.meta.url), { workerData: { file, sqlite: SQLITE } });
    hired.unref();
    hired.on('message', () => {
      busy = false;
    });
    hired.on('error', () => {}); // then it stays `busy`, and SQLite does it inside a commit when the log is too long
    return hired;
  };
  const checkpoint = () => {
    if (busy || waiting < WORTH_A_CHECKPOINT) return;
    waiting = 0;
    busy = true;
    thread ??= hire();
    thread.postMessage('checkpoint');
  };
  const quiet = setTimeout(checkpoint, QUIET_MS).unref();
  return {
    wrote(asks) {
      waiting += asks;
      if (waiting >= MOST_WAITING) checkpoint();
      else quiet.refresh();
    },
    async close() {
      clearTimeout(quiet);
      await thread?.terminate();
    },
  };
}

interface Write {
  readonly id: string;
  readonly lines: number; // of the match afterwards; 0: none were added
  write(say: Statements): boolean;
}

type Statements = ReturnType<typeof statements>;
type RowNumber = number | bigint;

function statements(db: DatabaseSyncInstance) {
  const find = db.prepare('select made from match where id = ?');
  return {
    find,
    numberOf: rowNumbers((id) => find.get(id)?.made as RowNumber | undefined),
    create: db.prepare(
      `insert into match (id, lines, game, rules, listed, over, wake, fades) values (?, ?, ?, ?, ?, ?, ?, ?) on conflict (id) do nothing`,
    ),
    // Without `returning`, for which SQLite makes a table each time.
    grow: db.prepare(
      `update match set lines = lines + ?, game = ?, rules = ?, listed = ?, over = ?, wake = ?, fades = ? where made = ? and id = ? and lines = ?`,
    ),
    replace: db.prepare('update line set text = ? where match = ? and number = ?'),
    rewritten: db.prepare('update match set rewritten = lines where made = ?'),
    dropSnapshots: db.prepare('delete from snapshot where match = ?'),
    fading: db.prepare('select id from match where fades <= ? order by fades, made limit ?'),
    report: db.prepare('insert into report (match, by, at, lines) values (?, ?, ?, ?) on conflict do nothing'),
    reports: db.prepare('select * from report where number > ? order by number limit ?'),
    dropReport: db.prepare('delete from report where number = ?'),
    dropReportsOf: db.prepare('delete from report where match = ?'),
    matchAt: db.prepare('select match from room where code = ?'),
    claim: db.prepare('insert into room (code, match) values (?, ?) on conflict do nothing'),
    lead: db.prepare('update room set match = ? where code = ? and match = ?'),
    line: db.prepare('insert into line (match, number, text) values (?, ?, ?)'),
    lines: db.prepare('select text from line where match = ? and number >= ? order by number'),
    due: db.prepare('select id, wake from match where wake <= ? order by wake, made limit ?'),
    listed: db.prepare('select id from match where listed = 1 order by made desc limit ?'),
    ids: db.prepare('select id from match where id > ? order by id limit ?'),
    keepSnapshot: db.prepare(
      `insert into snapshot (match, at, text) select made, ?, ? from match where id = ? and ? >= rewritten
       on conflict (match, at) do update set text = excluded.text`,
    ),
    forgetSnapshots: db.prepare(
      `delete from snapshot where match = (select made from match where id = ?) and at < (
         select at from snapshot join match on match = made where id = ? order by at desc limit 1 offset ${SNAPSHOTS_KEPT - 1})`,
    ),
    snapshot: db.prepare(
      'select at, snapshot.text from snapshot join match on match = made where id = ? and at <= ? order by at desc limit 1',
    ),
    beat: db.prepare('insert into server (name, seen) values (?, ?) on conflict (name) do update set seen = excluded.seen'),
    forget: db.prepare('delete from server where seen < ?'),
    servers: db.prepare('select name from server where seen >= ?'),
    // Commits by others change the version; lines are numbered in the order they were told, so the last number says how far we have heard.
    version: db.prepare('pragma data_version'),
    told: db.prepare('select coalesce(max(told), 0) as told from line'),
    news: db.prepare(
      'select id, max(number) + 1 as lines from line join match on match = made where told > ? group by match order by max(told)',
    ),
  };
}

/** The row numbers of matches that were written to lately: an append that need not look its match up for every line takes a sixth less time. */
function rowNumbers(find: (id: string) => RowNumber | undefined) {
  const known = new Map<string, RowNumber>();
  return {
    get(id: string): RowNumber | null {
      const its = known.get(id) ?? find(id);
      if (its === undefined) return null;
      if (known.size >= MOST_KNOWN) known.clear();
      known.set(id, its);
      return its;
    },
    /** It was of no use: what is in the file may have been replaced by another program. */
    forget: (id: string) => known.delete(id),
  };
}

const noted = ({ game, rules, listed, over, wake, fades }: MatchSummary) =>
  [game, rules, listed ? 1 : 0, over ? 1 : 0, wake, fades] as const;

function create(say: Statements, { id, note, lines, codes }: StoredMatch): boolean {
  const { changes, lastInsertRowid: made } = say.create.run(id, lines.length, ...noted(note));
  if (changes !== 1) return false;
  write(say, made, 0, lines);
  for (const code of codes) say.claim.run(code, id);
  return true;
}

function lead(say: Statements, code: string, match: string, before: string | null): boolean {
  const written = before === null ? say.claim.run(code, match) : say.lead.run(match, code, before);
  return written.changes === 1;
}

/** Its row number if it had so many lines and has so many more now, as noted; else null. */
function grown(say: Statements, id: string, after: number, more: number, note: MatchSummary): RowNumber | null {
  const made = say.numberOf.get(id);
  if (made !== null && say.grow.run(more, ...noted(note), made, id, after).changes === 1) return made;
  say.numberOf.forget(id);
  return null;
}

function append(say: Statements, id: string, after: number, lines: readonly string[], note: MatchSummary): boolean {
  const made = grown(say, id, after, lines.length, note);
  if (made === null) return false;
  write(say, made, after, lines);
  return true;
}

/** Lines keep their numbers, and only those that differ are touched. */
function rewrite(say: Statements, id: string, after: number, lines: readonly string[], note: MatchSummary): boolean {
  const made = grown(say, id, after, lines.length - after, note);
  if (made === null) return false;
  for (const [number, { text: before }] of say.lines.all(made, 0).entries()) {
    const text = lines[number];
    if (text === undefined || text === before) continue;
    checkText(text);
    say.replace.run(text, made, number);
  }
  write(say, made, after, lines.slice(after));
  say.rewritten.run(made);
  say.dropSnapshots.run(made);
  return true;
}

/** The file is written anew without its free pages, and the log is emptied as soon as nobody reads in it. */
async function scrub(file: string): Promise<void> {
  const db = connect(file);
  try {
    await patiently(() => db.exec('vacuum'));
    for (const until = performance.now() + SCRUB_MS; db.prepare('pragma wal_checkpoint(truncate)').get()?.busy !== 0; await sleep(RETRY_MS))
      if (performance.now() > until) throw new Complaint(`Another program keeps the log of ${file} in use: it was not emptied. Try again.`);
  } finally {
    db.close();
  }
}

function keepSnapshot(say: Statements, id: string, at: number, text: string): boolean {
  const kept = say.keepSnapshot.run(at, text, id, at).changes === 1;
  say.forgetSnapshots.run(id, id);
  return kept;
}

function beat(say: Statements, server: string, now: number): boolean {
  say.beat.run(server, now);
  say.forget.run(now - FORGOTTEN_AFTER_MS);
  return true;
}

function write(say: Statements, made: RowNumber, from: number, lines: readonly string[]): void {
  for (const [i, text] of lines.entries()) {
    checkText(text);
    say.line.run(made, from + i, text);
  }
}

/** Another process may have the same file open; SQLite does not call out, so one looks at a number every now and then. */
function listenToOthers(say: Statements, tell: (id: string, lines: number) => void): NodeJS.Timeout {
  let version = say.version.get()?.data_version;
  let told = Number(say.told.get()?.told);
  const look = () => {
    const now = say.version.get()?.data_version;
    if (now !== version) for (const { id, lines } of say.news.all(told)) tell(String(id), Number(lines));
    version = now;
    told = Number(say.told.get()?.told);
  };
  return setInterval(look, LISTEN_EVERY_MS).unref();
}

/** Another program has locked the file: nothing was done, and it is tried again for a while without holding up the event loop. */
async function patiently<X>(work: () => X): Promise<X> {
  for (const until = performance.now() + PATIENCE_MS; ; ) {
    try {
      return work();
    } catch (error) {
      if (!isLocked(error)) throw error;
      if (performance.now() > until) throw new NobodyCanWrite('another program has locked the file for too long', { cause: error });
      await sleep(RETRY_MS);
    }
  }
}

const isLocked = (error: unknown): boolean => error instanceof Error && error.message.includes('database is locked');

function inTransaction<X>(db: DatabaseSyncInstance, work: () => X): X {
  db.exec('begin immediate');
  try {
    const result = work();
    db.exec('commit');
    return result;
  } catch (error) {
    rollBack(db);
    throw error;
  }
}

function rollBack(db: DatabaseSyncInstance): void {
  try {
    db.exec('rollback');
  } catch {
    // After some errors (a full disk) SQLite has already done it.
  }
}

function connect(file: string): DatabaseSyncInstance {
  const fresh = !existsSync(file);
  try {
    const db = new (sqlite().DatabaseSync)(file);
    if (fresh) chmodSync(file, 0o600);
    db.exec(`pragma busy_timeout = ${PATIENCE_MS}; pragma synchronous = FULL; pragma foreign_keys = ON; pragma secure_delete = ON`);
    if (!isCurrent(db, file)) migrate(db, file);
    return db;
  } catch (error) {
    if (error instanceof Complaint || !(error instanceof Error)) throw error;
    throw new Complaint(`The store ${file} cannot be opened: ${error.message}.`);
  }
}

function isCurrent(db: DatabaseSyncInstance, file: string): boolean {
  const version = pragma(db, 'user_version');
  const tables = Number(db.prepare('select count(*) as tables from sqlite_schema').get()?.tables);
  if (tables > 0 && pragma(db, 'application_id') !== HALCYON) throw new Complaint(`${file} is not a store of Halcyon.`);
  if (version > STEPS.length) {
    throw new Complaint(`The store ${file} was written by a newer Halcyon (version ${version}; this one knows ${STEPS.length}).`);
  }
  return version === STEPS.length;
}

const pragma = (db: DatabaseSyncInstance, name: string): number => Number(db.prepare(`pragma ${name}`).get()?.[name]);

/** Several processes may try at once: the first does it, the others wait and find it done. */
function migrate(db: DatabaseSyncInstance, file: string): void {
  inTransaction(db, () => {
    if (isCurrent(db, file)) return;
    for (const step of STEPS.slice(pragma(db, 'user_version'))) db.exec(step);
    db.exec(`pragma application_id = ${HALCYON}; pragma user_version = ${STEPS.length}`);
  });
}

/** A store's file by itself. A backup is such a file, whatever store it came from. */
export const sqliteFile = (file: string): Copyable => ({
  everything: () => everything(file),
  fill: (matches, replace) => fill(file, matches, replace),
});

async function* everything(file: string): AsyncGenerator<StoredMatch> {
  if (!existsSync(file)) throw new Complaint(`There is no file "${file}".`);
  if (statSync(file).size === 0) throw new Complaint(`${file} is not a store of Halcyon.`); // SQLite would make it one
  const db = connect(file); // of its own: the transaction below must not hold up anybody
  try {
    db.exec('begin');
    const ids = db.prepare('select made from match order by made').all();
    const match = db.prepare('select * from match where made = ?');
    const lines = db.prepare('select text from line where match = ? order by number');
    const codes = db.prepare('select code from room where match = ? order by code');
    for (const { made } of ids) {
      const { id, game, rules, listed, over, wake, fades } = match.get(made) ?? {};
      yield {
        id: String(id),
        note: {
          game: String(game),
          rules: Number(rules),
          listed: listed === 1,
          over: over === 1,
          wake: wake === null ? null : Number(wake),
          fades: fades === null ? null : Number(fades),
        },
        lines: lines.all(made).map(({ text }) => String(text)),
        codes: codes.all(String(id)).map(({ code }) => String(code)),
      };
    }
  } finally {
    rollBack(db); // a closed connection ends its transaction only when the last statement is collected
    db.close();
  }
}

async function fill(file: string, matches: AsyncIterable<StoredMatch>, replace: boolean): Promise<number> {
  const db = connect(file);
  try {
    db.exec('begin immediate');
    if (replace) db.exec('delete from room; delete from report; delete from snapshot; delete from line; delete from match');
    else if (db.prepare('select 1 from match limit 1').get()) throw new Complaint(`The store ${file} already has matches.`);
    const say = statements(db);
    let count = 0;
    for await (const match of matches) {
      if (!create(say, match)) throw new Complaint(`The match ${match.id} is there twice.`);
      count++;
    }
    db.exec('commit');
    return count;
  } catch (error) {
    rollBack(db);
    throw error;
  } finally {
    db.close();
  }
}

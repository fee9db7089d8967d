/** Matches in PostgreSQL: the store of several server processes or machines. Any of them may serve any match. */
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { Complaint } from '../engine/complaint.js';
import { groupCommits } from './group-commit.js';
import { openListener } from './postgres-listener.js';
import { type Copyable, FORGOTTEN_AFTER_MS, type MatchSummary, SNAPSHOTS_KEPT, type Store, type StoredMatch } from './store.js';
import { checkId, checkText } from './validate.js';

const CONNECTIONS = 8; // per process, beside one that listens
const LARGEST_GROUP = 100;
const PAGE = 200; // matches read at a time when everything is copied
const STATEMENT_MS = 30_000;
const CONNECT_MS = 5000;
const MIGRATION_LOCK = 4_785_321; // any number, as long as all processes take the same

/** Step n brings a database from version n to n + 1. Steps never change once they were released. */
const STEPS = [
  `create table halcyon.match (
     made bigint generated always as identity primary key,
     id text collate "C" not null unique,
     lines integer not null,
     game text not null,
     rules integer not null,
     listed boolean not null,
     over boolean not null,
     wake bigint,
     touched timestamptz not null default clock_timestamp()
   ) with (fillfactor = 80);
   create index match_wake on halcyon.match (wake) where wake is not null;
   create index match_listed on halcyon.match (made) where listed;
   create table halcyon.line (
     match bigint not null,
     number integer not null,
     text text not null,
     primary key (match, number)
   );
   create table halcyon.snapshot (
     match bigint not null,
     at integer not null,
     text text not null,
     primary key (match, at)
   );`,
  'create table halcyon.server (name text primary key, seen bigint not null);',
  // What ended before there was such a time is looked at soon.
  `alter table halcyon.match add column rewritten integer not null default 0, add column fades bigint;
   update halcyon.match set fades = 0 where over;
   create index match_fades on halcyon.match (fades) where fades is not null;
   create table halcyon.report (
     number bigint generated always as identity primary key,
     match text collate "C" not null,
     by integer not null,
     at bigint not null,
     lines integer not null,
     unique (match, by, lines)
   );`,
  `create table halcyon.room (code text collate "C" primary key, match text collate "C" not null);
   create index room_match on halcyon.room (match);`,
];
const WATCHER = -1; // who reports without a seat

/** The locks are taken in the order of ids, so that two processes never wait for each other; whoever comes second finds the count changed. */
const APPEND = `
  with asked as (
    select * from unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::int[], $6::bool[], $7::bool[], $8::bigint[], $12::bigint[])
      as asked (id, after, more, game, rules, listed, over, wake, fades)
  ), held as (
    select made, asked.* from halcyon.match m join asked on m.id = asked.id and m.lines = asked.after order by m.id for update of m
  ), grown as (
    update halcyon.match m
    set lines = after + more, game = held.game, rules = held.rules, listed = held.listed, over = held.over, wake = held.wake,
        fades = held.fades, touched = clock_timestamp()
    from held where m.made = held.made and m.lines = held.after
    returning m.made, m.id, m.lines
  ), written as (
    insert into halcyon.line (match, number, text)
    select made, number, text from unnest($9::text[], $10::int[], $11::text[]) as line (id, number, text) join grown using (id)
  )
  select array_agg(id) as grown, pg_notify('halcyon', json_agg(json_build_array(id, lines))::text) from grown having count(*) > 0`;

const INSERT = `
  with made as (
    insert into halcyon.match (id, lines, game, rules, listed, over, wake, fades) values ($1, cardinality($7::text[]), $2, $3, $4, $5, $6, $8)
    on conflict (id) do nothing returning made, id, lines
  ), written as (
    insert into halcyon.line (match, number, text)
    select made, number - 1, text from made, unnest($7::text[]) with ordinality as line (text, number)
  )`;
const CREATE = `${INSERT} select id, pg_notify('halcyon', json_build_array(json_build_array(id, lines))::text) from made`;
const FILL = `${INSERT} select id from made`;

/** Lines keep their numbers, and only those that differ are touched. */
const REWRITE = `
  with grown as (
    update halcyon.match set lines = cardinality($3::text[]), rewritten = cardinality($3::text[]), game = $4, rules = $5, listed = $6, over = $7,
        wake = $8, fades = $9, touched = clock_timestamp()
    where id = $1 and lines = $2 returning made, id, lines
  ), given as (
    select made, number - 1 as number, text from grown, unnest($3::text[]) with ordinality as line (text, number)
  ), replaced as (
    update halcyon.line l set text = given.text from given where l.match = made and l.number = given.number and l.text <> given.text
  ), added as (
    insert into halcyon.line (match, number, text) select made, number, text from given where number >= $2
  ), dropped as (
    delete from halcyon.snapshot s using grown where s.match = made
  )
  select id, pg_notify('halcyon', json_build_array(json_build_array(id, lines))::text) from grown`;

interface Append {
  readonly id: string;
  readonly after: number;
  readonly lines: readonly string[];
  readonly note: MatchSummary;
}

export interface OutageLimit {
  /** How long the database may be away, for a restart say, before whoever asked is told so. */
  readonly patienceMs?: number;
}

/** Opens the store at this address, makes its tables if there are none, and keeps at it when PostgreSQL restarts. */
export async function openPostgres(url: string, { patienceMs = 30_000 }: OutageLimit = {}): Promise<Store & Copyable> {
  const settings = { ...parse(url), connectionTimeoutMillis: CONNECT_MS, keepAlive: true, application_name: 'halcyon' };
  const pool = new pg.Pool({
    ...settings,
    max: CONNECTIONS,
    statement_timeout: STATEMENT_MS,
    query_timeout: STATEMENT_MS + CONNECT_MS,
    onConnect: (client) => client.query(DURABLE),
  });
  pool.on('error', () => {}); // a connection that breaks while nobody uses it: the pool opens another
  let closed = false;

  /** Tries until it works or patience ends, as long as the trouble is the connection. `again` is true if an earlier try may have worked. */
  const patiently = async <X>(work: (again: boolean) => Promise<X>): Promise<X> => {
    const until = performance.now() + patienceMs;
    for (let tries = 0; ; tries++) {
      try {
        return await work(tries > 0);
      } catch (error) {
        const wait = Math.min(50 * 2 ** tries, 1000);
        if (!isAway(error) || closed) throw error;
        if (performance.now() + wait > until)
          throw new Error(`PostgreSQL at ${where(settings)} does not answer: ${wordsOf(error)}.`, { cause: error });
        await sleep(wait);
      }
    }
  };
  const rows = <Row extends pg.QueryResultRow>(name: string, text: string, values: readonly unknown[]): Promise<readonly Row[]> =>
    patiently(async () => (await pool.query<Row>({ name, text, values: [...values] })).rows);
  const read = async (id: string, from: number): Promise<readonly string[] | null> => {
    const found = await rows<{ text: string | null }>('read', READ, [id, from]);
    return found.length === 0 ? null : found.flatMap(({ text }) => text ?? []);
  };
  const isThere = async ({ id, after, lines }: Omit<Append, 'note'>): Promise<boolean> => {
    const stands = await read(id, after);
    return stands !== null && lines.length > 0 && lines.every((line, i) => line === stands[i]);
  };

  const appends = groupCommits<Append, boolean>({
    most: LARGEST_GROUP,
    key: ({ id }) => id,
    commit: (asks) =>
      patiently(async (again) => {
        const { rows } = await pool.query<{ grown: string[] }>({ name: 'append', text: APPEND, values: valuesOf(asks) });
        const grown = new Set(rows[0]?.grown);
        if (!again) return asks.map(({ id }) => grown.has(id));
        // The connection may have broken after the commit and before the answer: then what we wanted to write is already there.
        return Promise.all(asks.map(async (ask) => grown.has(ask.id) || isThere(ask)));
      }),
  });

  await patiently(() => migrate(pool)).catch((error: unknown) => {
    closed = true;
    void pool.end();
    if (error instanceof Complaint) throw error;
    throw new Complaint(`The store cannot be opened. ${wordsOf(error)}`);
  });
  const listener = openListener(() => new pg.Client({ ...settings, query_timeout: CONNECT_MS }));

  return {
    async create(id, note, lines) {
      checkId(id);
      lines.forEach(checkText);
      const { game, rules, listed, over, wake, fades } = note;
      return patiently(async (again) => {
        const made = await pool.query({ name: 'create', text: CREATE, values: [id, game, rules, listed, over, wake, lines, fades] });
        return made.rows.length === 1 || (again && isThere({ id, after: 0, lines }));
      });
    },
    async append(id, after, lines, note) {
      lines.forEach(checkText);
      return appends.ask({ id, after, lines, note });
    },
    async rewrite(id, after, lines, { game, rules, listed, over, wake, fades }) {
      lines.forEach(checkText);
      await appends.idle(); // what this process was asked before comes before it
      return patiently(async (again) => {
        const values = [id, after, lines, game, rules, listed, over, wake, fades];
        const { rows } = await pool.query({ name: 'rewrite', text: REWRITE, values });
        return rows.length === 1 || (again && isThere({ id, after: 0, lines }));
      });
    },
    read: (id, from = 0) => read(id, from),
    async due(now, limit) {
      const due = await rows<{ id: string; wake: string }>('due', DUE, [now, limit]);
      return due.map(({ id, wake }) => ({ id, wake: Number(wake) }));
    },
    async fading(now, limit) {
      const fading = await rows<{ id: string }>('fading', 'select id from halcyon.match where fades <= $1 order by fades, made limit $2', [
        now,
        limit,
      ]);
      return fading.map(({ id }) => id);
    },
    async listed(limit) {
      return (await rows<{ id: string }>('listed', 'select id from halcyon.match where listed order by made desc limit $1', [limit])).map(
        ({ id }) => id,
      );
    },
    async ids(after, limit) {
      return (
        await rows<{ id: string }>('ids', 'select id from halcyon.match where id > $1 order by id limit $2', [after ?? '', limit])
      ).map(({ id }) => id);
    },
    async keepSnapshot(id, at, text) {
      checkText(text);
      await rows('keep-snapshot', KEEP_SNAPSHOT, [id, at, text]);
      await rows('forget-snapshots', FORGET_SNAPSHOTS, [id]);
    },
    async snapshot(id, at = 2 ** 31 - 1) {
      const [found] = await rows<{ at: number; text: string }>('snapshot', SNAPSHOT, [id, at]);
      return found ?? null;
    },
    async matchAt(code) {
      const [found] = await rows<{ match: string }>('match-at', 'select match from halcyon.room where code = $1', [code]);
      return found?.match ?? null;
    },
    async lead(code, match, before) {
      return patiently(async (again) => {
        const values = before === null ? [code, match] : [code, match, before];
        const led = await pool.query({ name: before === null ? 'claim' : 'lead', text: before === null ? CLAIM : LEAD, values });
        if (led.rowCount === 1 || !again) return led.rowCount === 1;
        const { rows } = await pool.query<{ match: string }>('select match from halcyon.room where code = $1', [code]);
        return rows[0]?.match === match; // the connection may have broken after the commit
      });
    },
    async report({ match, by, at, lines }) {
      return (await rows('report', REPORT, [match, by ?? WATCHER, at, lines])).length === 1;
    },
    async reports(after, limit) {
      const kept = await rows<ReportRow>('reports', 'select * from halcyon.report where number > $1 order by number limit $2', [
        after,
        limit,
      ]);
      return kept.map(({ number, match, by, at, lines }) => ({
        number: Number(number),
        match,
        by: by === WATCHER ? null : by,
        at: Number(at),
        lines,
      }));
    },
    async dropReports(which) {
      const [name, column, value] = 'number' in which ? ['drop-report', 'number', which.number] : ['drop-reports', 'match', which.match];
      return (await rows(name, `delete from halcyon.report where ${column} = $1 returning number`, [value])).length;
    },
    scrub: () => scrub(settings),
    watch: listener.watch,
    async beat(server, now) {
      await rows('beat', BEAT, [server, now, now - FORGOTTEN_AFTER_MS]);
    },
    async servers(since) {
      return (await rows<{ name: string }>('servers', 'select name from halcyon.server where seen >= $1', [since])).map(({ name }) => name);
    },
    async close() {
      await appends.idle();
      closed = true;
      await listener.close();
      await pool.end();
    },
    everything: () => everything(pool),
    fill: (matches, replace) => fill(pool, matches, replace),
  };
}

/** Whoever runs the database may have set it to lose the last commits in a crash; a move that was acknowledged must not be among them. */
const DURABLE = `select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'`;

/** One row without a text for a match that has no such lines, none for no such match. */
const READ = `
  select text from halcyon.match left join halcyon.line on match = made and number >= $2 where id = $1 order by number`;
const REPORT = `
  insert into halcyon.report (match, by, at, lines) values ($1, $2, $3, $4) on conflict do nothing returning number`;
const CLAIM = 'insert into halcyon.room (code, match) values ($1, $2) on conflict do nothing';
const LEAD = 'update halcyon.room set match = $2 where code = $1 and match = $3';
const DUE = 'select id, wake from halcyon.match where wake <= $1 order by wake, made limit $2';
const KEEP_SNAPSHOT = `
  insert into halcyon.snapshot (match, at, text) select made, $2, $3 from halcyon.match where id = $1 and $2 >= rewritten
  on conflict (match, at) do update set text = excluded.text`;
const FORGET_SNAPSHOTS = `
  delete from halcyon.snapshot where match = (select made from halcyon.match where id = $1) and at < (
    select at from halcyon.snapshot join halcyon.match on match = made where id = $1 order by at desc limit 1 offset ${SNAPSHOTS_KEPT - 1})`;
const SNAPSHOT = `
  select at, snapshot.text from halcyon.snapshot join halcyon.match on match = made where id = $1 and at <= $2 order by at desc limit 1`;

const BEAT = `
  with forgotten as (delete from halcyon.server where seen < $3)
  insert into halcyon.server (name, seen) values ($1, $2) on conflict (name) do update set seen = excluded.seen`;

/** The columns of APPEND's two tables: one row per append, and one per line. */
function valuesOf(asks: readonly Append[]): unknown[] {
  const lines = asks.flatMap(({ id, after, lines }) => lines.map((text, i) => ({ id, number: after + i, text })));
  return [
    asks.map(({ id }) => id),
    asks.map(({ after }) => after),
    asks.map(({ lines }) => lines.length),
    asks.map(({ note }) => note.game),
    asks.map(({ note }) => note.rules),
    asks.map(({ note }) => note.listed),
    asks.map(({ note }) => note.over),
    asks.map(({ note }) => note.wake),
    lines.map(({ id }) => id),
    lines.map(({ number }) => number),
    lines.map(({ text }) => text),
    asks.map(({ note }) => note.fades),
  ];
}

async function migrate(pool: pg.Pool): Promise<void> {
  await inTransaction(pool, 'begin', async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await client.query('create schema if not exists halcyon');
    await client.query('create table if not exists halcyon.version (version integer not null)');
    const found = await client.query<{ version: number }>('select version from halcyon.version');
    const version = found.rows[0]?.version ?? 0;
    if (version > STEPS.length) {
      throw new Complaint(`The database was written by a newer Halcyon (version ${version}; this one knows ${STEPS.length}).`);
    }
    for (const step of STEPS.slice(version)) await client.query(step);
    if (found.rows.length === 0) await client.query('insert into halcyon.version values ($1)', [STEPS.length]);
    else await client.query('update halcyon.version set version = $1', [STEPS.length]);
  });
}

async function inTransaction<X>(pool: pg.Pool, begin: string, work: (client: pg.PoolClient) => Promise<X>): Promise<X> {
  const client = await pool.connect();
  const broken = () => {}; // the query under way fails with the same error
  client.on('error', broken);
  try {
    await client.query(begin);
    const result = await work(client);
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    client.release(true); // closing the connection rolls back, whatever state it is in
    throw error;
  } finally {
    client.off('error', broken);
  }
}

/** The tables are written anew without what was removed. Nobody else may use them meanwhile, and the old files are gone then; what the database's own log holds it forgets in its own time. */
async function scrub(settings: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(settings);
  await client.connect();
  try {
    await client.query('vacuum full halcyon.snapshot');
    await client.query('vacuum full halcyon.line');
    await client.query('vacuum full halcyon.report');
  } finally {
    await client.end();
  }
}

interface ReportRow {
  readonly number: string;
  readonly match: string;
  readonly by: number;
  readonly at: string;
  readonly lines: number;
}

interface MatchRow {
  readonly made: string;
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly listed: boolean;
  readonly over: boolean;
  readonly wake: string | null;
  readonly fades: string | null;
}

async function* everything(pool: pg.Pool): AsyncGenerator<StoredMatch> {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    for (let after = '0'; ; ) {
      const { rows } = await client.query<MatchRow>('select * from halcyon.match where made > $1 order by made limit $2', [after, PAGE]);
      const made = rows.map((row) => row.made);
      const lines = await client.query<{ match: string; text: string }>(
        'select match, text from halcyon.line where match = any($1::bigint[]) order by match, number',
        [made],
      );
      const led = await client.query<{ code: string; match: string }>(
        'select code, match from halcyon.room where match = any($1::text[]) order by code',
        [rows.map((row) => row.id)],
      );
      const byMatch = new Map(made.map((match) => [match, [] as string[]]));
      for (const { match, text } of lines.rows) byMatch.get(match)?.push(text);
      for (const { made, id, game, rules, listed, over, wake, fades } of rows) {
        const time = (text: string | null) => (text === null ? null : Number(text));
        const note = { game, rules, listed, over, wake: time(wake), fades: time(fades) };
        const codes = led.rows.flatMap(({ code, match }) => (match === id ? [code] : []));
        yield { id, note, lines: byMatch.get(made) ?? [], codes };
      }
      const last = made.at(-1);
      if (last === undefined) return;
      after = last;
    }
  } finally {
    client.release(true);
  }
}

async function fill(pool: pg.Pool, matches: AsyncIterable<StoredMatch>, replace: boolean): Promise<number> {
  return inTransaction(pool, 'begin', async (client) => {
    await client.query('lock table halcyon.match in exclusive mode');
    if (replace) await client.query('truncate halcyon.match, halcyon.line, halcyon.snapshot, halcyon.report, halcyon.room');
    const any = await client.query('select 1 from halcyon.match limit 1');
    if (any.rows.length > 0) throw new Complaint('The database already has matches.');
    let count = 0;
    for await (const { id, note, lines, codes } of matches) {
      const { game, rules, listed, over, wake, fades } = note;
      const made = await client.query({ name: 'fill', text: FILL, values: [id, game, rules, listed, over, wake, lines, fades] });
      if (made.rows.length === 0) throw new Complaint(`The match ${id} is there twice.`);
      for (const code of codes) await client.query({ name: 'claim', text: CLAIM, values: [code, id] });
      count++;
    }
    return count;
  });
}

const AWAY = /^(08...|57P0[123]|53300|25006|40001|40P01|E(CONN\w+|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|AI_AGAIN|NOTFOUND))$/;
const AWAY_WORDS = /connection terminated|connection ended|timeout exceeded when trying to connect|query read timeout|not queryable/i;

/** The trouble is the way to the database, its restart or a lost race for locks, not what was asked of it. */
function isAway(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isAway); // every address of the host was tried
  if (!(error instanceof Error)) return false;
  return ('code' in error && AWAY.test(String(error.code))) || AWAY_WORDS.test(error.message);
}

function wordsOf(error: unknown): string {
  if (error instanceof AggregateError && !error.message) return error.errors.map(wordsOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}

function parse(url: string): { readonly connectionString: string } {
  if (!/^postgres(ql)?:\/\//.test(url)) throw new Complaint('DATABASE_URL must look like postgres://user:password@host:5432/database.');
  return { connectionString: url };
}

/** Without the password: this ends up in logs. */
function where({ connectionString }: { readonly connectionString: string }): string {
  try {
    return new URL(connectionString).host;
  } catch {
    return 'DATABASE_URL';
  }
}

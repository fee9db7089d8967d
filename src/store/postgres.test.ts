/** PostgreSQL keeps the contract of the store, and goes on when the server behind it restarts. */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openPostgres } from './postgres.js';
import { comesAbout, keepsTheContract, note } from './testing/contract.js';
import { type Postgres, startPostgres } from './testing/postgres.js';

let server: Postgres;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

keepsTheContract(async () => {
  const url = await server.fresh();
  return { open: () => openPostgres(url) };
});

const patience = { patienceMs: 120_000 }; // however slow the machine is today

describe.each(['politely', 'crash'] as const)('when PostgreSQL is restarted (%s)', (how) => {
  it('appends wait, and every one acknowledged is there exactly once', async () => {
    const url = await server.fresh();
    const stores = [await openPostgres(url, patience), await openPostgres(url, patience)];
    for (const store of stores) onTestFinished(() => store.close());
    const ids = Array.from({ length: 8 }, (_, i) => `m${i}`);
    for (const id of ids) await stores[0]?.create(id, note, []);
    let stopped = false;
    const acknowledged = ids.map(async (id, i) => {
      const store = stores[i % 2];
      let line = 0;
      for (; !stopped; line++) expect(await store?.append(id, line, [`${id} ${line}`], note)).toBe(true);
      return line;
    });
    await server.restart(how);
    await server.restart(how);
    stopped = true;
    for (const [i, lines] of (await Promise.all(acknowledged)).entries()) {
      expect(lines).toBeGreaterThan(0);
      expect(await stores[0]?.read(`m${i}`)).toEqual(Array.from({ length: lines }, (_, line) => `m${i} ${line}`));
    }
  });

  it('a watcher hears of what others wrote before it was back', async () => {
    const url = await server.fresh();
    const [store, other] = [await openPostgres(url, patience), await openPostgres(url, patience)];
    for (const opened of [store, other]) onTestFinished(() => opened.close());
    const heard = new Map<string, number>();
    other.watch((id, lines) => heard.set(id, lines));
    await store.create('m', note, []);
    await comesAbout(() => heard.has('m'));
    await server.restart(how);
    await store.append('m', 0, ['a'], note);
    await comesAbout(() => heard.get('m') === 1);
    await store.append('m', 1, ['b'], note);
    await comesAbout(() => heard.get('m') === 2);
  });
});

it('a watcher whose connection alone is cut hears of what it missed', async () => {
  const url = await server.fresh();
  const [store, other] = [await openPostgres(url), await openPostgres(url)];
  for (const opened of [store, other]) onTestFinished(() => opened.close());
  await store.create('m', note, []);
  const heard: number[] = [];
  other.watch((_, lines) => heard.push(lines));
  await comesAbout(() => heard.length > 0);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  for (let line = 0; line < 10; line++) {
    await client.query(`select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen%' or query = 'select 1'`);
    expect(await store.append('m', line, ['x'], note)).toBe(true);
    await comesAbout(() => heard.includes(line + 1));
  }
});

it('says so, without the password, when the database stays away', async () => {
  const away = openPostgres('postgres://halcyon:secret@127.0.0.1:1/none', { patienceMs: 100 });
  await expect(away).rejects.toThrow(/PostgreSQL at 127\.0\.0\.1:1 does not answer/);
  await expect(away).rejects.not.toThrow(/secret/);
  await expect(openPostgres('mysql://here')).rejects.toThrow('DATABASE_URL must look like');
});

it('says so when the database was written by a newer Halcyon', async () => {
  const url = await server.fresh();
  await (await openPostgres(url)).close();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('update halcyon.version set version = 99');
  await client.end();
  await expect(openPostgres(url)).rejects.toThrow('written by a newer Halcyon (version 99');
});

it('is durable even where the database is set to lose the last commits', async () => {
  const url = await server.fresh();
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  onTestFinished(() => admin.end());
  await admin.query(`alter database ${new URL(url).pathname.slice(1)} set synchronous_commit = off`);
  const store = await openPostgres(url);
  onTestFinished(() => store.close());
  // The database itself reports what the store's sessions run with: a trigger writes it into the line.
  await admin.query(`
    create function halcyon.reported() returns trigger language plpgsql as
      $$ begin new.text := current_setting('synchronous_commit'); return new; end $$;
    create trigger report before insert on halcyon.line for each row execute function halcyon.reported()`);
  await store.create('m', note, ['?']);
  await store.append('m', 1, ['?'], note);
  expect(await store.read('m')).toEqual(['on', 'on']);
});

it('leaves nothing of what was rewritten in its tables once they are scrubbed', async () => {
  const url = await server.fresh();
  const store = await openPostgres(url);
  const lines = Array.from({ length: 50 }, (_, i) => `line ${i} of Adelaide ${randomBytes(i * 100).toString('hex')}`);
  await store.create('m', note, lines);
  for (const at of [10, 20, 30, 40]) await store.keepSnapshot('m', at, Array.from({ length: 500 }, (_, i) => `Adelaide ${at} ${i}`).join());
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  /** The files of the tables and of their overflow, as they are on the disk. */
  const holds = async (word: string): Promise<boolean> => {
    await client.query('checkpoint');
    const found = await client.query<{ held: boolean }>(
      `select bool_or(position($1::bytea in pg_read_binary_file(pg_relation_filepath(file))) > 0) as held from (
         select oid as file from pg_class where oid in ('halcyon.line'::regclass, 'halcyon.snapshot'::regclass)
         union all select reltoastrelid from pg_class where oid in ('halcyon.line'::regclass, 'halcyon.snapshot'::regclass)) as files`,
      [Buffer.from(word)],
    );
    return found.rows[0]?.held === true;
  };
  expect(await holds('Adelaide')).toBe(true);
  const left = lines.map((line) => line.replace('Adelaide', 'Seat 1'));
  expect(await store.rewrite('m', 50, [...left, 'rewritten'], note)).toBe(true);
  await store.scrub();
  expect([await holds('Adelaide'), await holds('Seat 1')]).toEqual([false, true]);
  expect(await store.read('m')).toEqual([...left, 'rewritten']);
  await client.end();
  await store.close();
});

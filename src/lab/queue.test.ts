/** Several machines: a real PostgreSQL, two worker processes of which one is killed, and the same result as on one machine. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Postgres, startPostgres } from '../store/testing/postgres.js';
import { openFolder } from './folder.js';
import { checkPlan, type Plan } from './plan.js';
import { runOnQueue, workOnQueue } from './queue.js';
import { runHere } from './run.js';
import { workersFor } from './worker-pool.js';

let postgres: Postgres;
const folders: string[] = [];
const workers: ChildProcess[] = [];

beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  for (const worker of workers) worker.kill('SIGKILL');
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  await postgres.stop();
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'halcyon-lab-'));
  folders.push(folder);
  return folder;
}

const calm = { stop: new AbortController().signal, onProgress: () => {}, say: () => {} };

async function onOneMachine(plan: Plan): Promise<Buffer> {
  const path = newFolder();
  const folder = await openFolder(path, plan, () => {});
  await runHere(plan, folder, workersFor(0, plan.game), calm);
  folder.close();
  return readFileSync(join(path, 'matches.parquet'));
}

/** Until a question to the database has an answer. */
async function until(client: pg.Client, sql: string): Promise<void> {
  while (!((await client.query(sql)).rows[0]?.yes ?? false)) await new Promise((resolve) => setTimeout(resolve, 50));
}

function startWorker(url: string): ChildProcess {
  const program = fileURLToPath(new URL('../../bin/halcyon.mjs', import.meta.url));
  const worker = spawn(process.execPath, [program, 'lab', 'worker', '--workers', '1'], {
    env: { ...process.env, DATABASE_URL: url },
    stdio: 'ignore',
  });
  workers.push(worker);
  return worker;
}

it('two workers, one of them killed in the middle of a job, give the result of one machine byte for byte', async () => {
  const plan = checkPlan({ game: 'bird', seats: 2, bots: ['sensible', ['gentle', 'random']], matches: 12, seed: 'workers' });
  const path = newFolder();
  const folder = await openFolder(path, plan, () => {});
  const run = runOnQueue(postgres.url, plan, folder, null, calm);
  const client = new pg.Client(postgres.url);
  await client.connect();
  const victim = startWorker(postgres.url);
  await until(client, "select to_regclass('halcyon_lab.job') is not null as yes");
  await until(client, "select count(*) > 0 as yes from halcyon_lab.job where name = 'work' and state = 'active'");
  victim.kill('SIGSTOP'); // so that it certainly has not finished its job when it dies
  await until(client, "select count(*) > 0 as yes from halcyon_lab.job where name = 'work' and state = 'active'");
  const { rows: held } = await client.query("select id from halcyon_lab.job where name = 'work' and state = 'active'");
  victim.kill('SIGKILL');
  startWorker(postgres.url);
  await until(client, `select retry_count = 1 as yes from halcyon_lab.job where id = '${held[0]?.id}'`); // the other one has taken it over
  await client.end();
  expect(await run).toBe(true);
  folder.close();
  expect(readFileSync(join(path, 'matches.parquet')).equals(await onOneMachine(plan))).toBe(true);
}, 120_000);

it('a run that is stopped gathers afterwards what workers have played in the meantime, and plays nothing twice', async () => {
  const url = await postgres.fresh();
  const plan = checkPlan({ game: 'bird', seats: 3, matches: 10, seed: 'later' });
  const path = newFolder();
  const stop = new AbortController();
  const first = await openFolder(path, plan, () => {});
  const run = runOnQueue(url, plan, first, null, { ...calm, stop: stop.signal });
  setTimeout(() => stop.abort(), 300);
  expect(await run).toBe(false);
  first.close();
  expect(await workOnQueue(url, workersFor(0, plan.game), { stop: new AbortController().signal, untilIdle: true, say: () => {} })).toBe(10);
  const second = await openFolder(path, plan, () => {});
  expect(await runOnQueue(url, plan, second, null, calm)).toBe(true);
  second.close();
  expect(readFileSync(join(path, 'matches.parquet')).equals(await onOneMachine(plan))).toBe(true);
});

it('a run with workers of its own needs no other worker', async () => {
  const plan = checkPlan({ game: 'bird', seats: 2, matches: 6, seed: 'alone' });
  const path = newFolder();
  const folder = await openFolder(path, plan, () => {});
  expect(await runOnQueue(await postgres.fresh(), plan, folder, workersFor(0, plan.game), calm)).toBe(true);
  folder.close();
  expect(readFileSync(join(path, 'matches.parquet')).equals(await onOneMachine(plan))).toBe(true);
});

it('a job for other rules is given back with the reason, and the run says so in the end', async () => {
  const url = await postgres.fresh();
  const plan = checkPlan({ game: 'bird', matches: 1 });
  const newer = { ...plan, game: { ...plan.game, rules: 99 } };
  const folder = await openFolder(newFolder(), newer, () => {});
  const run = runOnQueue(url, newer, folder, workersFor(0, plan.game), calm);
  await expect(run).rejects.toThrow(
    /A job was tried 21 times in vain: .*this worker knows rules 1 of bird, the plan is for 99: run the same version everywhere/,
  );
  folder.close();
});

it('a database that is not there is named, and no password is told', async () => {
  const plan = checkPlan({ game: 'bird', matches: 2 });
  const folder = await openFolder(newFolder(), plan, () => {});
  const run = runOnQueue('postgres://me:secret@127.0.0.1:9/none', plan, folder, null, calm);
  await expect(run).rejects.toThrow(
    /^The PostgreSQL at 127\.0\.0\.1:9 does not serve as a job queue: (?!.*secret).*ECONNREFUSED.*Check DATABASE_URL\.$/,
  );
  folder.close();
});

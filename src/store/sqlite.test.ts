/** SQLite keeps the contract of the store, and what is its own: one private folder, files of others, versions. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { SqliteModule } from '@photostructure/sqlite';
import { afterAll, expect, it } from 'vitest';
import { openSqlite } from './sqlite.js';
import { keepsTheContract, note } from './testing/contract.js';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'halcyon-store-'));
  folders.push(folder);
  return folder;
};

keepsTheContract(async () => {
  const folder = join(newFolder(), 'data');
  return { open: () => openSqlite(folder) };
});

it('keeps all in one folder that is nobody else’s business', async () => {
  const folder = join(newFolder(), 'deep', 'data');
  const store = await openSqlite(folder);
  await store.create('m', note, ['a']);
  expect(readdirSync(folder).every((file) => file.startsWith('halcyon.db'))).toBe(true);
  expect([statSync(folder).mode & 0o777, statSync(join(folder, 'halcyon.db')).mode & 0o777]).toEqual([0o700, 0o600]);
  await store.close();
  const beside = readdirSync(folder).filter((file) => file !== 'halcyon.db' && !file.endsWith('-shm'));
  expect(beside.map((file) => statSync(join(folder, file)).size)).toEqual(beside.map(() => 0)); // a copy of the one file is all there is
});

it('adds to the right match after another program has brought others back in its place', async () => {
  const folder = newFolder();
  const store = await openSqlite(folder);
  await store.create('first', note, ['a']);
  await store.create('second', note, ['b']);
  expect(await store.append('first', 1, ['a2'], note)).toBe(true); // from now on it is known where they are
  expect(await store.append('second', 1, ['b2'], note)).toBe(true);
  const other = await openSqlite(newFolder());
  for (const [id, lines] of [
    ['second', ['b']],
    ['first', ['a', 'a2']],
  ] as const)
    await other.create(id, note, lines);
  expect(await store.fill(other.everything(), true)).toBe(2); // the other way round
  expect(await store.append('second', 2, ['lost'], note)).toBe(false);
  expect(await store.append('second', 1, ['b3'], note)).toBe(true);
  expect(await store.append('first', 2, ['a3'], note)).toBe(false); // what was known is of no use, and is looked up anew by who tries again
  expect(await store.append('first', 2, ['a3'], note)).toBe(true);
  expect([await store.read('first'), await store.read('second')]).toEqual([
    ['a', 'a2', 'a3'],
    ['b', 'b3'],
  ]);
  await Promise.all([store.close(), other.close()]);
});

it('checkpoints its log as often as it is told to, whatever is collected as garbage meanwhile', async () => {
  const folder = newFolder();
  await (await openSqlite(folder)).close();
  setFlagsFromString('--expose-gc');
  const program = `import(${JSON.stringify(new URL('./checkpointer.mjs', import.meta.url).href)}).then(() => setInterval(gc, 1));`;
  const checkpointer = new Worker(program, {
    eval: true,
    workerData: { file: join(folder, 'halcyon.db'), sqlite: '@photostructure/sqlite' },
  });
  for (let times = 0; times < 20; times++) {
    checkpointer.postMessage('checkpoint');
    expect(await once(checkpointer, 'message')).toEqual(['done']);
  }
  await checkpointer.terminate();
});

it('waits for another program that has locked the file, and nothing else does', async () => {
  const { DatabaseSync }: SqliteModule = createRequire(import.meta.url)('@photostructure/sqlite');
  const folder = newFolder();
  const store = await openSqlite(folder);
  await store.create('m', note, ['a']);
  const other = new DatabaseSync(join(folder, 'halcyon.db'));
  other.exec('begin immediate');
  let [last, longest] = [performance.now(), 0];
  const pulse = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 5);
  setTimeout(() => other.exec('rollback'), 1500);
  const writes = Promise.all([store.append('m', 1, ['b'], note), store.create('n', note, ['a']), store.beat('here', 1)]);
  expect(await store.read('m')).toEqual(['a']);
  expect(await writes).toEqual([true, true, undefined]);
  clearInterval(pulse);
  expect(longest).toBeLessThan(1000); // a busy machine has pauses of its own
  other.close();
  await store.close();
});

it('leaves nothing of what was rewritten in its files once they are scrubbed, also while another process uses them', async () => {
  const folder = newFolder();
  const [store, other] = [await openSqlite(folder), await openSqlite(folder)];
  const holding = (word: string) => readdirSync(folder).filter((file) => readFileSync(join(folder, file)).includes(word));
  const lines = Array.from({ length: 50 }, (_, i) => `line ${i} of Adelaide ${'x'.repeat(i * 40)}`);
  await store.create('m', note, lines);
  for (const at of [10, 20, 30, 40]) await store.keepSnapshot('m', at, `Adelaide ${at} `.repeat(3000));
  expect(holding('Adelaide')).not.toEqual([]);
  const { DatabaseSync }: SqliteModule = createRequire(import.meta.url)('@photostructure/sqlite');
  const careless = new DatabaseSync(join(folder, 'halcyon.db')); // as versions before this one: what they deleted is left in free pages
  careless.exec(
    `pragma secure_delete = off; insert into snapshot select made, 9, '${'Adelaide '.repeat(3000)}' from match; delete from snapshot where at = 9`,
  );
  careless.close();
  const left = lines.map((line) => line.replace('Adelaide', 'Seat 1'));
  expect(await store.rewrite('m', 50, [...left, 'rewritten'], note)).toBe(true);
  expect(await other.read('m')).toEqual([...left, 'rewritten']);
  await store.scrub();
  expect(holding('Adelaide')).toEqual([]);
  expect(holding('Seat 1')).toEqual(['halcyon.db']);
  expect(await other.append('m', 51, ['on'], note)).toBe(true);
  await store.close();
  await other.close();
});

it('says so when the file is no database at all', async () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'halcyon.db'), 'This is a letter to my aunt, and longer than a header. '.repeat(20));
  await expect(openSqlite(folder)).rejects.toThrow('file is not a database');
});

it('says so when the file belongs to another program, or to a newer Halcyon', async () => {
  const { DatabaseSync }: SqliteModule = createRequire(import.meta.url)('@photostructure/sqlite');
  const folder = newFolder();
  const db = new DatabaseSync(join(folder, 'halcyon.db'));
  db.exec('create table recipes (name text)');
  await expect(openSqlite(folder)).rejects.toThrow('is not a store of Halcyon');
  db.exec('drop table recipes');
  await (await openSqlite(folder)).close();
  db.exec('pragma user_version = 99');
  await expect(openSqlite(folder)).rejects.toThrow('written by a newer Halcyon (version 99');
  db.close();
});

it('is made once by several processes that start at the same moment', async () => {
  const folder = newFolder();
  const program = `
    const { openSqlite } = await import(${JSON.stringify(new URL('./sqlite.ts', import.meta.url).href)});
    const store = await openSqlite(${JSON.stringify(folder)});
    process.stdout.write(String(await store.create(String(process.pid), ${JSON.stringify(note)}, ['a'])));
    await store.close();`;
  const outcomes = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const said: string[] = [];
      child.stdout.on('data', (text) => said.push(String(text)));
      await once(child, 'close');
      return said.join('');
    }),
  );
  expect(outcomes).toEqual(['true', 'true', 'true', 'true']);
});

/** The pool of threads, and what it does when they crash. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { openPool } from './pool.js';

const folder = mkdtempSync(join(tmpdir(), 'halcyon-pool-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function entry(name: string, source: string): URL {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(file, source);
  return pathToFileURL(file);
}

const SERVE = `
  import { parentPort } from 'node:worker_threads';
  parentPort.on('message', (job) => {
    if (job === 'crash') throw new Error('this job is too much');
    parentPort.postMessage({ result: job * 2 });
  });`;

describe('a pool of threads', () => {
  it('hires another thread for one that a job has crashed', async () => {
    const pool = openPool<number | 'crash', number>(entry('doubles', SERVE), 1);
    for (let n = 0; n < 4; n++) {
      await expect(pool.run('crash')).rejects.toThrow('this job is too much');
      expect(await pool.run(n)).toBe(n * 2);
    }
    await pool.close();
  });

  it('gives up with the reason when threads crash as soon as they start, instead of hiring for ever', async () => {
    const pool = openPool<number, number>(entry('never', `throw new Error('no such thing');`), 1);
    const answers = await Promise.allSettled(Array.from({ length: 6 }, (_, n) => pool.run(n)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 'rejected'));
    await expect(pool.run(7)).rejects.toThrow(/crash one after the other: Error: no such thing/);
    await pool.close();
  });
});

const SIGNED = `
  import { parentPort, threadId } from 'node:worker_threads';
  let before = 0;
  parentPort.on('message', (job) => {
    if (job === 'crash') throw new Error('this job is too much');
    const until = performance.now() + (job.takes ?? 0);
    while (performance.now() < until);
    parentPort.postMessage({ result: { by: threadId, before: before++ } });
  });`;

interface Signed {
  readonly by: number; // the thread
  readonly before: number; // jobs that this thread has done before
}
type Task = 'crash' | { readonly takes?: number };

describe('jobs with a key', () => {
  const open = (size: number) => openPool<Task, Signed>(entry('signed', SIGNED), size);

  it('are done by one worker, whatever else is done meanwhile, and the keys are shared among the workers', async () => {
    const pool = open(2);
    const homes = new Map<string, Set<number>>();
    for (let round = 0; round < 5; round++) {
      const keys = ['ann', 'bea', 'cal', 'dot'];
      const signed = await Promise.all(keys.map((key) => pool.run({ takes: 2 }, key)));
      for (const [i, key] of keys.entries()) homes.set(key, (homes.get(key) ?? new Set()).add(signed[i]?.by ?? -1));
    }
    expect([...homes.values()].map((threads) => threads.size)).toEqual([1, 1, 1, 1]);
    const [one] = [...homes.values()].map(([thread]) => thread);
    expect([...homes.values()].filter((threads) => threads.has(one ?? -1))).toHaveLength(2);
    await pool.close();
  });

  it('are done in order', async () => {
    const pool = open(2);
    const all = await Promise.all(Array.from({ length: 10 }, (_, i) => pool.run({ takes: i % 3 }, 'ann')));
    expect(all.map(({ before }) => before)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    await pool.close();
  });

  it('take turns with other keys, so that one with many jobs holds nobody up', async () => {
    const pool = open(1);
    const greedy = Array.from({ length: 8 }, () => pool.run({}, 'greedy'));
    const [ann, bea, nobody] = [pool.run({}, 'ann'), pool.run({}, 'bea'), pool.run({})];
    const again = pool.run({}, 'ann');
    const places = (await Promise.all([ann, bea, nobody, again])).map(({ before }) => before);
    expect(places).toEqual([2, 3, 4, 6]); // the greedy one was first and second in line, and fifth
    expect((await Promise.all(greedy)).map(({ before }) => before)).toEqual([0, 1, 5, 7, 8, 9, 10, 11]);
    await pool.close();
  });

  it('go on in order with a new worker when theirs has crashed, and others keep their own', async () => {
    const pool = open(2);
    const [ann, bea] = await Promise.all([pool.run({}, 'ann'), pool.run({}, 'bea')]);
    expect(ann.by).not.toBe(bea.by);
    const crash = pool.run('crash', 'ann');
    const after = [pool.run({}, 'ann'), pool.run({}, 'ann')];
    await expect(crash).rejects.toThrow('this job is too much');
    const [first, second] = await Promise.all(after);
    expect(first?.by).not.toBe(ann.by);
    expect(first?.before).toBe(0);
    expect(second).toEqual({ by: first?.by, before: 1 });
    expect((await pool.run({}, 'bea')).by).toBe(bea.by);
    await pool.close();
  });

  it('fail with the reason when nobody is left to do them', async () => {
    const pool = openPool<number, number>(entry('gone', `throw new Error('no such thing');`), 2);
    const answers = await Promise.allSettled(Array.from({ length: 30 }, (_, n) => pool.run(n, `key ${n % 5}`)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 30 }, () => 'rejected'));
    await expect(pool.run(7, 'key 1')).rejects.toThrow(/crash one after the other/);
    await pool.close();
  });
});

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

/** Result folders: stopped, damaged, gone on with; nothing is lost and nothing counted twice. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parquetReadObjects } from 'hyparquet';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openFolder, readFolder } from './folder.js';
import { checkPlan } from './plan.js';
import { runHere } from './run.js';
import { type Workers, workersFor } from './worker-pool.js';

const plan = checkPlan({ game: 'bird', seats: [2, 3], matches: 12, options: { usual: {}, dear: { goldCost: 3 } } });
const more = checkPlan({ game: 'bird', seats: [2, 3], matches: 15, options: { usual: {}, dear: { goldCost: 3 } } });

let path = '';
const said: string[] = [];
beforeEach(() => {
  path = mkdtempSync(join(tmpdir(), 'halcyon-lab-'));
  said.length = 0;
});
afterEach(() => rmSync(path, { recursive: true }));

/** Plays until so many matches are there; counts what it played. */
async function play(of = plan, until = Number.POSITIVE_INFINITY, into = path): Promise<number> {
  const folder = await openFolder(into, of, (sentence) => said.push(sentence));
  const stop = new AbortController();
  let played = 0;
  const inner = workersFor(0, of.game);
  const pool: Workers = {
    ...inner,
    async play(jobs) {
      const results = await inner.play(jobs);
      played += results.length;
      return results;
    },
  };
  try {
    await runHere(of, folder, pool, { stop: stop.signal, onProgress: (done) => done >= until && stop.abort() });
  } finally {
    folder.close();
  }
  return played;
}

const bytesOf = (folder = path): Buffer => readFileSync(join(folder, 'matches.parquet'));

async function uninterrupted(of = plan): Promise<Buffer> {
  const other = mkdtempSync(join(tmpdir(), 'halcyon-lab-'));
  try {
    await play(of, Number.POSITIVE_INFINITY, other);
    return bytesOf(other);
  } finally {
    rmSync(other, { recursive: true });
  }
}

describe('a run', () => {
  it('that is stopped twice plays every match once and ends with the same bytes as one that is not', async () => {
    const first = await play(plan, 5);
    expect(existsSync(join(path, 'matches.parquet'))).toBe(false);
    const second = await play(plan, first + 9);
    const third = await play(plan);
    expect([first > 0, second > 0, first + second + third]).toEqual([true, true, 48]);
    expect(bytesOf().equals(await uninterrupted())).toBe(true);
    expect(readdirSync(path).sort()).toEqual(['choices.parquet', 'matches.parquet', 'plan.json', 'questions.parquet']);
  });

  it('that is finished plays nothing again', async () => {
    await play();
    expect(await play()).toBe(0);
  });

  it('that is finished may be made longer', async () => {
    await play();
    expect(await play(more)).toBe(12);
    expect(bytesOf().equals(await uninterrupted(more))).toBe(true);
  });

  it('plays the matches of a half-written part again and says so, and keeps the rest', async () => {
    const first = await play(plan, 5);
    const second = await play(plan, first + 9);
    const [, part = ''] = readdirSync(join(path, 'parts')).sort();
    truncateSync(join(path, 'parts', part), 700);
    writeFileSync(join(path, 'parts', '000009.parquet.tmp'), 'PAR1 and no more');
    expect(await play()).toBe(48 - first);
    expect(second).toBeGreaterThan(0);
    expect(said).toEqual([
      expect.stringMatching(
        /000002\.parquet is not a whole result file .* is now called .*000002\.parquet\.broken, and its matches are played again; all others are kept\./,
      ),
    ]);
    expect(bytesOf().equals(await uninterrupted())).toBe(true);
  });

  it('can be read by other tools, a row per match and seat', async () => {
    await play();
    const rows = await parquetReadObjects({ file: new Uint8Array(bytesOf()).buffer });
    expect(rows).toHaveLength(12 * 2 * 2 + 12 * 2 * 3);
    expect(rows[0]).toMatchObject({ table: 0, match: 0, seats: 2, bots: 'sensible, sensible', options: 'usual', seat: 1, bot: 'sensible' });
    expect(rows.reduce((sum, { win }) => sum + Number(win), 0)).toBeCloseTo(48, 9);
  });
});

describe('a folder', () => {
  it('of another plan is refused, and so is a plan with fewer matches', async () => {
    await play(plan, 5);
    await expect(
      play(checkPlan({ game: 'bird', seats: [2, 4], matches: 12, options: { usual: {}, dear: { goldCost: 3 } } })),
    ).rejects.toThrow('holds the results of another plan: "seats" was [2,3] and is now [2,4]. Choose another folder with --out.');
    await expect(
      play(checkPlan({ game: 'bird', seats: [2, 3], matches: 3, options: { usual: {}, dear: { goldCost: 3 } } })),
    ).rejects.toThrow('was begun with 12 matches at each table; the plan now asks for 3, which would throw results away.');
    expect(await play(plan)).toBeGreaterThan(0);
  });

  it('with a damaged plan is left as it is', async () => {
    await play(plan, 5);
    writeFileSync(join(path, 'plan.json'), '{"game": "bi');
    await expect(play()).rejects.toThrow('plan.json cannot be read as a plan, so nobody can say what the results beside it are of:');
    expect(readdirSync(join(path, 'parts')).length).toBeGreaterThan(0);
  });

  it('is for one run at a time, and free again when a run was killed', async () => {
    writeFileSync(join(path, 'in-use'), `1 ${hostname()}\n`);
    await expect(play()).rejects.toThrow(`is in use by process 1 on ${hostname()}.`);
    writeFileSync(join(path, 'in-use'), `999999999 ${hostname()}\n`);
    expect(await play()).toBe(48);
  });

  it('that is not finished can be reported on, without what is damaged', async () => {
    const played = await play(plan, 5);
    writeFileSync(join(path, 'parts', '000099.parquet'), 'nothing of the kind');
    const { measured } = await readFolder(path, (sentence) => said.push(sentence));
    expect(measured.rows).toHaveLength(played);
    expect(said[0]).toContain('000099.parquet is not a whole result file');
  });

  it('that is none says so', async () => {
    await expect(readFolder(path, () => {})).rejects.toThrow('is no result folder: it has no plan.json. "halcyon lab run" makes one.');
  });
});

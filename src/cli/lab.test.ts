/** `halcyon lab` as a person meets it: plans by file and by flags, stopping, reports, and what it says to bad input. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { bird } from '../games/bird/index.js';
import { readFolder } from '../lab/folder.js';
import { keepPower } from './calibrate.js';
import { halcyon, inFolder } from './testing/world.js';

const bytes = (folder: string, ...path: string[]) => readFileSync(join(folder, ...path));

describe('halcyon lab run', () => {
  it('gives the same bytes without threads, with two, from flags and from a plan file', async () => {
    await inFolder(async (folder) => {
      const flags = '--game bird --seats 2,3 --bots sensible --bots sensible,random --set dear:goldCost=3 --matches 2 --seed x';
      const { code, out } = await halcyon(`lab run ${flags} --out one --workers 0`, { folder });
      expect([code, out]).toEqual([
        0,
        'Bird of Happiness: 16 matches at 8 tables.\nThe results are in one. "halcyon lab report one" tells what they say.\n',
      ]);
      expect((await halcyon(`lab run ${flags} --out two --workers 2`, { folder })).code).toBe(0);
      const plan = {
        game: 'bird',
        seats: [2, 3],
        bots: ['sensible', ['sensible', 'random']],
        options: { default: {}, dear: { goldCost: 3 } },
        matches: 99,
        seed: 'x',
      };
      writeFileSync(join(folder, 'plan.json'), JSON.stringify(plan));
      expect((await halcyon('lab run plan.json --matches 2 --out three --workers 0', { folder })).code).toBe(0);
      for (const file of ['matches.parquet', 'questions.parquet', 'choices.parquet', 'plan.json']) {
        expect(bytes(folder, 'two', file).equals(bytes(folder, 'one', file))).toBe(true);
        expect(bytes(folder, 'three', file).equals(bytes(folder, 'one', file))).toBe(true);
      }
    });
  });

  it('says what is already there, and draws a bar at a terminal only', async () => {
    await inFolder(async (folder) => {
      const line = 'lab run --game sealed --matches 30 --workers 0';
      expect((await halcyon(line, { folder, tty: true })).err).toContain('\r');
      const again = await halcyon(line, { folder });
      expect(again.err).not.toContain('\r');
      expect([again.code, again.out]).toEqual([0, expect.stringContaining('30 matches at 1 table, 30 of them already played.')]);
    });
  });

  it('keeps every finished match when it is stopped with ctrl-C', async () => {
    await inFolder(async (folder) => {
      const program = fileURLToPath(new URL('../../bin/halcyon.mjs', import.meta.url));
      const child = spawn(
        process.execPath,
        [program, 'lab', 'run', '--game', 'bird', '--matches', '1000000', '--workers', '1', '--out', 'long'],
        { cwd: folder, env: { ...process.env, DATABASE_URL: '' } },
      );
      let err = '';
      child.stderr.on('data', (text) => (err += text));
      const parts = join(folder, 'long', 'parts');
      while (!existsSync(parts) || readdirSync(parts).length === 0) await new Promise((resolve) => setTimeout(resolve, 50));
      child.kill('SIGINT');
      const [code] = await once(child, 'exit');
      const [, done] =
        /Stopped after (\d+) of 1000000 matches\. All of them are kept: the same command goes on from here\./.exec(err) ?? [];
      expect(code).toBe(130);
      const { measured } = await readFolder(join(folder, 'long'), () => {});
      expect(String(measured.rows.length)).toBe(done);
      expect(new Set(measured.rows.map(({ match }) => match)).size).toBe(measured.rows.length);
    });
  });

  it.each([
    ['', 'Name a plan file, or a game with --game.'],
    ['nowhere.json', 'There is no file "nowhere.json".'],
    ['--game bird --seats 9', 'Bird of Happiness is for 1 to 5 players, not for 9.'],
    ['--game bird --seats two', 'The number of seats should be a whole number from 1 up, not "two".'],
    ['--game bird --set goldCost=3', '"goldCost=3" is no set of options. Write name:option=value, for instance dear:goldCost=3.'],
    ['--game bird --set dear:goldCost=7', 'Option "goldCost" cannot be 7. It may be 2, 1 or 3.'],
    ['--game bird --bots clever', 'There is no bot "clever".'],
    ['--game bird --workers many', 'The number of workers should be a whole number from 0 to 256, not "many".'],
  ])('"%s" is a wrong call', async (line, words) => {
    const { code, err, out } = await halcyon(`lab run ${line}`);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(words);
  });
});

describe('halcyon lab report', () => {
  it('writes the page and, where wished, the files for papers', async () => {
    await inFolder(async (folder) => {
      await halcyon('lab run --game sealed --seats 3 --matches 40 --workers 0 --out r', { folder });
      const { code, out } = await halcyon('lab report r --export papers', { folder });
      expect([code, out]).toEqual([0, expect.stringMatching(/^The report is r\/report\.html\.\n\d+ files in papers: wins\.svg, /)]);
      expect(bytes(folder, 'r', 'report.html').toString()).toContain('What cannot be concluded');
      expect(bytes(folder, 'papers', 'length.csv').toString()).toMatch(/^seats,bots,options,matches,rounds_mean,/);
    });
  });

  it.each([
    ['lab report nowhere', 'nowhere is no result folder: it has no plan.json. "halcyon lab run" makes one.'],
    ['lab report nowhere --png', '--png needs --export <folder> to say where the pictures go.'],
    ['lab worker', 'A worker takes its jobs from a PostgreSQL. Set DATABASE_URL to its address'],
    ['lab gallery brid', 'Did you mean "bird"?'],
    ['lab gallery --pairs 0', 'The number of pairs should be a whole number from 2 up, not "0".'],
  ])('"%s" is a wrong call', async (line, words) => {
    const { code, err, out } = await halcyon(line);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(words);
  });
});

describe('halcyon lab beliefs', () => {
  it('says how far the chance from imagined worlds is from that of the real one', async () => {
    const { code, out } = await halcyon('lab beliefs sealed --positions 6 --playouts 4 --seed 5');
    expect(code).toBe(0);
    expect(out).toMatch(
      /6 positions: from imagined worlds the asked seat's chance is -?\d+\.\d points above that from the real one \(95 %: /,
    );
    expect(out).toMatch(/Mean distance \d+\.\d points; playouts of one world alone differ by \d+\.\d\./);
  });

  it('complains of a game that is not there', async () => {
    expect((await halcyon('lab beliefs chess')).code).toBe(2);
  });
});

describe('halcyon lab calibrate', () => {
  it('tells shown and won, tenth by tenth, the same with and without a thread', async () => {
    const tell = (workers: number) =>
      inFolder(async (folder) => halcyon(`lab calibrate bird --matches 12 --futures 10 --workers ${workers}`, { folder }));
    const { code, out } = await tell(0);
    expect(code).toBe(0);
    expect(out).toMatch(/\| positions \| shown \| won \|/);
    expect(out).toMatch(/Shown and won differ by \d+\.\d points on average/);
    expect((await tell(1)).out).toBe(out);
  });

  it('looks at nothing again that it has looked at', async () => {
    await inFolder(async (folder) => {
      const file = join(folder, 'foretold-bird.txt');
      const kept = () => readFileSync(file, 'utf8').trim().split('\n');
      await halcyon('lab calibrate bird --matches 4 --futures 10 --workers 0', { folder });
      expect(kept().length).toBe(4);
      const made = kept().map((line) => line.replace(/"won":\[.*\]/, '"won":[0.5,0.5]'));
      writeFileSync(file, `${made.join('\n')}\n`);
      const { out } = await halcyon('lab calibrate bird --matches 4 --futures 10 --workers 0', { folder });
      expect(out).toContain('50.0 % |');
      expect(kept()).toEqual(made);
      await halcyon('lab calibrate bird --matches 6 --futures 10 --workers 0', { folder });
      expect(kept().length).toBe(6);
    });
  });
});

describe('halcyon lab calibrate --fit', () => {
  it('tells what the power saves in the positions that it was not fitted to, and keeps nothing that is not clear', async () => {
    await inFolder(async (folder) => {
      const { code, out } = await halcyon(
        'lab calibrate bird --fit --bots sensible --matches 100 --futures 10 --save steps.json --workers 0',
        {
          folder,
        },
      );
      expect(code).toBe(0);
      expect(out).toMatch(
        /The power \d(\.\d+)?, fitted to 50 positions, has a log loss on the other 50 that is lower by -?\d\.\d{4} \(95 %: /,
      );
      expect(out).toContain('not saved');
      expect(existsSync(join(folder, 'steps.json'))).toBe(false);
    });
  });

  it('keeps the power beside the knobs of its table, which stay as they are', async () => {
    await inFolder(async (folder) => {
      const file = join(folder, 'steps.json');
      keepPower(file, bird, 4, 0.8);
      const [two, four] = JSON.parse(readFileSync(file, 'utf8')).rows;
      expect([two, four]).toEqual([bird.steps?.rows[0], { ...bird.steps?.rows[1], power: 0.8 }]);
      expect(() => keepPower(file, bird, 3, 0.8)).toThrow('comes first');
    });
  });

  it('wants matches enough, and two players', async () => {
    expect((await halcyon('lab calibrate bird --fit --matches 20')).code).toBe(2);
    expect((await halcyon('lab calibrate bird --fit --seats 1')).err).toContain('two players at least');
  });
});

describe('halcyon lab fit', () => {
  it('tells how well it predicts, and saves nothing that does not win more', async () => {
    await inFolder(async (folder) => {
      const { code, out } = await halcyon('lab fit nation --matches 30 --hidden 2 --trials 2 --percent 2 --workers 0 --save fitted.json', {
        folder,
      });
      expect(code).toBe(0);
      expect(out).toMatch(/\| all \| \d+ \| 0\.\d{3} \| 0\.\d{3} \|/);
      const isSaved = out.includes('Saved in fitted.json');
      expect(existsSync(join(folder, 'fitted.json'))).toBe(isSaved);
      expect(isSaved || out.includes('not saved')).toBe(true);
    });
  });

  it('says where there is nothing to learn from', async () => {
    expect((await halcyon('lab fit sealed')).err).toContain('has no features to learn from');
  });
});

/** `halcyon ladder`: who plays whom, the same table for the same seed, and the figures in a file. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bird } from '../games/bird/index.js';
import { pairOf, ratingsOf } from './ratings.js';
import { halcyon, inFolder } from './testing/world.js';

const ladder = (line: string, folder: string) => halcyon(`ladder ${line} --save ladder.json`, { folder });
const stored = (folder: string) => JSON.parse(readFileSync(join(folder, 'ladder.json'), 'utf8'));

describe('halcyon ladder --calibrate', () => {
  const hasty = { ...bird, foresight: { horizon: 40, iterations: 10 } };
  const calibrate = (folder: string) =>
    halcyon('ladder bird --calibrate --seats 2 --error 10 --workers 0 --seed x --option length=short --save steps.json', {
      folder,
      shelf: { bird: hasty },
    });

  it('writes where the five steps stand, and plays nothing again that it has played', async () => {
    await inFolder(async (folder) => {
      const { code, out } = await calibrate(folder);
      expect(code).toBe(0);
      const read = () => readFileSync(join(folder, 'steps.json'), 'utf8');
      const table = JSON.parse(read());
      const [row] = table.rows; // those for more seats stay as they were
      expect(table.rows.slice(1)).toEqual(bird.steps?.rows.filter(({ seats }) => seats !== 2));
      expect(row.seats).toBe(2);
      expect(row.knobs).toHaveLength(5);
      expect(row.knobs).toEqual([...row.knobs].sort((a, b) => a - b)); // from weak to strong
      expect(row.apart).toHaveLength(4);
      const memory = readFileSync(join(folder, 'calibration-bird.txt'), 'utf8');
      const written = read();
      expect(await calibrate(folder)).toMatchObject({ code: 0, out });
      expect(read()).toBe(written);
      expect(readFileSync(join(folder, 'calibration-bird.txt'), 'utf8')).toBe(memory);
    });
  });

  it('shows the steps anew where they are not known well enough, and keeps their knobs', async () => {
    await inFolder(async (folder) => {
      const share = { share: 0.7, low: 0.4, high: 0.9, matches: 16 };
      const known = { share: 0.65, low: 0.64, high: 0.66, matches: 9000 };
      const knobs = [0, 0.2, 0.4, 0.8, 1];
      const steps = { rules: bird.rules, rows: [{ seats: 2, knobs, apart: [share, known, known, share] }] };
      const line = 'ladder bird --calibrate --keep --error 10 --workers 0 --seed x --option length=short --save steps.json';
      const { code, out } = await halcyon(`${line} --seats 2`, { folder, shelf: { bird: { ...bird, steps } } });
      expect(code).toBe(0);
      const [row] = JSON.parse(readFileSync(join(folder, 'steps.json'), 'utf8')).rows;
      expect(row.knobs).toEqual(knobs);
      expect(row.apart.slice(1, 3)).toEqual([known, known]);
      for (const shown of [row.apart[0], row.apart[3]]) expect(shown.high - shown.low).toBeLessThan(0.45);
      expect(out).toContain('1 wins');
      const { err } = await halcyon(`${line} --seats 3`, { folder, shelf: { bird: { ...bird, steps } } });
      expect(err).toContain('not known with 3 seats');
    });
  });

  it('refuses one seat, where nobody is beaten', async () => {
    expect((await halcyon('ladder bird --calibrate --seats 1')).err).toContain('two players at least are wanted');
  });
});

it('halcyon ladder --exact tells what the answers of a bot are worth', async () => {
  const { code, out } = await halcyon('ladder bird --exact --bots sensible,random --matches 4');
  expect(code).toBe(0);
  expect(out).toContain('| sensible | sensible | 50.0 % | 50.0 % to 50.0 % | 0.0 % |');
  expect(out).toMatch(/\| random \| sensible \| -?\d+\.\d % \|/);
  expect((await halcyon('ladder bird --exact --pairs master-random')).err).toContain('--exact judges bots against sensible ones');
  const atFirst = await halcyon('ladder bird --exact --pairs sensible-sensible-1 --matches 2');
  expect(atFirst.out).toContain('| sensible | sensible-1 | 50.0 % | 50.0 % to 50.0 % | 0.0 % |'); // this game suggests what it did
});

describe('halcyon ladder', () => {
  it('gives the same table and the same file for the same seed, with or without worker threads', async () => {
    await inFolder(async (folder) => {
      const line = 'bird --bots random,sensible,gentle --matches 4 --percent 5 --seed x';
      const { code, out } = await ladder(`${line} --workers 2`, folder);
      const figures = stored(folder);
      expect(code).toBe(0);
      expect((await ladder(`${line} --workers 0`, folder)).out).toBe(out);
      expect(stored(folder)).toEqual(figures);
      expect((await ladder('bird --bots random,sensible,gentle --matches 4 --percent 5 --seed y --workers 0', folder)).out).not.toBe(out);
    });
  });

  it('rates every bot and compares every pair over all matches', async () => {
    await inFolder(async (folder) => {
      const { out, err } = await ladder('sealed --seats 3 --bots random,sensible,gentle --matches 6 --workers 0', folder);
      const { ratings, pairs, alone, matches, seats } = stored(folder);
      expect([matches, seats, alone]).toEqual([6, 3, []]);
      expect(ratings.map(({ name }: { name: string }) => name).sort()).toEqual(['gentle', 'random', 'sensible']);
      for (const { rating, low, high } of ratings) expect(low < rating && rating < high).toBe(true);
      expect(pairs.map(({ name, against }: Record<string, string>) => `${name}-${against}`)).toEqual([
        'sensible-random',
        'gentle-random',
        'gentle-sensible',
      ]);
      for (const pair of pairs) expect([pair.matches, pair.low <= pair.share, pair.share <= pair.high]).toEqual([6, true, true]);
      expect(out).toMatch(/\| bot \| rating \| 95 % interval \|/);
      expect(err).toBe('The figures are in ladder.json.\n');
    });
  });

  it('lets bots meet the sensible one of version 0.1.0, whose name has a hyphen', async () => {
    await inFolder(async (folder) => {
      await ladder('sealed --pairs sensible-sensible-1,sensible-1-random --matches 2 --workers 0', folder);
      const { ratings, pairs } = stored(folder);
      expect(pairs.map(({ name, against }: Record<string, string>) => `${name} ${against}`)).toEqual([
        'sensible sensible-1',
        'sensible-1 random',
      ]);
      expect(ratings).toHaveLength(3);
    });
  });

  it('lets only the named pairs meet, where they are named', async () => {
    await inFolder(async (folder) => {
      await ladder('sealed --pairs sensible-random,gentle-random --matches 2 --workers 0', folder);
      const { ratings, pairs } = stored(folder);
      expect(ratings).toHaveLength(3);
      expect(pairs.map(({ name, against }: Record<string, string>) => `${name}-${against}`)).toEqual(['sensible-random', 'gentle-random']);
    });
  });

  it('compares those who play alone by their mean score', async () => {
    await inFolder(async (folder) => {
      const { out } = await ladder('bird --seats 1 --bots random,sensible --matches 12 --workers 0', folder);
      const { alone, ratings, pairs } = stored(folder);
      const [random, sensible] = alone;
      expect([ratings, pairs]).toEqual([[], []]);
      expect(random.mean).toBeLessThan(sensible.low);
      expect(out).toContain(`| sensible | ${sensible.mean.toFixed(2)} |`);
    });
  });

  it.each([
    ['bird --bots clever', 'There is no bot "clever".'],
    ['bird --bots master', 'A ladder needs two bots at least.'],
    ['bird --pairs master', '"master" is no pair. Write two bots with a hyphen: master-sensible.'],
    ['bird --pairs master-clever', 'There is no bot "clever".'],
    ['bird --pairs master-random --bots random', '--pairs says who meets whom: leave --bots away.'],
    ['bird --pairs master-random --seats 1', '--pairs says who meets whom: with one seat nobody meets.'],
    ['bird --matches 1', 'The number of matches should be a whole number from 2 up'],
    ['bird --percent 0', 'The percentage should be a whole number from 1 to 1000'],
    ['brid', 'Did you mean "bird"?'],
  ])('"%s" is a wrong call', async (line, words) => {
    const { code, err, out } = await halcyon(`ladder ${line}`);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(words);
  });
});

describe('the figures', () => {
  const match = (lineUp: readonly string[], ranks: readonly number[]) => ({ lineUp, ranks, scores: ranks, won: false, decisions: 1 });
  const played = [match(['a', 'b'], [1, 2]), match(['b', 'a'], [2, 1]), match(['a', 'b'], [1, 1]), match(['c', 'b'], [2, 1])];

  it('count a shared victory in parts and leave other pairs out', () => {
    expect(pairOf('a', 'b', played)).toMatchObject({ matches: 3, share: 2.5 / 3 });
    expect(pairOf('b', 'a', played)).toMatchObject({ matches: 3, share: 0.5 / 3 });
  });

  it('rank by who beat whom', () => {
    expect(ratingsOf(['a', 'b', 'c'], played).map(({ name }) => name)).toEqual(['a', 'b', 'c']);
  });
});

/** `halcyon review`: sums in words, as JSON and as a page, and what it says to files that cannot be reviewed. */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Sums } from '../review/index.js';
import { halcyon, inFolder } from './testing/world.js';

const recordOf = (game: string, name: string): string => fileURLToPath(new URL(`../games/${game}/records/${name}.json`, import.meta.url));

const withMatch = <X>(work: (folder: string) => Promise<X>): Promise<X> =>
  inFolder((folder) => {
    copyFileSync(recordOf('bird', 'rules-1-seats-2'), join(folder, 'over.json'));
    return work(folder);
  });

describe('halcyon review', () => {
  it('tells for every seat what was luck and what was decided', () =>
    withMatch(async (folder) => {
      const { code, out, said } = await halcyon('review over.json --percent 3', { folder });
      expect(code).toBe(0);
      expect(out).toMatch(/start +luck +decisions +others' +end +with even luck/);
      expect(out).toMatch(/^\S+ +\d+ ±\d+ +[+-]?\d+ ±\d+ +[+-]?\d+ ±\d+ +[+-]?\d+ ±\d+ +(0|100) +-?\d+ ±\d+$/m);
      expect(said).toMatch(/(won a match that luck gave away|won it by decisions more than by luck)\./);
      expect(said).toMatch(/lost (to luck, mostly|by luck and by slips alike)|lost, and luck was the smaller part/);
      expect(out).toMatch(/Step \d+, \S.*: .*\. Luck [+-]\d+ %\./);
    }));

  it('ends its JSON with the seats, which add up', () =>
    withMatch(async (folder) => {
      const { out } = await halcyon('review over.json --percent 3 --json', { folder });
      const all: { readonly seats: readonly Sums[]; readonly pass: string; readonly game: string } = JSON.parse(out);
      expect(Object.keys(all).at(-1)).toBe('seats');
      expect(all).toMatchObject({ game: 'bird', pass: 'done' });
      expect(all.seats).toHaveLength(2);
      for (const { start, luck, decisions, others, end } of all.seats) expect(start + luck + decisions + others).toBeCloseTo(end, 9);
    }));

  it('writes a page that asks nobody for anything', () =>
    withMatch(async (folder) => {
      const { code, out } = await halcyon('review over.json --percent 3 --html page.html', { folder });
      expect([code, out]).toEqual([0, 'The review is page.html.\n']);
      const page = readFileSync(join(folder, 'page.html'), 'utf8');
      expect(page.match(/<svg/g)).toHaveLength(2);
      expect(page).toMatch(/<td[^>]*>[+-]?\d+ ±\d+<\/td>/);
      expect(page).not.toMatch(/https?:|<script|<link|src=|url\(|@import/);
    }));

  it('draws a bar at a terminal only, on standard error', () =>
    withMatch(async (folder) => {
      const { err } = await halcyon('review over.json --percent 3', { folder, tty: true });
      expect(err.split('\r').at(-1)).toBe('\x1b[K'); // it was there, and is wiped away
      expect((await halcyon('review over.json --percent 3', { folder })).err).toBe('');
    }));

  it('says what each pass took and how sure the figures are', () =>
    withMatch(async (folder) => {
      const { err } = await halcyon('review over.json --percent 3 --times', { folder });
      expect(err).toMatch(
        /^First pass: [\d.]+ s of a core\nSecond pass: [\d.]+ s of a core\nLargest standard errors: \d+\.\d % of a chance, \d+\.\d % of a loss\n$/,
      );
    }));

  it('says what is wrong with a file that cannot be reviewed', () =>
    withMatch(async (folder) => {
      expect(await halcyon('review none.json', { folder })).toMatchObject({ code: 2, err: 'halcyon: There is no file "none.json".\n' });
      const record = JSON.parse(readFileSync(join(folder, 'over.json'), 'utf8'));
      writeFileSync(join(folder, 'half.json'), JSON.stringify({ ...record, entries: record.entries.slice(0, 9), hash: null }));
      expect(await halcyon('review half.json', { folder })).toMatchObject({
        code: 2,
        err: 'halcyon: This match is not over yet, and only finished matches are reviewed.\n',
      });
      writeFileSync(join(folder, 'bad.json'), JSON.stringify({ ...record, entries: record.entries.with(3, { decision: 3, move: 1 }) }));
      expect(await halcyon('review bad.json', { folder })).toMatchObject({ code: 1 });
      expect((await halcyon('review over.json --percent 0', { folder })).err).toContain('should be a whole number from 1 to 1000');
    }));
});

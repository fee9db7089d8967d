/** `halcyon tune`: a line for index.ts, found within its budget. */
import { describe, expect, it } from 'vitest';
import { halcyon } from './testing/world.js';
import { bestOf, isClearlyMore, type TunedFigures } from './tune.js';

const rowsIn = (out: string) => out.split('\n').filter((line) => /^\| \d/.test(line));

describe('halcyon tune', () => {
  it('plays no more matches than it may, and prints the figures it found as a line of index.ts', async () => {
    const { code, out, err } = await halcyon('tune sealed --matches 49 --seed x --workers 0');
    expect(code).toBe(0);
    expect(out).toContain(': 2 seats, 4 matches for each way');
    expect(rowsIn(out).length).toBeLessThanOrEqual(12);
    expect(rowsIn(out)[0]).toMatch(/^\| 8 \| 1 \| 100 \|/);
    const [, horizon, iterations] = /^ {2}foresight: \{ horizon: (\d+), iterations: (\d+)(?:, doubt: \d+)? \},\n$/m.exec(out) ?? [];
    expect(rowsIn(out).some((row) => row.startsWith(`| ${horizon} |`) && row.includes(`| ${iterations} |`))).toBe(true);
    expect(err).toBe('');
    expect((await halcyon('tune sealed --matches 49 --seed x --workers 0')).out).toBe(out);
  });

  it('shows how far it is at a terminal', async () => {
    const { err } = await halcyon('tune sealed --matches 24 --workers 0', { tty: true });
    expect(err).toMatch(/\d+ of 24 matches/);
  });

  it.each([
    ['tune brid', 'Did you mean "bird"?'],
    ['tune bird --matches 23', 'The number of matches should be a whole number from 24 up, not "23".'],
    ['tune bird --seats 1', 'two players at least are wanted'],
  ])('"%s" is refused with a sentence', async (line, sentence) => {
    const { code, err, out } = await halcyon(line);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(sentence);
  });

  it('tells what it does', async () => {
    expect((await halcyon('tune --help')).out).toContain('First the horizon is found, then the doubt, then the');
  });
});

it('a share is clearly more from the standard error of the difference on', () => {
  expect(isClearlyMore(0.6, 0.5, 100)).toBe(true);
  expect(isClearlyMore(0.56, 0.5, 100)).toBe(false);
  expect(isClearlyMore(0.5, 0.5, 100)).toBe(false);
  expect(isClearlyMore(1, 0, 4)).toBe(true);
});

describe('the best of several values', () => {
  const from: TunedFigures = { horizon: 8, doubt: 1, iterations: 100 };
  const asked: number[] = [];
  const winning = (figure: keyof TunedFigures, shares: Readonly<Record<number, number>>) => async (way: TunedFigures) => {
    asked.push(way[figure]);
    return shares[way[figure]] ?? 0;
  };

  it('is the cheapest of those that nothing dearer is clearly better than', async () => {
    const shares = { 8: 0.4, 16: 0.6, 30: 0.63, 60: 0.8, 160: 0.81 };
    expect(await bestOf('horizon', from, 100, winning('horizon', shares))).toEqual({ ...from, horizon: 60 });
  });

  it('is looked for among more iterations only as long as they help', async () => {
    asked.length = 0;
    expect(await bestOf('iterations', from, 100, winning('iterations', { 30: 0.3, 100: 0.6, 300: 0.62, 1000: 0.9 }))).toEqual(from);
    expect(asked).toEqual([30, 100, 300]);
  });
});

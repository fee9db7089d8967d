/** The gallery: what it would measure, and that what is committed is small, whole and quoted as it stands. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { gameById, games } from '../games/index.js';
import type { Measured } from '../games/kit/measured.js';
import { aloneTrial, effectsOf, trialsOf } from './effects.js';
import type { Comparison } from './figures.js';
import { galleryPlan, makeGallery, quoteOf } from './gallery.js';
import { cellsOf } from './plan.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folderOf = (id: string): string => join(root, 'src/games', id);

describe('what is measured', () => {
  it('by default rules is every number of players, and luck and skill wherever two can sit', () => {
    expect(cellsOf(galleryPlan(gameById('bird'), 10)).map(({ seats, mixed }) => [seats, mixed])).toEqual([
      [1, false],
      [2, false],
      [2, true],
      [3, false],
      [3, true],
      [4, false],
      [4, true],
      [5, false],
      [5, true],
    ]);
  });

  it('of the options is every other value, at the first table that it fits', () => {
    const trials = trialsOf(gameById('bird'), 10);
    expect(trials.map(({ seats, variants }) => [seats, variants.length])).toEqual([
      [3, 13],
      [4, 1],
      [5, 1],
    ]);
    expect(trials[0]?.plan.sets.slice(0, 3).map(({ name }) => name)).toEqual(['default', 'firstPlayer = 0', 'firstPlayer = 1']);
  });

  it('is tried alone where it changes nothing among others, and the later trial has the last word if it found something', () => {
    const game = gameById('farm');
    const [trial] = trialsOf(game, 10);
    if (!trial) throw new Error('farm has options');
    const change = { mean: 2, low: 1, high: 3, before: 10 };
    const found = (options: string, seats: number, same: number): Comparison => ({
      seats,
      bots: ['sensible'],
      options,
      against: 'default',
      pairs: 10,
      same,
      different: 10,
      decisions: change,
      rounds: null,
      minutes: change,
      score: change,
      winning: change,
      changesOfLead: null,
      favoured: null,
    });
    const first = [trial, [found('soloCoop = false', 3, 10), found('sheep = true', 3, 0), found('market = open', 3, 10)]] as const;
    const alone = aloneTrial(game, [first], 10);
    expect(alone?.variants.map(({ option }) => option)).toEqual(['market', 'soloCoop']);
    if (!alone) throw new Error('two are left to try');
    const effects = effectsOf([first, [alone, [found('soloCoop = false', 1, 3), found('market = open', 1, 10)]]]);
    expect(effects).toEqual({
      sheep: [{ value: true, seats: 3, pairs: 10, length: [0.2, 0.1, 0.3] }],
      market: [{ value: 'open', seats: 3, pairs: 10, none: true }],
      soloCoop: [{ value: false, seats: 1, pairs: 10, length: [0.2, 0.1, 0.3] }],
    });
  });
});

it('one command writes reports, figures and the line in the rules, and goes on where it was stopped', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'halcyon-lab-'));
  const at = (name: string) => join(folder, name);
  mkdirSync(at('bird'));
  cpSync(join(folderOf('bird'), 'RULES.md'), at('bird/RULES.md'));
  const played: string[] = [];
  const order = (stop: AbortSignal) => ({
    games: [gameById('bird')],
    matches: 3,
    pairs: 2,
    workers: 0,
    results: at('results'),
    reports: at('reports'),
    folder: at,
    stop,
    begin: (title: string, matches: number, already: number) => {
      played.push(`${title} ${already} of ${matches}`);
      return () => {};
    },
    say: () => {},
  });
  try {
    await expect(makeGallery(order(AbortSignal.abort()))).rejects.toThrow('The gallery was stopped. The same command goes on from here.');
    await makeGallery(order(new AbortController().signal));
    expect(played.slice(0, 3)).toEqual(['bird 0 of 27', 'bird 0 of 27', 'bird-options-3 0 of 28']);
    expect(readdirSync(at('reports')).sort()).toEqual(['bird-options.html', 'bird.html']);
    const measured: Measured = JSON.parse(readFileSync(at('bird/measured.json'), 'utf8'));
    expect(readFileSync(at('bird/RULES.md'), 'utf8')).toContain(quoteOf('bird', measured).join('\n'));
    expect(measured.tables.map(({ seats, places }) => [seats, places.length])).toEqual([1, 2, 3, 4, 5].map((seats) => [seats, seats]));
    expect(measured.options.goldCost?.map(({ value }) => value)).toEqual([1, 3]);
    await makeGallery(order(new AbortController().signal));
    expect(played.at(-1)).toMatch(/ (\d+) of \1$/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

describe('what lies in the folders of the games', () => {
  const measured = Object.keys(games).filter((id) => existsSync(join(folderOf(id), 'measured.json')));
  const fileOf = (id: string): string => join(folderOf(id), 'measured.json');

  it('is small, for all games together', () => {
    expect(measured.length).toBeGreaterThan(0);
    expect(measured.reduce((sum, id) => sum + statSync(fileOf(id)).size, 0)).toBeLessThan(150_000);
  });

  it.each(measured)('is of the newest rules of %s, and quoted there as it stands', (id) => {
    const figures: Measured = JSON.parse(readFileSync(fileOf(id), 'utf8'));
    const rules = readFileSync(join(folderOf(id), 'RULES.md'), 'utf8');
    expect(rules).toContain(`\n${quoteOf(id, figures).join('\n')}\n\n## `);
    expect(figures.rules).toBe(gameById(id).rules);
  });
});

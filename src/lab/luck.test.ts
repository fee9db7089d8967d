/** The share of luck: sums that hold, decisions that tell bots apart, and a place to keep it. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { seedFrom } from '../engine/seed.js';
import { bird } from '../games/bird/index.js';
import { keepLuck } from './gallery.js';
import { luckFigureOf } from './luck.js';

const plan = { matches: 6, part: 0.02, seed: seedFrom('luck') };

it('adds up to rounding, and finds that who plays anything decides worse', () => {
  const { share, by, off } = luckFigureOf(bird, { ...plan, bots: ['sensible', 'random'] });
  expect(off).toBeLessThan(1e-9);
  expect(share.low).toBeGreaterThan(0);
  expect(share.high).toBeLessThan(1);
  const [sensible, random] = by;
  expect([sensible?.who, random?.who]).toEqual(['sensible', 'random']);
  expect(sensible?.decisions.mean).toBeGreaterThan((random?.decisions.mean ?? 0) + 0.2);
});

it('finds no luck on average, and that of all seats adds up to nothing', () => {
  const { by } = luckFigureOf(bird, { ...plan, bots: ['sensible', 'sensible', 'sensible'] });
  expect(by.map(({ who }) => who)).toEqual(['seat 1', 'seat 2', 'seat 3']);
  expect(by.reduce((sum, { luck }) => sum + luck.mean, 0)).toBeCloseTo(0, 9);
  for (const { luck } of by) {
    expect(luck.low).toBeLessThan(0);
    expect(luck.high).toBeGreaterThan(0);
  }
});

it('stands beside what else is measured of the game', () => {
  const folder = mkdtempSync(join(tmpdir(), 'halcyon-luck-'));
  const file = join(folder, 'measured.json');
  try {
    writeFileSync(file, '{ "rules": 1, "options": {} }');
    const luck = [{ seats: 2, matches: 20, share: 0.7, low: 0.6, high: 0.8 }];
    keepLuck(folder, luck);
    keepLuck(folder, luck);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ rules: 1, luck, options: {} });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

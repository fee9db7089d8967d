/** The share of luck: sums that hold, decisions that tell bots apart, and a report that keeps it. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { seedFrom } from '../engine/seed.js';
import { bird } from '../games/bird/index.js';
import { reportLuck } from './gallery.js';
import { luckOf } from './luck.js';

const plan = { matches: 8, part: 0.03, seed: seedFrom('luck') };

it('adds up to rounding, and finds that who plays anything decides worse', () => {
  const { share, by, off } = luckOf(bird, { ...plan, bots: ['sensible', 'random'] });
  expect(off).toBeLessThan(1e-9);
  expect(share.low).toBeGreaterThan(0);
  expect(share.high).toBeLessThan(1);
  const [sensible, random] = by;
  expect([sensible?.who, random?.who]).toEqual(['sensible', 'random']);
  expect(sensible?.decisions.mean).toBeGreaterThan((random?.decisions.mean ?? 0) + 0.2);
});

it('finds no luck on average, and that of all seats adds up to nothing', () => {
  const { by } = luckOf(bird, { ...plan, bots: ['sensible', 'sensible', 'sensible'] });
  expect(by.map(({ who }) => who)).toEqual(['seat 1', 'seat 2', 'seat 3']);
  expect(by.reduce((sum, { luck }) => sum + luck.mean, 0)).toBeCloseTo(0, 9);
  for (const { luck } of by) {
    expect(luck.low).toBeLessThan(0);
    expect(luck.high).toBeGreaterThan(0);
  }
});

it('stands in the report of its game, once however often it is measured', () => {
  const docs = mkdtempSync(join(tmpdir(), 'halcyon-luck-'));
  try {
    writeFileSync(join(docs, 'bird.html'), '<section>\n<h2>Luck and skill</h2>\n<p>More.</p></section>');
    writeFileSync(join(docs, 'bird.json'), '{ "rules": 1 }');
    const figure = luckOf(bird, { ...plan, matches: 2, bots: ['sensible', 'random'] });
    reportLuck(docs, 'bird', [figure]);
    reportLuck(docs, 'bird', [figure]);
    const page = readFileSync(join(docs, 'bird.html'), 'utf8');
    expect(page.match(/share of luck/g)).toHaveLength(1);
    expect(page).toContain('2 players (sensible, random; 2 matches): sensible');
    expect(page).toContain('<p>More.</p></section>');
    expect(JSON.parse(readFileSync(join(docs, 'bird.json'), 'utf8')).luck).toHaveLength(1);
  } finally {
    rmSync(docs, { recursive: true });
  }
});

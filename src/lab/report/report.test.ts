/** The page, the pictures and the sheets. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseHTML } from 'linkedom';
import { afterAll, describe, expect, it } from 'vitest';
import { figuresHere } from '../figures.build.js';
import { checkPlan } from '../plan.js';
import { tidyJson } from '../tidy.js';
import { pageOf, picturesOf } from './page.js';
import { exportTo } from './write.js';

const plan = checkPlan({
  game: 'bird',
  seats: [1, 2, 3],
  bots: ['sensible', ['sensible', 'random']],
  matches: 6,
  options: { 'as & "is"': {}, dear: { goldCost: 3 } },
});

const figures = figuresHere(plan);
const page = pageOf(plan, figures);
const { document } = parseHTML(page);

describe('the report', () => {
  it('needs nothing but itself: no script, no address, no style that a strict policy would refuse inside the app', () => {
    expect(page).not.toMatch(/<script|\bhttps?:|\burl\(|@import|<link|<img|javascript:/);
    expect(document.querySelectorAll('[style]')).toHaveLength(0);
    expect(document.querySelectorAll('style')).toHaveLength(1);
  });

  it('answers the questions of a designer under headings, and says what cannot be concluded', () => {
    expect([...document.querySelectorAll('h2')].map((heading) => heading.textContent)).toEqual([
      'In short',
      'Is it fair?',
      'How long does it take?',
      'Scores',
      'Choices',
      'Cards, actions and spaces',
      'Who leads, and when it is decided',
      'Luck and skill',
      'Options compared',
      'What cannot be concluded',
      'How it was measured',
    ]);
  });

  it('has a name for every picture and a heading for every column', () => {
    const pictures = [...document.querySelectorAll('svg')];
    expect(pictures.length).toBeGreaterThan(7);
    for (const picture of pictures)
      expect([picture.getAttribute('role'), (picture.getAttribute('aria-label') ?? '').length > 20]).toEqual(['img', true]);
    for (const table of document.querySelectorAll('table'))
      expect(table.querySelectorAll('thead th').length).toBe(table.querySelectorAll('tbody tr:first-child > *').length);
  });

  it('has colours for day and lamp, and for paper', () => {
    expect(page).toContain('light-dark(');
    expect(page).toContain('@media print');
  });

  it('escapes what a plan calls its sets', () => {
    expect(page).toContain('as &amp; &quot;is&quot;');
    expect(page).not.toContain('as & "is"');
  });

  it('is the same for the same figures', () => {
    expect(pageOf(plan, figures)).toBe(page);
  });
});

describe('the files for papers', () => {
  const folder = mkdtempSync(join(tmpdir(), 'halcyon-lab-'));
  const files = exportTo(folder, figures);
  afterAll(() => rmSync(folder, { recursive: true }));

  it('are pictures as SVG, tables as CSV and all figures as JSON', () => {
    expect(readdirSync(folder).sort()).toEqual([...files].sort());
    expect(files.filter((file) => file.endsWith('.csv'))).toEqual(
      ['victories', 'ranks', 'scores', 'length', 'questions', 'choices', 'leads', 'differences'].map((name) => `${name}.csv`),
    );
    expect(JSON.parse(readFileSync(join(folder, 'figures.json'), 'utf8')).tables).toHaveLength(figures.tables.length);
  });

  it('stand alone: pictures have their own colours, sheets have a value in every column', () => {
    for (const { name } of picturesOf(figures)) {
      const svg = readFileSync(join(folder, `${name}.svg`), 'utf8');
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
      expect(svg).not.toContain('var(');
    }
    const [head = '', ...lines] = readFileSync(join(folder, 'victories.csv'), 'utf8').trim().split('\r\n');
    expect(head).toBe('seats,bots,options,by,who,victories,low,high,fair,matches');
    expect(lines[0]).toMatch(/^1,sensible,"as & ""is""",seat,seat 1,/);
  });
});

it('tidy JSON puts numbers side by side and breaks what is too long', () => {
  expect(tidyJson({ a: [1, 2.345678], b: [], c: { d: null } })).toBe(
    '{\n  "a": [1, 2.3457],\n  "b": [],\n  "c": {\n    "d": null\n  }\n}\n',
  );
  const [, second = ''] = tidyJson(Array.from({ length: 200 }, (_, i) => i)).split('\n');
  expect(second.length).toBeGreaterThan(130);
  expect(second.length).toBeLessThanOrEqual(140);
});

/** RULES.md, code and tests speak of the same clauses, and every clause is shown by a test. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { viewFor } from '../../engine/view.js';
import { given } from './farm.build.js';
import { farm } from './index.js';

const read = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');
const files = readdirSync(new URL('.', import.meta.url)).filter((file) => file.endsWith('.ts'));
const isTest = (file: string): boolean => file.endsWith('.test.ts');
const rules = read('RULES.md');
const clauses = Array.from(rules.matchAll(/^\*\*(\d+(?:\.\d+)*[a-z]?)\*\*/gm), (found) => found[1] ?? '');

/** The tests of this folder: file, the clauses a name begins with, and the rest of the name. */
const tests = files.filter(isTest).flatMap((file) =>
  Array.from(read(file).matchAll(/\btest(?:\.each\([\s\S]*?\))?\(\s*(['"])((?:\d+\.\d+, )*\d+\.\d+) (.+?)\1,/g), (found) => ({
    file,
    shows: (found[2] ?? '').split(', '),
    name: found[3] ?? '',
  })),
);

/** "9.4" in a comment of its own or in a refusal. */
function citedIn(code: string): string[] {
  const comments = Array.from(
    code.matchAll(/(?:\/\*\*|\/\/) (\d+\.\d+(?:(?:, | to )\d+\.\d+)*)[:.]/g),
    (found) => found[1]?.split(/, | to /) ?? [],
  );
  const refusals = Array.from(code.matchAll(/clause: '([^']+)'/g), (found) => found[1] ?? '');
  return [...comments.flat(), ...refusals];
}

describe('the rules', () => {
  test('number each clause once, in order', () => {
    expect(clauses).toEqual(clauses.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })));
    expect(new Set(clauses).size).toBe(clauses.length);
  });

  test.each(clauses)('clause %s is shown by a test, and the table of tests says by which', (clause) => {
    const showing = tests.filter(({ shows }) => shows.includes(clause)).map(({ file, name }) => `${file}: ${name}`);
    expect(showing).not.toEqual([]);
    const listed = rules.split('\n').find((line) => line.startsWith(`| ${clause} | `) && line.includes('.test.ts')) ?? '';
    for (const each of showing) expect(listed).toContain(each.replaceAll('|', '\\|'));
  });

  test('no test shows a clause that does not exist', () => {
    for (const { shows, name } of tests) for (const clause of shows) expect(clauses, name).toContain(clause);
  });

  test.each(files.filter((file) => !isTest(file)))('%s cites only clauses that exist', (file) => {
    for (const clause of citedIn(read(file))) expect(clauses).toContain(clause);
  });

  test('18.1, 18.3 every ruling and every line of the rule set names clauses that exist', () => {
    const section = rules.slice(rules.indexOf('## 18'), rules.indexOf('## 19'));
    const named = Array.from(section.matchAll(/\| ((?:\d+\.\d+(?:, )?)+) \|$/gm), (found) => (found[1] ?? '').split(', ')).flat();
    expect(named.length).toBeGreaterThan(70);
    for (const clause of named) expect(clauses).toContain(clause);
  });

  test('18.2 everybody sees the same, and from what is seen the farm can be set up again', () => {
    const s = given({
      at: 'feed',
      animals: [
        [0, 'goose', 'c2', 2],
        [1, 'cow', 'd4'],
      ],
    });
    for (const seat of [null, 0, 1]) {
      const view = viewFor(s, seat);
      expect(view.shared).toBe(s.shared);
      expect(farm.imagine(view, { int: () => 0 })).toEqual(s);
    }
  });
});

/** RULES.md is complete: every clause has a test that names it, every clause cited exists, and its list of tests is the real one. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { nation } from './index.js';

const here = new URL('.', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, here), 'utf8');
const files = readdirSync(here).filter((file) => file.endsWith('.ts'));
const rules = read('RULES.md');
const clauses = Array.from(rules.matchAll(/^\*\*(\d+(?:\.\d+)*[a-z]?)\*\*/gm), (match) => match[1] ?? '');

/** The names of all tests, with the clauses they begin with. */
function namedTests(): { file: string; name: string; clauses: string[] }[] {
  return files
    .filter((file) => file.endsWith('.test.ts'))
    .flatMap((file) =>
      Array.from(read(file).matchAll(/\)?\(\s*'((?:\d+\.\d+[a-z]?(?:, )?)+) ([^\n]*?)',\s*(?:async )?\(/g), (match) => ({
        file,
        name: match[2] ?? '',
        clauses: (match[1] ?? '').split(', '),
      })),
    );
}

test('every clause is numbered once, and each has a test', () => {
  expect(new Set(clauses).size).toBe(clauses.length);
  const tested = new Set(namedTests().flatMap((each) => each.clauses));
  expect(clauses.filter((clause) => !tested.has(clause))).toEqual([]);
});

test('every test names clauses that exist', () => {
  const unknown = namedTests().flatMap((each) => each.clauses.filter((clause) => !clauses.includes(clause)));
  expect(unknown).toEqual([]);
});

test('every clause cited in code and options exists', () => {
  const cited = files
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => Array.from(read(file).matchAll(/(?:clause: '|R )(\d+\.\d+[a-z]?)/g), (match) => match[1] ?? ''));
  expect(cited.length).toBeGreaterThan(60);
  expect(cited.filter((clause) => !clauses.includes(clause))).toEqual([]);
  for (const { clause } of Object.values(nation.options)) expect(clauses).toContain(clause);
});

test('the list of tests in RULES.md is the real one', () => {
  const listed = clauses.map((clause) => {
    const tests = namedTests().filter((each) => each.clauses.includes(clause));
    return `| ${clause} | ${tests.map(({ file, name }) => `${file}: ${name}`).join('; ')} |`;
  });
  const table = rules.slice(rules.indexOf('| clause | tests |')).split('\n\n')[0]?.split('\n') ?? [];
  expect(table).toEqual(['| clause | tests |', '|---|---|', ...listed]);
});

test('the tables of figures in RULES.md are those of the data', () => {
  expect(rules).toContain('| 100B | 3 | 26B | 10, 8, 6, 4, 2 | 16, 18, 20, 22, 24 | 100, 84, 66, 46, 24 |');
  expect(rules).toContain('| Farmer | 3 hours: 1 Bread | 4 hours: 2 Bread | 2 hours, 10B: 3 Bread | 2 hours, 10B: 4 Bread |');
});

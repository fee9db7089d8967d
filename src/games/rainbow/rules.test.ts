/** RULES.md, code and tests speak of the same clauses. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const read = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');
const files = readdirSync(new URL('.', import.meta.url)).filter((file) => file.endsWith('.ts'));
const isTest = (file: string): boolean => file.endsWith('.test.ts');
const rules = read('RULES.md');
const clauses = Array.from(rules.matchAll(/^\*\*(\d+(?:\.\d+)*[a-z]?)\*\*/gm), (found) => found[1] ?? '');

/** The tests of a clause carry its number in their names: "4.3, 4.6b after a track …". */
const NUMBERED = /\(\s*(['"])(\d+\.\d+[a-z]?(?:, \d+\.\d+[a-z]?)*) (.+?)\1,/g;
const tests = files.filter(isTest).flatMap((file) =>
  Array.from(read(file).matchAll(NUMBERED), ([, , numbers = '', name = '']) => ({
    clauses: numbers.split(', '),
    shown: `${file.replace('.test.ts', '')}: ${name}`,
  })),
);
const rows = clauses.map((clause) => {
  const shown = tests.filter((each) => each.clauses.includes(clause)).map((each) => each.shown);
  return `| ${clause} | ${shown.join(' · ')} |`;
});

/** "R 4.1, 4.2" in a comment, "clause: '4.4b'" in a refusal. */
function citedIn(code: string): string[] {
  const comments = Array.from(
    code.matchAll(/\bR (\d+\.\d+[a-z]?(?:(?:, | to )\d+\.\d+[a-z]?)*)/g),
    (found) => found[1]?.split(/, | to /) ?? [],
  );
  const refusals = Array.from(code.matchAll(/clause: '([^']+)'/g), (found) => found[1] ?? '');
  return [...comments.flat(), ...refusals];
}

describe('the rules', () => {
  test('number each clause once, in order', () => {
    const inOrder = clauses.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
    expect(clauses).toEqual(inOrder);
    expect(new Set(clauses).size).toBe(clauses.length);
    expect(clauses.length).toBeGreaterThan(90);
  });

  test.each(clauses)('have a test for clause %s', (clause) => {
    expect(tests.some((each) => each.clauses.includes(clause))).toBe(true);
  });

  test('list for every clause the tests that show it, and no others', () => {
    const listed = Array.from(rules.matchAll(/^\| \d+\.\d+[a-z]? \| .+ \|$/gm), ([row]) => row);
    expect(listed).toEqual(rows);
  });

  test('are not shown by tests of clauses that do not exist', () => {
    for (const each of tests) for (const clause of each.clauses) expect(clauses).toContain(clause);
  });

  test.each(files.filter((file) => !isTest(file)))('%s cites only clauses that exist', (file) => {
    for (const clause of citedIn(read(file))) expect(clauses).toContain(clause);
  });
});

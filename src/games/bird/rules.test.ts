/** RULES.md, code and tests speak of the same clauses. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const read = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');
const files = readdirSync(new URL('.', import.meta.url)).filter((file) => file.endsWith('.ts'));
const isTest = (file: string): boolean => file.endsWith('.test.ts');
const tests = files.filter(isTest).map(read).join('\n');
const rules = read('RULES.md');
const clauses = Array.from(rules.matchAll(/^\*\*(\d+(?:\.\d+)*[a-z]?)\*\*/gm), (found) => found[1] ?? '');
const shown = new Map(
  Array.from(rules.matchAll(/^\| (\d+\.\d+[a-z]?) \| (.+) \|$/gm), ([, clause = '', names = '']) => [clause, names.split('; ')] as const),
);

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
  });

  test('name a test for every clause', () => {
    expect([...shown.keys()]).toEqual(clauses);
  });

  test.each([...shown])('clause %s is shown by tests that exist', (_, names) => {
    for (const name of names) expect(tests.includes(`'${name}'`) || tests.includes(`"${name}"`), name).toBe(true);
  });

  test.each(files.filter((file) => !isTest(file)))('%s cites only clauses that exist', (file) => {
    for (const clause of citedIn(read(file))) expect(clauses).toContain(clause);
  });
});

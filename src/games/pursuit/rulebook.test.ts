/** The rules as written and the rules as tested: every clause has a test that names it, and the table in RULES.md says which. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const here = new URL('./', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, here), 'utf8');

const rules = read('RULES.md');
const clauses = [...rules.matchAll(/^\*\*(\d+(?:\.\d+)*[a-z]?)\*\*/gm)].flatMap(([, id]) => id ?? []);

/** The clauses at the head of each test's name, with its file. */
function namedClauses(): Map<string, Set<string>> {
  const named = new Map<string, Set<string>>();
  for (const file of readdirSync(here).filter((name) => name.endsWith('.test.ts'))) {
    for (const [, head] of read(file).matchAll(/(?:test|describe|\))\(\s*['"]((?:\d+(?:\.\d+)*[a-z]?,? )+)/g)) {
      for (const id of head?.split(/,? /).filter(Boolean) ?? []) named.set(id, (named.get(id) ?? new Set()).add(file));
    }
  }
  return named;
}

test('every clause is numbered once', () => {
  expect(clauses.filter((id, i) => clauses.indexOf(id) !== i)).toEqual([]);
});

test('every clause is named by a test', () => {
  const named = namedClauses();
  expect(clauses.filter((id) => !named.has(id))).toEqual([]);
});

test('no test names a clause that is not there', () => {
  expect([...namedClauses().keys()].filter((id) => !clauses.includes(id))).toEqual([]);
});

test('the table of clauses and tests in RULES.md is right', () => {
  const rows = [...rules.matchAll(/^\| (\d+\.[\d.]*[a-z]?) \| ([^|]+) \|$/gm)];
  const written = new Map(rows.map(([, id, files]) => [id, files?.split(', ').map((file) => file.replaceAll('`', ''))]));
  const named = namedClauses();
  for (const id of clauses) expect(written.get(id), `clause ${id}`).toEqual([...(named.get(id) ?? [])].sort());
});

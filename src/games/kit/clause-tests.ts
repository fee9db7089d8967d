/** The tests that RULES.md, the code and the tests of a game speak of the same clauses. Called once in a game's `rules.test.ts`. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { citedIn, clausesIn, forPlayers, rowOf, rulesOf, shownBy } from './clauses.js';

const inOrder = (clauses: readonly string[]): string[] => clauses.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));

/** `here` is the test's `import.meta.url`. */
export function clauseTests(here: string): void {
  const folder = new URL('.', here);
  const read = (file: string): string => readFileSync(new URL(file, folder), 'utf8');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const rules = read('RULES.md');
  const clauses = clausesIn(rules);
  const isTest = (file: string): boolean => file.endsWith('.test.ts');
  const shown = shownBy(files.filter(isTest).map((file) => ({ name: basename(file, '.test.ts'), code: read(file) })));
  const [list = ''] = rules.slice(rules.lastIndexOf('| clause | tests |')).split('\n\n');
  const table = list.trimEnd().split('\n');

  describe('the rules', () => {
    test('number each clause once, in order', () => {
      expect(clauses.length).toBeGreaterThan(0);
      expect(clauses).toEqual(inOrder(clauses));
      expect(new Set(clauses).size).toBe(clauses.length);
    });

    test.each(clauses)('have a test for clause %s, and their last table says which', (clause) => {
      expect(shown.flatMap((each) => each.clauses)).toContain(clause);
      expect(table).toContain(rowOf(clause, shown));
    });

    test('say what players read without names of options, commands or shares of simulated matches', () => {
      for (const { title, opening, clauses: own } of forPlayers(rulesOf(rules)))
        for (const { number, blocks } of [{ number: title, blocks: opening }, ...own])
          for (const { kind, lines } of blocks) {
            if (kind !== 'plain') expect(lines.join('\n'), number).not.toMatch(/`|\d %|\bOption\b|\bnpx\b|simulat|\bbots?\b/);
          }
    });

    test('have no line in that table for a clause that does not exist, and no test of one', () => {
      expect(table.filter((line) => line.startsWith('| ')).length).toBe(1 + clauses.length);
      for (const each of shown) for (const clause of each.clauses) expect(clauses, each.name).toContain(clause);
    });

    test.each(files.filter((file) => !isTest(file)))('are cited by %s with clauses that exist', (file) => {
      for (const clause of citedIn(read(file))) expect(clauses).toContain(clause);
    });
  });
}

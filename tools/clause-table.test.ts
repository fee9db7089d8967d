/** The table of clauses and tests is written, and what stands around it stays. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeClauseTable } from './clause-table.js';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'halcyon-clauses-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('every clause has its line with the tests that show it, in the order of the rules', () => {
  mkdirSync(join(folder, 'rules'));
  writeFileSync(join(folder, 'rules/turn.test.ts'), "test('1.2, 1.1 a card is laid', () => {});\ntest('1.2 another one', () => {});\n");
  writeFileSync(
    join(folder, 'RULES.md'),
    '# Rules\n\n## 1 All\n\n**1.1** One.\n\n**1.2** Two.\n\n| clause | tests |\n|---|---|\n| 1.7 | old |\n\nThe end.\n',
  );
  writeClauseTable(folder);
  const written =
    '# Rules\n\n## 1 All\n\n**1.1** One.\n\n**1.2** Two.\n\n| clause | tests |\n|---|---|\n| 1.1 | turn: a card is laid |\n| 1.2 | turn: a card is laid · turn: another one |\n\nThe end.\n';
  expect(readFileSync(join(folder, 'RULES.md'), 'utf8')).toBe(written);
  writeClauseTable(folder);
  expect(readFileSync(join(folder, 'RULES.md'), 'utf8')).toBe(written);
});

test('rules without the table are a mistake', () => {
  writeFileSync(join(folder, 'RULES.md'), '**1.1** One.\n');
  expect(() => writeClauseTable(folder)).toThrow('has no table that begins with "| clause | tests |".');
});

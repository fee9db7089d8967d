/** RULES.md, code, data and tests speak of the same clauses and figures. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { clauseTests } from '../kit/clause-tests.js';

clauseTests(import.meta.url);

const rules = readFileSync(new URL('RULES.md', import.meta.url), 'utf8');

test('the tables of figures in RULES.md are those of the data', () => {
  expect(rules).toContain('| 100B | 3 | 26B | 10, 8, 6, 4, 2 | 16, 18, 20, 22, 24 | 100, 84, 66, 46, 24 |');
  expect(rules).toContain('| Farmer | 3 hours: 1 Bread | 4 hours: 2 Bread | 2 hours, 10B: 3 Bread | 2 hours, 10B: 4 Bread |');
});

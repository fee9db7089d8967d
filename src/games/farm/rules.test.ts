/** RULES.md, code and tests speak of the same clauses, and everybody sees the same farm. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { viewFor } from '../../engine/view.js';
import { clauseTests } from '../kit/clause-tests.js';
import { clausesIn } from '../kit/clauses.js';
import { given } from './farm.build.js';
import { farm } from './index.js';

clauseTests(import.meta.url);

const rules = readFileSync(new URL('RULES.md', import.meta.url), 'utf8');
const clauses = clausesIn(rules);

describe('the rulings', () => {
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

/** How clauses are found in rules, code and tests. */
import { describe, expect, test } from 'vitest';
import { citedIn, clausesIn, forPlayers, rowOf, rulesOf, shownIn, tableCells, within } from './clauses.js';

const WRITTEN = `# Pebbles: the rules

A game for two.

## 1 What it is about
**1.1** One.
see **1.2**
**1.2a** Two, and a table:

| a | b |
|---|---|
| x \\| y | z |

### A heading

**1.3** Three.

### Advice

Take care.

\`\`\`
map

 of letters
\`\`\`

## 2 Prices <!-- not for players -->

**2.1** Four.

## 3 The end

Words before it.

**3.1** <!-- not for players --> Five.

**3.2** Six.
`;

describe('rules as they are written', () => {
  const rules = rulesOf(WRITTEN);

  test('have clauses, each a bold number that begins a line', () => {
    expect(clausesIn(WRITTEN)).toEqual(['1.1', '1.2a', '1.3', '2.1', '3.1', '3.2']);
  });

  test('keep paragraphs, tables and maps with the clause they follow', () => {
    const [first] = rules.sections;
    expect(rules.title).toBe('Pebbles: the rules');
    expect(rules.opening).toEqual([{ kind: 'text', lines: ['A game for two.'] }]);
    expect(first?.clauses.map(({ number, heading, blocks }) => [number, heading, blocks.map(({ kind }) => kind)])).toEqual([
      ['1.1', '', ['text']],
      ['1.2a', '', ['text', 'grid']],
      ['1.3', 'A heading', ['text']],
      ['', 'Advice', ['text', 'plain']],
    ]);
    expect(first?.clauses[3]?.blocks[1]?.lines).toEqual(['map', '', ' of letters']);
    expect(tableCells(first?.clauses[1]?.blocks[1]?.lines[2] ?? '')).toEqual(['x | y', 'z']);
    expect(rules.sections[2]?.opening).toEqual([{ kind: 'text', lines: ['Words before it.'] }]);
  });

  test('leave out for players what is marked, a section or a clause', () => {
    const shown = forPlayers(rules).flatMap(({ clauses }) => clauses.map(({ number }) => number));
    expect(shown).toEqual(['1.1', '1.2a', '1.3', '', '3.2']);
    expect(rules.sections.map(({ title }) => title)).toEqual(['What it is about', 'Prices', 'The end']);
  });

  test('4 holds 4.3, and 4.3 holds 4.3b, but 4.1 does not hold 4.10', () => {
    expect(within('4.3', '4')).toBe(true);
    expect(within('4.3b', '4.3')).toBe(true);
    expect(within('4.10', '4.1')).toBe(false);
    expect(within('4.1', '')).toBe(false);
  });
});

describe('the clauses of a test', () => {
  // in parts, so that this file names no clause itself
  const called = (name: string) => `test(${name}, () => {});`;

  test('begin its name, whichever way it is quoted and wherever the name stands', () => {
    expect(shownIn(called("'1.1 ends'"))).toEqual([{ clauses: ['1.1'], name: 'ends' }]);
    expect(shownIn(called('\n  "1.1, 2.3b nobody\'s turn"'))).toEqual([{ clauses: ['1.1', '2.3b'], name: "nobody's turn" }]);
    expect(shownIn(`test.each([1])${called("'4.2 %i, and more'").slice(4)}`)).toEqual([{ clauses: ['4.2'], name: '%i, and more' }]);
  });

  test('are none where the name begins with words', () => {
    expect(shownIn(called("'ends after 1.1'"))).toEqual([]);
  });

  test('give the line of a clause in the table of tests', () => {
    const shown = [
      { file: 'turn', clauses: ['1.1', '1.2'], name: 'ends' },
      { file: 'setup', clauses: ['1.1'], name: 'a | b' },
    ];
    expect(rowOf('1.1', shown)).toBe('| 1.1 | turn: ends · setup: a \\| b |');
    expect(rowOf('1.2', shown)).toBe('| 1.2 | turn: ends |');
  });
});

test('code cites clauses in comments and refusals', () => {
  expect(citedIn("// R 4.1, 4.2a to 4.5\nreturn { clause: '6.3', because }; /** R 7.1 and 7.2: 8.1 is not cited. */")).toEqual([
    '4.1',
    '4.2a',
    '4.5',
    '7.1',
    '7.2',
    '6.3',
  ]);
});

/** How clauses are found in rules, code and tests. */
import { describe, expect, test } from 'vitest';
import { citedIn, clausesIn, rowOf, shownIn } from './clauses.js';

test('a clause is a bold number that begins a line', () => {
  expect(clausesIn('**1.1** One.\nsee **1.2**\n**1.2a** Two.\n**3** Three.')).toEqual(['1.1', '1.2a', '3']);
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

/** What counts as a mistake, and where it is. */
import { expect, test } from 'vitest';
import { mutated, mutationsOf, shown } from './mutations.js';

const all = (source: string): string[] => mutationsOf(source).map((mutation) => mutated(source, mutation));

test.each([
  ['f(a < b);', ['f(a <= b);', ';']],
  ['const x = a === b && c;', ['const x = a !== b && c;', 'const x = a === b || c;']],
  ['if (a) b++;', ['if (!(a)) b++;', 'if (a) b--;']],
  ['x = !a ? 1 : -y;', ['x = !(!a) ? 1 : -y;', 'x = a ? 1 : -y;', 'x = !a ? (1 + 1) : -y;', 'x = !a ? 1 : y;']],
  ['n -= 2;', ['n += 2;', 'n -= (2 + 1);']],
  ['const open = true;', ['const open = false;']],
])('%s has its mistakes', (source, expected) => {
  expect(all(source).toSorted()).toEqual(expected.toSorted());
});

test.each(['interface A { readonly n: 1 }', 'type B = 1 | 2;', "import { a } from './a.js';", "const t = 'a' + b;", 'const x: 1 | 2 = y;'])(
  '%s has none: types, imports and words are left alone',
  (source) => {
    expect(all(source)).toEqual([]);
  },
);

test('a mistake is shown as its line, before and after', () => {
  const source = 'const a = 1;\n  if (b > 2) c();\n';
  const [mutation] = mutationsOf(source).filter(({ instead }) => instead === '>=');
  expect(mutation && shown(source, mutation)).toEqual({ line: 2, was: 'if (b > 2) c();', becomes: 'if (b >= 2) c();' });
});

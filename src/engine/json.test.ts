/** Plain JSON: equal values have one spelling and one hash, and what is not plain is recognised. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Json } from './game.js';
import { canonical, copy, hash, isJson, same } from './json.js';

/** The same value with the keys of all its objects turned round. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, field]) => [key, turned(field)])
      .reverse(),
  );
}

test('the canonical spelling sorts keys, leaves no spaces and keeps the order of lists', () => {
  expect(canonical({ b: [2, 1, { d: null, c: true }], a: 'x "y"' })).toBe('{"a":"x \\"y\\"","b":[2,1,{"c":true,"d":null}]}');
});

test('the spelling of any value is JSON for that value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value)));
      expect(same(JSON.parse(canonical(value)), value)).toBe(true);
    }),
  );
});

test('the order in which an object was built makes no difference', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(canonical(turned(value))).toBe(canonical(value));
      expect(hash(turned(value))).toBe(hash(value));
    }),
  );
});

test('different values are spelled differently', () => {
  const different = [null, false, 0, '', '0', 'null', [], {}, [0], [[0]], ['0'], { a: 0 }, { a: null }, { b: 0 }, [0, 0], { a: [0] }];
  expect(new Set(different.map(canonical)).size).toBe(different.length);
  expect(same({ a: 1 }, { a: 1, b: 1 })).toBe(false);
  expect(same([1, 2], [2, 1])).toBe(false);
});

// The expected value comes from another language's json and sha256.
test('the hash is frozen: SHA-256 of the canonical spelling in UTF-8', () => {
  expect(hash({ b: [1, null, true, 'é"\\\n'], a: { z: 0.5, y: -3 } })).toBe(
    '99561b320e32ecccec600212716b338250a379ce75341997bf5e5e2cc3c6d439',
  );
});

test('a copy is equal and shares nothing', () => {
  const original = { list: [{ n: 1 }], deep: { flag: true } };
  const copied = copy(original);
  expect(copied).toEqual(original);
  copied.list.push({ n: 2 });
  copied.deep.flag = false;
  expect(original).toEqual({ list: [{ n: 1 }], deep: { flag: true } });
});

test('whatever JSON can say is plain', () => {
  fc.assert(fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => isJson(JSON.parse(JSON.stringify(value)))));
});

class Card {
  readonly rank = 1;
}

test.each([
  ['undefined', undefined],
  ['a field that is undefined', { a: undefined }],
  ['a gap in a list', [1, undefined]],
  ['not a number', Number.NaN],
  ['infinity', [Number.POSITIVE_INFINITY]],
  ['a function', () => 1],
  ['a symbol', Symbol('x')],
  ['a big integer', 1n],
  ['a date', new Date(0)],
  ['a map', { cards: new Map() }],
  ['a set', new Set([1])],
  ['an instance of a class', [new Card()]],
])('%s is not plain', (_, value) => {
  expect(isJson(value)).toBe(false);
});

test('what is nested too deeply to be walked through is refused without breaking the stack', () => {
  const nested = (depth: number): Json => JSON.parse('['.repeat(depth) + ']'.repeat(depth));
  expect(isJson(nested(100))).toBe(true);
  expect(isJson(nested(200_000))).toBe(false);
});

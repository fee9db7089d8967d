/** Interned answers. */
import { expect, test } from 'vitest';
import { isLasting } from '../../engine/lists.js';
import { interned, internedList, nth } from './moves.js';

test('answers and lists of them cannot be changed by who is handed them', () => {
  const pass = interned({ t: 'pass' });
  expect(Object.isFrozen(pass)).toBe(true);
  expect(isLasting(internedList(pass))).toBe(true);
  expect(internedList(pass)[0]).toBe(pass);
});

test('an answer that was never built is named', () => {
  expect(nth(['a', 'b'], 1)).toBe('b');
  expect(() => nth(['a', 'b'], 2)).toThrow('there is no number 2 among 2');
});

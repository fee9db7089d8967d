/** Codes of rooms can be said, typed and told apart. */
import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { codeFrom, isRude, readCode } from './codes.js';

const many = Array.from({ length: 3000 }, () => codeFrom(randomBytes(10))).filter((code) => code !== null);

it('are five letters by turns consonant and vowel, none of which looks or sounds like another', () => {
  expect(many.length).toBeGreaterThan(2500);
  for (const code of many) expect(code).toMatch(/^[BCDFGHJKMNPRSTVWZ][AEOU][BCDFGHJKMNPRSTVWZ][AEOU][BCDFGHJKMNPRSTVWZ]$/);
  expect(new Set(many).size).toBeGreaterThan(2300);
});

it('use every letter there is', () => {
  expect([...new Set(many.join(''))].sort().join('')).toBe('ABCDEFGHJKMNOPRSTUVWZ');
});

it('are never rude', () => {
  expect(['FAGOT', 'NUDES', 'PUTAS', 'NEGER', 'SATAN', 'MANUS', 'SEMEN'].filter((code) => !isRude(code))).toEqual([]);
  expect(many.some(isRude)).toBe(false);
  expect(codeFrom(bytesOf('NUDES'))).toBeNull();
  expect(codeFrom(bytesOf('TOVAK'))).toBe('TOVAK');
});

it('are read in any case, also with blanks and hyphens', () => {
  expect(['tovak', 'Tovak', ' TO VAK ', 't-o-v-a-k'].map(readCode)).toEqual(['TOVAK', 'TOVAK', 'TOVAK', 'TOVAK']);
});

it.each(['', 'TOVA', 'TOVAKS', 'TIVAK', 'LOVAK', 'TOVAX', 'TOQAK', 'OTAVA', 'T0VAK', 'ТOVAK'])(
  'nothing else is read as one: "%s"',
  (text) => {
    expect(readCode(text)).toBeNull();
  },
);

/** The luck that gives these letters. */
function bytesOf(code: string): Uint8Array {
  return Uint8Array.from([...code].flatMap((letter, i) => [0, (i % 2 ? 'AEOU' : 'BCDFGHJKMNPRSTVWZ').indexOf(letter)]));
}

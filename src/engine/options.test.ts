/** Options: completed, checked and refused with a sentence that says what would be right. */
import { describe, expect, test } from 'vitest';
import { checkOptions, checkSeats, choicesOf, defaultOptions, readOption } from './options.js';
import { begin } from './play.js';
import { seedFrom } from './seed.js';
import { complaint } from './testing/complaints.js';
import { nod } from './testing/nod.js';
import { sealed } from './testing/sealed.js';

const DEFAULTS = { prizes: 3, shields: true, ties: 'nobody' };

describe('options', () => {
  test('that came with later rules are not in a match under earlier ones', () => {
    const later = { ...sealed, rules: 2, options: { ...sealed.options, ties: { ...sealed.options.ties, since: 2 } } };
    expect(checkOptions(later, 2, {})).toEqual(DEFAULTS);
    const { ties, ...first } = DEFAULTS;
    expect(checkOptions(later, 2, {}, 1)).toEqual(first);
    expect(complaint(() => checkOptions(later, 2, { ties }, 1))).toBe('Option "ties" came with rules 2; this match is under rules 1.');
  });

  test('left out have their defaults', () => {
    expect(defaultOptions(sealed)).toEqual(DEFAULTS);
    expect(checkOptions(sealed, 2, {})).toEqual(DEFAULTS);
    expect(checkOptions(sealed, 2, { ties: 'first' })).toEqual({ ...DEFAULTS, ties: 'first' });
  });

  test('may be any of their choices, or in their range', () => {
    const chosen = { prizes: 8, shields: false, ties: 'first' };
    expect(checkOptions(sealed, 2, chosen)).toEqual(chosen);
    expect(checkOptions(sealed, 2, { prizes: 1 }).prizes).toBe(1);
  });

  test.each<[string, Record<string, unknown>, string]>([
    ['an unknown one', { wings: 2 }, 'Sealed has no option "wings". Its options: prizes, shields, ties.'],
    ['one that only every object has', { toString: 2 }, 'Sealed has no option "toString". Its options: prizes, shields, ties.'],
    ['a value out of range', { prizes: 9 }, 'Option "prizes" cannot be 9. It may be 3, 5 or any whole number from 1 to 8.'],
    ['a number that is not whole', { prizes: 2.5 }, 'Option "prizes" cannot be 2.5. It may be 3, 5 or any whole number from 1 to 8.'],
    ['a number as text', { prizes: '3' }, 'Option "prizes" cannot be 3. It may be 3, 5 or any whole number from 1 to 8.'],
    ['a text that is no choice', { ties: 'all' }, 'Option "ties" cannot be all. It may be nobody or first.'],
    ['another type', { shields: 1 }, 'Option "shields" cannot be 1. It may be true or false.'],
    ['nothing', { shields: null }, 'Option "shields" cannot be null. It may be true or false.'],
    ['what JSON cannot say', { shields: undefined }, 'Option "shields" cannot be something of type undefined. It may be true or false.'],
    [
      'a value nested without end',
      { ties: JSON.parse('['.repeat(50_000) + ']'.repeat(50_000)) },
      'Option "ties" cannot be something of type object. It may be nobody or first.',
    ],
  ])('refuse %s', (_, given, words) => {
    expect(complaint(() => checkOptions(sealed, 2, given))).toBe(words);
  });

  test('that do not go together are refused with the clause', () => {
    expect(complaint(() => checkOptions(sealed, 4, { prizes: 6 }))).toBe(
      '6 prizes for 4 players may need 36 cards; there are 34. (rules, 7)',
    );
    expect(checkOptions(sealed, 3, { prizes: 6 }).prizes).toBe(6);
  });

  test('of a game without conflicts need no check of their own', () => {
    const { unfit: _, ...carefree } = sealed;
    expect(checkOptions(carefree, 4, { prizes: 8 }).prizes).toBe(8);
  });

  test('are checked when a table is opened', () => {
    expect(complaint(() => begin(sealed, { seats: 2, options: { prizes: 0 }, seed: seedFrom('x') }))).toMatch(/cannot be 0/);
  });
});

describe('seats', () => {
  test('within the bounds of the game are taken', () => {
    expect([2, 3, 4].map((seats) => checkSeats(sealed, seats))).toEqual([2, 3, 4]);
  });

  test.each<[unknown, string]>([
    [1, '1'],
    [5, '5'],
    [2.5, '2.5'],
    ['3', '3'],
    [null, 'null'],
    [Number.NaN, 'something of type number'],
  ])('%s are refused', (seats, shown) => {
    expect(complaint(() => checkSeats(sealed, seats))).toBe(`Sealed is for 2 to 4 players, not for ${shown}.`);
  });

  test('are checked when a table is opened', () => {
    expect(complaint(() => begin(sealed, { seats: 9, seed: seedFrom('x') }))).toBe('Sealed is for 2 to 4 players, not for 9.');
  });
});

test('choices are told in words', () => {
  expect(choicesOf(sealed.options.prizes)).toBe('3, 5 or any whole number from 1 to 8');
  expect(choicesOf(sealed.options.shields)).toBe('true or false');
  expect(choicesOf({ ...sealed.options.ties, choices: [{ value: 'nobody', label: 'Nobody' }] })).toBe('nobody');
  expect(choicesOf({ ...sealed.options.ties, choices: [] })).toBe('nothing');
});

describe('an option typed by a person', () => {
  test.each<[string, readonly [string, unknown]]>([
    ['prizes=5', ['prizes', 5]],
    ['prizes=8', ['prizes', 8]],
    [' prizes = 03 ', ['prizes', 3]],
    ['shields=false', ['shields', false]],
    ['shields=True', ['shields', true]],
    ['ties=first', ['ties', 'first']],
    ['ties=NOBODY', ['ties', 'nobody']],
  ])('"%s" is understood', (text, read) => {
    expect(readOption(sealed, text)).toEqual(read);
  });

  test.each([
    ['prizes', '"prizes" is not an option. Write it as name=value, for instance prizes=3.'],
    ['=3', '"=3" is not an option. Write it as name=value, for instance prizes=3.'],
    ['', '"" is not an option. Write it as name=value, for instance prizes=3.'],
    ['wings=2', 'Sealed has no option "wings". Its options: prizes, shields, ties.'],
    ['prizes=', 'Option "prizes" cannot be empty. It may be 3, 5 or any whole number from 1 to 8.'],
    ['prizes=many', 'Option "prizes" cannot be many. It may be 3, 5 or any whole number from 1 to 8.'],
    ['prizes=9', 'Option "prizes" cannot be 9. It may be 3, 5 or any whole number from 1 to 8.'],
    ['shields=1', 'Option "shields" cannot be 1. It may be true or false.'],
    ['ties=first=last', 'Option "ties" cannot be first=last. It may be nobody or first.'],
  ])('"%s" is refused', (text, words) => {
    expect(complaint(() => readOption(sealed, text))).toBe(words);
  });

  test('is not taken for 0 when nothing was typed', () => {
    const prizes = { ...sealed.options.prizes, range: { min: 0, max: 8 } };
    const generous = { ...sealed, options: { ...sealed.options, prizes } };
    expect(readOption(generous, 'prizes=0')).toEqual(['prizes', 0]);
    expect(complaint(() => readOption(generous, 'prizes= '))).toMatch(/cannot be empty/);
  });

  test('is not for a game without options', () => {
    expect(complaint(() => readOption(nod, 'a'))).toBe('"a" is not an option. Write it as name=value, for instance name=value.');
    expect(complaint(() => readOption(nod, 'a=1'))).toBe('Nod has no option "a". Its options: none.');
  });
});

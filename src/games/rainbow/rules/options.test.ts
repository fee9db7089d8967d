/** Options and ready-made games: RULES.md 12, and how the number of players bears on them. */
import { expect, test } from 'vitest';
import { quickChance } from '../../../engine/chance.js';
import { checkOptions, defaultOptions } from '../../../engine/options.js';
import { rainbow } from '../index.js';
import { termsFor } from './options.js';
import type { RainbowOptions } from './types.js';

const terms = (seats: number, options: Partial<RainbowOptions> = {}) => termsFor(seats, { ...defaultOptions(rainbow), ...options });

const STANDARD = {
  hangups: 6,
  keysToWin: 6,
  moneyGoal: 2500,
  buttons: true,
  ownButton: false,
  placeMarkers: 'choose',
  vacantEntry: false,
  fateKeyLeaves: false,
  finishRound: false,
  pickOfTwo: false,
  siChoice: false,
  nudge: false,
  maxRounds: 200,
  ranked: false,
};

test.each([2, 3, 4, 5, 6])('12.1 the standard game for %i is the one of the rulebook', (seats) => {
  expect(terms(seats)).toEqual(STANDARD);
});

test('12.1 the short game has 3 hang-ups, 5 keys and $1,500', () => {
  expect(terms(4, { preset: 'short' })).toEqual({ ...STANDARD, hangups: 3, keysToWin: 5, moneyGoal: 1500 });
});

test('12.1 the game of choices lets choose wherever it can, and plays rounds out', () => {
  const choices = { pickOfTwo: true, siChoice: true, nudge: true, vacantEntry: true, finishRound: true };
  expect(terms(4, { preset: 'choice' })).toEqual({ ...STANDARD, ...choices });
});

test('12.1 a preset has its way in what it sets and leaves the rest', () => {
  expect(terms(4, { preset: 'short', hangups: 6, buttons: false })).toEqual({
    ...STANDARD,
    hangups: 3,
    keysToWin: 5,
    moneyGoal: 1500,
    buttons: false,
  });
});

test('10.1, 10.2, 10.3, 10.4, 10.5 alone the usual game is the solo game', () => {
  expect(terms(1)).toEqual({ ...STANDARD, ownButton: true, placeMarkers: 'auto', nudge: true, maxRounds: 120, ranked: true });
});

test('9.4, 10.1 alone there are no others to play the round out', () => {
  expect(terms(1, { finishRound: true }).finishRound).toBe(false);
  expect(terms(1, { preset: 'choice' }).finishRound).toBe(false);
  expect(terms(2, { finishRound: true }).finishRound).toBe(true);
});

test('9.5 the longest match can be named, from 20 to 500 rounds', () => {
  expect(terms(2, { maxRounds: 20 }).maxRounds).toBe(20);
  expect(terms(1, { maxRounds: 500 }).maxRounds).toBe(500);
  expect(() => checkOptions(rainbow, 2, { maxRounds: 19 })).toThrow('It may be usual or any whole number from 20 to 500.');
  expect(() => checkOptions(rainbow, 2, { maxRounds: 501 })).toThrow('maxRounds');
});

test('3.3a the choice of hang-ups is called none, or by its number', () => {
  expect(rainbow.options.hangups.choices.map(({ label }) => label)).toEqual(['none', '1', '2', '3', '4', '5', '6']);
});

test.each([
  [1, 'hang-ups'],
  [2, 'first'],
])('3.6a with %i at the table the first thing told is %s: alone nobody goes first', (seats, type) => {
  const told: string[] = [];
  const x = { chance: quickChance(1), tell: (event: { readonly type: string }) => void told.push(event.type) };
  rainbow.setup({ seats, options: defaultOptions(rainbow), rules: rainbow.rules }, x);
  expect(told[0]).toBe(type);
});

/** What can never be on Happiness Farm, and is noticed if it is; and what is due. */
import { expect, test } from 'vitest';
import { checkOptions } from '../../../engine/options.js';
import { viewFor } from '../../../engine/view.js';
import { farmerOf, flock, foodOn, given, plays } from '../farm.build.js';
import { farm } from '../index.js';
import { landNumber } from './data.js';
import { starsToWin } from './scores.js';
import type { FarmState } from './types.js';

const HARMS: readonly [string, (s: FarmState) => unknown, RegExp][] = [
  ['effort where nothing is to be turned', ({ shared }) => shared.effort.fill(1), /has effort 1/],
  ['bugs without end', ({ shared }) => shared.bugs.fill(60), /has 60 bugs/],
  ['more fed than there are', (s) => Object.assign(flock(s, 0, 'goose', 'c2'), { fed: 3, full: 3 }), /is fed 3 of 2/],
  ['debts', (s) => Object.assign(farmerOf(s, 0), { money: -1 }), /owes something/],
];

test.each(HARMS)('%s is noticed', (_, harm, words) => {
  const s = given({ at: 'sell', animals: [[0, 'goose', 'c2', 2]], land: { c2: 'pasture' }, effort: {} });
  farm.check(s);
  harm(s);
  expect(() => farm.check(s)).toThrow(words);
});

test('13.1 food grows on every square, the first as well', () => {
  const s = given({ at: 'grow', land: { a1: 'pasture' }, food: { a1: 0 }, effort: { a1: 0 } });
  expect(s.shared.land[0]).toBe(landNumber('pasture'));
  expect(foodOn(s, 'a1')[0]).toBeGreaterThan(0);
});

test('8.4 what is due is the food of all animals, by kind', () => {
  const s = given({
    at: 'sell',
    animals: [
      [0, 'goose', 'c2', 2],
      [0, 'cow', 'c3'],
      [1, 'duck', 'c2'],
    ],
  });
  const due = farm.due?.(viewFor(s, 0)) ?? [];
  expect(due.map(({ what }) => what)).toEqual(['Food for 2 geese', 'Food for 1 cow']);
});

test('8.4 while they feed, what is due is what is still missing', () => {
  const s = given({ at: 'feed', animals: [[0, 'goose', 'c2', 3]], farmers: [{ hay: 1 }] });
  plays(s, 'feed goose c2', 'hand hay');
  expect(farm.due?.(viewFor(s, 0))).toMatchObject([{ what: 'Food for 3 geese', amount: 8, when: 'now' }]);
});

test('16.4, 3.5 the stars that win alone, and the places that can begin', () => {
  expect([undefined, 3, 4, 5].map((soloStars) => starsToWin({ options: { soloStars } } as never))).toEqual([3, 3, 4, 5]);
  for (const soloStars of [3, 4, 5]) expect(checkOptions(farm, 1, { soloStars }).soloStars).toBe(soloStars);
  expect(farm.options.firstFarmer.choices).toHaveLength(1 + 6);
});

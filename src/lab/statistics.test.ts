/** The statistics of a simulation, against figures from the literature. */
import { expect, it } from 'vitest';
import { explained, meanOf, rangeOf, spreadOf, wilson } from './statistics.js';

it("gives Wilson's interval: 81 of 263 is 0.2553 to 0.3662 (Newcombe 1998)", () => {
  const { share, low, high } = wilson(81, 263);
  expect(share).toBeCloseTo(0.308, 3);
  expect(low).toBeCloseTo(0.2553, 4);
  expect(high).toBeCloseTo(0.3662, 4);
});

it('stays within 0 and 1 where nobody or everybody wins', () => {
  expect(wilson(0, 20).low).toBe(0);
  expect(wilson(0, 20).high).toBeCloseTo(0.1611, 4);
  expect(wilson(20, 20).high).toBe(1);
});

it('takes parts of a victory', () => {
  expect(wilson(0.5, 1).share).toBe(0.5);
});

it('describes a spread', () => {
  expect(spreadOf([2, 4, 4, 4, 5, 5, 7, 9])).toEqual({ mean: 5, deviation: Math.sqrt(32 / 7), min: 2, max: 9 });
  expect(spreadOf([3])).toEqual({ mean: 3, deviation: 0, min: 3, max: 3 });
});

it("gives a mean with Student's interval: for 10 values the quantile is 2.262", () => {
  const { mean, low, high } = meanOf([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(mean).toBe(5.5);
  expect((high - low) / 2).toBeCloseTo((2.262 * Math.sqrt(82.5 / 9)) / Math.sqrt(10), 2);
});

it('knows nothing about the mean from one value', () => {
  expect(meanOf([3])).toEqual({ mean: 3, low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY });
});

it('finds the tenth, the half and the nine tenths of the way', () => {
  const { min, p10, median, p90, max } = rangeOf([0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100].toReversed());
  expect([min, p10, median, p90, max]).toEqual([0, 10, 50, 90, 100]);
});

it('tells how much of the differences the groups explain', () => {
  expect(
    explained([
      [1, 1],
      [2, 2],
    ]),
  ).toBe(1);
  expect(
    explained([
      [1, 2],
      [1, 2],
    ]),
  ).toBe(0);
  expect(
    explained([
      [1, 2, 3],
      [3, 4, 5],
    ]),
  ).toBeCloseTo(6 / 10, 6);
  expect(explained([[4], [4]])).toBe(0);
});

/** The statistics of a simulation, against figures from the literature. */
import { expect, it } from 'vitest';
import { spreadOf, wilson } from './statistics.js';

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

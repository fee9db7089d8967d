/** Finding a seat and going round the table. */
import { expect, test } from 'vitest';
import { atSeat, nextSeat } from './seats.js';

test('what belongs to a seat is found, and a seat that is not there is named', () => {
  expect(atSeat(['Ada', 'Ben'], 1)).toBe('Ben');
  expect(() => atSeat(['Ada', 'Ben'], 2)).toThrow('there is no seat 2 at a table of 2');
});

test('after the last seat comes the first', () => {
  expect([0, 1, 2].map((seat) => nextSeat(seat, 3))).toEqual([1, 2, 0]);
  expect(nextSeat(0, 1)).toBe(0);
});

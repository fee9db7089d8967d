/** What is played for what happened. */
import { expect, it } from 'vitest';
import type { FarmEvent } from '../rules/types.js';
import { choreograph } from './choreography.js';

it('a new animal goes from the market to its square', () => {
  const [flight] = choreograph([{ type: 'place', seat: 2, kind: 'goose', at: 'c2', owns: 3 }]);
  expect(flight).toMatchObject({
    what: { piece: 'animal', kind: 'goose', seat: 2 },
    from: ['market', 'goose'],
    to: ['square', 'c2'],
    at: 0,
  });
});

it('a herd that reaches a threshold is a feast', () => {
  const flights = choreograph([{ type: 'place', seat: 0, kind: 'cow', at: 'c2', owns: 4 }]);
  expect(flights.map(({ what }) => what)).toContainEqual({ piece: 'word', words: '4 cows: 1 happiness!', tone: 'good' });
});

it('food comes from the land or from the hand', () => {
  const bites = [
    { food: 'grass', from: 'c1', n: 2 },
    { food: 'hay', from: 'store', n: 1 },
  ] as const;
  const flights = choreograph([{ type: 'eats', seat: 1, kind: 'goose', at: 'c2', bites, ate: 3, of: 3 }]);
  expect(flights.map(({ from }) => from)).toEqual([
    ['square', 'c1'],
    ['purse', 1],
  ]);
});

it('a long night is told as quickly as a short one', () => {
  const night = Array.from({ length: 200 }, (): FarmEvent => ({ type: 'hungry', seat: 0, kind: 'cow', at: 'c2', ate: 0, of: 4 }));
  expect(Math.max(...choreograph(night).map(({ at }) => at))).toBeLessThan(3700);
});

it('what cannot be seen is not played', () => {
  expect(choreograph([{ type: 'grow' }, { type: 'rest', seat: 0 }])).toEqual([]);
});

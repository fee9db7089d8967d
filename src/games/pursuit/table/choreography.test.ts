/** What happened is shown as movements, in the order it was told. */
import { expect, it } from 'vitest';
import { choreograph } from './choreography.js';

it('an hourglass goes to its room, then the goods rise where they are gained', () => {
  const flights = choreograph([{ type: 'turn', seat: 1, space: 'study', gained: { knowledge: 3 } }]);
  expect(flights.map(({ piece, to }) => [piece.className, to])).toEqual([
    ['pt-fly-glass', '[data-space="study"]'],
    ['pt-fly-word', '[data-seat="1"]'],
  ]);
  expect(flights[1]?.at).toBeGreaterThan(flights[0]?.at ?? 0);
});

it('a card bought goes from its row to its owner', () => {
  const flights = choreograph([{ type: 'spend', seat: 0, card: 'I06', level: 1, paid: { money: 2 }, gained: {} }]);
  expect(flights.at(-1)).toMatchObject({ from: '[data-row="item"]', to: '[data-seat="0"]', piece: { words: 'Car' } });
});

it('a death is the longest moment', () => {
  const flights = choreograph([
    { type: 'stress', seat: 2, n: 6, to: 15, why: 'years' },
    { type: 'died', seat: 2, age: 75, of: 'years' },
  ]);
  expect(flights[1]?.lasts).toBeGreaterThan(flights[0]?.lasts ?? 0);
});

it('a scene that would go on for ever is left to the journal', () => {
  const many = Array.from({ length: 200 }, () => ({ type: 'turn', seat: 0, space: 'play', gained: { creativity: 3 } }) as const);
  expect(choreograph(many).length).toBeLessThan(60);
});

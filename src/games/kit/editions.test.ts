import { expect, test } from 'vitest';
import { editionsFrom, everyPiece, perEdition, revised } from './editions.js';

interface Piece {
  readonly id: string;
  readonly name: string;
  readonly cost: number;
}
const piece = (id: string, cost: number, name = id.toUpperCase()): Piece => ({ id, name, cost });
const first = { pieces: [piece('a', 1), piece('b', 2), piece('c', 3)] };
const second = { pieces: revised(first.pieces, { without: ['a'], changed: [piece('c', 9)], more: [piece('d', 4)] }) };
const editions = editionsFrom(first, second);

test('a match is under the edition of its rules number, and under the first where none is written down', () => {
  expect(editions.of({ rules: 2 })).toBe(second);
  expect(editions.of({ rules: 1 })).toBe(first);
  expect(editions.of({})).toBe(first);
  expect(editions.newest).toBe(2);
});

test('rules that nobody has written are refused, not taken for the newest', () => {
  expect(() => editions.of({ rules: 3 })).toThrow('there are no rules 3; the newest are 2');
  expect(() => editions.of({ rules: 0 })).toThrow('there are no rules 0');
});

test('a revision goes by ids and keeps the order of what stays', () => {
  expect(second.pieces).toEqual([piece('b', 2), piece('c', 9), piece('d', 4)]);
  expect(() => revised(first.pieces, { without: ['x'] })).toThrow('there is no "x" to revise');
  expect(() => revised(first.pieces, { changed: [piece('x', 1)] })).toThrow('there is no "x" to revise');
  expect(() => revised(first.pieces, { more: [piece('b', 1)] })).toThrow('"b" is there already');
});

test('a piece of any edition is found by its id, the one that has left too', () => {
  const find = everyPiece(
    editions,
    ({ pieces }) => pieces,
    ({ name }) => [name],
  );
  expect(['a', 'd'].map((id) => find(id).name)).toEqual(['A', 'D']);
  expect(() => find('x')).toThrow('no edition has "x"');
});

test('an id that is called otherwise in a later edition is refused', () => {
  const renamed = editionsFrom(first, { pieces: revised(first.pieces, { changed: [piece('b', 2, 'Bee')] }) });
  expect(() =>
    everyPiece(
      renamed,
      ({ pieces }) => pieces,
      ({ name }) => [name],
    ),
  ).toThrow('"b" is another piece in a later edition: give it an id of its own');
});

test('what follows from an edition is reckoned once for each, whichever is asked for last', () => {
  let reckoned = 0;
  const total = perEdition(({ pieces }: { readonly pieces: readonly Piece[] }) => {
    reckoned++;
    return pieces.reduce((sum, { cost }) => sum + cost, 0);
  });
  expect([first, second, first, first, second].map(total)).toEqual([6, 15, 6, 6, 15]);
  expect(reckoned).toBe(2);
});

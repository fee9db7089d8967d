/** Counting birds: RULES.md 5 and 6.9. */
import { describe, expect, test } from 'vitest';
import { standings, winners } from '../../../engine/standings.js';
import { given } from '../bird.build.js';
import { bird } from '../index.js';
import type { Kind } from './data.js';

const CLOVERS: readonly Kind[] = ['clover', 'clover', 'clover'];
const of = (count: number, kind: Kind): Kind[] => Array<Kind>(count).fill(kind);
const ended = (...decks: Kind[][]) => given({ players: decks.map((deck) => ({ deck: [...CLOVERS, ...deck] })), field: [], pile: [] });

describe('birds', () => {
  test('5.2 are counted in deck and row, and explained card by card', () => {
    const s = given({ players: [{ deck: [...of(2, 'bird2'), 'red', 'gold'], row: ['bird2', 'black', 'clover'] }, {}] });
    expect(bird.scores(s.shared)[0]).toEqual({
      total: 8,
      lines: [
        { key: 'bird2', label: '3 x two birds', points: 6, unit: 'birds' },
        { key: 'red', label: '1 x red bird', points: 1, unit: 'birds' },
        { key: 'black', label: '1 x black bird', points: 1, unit: 'birds' },
      ],
      tieBreakers: [{ key: 'bird-cards', label: 'bird cards', value: 5 }],
    });
  });

  test('5.3 if equal, more bird cards win', () => {
    const others = [of(6, 'bird1'), of(5, 'red'), of(5, 'black')];
    const s = ended([...of(3, 'bird2'), 'bird1'], [...of(4, 'bird1'), ...of(2, 'red'), 'black'], ...others);
    expect(standings(bird, s.shared).map(({ total, rank }) => [total, rank])).toEqual([
      [7, 2],
      [7, 1],
      [6, 3],
      [5, 4],
      [5, 4],
    ]);
    expect(winners(bird, s.shared)).toEqual([1]);
    expect([0, 1, 2, 3, 4].map((seat) => bird.estimate(s, seat))).toEqual([0, 1, 0, 0, 0]);
  });

  test('5.4 and if those are equal too, the victory is shared', () => {
    const s = ended([...of(2, 'bird2'), ...of(3, 'bird1')], [...of(2, 'bird2'), ...of(3, 'red')], ['bird1']);
    expect(winners(bird, s.shared)).toEqual([0, 1]);
    expect([0, 1, 2].map((seat) => bird.estimate(s, seat))).toEqual([0.5, 0.5, 0]);
  });
});

describe('the happiness rank', () => {
  const alone = (birds: number) => bird.scores(given({ players: [{ deck: [...CLOVERS, ...of(birds, 'bird1')] }] }).shared)[0]?.verdict;

  test.each([
    [0, 1, false],
    [1, 1, false],
    [14, 1, false],
    [15, 2, false],
    [16, 2, false],
    [17, 3, true],
    [18, 3, true],
    [19, 4, true],
    [20, 4, true],
    [21, 5, true],
    [26, 5, true],
  ])('6.9, 6.9a %i birds are worth %i stars', (birds, stars, won) => {
    expect(alone(birds)).toEqual({ won, words: `${'★'.repeat(stars)} ${birds} ${birds === 1 ? 'bird' : 'birds'}` });
  });

  test('is for those who play alone', () => {
    expect(bird.scores(given({ players: [{}, {}] }).shared)[0]?.verdict).toBeUndefined();
  });
});

describe('an estimate', () => {
  test('is even when everybody has the same', () => {
    const s = given({ players: [{}, {}, {}, {}], asks: 'main' });
    for (const seat of [0, 1, 2, 3]) expect(bird.estimate(s, seat)).toBeCloseTo(0.25);
  });

  test('1.2 grows with birds, with gold and with power in the row', () => {
    const mine = (deck: readonly Kind[], row: readonly Kind[] = ['clover']) =>
      bird.estimate(given({ players: [{ deck: [...CLOVERS, ...deck], row }, {}], asks: 'main' }), 0);
    expect(mine(['bird1', 'bird1'])).toBeGreaterThan(mine(['bird1']));
    expect(mine(['bird1', 'gold'])).toBeGreaterThan(mine(['bird1', 'clover']));
    expect(mine(['bird1'], ['clover', 'clover'])).toBeGreaterThan(mine(['bird1'], ['clover']));
  });

  test('grows with birds when you play alone, and at the end by nothing else', () => {
    const mine = (birds: number, asks: boolean) =>
      bird.estimate(given({ players: [{ deck: [...CLOVERS, ...of(birds, 'bird1')] }], ...(asks ? { asks: 'main' } : {}) }), 0);
    expect(mine(10, true)).toBeGreaterThan(mine(9, true));
    expect(mine(18, false)).toBeCloseTo(0.5);
    expect(mine(21, false)).toBeGreaterThan(mine(20, false));
  });
});

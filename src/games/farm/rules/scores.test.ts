/** Scoring: RULES.md 15.3, 15.4 and 16.4. */
import { describe, expect, test } from 'vitest';
import { standings, winners } from '../../../engine/standings.js';
import { farmerOf, given } from '../farm.build.js';
import { farm } from '../index.js';
import { KINDS, type Kind } from './data.js';
import { starsFor } from './scores.js';
import type { FarmState } from './types.js';

function herd(s: FarmState, seat: number, counts: Partial<Record<Kind, number>>, money: number): void {
  const farmer = farmerOf(s, seat);
  KINDS.forEach((kind, number) => {
    farmer.herd[number] = counts[kind] ?? 0;
  });
  farmer.money = money;
}
const table = (seats = 2): FarmState => given({ seats, at: 'buy' });
const total = (s: FarmState, seat = 0): number => farm.scores(s.shared)[seat]?.total ?? -1;

describe('happiness', () => {
  test('15.3 17 chickens, 11 ducks, 8 pigs, 7 cows, 2 horses and $52 are 10 happiness', () => {
    const s = table();
    herd(s, 0, { chicken: 17, duck: 11, pig: 8, cow: 7, horse: 2 }, 52);
    expect(farm.scores(s.shared)[0]).toMatchObject({
      total: 10,
      lines: [
        { key: 'chicken', label: '17 chickens', points: 2, unit: 'happiness' },
        { key: 'duck', label: '11 ducks', points: 0, unit: 'happiness' },
        { key: 'pig', label: '8 pigs', points: 1, unit: 'happiness' },
        { key: 'cow', label: '7 cows', points: 2, unit: 'happiness' },
        { key: 'horse', label: '2 horses', points: 2, unit: 'happiness' },
        { key: 'money', label: '$52', points: 3, unit: 'happiness' },
      ],
    });
  });

  test('15.3 24 chickens and $60 are 8: levels are not added up', () => {
    const s = table();
    herd(s, 0, { chicken: 24 }, 60);
    expect(total(s)).toBe(8);
  });

  test.each([
    ['chicken', [12, 16, 20, 24]],
    ['duck', [12, 18, 21, 24]],
    ['goose', [12, 20, 24, 26]],
    ['pig', [8, 14, 18, 22]],
    ['goat', [8, 15, 21, 26]],
    ['sheep', [9, 15, 18, 21]],
    ['cow', [4, 7, 10, 12]],
    ['horse', [1, 2, 3, 4]],
  ] as const)('15.3 %s: a level at each of %j and not one animal before', (kind, thresholds) => {
    const s = table();
    thresholds.forEach((count, level) => {
      herd(s, 0, { [kind]: count }, 0);
      expect(total(s)).toBe(level + 1);
      herd(s, 0, { [kind]: count - 1 }, 0);
      expect(total(s)).toBe(level);
    });
    herd(s, 0, { [kind]: 40 }, 0);
    expect(total(s)).toBe(4);
  });

  test.each([
    [19, 0],
    [20, 1],
    [39, 1],
    [40, 2],
    [49, 2],
    [50, 3],
    [59, 3],
    [60, 4],
    [500, 4],
  ])('15.3 $%i bring %i happiness', (money, happiness) => {
    const s = table();
    herd(s, 0, {}, money);
    expect(total(s)).toBe(happiness);
  });

  test('15.3 goods and stores bring nothing', () => {
    const s = table();
    herd(s, 0, {}, 0);
    Object.assign(farmerOf(s, 0), { egg: 99, milk: 99, meat: 99, wool: 99, hay: 99 });
    expect(total(s)).toBe(0);
  });
});

describe('winning', () => {
  test('15.4 equal happiness: more money wins', () => {
    const s = table();
    herd(s, 0, { cow: 12, horse: 1 }, 61);
    herd(s, 1, { cow: 12, horse: 1 }, 64);
    expect([total(s, 0), total(s, 1)]).toEqual([9, 9]);
    expect(winners(farm, s.shared)).toEqual([1]);
  });

  test('15.4 then more animals, then the victory is shared', () => {
    const s = table(3);
    herd(s, 0, { horse: 1, duck: 2 }, 30);
    herd(s, 1, { horse: 1, duck: 3 }, 30);
    herd(s, 2, { horse: 1, goose: 3 }, 30);
    expect(winners(farm, s.shared)).toEqual([1, 2]);
    expect(standings(farm, s.shared).map(({ rank }) => rank)).toEqual([3, 1, 1]);
  });

  test.each([
    [0, 1],
    [6, 1],
    [7, 2],
    [9, 2],
    [10, 3],
    [11, 3],
    [12, 4],
    [13, 4],
    [14, 5],
    [20, 5],
  ])('16.4 alone %i happiness are %i stars', (happiness, stars) => {
    expect(starsFor(happiness)).toBe(stars);
  });

  test('16.4 three stars are a win', () => {
    const s = table(1);
    herd(s, 0, { horse: 4, cow: 4, chicken: 12 }, 60);
    expect(farm.scores(s.shared)[0]?.verdict).toEqual({ won: true, words: '★★★ 10 happiness' });
    herd(s, 0, { horse: 4, cow: 4 }, 60);
    expect(farm.scores(s.shared)[0]?.verdict?.won).toBe(false);
    expect(winners(farm, s.shared)).toEqual([]);
  });

  test.each([[4], [5]])('16.4 where %i stars are the goal, 12 happiness are four stars', (soloStars) => {
    const s = given({ seats: 1, at: 'sell', options: { soloStars } });
    herd(s, 0, { horse: 4, cow: 10, chicken: 12 }, 60);
    expect(farm.scores(s.shared)[0]?.verdict).toEqual({ won: soloStars === 4, words: '★★★★ 12 happiness' });
  });
});

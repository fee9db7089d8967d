/** What each game says is due next, and how its own time goes by. */
import { describe, expect, test } from 'vitest';
import type { Due } from '../engine/game.js';
import { viewFor } from '../engine/view.js';
import { given as farmWith, play as playFarm } from './farm/farm.build.js';
import { farm } from './farm/index.js';
import { nation } from './nation/index.js';
import { given as nationWith, play as playNation, seatOf } from './nation/nation.build.js';
import { pursuit } from './pursuit/index.js';
import { given as lifeWith, play as playLife } from './pursuit/pursuit.build.js';

const spell = (list: readonly Due[] | undefined): string[] =>
  (list ?? []).map(({ what, amount, unit, when, clause }) => `${what}: ${amount} ${unit} ${when} (${clause})`);

describe('pursuit', () => {
  const working = (round: number) => lifeWith({ people: [{ front: ['J01'], free: 2 }, {}], round });

  test('4.8 the upkeep of the next round, one line for each thing to be paid; nothing for others, spectators and the last round', () => {
    const s = working(2);
    expect(spell(pursuit.due?.(viewFor(s, 0)))).toEqual([
      'Upkeep of Lab Assistant: 2 Knowledge when round 3 begins (4.8)',
      'Upkeep of Lab Assistant: 1 hourglass when round 3 begins (4.8)',
    ]);
    expect(pursuit.due?.(viewFor(s, 1))).toEqual([]);
    expect(pursuit.due?.(viewFor(s, null))).toEqual([]);
    expect(pursuit.due?.(viewFor(working(8), 0))).toEqual([]);
  });

  test('4.8 a bill on the table is due now', () => {
    const s = lifeWith({ people: [{ front: ['J01'], knowledge: 5, free: 1 }], round: 2, options: { windDown: false } });
    playLife(s, { t: 'space', s: 'study' });
    expect(pursuit.due?.(viewFor(s, 0)).map(({ amount, when }) => [amount, when])).toEqual([
      [2, 'now'],
      [1, 'now'],
    ]);
  });

  test('the clock counts hourglasses', () => {
    const s = working(2);
    const before = pursuit.clock?.(s.shared) ?? 0;
    playLife(s, { t: 'space', s: 'study' });
    expect(pursuit.clock?.(s.shared)).toBe(before + 1);
  });
});

describe('nation', () => {
  test('5.1 the rate of a loan, until the last day', () => {
    const s = nationWith('builder farmer entertainer banker', { farmer: { money: 130, loan: [100, 0] }, offer: [100] });
    const farmer = viewFor(s, seatOf(s, 'farmer'));
    expect(spell(nation.due?.(farmer))).toEqual([`Rate of your loan of 100B: 26 Bucks when round ${s.shared.round + 1} begins (5.1)`]);
    expect(nation.due?.(viewFor(s, seatOf(s, 'banker')))).toEqual([]);
    s.shared.lastDay = true;
    expect(nation.due?.(farmer)).toEqual([]);
  });

  test('the clock counts hours', () => {
    const s = nationWith('builder farmer');
    const before = nation.clock?.(s.shared) ?? 0;
    playNation(s, { t: 'wait' });
    expect(nation.clock?.(s.shared)).toBe(before + 1);
  });
});

test('farm: 8.4 food by kind of animal, while they feed what is still missing', () => {
  const s = farmWith({
    at: 'feed',
    animals: [
      [0, 'goose', 'c2', 2],
      [1, 'goose', 'd4'],
      [0, 'goose', 'e2'],
    ],
  });
  expect(spell(farm.due?.(viewFor(s, 0)))).toEqual(['Food for 3 geese: 9 food now (8.4)']);
  playFarm(s, 'feed goose c2');
  expect(spell(farm.due?.(viewFor(s, 0)))).toEqual(['Food for 3 geese: 9 food now (8.4)']);
  playFarm(s, 'auto');
  expect(spell(farm.due?.(viewFor(s, 0)))).toEqual(['Food for 2 geese: 6 food now (8.4)']);
  expect(farm.due?.(viewFor(s, null))).toEqual([]);
});

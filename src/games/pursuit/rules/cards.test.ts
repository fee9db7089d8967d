/** RULES.md 2.7 and 15: how many cards there are, the rulebook's figures, and the bands of the cost model. */
import { describe, expect, test } from 'vitest';
import { quickChance } from '../../../engine/chance.js';
import { defaultOptions } from '../../../engine/options.js';
import type { Edition } from '../editions/edition.js';
import { EDITIONS } from '../editions/index.js';
import { pursuit } from '../index.js';
import { edition } from '../pursuit.build.js';
import { ACTIVITIES } from './cards/activities.js';
import { BASIC } from './cards/basic.js';
import { GOALS } from './cards/goals.js';
import { GROUP } from './cards/group.js';
import { ITEMS } from './cards/items.js';
import { JOBS } from './cards/jobs.js';
import { PARTNERS } from './cards/partners.js';
import type { Level } from './cards/shape.js';
import { exchange } from './cards/shape.js';
import { SINGLE } from './cards/single.js';
import { TRAITS } from './cards/traits.js';
import { cardOf, faceOf, jobOf, levelOf, romanceOf } from './cards.js';
import { amounts, type Bundle, bundle, GOODS, NONE, plus } from './goods.js';

/** The weights of 15.2, written out. */
const WEIGHTS = {
  knowledge: 1,
  creativity: 1,
  influence: 1,
  money: 0.9,
  sth: 1.5,
  lth: 2.2,
  stress: 1.2,
  relax: 1.2,
  health: 12,
  hourglass: 3,
} as const;
const price = (of: Bundle): number => GOODS.reduce((sum, good) => sum + of[good] * WEIGHTS[good], 0);
const ratio = (cost: Bundle, reward: Bundle, action: number): number => price(reward) / (price(cost) + action);
const ACTION = 3;

type Band = readonly [low: number, high: number];
const within = (value: number, [low, high]: Band, what: string): void => {
  expect(value, what).toBeGreaterThanOrEqual(low - 0.006);
  expect(value, what).toBeLessThanOrEqual(high + 0.006);
};

test('2.7 there are 60 projects, 60 items and activities, 18 jobs, 12 partners, 9 life goals, 8 traits; ids and names are unique', () => {
  const counts = [BASIC, SINGLE, GROUP, ITEMS, ACTIVITIES, JOBS, PARTNERS, GOALS, TRAITS].map((cards) => cards.length);
  expect(counts).toEqual([36, 14, 10, 36, 24, 18, 12, 9, 8]);
  const all = [...edition.cards, ...GOALS, ...TRAITS];
  expect(new Set(all.map(({ id }) => id)).size).toBe(167);
  expect(new Set(all.map(({ name }) => name)).size).toBe(167);
  expect(new Set([...BASIC, ...SINGLE, ...GROUP].map(({ category }) => category))).toEqual(new Set('ABCHPST'));
});

test('2.7 every field has three level 1 jobs, two level 2 jobs and one level 3 job', () => {
  for (const field of ['science', 'arts', 'social']) {
    expect(JOBS.filter((job) => job.field === field).map(({ rank }) => rank)).toEqual([1, 1, 1, 2, 2, 3]);
  }
});

test('2.5 basic levels 2 to 4 take hourglasses, level 1 takes none beyond the action', () => {
  for (const { levels } of BASIC) expect(levels.map(({ cost }) => cost.hourglass > 0)).toEqual([false, true, true, true]);
});

test('5.7 a higher level of an item or activity costs more', () => {
  for (const { levels, name } of [...ITEMS, ...ACTIVITIES]) {
    const prices = levels.map(({ cost }) => price(cost));
    expect(prices, name).toEqual(prices.toSorted((a, b) => a - b));
    expect(new Set(prices).size, name).toBe(3);
  }
});

test('15.1 the figures the rulebook tells are kept to the digit', () => {
  const level = (id: string, n: number): string => {
    const { cost, reward, upkeep } = levelOf(edition, cardOf(edition, id), n);
    return JSON.stringify([amounts(cost), amounts(reward), upkeep && [amounts(upkeep.cost), amounts(upkeep.reward)]]);
  };
  const told = (text: string, upkeep?: string): string => {
    const { cost, reward } = exchange(text);
    const kept = upkeep === undefined ? null : exchange(upkeep);
    return JSON.stringify([amounts(cost), amounts(reward), kept && [amounts(kept.cost), amounts(kept.reward)]]);
  };
  expect(level('P02', 1)).toBe(told('1I -> 2C'));
  expect(level('P05', 3)).toBe(told('1T 3K -> 2C 2L'));
  expect(levelOf(edition, cardOf(edition, 'P06'), 4).reward.health).toBe(1);
  expect([1, 2, 3, 4].map((n) => level('P03', n))).toEqual(
    ['2K -> 1C', '1T 2K 1C -> 2L', '1T 3K 2C -> 4L', '1T 4K 3C -> 7L'].map((text) => told(text)),
  );
  expect([1, 2, 3, 4].map((n) => level('S01', n))).toEqual(
    ['1C -> 1L', '4C -> 2L', '2K 5C -> 1M 4L', '3K 8C -> 6L'].map((text) => told(text)),
  );
  expect(level('G01', 1)).toBe(told('3K 2I -> 2L'));
  expect(level('G01', 3)).toBe(told('3K 2C -> 1L 3I'));
  expect(level('G01', 4)).toBe(told('3C 2I -> 2L'));
  expect(GROUP[0]?.bonus.slice(0, 3).map(amounts)).toEqual([{ money: 1 }, { lth: 1 }, { influence: 2 }]);
  expect(level('I06', 2)).toBe(told('4M -> 1I 1S 2L', '3M -> 1L'));
  expect(level('A02', 1)).toBe(told('1M -> 2C 1S'));
  const receptionist = faceOf(edition, cardOf(edition, 'J13'));
  expect(receptionist).toMatchObject({
    hire: exchange('4I -> 6M'),
    upkeep: exchange('1T 2I -> 6M'),
    promotion: exchange('1T 6I -> 3M 3L'),
  });
  expect(faceOf(edition, cardOf(edition, 'J16'))).toMatchObject({ upkeep: { reward: bundle('11M') } });
  expect(PARTNERS[0]?.levels.slice(0, 2)).toEqual([
    { requirement: null, reward: bundle('1K 2C'), upkeep: null },
    { requirement: { demand: 'influence', n: 5 }, reward: bundle('1K 2C 1S'), upkeep: exchange('1T -> 1K 2C 1S') },
  ]);
  expect(TRAITS[0]).toMatchObject({ start: bundle('3K 4C 3I'), trigger: 'play', gain: bundle('1C') });
  expect(GOALS[0]).toMatchObject({ metric: 'moneyAtDeath', lth: 1, most: 5 });
});

describe('15.2, 15.3 every price lies in its band', () => {
  const total = (levels: readonly Level[]): number => {
    const paid = levels.reduce((sum, { cost }) => plus(sum, cost), bundle(''));
    const got = levels.reduce((sum, { reward }) => plus(sum, reward), bundle(''));
    return ratio(paid, got, ACTION);
  };

  const BASIC_BANDS: readonly Band[] = [
    [0.2, 0.55],
    [0.52, 0.85],
    [0.9, 1.2],
    [1.2, 1.6],
  ];
  const HEALTH_BANDS: readonly Band[] = [
    [0.25, 0.6],
    [0.45, 0.8],
    [0.5, 0.8],
    [1.55, 2.3],
  ];
  test.each(BASIC)('15.3 basic project $name', ({ levels, name }) => {
    const bands = levels.some(({ reward }) => reward.health > 0) ? HEALTH_BANDS : BASIC_BANDS;
    for (const [i, { cost, reward }] of levels.entries()) {
      within(ratio(cost, reward, i === 0 ? ACTION : 0), bands[i] ?? [1, 1], `${name} level ${i + 1}`);
    }
    within(total(levels), [0.97, 1.08], name);
  });

  const SINGLE_BANDS: readonly Band[] = [
    [0.45, 0.75],
    [0.6, 0.8],
    [0.85, 1.07],
    [0.98, 1.1],
  ];
  test.each(SINGLE.filter(({ id }) => id !== 'S01'))('15.3 single-round project $name', ({ levels, name }) => {
    for (const [i, { cost, reward }] of levels.entries())
      within(ratio(cost, reward, ACTION), SINGLE_BANDS[i] ?? [1, 1], `${name} ${i + 1}`);
  });

  const ROLE_BANDS: readonly Band[] = [
    [0.52, 0.68],
    [0.62, 0.9],
    [0.84, 1.15],
    [1.08, 1.42],
    [1.36, 1.7],
  ];
  test.each(GROUP)('15.3 group project $name', ({ levels, bonus, name }) => {
    for (const role of levels) {
      let reward = role.reward;
      within(ratio(role.cost, reward, ACTION), ROLE_BANDS[0] ?? [1, 1], `${name} ${role.name}`);
      for (const [i, more] of bonus.entries()) {
        reward = plus(reward, more);
        within(ratio(role.cost, reward, ACTION), ROLE_BANDS[i + 1] ?? [1, 1], `${name} ${role.name} with ${i + 1}`);
      }
    }
  });

  const THING_BANDS: readonly Band[] = [
    [0.85, 1.15],
    [0.98, 1.2],
    [1.04, 1.25],
  ];
  test.each([...ITEMS, ...ACTIVITIES])('15.3 $type $name', ({ levels, name }) => {
    for (const [i, { cost, reward, upkeep }] of levels.entries()) {
      const free = upkeep !== null && price(upkeep.cost) === 0;
      const gained = price(reward) + (free ? 3.5 * price(upkeep.reward) : 0);
      const band: Band = reward.health > 0 ? [0.95, 1.1] : (THING_BANDS[i] ?? [1, 1]);
      within(gained / (price(cost) + ACTION), band, `${name} level ${i + 1}`);
      if (upkeep !== null && !free) within(ratio(upkeep.cost, upkeep.reward, 0), [0.65, 1.15], `${name} upkeep ${i + 1}`);
    }
  });

  test.each(JOBS)('15.3 job $name', ({ hire, upkeep, promotion, rank, name }) => {
    within(ratio(hire.cost, hire.reward, ACTION), [0.75, 0.85], `${name} hired`);
    const upkeeps: readonly Band[] = [
      [1.05, 1.15],
      [1.35, 1.5],
      [1.45, 1.6],
    ];
    within(ratio(upkeep.cost, upkeep.reward, 0), upkeeps[rank - 1] ?? [1, 1], `${name} upkeep`);
    within(ratio(promotion.cost, promotion.reward, 0), rank === 3 ? [1.9, 2.15] : [1, 1.25], `${name} promotion`);
  });

  test.each(PARTNERS)('15.3 partner $name', ({ levels, name }) => {
    const bands: readonly Band[] = [
      [0.8, 1.1],
      [1.3, 1.6],
      [3.3, 3.9],
    ];
    for (const [i, { reward, upkeep }] of levels.entries()) {
      within(price(reward) / ACTION, bands[i] ?? [1, 1], `${name} level ${i + 1}`);
      if (upkeep !== null) within(ratio(upkeep.cost, upkeep.reward, 0), [1.3, 1.65], `${name} upkeep ${i + 1}`);
    }
  });
});

describe('15.6 a price fits what the card is', () => {
  const LEARNING = ['I05', 'I13', 'I14', 'I18', 'I26', 'I36', 'A01', 'A04', 'A06', 'A15', 'A23'];
  const things = [...ITEMS, ...ACTIVITIES];

  test('15.6 of items and activities only those one learns from give Knowledge', () => {
    const teach = things.filter(({ levels }) =>
      levels.some(({ reward, upkeep }) => reward.knowledge > 0 || (upkeep?.reward.knowledge ?? 0) > 0),
    );
    expect(teach.map(({ id }) => id)).toEqual(LEARNING);
  });

  test('15.6 at most 20 of the 56 levels of single-round projects ask for money, and where money comes back it is 2 more at least', () => {
    const paid = SINGLE.flatMap(({ levels }) => levels).filter(({ cost }) => cost.money > 0);
    expect(paid.length).toBeLessThanOrEqual(20);
    for (const { name, cost, reward } of paid) if (reward.money > 0) expect(reward.money - cost.money, name).toBeGreaterThanOrEqual(2);
  });

  test('15.6 Poetry asks for Creativity at every level, and the Hackathon pays its prizes in money', () => {
    const of = (id: string): readonly Level[] => SINGLE.find((card) => card.id === id)?.levels ?? [];
    for (const { cost, name } of of('S09')) expect(cost.creativity, name).toBeGreaterThan(0);
    for (const { cost, reward, name } of of('S05')) expect(reward.money - cost.money, name).toBeGreaterThan(0);
  });

  /** At least as good in everything: what it asks, what it brings, and its upkeep. */
  const covers = (a: Bundle, b: Bundle): boolean => GOODS.every((good) => a[good] >= b[good]);
  const asGood = (one: Level, other: Level): boolean => {
    if (!covers(other.cost, one.cost) || !covers(one.reward, other.reward)) return false;
    if (one.upkeep === null || other.upkeep === null) return one.upkeep === other.upkeep;
    return covers(other.upkeep.cost, one.upkeep.cost) && covers(one.upkeep.reward, other.upkeep.reward);
  };

  test.each([
    ['single-round projects', SINGLE],
    ['items and activities', things],
  ])('15.6 no level of the %s is as good as another in everything and better in something', (_, cards) => {
    const all = cards.flatMap(({ name, levels }) => levels.map((level) => ({ level, what: `${name}: ${level.name}` })));
    const beaten = all.flatMap((one) =>
      all.flatMap((other) =>
        asGood(other.level, one.level) && !asGood(one.level, other.level) ? [`${other.what} beats ${one.what}`] : [],
      ),
    );
    expect(beaten).toEqual([]);
  });
});

test('15.5 a match keeps the figures of the rules it began with', () => {
  const under = (rules: number) =>
    EDITIONS.of(pursuit.setup({ seats: 2, options: defaultOptions(pursuit), rules }, { chance: quickChance(1) }).shared);
  const inEach = <V>(of: (e: Edition) => V): readonly V[] => [1, 2, 3].map((rules) => of(under(rules)));
  expect(inEach((e) => amounts(levelOf(e, cardOf(e, 'P03'), 1).cost))).toEqual([
    { knowledge: 2 },
    { knowledge: 2, money: 1 },
    { knowledge: 2 },
  ]);
  expect(inEach((e) => romanceOf(e, cardOf(e, 'V10'), 2).requirement?.n)).toEqual([1, 2, 2]);
  expect(inEach((e) => amounts(jobOf(e, cardOf(e, 'J01')).hire.cost))).toEqual([{ knowledge: 4 }, { knowledge: 4 }, { knowledge: 3 }]);
  expect(inEach((e) => amounts(levelOf(e, cardOf(e, 'I27'), 2).upkeep?.reward ?? NONE))).toEqual([
    { knowledge: 1 },
    { knowledge: 1 },
    { influence: 1 },
  ]);
  expect(inEach(({ goals }) => goals.find(({ id }) => id === 'L07')?.least)).toEqual([1, 1, 6]);
});

test('15.3 a table that cannot be read is refused in words', () => {
  for (const part of ['2Q', '0K', '1.5K', 'K']) expect(() => bundle(part)).toThrow(`"${part}" in "${part}" is not an amount like 2K`);
  expect(() => exchange('3M')).toThrow('"3M" is not an exchange like 3M -> 1L');
});

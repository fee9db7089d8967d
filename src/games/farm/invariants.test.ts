/** What holds in every match: random and sensible play with all numbers of farmers and all options. */

import { describe, expect, test } from 'vitest';
import { quickChance } from '../../engine/chance.js';
import { cloneOf } from '../../engine/clone.js';
import type { Chance, Json, OptionSpec } from '../../engine/game.js';
import { copy } from '../../engine/json.js';
import { defaultOptions } from '../../engine/options.js';
import { step } from '../../engine/play.js';
import { farm } from './index.js';
import { boardOf } from './rules/boards.js';
import { breedOf, KINDS } from './rules/data.js';
import type { FarmEvent, Farmer, FarmOptions, FarmState, Move } from './rules/types.js';

type Watcher = (s: FarmState, before: FarmState, told: readonly FarmEvent[]) => void;
const pick = (list: readonly Move[], chance: Chance): Move => list[chance.int(list.length)] ?? { t: 'pass' };

/** Plays a match, random or sensible by turns of the decisions, and shows every step to the watcher. */
function watch(seats: number, options: Partial<FarmOptions>, seed: number, sensible: number, see: Watcher): FarmState {
  const chance = quickChance(seed);
  let told: FarmEvent[] = [];
  const x = { chance, tell: (event: FarmEvent) => void told.push(event) };
  const s = farm.setup({ seats, options: { ...defaultOptions(farm), ...options }, rules: farm.rules }, x);
  for (let decision = s.open[0]; decision; decision = s.open[chance.int(Math.max(1, s.open.length))]) {
    const list = farm.moves(s.shared, {}, decision);
    const move = chance.int(100) < sensible ? farm.suggest(s.shared, {}, decision, chance) : pick(list, chance);
    if (list.length > 200 || !list.includes(move))
      expect.unreachable(`${list.length} answers at "${decision.kind}", ${JSON.stringify(move)}`);
    const before = cloneOf(farm, s);
    told = [];
    step(farm, s, decision, move, x);
    farm.check(s);
    see(s, before, told);
  }
  return s;
}

/** Options one value at a time, each with every third number of farmers, then mixtures. */
function optionSets(seats: number): Partial<FarmOptions>[] {
  const specs: [string, OptionSpec][] = Object.entries<OptionSpec>(farm.options);
  const singles = specs
    .flatMap(([key, { choices }]) => choices.map(({ value }): Record<string, Json> => ({ [key]: value })))
    .filter((_, i) => i % 3 === seats % 3);
  const dice = quickChance(seats);
  const mixtures = Array.from({ length: 6 }, () =>
    Object.fromEntries(specs.map(([key, { choices }]) => [key, choices[dice.int(choices.length)]?.value ?? null])),
  );
  return [...singles, ...mixtures].filter((options) => !farm.unfit?.(seats, { ...defaultOptions(farm), ...options }));
}

const worth = (farmer: Farmer): number =>
  farmer.money + 3 * farmer.meat + farmer.herd.reduce((sum, count, kind) => sum + count * breedOf(kind).sells, 0);

describe.each([1, 2, 3, 4, 5, 6])('with %i farmers', (seats) => {
  test('4.1 options play to the end of the last round, with every meeple, coin and token in its place', () => {
    optionSets(seats).forEach((options, i) => {
      const s = watch(seats, { rounds: 6, ...options }, seats * 1000 + i, 70, () => {});
      expect(s.shared.phase).toBe('over');
      expect(s.shared.round).toBe(s.shared.options.rounds + 1);
    });
  });

  test('8.1, 8.4 every animal feeds exactly once a round, and what is eaten is gone from land and stores', () => {
    const fed = new Map<number, number>();
    watch(seats, { rounds: 6 }, seats, 60, (s, before, told) => {
      const meals = told.filter(({ type }) => type === 'eats' || type === 'hungry');
      const bites = told.flatMap((event) => (event.type === 'eats' ? event.bites : []));
      if (before.shared.phase !== 'feed' || s.shared.phase !== 'feed') return;
      const tokens = ({ shared }: FarmState): number =>
        shared.food.reduce((sum, n) => sum + n, 0) +
        shared.bugs.reduce((sum, n) => sum + n, 0) +
        shared.farmers.reduce((sum, f) => sum + f.hay + f.veg + f.grain + f.scraps + f.egg + f.meat, 0);
      expect(tokens(before) - tokens(s)).toBe(bites.reduce((sum, { n }) => sum + n, 0));
      fed.set(s.shared.round, (fed.get(s.shared.round) ?? 0) + meals.length);
      const waiting = (t: FarmState): number =>
        t.shared.farmers.reduce((sum, f) => sum + f.flocks.reduce((all, flock) => all + flock.waiting, 0), 0);
      expect(waiting(s)).toBeLessThanOrEqual(waiting(before));
    });
    expect(fed.size).toBeGreaterThan(0);
  });

  test('9.1, 9.2 only full animals with at most 3 bugs in reach produce', () => {
    let produced = 0;
    watch(seats, { rounds: 6 }, seats + 50, 80, (_, before, told) => {
      for (const event of told) {
        if (event.type === 'upset') expect(event.bugs.reduce((sum, { bugs }) => sum + bugs, 0)).toBeGreaterThanOrEqual(4);
        if (event.type === 'produce') produced += event.n;
      }
      expect(before.shared.options.rounds).toBe(6);
    });
    expect(produced).toBeGreaterThan(0);
  });

  test('10.2 animals never bring a square above 4 bugs', () => {
    watch(seats, { rounds: 6 }, seats + 90, 60, (s, before) => {
      s.shared.bugs.forEach((bugs, at) => {
        const was = before.shared.bugs[at] ?? 0;
        if (bugs > was && bugs > 4) expect.unreachable(`${was} bugs became ${bugs}`);
      });
    });
  });

  test('5.1, 6.2 money changes only by sales, wool due and purchases, and goods only by collecting, producing and butchering', () => {
    watch(seats, { rounds: 6, sheep: true }, seats + 130, 60, (s, before, told) => {
      s.shared.farmers.forEach((farmer, seat) => {
        const was = before.shared.farmers[seat];
        if (!was) throw new Error('a farmer has vanished');
        let money = 0;
        let stock = 0;
        for (const event of told) {
          if (!('seat' in event) || event.seat !== seat) continue;
          if (event.type === 'sell' || event.type === 'sellAnimal' || event.type === 'woolPaid') money += event.money;
          if (event.type === 'buy') money -= event.price;
          if (event.type === 'sell') stock -= event.n;
          if (event.type === 'collect' || event.type === 'produce') stock += event.n;
          if (event.type === 'butcher') stock += event.meat;
          if (event.type === 'eats') for (const { food, from, n } of event.bites) if (from === 'store' && food !== 'scraps') stock -= n;
        }
        const goods = (f: Farmer): number => f.egg + f.milk + f.meat + f.wool + f.hay + f.veg + f.grain;
        expect(farmer.money - was.money).toBe(money);
        expect(goods(farmer) - goods(was)).toBe(stock);
      });
    });
  });

  test('1.1 nobody goes broke: money, the price of the herd and the meat are never less than $20', () => {
    watch(seats, { rounds: 8 }, seats + 170, 50, (s, before) => {
      s.shared.farmers.forEach((farmer, seat) => {
        const unplaced = (t: FarmState): number => (t.shared.bought >= 0 && t.shared.active === seat ? breedOf(t.shared.bought).sells : 0);
        const was = before.shared.farmers[seat];
        expect(worth(farmer) + unplaced(s)).toBeGreaterThanOrEqual(20);
        if (was) expect(worth(farmer) + unplaced(s)).toBeGreaterThanOrEqual(worth(was) + unplaced(before));
      });
    });
  });

  test('15.3 happiness is what the herd and the purse say, between 0 and 36', () => {
    const s = watch(seats, { sheep: true, rounds: 6 }, seats + 210, 90, () => {});
    const at: Readonly<Record<(typeof KINDS)[number], readonly number[]>> = {
      chicken: [12, 16, 20, 24],
      duck: [12, 18, 21, 24],
      goose: [12, 20, 24, 26],
      pig: [8, 14, 18, 22],
      goat: [8, 15, 21, 26],
      sheep: [9, 15, 18, 21],
      cow: [4, 7, 10, 12],
      horse: [1, 2, 3, 4],
    };
    farm.scores(s.shared).forEach(({ total }, seat) => {
      const farmer = s.shared.farmers[seat];
      if (!farmer) throw new Error('a farmer has vanished');
      const herd = KINDS.reduce((sum, kind, number) => sum + at[kind].filter((n) => (farmer.herd[number] ?? 0) >= n).length, 0);
      expect(total).toBe(herd + [20, 40, 50, 60].filter((n) => farmer.money >= n).length);
      expect(total).toBeLessThanOrEqual(36);
    });
  });

  test('3.3 a copy is independent, and survives being written down', () => {
    watch(seats, { rounds: 6 }, seats + 250, 50, (s, before) => {
      if (s.asked % 40 !== 0) return;
      const again = cloneOf(farm, s);
      expect(again).toEqual(s);
      expect(copy(s)).toEqual(s);
      expect(before.shared).not.toBe(s.shared);
    });
  });
});

test('2.7 what is in reach of a square has that square in its reach', () => {
  for (const name of ['small', 'medium', 'large'] as const) {
    const { reach } = boardOf(name);
    reach.forEach((squares, from) => {
      for (const to of squares) expect(reach[to]).toContain(from);
    });
  }
});

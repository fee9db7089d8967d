/** Producing, efforts and bugs: RULES.md 9, 10 and 14. */
import { describe, expect, test } from 'vitest';
import { EDITIONS } from '../editions/index.js';
import { answers, asked, bugsOn, farmerOf, foodOn, given, play, plays, refusals, squareOf } from '../farm.build.js';
import { landName } from './data.js';
import { mostWorked } from './producing.js';
import type { FarmState } from './types.js';

const effortOn = (s: FarmState, at: string): number => s.shared.effort[squareOf(s, at)] ?? -1;

describe('products', () => {
  test('9.1 a chicken on c1 eats 2 bugs of b1, is full with 1 bug in reach and lays an egg', () => {
    const s = given({ at: 'feed', animals: [[0, 'chicken', 'c1']] });
    play(s, 'auto');
    expect(bugsOn(s, 'b1')).toEqual([1]);
    expect(farmerOf(s, 0).egg).toBe(1);
    expect(bugsOn(s, 'c1')).toEqual([1]);
  });

  test.each([
    ['chicken', 'egg', 1],
    ['duck', 'egg', 2],
    ['goose', 'egg', 3],
    ['goat', 'milk', 1],
    ['sheep', 'wool', 1],
    ['cow', 'milk', 2],
  ] as const)('9.1 a full %s gives %s: %i', (kind, item, n) => {
    const s = given({ at: 'feed', options: { sheep: true }, animals: [[0, kind, 'd3']], farmers: [{ hay: 6, grain: 6 }], bugs: { d4: 3 } });
    play(s, 'auto');
    expect(farmerOf(s, 0)[item]).toBe(n);
  });

  test('9.1 an animal that did not eat to capacity gives nothing', () => {
    const s = given({ at: 'feed', animals: [[0, 'goose', 'a1']], bugs: { a1: 0, b1: 0, a2: 0 } });
    expect(farmerOf(s, 0)).toMatchObject({ egg: 0 });
    expect(s.shared.phase).toBe('butcher');
  });

  test('9.3 a full horse gives nothing and draws 4 bugs', () => {
    const s = given({ at: 'feed', animals: [[0, 'horse', 'c2']] });
    play(s, 'auto');
    expect(farmerOf(s, 0)).toMatchObject({ egg: 0, milk: 0, wool: 0, meat: 0 });
    expect(bugsOn(s, 'c2')).toEqual([4]);
  });
});

describe('upset by bugs', () => {
  test('9.2 one chicken on b1 leaves 7 bugs in reach and lays nothing; which squares is told', () => {
    const s = given({ at: 'feed', animals: [[0, 'chicken', 'b1']] });
    const told = play(s, 'auto');
    expect(farmerOf(s, 0).egg).toBe(0);
    expect(told).toContainEqual({
      type: 'upset',
      seat: 0,
      kind: 'chicken',
      at: 'b1',
      animals: 1,
      bugs: [
        { at: 'a1', bugs: 4 },
        { at: 'b1', bugs: 3 },
      ],
    });
  });

  test('9.2 three chickens on b1 leave 3 and lay three eggs', () => {
    const s = given({ at: 'feed', animals: [[0, 'chicken', 'b1', 3]] });
    play(s, 'autoRest');
    expect(farmerOf(s, 0).egg).toBe(3);
  });

  test.each([
    [3, 3],
    [4, 0],
  ])('9.2 with %i bugs in reach a full goose gives %i eggs', (bugs, eggs) => {
    const s = given({ at: 'feed', animals: [[0, 'goose', 'c2']], bugs: { d2: bugs } });
    play(s, 'auto');
    expect(farmerOf(s, 0).egg).toBe(eggs);
  });

  test('9.2 what counts is the bugs after everybody has fed, also a rival’s duck', () => {
    const s = given({
      at: 'feed',
      animals: [
        [0, 'goose', 'c2'],
        [1, 'duck', 'd1'],
      ],
      bugs: { d2: 4, e1: 0 },
    });
    plays(s, 'auto', 'auto');
    expect(farmerOf(s, 0).egg).toBe(3);
  });
});

describe('effort', () => {
  const goat = { at: 'feed', animals: [[0, 'goat', 'b2']] } as const;

  test('9.4 a goat on b2 eats b1 and a2 bare and four grass; six bugs upset it', () => {
    const s = given(goat);
    play(s, 'auto');
    expect(foodOn(s, 'b1', 'a2', 'b2', 'c2', 'b3')).toEqual([0, 0, 3, 4, 4]);
    expect(farmerOf(s, 0).milk).toBe(0);
    expect(effortOn(s, 'b1') + effortOn(s, 'a2')).toBe(0);
  });

  test('9.4, 9.5 with a bug each on b1 and a2 it gives milk, and its owner chooses between the two', () => {
    const s = given({ ...goat, bugs: { b1: 1, a2: 1 } });
    play(s, 'auto');
    expect(farmerOf(s, 0).milk).toBe(1);
    expect(asked(s)).toEqual(['0 effort']);
    expect(answers(s)).toEqual(['effort b1', 'effort a2']);
    expect(refusals(s)['effort c2']).toBe('c2 is pasture; effort goes to rough and forest. (9.4)');
    expect(plays(s, 'effort a2')).toContainEqual({ type: 'effort', seat: 0, kind: 'goat', at: 'a2', effort: 1 });
    expect([effortOn(s, 'b1'), effortOn(s, 'a2')]).toEqual([0, 1]);
  });

  test('9.5 an effort counts most where the most lies, and of equal places on the first, also on the first of the board', () => {
    const most = (effort: Readonly<Record<string, number>>) => {
      const food = { a1: 1, b1: 1, a2: 1 };
      const s = given({ at: 'feed', animals: [[0, 'goat', 'a1']], food, bugs: { a1: 0, b1: 0, a2: 0 }, effort, farmers: [{ hay: 6 }] });
      play(s, 'auto');
      return mostWorked(EDITIONS.of(s.shared), s.shared, 0);
    };
    expect(most({})).toBe(squareOf(given(goat), 'a1'));
    expect(most({ b1: 1 })).toBe(squareOf(given(goat), 'b1'));
  });

  test('9.4 a square with 3 efforts or with food left is refused', () => {
    const s = given({
      at: 'feed',
      animals: [[0, 'goat', 'b1', 2]],
      land: { c1: 'rough', b2: 'rough' },
      food: { c1: 1, b2: 1, b1: 1, a1: 2 },
      effort: { b1: 3 },
      bugs: { a1: 0, b1: 0 },
      farmers: [{ hay: 12 }],
    });
    play(s, 'autoRest');
    expect(answers(s)).toEqual(['effort a1', 'effort c1', 'effort b2']);
    expect(refusals(s)['effort b1']).toBe('b1 has its 3 efforts already. (9.4)');
  });

  test('9.4 it is said how much is left on land that was not eaten bare, and that nobody ate where nothing lay', () => {
    const s = given({ ...goat, bugs: { b1: 1, a2: 1 }, land: { c2: 'rough', b3: 'rough' }, food: { c2: 0, b3: 0 }, farmers: [{ hay: 6 }] });
    play(s, 'auto');
    s.shared.food[squareOf(s, 'c2')] = 1;
    expect(refusals(s)).toEqual({
      'effort b2': 'b2 is pasture; effort goes to rough and forest. (9.4)',
      'effort c2': 'c2 was not eaten bare: 1 left. (9.4)',
      'effort b3': 'Nothing was eaten from b3 this round. (9.4)',
    });
  });

  test('9.4 land that was bare before anybody ate does not count', () => {
    const s = given({ ...goat, bugs: { b1: 0, a2: 0 }, food: { b1: 0 } });
    play(s, 'auto');
    expect([effortOn(s, 'b1'), effortOn(s, 'a2')]).toEqual([0, 1]); // a single place is taken without asking
  });

  test("9.4 land that was eaten bare in an earlier round's feeding does not count", () => {
    const s = given({ ...goat, at: 'farm', bugs: { b1: 0, a2: 0 }, food: { b1: 0, a2: 0 } });
    s.shared.grazed[squareOf(s, 'b1')] = 1; // last round
    plays(s, 'pass', 'pass');
    expect(plays(s, 'auto')).toContainEqual({ type: 'effortLost', seat: 0, kind: 'goat', at: 'b2' });
    expect(effortOn(s, 'b1')).toBe(0);
  });

  test('9.5 without bare wilds in reach the effort is lost', () => {
    const s = given({ at: 'feed', animals: [[0, 'goat', 'c2']] });
    expect(play(s, 'auto')).toContainEqual({ type: 'effortLost', seat: 0, kind: 'goat', at: 'c2' });
  });

  test('9.4 a full pig makes an effort too', () => {
    const s = given({ at: 'feed', animals: [[0, 'pig', 'b2']], bugs: { b1: 0, a2: 0 }, food: { a2: 0 }, farmers: [{ veg: 8 }] });
    plays(s, 'auto');
    expect(effortOn(s, 'b1')).toBe(1);
  });

  test('14.1 the third effort turns b1 into a bare Pasture that keeps its bugs and grows 3, then 5', () => {
    const s = given({ ...goat, bugs: { b1: 1, a2: 1 }, effort: { b1: 2 } });
    plays(s, 'auto', 'effort b1');
    const told = play(s, 'done');
    expect(told).toContainEqual({ type: 'turns', at: 'b1', from: 'rough', to: 'pasture' });
    expect(landName(s.shared.land[squareOf(s, 'b1')] ?? -1)).toBe('pasture');
    expect([foodOn(s, 'b1'), bugsOn(s, 'b1'), effortOn(s, 'b1')]).toEqual([[0], [1], 0]);
    const rest = (): void => {
      const { round } = s.shared;
      while (s.shared.round === round)
        play(s, ['autoRest', 'auto', 'pass', 'done'].find((calm) => answers(s).includes(calm)) ?? answers(s)[0] ?? '');
    };
    farmerOf(s, 0).flocks.length = 0; // nobody grazes there any more
    farmerOf(s, 0).herd.fill(0);
    rest();
    expect(foodOn(s, 'b1')).toEqual([3]);
    rest();
    expect(foodOn(s, 'b1')).toEqual([5]);
  });

  test('14.1 a Forest with three efforts becomes a Rough', () => {
    const s = given({ at: 'grow', effort: { a1: 3 } });
    expect(landName(s.shared.land[0] ?? -1)).toBe('rough');
    expect([foodOn(s, 'a1'), bugsOn(s, 'a1')]).toEqual([[0], [6]]);
  });
});

describe('bugs', () => {
  test.each([
    ['chicken', 1],
    ['duck', 1],
    ['goose', 1],
    ['pig', 3],
    ['sheep', 2],
    ['goat', 2],
    ['cow', 4],
    ['horse', 4],
  ] as const)('10.1 a %s draws %i to its own square, fed or not', (kind, n) => {
    const s = given({ at: 'produce', options: { sheep: true }, animals: [[0, kind, 'c2']] });
    expect(bugsOn(s, 'c2')).toEqual([n]);
  });

  test('10.2 two cows on a square with 2 bugs bring it to 4, and a forest with 6 stays at 6', () => {
    const s = given({
      at: 'produce',
      animals: [
        [0, 'cow', 'd4', 2],
        [0, 'chicken', 'a1'],
      ],
      bugs: { d4: 2 },
    });
    expect(bugsOn(s, 'd4', 'a1')).toEqual([4, 6]);
  });

  test('17.14 without the limit every animal adds its bugs, on a forest with 6 as well', () => {
    const s = given({
      at: 'produce',
      options: { bugLimit: 'none' },
      animals: [
        [0, 'cow', 'd4', 2],
        [0, 'chicken', 'a1'],
      ],
      bugs: { d4: 2 },
    });
    expect(bugsOn(s, 'd4', 'a1')).toEqual([10, 7]);
  });

  test('17.8 with the gentle bugs only animals that ate something draw any', () => {
    const s = given({ at: 'produce', options: { bugSource: 'ate' }, animals: [[0, 'cow', 'c2']] });
    expect(bugsOn(s, 'c2')).toEqual([0]);
    const fed = given({ at: 'feed', options: { bugSource: 'ate' }, animals: [[0, 'cow', 'c2']] });
    play(fed, 'auto');
    expect(bugsOn(fed, 'c2')).toEqual([4]);
  });
});

/** The automatic feeding policy: RULES.md 8.9 to 8.13. */
import { describe, expect, test } from 'vitest';
import { bugsOn, farmerOf, flock, foodOn, given, herdOf, play } from '../farm.build.js';
import type { FarmEvent } from './types.js';

const order = (told: readonly FarmEvent[]): string[] =>
  told
    .flatMap((event) => (event.type === 'eats' || event.type === 'hungry' ? [`${event.kind} ${event.at}`] : []))
    .filter((each, i, all) => each !== all[i - 1]);
const BARE = Object.fromEntries('abcdef'.split('').flatMap((c) => [1, 2, 3, 4, 5].map((r) => [`${c}${r}`, 0])));

describe('who feeds', () => {
  test('8.9 ducks, chickens, geese, cows, goats, sheep, pigs, horses, with one answer', () => {
    const s = given({
      seats: 1,
      at: 'feed',
      options: { sheep: true },
      animals: [
        [0, 'horse', 'c2'],
        [0, 'pig', 'c3'],
        [0, 'sheep', 'd2'],
        [0, 'goat', 'e2'],
        [0, 'cow', 'b2'],
        [0, 'goose', 'b3'],
        [0, 'chicken', 'd1'],
        [0, 'duck', 'c1'],
      ],
    });
    expect(order(play(s, 'autoRest'))).toEqual([
      'duck c1',
      'chicken d1',
      'goose b3',
      'cow b2',
      'goat e2',
      'sheep d2',
      'pig c3',
      'horse c2',
    ]);
  });

  test('8.9 within a kind those who find enough come first, then by square', () => {
    const s = given({
      seats: 1,
      at: 'feed',
      animals: [
        [0, 'goose', 'a1'],
        [0, 'goose', 'c2'],
        [0, 'goose', 'd4'],
      ],
    });
    expect(order(play(s, 'autoRest'))).toEqual(['goose c2', 'goose d4', 'goose a1']);
  });

  test('8.9 the others still have their turns in between', () => {
    const s = given({
      at: 'feed',
      animals: [
        [0, 'goose', 'c2', 2],
        [1, 'goose', 'd4', 2],
      ],
    });
    const told = [...play(s, 'autoRest'), ...play(s, 'autoRest')];
    const seats = told.flatMap((event) => (event.type === 'eats' ? [event.seat] : []));
    expect(seats).toEqual([0, 1, 0, 1]);
  });

  test('8.9 one animal may be taken over and the rest left alone, in this round only', () => {
    const s = given({ at: 'feed', animals: [[0, 'goose', 'c2', 2]], farmers: [{ hay: 3 }] });
    play(s, 'feed goose c2');
    for (let n = 0; n < 3; n++) play(s, 'hand hay');
    play(s, 'auto');
    expect(farmerOf(s, 0).hay).toBe(0);
    expect(foodOn(s, 'c1', 'b2', 'c2', 'd2')).toEqual([4, 4, 4, 5]);
    expect(farmerOf(s, 0).auto).toBe(false);
  });

  test('8.9 the same farm is always fed the same way', () => {
    const fed = () => {
      const s = given({
        at: 'feed',
        animals: [
          [0, 'goat', 'c2', 2],
          [0, 'duck', 'b1', 3],
          [0, 'cow', 'd4', 2],
        ],
      });
      play(s, 'autoRest');
      return s.shared;
    };
    expect(fed()).toEqual(fed());
  });
});

describe('where to', () => {
  test('8.10 of the nearest squares the one with most in reach, and never to stay', () => {
    const s = given({ at: 'feed', animals: [[0, 'cow', 'c2', 2]], food: { ...BARE, c5: 1, e2: 4, a2: 1 }, farmers: [{ hay: 20 }] });
    play(s, 'autoRest');
    expect(herdOf(s, 0)).toEqual({ 'cow b2': 1, 'cow d2': 1 }); // d2 had 4 in reach and b2 one; the second cow finds b2
  });

  test('8.10 the nearest square may be the first of the farm', () => {
    const s = given({
      at: 'feed',
      animals: [
        [0, 'goose', 'c1', 2],
        [1, 'duck', 'b1', 4],
      ],
      land: { a1: 'pasture' },
      food: { ...BARE, a1: 4 },
    });
    play(s, 'autoRest');
    expect(herdOf(s, 0)).toMatchObject({ 'goose a1': 1 });
  });

  test('8.10 equals by square', () => {
    const s = given({ at: 'feed', animals: [[0, 'cow', 'c2', 2]], food: { ...BARE, b1: 1, d1: 1 } });
    play(s, 'autoRest');
    expect(herdOf(s, 0)).toMatchObject({ 'cow c1': 1 });
  });
});

describe('what', () => {
  test('8.11 a goat on c2 takes grass from c1, b2, c2, d2, c1, b2', () => {
    const s = given({ at: 'feed', animals: [[0, 'goat', 'c2']] });
    play(s, 'auto');
    expect(foodOn(s, 'c1', 'b2', 'c2', 'd2', 'c3')).toEqual([3, 3, 4, 4, 3]);
    expect(farmerOf(s, 0).milk).toBe(1);
    expect(bugsOn(s, 'c2')).toEqual([2]);
  });

  test('8.11 poultry eats bugs before anything else, from the square with most', () => {
    const s = given({ at: 'feed', animals: [[0, 'duck', 'b2']] });
    play(s, 'auto');
    expect(bugsOn(s, 'b1', 'a2')).toEqual([1, 2]);
    expect(foodOn(s, 'b1', 'a2')).toEqual([1, 1]);
  });

  test.each([
    ['chicken', ['bug c2', 'veg c1']],
    ['duck', ['bug c2', 'veg c1', 'grain d2']],
    ['goose', ['grass b2', 'grass c2']],
    ['pig', ['veg c1', 'grain d2', 'veg c3']],
    ['goat', ['veg c1', 'grass c2', 'grass b2', 'veg c3']],
    ['sheep', ['grass b2', 'grass c2', 'veg c1', 'veg c3']],
    ['cow', ['grass b2', 'grass c2', 'grain d2', 'veg c1']],
    ['horse', ['grass b2', 'grass c2', 'grain d2', 'veg c1', 'veg c3']],
  ] as const)('8.11 a %s with one of everything around it eats %j', (kind, meal) => {
    const s = given({
      seats: 1,
      at: 'feed',
      options: { sheep: true },
      animals: [
        [0, kind, 'c2'],
        [0, 'horse', 'd5'],
      ],
      land: { c1: 'rough', c2: 'forest', d2: 'field' }, // b2 is pasture, c3 garden
      food: { b2: 1, c1: 1, c2: 1, c3: 1, d2: 1 },
      bugs: { c2: 1 },
    });
    const eaten = play(s, 'autoRest').find((event) => event.type === 'eats' && event.at === 'c2');
    expect(eaten?.type === 'eats' && eaten.bites.map(({ food, from }) => `${food} ${from}`)).toEqual(meal);
  });
});

describe('by hand', () => {
  test('8.12 only if it can be filled: a goose two short with one hay gets none', () => {
    const short = given({
      at: 'feed',
      animals: [[0, 'goose', 'd2']],
      food: { ...BARE, d2: 1 },
      bugs: { e1: 0, f2: 0 },
      farmers: [{ hay: 1 }],
    });
    play(short, 'auto');
    expect(farmerOf(short, 0).hay).toBe(1);
    const enough = given({ at: 'feed', animals: [[0, 'goose', 'd2']], food: { ...BARE, d2: 1 }, farmers: [{ hay: 2 }] });
    play(enough, 'auto');
    expect(farmerOf(enough, 0)).toMatchObject({ hay: 0, egg: 3 });
  });

  test('8.12 scraps, hay, grain, vegetables, in this order', () => {
    const s = given({ at: 'feed', animals: [[0, 'goat', 'd2']], food: { ...BARE, d2: 1 }, farmers: [{ hay: 2, veg: 4, grain: 5 }] });
    play(s, 'auto');
    expect(farmerOf(s, 0)).toMatchObject({ scraps: 0, hay: 0, veg: 2, grain: 5, milk: 1 });
  });

  test('8.12 never eggs or meat, unless the animal was made to stay', () => {
    const pig = { at: 'feed', options: { meatFeed: true }, animals: [[0, 'pig', 'c3']], food: BARE, effort: {} } as const;
    const s = given({ ...pig, food: { ...BARE, c3: 1 }, farmers: [{ egg: 20, meat: 20 }] });
    play(s, 'auto');
    expect(farmerOf(s, 0)).toMatchObject({ egg: 20, meat: 20 });
    const stayed = given({ ...pig, food: { ...BARE, a1: 0, b1: 1 }, farmers: [{ egg: 5, meat: 20, veg: 1 }] });
    play(stayed, 'stay');
    play(stayed, 'auto');
    expect(farmerOf(stayed, 0)).toMatchObject({ scraps: 0, veg: 0, egg: 0, meat: 19 });
  });

  test('8.13 nothing for an animal that bugs will upset', () => {
    const s = given({ at: 'feed', animals: [[0, 'cow', 'd2']], food: { ...BARE, d2: 1 }, bugs: { d2: 4 }, farmers: [{ hay: 9 }] });
    play(s, 'auto');
    expect(farmerOf(s, 0).hay).toBe(9);
  });

  test('8.13 wool is something too', () => {
    const sheep = { at: 'feed', options: { sheep: true }, animals: [[0, 'sheep', 'd2']] } as const;
    const s = given({ ...sheep, food: { ...BARE, d2: 1 }, farmers: [{ hay: 9 }] });
    play(s, 'auto');
    expect(farmerOf(s, 0).wool).toBe(1);
  });

  test('8.13 nothing for a horse, and nothing for a pig without bare wilds to work on', () => {
    const horse = given({ at: 'feed', animals: [[0, 'horse', 'd2']], food: { ...BARE, d2: 1 }, farmers: [{ hay: 9 }] });
    play(horse, 'auto');
    expect(farmerOf(horse, 0).hay).toBe(9);
    const pig = given({ at: 'feed', animals: [[0, 'pig', 'c3']], food: { ...BARE, c3: 1 }, farmers: [{ veg: 9 }] });
    play(pig, 'auto');
    expect(farmerOf(pig, 0).veg).toBe(9);
    const worker = given({
      at: 'feed',
      animals: [[0, 'pig', 'b2']],
      food: { ...BARE, b1: 1 },
      bugs: { b1: 0, a2: 3 },
      farmers: [{ veg: 7 }],
    });
    play(worker, 'auto');
    expect(farmerOf(worker, 0).veg).toBe(1);
  });

  test.each(['liveSale', 'butchering'] as const)('8.13 where full animals alone count (%s), even an upset cow is filled', (option) => {
    const s = given({
      at: 'feed',
      options: { [option]: 'balanced' },
      animals: [[0, 'cow', 'd2']],
      food: { ...BARE, d2: 1 },
      bugs: { d2: 4 },
      farmers: [{ hay: 9 }],
    });
    play(s, 'auto');
    expect(farmerOf(s, 0).hay).toBe(6);
    expect(flock(s, 0, 'cow', 'd2').full).toBe(1);
  });
});

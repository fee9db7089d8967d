/** Roaming and feeding: RULES.md 8.1 to 8.8. */
import { describe, expect, test } from 'vitest';
import { answers, asked, bugsOn, farmerOf, flock, foodOn, given, herdOf, play, plays, refusals } from '../farm.build.js';

const BARE_AROUND_C2 = { c1: 0, b2: 0, c2: 0, d2: 0, c3: 0 };

describe('turns', () => {
  test('8.1, 8.2 one animal at a time in player order, each of them once', () => {
    const s = given({
      at: 'feed',
      animals: [
        [0, 'goose', 'c2', 2],
        [1, 'goose', 'd4'],
        [0, 'goose', 'e2'],
      ],
    });
    expect(asked(s)).toEqual(['0 feed']);
    expect(answers(s)).toEqual(['feed goose c2', 'feed goose e2', 'autoRest']);
    plays(s, 'feed goose c2', 'auto');
    expect(asked(s)).toEqual(['1 eat']); // its only goose
    play(s, 'auto');
    expect(answers(s)).toEqual(['feed goose c2', 'feed goose e2', 'autoRest']);
    plays(s, 'feed goose c2', 'auto');
    expect(asked(s)).toEqual(['0 eat']); // the last one, on e2
    expect(farmerOf(s, 0).flocks.map(({ waiting }) => waiting)).toEqual([0, 0]);
  });

  test('8.2 an animal that has fed is refused', () => {
    const s = given({
      at: 'feed',
      animals: [
        [0, 'goose', 'c2'],
        [0, 'goose', 'e2', 2],
      ],
    });
    plays(s, 'feed goose c2', 'auto');
    expect(refusals(s)).toEqual({ 'feed goose c2': 'Every goose on c2 has had its turn. (8.2)' });
  });

  test('8.1 whoever has no animal left is skipped', () => {
    const s = given({
      seats: 3,
      at: 'feed',
      animals: [
        [0, 'goose', 'd2'],
        [2, 'goose', 'd5', 2],
      ],
    });
    expect(asked(s)).toEqual(['0 eat']);
    play(s, 'auto');
    expect(asked(s)).toEqual(['2 feed']);
  });

  test('17.11 a whole herd feeds before the next farmer begins', () => {
    const s = given({
      at: 'feed',
      options: { feedMode: 'whole' },
      animals: [
        [0, 'goose', 'c2', 2],
        [1, 'goose', 'd4'],
      ],
    });
    plays(s, 'feed goose c2', 'auto');
    expect(asked(s)).toEqual(['0 eat']);
    play(s, 'auto');
    expect(asked(s)).toEqual(['1 eat']);
  });
});

describe('table scraps', () => {
  test('8.3 each farmer has one a round, for an animal that eats scraps', () => {
    const s = given({
      at: 'feed',
      animals: [
        [0, 'duck', 'c1'],
        [0, 'cow', 'd4'],
      ],
    });
    expect(farmerOf(s, 0).scraps).toBe(1);
    play(s, 'feed cow d4');
    expect(answers(s)).not.toContain('hand scraps');
    expect(refusals(s)['hand scraps']).toBe('A cow eats grass, hay, grain or vegetables, not table scraps. (2.3)');
    play(s, 'auto');
    play(s, 'hand scraps');
    expect(farmerOf(s, 0).scraps).toBe(0);
    expect(refusals(s)['hand scraps']).toBe('You have no table scraps left. (8.7)');
  });

  test('8.3 unused scraps are gone when all have fed', () => {
    const s = given({ at: 'feed', animals: [[0, 'goose', 'c2']] });
    play(s, 'auto');
    expect(s.shared.phase).toBe('butcher');
    expect(farmerOf(s, 0).scraps + farmerOf(s, 1).scraps).toBe(0);
  });
});

describe('eating', () => {
  test('8.4 a pig on c3 finds 6 vegetables; with scraps it has 7 of 8, with an egg it is full', () => {
    const s = given({ at: 'feed', animals: [[0, 'pig', 'c3']], farmers: [{ egg: 1 }] });
    play(s, 'hand scraps');
    expect(answers(s)).toEqual(['eat veg c3', 'eat veg d3', 'hand egg', 'auto']);
    const told = play(s, 'hand egg');
    expect(told).toContainEqual(expect.objectContaining({ type: 'eats', kind: 'pig', ate: 8, of: 8 }));
    expect(flock(s, 0, 'pig', 'c3').full).toBe(1);
    const hungry = given({ at: 'feed', animals: [[0, 'pig', 'c3']] });
    expect(play(hungry, 'hand scraps')).toContainEqual({ type: 'hungry', seat: 0, kind: 'pig', at: 'c3', ate: 7, of: 8 });
    expect(flock(hungry, 0, 'pig', 'c3')).toMatchObject({ full: 0, fed: 1 });
  });

  test('8.4 stores feed an animal wherever it stands, and nobody else’s', () => {
    const s = given({
      at: 'feed',
      animals: [
        [0, 'goose', 'a1'],
        [1, 'goose', 'f5'],
      ],
      farmers: [{ hay: 3 }],
    });
    plays(s, 'hand hay', 'hand hay', 'hand hay');
    expect(flock(s, 0, 'goose', 'a1').full).toBe(1);
    expect(farmerOf(s, 0).hay).toBe(0);
    expect(foodOn(s, 'a1', 'f5')).toEqual([2, 0]); // the other goose had to take the grass
  });

  test('8.7 land food in reach must be eaten: there is no end before', () => {
    const s = given({ at: 'feed', animals: [[0, 'goose', 'c2']], farmers: [{ hay: 1 }] });
    expect(answers(s)).toEqual(['eat grass c1', 'eat grass b2', 'eat grass c2', 'eat grass d2', 'hand hay', 'auto']);
    expect(refusals(s)).toMatchObject({
      end: 'Animals do not hold back: 20 it can eat lie in reach and it needs 3 more. (8.7)',
      'eat veg c2': 'A goose eats grass or hay, not vegetables. (2.3)',
    });
  });

  test('8.7 feeding by hand may come first to spare the land, or not at all', () => {
    const s = given({ at: 'feed', animals: [[0, 'goose', 'c2']], food: BARE_AROUND_C2, farmers: [{ hay: 2 }] });
    play(s, 'roam b2');
    plays(s, 'hand hay', 'eat grass b3', 'eat grass b3');
    expect(farmerOf(s, 0).hay).toBe(1);
    expect(foodOn(s, 'b3')).toEqual([3]);
  });

  test('8.7 when nothing is left in reach the meal may be ended hungry', () => {
    const s = given({ at: 'feed', animals: [[0, 'cow', 'c2']], food: { ...BARE_AROUND_C2, d2: 1 }, farmers: [{ hay: 1 }] });
    play(s, 'eat grass d2');
    expect(answers(s)).toEqual(['hand hay', 'auto', 'end']);
    expect(refusals(s)['eat grass c2']).toBe('No grass in reach of c2. (2.7)');
    play(s, 'end');
    expect(farmerOf(s, 0).hay).toBe(1);
    expect(flock(s, 0, 'cow', 'c2')).toMatchObject({ fed: 1, full: 0 });
  });

  test('17.4 with meat as feed a chicken takes meat by hand, a duck does not', () => {
    const s = given({
      at: 'feed',
      options: { meatFeed: true },
      animals: [
        [0, 'chicken', 'c1'],
        [0, 'duck', 'd1'],
      ],
      farmers: [{ meat: 2 }],
    });
    play(s, 'feed chicken c1');
    plays(s, 'hand meat', 'hand meat');
    expect(farmerOf(s, 0).meat).toBe(0);
    const without = given({ at: 'feed', animals: [[0, 'chicken', 'c1']], farmers: [{ meat: 2 }] });
    expect(answers(without)).not.toContain('hand meat');
  });
});

describe('roaming', () => {
  test('8.5 a cow with nothing in reach may go to each of the nearest squares that help', () => {
    const s = given({ at: 'feed', animals: [[0, 'cow', 'c2']], food: BARE_AROUND_C2 });
    expect(asked(s)).toEqual(['0 roam']);
    expect(answers(s)).toEqual(['roam c1', 'roam b2', 'roam d2', 'roam c3']);
    expect(refusals(s)).toMatchObject({
      'roam e2': 'e2 is 2 steps away; it goes to the nearest food, 1 away. (8.5)',
      'roam a1': 'A cow needs room 3; a1 has 2 left. (8.5)',
      stay: 'To stay it must be filled by hand: a cow needs 4, your stores have 0 for it. (8.6)',
    });
    play(s, 'roam d2');
    expect(herdOf(s, 0)).toEqual({ 'cow d2': 1 });
  });

  test('8.6 with 4 hay in store it may stay, and must then be fed them', () => {
    const s = given({ at: 'feed', animals: [[0, 'cow', 'c2']], food: BARE_AROUND_C2, farmers: [{ hay: 4 }] });
    expect(answers(s)).toContain('stay');
    play(s, 'stay');
    expect(farmerOf(s, 0).hay).toBe(0);
    expect(flock(s, 0, 'cow', 'c2').full).toBe(1);
  });

  test('8.6 with several stores the owner chooses what to give, and there is no end', () => {
    const s = given({ at: 'feed', animals: [[0, 'cow', 'c2']], food: BARE_AROUND_C2, farmers: [{ hay: 3, grain: 3 }] });
    play(s, 'stay');
    expect(answers(s)).toEqual(['hand hay', 'hand grain', 'auto']);
    expect(refusals(s).end).toBe('It stayed to be fed by hand and needs 4 more. (8.6)');
    plays(s, 'hand grain', 'hand grain', 'hand grain');
    expect(farmerOf(s, 0)).toMatchObject({ hay: 2, grain: 0 });
  });

  test('8.5 a single token in reach keeps it where it is', () => {
    const s = given({ at: 'feed', animals: [[0, 'cow', 'c2']], food: { ...BARE_AROUND_C2, d2: 1 } });
    expect(herdOf(s, 0)).toEqual({ 'cow c2': 1 });
    expect(s.shared.phase).toBe('butcher');
    expect(flock(s, 0, 'cow', 'c2')).toMatchObject({ fed: 1, full: 0 });
  });

  test('8.5 only squares with room count, and other animals do not block the way', () => {
    const s = given({
      at: 'feed',
      animals: [
        [0, 'cow', 'c2'],
        [1, 'cow', 'c1', 2],
        [1, 'cow', 'b2', 2],
        [1, 'cow', 'd2', 2],
        [1, 'cow', 'c3'],
      ],
      food: BARE_AROUND_C2,
    });
    expect(asked(s)).toEqual(['0 roam']);
    expect(answers(s)).toEqual(['roam b1', 'roam d1', 'roam a2', 'roam e2', 'roam b3', 'roam d3', 'roam c4']); // two steps away
    expect(refusals(s)['roam c1']).toBe('A cow needs room 3; c1 has 0 left. (8.5)');
  });

  test('8.5 it stays if no square on the farm helps', () => {
    const nothing = Object.fromEntries('abcdef'.split('').flatMap((c) => [1, 2, 3, 4, 5].map((r) => [`${c}${r}`, 0])));
    const s = given({ at: 'feed', animals: [[0, 'cow', 'c2']], food: nothing });
    expect(s.shared.phase).toBe('butcher');
    expect(flock(s, 0, 'cow', 'c2')).toMatchObject({ fed: 0, full: 0, waiting: 0 });
  });
});

describe('nothing to choose', () => {
  test('8.8 what is in reach and not more than needed is eaten without asking', () => {
    const s = given({ at: 'feed', animals: [[0, 'goose', 'a1']] }); // 2 grass in reach
    expect(s.shared.phase).toBe('butcher');
    expect(foodOn(s, 'a1')).toEqual([0]);
  });

  test('8.8 food from one place only is eaten without asking', () => {
    const s = given({ at: 'feed', animals: [[0, 'goose', 'c2']], food: { c1: 0, b2: 0, d2: 0 } });
    expect(s.shared.phase).toBe('butcher');
    expect(foodOn(s, 'c2')).toEqual([2]);
  });

  test('8.8 a bare square with bugs is one place too', () => {
    const s = given({ at: 'feed', animals: [[0, 'duck', 'b1', 2]], food: { a1: 0, b1: 0, c1: 0, b2: 0 }, bugs: { a1: 0, b1: 9 } });
    plays(s, 'feed duck b1', 'hand scraps'); // with no scraps left there is nothing else to choose
    expect(s.shared.phase).toBe('butcher');
    expect(flock(s, 0, 'duck', 'b1').full).toBe(2);
  });

  test('8.8 one place to go to is gone to without asking', () => {
    const bare = Object.fromEntries('abcdef'.split('').flatMap((c) => [1, 2, 3, 4, 5].map((r) => [`${c}${r}`, 0])));
    const s = given({ at: 'feed', animals: [[0, 'goose', 'a1']], food: { ...bare, a4: 0, a3: 5 } });
    expect(herdOf(s, 0)).toEqual({ 'goose a2': 1 });
    expect(bugsOn(s, 'a2')).toEqual([4]);
  });
});

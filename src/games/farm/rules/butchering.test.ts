/** Butchering and breeding: RULES.md 11, 12 and 17.5. */
import { describe, expect, test } from 'vitest';
import { answers, asked, farmerOf, flock, given, herdOf, play, plays, refusals } from '../farm.build.js';
import { kindNumber } from './data.js';

describe('butchering', () => {
  test.each([
    ['chicken', 1],
    ['duck', 2],
    ['goose', 3],
    ['sheep', 4],
    ['pig', 5],
    ['goat', 5],
    ['cow', 6],
  ] as const)('11.1 a %s gives %i meat and goes back into the bag', (kind, meat) => {
    const s = given({ at: 'butcher', options: { sheep: true }, animals: [[0, kind, 'c2']] });
    const before = s.shared.bag.counts[kindNumber(kind)] ?? 0;
    play(s, `butcher ${kind} c2`);
    expect(farmerOf(s, 0).meat).toBe(meat);
    expect(s.shared.bag.counts[kindNumber(kind)]).toBeGreaterThanOrEqual(before); // the next market may have pulled it
    expect(herdOf(s, 0)).toEqual({});
  });

  test('11.1 a cow is worth $18 at the next selling', () => {
    const s = given({ at: 'butcher', animals: [[0, 'cow', 'c2']], farmers: [{ money: 0 }] });
    plays(s, 'butcher cow c2', 'sell meat all');
    expect(farmerOf(s, 0).money).toBe(18);
  });

  test('11.1 as many as you like, all at once with the others, a hungry one first', () => {
    const s = given({
      at: 'butcher',
      animals: [
        [0, 'goose', 'c2', 3],
        [1, 'pig', 'd4'],
      ],
    });
    Object.assign(flock(s, 0, 'goose', 'c2'), { fed: 2, full: 1 });
    expect(asked(s)).toEqual(['0 butcher', '1 butcher']);
    play(s, 'butcher goose c2', { seat: 0 });
    expect(flock(s, 0, 'goose', 'c2')).toMatchObject({ count: 2, fed: 2, full: 1 });
    play(s, 'butcher goose c2', { seat: 0 });
    expect(flock(s, 0, 'goose', 'c2')).toMatchObject({ count: 1, fed: 1, full: 1 });
    play(s, 'done', { seat: 0 });
    expect(asked(s)).toEqual(['1 butcher']);
  });

  test('11.2 a horse cannot be butchered, and the reason is given', () => {
    const s = given({
      at: 'butcher',
      animals: [
        [0, 'horse', 'c2'],
        [0, 'duck', 'c2'],
      ],
    });
    expect(answers(s)).toEqual(['butcher duck c2', 'done']);
    expect(refusals(s)).toEqual({
      'butcher horse c2': 'A horse gives no meat, so it cannot be butchered; sell it for $11 instead. (11.2)',
    });
    expect(asked(given({ at: 'butcher', animals: [[0, 'horse', 'c2']] }))).not.toContain('0 butcher');
  });

  test('17.5 balanced: one a round, and only a full one', () => {
    const s = given({
      at: 'feed',
      options: { butchering: 'balanced' },
      animals: [
        [0, 'goose', 'c2', 2],
        [0, 'goose', 'a1'],
      ],
    });
    play(s, 'autoRest');
    expect(answers(s)).toEqual(['butcher goose c2', 'done']);
    expect(refusals(s)).toEqual({
      'butcher goose a1': 'Only a full animal may be butchered; the goose on a1 did not eat 3 this round. (17.5)',
    });
    play(s, 'butcher goose c2');
    expect(farmerOf(s, 0).meat).toBe(3);
    expect(s.shared.round).toBe(2);
  });
});

describe('breeding', () => {
  const pair = { at: 'feed', options: { breeding: true }, animals: [[0, 'goose', 'c2', 2]] } as const;

  test('12.1 two full geese with room beside them have young, from the bag, not yet fed', () => {
    const s = given(pair);
    plays(s, 'autoRest', 'done');
    expect(asked(s)).toEqual(['0 breed']);
    expect(answers(s)).toEqual(['breed goose c2', 'pass']);
    const unowned = (): number => (s.shared.bag.counts[2] ?? 0) + (s.shared.market[2] ?? 0);
    const geese = unowned();
    play(s, 'breed goose c2');
    expect(flock(s, 0, 'goose', 'c2')).toMatchObject({ count: 3, full: 2 });
    expect(unowned()).toBe(geese - 1);
    expect(s.shared.round).toBe(2);
  });

  test('12.1 the calf of two cows on a Pasture stands on the first square beside them that has room', () => {
    const s = given({
      at: 'breed',
      options: { breeding: true },
      animals: [
        [0, 'cow', 'c2', 2],
        [1, 'goose', 'c1', 4],
      ],
    });
    Object.assign(flock(s, 0, 'cow', 'c2'), { fed: 2, full: 2 });
    expect(play(s, 'breed cow c2')).toContainEqual({ type: 'breed', seat: 0, kind: 'cow', at: 'b2', owns: 3 });
    expect(flock(s, 0, 'cow', 'b2')).toMatchObject({ count: 1, fed: 0, full: 0 });
  });

  test('12.1 the first square may be the first of the farm', () => {
    const s = given({
      at: 'breed',
      options: { breeding: true },
      land: { a1: 'pasture', a2: 'pasture', b2: 'pasture' },
      animals: [[0, 'cow', 'a2', 2]],
    });
    Object.assign(flock(s, 0, 'cow', 'a2'), { fed: 2, full: 2 });
    const cow = s.shared.bag.counts[6] ?? 0;
    s.shared.bag.counts[6] = 0;
    expect(refusals(s)['breed cow a2']).toBe('There is no cow left in the bag. (12.1)');
    s.shared.bag.counts[6] = cow;
    expect(play(s, 'breed cow a2')).toContainEqual({ type: 'breed', seat: 0, kind: 'cow', at: 'a1', owns: 3 });
  });

  test('12.1 under rules 1, where young stay with the pair, no land has room for a calf', () => {
    const s = given({ at: 'breed', rules: 1, options: { breeding: true }, animals: [[0, 'cow', 'c2', 2]] });
    Object.assign(flock(s, 0, 'cow', 'c2'), { fed: 2, full: 2 });
    expect(refusals(s)).toEqual({
      'breed cow c2': 'Cows cannot breed on this farm: a pair and its young need room 9, and no land has more than 6. (12.1)',
    });
  });

  test('12.1 no second pair, no pair apart, no room, no horse', () => {
    const s = given({
      at: 'breed',
      options: { breeding: true },
      animals: [
        [0, 'horse', 'd2', 2],
        [0, 'pig', 'c2', 3],
        [0, 'cow', 'c3', 1],
        [0, 'duck', 'c1', 3],
        [1, 'duck', 'c1', 3],
        [1, 'pig', 'b2', 3],
        [0, 'goose', 'c4', 2],
      ],
    });
    for (const each of farmerOf(s, 0).flocks) Object.assign(each, { fed: each.count, full: each.count });
    Object.assign(flock(s, 0, 'duck', 'c1'), { full: 1 });
    s.shared.bag.counts[2] = 0;
    expect(answers(s)).toEqual(['pass']);
    expect(refusals(s)).toEqual({
      'breed duck c1': 'A pair of full ducks on one square is needed; on c1 1 is full. (12.1)',
      'breed goose c4': 'There is no goose left in the bag. (12.1)',
      'breed pig c2': 'A young pig needs room 2; neither c2 nor a square beside it has so much left. (12.1)',
      'breed cow c3': 'A pair of full cows on one square is needed; on c3 1 is full. (12.1)',
      'breed horse d2': 'Horses do not breed on this farm. (12.1)',
    });
  });

  test('12.1 without the option nobody is asked', () => {
    const s = given({ at: 'feed', animals: [[0, 'goose', 'c2', 2]] });
    plays(s, 'autoRest', 'done');
    expect(s.shared.round).toBe(2);
  });
});

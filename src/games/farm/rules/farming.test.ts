/** The farmer's action: RULES.md 7, with the options of 17.9 and 17.10. */
import { describe, expect, test } from 'vitest';
import { answers, asked, bugsOn, farmerOf, foodOn, given, play, plays, refusals, squareOf } from '../farm.build.js';
import { landName } from './data.js';
import type { FarmState } from './types.js';

const landOn = (s: FarmState, at: string): string => landName(s.shared.land[squareOf(s, at)] ?? -1);
const nextRound = (s: FarmState): void => {
  const { round } = s.shared;
  while (s.shared.round === round) play(s, answers(s).find((calm) => ['autoRest', 'auto', 'pass', 'done'].includes(calm)) ?? '');
};

describe('converting', () => {
  test('7.4 there is no way back from garden and field, nor from pasture to rough', () => {
    const s = given({ at: 'farm', land: { c2: 'field' } });
    expect(refusals(s)).toMatchObject({
      'convert c2 pasture': 'c2 is field; there is no way back from it to pasture. (7.4)',
      'convert c3 pasture': 'c3 is garden; there is no way back from it to pasture. (7.4)',
      'convert c1 rough': 'c1 is pasture; there is no way back from it to rough. (7.4)',
    });
    expect(refusals(s)['convert b1 forest']).toBeUndefined();
  });
});

describe('collecting', () => {
  test('7.3 in the first round there is no square that was just collected from', () => {
    const s = given({ at: 'farm', land: { a1: 'pasture', b1: 'pasture', a2: 'pasture' } });
    expect(answers(s)).toEqual(expect.arrayContaining(['collect a1', 'collect b1', 'collect a2']));
  });

  test('7.3 two Pastures with 5 grass each make 10 hay', () => {
    const s = given({ at: 'farm' });
    plays(s, 'collect c1', 'collect d1');
    expect(farmerOf(s, 0).hay).toBe(10);
    expect(foodOn(s, 'c1', 'd1')).toEqual([0, 0]);
    expect(asked(s)).toEqual(['1 farm']);
  });

  test('13.1 what was collected grows back by 3, and then to 5 and no further', () => {
    const s = given({ at: 'farm' });
    plays(s, 'collect c1', 'collect d1', 'pass');
    expect(foodOn(s, 'c1', 'd1')).toEqual([3, 3]);
    nextRound(s);
    expect(foodOn(s, 'c1', 'd1')).toEqual([5, 5]);
  });

  test('7.3 a Garden gives vegetables, a Field grain', () => {
    const s = given({ at: 'farm', land: { c2: 'field' }, food: { c2: 4 } });
    plays(s, 'collect c3', 'collect c2');
    expect(farmerOf(s, 0)).toMatchObject({ veg: 3, grain: 4, hay: 0 });
  });

  test('7.3 one square is enough, the same one twice is not possible, nor an empty one, nor the wilds', () => {
    const s = given({ at: 'farm', food: { d1: 0 } });
    expect(refusals(s)).toMatchObject({
      'collect d1': 'Nothing grows on d1 at the moment. (7.3)',
      'collect a1': 'a1 is forest; only pasture, garden and field are collected from. (7.3)',
      'collect b1': 'b1 is rough; only pasture, garden and field are collected from. (7.3)',
    });
    play(s, 'collect c1');
    expect(asked(s)).toEqual(['0 second']);
    expect(refusals(s)['collect c1']).toBe('You have just collected from c1; the second square must be another one. (7.3)');
    play(s, 'done');
    expect(farmerOf(s, 0).hay).toBe(5);
    expect(asked(s)).toEqual(['1 farm']);
  });
});

describe('converting', () => {
  test('7.2 the four conversions are possible and no others', () => {
    const s = given({ at: 'farm' });
    const of = (at: string) => answers(s).filter((answer) => answer.startsWith(`convert ${at} `));
    expect([of('c1'), of('b1'), of('a1'), of('c3')]).toEqual([
      ['convert c1 garden', 'convert c1 field'],
      ['convert b1 pasture'],
      ['convert a1 rough'],
      [],
    ]);
  });

  test('7.2 two cows stand in the way of a Garden, one does not', () => {
    const two = given({ at: 'farm', animals: [[0, 'cow', 'c2', 2]] });
    expect(answers(two)).not.toContain('convert c2 garden');
    expect(refusals(two)['convert c2 garden']).toBe('The animals on c2 take room 6; a garden has room 3. (7.2)');
    const one = given({ at: 'farm', animals: [[0, 'cow', 'c2']] });
    play(one, 'convert c2 garden');
    expect(landOn(one, 'c2')).toBe('garden');
    expect(foodOn(one, 'c2')).toEqual([0]);
  });

  test('7.2 new land is bare, grows 2 at the end of the round and 3 in all a round later', () => {
    const s = given({ at: 'farm' });
    plays(s, 'convert c2 garden', 'pass');
    expect(foodOn(s, 'c2')).toEqual([2]);
    nextRound(s);
    expect(foodOn(s, 'c2')).toEqual([3]);
  });

  test('17.9 turned at once, a Rough loses its effort and keeps its bugs', () => {
    const s = given({ at: 'farm', options: { farmerConvert: 'instant' }, effort: { b1: 2 } });
    play(s, 'convert b1 pasture');
    expect(landOn(s, 'b1')).toBe('pasture');
    expect(s.shared.effort[squareOf(s, 'b1')]).toBe(0);
    expect(bugsOn(s, 'b1')).toEqual([3]);
  });

  test('7.4 a Garden and a Field stay what they are', () => {
    const s = given({ at: 'farm', land: { c2: 'field' }, food: { c2: 0 } });
    expect(answers(s).filter((answer) => /convert (c2|c3)/.test(answer))).toEqual([]);
  });

  test('7.2, 14.1 the Rough only gains an effort, keeps its food and turns at three', () => {
    const s = given({ at: 'farm', effort: { a2: 2, b1: 3 } });
    expect(refusals(s)['convert b1 pasture']).toBe('b1 has been worked 3 times already; it turns at the end of the round. (7.2)');
    expect(answers(s)).toContain('convert c1 field');
    const told = play(s, 'convert a2 pasture');
    expect(told).toEqual([{ type: 'labour', seat: 0, at: 'a2', effort: 3 }]);
    expect(landOn(s, 'a2')).toBe('rough');
    expect(foodOn(s, 'a2')).toEqual([1]);
    expect(play(s, 'pass')).toContainEqual({ type: 'turns', at: 'a2', from: 'rough', to: 'pasture' });
    expect(landOn(s, 'a2')).toBe('pasture');
  });
});

describe('how often', () => {
  test('7.1 each farmer has one action, in turn, or rests', () => {
    const s = given({ seats: 3, at: 'farm' });
    play(s, 'convert d1 garden');
    expect(asked(s)).toEqual(['1 farm']);
    play(s, 'pass');
    expect(asked(s)).toEqual(['2 farm']);
    play(s, 'pass');
    expect(s.shared.round).toBe(2);
  });

  test('17.10 with two actions both come in a row, and resting ends them', () => {
    const s = given({ at: 'farm', options: { farmerActions: 2 } });
    plays(s, 'collect c1', 'collect d1');
    expect(asked(s)).toEqual(['0 farm']);
    plays(s, 'convert c2 field');
    expect(asked(s)).toEqual(['1 farm']);
    play(s, 'pass');
    expect(s.shared.round).toBe(2);
  });
});

/** Selling: RULES.md 5, and the last selling of 15.2. */
import { describe, expect, test } from 'vitest';
import { answers, asked, farmerOf, given, herdOf, play, plays, refusals } from '../farm.build.js';

describe('goods', () => {
  test('5.1, 5.2 four eggs, two milk and five meat bring $23', () => {
    const s = given({ at: 'sell', farmers: [{ money: 0, egg: 4, milk: 2, meat: 5 }] });
    plays(s, 'sell egg all', 'sell milk all', 'sell meat all');
    expect(farmerOf(s, 0)).toMatchObject({ money: 23, egg: 0, milk: 0, meat: 0 });
  });

  test('5.2 one, five or all of a kind can be sold, or everything at once', () => {
    const s = given({ at: 'sell', farmers: [{ egg: 6, milk: 5, meat: 1 }] });
    expect(answers(s)).toEqual([
      'sell egg 1',
      'sell egg 5',
      'sell egg all',
      'sell milk 1',
      'sell milk all',
      'sell meat 1',
      'sellGoods',
      'done',
    ]);
    play(s, 'sell egg 5');
    expect(farmerOf(s, 0)).toMatchObject({ money: 25, egg: 1 });
    play(s, 'sellGoods');
    expect(farmerOf(s, 0)).toMatchObject({ money: 39, egg: 0, milk: 0, meat: 0 });
  });

  test('5.2 what you do not have cannot be sold, and hay, vegetables and grain have no price', () => {
    const s = given({ at: 'sell', farmers: [{ egg: 1, hay: 9, veg: 9, grain: 9 }] });
    expect(answers(s)).toEqual(['sell egg 1', 'done']);
    expect(refusals(s)).toEqual({ 'sell milk 1': 'You have no milk to sell. (5.2)', 'sell meat 1': 'You have no meat to sell. (5.2)' });
  });

  test('5.2 two wool sold in round 3 are paid when round 4 begins: $6', () => {
    const s = given({ at: 'sell', round: 3, options: { sheep: true }, farmers: [{ money: 10, wool: 2 }, { egg: 1 }] });
    plays(s, 'sell wool all');
    const told = [];
    while (s.shared.round === 3) told.push(...play(s, answers(s).includes('pass') ? 'pass' : 'done'));
    expect(told).toContainEqual({ type: 'woolPaid', seat: 0, wool: 2, money: 6 });
    expect(farmerOf(s, 0)).toMatchObject({ money: 16, woolDue: 0 });
  });

  test('5.5 whoever has nothing to sell is not asked', () => {
    expect(asked(given({ at: 'sell', farmers: [{}, { egg: 1 }] }))).toEqual(['1 sell']);
    expect(asked(given({ at: 'sell' }))).toEqual(['0 buy']);
  });
});

describe('animals', () => {
  test('5.3 an animal brings its selling price, goes back into the bag and leaves room', () => {
    const s = given({ at: 'sell', animals: [[0, 'cow', 'c2', 2]] });
    const bag = s.shared.bag.counts[6] ?? 0;
    play(s, 'sellAnimal cow c2');
    expect(farmerOf(s, 0).money).toBe(29);
    expect(s.shared.bag.counts[6]).toBe(bag + 1);
    expect(s.shared.taken[8]).toBe(3);
    expect(herdOf(s, 0)).toEqual({ 'cow c2': 1 });
  });

  test('5.4 a chicken bought for $2 sells for $3 a round later, not in the same round', () => {
    const s = given({ at: 'buy', market: { chicken: 1 } });
    plays(s, 'buy chicken', 'place c1');
    expect(farmerOf(s, 0).money).toBe(18);
    while (s.shared.round === 1) {
      expect(answers(s)).not.toContain('sellAnimal chicken c1');
      play(s, ['autoRest', 'auto', 'pass', 'done'].find((calm) => answers(s).includes(calm)) ?? '');
    }
    farmerOf(s, 0).egg = 0;
    play(s, 'sellAnimal chicken c1');
    expect(farmerOf(s, 0).money).toBe(21);
  });

  test('17.7 with the balanced live sale only animals that were full are sold, and the reason is given', () => {
    const s = given({ at: 'sell', options: { liveSale: 'balanced' }, animals: [[0, 'goose', 'c2', 2]], farmers: [{ egg: 1 }] });
    expect(answers(s)).toEqual(['sell egg 1', 'done']);
    expect(refusals(s)['sellAnimal goose c2']).toBe(
      'Only animals that ate to the full in the last feeding are sold alive; no goose on c2 did, and a goose needs 3. (17.7)',
    );
    const fed = farmerOf(s, 0).flocks[0];
    if (fed) Object.assign(fed, { fed: 1, full: 1 });
    play(s, 'sellAnimal goose c2');
    expect(farmerOf(s, 0).flocks).toEqual([{ kind: 2, at: 8, count: 1, waiting: 0, fed: 0, full: 0 }]);
    expect(answers(s)).toEqual(['sell egg 1', 'done']);
  });
});

describe('at the same time', () => {
  test('4.3 all who have something to sell are asked at once, and the order of answers does not matter', () => {
    const sellers = () => given({ at: 'sell', farmers: [{ egg: 2 }, { milk: 2 }] });
    const [a, b] = [sellers(), sellers()];
    expect(asked(a)).toEqual(['0 sell', '1 sell']);
    play(a, 'sell egg all', { seat: 0 });
    play(a, 'sell milk all', { seat: 1 });
    play(b, 'sell milk all', { seat: 1 });
    play(b, 'sell egg all', { seat: 0 });
    expect(a.shared).toEqual(b.shared);
    expect(a.shared.phase).toBe('buy');
  });
});

describe('the last selling', () => {
  test('15.2 after round 12 three eggs make $57 into $60 and four happiness', () => {
    const s = given({ at: 'grow', round: 12, farmers: [{ money: 57, egg: 3 }], animals: [[0, 'goat', 'c2']] });
    expect(s.shared).toMatchObject({ phase: 'sell', round: 13 });
    expect(answers(s)).toEqual(['sell egg 1', 'sell egg all', 'sellAnimal goat c2', 'done']);
    plays(s, 'sell egg all', 'done');
    expect(farmerOf(s, 0).money).toBe(60);
    expect(s.shared.phase).toBe('over');
    expect(s.open).toEqual([]);
  });

  test('15.2 wool sold before is paid, wool cannot be sold any more', () => {
    const s = given({ at: 'grow', round: 12, options: { sheep: true }, farmers: [{ money: 1, wool: 3, woolDue: 2, egg: 1 }] });
    expect(farmerOf(s, 0).money).toBe(7);
    expect(answers(s)).toEqual(['sell egg 1', 'done']);
    expect(refusals(s)['sell wool 1']).toBe('Wool is paid one selling later, and this is the last selling. (15.2)');
    play(s, 'sell egg 1');
    expect(s.shared.phase).toBe('over');
  });

  test('15.2 without a last selling the game ends when the land has grown, and wool due is lost', () => {
    const s = given({ at: 'grow', round: 12, options: { finalMarket: false }, farmers: [{ money: 1, egg: 3, woolDue: 2 }] });
    expect(s.shared.phase).toBe('over');
    expect(farmerOf(s, 0)).toMatchObject({ money: 1, egg: 3, woolDue: 2 });
  });
});

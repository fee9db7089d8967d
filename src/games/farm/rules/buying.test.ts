/** Buying and placing: RULES.md 6, the open market of 17.2 and the co-op of 16.2. */
import { describe, expect, test } from 'vitest';
import { scripted } from '../../../engine/chance.js';
import { pileSize } from '../../../engine/pile.js';
import { answers, asked, farmerOf, given, herdOf, play, plays, refusals } from '../farm.build.js';

const onMarket = (counts: readonly number[]): number => counts.reduce((sum, n) => sum + n, 0);

describe('the market', () => {
  test.each([
    [1, 9],
    [2, 10],
    [3, 11],
    [4, 12],
    [5, 13],
    [6, 14],
  ])('6.1 with %i farmers %i meeples are pulled', (seats, size) => {
    expect(onMarket(given({ seats, at: 'buy' }).shared.market)).toBe(size);
  });

  test('6.1 what is left over goes back into the bag before the next pull', () => {
    const s = given({ at: 'buy', market: { horse: 10 } });
    const bag = pileSize(s.shared.bag);
    plays(s, 'pass', 'pass', 'pass', 'pass');
    expect(s.shared.round).toBe(2);
    expect(onMarket(s.shared.market)).toBe(10);
    expect(pileSize(s.shared.bag)).toBe(bag);
  });

  test('6.1 if the bag holds fewer, all of them come', () => {
    const s = given({ at: 'sell', farmers: [{ egg: 1 }] });
    const { bag, market } = s.shared;
    market.fill(0);
    bag.counts.fill(0);
    bag.counts[2] = 3;
    bag.loose = 3;
    const told = play(s, 'done');
    expect(told).toContainEqual({ type: 'market', animals: [{ kind: 'goose', n: 3 }], bag: 0 });
    expect(market).toEqual([0, 0, 3, 0, 0, 0, 0, 0]);
  });
});

describe('buying', () => {
  test('6.2 one animal at a time around the table, paid at once', () => {
    const s = given({ at: 'buy', market: { chicken: 1, cow: 2 } });
    expect(answers(s)).toEqual(['buy chicken', 'buy cow', 'pass']);
    play(s, 'buy cow');
    expect(farmerOf(s, 0).money).toBe(12);
    expect(asked(s)).toEqual(['0 place']);
    play(s, 'place c2');
    expect(asked(s)).toEqual(['1 buy']);
    expect(answers(s)).toEqual(['buy chicken', 'buy cow', 'pass']);
    expect(herdOf(s, 0)).toEqual({ 'cow c2': 1 });
  });

  test('6.2 too little money, or none of the kind on the market: both are said', () => {
    const s = given({ at: 'buy', market: { chicken: 1, cow: 2 }, farmers: [{ money: 5 }] });
    expect(answers(s)).toEqual(['buy chicken', 'pass']);
    expect(refusals(s)).toMatchObject({
      'buy cow': 'A cow costs $8; you have $5. (6.2)',
      'buy horse': 'No horse is for sale this round. (6.2)',
    });
    expect(refusals(s)).not.toHaveProperty('buy sheep');
  });

  test('6.3 an animal that fits nowhere cannot be bought', () => {
    const names = given({ at: 'buy' }).shared.land.map((_, at) => `${'abcdef'[at % 6]}${Math.floor(at / 6) + 1}`);
    const room = [6, 3, 3, 4, 2];
    const s = given({ at: 'buy', market: { chicken: 1, cow: 1 } });
    s.shared.taken.splice(0, names.length, ...s.shared.land.map((land) => (room[land] ?? 0) - 2));
    expect(answers(s)).toEqual(['buy chicken', 'pass']);
    expect(refusals(s)['buy cow']).toBe('A cow needs room 3; no square has more than 2 left. (6.3)');
  });

  test('6.5 who passes is out, and the phase ends when everybody is', () => {
    const s = given({ at: 'buy', market: { chicken: 3 } });
    play(s, 'pass');
    expect(asked(s)).toEqual(['1 buy']);
    plays(s, 'buy chicken', 'place c1');
    expect(asked(s)).toEqual(['1 buy']);
    play(s, 'pass');
    expect(s.shared.phase).toBe('farm');
  });
});

describe('placing', () => {
  test('2.5, 6.4 a Forest takes two ducks, no third and no cow, and says so with numbers', () => {
    const cow = given({ at: 'buy', market: { cow: 1 } });
    play(cow, 'buy cow');
    expect(answers(cow)).not.toContain('place a1');
    expect(refusals(cow)['place a1']).toBe('A cow needs room 3; a1 (forest) has room 2. (6.4)');
    const one = given({ at: 'buy', market: { duck: 1 }, animals: [[1, 'duck', 'a1']] });
    play(one, 'buy duck');
    expect(answers(one)).toContain('place a1');
    const two = given({ at: 'buy', market: { duck: 1 }, animals: [[1, 'duck', 'a1', 2]] });
    play(two, 'buy duck');
    expect(answers(two)).not.toContain('place a1');
    expect(refusals(two)['place a1']).toBe('A duck needs room 1; a1 (forest) has room 2, of which 2 taken, 0 left. (6.4)');
  });

  test('2.5 a Pasture takes a cow, a goat and a goose, whoever owns them, and nothing more', () => {
    const s = given({
      at: 'buy',
      market: { chicken: 1 },
      animals: [
        [0, 'cow', 'c2'],
        [1, 'goat', 'c2'],
        [1, 'goose', 'c2'],
      ],
    });
    play(s, 'buy chicken');
    expect(answers(s)).not.toContain('place c2');
    expect(answers(s)).toContain('place d2');
  });

  test('6.4 any land with room will do, beside whoever stands there', () => {
    const s = given({ at: 'buy', market: { chicken: 1 } });
    play(s, 'buy chicken');
    expect(answers(s)).toHaveLength(30);
  });
});

describe('the open market', () => {
  test('17.2 the whole bag is for sale, four animals a round and farmer', () => {
    const s = given({ seats: 1, at: 'buy', options: { market: 'open' }, farmers: [{ money: 90 }] });
    expect(onMarket(s.shared.market)).toBe(0);
    expect(answers(s)).toEqual(['buy chicken', 'buy duck', 'buy goose', 'buy pig', 'buy goat', 'buy cow', 'buy horse', 'pass']);
    for (const at of ['c2', 'd2', 'c4', 'd4']) plays(s, 'buy horse', `place ${at}`);
    expect(s.shared.phase).toBe('farm');
    expect(farmerOf(s, 0)).toMatchObject({ money: 50, purchases: 4 });
    expect(s.shared.bag.counts[7]).toBe(8);
  });

  test('17.2 what the bag has no more of is refused', () => {
    const s = given({
      at: 'buy',
      options: { market: 'open' },
      animals: [
        [1, 'horse', 'c2', 2],
        [1, 'horse', 'd2', 2],
        [1, 'horse', 'e2', 2],
        [1, 'horse', 'c4', 2],
        [1, 'horse', 'd4', 2],
        [1, 'horse', 'e4', 2],
      ],
    });
    expect(refusals(s)['buy horse']).toBe('No horse is for sale any more. (6.2)');
  });
});

describe('alone', () => {
  test('16.1, 16.2 of nine the co-op takes one after each purchase, so five can be bought', () => {
    const s = given({ seats: 1, at: 'buy', market: { chicken: 9 } });
    expect(s.shared.board).toBe('small');
    for (const left of [7, 5, 3, 1, 0]) {
      plays(s, 'buy chicken', 'place c1');
      expect(onMarket(s.shared.market)).toBe(left);
    }
    expect(answers(s)).toEqual(['pass']);
    expect(herdOf(s, 0)).toEqual({ 'chicken c1': 5 });
  });

  test('16.2 which one it takes is drawn by lot, and it goes back into the bag', () => {
    const s = given({ seats: 1, at: 'buy', market: { chicken: 2, cow: 2, horse: 1 } });
    const horses = s.shared.bag.counts[7] ?? 0;
    play(s, 'buy chicken');
    const told = play(s, 'place c1', { chance: scripted([3]) });
    expect(told).toContainEqual({ type: 'coop', kind: 'horse' });
    expect(s.shared.market).toEqual([1, 0, 0, 0, 0, 0, 2, 0]);
    expect(s.shared.bag.counts[7]).toBe(horses + 1);
  });

  test('16.2 the co-op can stay at home', () => {
    const s = given({ seats: 1, at: 'buy', options: { soloCoop: false }, market: { chicken: 9 } });
    plays(s, 'buy chicken', 'place c1');
    expect(onMarket(s.shared.market)).toBe(8);
  });
});

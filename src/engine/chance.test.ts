/** Chance: records replay through this generator for ever, so its output is held fast against an independent implementation. */
import { describe, expect, test } from 'vitest';
import { lazyChance, quickChance, recording, Sfc32, scripted } from './chance.js';

const hex = (n: number) => n.toString(16).padStart(8, '0');
const take = (n: number, next: () => number) => Array.from({ length: n }, next);

describe('sfc32 is frozen', () => {
  // From a C program written after the published algorithm: 12 rounds to warm up, then the first six and the millionth.
  test.each([
    { key: [0, 0, 0, 1], first: '514676c3 08a809df 30349d2b fb52c520 38802be1 948279e6', millionth: 'faa95305' },
    { key: [1, 2, 3, 4], first: '18df4522 474d6076 075dbcfb 2fb70709 35e00371 d9124882', millionth: '91b555f0' },
    {
      key: [0xdeadbeef, 0xcafebabe, 0x01234567, 0x89abcdef],
      first: 'd0a8d8d8 0457bcd0 177d0f66 000051d7 074a545a f5a5c489',
      millionth: '0759d42a',
    },
  ])('with the key $key', ({ key: [a = 0, b = 0, c = 0, d = 0], first, millionth }) => {
    const chance = new Sfc32(a, b, c, d);
    expect(take(6, () => chance.next()).map(hex)).toEqual(first.split(' '));
    for (let i = 6; i < 999_999; i++) chance.next();
    expect(hex(chance.next())).toBe(millionth);
  });

  test('and so is the way a choice is made from its bits', () => {
    const chance = new Sfc32(1, 2, 3, 4);
    const choices = [2, 6, 52, 1000, 2 ** 21, 2, 6, 52, 1000, 2 ** 21, 2, 6, 52, 1000, 2 ** 21].map((below) => chance.int(below));
    expect(choices).toEqual([0, 1, 1, 186, 441344, 1, 4, 17, 961, 410571, 0, 4, 5, 310, 1835941]);
  });

  // 2,096,129 is the choice with the most bits to throw away: 105 of these 200,000 draws are thrown again.
  test.each([
    [2_096_129, 1121609941],
    [2 ** 21 - 1, 2711102177],
  ])('and 200,000 choices of %i, thrown again where they must be', (below, folded) => {
    const chance = new Sfc32(5, 6, 7, 8);
    let fold = 0;
    for (let i = 0; i < 200_000; i++) fold = (Math.imul(fold, 31) + chance.int(below)) >>> 0;
    expect(fold).toBe(folded);
  });

  test('and so is the chance made from a small number', () => {
    const chance = quickChance(7);
    expect(take(4, () => chance.next()).map(hex)).toEqual(['84c64974', 'ef344ae9', 'b41b907b', '076ed68c']);
    expect(quickChance(1).next()).not.toBe(quickChance(2).next());
  });
});

describe('a choice', () => {
  test.each([2, 3, 5, 6, 7, 10, 13, 52, 100, 365])('of %i is equally likely for all', (below) => {
    const draws = 1000 * below;
    for (const seed of [1, 2, 3]) {
      const chance = quickChance(seed);
      const counts = Array<number>(below).fill(0);
      for (let i = 0; i < draws; i++) {
        const at = chance.int(below);
        counts[at] = (counts[at] ?? Number.NaN) + 1;
      }
      const chiSquare = counts.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
      const freedom = below - 1;
      expect(Math.abs(chiSquare - freedom)).toBeLessThan(5 * Math.sqrt(2 * freedom));
    }
  });

  test.each([2, 3, 29, 1000, 32_766, 32_767, 32_768, 2 ** 21])('of %i is the high half of the product, whatever the bits', (below) => {
    const chance = quickChance(below);
    const bits = quickChance(below);
    const halves = [below, 0x8000, 0xffff, 0x1_0000, 0x7fff_ffff, 0x8000_0000, 0xffff_0000, 0xffff_ffff];
    for (const each of [...halves, ...take(5000, () => bits.next())]) {
      const low = Number((BigInt(each) * BigInt(below)) & 0xffff_ffffn);
      if (low < below) continue; // might be thrown again
      chance.next = () => each;
      expect(chance.int(below)).toBe(Number((BigInt(each) * BigInt(below)) >> 32n));
    }
  });

  test('throws the one value again that would favour a side', () => {
    const chance = quickChance(1);
    const bits = [0, 0, 0x5555_5556]; // of 2^32 values one is too many for 3: the zero
    chance.next = () => bits.shift() ?? Number.NaN;
    expect(chance.int(3)).toBe(1);
    expect(bits).toEqual([]);
  });

  test('of a power of two never throws again', () => {
    const chance = quickChance(1);
    const bits = [0, 0xffff_ffff];
    chance.next = () => bits.shift() ?? Number.NaN;
    expect([chance.int(2 ** 21), chance.int(2 ** 21)]).toEqual([0, 2 ** 21 - 1]);
  });

  test('of one is no choice and draws nothing', () => {
    const [asked, left] = [quickChance(3), quickChance(3)];
    expect([asked.int(1), asked.int(1)]).toEqual([0, 0]);
    expect(asked.drawn).toBe(0);
    expect(asked.next()).toBe(left.next());
  });

  test.each([0, -1, 1.5, 2.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 21 + 1])('of %d is refused', (below) => {
    expect(() => quickChance(1).int(below)).toThrow(RangeError);
  });

  test('is counted, however often it is thrown', () => {
    const chance = quickChance(1);
    for (let i = 0; i < 10; i++) chance.int(6);
    expect(chance.drawn).toBe(10);
  });
});

describe('lazy chance', () => {
  test('is keyed when it is first asked, once, and not for a choice of one', () => {
    let keyed = 0;
    const chance = lazyChance(() => {
      keyed++;
      return quickChance(9);
    });
    expect([chance.int(1), chance.drawn, keyed]).toEqual([0, 0, 0]);
    const eager = quickChance(9);
    expect(take(5, () => chance.int(100))).toEqual(take(5, () => eager.int(100)));
    expect([chance.drawn, keyed]).toEqual([5, 1]);
  });

  test('ends with the entry it belongs to: no draw comes later, not even of one, and the count stays', () => {
    const chance = lazyChance(() => quickChance(9));
    chance.int(6);
    chance.end();
    expect(() => chance.int(6)).toThrow('chance is asked after the move it was given for');
    expect(() => chance.int(1)).toThrow('chance is asked after the move it was given for');
    expect(chance.drawn).toBe(1);
  });
});

describe('scripted chance', () => {
  test('says what the script says, and skips choices of one', () => {
    const chance = scripted([3, 0]);
    expect([chance.int(6), chance.int(1), chance.int(2)]).toEqual([3, 0, 0]);
    expect(chance.drawn).toBe(2);
  });

  test('fails when the script runs out', () => {
    const chance = scripted([1]);
    chance.int(2);
    expect(() => chance.int(4)).toThrow('the script of 1 draws ran out at a choice of 4');
  });

  test.each([6, -1, 0.5])('fails when the script says %d to a choice of six', (value) => {
    expect(() => scripted([value]).int(6)).toThrow(`draw 0 of the script is ${value}, but only 6 are possible`);
  });
});

describe('recording chance', () => {
  test('keeps the draws so that they can be scripted', () => {
    const sizes = [6, 1, 52, 2, 10];
    const kept = recording(quickChance(4));
    const drawn = sizes.map((below) => kept.int(below));
    expect(kept.drawn).toBe(4);
    const again = scripted(kept.values);
    expect(sizes.map((below) => again.int(below))).toEqual(drawn);
  });
});

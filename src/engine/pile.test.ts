/** Piles: nothing is lost or made, the known bottom stays where it lies, and every loose card is equally likely to be on top. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { quickChance, scripted } from './chance.js';
import { clonePile, countIn, draw, newPile, type Pile, pileSize, putUnder, shuffle, shuffleIn, takeOut } from './pile.js';

const KINDS = 5;
const counts = fc.array(fc.nat(4), { minLength: KINDS, maxLength: KINDS });
const card = fc.nat(KINDS - 1);
const chance = fc.nat().map(quickChance);
const content = (pile: Pile): number[] => Array.from({ length: KINDS }, (_, kind) => countIn(pile, kind));
const total = (list: readonly number[]): number => list.reduce((sum, n) => sum + n, 0);

function drawAll(pile: Pile, dice = quickChance(1)): number[] {
  const drawn: number[] = [];
  while (pileSize(pile) > 0) drawn.push(draw(pile, dice));
  return drawn;
}

/** What a table may do with a pile, with the change of its content that should follow. */
type Deed = { readonly deed: 'draw' | 'shuffleIn' | 'putUnder' | 'takeOut' | 'shuffle'; readonly kind: number };
const deed: fc.Arbitrary<Deed> = fc.record({
  deed: fc.constantFrom('draw', 'shuffleIn', 'putUnder', 'takeOut', 'shuffle'),
  kind: card,
});

test('whatever is done with a pile, nothing is lost and nothing is made', () => {
  fc.assert(
    fc.property(counts, fc.array(deed, { maxLength: 40 }), chance, (start, deeds, dice) => {
      const pile = newPile(start);
      const expected = start.slice();
      const move = (kind: number, by: number) => {
        expected[kind] = (expected[kind] ?? 0) + by;
      };
      for (const { deed, kind } of deeds) {
        if (deed === 'draw' && pileSize(pile) > 0) move(draw(pile, dice), -1);
        if (deed === 'shuffleIn') shuffleIn(pile, kind);
        if (deed === 'putUnder') putUnder(pile, kind);
        if (deed === 'shuffleIn' || deed === 'putUnder') move(kind, 1);
        if (deed === 'takeOut' && (pile.counts[kind] ?? 0) > 0) {
          takeOut(pile, kind);
          move(kind, -1);
        }
        if (deed === 'shuffle') shuffle(pile);
        expect(content(pile)).toEqual(expected);
        expect(pileSize(pile)).toBe(total(expected));
        expect(pile.loose).toBe(total(pile.counts));
        expect(Math.min(...pile.counts)).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});

test('the cards put underneath come last, in the order they were put there', () => {
  fc.assert(
    fc.property(counts, fc.array(card), chance, (start, under, dice) => {
      const pile = newPile(start);
      for (const kind of under) putUnder(pile, kind);
      const drawn = drawAll(pile, dice);
      expect(drawn.slice(total(start))).toEqual(under);
      expect(drawn).toHaveLength(total(start) + under.length);
    }),
  );
});

test('drawing from the known bottom draws no chance', () => {
  const pile = newPile([0, 0]);
  putUnder(pile, 1);
  putUnder(pile, 0);
  expect([draw(pile, scripted([])), draw(pile, scripted([]))]).toEqual([1, 0]);
});

test('shuffling forgets the bottom: any card may come first', () => {
  const firsts = new Set<number>();
  for (let seed = 0; seed < 50; seed++) {
    const pile = newPile([1, 0, 0]);
    putUnder(pile, 1);
    putUnder(pile, 2);
    shuffle(pile);
    expect(pile.bottom).toEqual([]);
    firsts.add(draw(pile, quickChance(seed)));
  }
  expect([...firsts].sort()).toEqual([0, 1, 2]);
});

test('each card is equally likely, so a kind as likely as it has cards', () => {
  const start = [1, 0, 6, 3];
  const drawn = start.map(() => 0);
  const dice = quickChance(11);
  for (let i = 0; i < 20_000; i++) {
    const kind = draw(newPile(start), dice);
    drawn[kind] = (drawn[kind] ?? 0) + 1;
  }
  for (const [kind, count] of start.entries()) {
    const expected = 2000 * count;
    expect(Math.abs((drawn[kind] ?? 0) - expected)).toBeLessThanOrEqual(4 * Math.sqrt(expected));
  }
});

test('each order of a small pile is equally likely', () => {
  const orders: Record<string, number> = {};
  const dice = quickChance(12);
  for (let i = 0; i < 12_000; i++) {
    const order = drawAll(newPile([1, 1, 2]), dice).join('');
    orders[order] = (orders[order] ?? 0) + 1;
  }
  expect(Object.keys(orders)).toHaveLength(12);
  for (const times of Object.values(orders)) expect(Math.abs(times - 1000)).toBeLessThan(4 * Math.sqrt(1000));
});

test('the script names the card: the loose ones are counted kind by kind', () => {
  const top = (value: number) => draw(newPile([2, 0, 3]), scripted([value]));
  expect([0, 1, 2, 3, 4].map(top)).toEqual([0, 0, 2, 2, 2]);
});

test('a clone goes its own way', () => {
  const pile = newPile([2, 2]);
  putUnder(pile, 1);
  const kept = clonePile(pile);
  drawAll(pile);
  expect(kept).toEqual({ counts: [2, 2], loose: 4, bottom: [1] });
});

test('a pile does not change the counts it was made from', () => {
  const start = [1, 1];
  drawAll(newPile(start));
  expect(start).toEqual([1, 1]);
});

describe('what cannot be done fails loudly', () => {
  test('drawing from an empty pile', () => {
    expect(() => draw(newPile([0, 0]), scripted([]))).toThrow('a card is drawn from an empty pile');
  });

  test('taking out a kind that is not among the loose cards', () => {
    const pile = newPile([1, 0]);
    putUnder(pile, 1);
    expect(() => takeOut(pile, 1)).toThrow('there is no card of kind 1 in the pile');
    expect(() => takeOut(pile, 9)).toThrow('there is no card of kind 9 in the pile');
  });
});

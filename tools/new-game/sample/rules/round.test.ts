/** A match from the deal to the last round: RULES.md 1 to 5. */
import { describe, expect, test } from 'vitest';
import { quickChance } from '../../../../src/engine/chance.js';
import { pileSize } from '../../../../src/engine/pile.js';
import { winners } from '../../../../src/engine/standings.js';
import { viewFor } from '../../../../src/engine/view.js';
import { sample } from '../index.js';
import { answers, asked, begin, given, hears, layAll, play, playOut, refusals } from '../sample.build.js';
import { CARDS } from './data.js';
import { pointsOf } from './scores.js';

// if dice
const HIGH = 6; // the die leaves the highest card the strongest
const LOW = 1;
// end

describe('setting up', () => {
  test('2.1 there are 40 cards, four of each number', () => {
    expect(CARDS).toEqual([0, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4]);
  });

  test('2.2 a card is worth the number on it', () => {
    expect(pointsOf([10, 1, 3])).toBe(14);
  });

  // if hands
  test('3.1 everybody is dealt five cards that nobody else sees, and the rest is the pile', () => {
    const s = begin(3);
    expect(s.own.map(({ hand }) => hand.length)).toEqual([5, 5, 5]);
    expect(pileSize(s.dark.pile)).toBe(25);
    expect(viewFor(s, 1)).toMatchObject({ mine: s.own[1], others: [{ hand: 5 }, { hand: 5 }, { hand: 5 }], dark: { pile: 25 } });
  });
  // else
  // test('3.1 everybody is dealt two cards that nobody else sees, and the rest is the pile', () => {
  //   const s = begin(3);
  //   expect(s.own.map(({ hand }) => hand.length)).toEqual([2, 2, 2]);
  //   expect(pileSize(s.dark.pile)).toBe(34);
  //   expect(viewFor(s, 1)).toMatchObject({ mine: s.own[1], others: [{ hand: 2 }, { hand: 2 }, { hand: 2 }], dark: { pile: 34 } });
  // });
  // end

  test('3.2 who leads first is drawn by lot', () => {
    const leaders = Array.from({ length: 20 }, (_, i) => begin(3, {}, quickChance(i)).shared.leader);
    expect([...new Set(leaders)].sort()).toEqual([0, 1, 2]);
  });

  test.each([5, 3])('3.3, 5.1 a match of %i rounds is over at once when the last cards are taken', (rounds) => {
    const s = playOut(begin(3, { rounds }));
    expect(s.shared.round).toBe(rounds);
    expect(s.shared.taken.flat()).toHaveLength(3 * rounds);
  });
});

describe('a round', () => {
  test('4.1 only a card of the hand can be laid', () => {
    const s = given([2, 2, 7], [5, 6, 8]);
    expect(answers(s, 0)).toEqual(['lay 2', 'lay 7']);
    expect(refusals(s, 0)).toMatchObject({ 'lay 1': 'You hold no 1. (4.1)', 'lay 10': 'You hold no 10. (4.1)' });
  });

  // if simultaneous
  test('4.1 all choose at once, nobody learns what the others chose, and the last choice shows all cards', () => {
    const s = given([2, 7], [5, 6]);
    expect(asked(s)).toEqual(['0 lay', '1 lay']);
    play(s, 1, 'lay 6');
    expect(hears(0)).toEqual([{ type: 'chosen', seat: 1 }]);
    expect(hears(1)).toEqual([{ type: 'chose', seat: 1, card: 6 }]);
    expect(s.shared.laid).toEqual([0, 0]);
    play(s, 0, 'lay 7');
    expect(hears(null)).toContainEqual({ type: 'shown', cards: [7, 6] });
  });
  // else
  // test('4.1 they lay one after the other, the leader first, and all see the cards', () => {
  //   const s = given([2, 7], [5, 6]);
  //   expect(asked(s)).toEqual(['0 lay']);
  //   play(s, 0, 'lay 7');
  //   expect(hears(1)).toEqual([{ type: 'laid', seat: 0, card: 7 }]);
  //   expect(s.shared.laid).toEqual([7, 0]);
  //   expect(asked(s)).toEqual(['1 lay']);
  // });
  // end

  // if dice
  test.each([
    [1, 1],
    [2, 1],
    [3, 0],
    [6, 0],
  ])('2.3, 4.2a where the die shows %i, seat %i has the strongest card', (die, strongest) => {
    const s = given([7, 9], [5, 6]);
    layAll(s, [7, 5], die);
    expect(s.shared.leader).toBe(strongest);
  });

  test('4.2a where the lowest card is the strongest, the highest is the weakest', () => {
    const s = given([7, 9], [5, 6], [6, 6]);
    layAll(s, [7, 5, 6], LOW);
    expect(asked(s)).toEqual(['0 swap']);
  });
  // end

  test('4.2, 4.3 the highest card takes all cards, and its player leads next', () => {
    const s = given([2, 7], [5, 6], [9, 1]);
    // if dice
    layAll(s, [2, 6, 9], HIGH);
    // else
    // layAll(s, [2, 6, 9]);
    // end
    expect(s.shared).toMatchObject({ taken: [[], [], [2, 6, 9]], laid: [0, 0, 0], leader: 2 });
  });

  test('4.2, 4.4 of equal cards the one nearer to the leader is the stronger', () => {
    const s = given([4, 7], [4, 6], [4, 1]);
    // if dice
    layAll(s, [4, 4, 4], HIGH);
    // else
    // layAll(s, [4, 4, 4]);
    // end
    expect(s.shared.leader).toBe(0);
    expect(asked(s)).toEqual(['2 swap']);
  });

  test('4.4 the player with the weakest card may put one away, seen by all, for another one that nobody else sees', () => {
    const s = given([2, 7], [5, 6]);
    // if dice
    layAll(s, [2, 6], HIGH);
    // else
    // layAll(s, [2, 6]);
    // end
    expect(answers(s, 0)).toEqual(['keep', 'swap 7']);
    expect(refusals(s, 0)).toMatchObject({ 'swap 2': 'You hold no 2. (4.4)' });
    play(s, 0, 'swap 7');
    expect(s.shared.away).toEqual([7]);
    expect(hears(1).slice(0, 2)).toEqual([
      { type: 'swapped', seat: 0, card: 7 },
      { type: 'draws', seat: 0 },
    ]);
  });

  test('4.4 or keeps the hand', () => {
    const s = given([2, 7], [5, 6]);
    // if dice
    layAll(s, [2, 6], HIGH);
    // else
    // layAll(s, [2, 6]);
    // end
    play(s, 0, 'keep');
    expect(s.shared.away).toEqual([]);
    expect(s.own[0]?.hand).toContain(7);
  });

  test('4.5 then everybody draws a card, and the next round begins', () => {
    const s = given([2, 7], [5, 6]);
    const before = pileSize(s.dark.pile);
    // if dice
    layAll(s, [2, 6], HIGH);
    // else
    // layAll(s, [2, 6]);
    // end
    play(s, 0, 'keep');
    expect(s.own.map(({ hand }) => hand.length)).toEqual([2, 2]);
    expect(pileSize(s.dark.pile)).toBe(before - 2);
    expect(s.shared.round).toBe(2);
  });
});

describe('the end', () => {
  test('1.1, 5.2 whoever has taken the most points wins, and cards in the hand count nothing', () => {
    const s = playOut(begin(4));
    s.shared.taken = [[10], [4, 5], [6, 6], [1, 1, 1]];
    expect(sample.scores(s.shared).map(({ total }) => total)).toEqual([10, 9, 12, 3]);
    expect(winners(sample, s.shared)).toEqual([2]);
  });

  test('5.3 equal points share the victory', () => {
    const s = playOut(begin(2));
    s.shared.taken = [
      [3, 4],
      [2, 5],
    ];
    expect(winners(sample, s.shared)).toEqual([0, 1]);
  });
});

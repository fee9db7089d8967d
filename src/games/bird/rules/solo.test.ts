/** Alone with fortune: RULES.md 6, with the worked examples of the rules. */
import { describe, expect, test } from 'vitest';
import { scripted } from '../../../engine/chance.js';
import { pileSize } from '../../../engine/pile.js';
import { answers, draws, flips, given, ONE_OF_EACH, play, playerOf, question, refusals, tally } from '../bird.build.js';
import { type Kind, kindOf } from './data.js';
import type { BirdEvent, BirdState, Fortune } from './types.js';

function fortuneOf(s: BirdState): Fortune {
  if (!s.shared.fortune) throw new Error('nobody is alone here');
  return s.shared.fortune;
}

/** Says please while fortune shows this card; the flip that follows is a clover, the lowest draw. */
function pleaseAndFortune(s: BirdState, card: Kind): BirdEvent[] {
  return play(s, { t: 'pass' }, { chance: scripted([...draws(fortuneOf(s).pile, card), 0]) });
}

describe('fortune cards', () => {
  test.each(['bird1', 'red'] as const)('6.6b a %s scatters the row, and the turn begins with one flip', (card) => {
    const s = given({
      players: [{ deck: ['clover', 'clover'], row: ['clover', 'bird1'] }],
      fortune: { pile: ['clover', card] },
      asks: 'main',
    });
    const told = pleaseAndFortune(s, card);
    expect(told).toEqual([
      { type: 'please', seat: 0 },
      { type: 'fortune', card, left: 1 },
      { type: 'scatter', seat: 0, cards: 2 },
      { type: 'flip', seat: 0, card: 'clover', power: 1 },
    ]);
    expect(tally(playerOf(s, 0).played)).toEqual({ clover: 1 });
    expect(pileSize(playerOf(s, 0).deck)).toBe(3);
  });

  test('6.6a a clover leaves the row alone', () => {
    const s = given({ players: [{ row: ['clover'] }], fortune: { pile: ['clover', 'red'] }, asks: 'main' });
    pleaseAndFortune(s, 'clover');
    expect(tally(playerOf(s, 0).played)).toEqual({ clover: 2 });
    expect(tally(fortuneOf(s).shown)).toEqual({ clover: 1 });
  });

  test('6.6 cards laid under the pile come last', () => {
    const s = given({ players: [{ row: ['clover'] }], fortune: { pile: ['red'], bottom: 2 }, asks: 'main' });
    const told = play(s, { t: 'pass' });
    expect(told).toContainEqual({ type: 'fortune', card: 'red', left: 2 });
    expect(fortuneOf(s).pile.bottom).toHaveLength(2);
  });
});

describe('the last fortune card', () => {
  const nearly = (pile: readonly Kind[], last: Kind = 'clover') =>
    given({
      players: [{ deck: ['clover', 'clover', 'clover'], row: ['bird1'] }],
      pile,
      fortune: { pile: [last], shown: [...Array<Kind>(11).fill('clover'), 'bird1', 'bird1', 'red', 'red'] },
      asks: 'main',
    });

  test('6.7 sweeps the field away for good and lays out what the pile still has', () => {
    const s = nearly(['clover', 'bird1', 'red', 'gold']);
    const told = play(s, { t: 'pass' });
    expect(tally(s.shared.field)).toEqual({ clover: 1, bird1: 1, red: 1, gold: 1 });
    expect(pileSize(s.shared.pile)).toBe(0);
    const fortune = fortuneOf(s);
    expect(fortune.removed).toEqual([1, 1, 1, 1, 1, 1]);
    expect(tally(fortune.pile)).toEqual({ clover: 12, bird1: 2, red: 2 });
    expect([fortune.shown, fortune.pile.bottom, fortune.sweeps]).toEqual([[], [], 1]);
    expect(told).toContainEqual({ type: 'swept', lost: ONE_OF_EACH, birds: 5 });
    expect(question(s).kind).toBe('main');
  });

  test('6.8 ends the match if the new field has no bird', () => {
    const s = nearly(['clover', 'gold', 'gold', 'clover']);
    expect(play(s, { t: 'pass' }).at(-1)).toEqual({ type: 'over', birds: [1] });
    expect(s.shared.field).toHaveLength(4);
    expect(s.open).toEqual([]);
  });

  test('6.8 ends the match if no card is left for a new field', () => {
    const s = nearly([]);
    play(s, { t: 'pass' });
    expect(s.shared.field).toEqual([]);
    expect(s.open).toEqual([]);
  });

  test('6.7 scatters the row first if it is a bird', () => {
    const told = play(nearly(['bird1', 'bird1'], 'red'), { t: 'pass' }).map((event) => event.type);
    expect(told).toEqual(['please', 'fortune', 'scatter', 'swept', 'layout', 'flip']);
  });

  test('6.5 is not turned when the last bird has just been taken', () => {
    const s = given({ players: [{ row: ['clover'] }], field: ['bird1', 'gold'], pile: [], fortune: { pile: ['clover'] }, asks: 'main' });
    const told = play(s, { t: 'take', card: 'bird1' }).map((event) => event.type);
    expect(told).toEqual(['take', 'shrink', 'over']);
    expect(fortuneOf(s).shown).toEqual([]);
  });
});

describe('a black bird soothes fortune', () => {
  const soothing = (shown: readonly Kind[]) => {
    const s = given({ players: [{ deck: ['black', 'clover'] }], fortune: { pile: ['clover', 'red'], shown } });
    flips(s, 'black');
    return s;
  };

  test('6.3 with two clovers shown, none, one or two may go back', () => {
    const s = soothing(['clover', 'clover', 'red']);
    expect(answers(s)).toEqual(['return 0', 'return 1', 'return 2']);
    expect(refusals(s)).toEqual({});
    expect(play(s, { t: 'return', n: 2 })).toEqual([{ type: 'soothe', seat: 0, clovers: 2 }]);
    const { pile, shown } = fortuneOf(s);
    expect(pileSize(pile)).toBe(4);
    expect(pile.bottom).toHaveLength(2);
    expect(tally(pile)).toEqual({ clover: 3, red: 1 });
    expect(tally(shown)).toEqual({ red: 1 });
    expect(question(s).kind).toBe('main');
  });

  test('6.3 with one clover shown, only one', () => {
    const s = soothing(['clover']);
    expect(answers(s)).toEqual(['return 0', 'return 1']);
    expect(refusals(s)).toEqual({ 'return 2': 'Only 1 clover lies among the fortune cards shown so far. (6.3)' });
  });

  test('6.3 with none shown, nothing: birds never go back', () => {
    const s = soothing(['red', 'bird1']);
    expect(answers(s)).toEqual(['return 0']);
    expect(refusals(s)).toEqual({
      'return 1': 'No clover lies among the fortune cards shown so far. (6.3)',
      'return 2': 'No clover lies among the fortune cards shown so far. (6.3)',
    });
  });

  test('6.3 or it lays nothing back', () => {
    const s = soothing(['clover', 'red', 'clover']);
    play(s, { t: 'return', n: 0 });
    expect(tally(fortuneOf(s).shown)).toEqual({ clover: 2, red: 1 });
    expect(fortuneOf(s).pile.bottom).toEqual([]);
  });

  test('the cards that stay shown keep their order', () => {
    const s = soothing(['clover', 'red', 'clover', 'bird1']);
    play(s, { t: 'return', n: 1 });
    expect(fortuneOf(s).shown.map(kindOf)).toEqual(['clover', 'red', 'bird1']);
  });
});

test('6.2 alone you go on and on by yourself', () => {
  const s = given({ players: [{ row: ['clover'] }], asks: 'main' });
  play(s, { t: 'pass' });
  expect(question(s).seat).toBe(0);
  expect(s.shared.turn).toBe(1);
});

test('6.2 alone a red bird flips again too', () => {
  const s = given({ players: [{ deck: ['red', 'gold', 'clover'] }] });
  flips(s, 'red', 'gold');
  expect(playerOf(s, 0).power).toBe(2);
});

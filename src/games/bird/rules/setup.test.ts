/** Setting up: RULES.md 2 and 3. */
import { describe, expect, test } from 'vitest';
import { quickChance, scripted } from '../../../engine/chance.js';
import { defaultOptions } from '../../../engine/options.js';
import { pileSize } from '../../../engine/pile.js';
import { answers, given, playerOf, refusals, sizeOf, tally } from '../bird.build.js';
import { bird } from '../index.js';
import { KINDS, type Kind } from './data.js';
import type { BirdEvent, BirdOptions, BirdState } from './types.js';

function laid(seats: number, options: Partial<BirdOptions> = {}, seed = 1): BirdState {
  const all = { ...defaultOptions(bird), ...options };
  return bird.setup({ seats, options: all, rules: 1 }, { chance: quickChance(seed) });
}

const ownedAt = (s: BirdState, seat: number) => {
  const { deck, played } = playerOf(s, seat);
  return tally([...KINDS.flatMap((_, card) => Array<number>(deck.counts[card] ?? 0).fill(card)), ...played]);
};

describe('the cards', () => {
  // written out again, so that a slip in the data shows
  const printed: [Kind, birds: number, power: number, cost: number][] = [
    ['clover', 0, 1, 0],
    ['gold', 0, 2, 2],
    ['bird1', 1, 0, 1],
    ['bird2', 2, 0, 3],
    ['red', 1, 0, 2],
    ['black', 1, 0, 2],
  ];

  test.each(printed)('2.1 %s shows %i birds and %i clover power and costs %i', (kind, birds, power, cost) => {
    const holding = given({ players: [{ deck: [kind] }, {}] });
    expect(playerOf(holding, 0).birds).toBe(birds);
    const flipped = given({ players: [{ row: [kind] }, {}] });
    expect(playerOf(flipped, 0).power).toBe(power);
    const rows: Kind[][] = [['bird1'], ['clover'], ['gold'], ['gold', 'clover']]; // power 0 to 3
    const enough = rows.map((row) => answers(given({ players: [{ row }, {}], field: [kind], asks: 'main' })).includes(`take ${kind}`));
    expect(enough).toEqual([0, 1, 2, 3].map((have) => have >= cost));
  });

  test.each([1, 2, 3])('2.3 a gold clover costs %i if the table says so', (goldCost) => {
    const broke = given({ players: [{ row: ['bird1'] }, {}], options: { goldCost }, asks: 'main' });
    expect(refusals(broke)['take gold']).toBe(`A gold clover costs ${goldCost} clover power; you have 0. (4.4b)`);
    const rich = given({ players: [{ row: Array<Kind>(goldCost).fill('clover') }, {}], options: { goldCost }, asks: 'main' });
    expect(answers(rich)).toContain('take gold');
  });
});

describe('laying out', () => {
  test('3.1, 3.3 three players have six cards in the field, 24 in the pile and four each', () => {
    const s = laid(3);
    expect(s.shared.field).toHaveLength(6);
    expect(pileSize(s.shared.pile)).toBe(24);
    expect(s.shared.players.map(sizeOf)).toEqual([4, 4, 4]);
    for (const seat of [0, 1, 2]) expect(ownedAt(s, seat)).toEqual({ clover: 3, bird1: 1 });
  });

  test('2.2 all 30 game cards are in the field and the pile, five of each kind', () => {
    const { field, pile } = laid(4).shared;
    const all = tally([...field, ...pile.counts.flatMap((count, card) => Array<number>(count).fill(card))]);
    expect(all).toEqual({ clover: 5, gold: 5, bird1: 5, bird2: 5, red: 5, black: 5 });
  });

  test('3.1a a short game has 18 cards, three of each kind', () => {
    const { field, pile } = laid(2, { length: 'short' }).shared;
    expect(pileSize(pile)).toBe(12);
    const all = tally([...field, ...pile.counts.flatMap((count, card) => Array<number>(count).fill(card))]);
    expect(all).toEqual({ clover: 3, gold: 3, bird1: 3, bird2: 3, red: 3, black: 3 });
  });

  test('3.3a of five players the fourth and fifth in turn order begin with a red bird, and everybody with one bird', () => {
    const s = laid(5, { firstPlayer: 2 });
    expect([2, 3, 4, 0, 1].map((seat) => ownedAt(s, seat))).toEqual([
      { clover: 3, bird1: 1 },
      { clover: 3, bird1: 1 },
      { clover: 3, bird1: 1 },
      { clover: 3, red: 1 },
      { clover: 3, red: 1 },
    ]);
    expect(s.shared.players.map((player) => player.birds)).toEqual([1, 1, 1, 1, 1]);
    expect(30 + s.shared.players.reduce((sum, player) => sum + sizeOf(player), 0)).toBe(50);
  });

  test('3.3b with equal start decks everybody begins with a bird', () => {
    const s = laid(5, { startDecks: 'equal' });
    for (const seat of [0, 1, 2, 3, 4]) expect(ownedAt(s, seat)).toEqual({ clover: 3, bird1: 1 });
  });

  test('6.1 alone there are 16 fortune cards: 12 clovers, two single birds and two red birds', () => {
    const s = laid(1);
    expect(ownedAt(s, 0)).toEqual({ clover: 3, bird1: 1 });
    expect(s.shared.field).toHaveLength(6);
    expect(pileSize(s.shared.pile)).toBe(24);
    const { fortune } = s.shared;
    expect(fortune && tally(fortune.pile)).toEqual({ clover: 12, bird1: 2, red: 2 });
    expect(fortune && [fortune.shown, fortune.sweeps, pileSize(fortune.pile)]).toEqual([[], 0, 16]);
  });

  test('in company there is no fortune', () => {
    expect(laid(2).shared.fortune).toBeNull();
  });
});

describe('the first player', () => {
  test('3.2a is drawn by lot before anything else', () => {
    const told: BirdEvent[] = [];
    const x = { chance: scripted([2, ...Array<number>(20).fill(0)]), tell: (event: BirdEvent) => told.push(event) };
    const s = bird.setup({ seats: 4, options: defaultOptions(bird), rules: 1 }, x);
    expect(s.shared.first).toBe(2);
    expect(told[0]).toEqual({ type: 'first', seat: 2 });
    expect(told.map((event) => event.type)).toEqual(['first', 'layout', 'flip']);
  });

  test('3.2a is told at a table of two, and alone nobody needs to hear it', () => {
    const toldWith = (seats: number) => {
      const told: BirdEvent[] = [];
      bird.setup(
        { seats, options: { ...defaultOptions(bird), firstPlayer: 0 }, rules: 1 },
        { chance: quickChance(1), tell: (event) => told.push(event) },
      );
      return told[0]?.type;
    };
    expect([toldWith(2), toldWith(1)]).toEqual(['first', 'layout']);
  });

  test('3.2a, 4.3e the first turn is number 1, and no turn without a taking lies behind it', () => {
    expect(laid(2).shared).toMatchObject({ turn: 1, dry: 0 });
  });

  test('2.3 a table chooses whether gold costs 2, 1 or 3', () => {
    expect(bird.options.goldCost.choices.map(({ value }) => value)).toEqual([2, 1, 3]);
  });

  test('3.2a can be any place at the table, at times', () => {
    const firsts = Array.from({ length: 60 }, (_, seed) => laid(3, {}, seed).shared.first);
    expect([...new Set(firsts)].sort()).toEqual([0, 1, 2]);
  });

  test.each([0, 1, 2])('3.2a can be named: place %i begins and flips a card', (firstPlayer) => {
    const s = laid(3, { firstPlayer });
    expect(s.shared.first).toBe(firstPlayer);
    expect(s.open.map(({ seat, kind }) => ({ seat, kind }))).toEqual([{ seat: firstPlayer, kind: 'main' }]);
    expect(s.shared.players.map((player) => player.played.length)).toEqual([0, 1, 2].map((seat) => (seat === firstPlayer ? 1 : 0)));
  });
});

describe('options that do not go together', () => {
  const unfit = (seats: number, options: Partial<BirdOptions>) => bird.unfit?.(seats, { ...defaultOptions(bird), ...options });

  test('3.2a a place that nobody sits at cannot begin', () => {
    expect(unfit(3, { firstPlayer: 3 })).toEqual({ clause: '3.2a', because: 'Place 4 cannot begin at a table of 3.' });
    expect(unfit(4, { firstPlayer: 3 })).toBeNull();
  });

  test('6.10 alone there is no short game', () => {
    expect(unfit(1, { length: 'short' })?.clause).toBe('6.10');
    expect(unfit(2, { length: 'short' })).toBeNull();
  });

  test.each([1, 2, 3, 4, 5])('the defaults fit %i players', (seats) => {
    expect(unfit(seats, {})).toBeNull();
  });
});

test('4.3e black birds grow calm after 40 rounds, after 4 in a brisk game, or after any number from 1 to 100', () => {
  const { choices, range, default: usual } = bird.options.calmAfterRounds;
  expect(choices.map(({ value }) => value)).toEqual([40, 4]);
  expect([usual, range]).toEqual([40, { min: 1, max: 100 }]);
});

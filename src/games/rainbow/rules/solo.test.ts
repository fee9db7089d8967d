/** Alone: RULES.md 10. */
import { describe, expect, test } from 'vitest';
import { quickChance } from '../../../engine/chance.js';
import { checkOptions } from '../../../engine/options.js';
import { pileSize } from '../../../engine/pile.js';
import { winners } from '../../../engine/standings.js';
import { rainbow } from '../index.js';
import { answers, asked, given, go, marker, play, refusals, spin } from '../rainbow.build.js';
import type { Area } from './data.js';
import type { RainbowOptions } from './types.js';

const FIVE: readonly Area[] = ['money', 'love', 'knowledge', 'faith', 'health'];
const alone = (options: Partial<RainbowOptions> = {}) =>
  rainbow.setup({ seats: 1, options: checkOptions(rainbow, 1, options), rules: 1 }, { chance: quickChance(5) });
const verdict = (turns: number, options: Partial<RainbowOptions> = {}) => {
  const s = given({ players: [{ at: ['friendship', 11], stand: FIVE, turns, button: ['love', 2] }], options });
  go(s, [1, 1]); // the second only where the device is used twice
  return rainbow.scores(s.shared)[0]?.verdict;
};

test('10.2 the marker is on the wheel already, and the button is laid', () => {
  const s = alone();
  expect(asked(s)).toEqual(['0 place-button']);
  expect(answers(s)).toHaveLength(24);
  expect(marker(s, 0)).toMatch(/^holder \d, unspun$/);
});

test('10.5 a stand that is full after one turn says so', () => {
  expect(verdict(1, { keysToWin: 5 })?.words).toMatch(/after 1 turn$/);
});

test('4.9 who plays alone without nudging is told so', () => {
  const s = given({ players: [{ holder: 0 }], options: { nudge: 'never' }, asks: 'after-spin' });
  expect(Object.values(refusals(s))).toContain('You play without nudging the wheel. (4.9)');
});

test('10.1 every turn on the wheel or on a track counts', () => {
  const s = alone({ buttons: false });
  for (const turns of [1, 2, 3]) {
    expect(s.shared.players[0]?.turns).toBe(turns);
    play(s, { t: 'spin' });
    play(s, { t: 'stay' });
  }
  play(s, { t: 'off' });
  expect(s.shared.players[0]?.turns).toBe(5);
  play(s, { t: 'go' }, undefined);
  expect(s.shared.players[0]?.turns).toBe(6);
});

describe('your own button', () => {
  test('10.3 turns fate into a self-improvement card', () => {
    const s = given({ players: [{ at: ['knowledge', 0], button: ['knowledge', 3], hangUps: ['H-love'] }] });
    const told = go(s, 3, { improvements: ['S11'] });
    expect(told).toContainEqual({ type: 'improve', seat: 0, card: 'S11', why: 'own-button' });
    expect(pileSize(s.shared.fate)).toBe(22);
    expect(s.shared.players[0]?.hangUps).toEqual([]);
    expect(asked(s)).toEqual(['0 move-button']);
  });

  test('10.3 does so only where it lies', () => {
    const s = given({ players: [{ at: ['knowledge', 0], button: ['knowledge', 5] }] });
    go(s, 3, { fate: 'F01' });
    expect(s.shared.players[0]?.hangUps).toHaveLength(1);
  });

  test('10.3 stays in the box if the table says so', () => {
    expect(asked(alone({ ownButton: false }))).toEqual(['0 wheel']);
    expect(asked(alone({ buttons: false }))).toEqual(['0 wheel']);
  });

  test('10.3 does not help with others at the table, whatever the option', () => {
    const s = given({ players: [{ at: ['knowledge', 0], button: ['knowledge', 3] }, {}], options: { ownButton: true } });
    go(s, 3, { fate: 'F01' });
    expect(s.shared.players[0]?.hangUps).toHaveLength(1);
  });
});

test('10.5 after 120 turns without a full stand the game is lost', () => {
  const s = given({ players: [{ stand: FIVE, turns: 120 }], round: 120, options: { ownButton: false } });
  spin(s, 0);
  const told = play(s, { t: 'stay' });
  expect(told.at(-1)).toEqual({ type: 'over', winners: [], rounds: 120, out: 'time', alone: true });
  expect(rainbow.scores(s.shared)[0]?.verdict).toEqual({ won: false, words: 'Still Searching: 5 of 6 keys after 120 turns' });
  expect(winners(rainbow, s.shared)).toEqual([]);
});

test.each([
  [24, 'Over the Rainbow'],
  [30, 'Over the Rainbow'],
  [31, 'Pot of Gold'],
  [36, 'Pot of Gold'],
  [37, 'Blue Skies'],
  [44, 'Blue Skies'],
  [45, 'Silver Lining'],
  [54, 'Silver Lining'],
  [55, 'Sun Shower'],
  [68, 'Sun Shower'],
  [69, 'Umbrella Weather'],
  [120, 'Umbrella Weather'],
])('10.6 a stand filled in %i turns is called %s', (turns, name) => {
  expect(verdict(turns)).toEqual({ won: true, words: `${name}, after ${turns} turns` });
});

test.each([
  { hangups: 5 },
  { keysToWin: 5 },
  { moneyGoal: 2000 },
  { nudge: 'never' },
  { ownButton: false },
  { buttons: false },
  { pickOfTwo: true },
  { siChoice: true },
  { fateKeyLeaves: true },
  { maxRounds: 200 },
  { preset: 'short' },
  { preset: 'choice' },
] as Partial<RainbowOptions>[])('10.7 with %o only the turns are counted', (options) => {
  expect(verdict(40, options)).toEqual({ won: true, words: 'A full stand after 40 turns' });
});

test.each([{ vacantEntry: true }, { placeMarkers: 'auto' }, { finishRound: true }, { startPlayer: 0 }] as Partial<RainbowOptions>[])(
  '10.7 %o changes nothing alone, and the rank is given',
  (options) => {
    expect(verdict(40, options)?.words).toBe('Blue Skies, after 40 turns');
  },
);

/** Options: RULES.md 17, and which of them do not go together. */
import { describe, expect, test } from 'vitest';
import { quickChance } from '../../../engine/chance.js';
import { checkOptions, defaultOptions } from '../../../engine/options.js';
import { farm } from '../index.js';

const effective = (seats: number, options: Record<string, unknown>) =>
  farm.setup({ seats, options: checkOptions(farm, seats, options), rules: farm.rules }, { chance: quickChance(3) }).shared;

describe('options', () => {
  test('17.1 the usual game is the rule set with the bag, and nothing else in brackets', () => {
    expect(defaultOptions(farm)).toEqual({
      preset: 'rulebook',
      sheep: false,
      market: 'bag',
      meatFeed: false,
      breeding: false,
      butchering: 'rulebook',
      fieldYield: 'rulebook',
      liveSale: 'rulebook',
      bugSource: 'all',
      farmerConvert: 'labour',
      farmerActions: 1,
      feedMode: 'alternate',
      finalMarket: true,
      rounds: 12,
      startMoney: 20,
      firstFarmer: 'random',
      soloCoop: true,
      board: 'fitting',
      bugLimit: 'four',
      soloStars: 3,
    });
  });

  test('17.1 the balanced preset switches on three house rules, the gentle one its own', () => {
    expect(effective(2, { preset: 'balanced' }).options).toMatchObject({
      butchering: 'balanced',
      fieldYield: 'balanced',
      liveSale: 'balanced',
      bugSource: 'all',
    });
    expect(effective(2, { preset: 'gentle' }).options).toMatchObject({ butchering: 'rulebook', bugSource: 'ate' });
  });

  test('17.12 there are short games of 8 and 6 rounds', () => {
    expect(farm.options.rounds.choices.map(({ value }) => value)).toEqual([12, 8, 6]);
  });

  test('2.6 a larger board may be chosen, a smaller one not', () => {
    expect(effective(2, { board: 'large' }).land).toHaveLength(56);
    expect(effective(3, {}).land).toHaveLength(42);
    expect(() => effective(3, { board: 'small' })).toThrow(
      'The small board is too small for 3 farmers; they need the medium one. (rules, 2.6)',
    );
    expect(() => effective(6, { board: 'medium' })).toThrow('too small for 6 farmers');
  });

  test('3.5 a place that is not at the table cannot begin', () => {
    expect(() => effective(2, { firstFarmer: 2 })).toThrow('Place 3 cannot begin at a table of 2. (rules, 3.5)');
    expect(effective(3, { firstFarmer: 2 }).first).toBe(2);
  });
});

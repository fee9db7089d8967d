/** Plans: what they say when something is wrong, and which tables and matches they make. */
import { describe, expect, it } from 'vitest';
import { cellsOf, checkPlan, jobOf, parsePlan, writtenPlan } from './plan.js';

describe('a plan that cannot be played', () => {
  it.each([
    ['[]', 'The plan should be an object in braces; it is [].'],
    ['{"game": "bird"', 'The plan is not JSON:'],
    ['{}', 'The plan should say which game, for instance "game": "bird"; it says nothing.'],
    ['{"game": "brid"}', 'Did you mean "bird"?'],
    [
      '{"game": "bird", "seat": 2}',
      'A plan has no field "seat". Did you mean "seats"? Its fields are: game, seats, bots, options, matches, seed, percent.',
    ],
    ['{"game": "bird", "seats": [2, 9]}', 'Bird of Happiness is for 1 to 5 players, not for 9.'],
    ['{"game": "bird", "seats": []}', '"seats" is an empty list.'],
    ['{"game": "bird", "seats": [2, 2]}', '"seats" names 2 twice.'],
    ['{"game": "bird", "bots": "clever"}', 'There is no bot "clever".'],
    [
      '{"game": "bird", "bots": [["sensible", "random", "gentle"]], "seats": 2}',
      'sensible, random, gentle are 3 bots, but the plan has no table for more than 2.',
    ],
    ['{"game": "bird", "matches": 0}', '"matches" should be a whole number from 1 to 10000000; it is 0.'],
    ['{"game": "bird", "seed": 7}', '"seed" should be words in quotes; it is 7.'],
    ['{"game": "bird", "options": {}}', '"options" names no set.'],
    [
      '{"game": "bird", "options": {"dear": {"gold": 3}}}',
      'The set of options "dear" does not go with 2 seats. Bird of Happiness has no option "gold".',
    ],
    ['{"game": "bird", "options": {"dear": {"goldCost": 9}}}', 'Option "goldCost" cannot be 9. It may be 2, 1 or 3.'],
    [
      '{"game": "bird", "seats": [1, 2], "options": {"quick": {"length": "short"}}}',
      'The set of options "quick" does not go with 1 seat. Alone you play the full game',
    ],
  ])('%s', (text, words) => {
    expect(() => parsePlan(text)).toThrow(words);
  });
});

describe('the tables of a plan', () => {
  const plan = checkPlan({
    game: 'bird',
    seats: [1, 3],
    bots: ['sensible', ['sensible', 'random']],
    options: { usual: {}, dear: { goldCost: 3 } },
  });

  it('are all seats with all line-ups and all sets of options; a line-up of two leaves out the table for one', () => {
    expect(cellsOf(plan).map(({ seats, bots, set, mixed }) => [seats, bots.join(' '), set, mixed])).toEqual([
      [1, 'sensible', 'usual', false],
      [1, 'sensible', 'dear', false],
      [3, 'sensible sensible sensible', 'usual', false],
      [3, 'sensible sensible sensible', 'dear', false],
      [3, 'sensible random sensible', 'usual', true],
      [3, 'sensible random sensible', 'dear', true],
    ]);
  });

  it('play match n from the same seed with bots in the same seats, and another match from another seed with the seats changed', () => {
    const [, , , , usual, dear] = cellsOf(plan);
    if (!usual || !dear) throw new Error('there are six tables');
    const [first, paired, next] = [jobOf(plan, usual, 0), jobOf(plan, dear, 0), jobOf(plan, usual, 1)];
    expect([paired.seed, paired.lineUp]).toEqual([first.seed, first.lineUp]);
    expect(paired.options).toEqual({ goldCost: 3 });
    expect(next.seed).not.toBe(first.seed);
    expect(next.lineUp).toEqual(['random', 'sensible', 'sensible']);
  });

  it('are the same when the plan is written down and read again', () => {
    const { rules, ...fields } = writtenPlan(plan);
    expect(rules).toBe(plan.game.rules);
    expect(checkPlan(JSON.parse(JSON.stringify(fields)))).toEqual(plan);
  });
});

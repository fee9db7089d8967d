/** What the set-up form says about an option. */
import { describe, expect, it } from 'vitest';
import type { OptionSpec } from '../../engine/game.js';
import { games } from '../../games/index.js';
import { pathTo, routeOf } from '../route.js';
import { type AllEffects, type Effect, effectWords } from './effect-words.js';
import effects from './effects.json' with { type: 'json' };

const spec: OptionSpec = {
  label: 'Length',
  clause: '1',
  choices: [
    { value: 'full', label: 'full: 30 cards' },
    { value: 'short', label: 'short: 18 cards' },
    { value: 'odd', label: 'odd' },
  ],
  range: { min: 1, max: 9 },
  default: 'full',
};
const short: Effect = {
  value: 'short',
  seats: 3,
  pairs: 300,
  length: [-0.412, -0.43, -0.39],
  who: 'first player',
  before: 0.45,
  now: 0.38,
  wins: [-0.07, -0.12, -0.02],
};
const odd: Effect = {
  value: 'odd',
  seats: 3,
  pairs: 300,
  length: [0.01, -0.01, 0.03],
  who: 'first player',
  before: 0.45,
  now: 0.46,
  wins: [0.01, -0.05, 0.07],
};

describe('the note beside an option', () => {
  it('tells of a chosen value how much longer or shorter it makes the match, and whom it helps', () => {
    expect(effectWords(spec, 'short', [short, odd])).toBe(
      'Measured (3 bots, 300 matches): 41 % shorter (39 % to 43 %); the first player wins 38 % instead of 45 %.',
    );
  });

  it('claims nothing where the interval holds no change', () => {
    expect(effectWords(spec, 'odd', [short, odd])).toBe(
      'Measured (3 bots, 300 matches): no clear change of length; no clear change in who wins.',
    );
  });

  it('tells with the usual value what the others would change', () => {
    expect(effectWords(spec, 'full', [short, odd])).toBe('Measured: short: 41 % shorter, first player 38 %.');
    expect(effectWords(spec, 'full', [odd])).toBe('Measured: no other choice clearly changes the length or who wins.');
  });

  it('does not make much of bots that always play the same match', () => {
    expect(effectWords(spec, 'short', [{ ...short, alike: true }])).toBe(
      'Measured (3 bots, 300 matches): 41 % shorter (39 % to 43 %); the bots played nearly the same match again and again.',
    );
    expect(effectWords(spec, 'full', [{ ...short, alike: true }])).toBe('Measured: short: 41 % shorter.');
  });

  it('says where nothing changes, and where nothing was measured', () => {
    expect(effectWords(spec, 'short', [{ value: 'short', seats: 1, pairs: 300, none: true }])).toBe(
      'Measured (alone, 300 matches): nothing changes.',
    );
    expect(effectWords(spec, 5, [short])).toBe('Not measured for this value. Measured: short: 41 % shorter, first player 38 %.');
    expect(effectWords(spec, 'short', undefined)).toBe('Not measured by itself.');
  });
});

const all = effects as AllEffects;

it('only games of the list were measured', () => {
  expect(Object.keys(all).length).toBeGreaterThan(0);
  for (const id of Object.keys(all)) expect(Object.keys(games)).toContain(id);
});

describe.each(Object.values(games).filter(({ id }) => all[id]))('the measured options of $id', (game) => {
  it('are those that the game has, under its newest rules', () => {
    expect(all[game.id]?.rules).toBe(game.rules);
    for (const [option, list] of Object.entries(all[game.id]?.options ?? {})) {
      const known = game.options[option];
      for (const { value } of list ?? []) {
        const inRange = known?.range && typeof value === 'number' && value >= known.range.min && value <= known.range.max;
        expect(inRange || known?.choices.some((choice) => choice.value === value), `${option} = ${value}`).toBe(true);
      }
    }
  });

  it('are all but those that mean nothing by themselves', () => {
    const missing = Object.keys(game.options).filter((option) => all[game.id]?.options[option] === undefined);
    expect(missing.filter((option) => !option.endsWith('Start'))).toEqual([]);
  });
});

it('the lab has an address, and so has each report', () => {
  expect(routeOf(pathTo.lab())).toEqual({ page: 'lab', report: '' });
  expect(routeOf(pathTo.lab('bird-options'))).toEqual({ page: 'lab', report: 'bird-options' });
});

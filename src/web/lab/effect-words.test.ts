/** What the set-up says about an option. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Json } from '../../engine/game.js';
import { games } from '../../games/index.js';
import type { Effect, Measured } from '../../games/kit/measured.js';
import { pathTo, routeOf } from '../route.js';
import { effectWords } from './effect-words.js';

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

const nameOf = (value: Json): string => String(value);
const words = (value: Json, measured: readonly Effect[] | undefined): string => effectWords(nameOf, 'full', value, measured);
const SHORT = 'short: a match is 41\u00a0% shorter, and the first player wins less often: 38 of 100 matches, not 45.';

describe('what is known of an option', () => {
  it('is of a chosen value how much longer or shorter it makes the match, and whom it helps', () => {
    expect(words('short', [short, odd])).toBe(SHORT);
  });

  it('is nothing where the interval holds no change', () => {
    expect(words('odd', [short, odd])).toBe('odd: neither the length nor who wins changes clearly.');
  });

  it('is with the usual value what the others would change', () => {
    expect(words('full', [short, odd])).toBe(SHORT);
    expect(words('full', [odd])).toBe('Neither the length nor who wins changes clearly with another choice.');
  });

  it('does not make much of bots that always play the same match', () => {
    expect(words('short', [{ ...short, alike: true }])).toBe(
      'short: a match is 41\u00a0% shorter, and the bots that tried it played nearly the same match each time.',
    );
  });

  it('says where nothing changes, and where nothing was measured', () => {
    expect(words('short', [{ value: 'short', seats: 1, pairs: 300, none: true }])).toBe(
      'short: neither the length nor who wins changes clearly.',
    );
    expect(words(5, [short])).toBe('Nobody has measured this choice.');
    expect(words('short', undefined)).toBe('Nobody has measured what it changes by itself.');
  });
});

const fileOf = (id: string): string => fileURLToPath(new URL(`../../games/${id}/measured.json`, import.meta.url));

describe.each(Object.values(games).filter(({ id }) => existsSync(fileOf(id))))('the measured options of $id', (game) => {
  const { options }: Measured = JSON.parse(readFileSync(fileOf(game.id), 'utf8'));

  it('are those that the game has', () => {
    for (const [option, list] of Object.entries(options)) {
      const known = game.options[option];
      for (const { value } of list) {
        const inRange = known?.range && typeof value === 'number' && value >= known.range.min && value <= known.range.max;
        expect(inRange || known?.choices.some((choice) => choice.value === value), `${option} = ${value}`).toBe(true);
      }
    }
  });

  it('are all but those that mean nothing by themselves', () => {
    const missing = Object.keys(game.options).filter((option) => options[option] === undefined);
    expect(missing.filter((option) => !option.endsWith('Start'))).toEqual([]);
  });
});

it('the lab has an address, and so has each report', () => {
  expect(routeOf(pathTo.lab())).toEqual({ page: 'lab', report: '' });
  expect(routeOf(pathTo.lab('bird'))).toEqual({ page: 'lab', report: 'bird' });
});

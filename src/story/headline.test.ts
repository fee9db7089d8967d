/** The headline: every case of who won and by how much, for whoever reads it. */
import { expect, test } from 'vitest';
import type { GameTypes, Score, Seat } from '../engine/game.js';
import type { Facts, Grammar } from '../engine/story.js';
import type { Led } from './facts.js';
import { headlineOf } from './headline.js';

const BIRDS: Grammar<GameTypes> = {
  unit: ['bird', 'birds'],
  won: 'The valley is yours',
  day: 'day',
  deed: () => null,
  sentences: () => [],
};

/** A match that ended so. `late` were in front at three quarters. */
function ended(
  totals: readonly number[],
  viewer: Seat | null,
  more: Partial<{ names: string[]; late: Seat[]; out: Seat; ranks: number[] }> = {},
) {
  const { names = ['Ada', 'Ben', 'Chloe', 'Dan'].slice(0, totals.length), late = [], out, ranks } = more;
  const standings = totals.map((total, seat) => {
    const score: Score = { total, lines: [], tieBreakers: [], ...(seat === out ? { out: 1 } : {}) };
    return { ...score, seat, rank: ranks?.[seat] ?? (seat === out ? totals.length : 1 + totals.filter((other) => other > total).length) };
  });
  const winners = standings.filter(({ rank }) => rank === 1).map(({ seat }) => seat);
  const [best, next] = [...standings].sort((a, b) => a.rank - b.rank || Number(b.seat === viewer) - Number(a.seat === viewer));
  const steps = Array.from({ length: 9 }, () => ({ entry: 0, round: 1, totals, events: [] }));
  const facts: Facts<GameTypes> & Led = {
    names,
    viewer,
    standings,
    winners,
    first: best?.seat ?? 0,
    second: next?.seat ?? null,
    steps,
    leaders: steps.map(() => late),
    leadsFrom: null,
    turn: null,
    unit: BIRDS.unit,
    called: 'round',
    shared: () => ({}),
    who: (seat) => names[seat] ?? '',
    whose: (seat) => names[seat] ?? '',
    subject: (seat) => names[seat] ?? '',
    owner: (seat) => names[seat] ?? '',
    rival: () => null,
    when: () => '',
    on: () => '',
  };
  return headlineOf(facts, BIRDS).words;
}

test.each([
  ['won by one', ended([14, 13, 9], 0), 'By one bird, Ada!'],
  ['won', ended([14, 11, 9], 0), 'The valley is yours, Ada!'],
  ['won, with a name that is too long', ended([14, 11], 0, { names: ['Bartholomew', 'Ben'] }), 'The valley is yours!'],
  ['shared', ended([12, 12, 9], 1), 'Side by side, Ben.'],
  ['lost by one', ended([13, 14, 9], 0), 'One bird short, Ada.'],
  ['lost by a sixth or less', ended([12, 14, 9], 0), 'So close, Ada.'],
  ['lost by what breaks ties', ended([14, 14, 9], 1, { ranks: [1, 2, 3] }), 'So close, Ben.'],
  ['led late and lost', ended([10, 14, 9], 0, { late: [0] }), 'It slipped away, Ada.'],
  ['the last', ended([9, 14, 10], 0), 'Not your day, Ada.'],
  ['somewhere between', ended([10, 14, 9], 0), "Ben's day, this time."],
  ['between two who share it', ended([10, 14, 14, 9], 0, { names: ['Ada', 'Wren', 'Jay', 'Cy'] }), 'Wren and Jay share it.'],
  ['between, and the winner has a long name', ended([10, 14, 9], 0, { names: ['Ada', 'Montgomery', 'Cy'] }), "Montgomery's day."],
  ['out of the game, whatever was gathered', ended([20, 14, 9], 0, { out: 0, ranks: [3, 1, 2] }), 'Not your day, Ada.'],
  ['looking on', ended([14, 11], null), 'Ada wins by 3.'],
  ['looking on, level', ended([14, 14], null), 'Side by side.'],
  ['looking on, by what breaks ties', ended([14, 14], null, { ranks: [1, 2] }), "Ada's day."],
])('%s', (_, words, expected) => {
  expect(words).toBe(expected);
});

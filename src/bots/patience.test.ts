/** Bots let time go on: in games with a clock none of them does the same thing again and again while it stands still. */
import { describe, expect, test } from 'vitest';
import { ALL_CASES, inTurn } from '../../tools/cases.js';
import type { Decision, GameTypes, Seat, View } from '../engine/game.js';
import { seedFrom, subSeed } from '../engine/seed.js';
import { games } from '../games/index.js';
import { playContest, playOut } from './contest.js';
import { A_FEW, newPatience, sortOf } from './patience.js';

/** The most answers of one sort that a seat gave in a row while the clock stood still. */
function longestRun(id: string, lineUp: readonly string[], seed: string): number {
  const game = games[id];
  const clock = game?.clock;
  if (game === undefined || clock === undefined) throw new Error(`${id} has no clock`);
  const runs = new Map<Seat, { sort: string; time: number; times: number }>();
  let longest = 0;
  playOut(game, { lineUp, options: {}, seed: seedFrom(seed), effort: 0.1 }, (table, decision, move) => {
    if (decision === null) return;
    const time = clock(table.state.shared);
    const sort = sortOf(decision.kind, move);
    const run = runs.get(decision.seat);
    const times = run?.sort === sort && run.time === time ? run.times + 1 : 1;
    runs.set(decision.seat, { sort, time, times });
    longest = Math.max(longest, times);
  });
  return longest;
}

// The slow ones take turns in `npm test`, one at each game: they search alike.
const SLOW = ['sharp', 'master'];

describe.each(Object.values(games).filter(({ clock }) => clock !== undefined))('$about.title', ({ id }) => {
  const turn = Object.keys(games).indexOf(id);
  test.each(['sensible', 'gentle', 'steady', ...inTurn(SLOW, turn)])(
    '%s plays nothing that takes no time more than a few times in a row',
    (bot) => {
      for (const seed of inTurn(['one', 'two'], turn)) expect(longestRun(id, [bot, bot], seed)).toBeLessThanOrEqual(A_FEW + 2);
    },
  );
});

describe('patience', () => {
  const clocked = (time: number): View<GameTypes> => ({
    rules: 1,
    asked: 1,
    open: [],
    seat: 0,
    shared: { time },
    mine: {},
    others: [],
    dark: {},
  });
  const asked: Decision = { id: 1, seat: 0, kind: 'turn', veiled: false };
  const [game] = Object.values(games);
  if (game === undefined) throw new Error('there is no game');
  const timed = { ...game, clock: (shared: object) => ('time' in shared ? Number(shared.time) : 0) };

  test('after a few answers of one sort the suggested move is played, until time goes on', () => {
    const patience = newPatience(timed);
    const play = (time: number) => patience.allow(clocked(time), asked, { t: 'refresh', row: 1 }, () => ({ t: 'rest' }));
    for (let i = 0; i < A_FEW; i++) expect(play(3)).toEqual({ t: 'refresh', row: 1 });
    expect(play(3)).toEqual({ t: 'rest' });
    expect(play(4)).toEqual({ t: 'refresh', row: 1 });
  });

  test('a game without a clock is left alone', () => {
    const { clock: _, ...timeless } = timed;
    const patience = newPatience(timeless);
    for (let i = 0; i < 3 * A_FEW; i++) expect(patience.allow(clocked(1), asked, 'again', () => 'stop')).toBe('again');
  });
});

/** `halcyon ladder pursuit --seats 1 --bots master --matches 40` plays the first 40 of these lives. One of master's takes too long for `npm test`. */
test.each(ALL_CASES ? [33] : [])('alone at The Pursuit of Happiness master has at least 40 points in life %i of the ladder', (life) => {
  const { pursuit } = games;
  if (pursuit === undefined) throw new Error('there is no pursuit');
  const { scores } = playContest(pursuit, { lineUp: ['master'], options: {}, seed: subSeed(seedFrom('ladder'), `match ${life}`) });
  expect(scores[0]).toBeGreaterThanOrEqual(40); // before looking ahead went by hourglasses: 5
});

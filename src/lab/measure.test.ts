/** Watching matches: what is counted must be what happened. */
import { describe, expect, it } from 'vitest';
import { playOut } from '../bots/contest.js';
import { sealed } from '../engine/testing/sealed.js';
import { gameById, games } from '../games/index.js';
import { measureMatch } from './measure.js';
import { cellsOf, checkPlan, jobOf } from './plan.js';
import { leadersAmong, newRace } from './race.js';
import { addTallies, newTally, WHOLE_WIN } from './tallies.js';

function jobFor(game: string, seats: number, match = 0) {
  const plan = checkPlan({ game, seats }, { ...games, sealed });
  const [cell] = cellsOf(plan);
  if (!cell) throw new Error('a plan has a table');
  return jobOf(plan, cell, match);
}

describe.each(Object.keys(games))('a measured match of %s', (id) => {
  const game = gameById(id);
  const job = jobFor(id, 3);
  const result = measureMatch(game, job);

  it('is the match that is played when nobody measures', () => {
    expect(result.decisions).toBe(playOut(game, job).entries.length);
  });

  it('counts every decision once and every victory whole', () => {
    const asked = Object.values(result.tallies.asked);
    const sum = (of: (each: readonly number[]) => number | undefined) => asked.reduce((total, each) => total + (of(each) ?? 0), 0);
    expect(sum(([times]) => times)).toBe(result.decisions);
    expect(sum(([, forced]) => forced)).toBe(result.decisions - result.choices);
    expect(sum(([, , answers]) => answers)).toBe(result.answers);
    expect(result.seats.reduce((total, { win }) => total + win, 0)).toBe(WHOLE_WIN);
  });

  it('counts one thing taken in every real choice, and nothing that was not offered', () => {
    const labels = Object.values(result.tallies.offered).flatMap((kind) => Object.values(kind));
    expect(labels.reduce((total, [, taken]) => total + taken, 0)).toBe(result.choices);
    for (const [offered, taken, seatsOffered, seatsTaken] of labels)
      expect(offered >= taken && seatsOffered >= seatsTaken && seatsOffered <= 3).toBe(true);
  });

  it('knows rounds and who began where the game says so, and a decided moment within the match', () => {
    expect(result.rounds === null).toBe(game.gauge?.round === undefined);
    expect(result.rounds ?? 1).toBeGreaterThan(0);
    const places = result.seats.map(({ place }) => place).sort();
    expect(places).toEqual(game.gauge?.first ? [1, 2, 3] : [null, null, null]);
    expect(result.lead?.decided).toBeLessThanOrEqual(result.decisions);
  });

  it('has words for what is offered, not the numbers of cards', () => {
    for (const kind of Object.values(result.tallies.offered))
      for (const label of Object.keys(kind)) expect(label).toMatch(/^(?!.*\b[A-Z]\d\d\b).+$/);
  });
});

it('a game without a gauge is measured all the same', () => {
  const { rounds, seats, tallies } = measureMatch(sealed, jobFor('sealed', 3));
  expect([rounds, seats[0]?.role, seats[0]?.place]).toEqual([null, null, null]);
  expect(Object.keys(tallies.asked).length).toBeGreaterThan(0);
});

it('in nation every seat has its role, and alone at the table nobody leads', () => {
  expect(measureMatch(gameById('nation'), jobFor('nation', 2)).seats.map(({ role }) => role)).toEqual(['Builder', 'Farmer']);
  expect(measureMatch(gameById('bird'), jobFor('bird', 1)).lead).toBeNull();
});

describe('the race', () => {
  const race = (...leaders: number[][]) => {
    const watched = newRace(3);
    for (const [time, seats] of leaders.entries()) watched.at(time, seats);
    return (wins: number[]) => watched.end(wins, leaders.length - 1);
  };

  it('is decided from the moment on at which only the winner is in front', () => {
    expect(race([0, 1, 2], [0], [1], [0], [0])([1, 0, 0])).toEqual({ changes: 2, decided: 3 });
  });

  it('is decided with the last decision if the winner was never in front before', () => {
    expect(race([0, 1, 2], [1], [1], [2])([0, 0, 1])).toEqual({ changes: 1, decided: 3 });
  });

  it('counts no change where the lead is shared for a while and falls back', () => {
    expect(race([0], [0, 1], [0])([1, 0, 0]).changes).toBe(0);
  });

  it('is led by those whom nobody is ahead of', () => {
    const score = (total: number, out?: number) => ({ total, lines: [], tieBreakers: [], ...(out === undefined ? {} : { out }) });
    expect(leadersAmong([score(3), score(5), score(5), score(9, 2)])).toEqual([1, 2]);
  });
});

it('tallies add up in any order', () => {
  const of = (taken: string, seat: number, wins: number[]) => {
    const tally = newTally(String);
    tally.note({ id: 0, seat, kind: 'main', veiled: false }, ['a', 'b', 'b'], taken);
    tally.note({ id: 1, seat, kind: 'main', veiled: false }, ['a'], 'a');
    return tally.end(wins);
  };
  const [x, y] = [of('a', 0, [10, 0]), of('b', 1, [10, 0])];
  expect(x).toEqual({ asked: { main: [2, 1, 4, 3] }, offered: { main: { a: [1, 1, 1, 1, 10, 0], b: [1, 0, 1, 0, 0, 10] } } });
  expect(addTallies(x, y)).toEqual(addTallies(y, x));
  expect(addTallies(x, y).offered.main?.a).toEqual([2, 1, 2, 1, 10, 0]);
});

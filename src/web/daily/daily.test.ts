/** The daily challenge without a screen: dates, seeds, rows of days, the table of a day, and a person's result beside the bots'. */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { playOut } from '../../bots/contest.js';
import { answer } from '../../engine/play.js';
import { games } from '../../games/index.js';
import { linesFor } from '../../match/begin.js';
import { roomFrom } from '../../match/fold.js';
import { decide } from '../../match/orders.js';
import { faceOf } from '../../match/shown.js';
import { BOXES } from '../boxes.js';
import { boxOn } from './box-on.js';
import { dayAt, dayNumber, daysAfter, gameOn, longestStreak, readDay, streakAt, untilMidnight } from './calendar.js';
import { betweenIn, type DailyRun, histogramOf, nextRun, RUNS } from './runs.js';
import { luckOfRun, seedOn } from './seeds.js';
import { seatsOf, waysOf } from './table.js';
import { leftWords, resultWords, rowWords } from './words.js';

describe('a date', () => {
  const late = Date.UTC(2026, 10, 16, 23, 30);

  it('is the one at this device, before and after its own midnight', () => {
    const here = (zone: string) => [dayAt(late, zone), dayAt(late + 3_600_000, zone)];
    expect(here('UTC')).toEqual(['2026-11-16', '2026-11-17']);
    expect(here('Asia/Tokyo')).toEqual(['2026-11-17', '2026-11-17']);
    expect(here('America/Los_Angeles')).toEqual(['2026-11-16', '2026-11-16']);
  });

  it('lasts until the midnight of this device, and is followed by the next of the calendar', () => {
    const midnight = late + untilMidnight(late);
    expect([dayAt(midnight - 1), dayAt(midnight)]).toEqual([dayAt(late), daysAfter(dayAt(late), 1)]);
    expect([daysAfter('2026-10-25', 1), daysAfter('2026-03-01', -1), daysAfter('2026-12-31', 1)]).toEqual([
      '2026-10-26',
      '2026-02-28',
      '2027-01-01',
    ]);
  });

  it('is read only if the calendar has it', () => {
    expect(['2026-11-16', '2028-02-29', '2026-02-29', '2026-13-01', '26-1-1', ''].map(readDay)).toEqual([
      '2026-11-16',
      '2028-02-29',
      null,
      null,
      null,
      null,
    ]);
  });

  it('has the game whose turn it is, all of them in as many days', () => {
    const week = BOXES.map((_, i) => boxOn(daysAfter('2026-11-16', i)).id);
    expect(new Set(week).size).toBe(BOXES.length);
    expect(boxOn(daysAfter('2026-11-16', BOXES.length)).id).toBe(week[0]);
    expect(gameOn('2026-11-16', ['a', 'b', 'c'])).toBe(['a', 'b', 'c'][dayNumber('2026-11-16') % 3]);
  });

  it('has the hash of itself as its seed, and another luck for each run of a bot', () => {
    expect(seedOn('2026-11-16')).toBe(createHash('sha256').update('halcyon daily 2026-11-16').digest('hex'));
    const lucks = [luckOfRun('2026-11-16', 'sharp', 0), luckOfRun('2026-11-16', 'sharp', 1), luckOfRun('2026-11-16', 'steady', 0)];
    expect(new Set(lucks).size).toBe(3);
  });
});

describe('days in a row', () => {
  const played = new Set(['2026-11-10', '2026-11-11', '2026-11-12', '2026-11-14', '2026-11-15']);
  it('are counted up to today, which need not be played yet', () => {
    expect(streakAt('2026-11-16', played)).toBe(2);
    expect(streakAt('2026-11-15', played)).toBe(2);
    expect(streakAt('2026-11-17', played)).toBe(0);
    expect(streakAt('2026-11-13', played)).toBe(3);
  });
  it('have a longest row, over the end of a month as well', () => {
    expect(longestStreak(played)).toBe(3);
    expect(longestStreak(new Set(['2026-10-31', '2026-11-01']))).toBe(2);
    expect(longestStreak(new Set())).toBe(0);
  });
});

describe('the table of a day', () => {
  it.each(BOXES)('$title is tried alone where its rules know that, and against bots', (box) => {
    const ways = waysOf(box);
    expect(ways.map(({ way }) => way)).toEqual(box.seats.min === 1 ? ['alone', 'bots'] : ['bots']);
    for (const table of ways) {
      const seats = seatsOf(table, 'Wren');
      expect(new Set(seats.map(({ name }) => name)).size).toBe(seats.length);
      const room = roomFrom('a try', linesFor({ game: box.id, seats, options: table.options, seed: seedOn('2026-11-16') }, 0));
      expect(room.table?.state.open.length).toBeGreaterThan(0);
    }
  });

  it('has neither hints nor take-backs in the try that counts', () => {
    const table = waysOf(boxOn('2026-11-13'))[0];
    if (!table) throw new Error('every game can be tried');
    const wish = { game: boxOn('2026-11-13').id, seats: seatsOf(table, 'Ada'), options: table.options, seed: seedOn('2026-11-13') };
    const strict = roomFrom('a try', linesFor({ ...wish, terms: { hints: false, takeBacks: false } }, 0));
    const me = { seat: 0, host: true, guest: false, door: false, from: null };
    expect(faceOf(strict, 1).settings.hints).toBe(false);
    expect(decide(strict, me, { t: 'hint', id: 'a' }, 1)).toMatchObject({ ok: false, why: 'not-allowed' });
    expect(decide(strict, me, { t: 'undo', id: 'b' }, 1)).toMatchObject({
      ok: false,
      because: 'Here nothing is taken back: the first try counts.',
    });
    expect(faceOf(roomFrom('another', linesFor(wish, 0)), 1).settings.hints).toBe(true);
  });
});

describe('a run of bots', () => {
  const seed = seedOn('2026-11-16');
  const bird = games.bird;
  if (!bird) throw new Error('bird is on the list');

  it('plays the deal that the person has: the same answers lead to the same end', () => {
    const played = playOut(bird, { lineUp: ['sleepy'], options: {}, seed, luck: [luckOfRun('2026-11-16', 'sleepy', 0)] });
    const room = roomFrom('a try', linesFor({ game: 'bird', seats: [{ name: 'Ada', bot: null }], options: {}, seed }, 0));
    if (!room.table) throw new Error('the match has begun');
    for (const entry of played.entries.slice(room.table.entries.length)) {
      if ('undo' in entry) throw new Error('bots take nothing back');
      expect(answer(room.table, entry.decision, entry.move, 0, entry.forced === true).ok).toBe(true);
    }
    expect(room.table.state.shared).toEqual(played.state.shared);
  });

  it('is the same on every device, and another one the next time', () => {
    const run = (n: number) =>
      playOut(bird, { lineUp: ['steady'], options: {}, seed, luck: [luckOfRun('2026-11-16', 'steady', n)] }).entries;
    expect(run(0)).toEqual(run(0));
    expect(run(0)).not.toEqual(run(1));
  });
});

const run = (total: number, rank = 1, ties: readonly number[] = []): DailyRun => ({ total, rank, ties });

describe('the rows of dots', () => {
  it('have a full dot for every run that was beaten; who did as well is hollow', () => {
    const { rows } = histogramOf({ sleepy: [run(9), run(9), run(18)], master: [run(20), run(17)] }, run(18), 1);
    expect(rows.map(({ better, of }) => [better, of])).toEqual([
      [2, 3],
      [0, 0],
      [0, 0],
      [0, 0],
      [1, 2],
    ]);
    expect(rows[0]?.columns).toEqual([
      { at: 0, full: 2, hollow: 0 },
      { at: expect.closeTo(9 / 11), full: 0, hollow: 1 },
    ]);
  });

  it('say how many bots were passed, each step counting alike however many runs it has', () => {
    const all = {
      sleepy: Array(30).fill(run(10)),
      gentle: Array(30).fill(run(10)),
      steady: Array(30).fill(run(10)),
      sharp: Array(30).fill(run(10)),
      master: Array(10).fill(run(30)),
    };
    const { past, percent, rows } = histogramOf(all, run(18), 1);
    expect([past, percent]).toEqual([4, 80]);
    expect(betweenIn(rows)).toEqual({ below: 'sharp', above: 'master' });
    expect(betweenIn(histogramOf(all, run(5), 1).rows)).toEqual({ below: null, above: 'sleepy' });
    expect(betweenIn(histogramOf(all, run(50), 1).rows)).toEqual({ below: 'master', above: null });
  });

  it('go by place first, then by points, against bots', () => {
    const { rows, mine, ticks } = histogramOf({ steady: [run(30, 2), run(12, 1), run(11, 1)] }, run(12, 1), 4);
    expect(rows[2]?.better).toBe(2);
    expect(ticks.map(({ label }) => label)).toEqual(['4th', '3rd', '2nd', '1st']);
    expect(mine).toBeGreaterThan(0.75);
    expect(rows[2]?.columns.map(({ at, full }) => [at > 0.75, full])).toEqual([
      [false, 1],
      [true, 1],
    ]);
  });

  it('go by what breaks the tie where nearly everybody reaches all there is', () => {
    const { rows, mine, ticks } = histogramOf({ sharp: [run(6, 1, [-30]), run(6, 1, [-20]), run(4, 1, [-60])] }, run(6, 1, [-25]), 1);
    expect(rows[3]?.better).toBe(2);
    expect(mine).toBeCloseTo(6 / 11);
    expect(ticks.at(-1)).toEqual({ at: 1, label: '20' });
    expect(rows[3]?.columns.map(({ at }) => Math.round(at * 100))).toEqual([0, 9, 100]);
  });

  it('fill in one after the other, Master last', () => {
    expect(nextRun({})).toEqual({ step: 'sleepy', n: 0 });
    const full = {
      sleepy: Array(30).fill(run(1)),
      gentle: Array(30).fill(run(1)),
      steady: Array(30).fill(run(1)),
      sharp: Array(30).fill(run(1)),
    };
    expect(nextRun(full)).toEqual({ step: 'master', n: 0 });
    expect(nextRun({ ...full, master: Array(RUNS.master).fill(run(1)) })).toBeNull();
  });
});

describe('words', () => {
  it('say the result in the unit of the game', () => {
    expect(resultWords(run(18), 1, 'birds')).toBe('18 birds');
    expect(resultWords(run(1), 1, 'birds')).toBe('1 bird');
    expect(resultWords(run(8, 2), 4, 'happiness')).toBe('Second of four with 8 happiness');
  });
  it('say how long it is until midnight, and how many days there were', () => {
    expect([leftWords(33_120_000), leftWords(3_600_000), leftWords(59_000)]).toEqual(['9 hours 12 minutes', '1 hour', '1 minute']);
    expect([rowWords(1), rowWords(5), rowWords(40)]).toEqual(['One day in a row', 'Five days in a row', '40 days in a row']);
  });
});

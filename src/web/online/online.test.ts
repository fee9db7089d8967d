/** What of online play needs no browser: time in words, and the journal of what the host told. */
import { describe, expect, it } from 'vitest';
import { games } from '../../games/index.js';
import type { Happened } from '../../match/messages.js';
import { journalOf } from '../../match/picture.js';
import { clockWords, timeWords } from './time.js';

const NAMES = ['Ada', 'Ben'];

describe('time', () => {
  it.each([
    [30, '30 seconds'],
    [60, '1 minute'],
    [90, '90 seconds'],
    [2700, '45 minutes'],
    [24 * 3600, '24 hours'],
    [3 * 24 * 3600, '3 days'],
  ])('%d seconds are said as %s', (seconds, words) => expect(timeWords(seconds)).toBe(words));

  it.each([
    [-5, '0:00'],
    [4001, '0:05'],
    [65_000, '1:05'],
    [7_200_000, '2:00:00'],
    [3 * 24 * 3_600_000, '3 days'],
  ])('a clock with %d milliseconds shows %s', (left, words) => expect(clockWords(left)).toBe(words));
});

describe('what happened', () => {
  const { bird } = games;
  if (!bird) throw new Error('no bird');
  const told = (entry: number, seat: number, ...events: Happened['events']): Happened => ({ entry, at: 0, seat, undo: null, events });
  const please = told(0, 0, { type: 'please', seat: 0 } as Happened['events'][number]);
  const taken = told(1, 1, { type: 'please', seat: 1 } as Happened['events'][number]);
  const back: Happened = { entry: 2, at: 0, seat: 1, undo: 1, events: [] };

  it('stays in the journal when it was taken back, and says so', () => {
    const lines = journalOf(bird, [please, taken, back], NAMES);
    expect(lines.map(({ words, takenBack }) => [words, takenBack])).toEqual([
      ['Ada says please', false],
      ['Ben says please', true],
      ['Ben takes back', false],
    ]);
    expect(journalOf(bird, [please, taken, back], NAMES, 2).map(({ takenBack }) => takenBack)).toEqual([false, false]);
  });
});

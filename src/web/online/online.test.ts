/** What of online play needs no browser: time in words, the journal of what the host told, news of matches, the terms, and how long words hang at a seat. */
import { describe, expect, it } from 'vitest';
import { games } from '../../games/index.js';
import type { Face, Happened, News } from '../../match/messages.js';
import { journalOf } from '../../match/picture.js';
import { USUAL } from '../../match/settings.js';
import { clockWords } from '../kit/clock-words.js';
import { hangsFor } from './bubbles.js';
import { withNotes } from './journal-notes.js';
import { standingOf } from './news.js';
import { termsOf } from './terms.js';
import { awayWords, timeWords } from './time.js';

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

describe('what was done to the table', () => {
  it('stands in the journal after what happened before it', () => {
    const line = (entry: number, words: string) => ({ key: words, entry, seat: 0, words, takenBack: false });
    const journal = [-1, 0, 1].map((entry) => ({ entry, at: 1000 * (entry + 1) }));
    const notes = [
      { n: 0, at: 1500, what: 'hinted', name: 'Ben' },
      { n: 1, at: 9000, what: 'back', name: 'Ada' },
    ] as const;
    const told = withNotes([line(0, 'first'), line(1, 'second')], notes, journal);
    expect(told.map(({ words }) => words)).toEqual(['first', 'Ben takes a hint', 'second', 'Ada is back']);
    expect(withNotes([line(0, 'first')], notes, journal, 1).map(({ words }) => words)).toEqual(['first', 'Ben takes a hint']);
  });
});

describe('news of a match', () => {
  const chair = (name: string, bot = false) => ({ name, taken: !bot, here: true, bot });
  const news: News = {
    match: 'm',
    code: 'TOVAK',
    game: 'bird',
    phase: 'playing',
    seat: 0,
    chairs: [chair('Ada'), chair('Ben'), chair('Jay', true), chair('Chloe')],
    asked: [1],
    waited: 5000,
    again: [null, null, null, null],
    next: null,
    closed: false,
  };

  it('say whom the table waits for, and who waits for me: people, not bots', () => {
    expect(standingOf(news)).toMatchObject({ state: 'theirs', waiting: ['Ben'], asks: null });
    expect(standingOf({ ...news, asked: [0] })).toMatchObject({ state: 'mine', waiting: ['Ben', 'Chloe'] });
    expect(standingOf({ ...news, phase: 'gathering', asked: [] })).toMatchObject({ state: 'gathering', waiting: [] });
  });

  it('say who else is there: a bot that keeps a seat is told from one that sits there by the plan', () => {
    const chairs = [chair('Ada'), { ...chair('Ben'), here: false }, chair('Jay', true), { ...chair('Chloe'), bot: true }];
    const marks = (told: News) => standingOf(told).others.map(({ seat, presence }) => `${seat} ${presence}`);
    expect(marks({ ...news, chairs })).toEqual(['1 away', '2 here', '3 bot']);
    const free = { ...chair(''), taken: false };
    expect(marks({ ...news, phase: 'gathering', chairs: [chair('Ada'), free] })).toEqual(['1 free']);
  });

  it('say who wants once more, until I have answered or the next table is laid', () => {
    const over: News = { ...news, phase: 'over', asked: [], again: [null, true, null, true] };
    expect(standingOf(over)).toMatchObject({ state: 'over', waiting: ['Ben', 'Chloe'], asks: 'rematch' });
    for (const settled of [{ again: [false, true, null, true] }, { again: [null, null, null, null] }, { next: 'n' }, { closed: true }])
      expect(standingOf({ ...over, ...settled }).asks).toBeNull();
  });
});

describe('the terms of a table', () => {
  const { nation } = games;
  if (!nation) throw new Error('no nation');
  const settings = { ...USUAL, hints: true };
  const chairs = Array.from({ length: 3 }, () => ({}) as Face['chairs'][number]); // only counted
  const terms = (options: Face['options']) => termsOf({ settings, chairs, options }, nation);

  it('name the game of the box and its minutes', () => {
    expect(terms({ target: 16, moneyOpen: true })).toMatch(/^First game: To 16 Happiness, with open purses. About 30 minutes. No clock/);
    expect(terms({})).toMatch(/^Full game: .* About 75 minutes\. No clock.* · hints are allowed, and told$/);
  });

  it('say what is otherwise where somebody has made a game of their own', () => {
    expect(terms({ target: 12 })).toMatch(/: 12 · no clock/);
  });
});

describe('words of people', () => {
  it('hang at the seat as long as it takes to read them', () => {
    expect(hangsFor('')).toBe(4000);
    expect(hangsFor('Hello!')).toBe(4360);
  });

  it.each([
    [20_000, 'away'],
    [4 * 60_000, 'away 4 min'],
    [2 * 3_600_000, 'away 2 h'],
  ])('who is away for %d ms is %s', (milliseconds, words) => expect(awayWords(milliseconds)).toBe(words));
});

/** What the strip of the shelf shows, in which order, and in which words. */
import { describe, expect, it } from 'vitest';
import type { Ticket } from '../online/tickets.js';
import type { MatchNote } from '../session/archive.js';
import { runningOf } from './running.js';
import { sinceWords, stoppedWords } from './words.js';

const NOW = new Date(2026, 10, 17, 20, 0).getTime(); // a Tuesday
const MINUTE = 60_000;

const ticket = (match: string, part: Partial<Ticket>): Ticket => ({
  match,
  game: 'nation',
  code: null,
  token: 'token',
  promise: null,
  host: null,
  invite: null,
  watch: null,
  looks: false,
  muted: [],
  kept: null,
  words: '',
  state: 'theirs',
  waiting: [],
  since: 0,
  others: [],
  asks: null,
  touched: NOW,
  ...part,
});

const note = (id: string, part: Partial<MatchNote> = {}): MatchNote => ({
  id,
  game: 'bird',
  names: ['Ada', 'Wren'],
  touched: NOW - 2 * 24 * 60 * MINUTE,
  entries: 4,
  state: 'mine',
  words: 'Wren takes a gold clover',
  guided: false,
  ...part,
});

const told = (notes: readonly MatchNote[], tickets: readonly Ticket[]) =>
  runningOf(notes, tickets, 'Ada', NOW).map(({ key, heading, words }) => [key, heading('It'), words]);

describe('the matches that run', () => {
  it('are those with friends where it is my turn, the longest wait first, then theirs, then those of this device', () => {
    const tickets = [
      ticket('later', { state: 'mine', waiting: ['Ben'], since: NOW - 5 * MINUTE }),
      ticket('theirs', { waiting: ['Ben'], since: NOW - 120 * MINUTE }),
      ticket('sooner', { state: 'mine', waiting: ['Ben', 'Chloe'], since: NOW - 20 * MINUTE }),
    ];
    expect(told([note('here')], tickets)).toEqual([
      ['sooner', 'Your turn in It', 'Ben and Chloe have waited 20 minutes.'],
      ['later', 'Your turn in It', 'Ben has waited 5 minutes.'],
      ['theirs', 'It', 'Ben has been on turn for 2 hours.'],
      ['here', 'Your turn in It', 'With Wren. You stopped on Sunday.'],
    ]);
  });

  it('are not those that are over or only watched, but a rematch that is asked for is', () => {
    const tickets = [
      ticket('over', { state: 'over' }),
      ticket('watched', { state: 'watching' }),
      ticket('again', { state: 'over', asks: 'rematch', waiting: ['Ben', 'Chloe'] }),
    ];
    expect(told([note('done', { state: 'over' })], tickets)).toEqual([['again', 'It', 'Ben and Chloe want once more.']]);
  });

  it('gather with the words that are known of them', () => {
    expect(told([], [ticket('new', { state: 'gathering' })])).toEqual([['new', 'It', 'Your table waits for friends.']]);
  });
});

describe('time in words', () => {
  it.each([
    [90_000, 'a moment'],
    [20 * MINUTE, '20 minutes'],
    [61 * MINUTE, '1 hour'],
    [49 * 60 * MINUTE, '2 days'],
  ])('%i milliseconds are %s', (milliseconds, words) => expect(sinceWords(milliseconds)).toBe(words));

  it.each([
    [new Date(2026, 10, 17, 1, 0), 'You stopped today.'],
    [new Date(2026, 10, 16, 23, 0), 'You stopped yesterday.'],
    [new Date(2026, 10, 12, 9, 0), 'You stopped on Thursday.'],
    [new Date(2026, 9, 1, 9, 0), 'You stopped on 1 October.'],
  ])('%s is "%s"', (at, words) => expect(stoppedWords(at.getTime(), NOW)).toBe(words));
});

/** Matches at one device: their first lines, from a wish and from the stored records of all games. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { isUndo } from '../engine/play.js';
import { type MatchRecord, parseRecord, recordOf } from '../engine/record.js';
import { seedFrom } from '../engine/seed.js';
import { games } from '../games/index.js';
import { linesFor, linesFromRecord, standingHere } from './begin.js';
import { roomFrom } from './fold.js';
import { namesOf, phaseOf } from './room.js';
import { carry, NOW, playToTheEnd, question, seated, shelf } from './testing/rooms.js';

const folder = (game: string) => new URL(`../games/${game}/records/`, import.meta.url);
const stored = Object.keys(games).flatMap((game) => readdirSync(folder(game)).map((file) => [game, file] as const));
const read = (game: string, file: string): MatchRecord => parseRecord(readFileSync(new URL(file, folder(game)), 'utf8'));
const people = ({ names }: MatchRecord) => names.map(() => null);

describe('a match from a record', () => {
  test.each(stored)('of %s, %s, has the same entries and the same end', (game, file) => {
    const record = read(game, file);
    const room = roomFrom('a match', linesFromRecord(record, people(record), NOW));
    expect(room.table?.entries).toEqual(record.entries);
    const { format, kept, pledges, ...match } = record; // who kept which seat then is not known of a match that begins here
    expect(room.table && recordOf(room.table, namesOf(room), { seed: true })).toEqual({ ...match, format: 'halcyon/1' });
  });

  it('says who played what: people, bots, or the rules', () => {
    const record = read('bird', 'rules-1-seats-2.json');
    const played = linesFromRecord(record, ['sensible', null], NOW).filter((line) => line.t === 'played');
    for (const { by, seat, entry } of played) expect(by).toBe(entry.forced ? 'rules' : seat === 0 ? 'bot' : 'person');
    expect(new Set(played.map((line) => line.by)).size).toBeGreaterThan(1);
  });

  it('that breaks off anywhere goes on to the next real question', () => {
    const record = read('farm', 'rules-1-seats-2.json');
    const cut = record.entries.findIndex((entry) => !isUndo(entry) && entry.forced === true);
    const until = { ...record, entries: record.entries.slice(0, cut), hash: null };
    const room = roomFrom('a match', linesFromRecord(until, people(record), NOW));
    expect(phaseOf(room)).toBe('playing');
    expect(room.table?.entries.slice(0, cut + 1)).toEqual(record.entries.slice(0, cut + 1));
    const { seat, decision, move } = question(room);
    expect(carry(room, seated(seat), { t: 'answer', decision, move }).ok).toBe(true);
  });

  it('keeps the words that people gave for the seed, also where a bot sits in for one of them now', () => {
    const lines = linesFor({ game: 'sealed', options: {}, seed: seedFrom('tea'), seats: [person('Ada'), person('Ben')] }, NOW, shelf);
    const worded = lines.map((line) => (line.t === 'started' ? { ...line, words: ['oak', 'elm'] } : line));
    const room = roomFrom('a match', worded.slice(0, 4), shelf);
    if (!room.table) throw new Error('the match should have begun');
    playToTheEnd(room);
    const record = recordOf(room.table, namesOf(room), { seed: true });
    expect(record.words).toEqual(['oak', 'elm']);
    for (const bots of [[null, null], [null, 'random'] as const]) {
      const again = roomFrom('a match', linesFromRecord(record, bots, NOW, shelf), shelf);
      expect(again.table && recordOf(again.table, namesOf(again), { seed: true })).toEqual(record);
    }
  });
});

const person = (name: string) => ({ name, bot: null });

describe('a match from a wish', () => {
  const wish = { game: 'bird', options: { goldCost: 3 }, seed: seedFrom('tea') };

  it('has begun, with everybody in their seat under their name', () => {
    const room = roomFrom('a match', linesFor({ ...wish, seats: [person('Wren'), { name: 'Jay', bot: 'steady' }] }, NOW));
    expect(phaseOf(room)).toBe('playing');
    expect(namesOf(room)).toEqual(['Wren', 'Jay']);
    expect(room.chairs.map(({ bot }) => bot?.name ?? null)).toEqual([null, 'steady']);
    expect(room.table?.beginning).toMatchObject({ rules: games.bird?.rules, words: [], seed: wish.seed });
    expect(room.founded.options.goldCost).toBe(3);
    expect(room.chairs[0]?.token).toBe(standingHere(0).token);
  });

  it('may be for bots alone, and under older rules', () => {
    const bots = Array.from({ length: 2 }, (_, i) => ({ name: `Bot ${i}`, bot: 'random' as const }));
    const room = roomFrom('a match', linesFor({ ...wish, seats: bots, rules: 1 }, NOW));
    expect(room.table?.beginning.rules).toBe(1);
    expect(room.chairs.every(({ bot }) => bot !== null)).toBe(true);
  });

  it('complains of a table that the game is not made for', () => {
    const many = Array.from({ length: 9 }, (_, i) => person(`P${i}`));
    expect(() => linesFor({ ...wish, seats: many }, NOW)).toThrow('Bird of Happiness is for 1 to 5 players, not for 9.');
    expect(() => linesFor({ ...wish, options: { goldCost: 7 }, seats: [person('Ada'), person('Ben')] }, NOW)).toThrow('cannot be 7');
  });
});

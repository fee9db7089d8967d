/** Records that show that nobody was passed over: `halcyon/2` of new matches, `halcyon/1` of those from before, one file of each. */
import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import type { Entry } from '../engine/play.js';
import { isUndo } from '../engine/play.js';
import { type MatchRecord, parseRecord, recordOf, verify } from '../engine/record.js';
import { pledgeTo } from '../engine/seed.js';
import { complaint } from '../engine/testing/complaints.js';
import { gameById } from '../games/index.js';
import { linesFor, linesFromRecord } from './begin.js';
import { roomFrom } from './fold.js';
import { namesOf, newRoom, type Room, witnessOf } from './room.js';
import { begun, carry, NOW, newTable, PERSON, playOne, playToTheEnd, question, seated, shelf, sitDown, take } from './testing/rooms.js';

const text = (format: 1 | 2): string => readFileSync(new URL(`fixtures/halcyon-${format}.json`, import.meta.url), 'utf8');
const [before, today] = [parseRecord(text(1)), parseRecord(text(2))];
const check = (record: MatchRecord) => verify(gameById(record.game, shelf), parseRecord(JSON.stringify(record)));
const wrong = (record: MatchRecord) => complaint(() => check(record));

function recordIn(room: Room): MatchRecord {
  if (!room.table) throw new Error('the match has not begun');
  return recordOf(room.table, namesOf(room), { seed: true }, witnessOf(room));
}

/** The record with one seat less among those who agreed to the undo of this entry. */
function without(record: MatchRecord, at: number, seat: number): MatchRecord {
  const less = (entry: Entry): Entry =>
    isUndo(entry) ? { ...entry, granted: entry.granted?.filter((each) => each !== seat) ?? [] } : entry;
  return { ...record, entries: record.entries.map((entry, i) => (i === at ? less(entry) : entry)) };
}

const grants = today.entries.flatMap((entry, at) => (isUndo(entry) ? (entry.granted ?? []).map((seat) => [at, seat] as const) : []));

describe('the fixtures', () => {
  const schema = JSON.parse(readFileSync(new URL('../../docs/record.schema.json', import.meta.url), 'utf8'));
  const fits = new Ajv2020({ allErrors: true }).compile(schema);
  it.each([1, 2] as const)('halcyon/%s is valid, and its schema says so', (format) => {
    expect(check(parseRecord(text(format))).state.open).toEqual([]);
    expect(fits(JSON.parse(text(format))), JSON.stringify(fits.errors)).toBe(true);
  });
  it('have take-backs that somebody agreed to whose seat a bot kept', () => {
    expect(grants.length).toBeGreaterThan(5);
    const away = today.kept?.find((each) => each.by === 'bot' && each.why === 'away');
    expect(grants.some(([at, seat]) => away?.seat === seat && at >= away.from)).toBe(true);
  });
  it('are told apart by reader and schema', () => {
    const { kept, pledges } = today;
    if (!kept || !pledges) throw new Error('there is no witness');
    const { kept: _, pledges: __, ...bare } = today;
    for (const record of [
      { ...before, kept },
      { ...before, pledges },
      { ...bare, format: 'halcyon/2' },
      { ...today, kept: [{ seat: 0, from: 0, by: 'bot' }] },
      { ...today, kept: [{ seat: 0, from: 0, by: 'person', why: 'plan' }] },
      { ...today, kept: [{ seat: 0, from: 0, by: 'cat' }] },
      { ...today, pledges: ['word'] },
    ]) {
      expect(complaint(() => parseRecord(JSON.stringify(record)))).not.toBeNull();
      expect(fits(JSON.parse(JSON.stringify(record)))).toBe(false);
    }
  });
});

describe('verify', () => {
  it('refuses every take-back that was not free and lacks a person who had a say', () => {
    for (const [at, seat] of grants)
      expect(wrong(without(today, at, seat))).toMatch(`Entry ${at} is not possible: going back was not free, and `);
  });
  it('cannot tell in a halcyon/1', () => {
    for (const [at, seat] of grants) expect(wrong(without(before, at, seat))).toBeNull();
  });
  it('asks for the say of somebody whose seat a bot kept, not of who was sent away', () => {
    const kept = today.kept?.map((each) => (each.by === 'bot' && each.why === 'removed' ? { ...each, why: 'host' as const } : each)) ?? [];
    expect(wrong({ ...today, kept })).toContain('had a say and did not agree');
  });
  it('refuses keepers that do not fit the entries, and seats that nobody kept', () => {
    const { kept = [], pledges = [] } = today;
    expect(wrong({ ...today, kept: kept.slice(1) })).toContain('Nobody is said to have kept seat 0');
    expect(wrong({ ...today, kept: [...kept, { seat: 3, from: 60, by: 'person' }] })).toContain('does not fit');
    expect(wrong({ ...today, kept: [...kept, { seat: 0, from: 1, by: 'person' }] })).toContain('does not fit');
    expect(wrong({ ...today, kept: [...kept, { seat: 0, from: today.entries.length + 1, by: 'person' }] })).toContain('does not fit');
    expect(wrong({ ...today, pledges: pledges.slice(1) })).toContain('3 pledges');
  });
  it('refuses a word that is not the promised one; one that was not opened is none', () => {
    const [word = '', ...others] = today.words;
    expect(word).not.toBe('');
    expect(wrong({ ...today, pledges: [pledgeTo(word), null, null] })).toBeNull();
    expect(wrong({ ...today, pledges: [pledgeTo('another'), null, null] })).toContain(
      'The word of seat 0 is not the one that was promised.',
    );
    const unopened = { ...today, words: ['', ...others], entries: [], hash: null, pledges: [pledgeTo(word), null, null] };
    expect(wrong({ ...unopened, kept: today.kept?.filter(({ from }) => from === 0) ?? [] })).toBeNull();
  });
});

describe('a match', () => {
  it('is written as halcyon/2, with who kept each seat from which entry on', () => {
    const room = begun({ seats: [PERSON, PERSON] });
    const seat = playOne(room);
    const from = room.table?.entries.length;
    carry(room, seated(seat), { t: 'leave' });
    carry(room, seated(seat), { t: 'back' });
    playToTheEnd(room);
    const record = recordIn(room);
    expect(record).toMatchObject({
      format: 'halcyon/2',
      kept: [
        { seat: 0, from: 0, by: 'person' },
        { seat: 1, from: 0, by: 'person' },
        { seat, from, by: 'bot', why: 'left' },
        { seat, from, by: 'person' },
      ],
    });
    expect(wrong(record)).toBeNull();
  });
  it('that was founded before goes on as halcyon/1', () => {
    const { terms: _, ...founded } = newTable().founded;
    const room = newRoom('an old match', founded, shelf);
    for (const seat of [0, 1]) sitDown(room, seat);
    expect(recordIn(room)).toMatchObject({ format: 'halcyon/1' });
    expect(recordIn(room)).not.toHaveProperty('kept');
  });
  it('at one device is a halcyon/2 too, and one from a record keeps its format and its witness', () => {
    const seats = [0, 1].map((n) => ({ name: `P${n}`, bot: null }));
    expect(recordIn(roomFrom('m', linesFor({ game: 'bird', options: {}, seed: '1'.repeat(64), seats }, NOW)))).toMatchObject({
      format: 'halcyon/2',
    });
    for (const record of [before, today])
      expect(recordIn(roomFrom('m', linesFromRecord(record, [null, null, 'steady'], NOW)))).toEqual(record);
  });
  it('from a record says who keeps the seats from there on', () => {
    const half = { ...today, entries: today.entries.slice(0, 20), hash: null, kept: today.kept?.filter(({ from }) => from <= 20) ?? [] };
    const room = roomFrom('m', linesFromRecord(half, [null, 'steady', null], NOW));
    expect(room.kept.slice(3)).toEqual([{ seat: 1, from: 20, by: 'bot', why: 'plan' }]);
    expect(wrong(recordIn(room))).toBeNull();
  });
  it('cannot be made valid by a host who put a bot on an opponent’s seat', () => {
    const room = begun({ game: 'sealed' });
    const seat = playOne(room);
    playOne(room);
    take(room, [{ t: 'bot', at: NOW, seat: 1 - seat, bot: 'steady', why: 'host' }]);
    carry(room, seated(seat), { t: 'undo' });
    const to = room.takeBack?.to ?? 0;
    take(room, [{ t: 'undone', at: NOW, entry: { undo: to, by: seat, granted: [] } }]); // as if nobody had been asked
    expect(question(room).seat).toBeDefined();
    expect(wrong(recordIn(room))).toContain('had a say and did not agree');
  });
});

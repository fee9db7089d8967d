/** Records: written and read back unchanged, described by a schema that agrees with the reader, and believed only after replaying. */
import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { quickChance } from './chance.js';
import type { Json } from './game.js';
import { canonical, copy } from './json.js';
import { type AnswerEntry, begin, type Entry, isUndo, movesOf, playForced, type Table } from './play.js';
import { type MatchRecord, parseRecord, recordOf, recordText, replay, verify } from './record.js';
import { commitmentTo, seedFrom } from './seed.js';
import { complaint } from './testing/complaints.js';
import { nod } from './testing/nod.js';
import { type SealedTypes, sealed } from './testing/sealed.js';
import { play, playOn, tableOf } from './testing/table.js';
import { isUndone, undo } from './undo.js';

const schema: Record<string, unknown> = JSON.parse(readFileSync(new URL('../../docs/record.schema.json', import.meta.url), 'utf8'));
const fitsSchema = new Ajv2020({ allErrors: true }).compile(schema);

const NAMES = ['Ada', 'Ben', 'Cleo'];
const write = (table: Table<SealedTypes>, tell = { seed: true }): MatchRecord => recordOf(table, NAMES, tell);
const read = (record: unknown): MatchRecord => parseRecord(JSON.stringify(record));

/** A finished match with everything an entry can be: answers, forced ones, a free undo (entry 1) and a granted one. */
function eventful(): Table<SealedTypes> {
  const table = tableOf({ seed: 'eventful' });
  play(table, 'offer', { offer: 2 });
  undo(table, 0);
  play(table, 'offer', { offer: 1 });
  play(table, 'wind', { wind: 2 });
  play(table, 'bid', undefined, 0);
  play(table, 'bid', undefined, 1);
  undo(table, 0, [1, 2]);
  return playOn(table, quickChance(1));
}

const finished = write(eventful());
const entryOf = (what: (entry: Entry) => boolean): number => finished.entries.findIndex(what);
function answerAt(at: number): AnswerEntry {
  const entry = finished.entries[at];
  if (!entry || isUndo(entry)) throw new Error(`entry ${at} is not an answer`);
  return entry;
}
const forcedAt = entryOf((entry) => !isUndo(entry) && entry.forced === true && canonical(entry.move) === canonical({ wind: 1 }));
const grantedAt = entryOf((entry) => 'granted' in entry);

/** The finished record with entries changed. */
const withEntry = (at: number, entry: Entry, rest = finished): MatchRecord => ({ ...rest, entries: rest.entries.with(at, entry) });

describe('a record', () => {
  test('is read back as it was written', () => {
    expect(read(finished)).toEqual(finished);
    expect(forcedAt).toBeGreaterThan(0);
    expect(finished.entries[1]).toEqual({ undo: 0, by: 0 });
    expect(finished.entries[grantedAt]).toEqual({ undo: 4, by: 0, granted: [1, 2] });
  });

  test('keeps the seed of an unfinished match secret, unless it is meant to be told', () => {
    const table = tableOf();
    const { seed } = table.beginning;
    expect(write(table, { seed: false })).toMatchObject({ seed: null, hash: null, commitment: commitmentTo(seed) });
    expect(JSON.stringify(write(table, { seed: false }))).not.toContain(seed);
    expect(write(table, { seed: true })).toMatchObject({ seed, commitment: commitmentTo(seed) });
  });

  test('tells the seed of a finished match', () => {
    expect(write(eventful(), { seed: false })).toEqual(finished);
  });

  test('does not change when the match goes on', () => {
    const table = tableOf();
    const record = write(table);
    play(table, 'offer');
    expect(record.entries).toEqual([]);
  });

  test('is a file with one entry a line, and read back the same', () => {
    const text = recordText(finished);
    expect(parseRecord(text)).toEqual(finished);
    const lines = text.split('\n');
    expect(finished.entries.every((entry) => lines.some((line) => line.trim().replace(/,$/, '') === JSON.stringify(entry)))).toBe(true);
    expect(parseRecord(recordText(write(tableOf()))).entries).toEqual([]);
  });

  test('keeps the players’ words and the rules it began under', () => {
    const table = begin(nod, { seats: 1, seed: seedFrom('x'), words: ['larks'], rules: 1 });
    const record = recordOf(table, ['Ada'], { seed: true });
    expect(read(record)).toMatchObject({ words: ['larks'], rules: 1 });
    expect(replay(nod, record).beginning).toEqual(table.beginning);
  });
});

/** Records that are fine: the reader and the schema take them all. */
const sound: [string, MatchRecord][] = [
  ['a finished match', finished],
  ['a match that has just begun', write(tableOf())],
  ['an unfinished match whose seed is secret', write(tableOf(), { seed: false })],
  [
    'a match with words and other options',
    { ...finished, words: ['', 'larks'], options: { prizes: 4, ties: 'first', deep: [{ a: null }] } },
  ],
  ['a move that is null', withEntry(0, { decision: 0, move: null })],
  ['an undo granted by nobody', withEntry(1, { undo: 0, by: 0, granted: [] })],
  ['names that are empty', { ...finished, names: ['', '', ''] }],
];

const { hash: _, ...withoutHash } = finished;
const first = finished.entries[0];

/** Damaged records, and what the reader says. */
const damaged: [string, unknown, string][] = [
  ['a list', [finished], 'the record should be an object.'],
  ['null', null, 'the record should be an object.'],
  ['a number', 7, 'the record should be an object.'],
  ['an empty object', {}, 'This is not a record of the format halcyon/1 or halcyon/2: it names no format.'],
  [
    'another format',
    { ...finished, format: 'halcyon/3' },
    'This is not a record of the format halcyon/1 or halcyon/2: its format is "halcyon/3".',
  ],
  [
    'a format that is no text',
    { ...finished, format: 1 },
    'This is not a record of the format halcyon/1 or halcyon/2: it names no format.',
  ],
  ['a missing field', withoutHash, 'the record: "hash" should be 64 hex digits, or null; it is missing.'],
  ['an extra field', { ...finished, winner: 'Ada' }, 'the record: "winner" is not part of the format halcyon/1.'],
  ['a game without a name', { ...finished, game: '' }, 'the record: "game" should be the id of a game; it is "".'],
  ['a game that is no text', { ...finished, game: null }, 'the record: "game" should be the id of a game; it is null.'],
  ['rules 0', { ...finished, rules: 0 }, 'the record: "rules" should be a whole number from 1 up; it is 0.'],
  ['rules as text', { ...finished, rules: '1' }, 'the record: "rules" should be a whole number from 1 up; it is "1".'],
  [
    'rules no reader can count to',
    { ...finished, rules: 2 ** 53 },
    'the record: "rules" should be a whole number from 1 up; it is 9007199254740992.',
  ],
  ['no seats', { ...finished, seats: 0, names: [] }, 'the record: "seats" should be a whole number from 1 up; it is 0.'],
  ['half a seat', { ...finished, seats: 2.5 }, 'the record: "seats" should be a whole number from 1 up; it is 2.5.'],
  ['names that are no list', { ...finished, names: 'Ada' }, 'the record: "names" should be a list of texts; it is "Ada".'],
  [
    'a name that is no text',
    { ...finished, names: ['Ada', 2, 'Cleo'] },
    'the record: "names" should be a list of texts; it is ["Ada",2,"Cleo"].',
  ],
  ['options that are a list', { ...finished, options: [] }, 'the record: "options" should be an object; it is [].'],
  ['options that are null', { ...finished, options: null }, 'the record: "options" should be an object; it is null.'],
  ['a commitment too short', { ...finished, commitment: 'abc' }, 'the record: "commitment" should be 64 hex digits; it is "abc".'],
  ['a commitment that is null', { ...finished, commitment: null }, 'the record: "commitment" should be 64 hex digits; it is null.'],
  [
    'a seed that is not hex',
    { ...finished, seed: 'g'.repeat(64) },
    `the record: "seed" should be 64 hex digits, or null; it is "${'g'.repeat(59)}.`,
  ],
  [
    'a seed in capitals',
    { ...finished, seed: 'A'.repeat(64) },
    `the record: "seed" should be 64 hex digits, or null; it is "${'A'.repeat(59)}.`,
  ],
  ['words that are null', { ...finished, words: null }, 'the record: "words" should be a list of texts; it is null.'],
  ['entries that are an object', { ...finished, entries: {} }, 'the record: "entries" should be a list; it is {}.'],
  [
    'a hash too long',
    { ...finished, hash: '0'.repeat(65) },
    `the record: "hash" should be 64 hex digits, or null; it is "${'0'.repeat(59)}.`,
  ],
  ['an entry that is null', { ...finished, entries: [null] }, 'entry 0 should be an object.'],
  ['an entry that is a list', { ...finished, entries: [first, []] }, 'entry 1 should be an object.'],
  [
    'an entry without a decision',
    { ...finished, entries: [{ move: 1 }] },
    'entry 0: "decision" should be a whole number from 0 up; it is missing.',
  ],
  ['an entry without a move', { ...finished, entries: [{ decision: 0 }] }, 'entry 0: "move" should be a move; it is missing.'],
  [
    'a decision below 0',
    { ...finished, entries: [{ decision: -1, move: 1 }] },
    'entry 0: "decision" should be a whole number from 0 up; it is -1.',
  ],
  [
    'forced that is false',
    { ...finished, entries: [{ decision: 0, move: 1, forced: false }] },
    'entry 0: "forced" should be true, or left out; it is false.',
  ],
  [
    'an entry with a clock',
    { ...finished, entries: [{ decision: 0, move: 1, at: 12 }] },
    'entry 0: "at" is not part of the format halcyon/1.',
  ],
  [
    'an undo that is also an answer',
    { ...finished, entries: [first, { undo: 0, by: 0, move: 1 }] },
    'entry 1: "move" is not part of the format halcyon/1.',
  ],
  ['an undo by nobody', { ...finished, entries: [first, { undo: 0 }] }, 'entry 1: "by" should be a whole number from 0 up; it is missing.'],
  [
    'an undo of nothing',
    { ...finished, entries: [first, { undo: null, by: 0 }] },
    'entry 1: "undo" should be a whole number from 0 up; it is null.',
  ],
  [
    'an undo granted by a name',
    { ...finished, entries: [first, { undo: 0, by: 0, granted: ['Ben'] }] },
    'entry 1: "granted" should be a list of seats; it is ["Ben"].',
  ],
  [
    'an undo granted by one seat',
    { ...finished, entries: [first, { undo: 0, by: 0, granted: 1 }] },
    'entry 1: "granted" should be a list of seats; it is 1.',
  ],
];

/** Damage that a schema has no words for; the reader finds it all the same. */
const beyondSchema: [string, unknown, string][] = [
  ['too few names', { ...finished, names: ['Ada'] }, 'the record: "names" should be a list of 3 names, one per seat; it is ["Ada"].'],
  [
    'too many names',
    { ...finished, seats: 2 },
    'the record: "names" should be a list of 2 names, one per seat; it is ["Ada","Ben","Cleo"].',
  ],
  [
    'an undo of itself',
    { ...finished, entries: [{ undo: 0, by: 0 }] },
    'entry 0: "undo" should be the number of an earlier entry; it is 0.',
  ],
  [
    'an undo forward',
    { ...finished, entries: [first, { undo: 5, by: 0 }] },
    'entry 1: "undo" should be the number of an earlier entry; it is 5.',
  ],
];

describe('the reader and the schema', () => {
  test.each(sound)('both take %s', (_, record) => {
    expect(read(record)).toEqual(record);
    expect(fitsSchema(copy(record)), JSON.stringify(fitsSchema.errors)).toBe(true);
  });

  test.each(damaged)('both refuse %s', (_, record, words) => {
    expect(complaint(() => read(record))).toBe(words);
    expect(fitsSchema(copy(record))).toBe(false);
  });

  test.each(beyondSchema)('differ on %s, which only the reader can tell', (_, record, words) => {
    expect(complaint(() => read(record))).toBe(words);
    expect(fitsSchema(copy(record))).toBe(true);
  });

  test('agree on any other damage', () => {
    const places: (readonly (string | number)[])[] = [
      ...Object.keys(finished).map((key) => [key]),
      ...[0, 1, grantedAt, forcedAt].flatMap((at) => [
        ['entries', at],
        ...Object.keys(finished.entries[at] ?? {}).map((key) => ['entries', at, key]),
      ]),
      ['entries', 0, 'forced'],
      ['entries', 0, 'undo'],
      ['names', 1],
      ['words', 0],
      ['extra'],
    ];
    const values = fc.oneof(fc.jsonValue(), fc.constantFrom<Json>(0, 1, 3, true, null, 'a'.repeat(64), [], {}, 2 ** 53, -1, 1.5));
    let refused = 0;
    fc.assert(
      fc.property(fc.constantFrom(...places), values, (place, value) => {
        const record = put(copy<unknown>(finished), place, value);
        const words = complaint(() => read(record));
        if (words !== null && /one per seat|an earlier entry/.test(words)) return;
        if (words !== null) refused++;
        expect(fitsSchema(copy(record)), words ?? 'the reader took it').toBe(words === null);
      }),
      { numRuns: 500 },
    );
    expect(refused).toBeGreaterThan(100);
  });

  test('have a description for every field', () => {
    const bare: string[] = [];
    const visit = (node: unknown, path: string): void => {
      if (typeof node !== 'object' || node === null) return;
      for (const [key, field] of Object.entries(node)) {
        if (/\/(properties|\$defs)$/.test(path) && !('description' in Object(field))) bare.push(`${path}/${key}`);
        visit(field, `${path}/${key}`);
      }
    };
    visit(schema, '');
    expect(bare).toEqual([]);
  });
});

/** The value with one place in it replaced. */
function put(value: unknown, [key, ...deeper]: readonly (string | number)[], by: unknown): unknown {
  if (key === undefined) return by;
  if (Array.isArray(value)) {
    const list: unknown[] = value.slice();
    list[Number(key)] = put(list[Number(key)], deeper, by);
    return list;
  }
  const fields: Record<string, unknown> = { ...Object(value) };
  return { ...fields, [key]: put(fields[key], deeper, by) };
}

describe('what is not a record at all is refused', () => {
  const text = JSON.stringify(finished);

  test.each([
    ['nothing', ''],
    ['a record cut off', text.slice(0, -20)],
    ['two records', text + text],
    ['a sentence', 'Ada won.'],
    ['code', `(${text})`],
  ])('%s', (_, damage) => {
    expect(complaint(() => parseRecord(damage))).toMatch(/^This is not a record: it is not JSON \(.+\)\.$/);
  });

  test('wherever it is cut off', () => {
    for (let end = 0; end < text.length; end += 7) expect(complaint(() => parseRecord(text.slice(0, end)))).toMatch(/not JSON/);
  });

  test('what is nested without end', () => {
    expect(complaint(() => parseRecord('['.repeat(200_000) + ']'.repeat(200_000)))).toBe('This is not a record: it is nested too deeply.');
  });
});

describe('replaying', () => {
  test('leads to the same table', () => {
    const live = eventful();
    const again = replay(sealed, read(finished));
    expect(canonical([again.state, again.entries, again.steps, again.opening])).toBe(
      canonical([live.state, live.entries, live.steps, live.opening]),
    );
  });

  test('stops where it is told to', () => {
    const table = replay(sealed, finished, 3);
    expect(table.entries).toEqual(finished.entries.slice(0, 3));
    expect(table.state.shared.prize).toBe(1);
  });

  test.each<[string, MatchRecord, string]>([
    ['of another game', { ...finished, game: 'bird' }, 'This is a record of "bird", not of Sealed.'],
    [
      'without a seed',
      { ...finished, seed: null },
      'This record cannot be replayed: its match was not over, so its seed is still a secret.',
    ],
    ['under rules yet to come', { ...finished, rules: 2 }, 'This record was played under rules 2; this version knows rules up to 1.'],
    ['for too many seats', { ...finished, seats: 9 }, 'Sealed is for 2 to 4 players, not for 9.'],
    ['with unknown options', { ...finished, options: { wings: 1 } }, 'Sealed has no option "wings". Its options: prizes, shields, ties.'],
    [
      'with an illegal move',
      withEntry(0, { decision: 0, move: { offer: 9 } }),
      'Entry 0 is not possible: That is not one of the possible answers to this question.',
    ],
    [
      'with a move that a rule forbids',
      withEntry(forcedAt, { decision: answerAt(forcedAt).decision, move: { wind: 2 } }),
      `Entry ${forcedAt} is not possible: The gale has blown already; it comes once per match.`,
    ],
    [
      'with a question answered twice',
      withEntry(2, { decision: 0, move: { offer: 1 } }),
      'Entry 2 is not possible: This question has already been answered.',
    ],
    [
      'that goes on after its end',
      { ...finished, entries: [...finished.entries, { decision: 0, move: 1 }] },
      `Entry ${finished.entries.length} is not possible: The match is over; nothing is left to decide.`,
    ],
    [
      'with an undo too far back',
      withEntry(grantedAt, { undo: 2, by: 0, granted: [1, 2] }),
      `Entry ${grantedAt} is not possible: seat 0 cannot go back to entry 2.`,
    ],
    [
      'with an undo by a seat that had not decided',
      withEntry(1, { undo: 0, by: 2 }),
      'Entry 1 is not possible: seat 2 cannot go back to entry 0.',
    ],
    [
      'with an undo by a seat that is not there',
      withEntry(1, { undo: 0, by: 7 }),
      'Entry 1 is not possible: seat 7 cannot go back to entry 0.',
    ],
    [
      'with an undo that the others did not grant',
      withEntry(grantedAt, { undo: 4, by: 0 }),
      `Entry ${grantedAt} is not possible: going back was not free. Someone else has decided since.`,
    ],
    [
      'with a choice called forced',
      withEntry(0, { decision: 0, move: { offer: 2 }, forced: true }),
      'Entry 0 is not possible: it claims to be forced, but seat 0 had to be asked.',
    ],
  ])('refuses a record %s, and says where', (_, record, words) => {
    expect(complaint(() => replay(sealed, record))).toBe(words);
  });

  test('refuses a secret or veiled answer called forced, even if it was the only one', () => {
    for (let n = 0; n < 40; n++) {
      const table = playOn(tableOf({ seed: `forced ${n}` }), quickChance(n));
      const at = table.steps.findIndex(({ kind }) => kind === 'shield');
      const entry = table.entries[at];
      if (!entry || 'undo' in entry) throw new Error('no storm came');
      const record = withEntry(at, { ...entry, forced: true }, write(table));
      expect(complaint(() => replay(sealed, record))).toMatch(/^Entry \d+ is not possible: it claims to be forced/);
    }
  });

  test('takes a forced decision that the player answered', () => {
    const table = tableOf({ options: { prizes: 1 } });
    play(table, 'offer');
    expect(replay(sealed, write(table)).entries).toEqual(table.entries);
  });

  test('takes a record of older rules, under those rules', () => {
    const table = begin(nod, { seats: 2, seed: seedFrom('x'), rules: 1 });
    playForced(table);
    expect(table.state.open).toEqual([]);
    expect(verify(nod, recordOf(table, ['Ada', 'Ben'], { seed: true })).state.rules).toBe(1);
  });
});

describe('verifying', () => {
  const HASH = 'The moves lead to another end than the record claims: the hash of the last state differs.';

  test('believes an honest record, finished or not', () => {
    expect(canonical(verify(sealed, read(finished)).state)).toBe(canonical(eventful().state));
    const table = tableOf();
    play(table, 'offer');
    expect(verify(sealed, read(write(table))).entries).toHaveLength(1);
  });

  test('finds another seed: it does not fit the commitment', () => {
    expect(complaint(() => verify(sealed, { ...finished, seed: seedFrom('another') }))).toBe(
      'The seed is not the one the table was promised: it does not fit the commitment.',
    );
  });

  test('finds another seed even with a commitment to fit', () => {
    const seed = seedFrom('another');
    expect(complaint(() => verify(sealed, { ...finished, seed, commitment: commitmentTo(seed) }))).not.toBeNull();
  });

  test('finds another hash', () => {
    expect(complaint(() => verify(sealed, { ...finished, hash: '0'.repeat(64) }))).toBe(HASH);
  });

  test('finds words that were changed', () => {
    expect(complaint(() => verify(sealed, { ...finished, words: ['later'] }))).not.toBeNull();
  });

  test('finds entries that were cut off', () => {
    expect(complaint(() => verify(sealed, { ...finished, entries: finished.entries.slice(0, -1) }))).toBe(HASH);
  });

  test('finds any answer that was changed to another legal one, unless it was taken back and so led nowhere', () => {
    const table = eventful();
    const found = { live: 0, undone: 0 };
    for (const [at, entry] of finished.entries.entries()) {
      if ('undo' in entry) continue;
      const before = replay(sealed, finished, at);
      const decision = before.state.open.find((d) => d.id === entry.decision);
      if (!decision) throw new Error(`entry ${at} answers nothing`);
      for (const move of movesOf(before, decision).filter((other) => canonical(other) !== canonical(entry.move))) {
        const words = complaint(() => verify(sealed, withEntry(at, { decision: decision.id, move })));
        expect(words === null, `entry ${at}: ${words}`).toBe(isUndone(table, at));
        found[isUndone(table, at) ? 'undone' : 'live']++;
      }
    }
    expect(found.live).toBeGreaterThan(10);
    expect(found.undone).toBeGreaterThan(2);
  });

  test('finds a choice called forced, and lets a forced answer pass as the player’s own', () => {
    expect(complaint(() => verify(sealed, withEntry(2, { ...answerAt(2), forced: true })))).not.toBeNull();
    const { decision, move } = answerAt(forcedAt);
    expect(verify(sealed, withEntry(forcedAt, { decision, move })).state.open).toEqual([]);
  });
});

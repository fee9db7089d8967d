/** The record of a match, format `halcyon/2`, and `halcyon/1` from before: everything needed to play it again, and the checks a file must pass to be believed. */
import { Complaint } from './complaint.js';
import type { Game, GameTypes, Json, Seat } from './game.js';
import { hash, isJson } from './json.js';
import { answer, begin, type Entry, forcedMove, isUndo, type Table, type UndoEntry } from './play.js';
import { commitmentTo, isSeed, pledgeTo } from './seed.js';
import { canUndo, goBack } from './undo.js';

const FORMATS = ['halcyon/1', 'halcyon/2'] as const;
type Format = (typeof FORMATS)[number];

/** Why a bot decides for a seat. `plan`: it was always a bot's. Only `away` ends by itself when the person returns; `lost` and `removed` never end. */
const WHYS = ['plan', 'away', 'left', 'clock', 'host', 'lost', 'removed'] as const;
export type Why = (typeof WHYS)[number];

/** Bots that only keep the seat of a person, who has a say on what the others take back. Who has left for good has none, and bots never mind. */
const KEPT_FOR_SOMEBODY: readonly Why[] = ['away', 'clock', 'host'];
export const keepsTheSay = (why: Why): boolean => KEPT_FOR_SOMEBODY.includes(why);

/** From entry `from` on, this seat was a person's, or a bot's for that reason. */
export type Keeping = { readonly seat: Seat; readonly from: number } & (
  | { readonly by: 'person' }
  | { readonly by: 'bot'; readonly why: Why }
);

/** What `halcyon/2` has beyond `halcyon/1`: what a stranger needs to see that nobody was passed over. */
export interface Witness {
  readonly kept: readonly Keeping[]; // who kept each seat, oldest first
  readonly pledges: readonly (string | null)[]; // by seat: the commitment to the word, where one was promised
}

/** The JSON Schema of this shape is docs/record.schema.json; a test holds the two together. */
export interface MatchRecord extends Partial<Witness> {
  readonly format: Format;
  readonly game: string;
  readonly rules: number;
  readonly seats: number;
  readonly names: readonly string[];
  readonly options: Readonly<Record<string, Json>>;
  readonly commitment: string; // what the table saw before the first move
  readonly seed: string | null; // null while the match is not over and the seed is still a secret
  readonly words: readonly string[]; // the players' own contributions to the seed
  readonly entries: readonly Entry[];
  readonly hash: string | null; // of the state after the last entry, where the seed is known
}

/** Writes a table down. Without `seed: true` the seed of an unfinished match is left out. Without a witness it is a `halcyon/1`. */
export function recordOf<T extends GameTypes>(
  table: Table<T>,
  names: readonly string[],
  tell: { seed: boolean },
  witness?: Witness,
): MatchRecord {
  const { seats, options, rules, seed, words } = table.beginning;
  const open = tell.seed || table.state.open.length === 0;
  return {
    format: witness ? 'halcyon/2' : 'halcyon/1',
    game: table.game.id,
    rules,
    seats,
    names,
    options,
    commitment: commitmentTo(seed),
    seed: open ? seed : null,
    words,
    entries: table.entries.slice(),
    hash: open ? hash(table.state) : null,
    ...witness,
  };
}

type Shape = { readonly [key: string]: unknown };

/** Reads one field after another of a value that came from outside, and says where something is wrong. */
function fieldsOf(value: unknown, where: string, format: Format) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Complaint(`${where} should be an object.`);
  const shape: Shape = { ...value };
  const wrong = (key: string, should: string): never => {
    const is = key in shape ? `it is ${JSON.stringify(shape[key])?.slice(0, 60)}` : 'it is missing';
    throw new Complaint(`${where}: "${key}" should be ${should}; ${is}.`);
  };
  return {
    shape,
    wrong,
    text: (key: string, ok: (text: string) => boolean, should: string): string => {
      const field = shape[key];
      return typeof field === 'string' && ok(field) ? field : wrong(key, should);
    },
    whole: (key: string, min: number): number => {
      const field = shape[key];
      return typeof field === 'number' && Number.isSafeInteger(field) && field >= min ? field : wrong(key, `a whole number from ${min} up`);
    },
    texts: (key: string): readonly string[] => {
      const field = shape[key];
      return Array.isArray(field) && field.every((item) => typeof item === 'string') ? field : wrong(key, 'a list of texts');
    },
    only: (keys: readonly string[]): void => {
      const extra = Object.keys(shape).find((key) => !keys.includes(key));
      if (extra !== undefined) throw new Complaint(`${where}: "${extra}" is not part of the format ${format}.`);
    },
  };
}

function parseEntry(value: unknown, at: number, format: Format): Entry {
  const where = `entry ${at}`;
  const f = fieldsOf(value, where, format);
  if ('undo' in f.shape) {
    f.only(['undo', 'by', 'granted']);
    const undo = f.whole('undo', 0);
    if (undo >= at) f.wrong('undo', `the number of an earlier entry`);
    const by = f.whole('by', 0);
    if (!('granted' in f.shape)) return { undo, by };
    const { granted } = f.shape;
    const isSeat = (seat: unknown): seat is number => typeof seat === 'number' && Number.isSafeInteger(seat) && seat >= 0;
    return Array.isArray(granted) && granted.every(isSeat) ? { undo, by, granted } : f.wrong('granted', 'a list of seats');
  }
  f.only(['decision', 'move', 'forced']);
  const decision = f.whole('decision', 0);
  const { move, forced } = f.shape;
  if (!isJson(move)) return f.wrong('move', 'a move');
  if (!('forced' in f.shape)) return { decision, move };
  return forced === true ? { decision, move, forced } : f.wrong('forced', 'true, or left out');
}

function parseKeeping(value: unknown, at: number): Keeping {
  const f = fieldsOf(value, `keeping ${at}`, 'halcyon/2');
  const [seat, from] = [f.whole('seat', 0), f.whole('from', 0)];
  const { by, why } = f.shape;
  if (by === 'person') {
    f.only(['seat', 'from', 'by']);
    return { seat, from, by };
  }
  f.only(['seat', 'from', 'by', 'why']);
  const reason = WHYS.find((each) => each === why);
  if (by !== 'bot') return f.wrong('by', 'person or bot');
  return reason ? { seat, from, by, why: reason } : f.wrong('why', WHYS.join(', '));
}

function parseWitness({ shape, wrong }: ReturnType<typeof fieldsOf>): Witness {
  const { kept, pledges } = shape;
  if (!Array.isArray(kept)) return wrong('kept', 'a list');
  const isPledge = (pledge: unknown): pledge is string | null => pledge === null || (typeof pledge === 'string' && isHash(pledge));
  if (!Array.isArray(pledges) || !pledges.every(isPledge)) return wrong('pledges', 'a list of 64 hex digits or null');
  return { kept: kept.map(parseKeeping), pledges };
}

const isHash = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);
const FIELDS = ['format', 'game', 'rules', 'seats', 'names', 'options', 'commitment', 'seed', 'words', 'entries', 'hash'];

/** Reads a record from text. Throws a Complaint that says what is wrong and where, if it is damaged or something else altogether. */
export function parseRecord(text: string): MatchRecord {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Complaint(`This is not a record: it is not JSON (${error instanceof Error ? error.message : 'unreadable'}).`);
  }
  if (!isJson(value)) throw new Complaint('This is not a record: it is nested too deeply.');
  const named = fieldsOf(value, 'the record', 'halcyon/2').shape.format;
  const format = FORMATS.find((each) => each === named);
  if (!format) {
    const is = typeof named === 'string' ? `its format is "${named}"` : 'it names no format';
    throw new Complaint(`This is not a record of the format ${FORMATS.join(' or ')}: ${is}.`);
  }
  const f = fieldsOf(value, 'the record', format);
  f.only(format === 'halcyon/2' ? [...FIELDS, 'kept', 'pledges'] : FIELDS);
  const seats = f.whole('seats', 1);
  const names = f.texts('names');
  if (names.length !== seats) f.wrong('names', `a list of ${seats} names, one per seat`);
  const { options, entries } = f.shape;
  if (typeof options !== 'object' || options === null || Array.isArray(options) || !isJson(options)) return f.wrong('options', 'an object');
  if (!Array.isArray(entries)) return f.wrong('entries', 'a list');
  return {
    format,
    game: f.text('game', (t) => t.length > 0, 'the id of a game'),
    rules: f.whole('rules', 1),
    seats,
    names,
    options: options as Readonly<Record<string, Json>>,
    commitment: f.text('commitment', isHash, '64 hex digits'),
    seed: f.shape.seed === null ? null : f.text('seed', isSeed, '64 hex digits, or null'),
    words: f.texts('words'),
    entries: entries.map((entry, at) => parseEntry(entry, at, format)),
    hash: f.shape.hash === null ? null : f.text('hash', isHash, '64 hex digits, or null'),
    ...(format === 'halcyon/2' ? parseWitness(f) : {}),
  };
}

/** A record as the text of a file: one field a line, and one entry a line. */
export function recordText(record: MatchRecord): string {
  const fields = Object.entries(record).map(([name, value]) => {
    const text = name === 'entries' ? linesOf(record.entries) : JSON.stringify(value);
    return ` ${JSON.stringify(name)}: ${text}`;
  });
  return `{\n${fields.join(',\n')}\n}\n`;
}

const linesOf = (entries: readonly Entry[]): string =>
  entries.length === 0 ? '[]' : `[\n${entries.map((entry) => `  ${JSON.stringify(entry)}`).join(',\n')}\n ]`;

/** Plays the first `upTo` entries of a record again, checking each at the same door as a live answer. Throws a Complaint at the first that fails. */
export function replay<T extends GameTypes>(game: Game<T>, record: MatchRecord, upTo = record.entries.length): Table<T> {
  const { seed, seats, options, words, rules } = record;
  if (record.game !== game.id) throw new Complaint(`This is a record of "${record.game}", not of ${game.about.title}.`);
  if (seed === null) throw new Complaint('This record cannot be replayed: its match was not over, so its seed is still a secret.');
  if (rules > game.rules) throw new Complaint(`This record was played under rules ${rules}; this version knows rules up to ${game.rules}.`);
  const table = begin(game, { seats, options, seed, words, rules });
  for (const [i, entry] of record.entries.slice(0, upTo).entries()) redo(table, entry, i, record);
  return table;
}

function redo<T extends GameTypes>(table: Table<T>, entry: Entry, at: number, record: MatchRecord): void {
  if (!isUndo(entry)) {
    const decision = entry.forced && table.state.open.find((d) => d.id === entry.decision);
    if (decision && forcedMove(table, decision) === undefined) {
      throw new Complaint(`Entry ${at} is not possible: it claims to be forced, but seat ${decision.seat} had to be asked.`);
    }
    const taken = answer(table, entry.decision, entry.move, undefined, entry.forced === true);
    if (!taken.ok) throw new Complaint(`Entry ${at} is not possible: ${taken.because}`);
    return;
  }
  const offer = canUndo(table, entry.by);
  if (offer.to !== entry.undo) throw new Complaint(`Entry ${at} is not possible: seat ${entry.by} cannot go back to entry ${entry.undo}.`);
  if (!offer.free && !entry.granted) throw new Complaint(`Entry ${at} is not possible: going back was not free. ${offer.because}`);
  if (!offer.free) checkConsent(entry, at, record);
  goBack(table, entry.undo, entry.by, entry.granted);
}

/** Everybody who had a say when it was taken back must have agreed. A record without a witness cannot tell who that was. */
function checkConsent({ by, granted = [] }: UndoEntry, at: number, { kept, names }: MatchRecord): void {
  if (!kept) return;
  for (const [seat, name] of names.entries()) {
    const keeping = kept.findLast((each) => each.seat === seat && each.from <= at);
    const hasASay = keeping && (keeping.by === 'person' || keepsTheSay(keeping.why));
    if (hasASay && seat !== by && !granted.includes(seat))
      throw new Complaint(
        `Entry ${at} is not possible: going back was not free, and ${name || `seat ${seat}`} had a say and did not agree.`,
      );
  }
}

/** Everybody's seat was kept by somebody from the first entry on, in the order of the entries, and no word is another than was promised. */
function checkWitness({ seats, entries, words, kept, pledges = [] }: MatchRecord): void {
  if (!kept) return;
  let last = 0;
  for (const { seat, from } of kept) {
    if (seat >= seats || from < last || from > entries.length) throw new Complaint('Who kept which seat does not fit the entries.');
    last = from;
  }
  for (let seat = 0; seat < seats; seat++)
    if (!kept.some((each) => each.seat === seat && each.from === 0))
      throw new Complaint(`Nobody is said to have kept seat ${seat} at the beginning.`);
  if (pledges.length !== seats) throw new Complaint(`There should be ${seats} pledges, one per seat.`);
  for (const [seat, pledge] of pledges.entries()) {
    const word = words[seat] ?? '';
    if (pledge !== null && word !== '' && pledgeTo(word) !== pledge)
      throw new Complaint(`The word of seat ${seat} is not the one that was promised.`);
  }
}

/** Checks a record from end to end: the commitment fits the seed, every entry was legal, and the last state is the one it claims. */
export function verify<T extends GameTypes>(game: Game<T>, record: MatchRecord): Table<T> {
  if (record.seed !== null && commitmentTo(record.seed) !== record.commitment) {
    throw new Complaint('The seed is not the one the table was promised: it does not fit the commitment.');
  }
  checkWitness(record);
  const table = replay(game, record);
  if (record.hash !== null && hash(table.state) !== record.hash) {
    throw new Complaint('The moves lead to another end than the record claims: the hash of the last state differs.');
  }
  return table;
}

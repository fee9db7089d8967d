/** What the laws share: the match being tried, the count of what was tried, and how a broken law is reported. */
import type { Sfc32 } from '../chance.js';
import type { Game, GameTypes, Seat, State } from '../game.js';
import { canonical, same } from '../json.js';
import type { AnswerEntry, Table } from '../play.js';
import type { Law } from './mend.js';
import type { PersistentPlaces } from './sharing.js';

/** How often each law was really put to the test; a law never tried has not been shown. */
export interface LawCounts {
  matches: number;
  decisions: number;
  refusals: number;
  imagined: number;
  varied: number; // imagined worlds that differ from the real one in something hidden
  dreams: number; // ... and from another one imagined from the same view
  twins: number; // moves played in two worlds that a seat cannot tell apart
  reveals: number; // ... after which it could, by an event that may tell
  choices: number; // secret choices whose alternative looked the same to another seat
  commuted: number;
  undone: number;
}

/** Two worlds that one seat cannot tell apart: the real one and one imagined from its view. */
export interface Twin<T extends GameTypes> {
  readonly seat: Seat | null;
  readonly world: State<T>;
  left: number; // moves until it is replaced by a fresh one
}

export interface LawRun<T extends GameTypes> {
  readonly game: Game<T>;
  readonly table: Table<T>;
  readonly names: readonly string[];
  readonly dice: Sfc32;
  readonly clauses: ReadonlySet<string>;
  readonly tried: LawCounts;
  readonly kept: [State<T>, string][];
  readonly spoken: Spoken[];
  readonly places: PersistentPlaces; // that may be shared by copies
  readonly positions: string[]; // canonical states after 0, 1, 2 … entries
  twins: Twin<T>[];
  shadow: State<T>; // the state once sent through JSON, played along
  undos: number;
  readonly early: number; // so many entries are early
  thorough: boolean; // whether this position gets the costly checks too: early ones all do, later ones more and more seldom
  attempt: AnswerEntry | null; // in progress, so that a rule that throws can be shown
  world: string; // in which it is being played just now: REAL, or what it is instead
  clock: number; // the game's own time at the last entry
}

export const REAL = 'the real one';

/** Plays in another world. If a law is broken there, `run.world` still says where. */
export function inWorld<T extends GameTypes, R>(run: LawRun<T>, world: string, deed: () => R): R {
  const before = run.world;
  run.world = world;
  const result = deed();
  run.world = before;
  return result;
}

export const hearers = (seat: Seat | null): string => (seat === null ? "a spectator's" : `seat ${seat}'s`);
export const hearer = (seat: Seat | null): string => (seat === null ? 'a spectator' : `seat ${seat}`);
export const imaginedFrom = (seat: Seat | null): string => `imagined from ${hearers(seat)} view`;

/** An event as it was when it was told. */
export interface Spoken {
  readonly event: object;
  readonly said: string;
  readonly entry: number; // -1: setup
}

/** A law is broken here; the record is added where the match is known. */
export class Broken extends Error {
  readonly law: Law;
  constructor(law: Law, detail: string) {
    super(detail);
    this.law = law;
  }
}

export function demand(holds: boolean, law: Law, detail: () => string): void {
  if (!holds) throw new Broken(law, detail());
}

export const brief = (value: unknown): string => {
  if (value === undefined) return 'nothing';
  const text = canonical(value);
  return text.length > 300 ? `${text.slice(0, 300)}…` : text;
};

/** Where two values differ first, or nothing if they are the same. */
export const gapBetween = (a: unknown, b: unknown): string => (same(a, b) ? '' : firstDifference(a, b));

/** Where two values differ first, as a path, for messages. */
export function firstDifference(a: unknown, b: unknown, path = ''): string {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) {
    return same(a, b) ? '' : `${path || 'value'}: ${brief(a)} against ${brief(b)}`;
  }
  const left: Record<string, unknown> = { ...a };
  const right: Record<string, unknown> = { ...b };
  for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
    const found = firstDifference(left[key], right[key], path ? `${path}.${key}` : key);
    if (found) return found;
  }
  return '';
}

/** Where a value is no plain JSON, and what is there instead, or nothing if it is. */
export function oddityIn(value: unknown, path = ''): string {
  const at = path || 'it';
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return '';
  if (typeof value === 'number') return Number.isFinite(value) ? '' : `${at} is ${value}`;
  if (typeof value !== 'object') return value === undefined ? `${at} is undefined` : `${at} is a ${typeof value}`;
  const proto: unknown = Object.getPrototypeOf(value);
  if (!Array.isArray(value) && proto !== Object.prototype) return `${at} is a ${value.constructor?.name ?? 'thing without a prototype'}`;
  for (const [key, inner] of Object.entries(value)) {
    const found = oddityIn(inner, path ? `${path}.${key}` : key);
    if (found) return found;
  }
  return '';
}

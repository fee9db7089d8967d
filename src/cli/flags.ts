/** What people write on the command line or type when asked, turned into what the engine wants. Both go through the same readers. */
import { availableParallelism } from 'node:os';
import { STEPS } from '../bots/index.js';
import { BIRDS } from '../bots/names.js';
import { Complaint } from '../engine/complaint.js';
import type { AnyGame, Json } from '../engine/game.js';
import { checkSeats, readOption } from '../engine/options.js';
import { newSeed, type Seed, seedFrom } from '../engine/seed.js';
import { printable } from './layout.js';

const MOST_WORKERS = 256;

export type GivenOptions = Readonly<Record<string, Json>>;

/** The numbers from 0 up are written with digits only: no 1e3, no 2.0, no blank. */
export function readWhole(text: string, what: string, min: number, max: number = Number.MAX_SAFE_INTEGER): number {
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (number >= min && number <= max) return number;
  const range = max === Number.MAX_SAFE_INTEGER ? `from ${min} up` : `from ${min} to ${max}`;
  throw new Complaint(`${what} should be a whole number ${range}, not "${text}".`);
}

/** Worker threads: one per core where nothing is said, 0 for none. */
export const readWorkers = (text: string | undefined): number =>
  text === undefined ? availableParallelism() : readWhole(text, 'The number of workers', 0, MOST_WORKERS);

export function readSeats(game: AnyGame, text: string): number {
  return checkSeats(game, /^\d+$/.test(text) ? Number(text) : text);
}

/** Two, where the game allows it: the table a person most often wants to try. */
export const usualSeats = (game: AnyGame): number => Math.min(game.seats.max, Math.max(game.seats.min, 2));

export function readOptions(game: AnyGame, texts: readonly string[]): GivenOptions {
  return Object.fromEntries(texts.map((text) => readOption(game, text)));
}

export const readSeed = (text: string | undefined): Seed => (text === undefined ? newSeed() : seedFrom(text));

const commas = (text: string): string[] => text.split(',').map((part) => part.trim());

/** The bots that people are offered, from weak to strong, for help texts and questions. */
export const ALL_BOTS = STEPS.join(', ');

/** The name of a bot per seat, as `known` knows it; a single one is meant for all of them. */
export function readBots<Name extends string>(text: string, seats: number, known: (name: string) => Name): readonly Name[] {
  const named = commas(text).map(known);
  const [first] = named;
  if (first !== undefined && named.length === 1) return Array.from({ length: seats }, () => first);
  if (named.length === seats) return named;
  throw new Complaint(`${named.length} bots are named for ${seats} bot seats. Name one for all of them, or one for each.`);
}

const PEOPLE = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn'];
const LONGEST_NAME = 20;

/** A name per seat: the given ones first, usual ones for the rest. People sit before bots. */
export function readNames(text: string, people: number, seats: number): readonly string[] {
  const given = commas(text).filter((name) => name !== '');
  if (given.length > seats) throw new Complaint(`${given.length} names are given for ${seats} seats.`);
  const free = (names: readonly string[]) => names.filter((name) => !given.includes(name));
  const usual = [...free(PEOPLE).slice(0, people), ...free(BIRDS).slice(0, seats - people)];
  const names = usual.map((name, seat) => readName(given[seat] ?? name));
  const twice = names.find((name, seat) => names.indexOf(name) !== seat);
  if (twice !== undefined) throw new Complaint(`Two players are called ${twice}. Give them different names.`);
  return names;
}

/** A name as everybody at the table may have to type and read it. */
export function readName(text: string): string {
  const name = printable(text);
  if (name !== '' && !/[\p{L}\p{N}\p{P}\p{S}]/u.test(name)) throw new Complaint('A name needs something to see.');
  if (name !== '' && [...name].length <= LONGEST_NAME) return name;
  throw new Complaint(`A name has 1 to ${LONGEST_NAME} letters; "${name}" has ${[...name].length}.`);
}

/** For flags that may be given several times. */
export const collect = (text: string, before: readonly string[] = []): readonly string[] => [...before, text];

/** A plan: which game at which tables with which bots and options, how often and from which seed. Checked once, in whole sentences. */
import { measuredBot } from '../bots/index.js';
import { Complaint } from '../engine/complaint.js';
import type { Game, GameTypes, Json } from '../engine/game.js';
import { isJson } from '../engine/json.js';
import { checkOptions, checkSeats } from '../engine/options.js';
import { type Seed, seedFrom, subSeed } from '../engine/seed.js';
import { gameById, games, type Shelf } from '../games/index.js';
import { nearest } from '../games/nearest.js';

export type PlanOptions = Readonly<Record<string, Json>>;

/** As it is written down. Every field but the game may be left out. */
export interface WrittenPlan {
  readonly game: string;
  readonly seats?: number | readonly number[];
  readonly bots?: string | readonly (string | readonly string[])[]; // line-ups: one bot for all seats, or several who take turns round the table
  readonly options?: Readonly<Record<string, PlanOptions>>; // the sets to compare, by name; the first is what the others are compared with
  readonly matches?: number; // at each table
  readonly seed?: string;
  readonly percent?: number; // of their iterations that the bots get
}

export interface OptionSet {
  readonly name: string;
  readonly options: PlanOptions; // only what is not left at its default
}

export interface Plan {
  readonly game: Game<GameTypes>;
  readonly seats: readonly number[];
  readonly bots: readonly (readonly string[])[];
  readonly sets: readonly OptionSet[];
  readonly matches: number;
  readonly seed: Seed;
  readonly percent: number;
}

/** One table of a plan: so many seats, these bots, these options. Match n has the same seed at all tables, so that they can be compared in pairs. */
export interface Cell {
  readonly index: number;
  readonly seats: number;
  readonly bots: readonly string[]; // as many as there are seats
  readonly mixed: boolean; // the bots differ and change seats from match to match
  readonly set: string;
  readonly options: PlanOptions;
}

const FIELDS = ['game', 'seats', 'bots', 'options', 'matches', 'seed', 'percent'] as const;
export const DEFAULT_SET = 'default';
const MOST_MATCHES = 10_000_000;

export function parsePlan(text: string, shelf: Shelf = games): Plan {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Complaint(`The plan is not JSON: ${error instanceof Error ? error.message : String(error)}.`);
  }
  return checkPlan(value, shelf);
}

export function checkPlan(value: unknown, shelf: Shelf = games): Plan {
  const fields = fieldsOf(value, 'The plan');
  const unknown = Object.keys(fields).find((key) => !FIELDS.some((field) => field === key));
  if (unknown !== undefined) {
    const guess = nearest(unknown, FIELDS);
    throw new Complaint(
      `A plan has no field "${unknown}".${guess ? ` Did you mean "${guess}"?` : ''} Its fields are: ${FIELDS.join(', ')}.`,
    );
  }
  if (typeof fields.game !== 'string')
    throw new Complaint(`The plan should say which game, for instance "game": "bird"; it says ${show(fields.game)}.`);
  const game = gameById(fields.game, shelf);
  const plan: Plan = {
    game,
    seats: seatsOf(game, fields.seats),
    bots: lineUpsOf(fields.bots),
    sets: setsOf(fields.options),
    matches: wholeOf(fields.matches ?? 1000, 'matches', 1, MOST_MATCHES),
    seed: seedFrom(textOf(fields.seed ?? 'lab', 'seed')),
    percent: wholeOf(fields.percent ?? 100, 'percent', 1, 1000),
  };
  cellsOf(plan);
  return plan;
}

const show = (value: unknown): string => (value === undefined ? 'nothing' : (JSON.stringify(value)?.slice(0, 60) ?? typeof value));

function fieldsOf(value: unknown, what: string): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Complaint(`${what} should be an object in braces; it is ${show(value)}.`);
  return { ...value };
}

function textOf(value: unknown, field: string): string {
  if (typeof value === 'string') return value;
  throw new Complaint(`"${field}" should be words in quotes; it is ${show(value)}.`);
}

function wholeOf(value: unknown, field: string, min: number, max: number): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) return value;
  throw new Complaint(`"${field}" should be a whole number from ${min} to ${max}; it is ${show(value)}.`);
}

function seatsOf(game: Game<GameTypes>, value: unknown): readonly number[] {
  const all = value === undefined ? [Math.min(game.seats.max, Math.max(game.seats.min, 2))] : Array.isArray(value) ? value : [value];
  if (all.length === 0) throw new Complaint('"seats" is an empty list. Name one number of players at least.');
  return once(
    all.map((seats) => checkSeats(game, seats)),
    'seats',
  );
}

function lineUpsOf(value: unknown): readonly (readonly string[])[] {
  const all: readonly unknown[] = value === undefined ? ['sensible'] : Array.isArray(value) ? value : [value];
  if (all.length === 0) throw new Complaint('"bots" is an empty list. Name one bot at least.');
  const lineUps = all.map((lineUp) => (Array.isArray(lineUp) ? lineUp : [lineUp]).map(botIn));
  once(
    lineUps.map((lineUp) => lineUp.join(', ')),
    'bots',
  );
  if (lineUps.some((lineUp) => lineUp.length === 0)) throw new Complaint('A list of bots in "bots" is empty. Name who sits at the table.');
  return lineUps;
}

function botIn(name: unknown): string {
  if (typeof name !== 'string') throw new Complaint(`"bots" should be names of bots; ${show(name)} is none.`);
  return measuredBot(name);
}

function setsOf(value: unknown): readonly OptionSet[] {
  if (value === undefined) return [{ name: DEFAULT_SET, options: {} }];
  const sets = Object.entries(fieldsOf(value, '"options"')).map(([name, chosen]) => {
    const options: Record<string, Json> = {};
    for (const [key, option] of Object.entries(fieldsOf(chosen, `The set of options "${name}"`))) {
      if (!isJson(option)) throw new Complaint(`Option "${key}" of the set "${name}" cannot be ${show(option)}.`);
      options[key] = option;
    }
    return { name, options };
  });
  if (sets.length === 0) throw new Complaint('"options" names no set. Write for instance {"default": {}, "dear gold": {"goldCost": 3}}.');
  return sets;
}

function once<X>(values: readonly X[], field: string): readonly X[] {
  const twice = values.find((value, i) => values.indexOf(value) !== i);
  if (twice !== undefined) throw new Complaint(`"${field}" names ${show(twice)} twice.`);
  return values;
}

/** All tables of a plan. A line-up of more bots than there are seats is left out there, but it must fit somewhere. */
export function cellsOf({ game, seats, bots, sets }: Plan): readonly Cell[] {
  const most = Math.max(...seats);
  const wide = bots.find((lineUp) => lineUp.length > most);
  if (wide) throw new Complaint(`${wide.join(', ')} are ${wide.length} bots, but the plan has no table for more than ${most}.`);
  const cells: Cell[] = [];
  for (const table of seats) {
    for (const lineUp of bots.filter(({ length }) => length <= table)) {
      for (const { name, options } of sets) {
        checkSet(game, table, name, options);
        const sitting = Array.from({ length: table }, (_, seat) => lineUp[seat % lineUp.length] ?? '');
        cells.push({ index: cells.length, seats: table, bots: sitting, mixed: new Set(sitting).size > 1, set: name, options });
      }
    }
  }
  return cells;
}

function checkSet(game: Game<GameTypes>, seats: number, name: string, options: PlanOptions): void {
  try {
    checkOptions(game, seats, options);
  } catch (error) {
    if (!(error instanceof Complaint)) throw error;
    throw new Complaint(`The set of options "${name}" does not go with ${seats} ${seats === 1 ? 'seat' : 'seats'}. ${error.message}`);
  }
}

/** The plan as it is written into a result folder: everything said, so that it reads the same when defaults change. */
export function writtenPlan({ game, seats, bots, sets, matches, seed, percent }: Plan): WrittenPlan & { readonly rules: number } {
  const options = Object.fromEntries(sets.map((set) => [set.name, set.options]));
  return {
    game: game.id,
    rules: game.rules,
    seats,
    bots: bots.map((lineUp) => (lineUp.length === 1 ? (lineUp[0] ?? '') : lineUp)),
    options,
    matches,
    seed,
    percent,
  };
}

/** One match to play. Everything in it can be sent to another thread or machine. */
export interface MatchJob {
  readonly game: string;
  readonly rules: number; // under which it is to be played
  readonly cell: number;
  readonly match: number;
  readonly lineUp: readonly string[];
  readonly options: PlanOptions;
  readonly seed: Seed;
  readonly effort: number;
}

export function jobOf({ game, seed, percent }: Plan, cell: Cell, match: number): MatchJob {
  const lineUp = cell.bots.map((_, seat) => cell.bots[(seat + match) % cell.seats] ?? '');
  return {
    game: game.id,
    rules: game.rules,
    cell: cell.index,
    match,
    lineUp,
    options: cell.options,
    seed: subSeed(seed, `match ${match}`),
    effort: percent / 100,
  };
}

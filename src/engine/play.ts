/** The referee: one match as a fold over its record. Every answer comes through this door and nowhere else is legality decided. */
import type { EntryChance } from './chance.js';
import { type Checkpoints, isWanted, keep, newCheckpoints } from './checkpoints.js';
import { cloneOf } from './clone.js';
import { close } from './decisions.js';
import type { Audience, Chance, Decision, Effects, Game, GameTypes, Json, Seat, State } from './game.js';
import { isJson, same } from './json.js';
import { checkOptions, checkSeats } from './options.js';
import { chanceOf, type Seed } from './seed.js';
import { mine } from './view.js';
import { type TouchWatch, watchMine, watchState } from './watch.js';

/** What a match begins with. Equal beginnings and equal entries give equal matches, for ever. */
export interface Beginning<T extends GameTypes> {
  readonly seats: number;
  readonly options: T['options'];
  readonly rules: number;
  readonly seed: Seed;
  readonly words: readonly string[]; // the players' own contributions to the seed
}

/** One line of the record. A decision with a single legal answer may be played for its seat; it is recorded all the same. */
export type Entry = AnswerEntry | UndoEntry;
export interface AnswerEntry {
  readonly decision: number;
  readonly move: Json;
  readonly forced?: true;
}
/** Goes back to before entry `undo`. `granted` lists the seats that agreed, where it was not free. */
export interface UndoEntry {
  readonly undo: number;
  readonly by: Seat;
  readonly granted?: readonly Seat[];
}

/** An event and who heard it: everybody, or one seat alone while the rest heard `others`. */
export interface Told<T extends GameTypes> {
  readonly event: T['event'];
  readonly only: Seat | null;
  readonly others: T['event'] | null;
}

/** What became of one entry. `free`: nobody learned anything through it, so it may be taken back without asking. */
export interface PlayedStep<T extends GameTypes> {
  readonly seat: Seat;
  readonly kind: T['kind'] | 'setup' | 'undo';
  readonly told: readonly Told<T>[];
  readonly free: boolean;
  readonly asked?: number; // of going back: the number of the first question that it asked again
}

export interface Table<T extends GameTypes> {
  readonly game: Game<T>;
  readonly beginning: Beginning<T>;
  readonly opening: PlayedStep<T>; // what setup told
  readonly entries: Entry[];
  readonly steps: PlayedStep<T>[]; // one per entry
  readonly chance: (entry: number) => EntryChance;
  readonly checkpoints: Checkpoints<T> | null; // null: it is only played on, never back
  state: State<T>;
}

/** Why an answer was not taken. `clause` is there when a rule of the game forbids it. */
export interface NotTaken {
  readonly ok: false;
  readonly why: 'over' | 'stale' | 'unknown' | 'not-yours' | 'illegal';
  readonly because: string;
  readonly clause?: string;
}
export type Taken = { readonly ok: true; readonly entry: number };

/** Plays one legal answer in place: the inner loop of search, bots, tests and the referee alike. */
export function step<T extends GameTypes>(game: Game<T>, s: State<T>, decision: Decision<T['kind']>, move: T['move'], x: Effects<T>): void {
  close(s, decision);
  game.apply(s, decision, move, x);
}

/** Effects that write down everything told. */
export function listen<T extends GameTypes>(chance: Chance, told: Told<T>[]): Effects<T> {
  return {
    chance,
    tell(event) {
      told.push({ event, only: null, others: null });
    },
    whisper(seat, event, tableSees) {
      told.push({ event, only: seat, others: tableSees });
    },
  };
}

/** The event as a seat heard it, or null if it heard nothing. */
export function heard<T extends GameTypes>(told: Told<T>, seat: Seat | null): T['event'] | null {
  return told.only === null || told.only === seat ? told.event : told.others;
}

/** Who may learn something hidden through an event, or null if it tells nothing hidden. */
export function audienceOf<T extends GameTypes>(game: Game<T>, event: T['event']): Audience | null {
  const reveals: { readonly [type: string]: Audience | undefined } = game.reveals;
  return reveals[event.type] ?? null;
}

/** The first state of a match, and what its setup told. */
export function setUp<T extends GameTypes>(
  game: Game<T>,
  beginning: Beginning<T>,
  chance: EntryChance,
): readonly [State<T>, PlayedStep<T>] {
  const told: Told<T>[] = [];
  const state = game.setup(beginning, listen(chance, told));
  chance.end();
  return [state, { seat: 0, kind: 'setup', told, free: false }];
}

/** Opens a table. Throws a Complaint if the game is not made for so many seats or such options. */
export function begin<T extends GameTypes>(
  game: Game<T>,
  wish: { seats: number; options?: Readonly<Record<string, unknown>>; seed: Seed; words?: readonly string[]; rules?: number },
): Table<T> {
  const seats = checkSeats(game, wish.seats);
  const { rules = game.rules } = wish;
  const beginning: Beginning<T> = {
    seats,
    options: checkOptions(game, seats, wish.options ?? {}, rules),
    rules,
    seed: wish.seed,
    words: wish.words ?? [],
  };
  const chance = chanceOf(beginning.seed, beginning.words);
  const [state, opening] = setUp(game, beginning, chance(0));
  return { game, beginning, opening, entries: [], steps: [], chance, checkpoints: newCheckpoints(), state };
}

function carryOut<T extends GameTypes>(table: Table<T>, entry: number, decision: Decision<T['kind']>, move: T['move']): PlayedStep<T> {
  const { game, state } = table;
  const chance = table.chance(entry + 1);
  const told: Told<T>[] = [];
  const watch: TouchWatch = { touched: false };
  close(state, decision);
  game.apply(game.facts.hides ? watchState(state, decision.seat, watch) : state, decision, move, listen(chance, told));
  chance.end();
  const free = chance.drawn === 0 && !watch.touched && told.every((t) => t.only === null && audienceOf(game, t.event) === null);
  return { seat: decision.seat, kind: decision.kind, told, free };
}

/** Finds the open decision an answer is meant for, or says why it cannot be answered. */
function findDecision<T extends GameTypes>(table: Table<T>, id: number, seat: Seat | undefined): Decision<T['kind']> | NotTaken {
  const { open, asked } = table.state;
  const decision = open.find((d) => d.id === id);
  if (decision) {
    if (seat === undefined || seat === decision.seat) return decision;
    return { ok: false, why: 'not-yours', because: 'This question is for another seat.' };
  }
  if (open.length === 0) return { ok: false, why: 'over', because: 'The match is over; nothing is left to decide.' };
  if (Number.isInteger(id) && id >= 0 && id < asked)
    return { ok: false, why: 'stale', because: 'This question has already been answered.' };
  return { ok: false, why: 'unknown', because: 'This question has not been asked.' };
}

function refusalOf<T extends GameTypes>(table: Table<T>, decision: Decision<T['kind']>, wanted: unknown): NotTaken {
  const { game, state } = table;
  let found: NotTaken = { ok: false, why: 'illegal', because: 'That is not one of the possible answers to this question.' };
  game.moves(state.shared, mine(state, decision.seat), decision, (move, { because, clause }) => {
    if (same(move, wanted)) found = { ok: false, why: 'illegal', because, clause };
  });
  if (found.clause !== undefined || !isJson(wanted)) return found;
  const otherwise = game.otherwise?.(decision, wanted);
  return otherwise ? { ok: false, why: 'illegal', ...otherwise } : found;
}

/** Takes an answer, or says why not. `seat`, where known, must be the one that was asked. */
export function answer<T extends GameTypes>(table: Table<T>, id: number, wanted: unknown, seat?: Seat, forced = false): Taken | NotTaken {
  const decision = findDecision(table, id, seat);
  if ('ok' in decision) return decision;
  const moves = movesOf(table, decision);
  const move = moves.find((legal) => legal === wanted) ?? (isJson(wanted) ? moves.find((legal) => same(legal, wanted)) : undefined);
  if (move === undefined) return refusalOf(table, decision, wanted);
  return append(table, decision, move, forced);
}

function append<T extends GameTypes>(table: Table<T>, decision: Decision<T['kind']>, move: T['move'], forced: boolean): Taken {
  const entry = table.entries.length;
  const { checkpoints } = table;
  if (checkpoints) {
    if (!forced && isWanted(checkpoints)) keep(checkpoints, entry, cloneOf(table.game, table.state));
    checkpoints.depth++;
  }
  const done = carryOut(table, entry, decision, move);
  table.entries.push(forced ? { decision: decision.id, move, forced: true } : { decision: decision.id, move });
  table.steps.push(done);
  return { ok: true, entry };
}

/** The legal answers to an open decision. */
export function movesOf<T extends GameTypes>(table: Table<T>, decision: Decision<T['kind']>): readonly T['move'][] {
  return table.game.moves(table.state.shared, mine(table.state, decision.seat), decision);
}

/**
 * True if an answer may be given for a seat without asking it. Not where the question is veiled or its list was made by
 * looking at the seat's secrets: what was possible, and that it came at once, would give them away.
 */
export function isOpenly<T extends GameTypes>({ game, state }: Table<T>, decision: Decision<T['kind']>): boolean {
  if (decision.veiled || !game.facts.hides) return !decision.veiled;
  const watch: TouchWatch = { touched: false };
  game.moves(state.shared, watchMine(mine(state, decision.seat), watch), decision);
  return !watch.touched;
}

/** The answer that may be given for a seat because it is the only one, or undefined. */
export function forcedMove<T extends GameTypes>(table: Table<T>, decision: Decision<T['kind']>): T['move'] | undefined {
  if (decision.veiled) return undefined;
  const moves = movesOf(table, decision);
  if (moves.length !== 1) return undefined; // nearly always; to watch takes several times as long
  return isOpenly(table, decision) ? moves[0] : undefined;
}

/** Plays every decision that is forced, until a real one is open; returns how many. */
export function playForced<T extends GameTypes>(table: Table<T>): number {
  for (let played = 0; ; played++) {
    let next: readonly [Decision<T['kind']>, T['move']] | null = null;
    for (const decision of table.state.open) {
      const move = forcedMove(table, decision);
      if (move === undefined) continue;
      next = [decision, move];
      break;
    }
    if (!next) return played;
    append(table, next[0], next[1], true);
  }
}

export const isUndo = (entry: Entry): entry is UndoEntry => 'undo' in entry;

/** The numbers of the entries that still count after the first `upTo`, oldest first: what was undone is left out. */
export function liveEntries(entries: readonly Entry[], upTo = entries.length): number[] {
  const live: number[] = [];
  for (let i = 0; i < upTo; i++) {
    const entry = entries[i];
    if (entry === undefined) break;
    if (isUndo(entry)) while ((live.at(-1) ?? -1) >= entry.undo) live.pop();
    else live.push(i);
  }
  return live;
}

/** What comes onto a table next: its state afterwards, and the entries that lead there, a decision and what it forces. */
export interface Ahead<T extends GameTypes> {
  readonly state: State<T>;
  readonly entries: readonly Entry[];
  readonly steps: readonly PlayedStep<T>[];
}

/** Takes over what was played ahead on a copy of the table: nothing is played twice. */
export function goOn<T extends GameTypes>(table: Table<T>, { state, entries, steps }: Ahead<T>): void {
  const { checkpoints } = table;
  if (checkpoints) {
    if (isWanted(checkpoints)) keep(checkpoints, table.entries.length, table.state);
    checkpoints.depth += entries.length;
  }
  table.state = state;
  table.entries.push(...entries);
  table.steps.push(...steps);
}

/** Ids grow through an undo too: the questions are asked again under new ones, so that an answer on its way to the old ones is late. */
export function askAgain<T extends GameTypes>(s: State<T>, asked: number): State<T> {
  s.open = s.open.map((decision, i) => ({ ...decision, id: asked + i }));
  s.asked = asked + s.open.length;
  return s;
}

/** One match as it stands: the fold over its lines (`fold.ts`). Whatever a person may ask for is decided on it (`orders.ts`), whatever they see is made from it (`shown.ts`). */
import { botNameBeside } from '../bots/names.js';
import type { Decision, Game, GameTypes, Json, Seat } from '../engine/game.js';
import { isUndo, type Table } from '../engine/play.js';
import type { Keeping, Why, Witness } from '../engine/record.js';
import { gameById, type Shelf } from '../games/index.js';
import type { Knock } from './knocks.js';
import type { Founded, PushTarget, Taking } from './lines.js';
import { atLeastUsual, type BotName, type NoteKind, type SeatPlan } from './settings.js';

export interface Chair {
  plan: SeatPlan;
  name: string; // empty while nobody sits here
  from: string | null; // the sitter's household, hashed
  host: boolean; // the sitter had the host's token when they sat down
  token: string | null; // the hash of the sitter's token; null: nobody may speak for this seat
  word: string; // the sitter's own contribution to the seed
  pledge: string | null; // the commitment to the word, which is opened when nobody can sit down any more
  bot: { readonly name: BotName; readonly why: Why } | null; // who decides instead of a person
  here: string | null; // the server that a device of the sitter is connected to
  wentAt: number; // since when nobody was here
  fell: number; // how often in a row the clock has answered for the sitter
  spent: number; // milliseconds of thinking in the whole match
  push: PushTarget | null;
  webhook: string | null;
  hinted: number; // the question they last took a hint for; -1: none
  more: number; // the round in which they last took a minute more; -1: never
}

export interface TakeBack {
  readonly seat: Seat;
  readonly to: number; // the entry that would be undone
  readonly at: number;
  readonly granted: readonly Seat[];
}

/** The host wishes to take a seat from somebody who is there, and everybody else is asked. */
export interface Proposal {
  readonly seat: Seat; // the one to be taken
  readonly what: Taking;
  readonly by: Seat | null; // the host's own
  readonly at: number;
  readonly agreed: readonly Seat[];
}

/** A question that somebody is not asked any more: it is answered so each time. */
export interface Routine {
  readonly seat: Seat;
  readonly kind: string;
  readonly move: Json;
}

/** Something that was done to the table: `NOTES` has the words. */
export interface RoomNote {
  readonly n: number;
  readonly at: number;
  readonly what: NoteKind;
  readonly name: string; // of whom it is about, as they were called then; empty: nobody
}

export type TalkLine = { readonly n: number; readonly at: number; readonly seat: Seat } & (
  | { readonly text: string }
  | { readonly phrase: string }
);

export interface Room {
  readonly id: string;
  readonly game: Game<GameTypes>;
  founded: Founded;
  readonly chairs: Chair[];
  lines: number; // folded so far
  readonly filled: number[]; // of them by each seat, besides its moves and its coming and going
  listed: boolean;
  isPublic: boolean; // listed now or once: strangers may sit here
  table: Table<GameTypes> | null; // null until the start
  opening: number | null; // since when promised words are awaited; null: not now
  startedAt: number | null;
  kept: readonly Keeping[]; // who kept each seat from which entry on
  pledges: readonly (string | null)[]; // by seat, as they were at the beginning
  readonly times: number[]; // when each entry of the record was made
  readonly unasked: number[]; // entries that nobody was asked for, because they are routine
  readonly since: Map<number, number>; // when each open question was asked
  chargedAt: number; // up to when `spent` is counted
  takeBack: TakeBack | null;
  proposal: Proposal | null;
  routines: readonly Routine[];
  knocks: readonly Knock[];
  sentAway: readonly string[]; // tokens and households that must knock before they sit down here
  notes: readonly RoomNote[];
  talk: TalkLine[];
  saidUpTo: number; // lines of the log, up to the last thing said
  traced: boolean; // the log holds talk, addresses to write to or signs of households
  endedAt: number | null;
  closed: { readonly at: number; readonly word: string } | null; // by the operator of the server, before its end
  television: string | null; // the process that a television is connected to which shows the match
  televised: number; // how often one has come or gone
  again: readonly (boolean | null)[]; // by seat, after the end: whether they want a rematch; null: not said
  rematch: string | null;
  readonly done: Map<string, number | null>; // recent orders by seat and id, with the entry each made
}

export type Phase = 'gathering' | 'playing' | 'over';

export const RECENT_TALK = 100;

export function phaseOf({ table, closed }: Room): Phase {
  if (closed !== null) return 'over';
  return table === null ? 'gathering' : table.state.open.length > 0 ? 'playing' : 'over';
}

/** One name per seat; a chair that nobody has taken yet has a bot's. */
export function namesOf(room: Room): readonly string[] {
  const names = room.chairs.map((chair) => chair.name);
  for (const [seat, name] of names.entries()) if (name === '') names[seat] = botNameBeside(names);
  return names;
}

export const openFor = (room: Room, seat: Seat): readonly Decision[] => room.table?.state.open.filter((d) => d.seat === seat) ?? [];

/** True for an answer that nobody was asked for: the only possible one, or routine. */
export function isUnasked({ table, unasked }: Room, at: number): boolean {
  const entry = table?.entries[at];
  return (entry !== undefined && !isUndo(entry) && entry.forced === true) || unasked.includes(at);
}

/** True if a person decides for this seat now. */
export const isPersons = (chair: Chair | undefined): boolean => chair !== undefined && chair.token !== null && chair.bot === null;

export function chairAt(room: Room, seat: Seat): Chair {
  const chair = room.chairs[seat];
  if (!chair) throw new Error(`there is no seat ${seat} in this match`);
  return chair;
}

/** A word was promised here and has not been said yet. */
export const isUnopened = ({ pledge, word }: Chair): boolean => pledge !== null && word === '';

/** The bot that sits down for somebody. */
export function standInOf({ founded, isPublic }: Room): BotName {
  const { standIn } = founded.settings;
  return founded.terms !== undefined && isPublic ? atLeastUsual(standIn) : standIn;
}

/** Opens the room of a match that has just been founded. */
export function newRoom(id: string, line: Founded, shelf?: Shelf): Room {
  const chairs = line.seats.map((plan): Chair => {
    const bot = plan.kind === 'bot' ? ({ name: plan.bot, why: 'plan' } as const) : null;
    return {
      plan,
      name: '',
      from: null,
      host: false,
      token: null,
      word: '',
      pledge: null,
      bot,
      here: null,
      wentAt: line.at,
      fell: 0,
      spent: 0,
      push: null,
      webhook: null,
      hinted: -1,
      more: -1,
    };
  });
  const room: Room = {
    id,
    game: gameById(line.game, shelf),
    founded: line,
    chairs,
    lines: 1,
    filled: chairs.map(() => 0),
    listed: line.settings.listed,
    isPublic: line.settings.listed,
    table: null,
    opening: null,
    startedAt: null,
    kept: [],
    pledges: line.seats.map(() => null),
    times: [],
    unasked: [],
    since: new Map(),
    chargedAt: line.at,
    takeBack: null,
    proposal: null,
    routines: [],
    knocks: [],
    sentAway: [],
    notes: [],
    talk: [],
    saidUpTo: 0,
    traced: false,
    endedAt: null,
    closed: null,
    television: null,
    televised: 0,
    again: chairs.map(() => null),
    rematch: null,
    done: new Map(),
  };
  nameBots(room);
  return room;
}

/** Bots that have no name yet get one that nobody else has. */
export function nameBots(room: Room): void {
  for (const chair of room.chairs) if (chair.bot && chair.name === '') chair.name = botNameBeside(room.chairs.map((c) => c.name));
}

/** What a record of this match says beyond the moves; nothing where it was founded before records said so. */
export const witnessOf = ({ founded, kept, pledges }: Room): Witness | undefined =>
  founded.terms === undefined ? undefined : { kept, pledges };

/** The routines with one more, with another answer, or (`move` null) without it. */
export function withRoutine(routines: readonly Routine[], { seat, kind, move }: Routine): readonly Routine[] {
  const others = routines.filter((each) => each.seat !== seat || each.kind !== kind);
  return move === null ? others : [...others, { seat, kind, move }];
}

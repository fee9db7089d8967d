/** One match as it stands: the fold over its lines. Whatever a person may ask for is decided on it (`orders.ts`), whatever they see is made from it (`shown.ts`). */
import { botNameBeside } from '../bots/names.js';
import type { Decision, Game, GameTypes, Seat } from '../engine/game.js';
import { type Ahead, answer, begin, goOn, type Table } from '../engine/play.js';
import { goBack } from '../engine/undo.js';
import { gameById, type Shelf } from '../games/index.js';
import type { Founded, Line, LineOf, PushTarget, Why } from './lines.js';
import type { BotName, Phrase, SeatPlan } from './settings.js';

export interface Chair {
  plan: SeatPlan;
  name: string; // empty while nobody sits here
  token: string | null; // the hash of the sitter's token; null: nobody may speak for this seat
  word: string; // the sitter's own contribution to the seed
  bot: { readonly name: BotName; readonly why: Why } | null; // who decides instead of a person
  here: string | null; // the server that a device of the sitter is connected to
  wentAt: number; // since when nobody was here
  spent: number; // milliseconds of thinking in the whole match
  push: PushTarget | null;
  webhook: string | null;
}

export interface TakeBack {
  readonly seat: Seat;
  readonly to: number; // the entry that would be undone
  readonly at: number;
  readonly granted: readonly Seat[];
}

export type Talk = { readonly n: number; readonly at: number; readonly seat: Seat } & (
  | { readonly text: string }
  | { readonly phrase: Phrase }
);

export interface Room {
  readonly id: string;
  readonly game: Game<GameTypes>;
  readonly founded: Founded;
  readonly chairs: Chair[];
  lines: number; // folded so far
  readonly filled: number[]; // of them by each seat, besides its moves and its coming and going
  listed: boolean;
  table: Table<GameTypes> | null; // null until the start
  startedAt: number | null;
  readonly times: number[]; // when each entry of the record was made
  readonly since: Map<number, number>; // when each open question was asked
  chargedAt: number; // up to when `spent` is counted
  takeBack: TakeBack | null;
  talk: Talk[];
  rematch: string | null;
  readonly done: Map<string, number | null>; // recent orders by seat and id, with the entry each made
}

export type Phase = 'gathering' | 'playing' | 'over';

const RECENT_ORDERS = 200;
export const RECENT_TALK = 100;

export const phaseOf = ({ table }: Room): Phase => (table === null ? 'gathering' : table.state.open.length > 0 ? 'playing' : 'over');

/** One name per seat; a chair that nobody has taken yet has a bot's. */
export function namesOf(room: Room): readonly string[] {
  const names = room.chairs.map((chair) => chair.name);
  for (const [seat, name] of names.entries()) if (name === '') names[seat] = botNameBeside(names);
  return names;
}

export const openFor = (room: Room, seat: Seat): readonly Decision[] => room.table?.state.open.filter((d) => d.seat === seat) ?? [];

/** True if a person decides for this seat now. */
export const isPersons = (chair: Chair | undefined): boolean => chair !== undefined && chair.token !== null && chair.bot === null;

export function chairAt(room: Room, seat: Seat): Chair {
  const chair = room.chairs[seat];
  if (!chair) throw new Error(`there is no seat ${seat} in this match`);
  return chair;
}

/** Opens the room of a match that has just been founded. */
export function newRoom(id: string, line: Founded, shelf?: Shelf): Room {
  const chairs = line.seats.map((plan): Chair => {
    const bot = plan.kind === 'bot' ? ({ name: plan.bot, why: 'plan' } as const) : null;
    return { plan, name: '', token: null, word: '', bot, here: null, wentAt: line.at, spent: 0, push: null, webhook: null };
  });
  const room: Room = {
    id,
    game: gameById(line.game, shelf),
    founded: line,
    chairs,
    lines: 1,
    filled: chairs.map(() => 0),
    listed: line.settings.listed,
    table: null,
    startedAt: null,
    times: [],
    since: new Map(),
    chargedAt: line.at,
    takeBack: null,
    talk: [],
    rematch: null,
    done: new Map(),
  };
  nameBots(room);
  return room;
}

/** The room after all its lines, or null if the first is not the founding. */
export function roomFrom(id: string, lines: readonly Line[], shelf?: Shelf): Room {
  const [first, ...rest] = lines;
  if (first?.t !== 'founded') throw new Error(`match ${id} does not begin with its founding`);
  const room = newRoom(id, first, shelf);
  for (const line of rest) fold(room, line);
  return room;
}

/** Takes one more line into the room. Lines were decided by `orders.ts` or `chores.ts`, so nothing is refused here; a line that does not fit is a damaged log. */
export function fold(room: Room, line: Line): void {
  charge(room, line.at);
  const take = FOLDS[line.t] as (room: Room, line: Line) => void;
  take(room, line);
  count(room, line);
}

/** The same for the lines of an answer that was played out when it was decided on: nothing is played twice. */
export function goAhead(room: Room, lines: readonly Line[], ahead: Ahead<GameTypes>): void {
  const table = tableOf(room);
  const at = lines[0]?.at ?? room.chargedAt;
  charge(room, at); // by the questions that were open until now
  goOn(table, ahead);
  for (const line of lines) {
    if (line.t !== 'played') throw new Error('only answers are known ahead');
    wasPlayed(room, line);
    count(room, line);
  }
  nowAsks(room, table, at);
}

const FREE_OF_CHARGE: ReadonlySet<Line['t']> = new Set(['played', 'came', 'went']);

function count(room: Room, line: Line): void {
  room.lines++;
  const writer = line.t === 'undone' ? line.entry.by : 'seat' in line && !FREE_OF_CHARGE.has(line.t) ? line.seat : null;
  if (writer !== null) room.filled[writer] = (room.filled[writer] ?? 0) + 1;
  if (line.id === undefined) return;
  if (line.t === 'undone') remember(room, line.entry.by, line.id, room.times.length - 1);
  else if ('seat' in line) remember(room, line.seat, line.id, line.t === 'played' ? room.times.length - 1 : null);
}

function wasPlayed(room: Room, { seat, entry, at }: LineOf<'played'>): void {
  room.times.push(at);
  if (room.takeBack?.seat === seat && entry.forced !== true) room.takeBack = null; // who decides again has thought better of it
}

/** What follows from the position that an answer has led to. */
function nowAsks(room: Room, table: Table<GameTypes>, at: number): void {
  noteQuestions(room, at);
  if (table.state.open.length === 0) room.takeBack = null;
}

const FOLDS: { readonly [K in Line['t']]: (room: Room, line: LineOf<K>) => void } = {
  founded: () => {
    throw new Error('a match is founded once');
  },
  sat: (room, { seat, name, word, token, at }) => {
    const chair = chairAt(room, seat);
    Object.assign(chair, { name, word, token, bot: null, here: null, wentAt: at });
    nameBots(room);
  },
  renamed: (room, { seat, name }) => {
    chairAt(room, seat).name = name;
  },
  renewed: (room, { seat, token }) => {
    chairAt(room, seat).token = token;
  },
  stood: (room, { seat }) => {
    Object.assign(chairAt(room, seat), { name: '', word: '', token: null, here: null, push: null, webhook: null });
  },
  planned: (room, { seat, plan }) => {
    const bot = plan.kind === 'bot' ? { name: plan.bot, why: 'plan' } : null;
    Object.assign(chairAt(room, seat), { plan, name: '', word: '', token: null, here: null, push: null, webhook: null, bot });
    nameBots(room);
  },
  listed: (room, { listed }) => {
    room.listed = listed;
  },
  started: (room, { at, words }) => {
    for (const chair of room.chairs) {
      if (chair.token !== null || chair.bot !== null) continue;
      chair.bot = { name: chair.plan.kind === 'open' ? chair.plan.bot : room.founded.settings.standIn, why: 'plan' };
    }
    nameBots(room);
    const { seats, options, seed, rules } = room.founded;
    const said = words ?? room.chairs.map((chair) => chair.word);
    room.table = begin(room.game, { seats: seats.length, options, seed, rules, words: said });
    room.startedAt = at;
    noteQuestions(room, at);
  },
  played: (room, line) => {
    const table = tableOf(room);
    const { entry, seat } = line;
    const taken = answer(table, entry.decision, entry.move, seat, entry.forced === true);
    if (!taken.ok) throw new Error(`the log of match ${room.id} does not fit the rules: ${taken.because}`);
    wasPlayed(room, line);
    nowAsks(room, table, line.at);
  },
  undone: (room, { entry, at }) => {
    goBack(tableOf(room), entry.undo, entry.by, entry.granted);
    room.times.push(at);
    if (room.takeBack && entry.undo <= room.takeBack.to) room.takeBack = null;
    noteQuestions(room, at);
  },
  bot: (room, { seat, bot, why }) => {
    const chair = chairAt(room, seat);
    chair.bot = { name: bot, why };
    if (why === 'removed') Object.assign(chair, { token: null, here: null, push: null, webhook: null });
    if (room.takeBack?.seat === seat) room.takeBack = null;
  },
  back: (room, { seat }) => {
    chairAt(room, seat).bot = null;
  },
  came: (room, { seat, server }) => {
    chairAt(room, seat).here = server;
  },
  went: (room, { seat, at }) => {
    Object.assign(chairAt(room, seat), { here: null, wentAt: at });
  },
  asked: (room, { seat, to, at }) => {
    room.takeBack = { seat, to, at, granted: [] };
  },
  granted: (room, { seat }) => {
    if (room.takeBack) room.takeBack = { ...room.takeBack, granted: [...room.takeBack.granted, seat] };
  },
  declined: (room) => {
    room.takeBack = null;
  },
  said: (room, { t: _, id: __, ...said }) => {
    const n = (room.talk.at(-1)?.n ?? -1) + 1;
    room.talk = [...room.talk.slice(1 - RECENT_TALK), { n, ...said }];
  },
  push: (room, { seat, target }) => {
    chairAt(room, seat).push = target;
  },
  webhook: (room, { seat, url }) => {
    chairAt(room, seat).webhook = url;
  },
  rematch: (room, { match }) => {
    room.rematch = match;
  },
};

function tableOf(room: Room): Table<GameTypes> {
  if (!room.table) throw new Error(`match ${room.id} has not begun`);
  return room.table;
}

/** Thinking time is counted for people whose questions are open, once for each however many they have. */
function charge(room: Room, at: number): void {
  const open = room.table?.state.open ?? [];
  for (const decision of open) {
    const chair = room.chairs[decision.seat];
    const isFirst = open.find((other) => other.seat === decision.seat) === decision;
    if (chair && isPersons(chair) && isFirst) chair.spent += Math.max(0, at - room.chargedAt);
  }
  room.chargedAt = Math.max(room.chargedAt, at);
}

function noteQuestions({ table, since }: Room, at: number): void {
  const open = table?.state.open ?? [];
  for (const id of since.keys()) if (!open.some((d) => d.id === id)) since.delete(id);
  for (const { id } of open) if (!since.has(id)) since.set(id, at);
}

function nameBots(room: Room): void {
  for (const chair of room.chairs) if (chair.bot && chair.name === '') chair.name = botNameBeside(room.chairs.map((c) => c.name));
}

function remember({ done }: Room, seat: Seat, id: string, entry: number | null): void {
  done.set(`${seat} ${id}`, entry);
  if (done.size <= RECENT_ORDERS) return;
  const [oldest] = done.keys();
  if (oldest !== undefined) done.delete(oldest);
}

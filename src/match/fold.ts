/** How lines make a room: each kind of line changes it in its own way. Nothing is decided here, and nothing is refused. */
import type { GameTypes, Seat } from '../engine/game.js';
import { type Ahead, answer, begin, goOn, type Table } from '../engine/play.js';
import { goBack } from '../engine/undo.js';
import type { Shelf } from '../games/index.js';
import type { Line, LineOf } from './lines.js';
import {
  chairAt,
  isPersons,
  isUnopened,
  nameBots,
  newRoom,
  openFor,
  phaseOf,
  RECENT_TALK,
  type Room,
  type Routine,
  standInOf,
  withRoutine,
} from './room.js';
import { MINUTE_MORE, type NoteKind, RECENT_NOTES } from './settings.js';

const RECENT_ORDERS = 200;

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
    if (line.t === 'played') wasPlayed(room, line);
    else if (line.t === 'routine') room.routines = withRoutine(room.routines, line);
    else throw new Error('only answers are known ahead');
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
  else if ('seat' in line && line.seat !== null) remember(room, line.seat, line.id, line.t === 'played' ? room.times.length - 1 : null);
}

function wasPlayed(room: Room, { seat, by, entry, at }: LineOf<'played'>): void {
  room.times.push(at);
  const chair = chairAt(room, seat);
  const decided = by !== 'routine' && entry.forced !== true;
  if (by === 'routine') room.unasked.push(room.times.length - 1);
  if (by === 'clock') chair.fell++;
  else if (by === 'person') chair.fell = 0;
  if (decided && room.takeBack?.seat === seat) room.takeBack = null; // who decides again has thought better of it
  if (decided) dropRoutines(room, (each) => each.seat === seat && each.kind === tableOf(room).steps[room.times.length - 1]?.kind); // ... and so has who decides what was routine
}

/** The same list where nothing is dropped: another one is told to everybody. */
function dropRoutines(room: Room, isOver: (routine: Routine) => boolean): void {
  if (room.routines.some(isOver)) room.routines = room.routines.filter((each) => !isOver(each));
}

/** What follows from the position that an answer has led to. */
function nowAsks(room: Room, table: Table<GameTypes>, at: number): void {
  noteQuestions(room, at);
  if (table.state.open.length === 0) Object.assign(room, { takeBack: null, proposal: null, endedAt: at });
}

/** A chair that nobody sits on. */
const EMPTY = { name: '', from: null, word: '', pledge: null, token: null, here: null, push: null, webhook: null } as const;

const FOLDS: { readonly [K in Line['t']]: (room: Room, line: LineOf<K>) => void } = {
  founded: () => {
    throw new Error('a match is founded once');
  },
  sat: (room, { seat, name, word, token, from = null, pledge = null, host = false, at }) => {
    const chair = chairAt(room, seat);
    room.traced ||= from !== null;
    const plan = chair.plan.kind === 'bot' ? ({ kind: 'open', bot: chair.plan.bot } as const) : chair.plan; // a bot that made room comes back if they go
    Object.assign(chair, { plan, name, word, token, from, host, pledge, bot: null, here: null, wentAt: at });
    room.knocks = room.knocks.filter((knock) => knock.token !== token);
    nameBots(room);
    if (room.table) note(room, at, 'joined', seat);
    keep(room, seat);
  },
  renamed: (room, { seat, name }) => {
    chairAt(room, seat).name = name;
  },
  renewed: (room, { seat, token }) => {
    chairAt(room, seat).token = token;
  },
  stood: (room, { seat, by, at }) => {
    if (by === 'host') sendAway(room, seat, at, 'removed');
    Object.assign(chairAt(room, seat), EMPTY);
  },
  planned: (room, { seat, plan, at }) => {
    if (chairAt(room, seat).token !== null) sendAway(room, seat, at, 'arranged');
    const bot = plan.kind === 'bot' ? { name: plan.bot, why: 'plan' } : null;
    Object.assign(chairAt(room, seat), EMPTY, { plan, bot });
    nameBots(room);
  },
  listed: (room, { listed, at }) => {
    note(room, at, listed ? 'listed' : 'unlisted');
    room.listed = listed;
    room.isPublic ||= listed;
  },
  terms: (room, { terms, at }) => {
    note(room, at, 'terms');
    room.founded = { ...room.founded, settings: { ...room.founded.settings, ...terms } };
  },
  opening: (room, { at }) => {
    room.opening = at;
  },
  opened: (room, { seat, word }) => {
    chairAt(room, seat).word = word;
  },
  started: (room, { at, words, witness }) => {
    room.opening = null;
    for (const [seat, chair] of room.chairs.entries()) if (isUnopened(chair)) note(room, at, 'unopened', seat);
    for (const chair of room.chairs) {
      if (chair.token !== null || chair.bot !== null) continue;
      chair.bot = { name: chair.plan.kind === 'open' ? chair.plan.bot : standInOf(room), why: 'plan' };
    }
    nameBots(room);
    const { seats, options, seed, rules } = room.founded;
    const said = words ?? room.chairs.map((chair) => chair.word);
    room.table = begin(room.game, { seats: seats.length, options, seed, rules, words: said });
    room.startedAt = at;
    room.pledges = room.chairs.map(({ pledge }) => pledge);
    if (witness) Object.assign(room, witness);
    else for (const seat of seats.keys()) keep(room, seat);
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
  routine: (room, line) => {
    room.routines = withRoutine(room.routines, line);
  },
  undone: (room, { entry, at }) => {
    goBack(tableOf(room), entry.undo, entry.by, entry.granted);
    room.times.push(at);
    if (room.takeBack && entry.undo <= room.takeBack.to) room.takeBack = null;
    dropRoutines(room, ({ seat, kind }) => openFor(room, seat).some((decision) => decision.kind === kind)); // it is asked again, so it is theirs to answer
    noteQuestions(room, at);
  },
  bot: (room, { seat, bot, why, at }) => {
    const chair = chairAt(room, seat);
    if (why === 'removed') sendAway(room, seat, at, why);
    else if (why !== 'plan') note(room, at, why, seat);
    chair.bot = { name: bot, why };
    keep(room, seat);
    if (why === 'removed') Object.assign(chair, { token: null, here: null, push: null, webhook: null });
    if (room.takeBack?.seat === seat) room.takeBack = null;
    if (room.proposal?.seat === seat) room.proposal = null;
    dropRoutines(room, (each) => each.seat === seat);
  },
  back: (room, { seat, at }) => {
    note(room, at, 'back', seat);
    Object.assign(chairAt(room, seat), { bot: null, fell: 0 });
    keep(room, seat);
  },
  came: (room, { seat, server }) => {
    chairAt(room, seat).here = server;
  },
  went: (room, { seat, at }) => {
    Object.assign(chairAt(room, seat), { here: null, wentAt: at });
  },
  television: (room, { server }) => {
    room.television = server;
    room.televised++;
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
  knocked: (room, { seat, name, token, from = null, at }) => {
    const n = (room.knocks.at(-1)?.n ?? room.lines) + 1;
    room.knocks = [...room.knocks, { n, at, seat, name, token, from, agreed: [], open: false }];
    room.traced ||= from !== null;
    addNote(room, at, 'knocked', name);
  },
  heeded: (room, { knock: n, by, yes, opens, at }) => {
    const knock = room.knocks.find((each) => each.n === n);
    if (!knock) return;
    const agreed = by === null ? knock.agreed : [...knock.agreed, by];
    const next = yes ? [{ ...knock, agreed, open: opens }] : [];
    room.knocks = room.knocks.flatMap((each) => (each === knock ? next : [each]));
    if (!yes || opens) addNote(room, at, yes ? 'admitted' : 'refused', knock.name);
  },
  proposed: (room, { seat, what, by, at }) => {
    room.proposal = { seat, what, by, at, agreed: [] };
    note(room, at, 'proposed', seat);
  },
  agreed: (room, { seat }) => {
    if (room.proposal) room.proposal = { ...room.proposal, agreed: [...room.proposal.agreed, seat] };
  },
  opposed: (room, { at }) => dropProposal(room, at, 'opposed'),
  lapsed: (room, { what, at }) => {
    if (what === 'take-back') room.takeBack = null;
    else dropProposal(room, at, 'lapsed');
  },
  said: (room, { t: _, id: __, ...said }) => {
    const n = (room.talk.at(-1)?.n ?? -1) + 1;
    room.talk = [...room.talk.slice(1 - RECENT_TALK), { n, ...said }];
    Object.assign(room, { saidUpTo: room.lines + 1, traced: true });
  },
  unsaid: () => {},
  push: (room, { seat, target }) => {
    room.traced ||= target !== null;
    chairAt(room, seat).push = target;
  },
  webhook: (room, { seat, url }) => {
    room.traced ||= url !== null;
    chairAt(room, seat).webhook = url;
  },
  hinted: (room, { seat, decision, at }) => {
    chairAt(room, seat).hinted = decision;
    note(room, at, 'hinted', seat);
  },
  more: (room, { seat, round, at }) => {
    const chair = chairAt(room, seat);
    chair.more = round;
    if (room.founded.settings.clock?.per === 'match') chair.spent -= MINUTE_MORE;
    else for (const { id } of openFor(room, seat)) room.since.set(id, (room.since.get(id) ?? at) + MINUTE_MORE);
    note(room, at, 'more', seat);
  },
  again: (room, { seat, yes }) => {
    room.again = room.again.map((before, other) => (other === seat ? yes : before));
  },
  rematch: (room, { match }) => {
    room.rematch = match;
  },
  closed: (room, { at, word }) => {
    note(room, at, 'closed');
    Object.assign(room, { closed: { at, word }, endedAt: at, opening: null, takeBack: null, proposal: null, knocks: [] });
  },
  forgotten: (room, { at, names }) => {
    note(room, at, names ? 'forgotten' : 'faded');
  },
};

function dropProposal(room: Room, at: number, what: NoteKind): void {
  if (room.proposal) note(room, at, what, room.proposal.seat);
  room.proposal = null;
}

function note(room: Room, at: number, what: NoteKind, seat?: Seat): void {
  addNote(room, at, what, seat === undefined ? '' : chairAt(room, seat).name);
}

/** From the next entry on the seat is whose it is now. */
function keep(room: Room, seat: Seat): void {
  if (!room.table) return;
  const { bot } = chairAt(room, seat);
  const from = room.table.entries.length;
  room.kept = [...room.kept, bot ? { seat, from, by: 'bot', why: bot.why } : { seat, from, by: 'person' }];
}

/** Who was sent away before the start may come back, but has to knock. */
function sendAway(room: Room, seat: Seat, at: number, what: NoteKind): void {
  const { token, from } = chairAt(room, seat);
  note(room, at, what, seat);
  room.sentAway = [...room.sentAway, ...[token, from].filter((sign) => sign !== null)];
}

function addNote(room: Room, at: number, what: NoteKind, name: string): void {
  const n = (room.notes.at(-1)?.n ?? -1) + 1;
  room.notes = [...room.notes.slice(1 - RECENT_NOTES), { n, at, what, name }];
}

function tableOf(room: Room): Table<GameTypes> {
  if (!room.table) throw new Error(`match ${room.id} has not begun`);
  return room.table;
}

/** Thinking time is counted for people whose questions are open, once for each however many they have. */
function charge(room: Room, at: number): void {
  const open = phaseOf(room) === 'playing' ? (room.table?.state.open ?? []) : [];
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

function remember({ done }: Room, seat: Seat, id: string, entry: number | null): void {
  done.set(`${seat} ${id}`, entry);
  if (done.size <= RECENT_ORDERS) return;
  const [oldest] = done.keys();
  if (oldest !== undefined) done.delete(oldest);
}

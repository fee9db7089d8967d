/** Who follows one match from here, and telling each of them what has changed: of the game a patch against what was sent to that seat before. */
import type { Seat } from '../engine/game.js';
import { mine, viewFor } from '../engine/view.js';
import { deadlinesOf } from './clock.js';
import type { Line } from './lines.js';
import { CLOSED, type Face, type Message, type Position, type UndoFace, type You } from './messages.js';
import type { Who } from './orders.js';
import { type Patch, patchFrom } from './patch.js';
import { chairAt, type Proposal, phaseOf, type Room, type TakeBack } from './room.js';
import { doorFace, faceOf, happenedFor, positionFor } from './shown.js';
import { sinceLastTurn } from './since.js';
import { undoFace } from './takeback.js';

/** Somebody connected to the host: whom they speak for, and how to reach them. */
export interface Receiver {
  seat: Seat | null;
  token: string | null; // the hash of the token they have shown
  role: You['role'];
  readonly host: boolean;
  readonly invited: boolean; // has shown the invite code
  readonly door: boolean; // has shown the code of the room: may knock
  knock: string | null; // the hash of the token they have knocked with, or would sit down with
  readonly television: boolean; // shows the match to everybody around it
  readonly from: string | null; // the household, hashed with the match; null: not known
  /** A message to a whole group of receivers is one object; a frozen one is sent again and again. It looks on the live match: turn it into text, or clone it, at once. */
  send(message: Message): void;
  close(code: number, words: string): void;
}

/** Where a room stood before some lines, so that the difference can be told. */
export interface RoomMark {
  readonly entries: number;
  readonly takeBack: TakeBack | null;
  readonly proposal: Proposal | null;
  readonly routines: Room['routines'];
  readonly asked: readonly Seat[]; // whose questions were open
}

export const markOf = ({ table, takeBack, proposal, routines }: Room): RoomMark => ({
  entries: table?.entries.length ?? 0,
  takeBack,
  proposal,
  routines,
  asked: table?.state.open.map((decision) => decision.seat) ?? [],
});

/** Lines that were added to a room. */
export interface RoomChange {
  readonly room: Room;
  readonly lines: readonly Line[];
  readonly before: RoomMark;
}

/** Lines that change what everybody sees of the match besides the game. */
const CHANGES_FACE: { readonly [T in Line['t']]: boolean } = {
  founded: true,
  sat: true,
  renamed: true,
  renewed: false,
  stood: true,
  planned: true,
  listed: true,
  terms: true,
  opening: true,
  opened: true,
  started: true,
  played: false,
  routine: true,
  undone: false,
  bot: true,
  back: true,
  came: true,
  went: true,
  television: true,
  asked: true,
  granted: true,
  declined: true,
  knocked: true,
  heeded: true,
  proposed: true,
  agreed: true,
  opposed: true,
  lapsed: true,
  said: false,
  unsaid: false,
  push: false,
  webhook: false,
  hinted: true,
  more: true,
  again: true,
  rematch: true,
  closed: true,
  forgotten: true,
};

/** True for who speaks for a seat that has been taken from them since. */
const isOut = (room: Room, { seat, token }: Receiver): boolean => seat !== null && chairAt(room, seat).token !== token;

/** Whom a receiver may speak for and see as, in the room as it is now: an order may have waited while its sender was sent away. */
export function whoIs(room: Room, receiver: Receiver): Who & { readonly sees: boolean } {
  const out = isOut(room, receiver);
  const guest = receiver.invited || (room.listed && phaseOf(room) === 'gathering');
  const { host, door, from, role } = receiver;
  return { seat: out ? null : receiver.seat, host, guest, door, from, sees: !out && role !== 'guest' };
}

/** True for who has no invitation, only the code of the room. */
const isAtDoor = (room: Room, receiver: Receiver): boolean => receiver.role === 'guest' && !whoIs(room, receiver).guest;

/** What somebody may know of the match besides the game. */
const faceTo = (room: Room, receiver: Receiver, face: Face): Face =>
  isAtDoor(room, receiver) ? doorFace(room, face, receiver.knock) : face;

type Table = NonNullable<Room['table']>;
type Begun = Room & { readonly table: Table };

const isBegun = (room: Room): room is Begun => room.table !== null;

/** The part of a position that all see alike. What one seat alone sees is its hand, its take-back and, if some are veiled, its questions. */
interface Common {
  readonly entries: number;
  readonly deadlines: Position['deadlines'];
  readonly view: Pick<Position['view'], 'rules' | 'asked' | 'open' | 'shared' | 'others' | 'dark'>;
}

/** The position that was told last: what the next patch is for. A state that was told never changes, because an answer is played on a copy. */
interface Told {
  readonly state: Table['state'];
  readonly common: Common;
}

function toldOf(room: Begun): Told {
  const { state, entries } = room.table;
  const { rules, asked, open, shared, others, dark } = viewFor(state, null);
  return { state, common: { entries: entries.length, deadlines: deadlinesOf(room), view: { rules, asked, open, shared, others, dark } } };
}

const isVeiled = ({ state }: Told): boolean => state.open.some(({ veiled }) => veiled);

/** What one seat alone sees differently now. */
function ownChanges(seat: Seat, before: Told, now: Told, undo: UndoFace, lastUndo: UndoFace | undefined): Message | undefined {
  const undoChanged = undoChanges(lastUndo, undo);
  const myPatch = patchFrom(mine(before.state, seat), mine(now.state, seat));
  const open = isVeiled(before) || isVeiled(now);
  if (myPatch === undefined && !open) return undoChanged;
  const view: Edits = { ...(myPatch === undefined ? {} : { mine: myPatch }), ...(open ? { open: [viewFor(now.state, seat).open] } : {}) };
  return { t: 'own', patch: { ...undoChanged?.patch, view } };
}

interface Own {
  readonly t: 'own';
  readonly patch: Edits;
}

const undoNews = new Map<string, Own>();
const MOST_UNDO_NEWS = 200; // there are some twenty

/** What has changed of a seat's take-back: one of a few messages, each made once and frozen, so that whoever sends them may keep their text. */
function undoChanges(last: UndoFace | undefined, undo: UndoFace): Own | undefined {
  if (last && last.because === undo.because && last.free === undo.free && last.possible === undo.possible) return undefined;
  const which = `${last ? `${last.possible} ${last.free} ${last.because}` : ''}|${undo.possible} ${undo.free} ${undo.because}`;
  const known = undoNews.get(which);
  if (known) return known;
  const news: Own = Object.freeze({ t: 'own', patch: { undo: patchFrom(last ?? {}, undo) ?? {} } });
  if (undoNews.size < MOST_UNDO_NEWS) undoNews.set(which, news);
  return news;
}

/** True if everybody has heard the same of all entries from this one on. */
const isPublic = ({ table }: Begun, from: number): boolean =>
  table.steps.slice(from).every((step) => step.told.every(({ only }) => only === null));

type Edits = { readonly [key: string]: Patch };

/** What a seat is to be told of the game, in this order. */
type News = (seat: Seat | null) => readonly Message[];

export interface Receivers {
  /** Welcomes a receiver, who is told of everything from here on. */
  add(room: Room, receiver: Receiver, seen: number, now: number): void;
  /** Welcomes one anew who speaks for another seat now, or for none. */
  welcome(room: Room, receiver: Receiver, seen: number, now: number): void;
  remove(receiver: Receiver): void;
  tell(change: RoomChange, now: number): void;
  /** True if a device of this seat is among them, or a television. */
  has(who: Seat | 'television'): boolean;
  all(): Iterable<Receiver>;
  readonly size: number;
}

export function openAudience(): Receivers {
  const receivers = new Set<Receiver>();
  /** Whoever is told anything is told everything in the same order, so all know the same position. Null: nobody is here, or nothing has begun. */
  let told: Told | null = null;
  const undos = new Map<Seat, UndoFace>(); // as they were told to the seats that are here

  const has = (who: Seat | 'television'): boolean => {
    for (const { seat, television } of receivers) if (who === 'television' ? television : seat === who) return true;
    return false;
  };

  /** The live position as this seat sees it. */
  const positionTo = (room: Begun, seat: Seat | null): Position => {
    const position = positionFor(room, seat);
    if (!position) throw new Error('a match that has begun has a position');
    if (seat !== null && position.undo) undos.set(seat, position.undo);
    return position;
  };

  const welcome = (room: Room, receiver: Receiver, seen: number, now: number): void => {
    const sees = receiver.role !== 'guest';
    if (sees && isBegun(room)) told ??= toldOf(room);
    receiver.send({
      t: 'welcome',
      now,
      you: { seat: receiver.seat, host: receiver.host, role: receiver.role, door: isAtDoor(room, receiver) },
      face: faceTo(room, receiver, faceOf(room, now)),
      position: sees && isBegun(room) ? positionTo(room, receiver.seat) : null,
      happened: sees ? happenedFor(room, receiver.seat, seen === 0 ? -1 : seen) : [],
      since: receiver.seat === null ? [] : sinceLastTurn(room, receiver.seat),
      talk: sees ? room.talk : [],
    });
  };

  /** The whole position: at the start and after a take-back. */
  const wholeFor = (room: Begun, from: number, now: number): News => {
    told = toldOf(room);
    return (seat) => [{ t: 'moved', now, position: positionTo(room, seat), happened: happenedFor(room, seat, from) }];
  };

  /** What has changed: one message for all who have heard the same, and before it what has changed for a seat alone. */
  const changesFor = (room: Begun, before: Told, from: number, now: number): News => {
    const after = toldOf(room);
    told = after;
    const patch = patchFrom(before.common, after.common) ?? {};
    const moved = (seat: Seat | null): Message => ({ t: 'moved', now, after: from, patch, happened: happenedFor(room, seat, from) });
    const toAll = isPublic(room, from) ? moved(null) : null;
    return (seat) => {
      const message = toAll ?? moved(seat);
      if (seat === null) return [message];
      const undo = undoFace(room, seat);
      const own = ownChanges(seat, before, after, undo, undos.get(seat));
      undos.set(seat, undo);
      return own ? [own, message] : [message];
    };
  };

  /** What has changed in the game, for one seat after the other; null: nothing has. */
  const newsOf = ({ room, lines, before }: RoomChange, now: number): News | null => {
    if (!isBegun(room)) return null;
    const begun = lines.some((line) => line.t === 'started');
    if (!begun && room.table.entries.length === before.entries) return null;
    if (begun || told === null || lines.some((line) => line.t === 'undone')) return wholeFor(room, begun ? -1 : before.entries, now);
    return changesFor(room, told, before.entries, now);
  };

  const faceAfter = ({ room, lines, before }: RoomChange, now: number): Extract<Message, { t: 'face' }> | null => {
    const ended = isBegun(room) && room.table.state.open.length === 0 && room.table.entries.length > before.entries;
    const { takeBack, proposal, routines } = room;
    const stays = before.takeBack === takeBack && before.proposal === proposal && before.routines === routines;
    if (!ended && stays && !lines.some((line) => CHANGES_FACE[line.t])) return null;
    return { t: 'face', now, face: faceOf(room, now), deadlines: deadlinesOf(room) };
  };

  return {
    add(room, receiver, seen, now) {
      welcome(room, receiver, seen, now);
      receivers.add(receiver);
    },
    welcome,
    remove(receiver) {
      receivers.delete(receiver);
      if (receivers.size > 0) return;
      told = null;
      undos.clear();
    },
    tell(change, now) {
      const { room, lines } = change;
      if (receivers.size === 0) return;
      const face = faceAfter(change, now);
      if (face && told) told = { ...told, common: { ...told.common, deadlines: face.deadlines } }; // whoever hears of a face knows them by it
      const newsFor = newsOf(change, now);
      const forgotten = lines.some((line) => line.t === 'forgotten');
      const news: (readonly Message[] | undefined)[] = []; // by seat; who looks on comes first
      const talks = lines.filter((line) => line.t === 'said').length;
      const said = talks === 0 ? [] : room.talk.slice(-talks).map((each): Message => ({ t: 'said', said: each }));
      for (const receiver of receivers) {
        if (isOut(room, receiver)) {
          receiver.close(CLOSED.removed, 'This seat is yours no more.');
          continue;
        }
        if (forgotten) {
          welcome(room, receiver, change.before.entries, now); // with names and talk as they are now
          continue;
        }
        if (face) receiver.send(receiver.role === 'guest' ? { ...face, face: faceTo(room, receiver, face.face) } : face);
        if (receiver.role === 'guest') continue;
        if (newsFor) {
          const at = receiver.seat === null ? 0 : receiver.seat + 1;
          news[at] ??= newsFor(receiver.seat);
          for (const message of news[at]) receiver.send(message);
        }
        for (const message of said) receiver.send(message);
      }
    },
    has,
    all: () => receivers.values(),
    get size() {
      return receivers.size;
    },
  };
}

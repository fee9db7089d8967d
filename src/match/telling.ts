/** Who follows one match from here, and telling each of them what has changed: of the game a patch against what was sent to that seat before. */
import type { Seat } from '../engine/game.js';
import { copy } from '../engine/json.js';
import { mine, viewFor } from '../engine/view.js';
import { deadlinesOf } from './clock.js';
import type { Line } from './lines.js';
import { CLOSED, type Message, type Position, type UndoFace, type You } from './messages.js';
import type { Who } from './orders.js';
import { follow, type Patch } from './patch.js';
import { chairAt, type Proposal, phaseOf, type Room, type TakeBack } from './room.js';
import { faceOf, happenedFor, positionFor } from './shown.js';
import { sinceLastTurn } from './since.js';
import { undoFace } from './takeback.js';

/** Somebody connected to the host: whom they speak for, and how to reach them. */
export interface Receiver {
  seat: Seat | null;
  token: string | null; // the hash of the token they have shown
  role: You['role'];
  readonly host: boolean;
  readonly invited: boolean; // has shown the invite code
  readonly from: string | null; // the household, hashed with the match; null: not known
  /** A message to a whole group of receivers is one object. It looks on the live match: turn it into text, or clone it, at once. */
  send(message: Message): void;
  close(code: number, words: string): void;
}

/** Where a room stood before some lines, so that the difference can be told. */
export interface Mark {
  readonly entries: number;
  readonly takeBack: TakeBack | null;
  readonly proposal: Proposal | null;
  readonly asked: readonly Seat[]; // whose questions were open
}

export const markOf = ({ table, takeBack, proposal }: Room): Mark => ({
  entries: table?.entries.length ?? 0,
  takeBack,
  proposal,
  asked: table?.state.open.map((decision) => decision.seat) ?? [],
});

/** Lines that were added to a room. */
export interface Change {
  readonly room: Room;
  readonly lines: readonly Line[];
  readonly before: Mark;
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
  opening: true,
  opened: true,
  started: true,
  played: false,
  undone: false,
  bot: true,
  back: true,
  came: true,
  went: true,
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
  push: false,
  webhook: false,
  rematch: true,
};

/** True for who speaks for a seat that has been taken from them since. */
const isOut = (room: Room, { seat, token }: Receiver): boolean => seat !== null && chairAt(room, seat).token !== token;

/** Whom a receiver may speak for and see as, in the room as it is now: an order may have waited while its sender was sent away. */
export function whoIs(room: Room, receiver: Receiver): Who & { readonly sees: boolean } {
  const out = isOut(room, receiver);
  const guest = receiver.invited || (room.listed && phaseOf(room) === 'gathering');
  return { seat: out ? null : receiver.seat, host: receiver.host, guest, from: receiver.from, sees: !out && receiver.role !== 'guest' };
}

/** The part of a position that all see alike, and the part that one seat alone sees. Together they are a `Position`. */
interface Common {
  readonly entries: number;
  readonly deadlines: Position['deadlines'];
  readonly view: Pick<Position['view'], 'rules' | 'asked' | 'open' | 'shared' | 'others' | 'dark'>;
}
interface Own {
  readonly undo: UndoFace | null;
  readonly view: Pick<Position['view'], 'mine'>;
}

/** What was last sent of the part that a seat alone sees, and whether its questions looked different from everybody's: some of them were veiled. */
interface Sent {
  readonly own: Own;
  ownOpen: boolean;
}

type Begun = Room & { readonly table: NonNullable<Room['table']> };

function commonOf(room: Begun): Common {
  const { rules, asked, open, shared, others, dark } = viewFor(room.table.state, null);
  return { entries: room.table.entries.length, deadlines: deadlinesOf(room), view: { rules, asked, open, shared, others, dark } };
}

function ownOf(room: Begun, seat: Seat | null): Own {
  return { undo: seat === null ? null : undoFace(room, seat), view: { mine: seat === null ? null : mine(room.table.state, seat) } };
}

const isVeiled = ({ table }: Begun): boolean => table.state.open.some(({ veiled }) => veiled);
const sentTo = (room: Begun, seat: Seat | null): Sent => ({ own: copy(ownOf(room, seat)), ownOpen: seat !== null && isVeiled(room) });

const isBegun = (room: Room): room is Begun => room.table !== null;

/** True if everybody has heard the same of all entries from this one on. */
const isPublic = ({ table }: Begun, from: number): boolean =>
  table.steps.slice(from).every(({ told }) => told.every(({ only }) => only === null));

type Edits = { readonly [key: string]: Patch };

/** Two patches of one position. Where both change a part of the view, the second counts. */
function merged(all: Patch | undefined, own: Patch | undefined): Patch {
  const [a, b] = [(all ?? {}) as Edits, (own ?? {}) as Edits];
  const view = { ...(a.view as Edits | undefined), ...(b.view as Edits | undefined) };
  return { ...a, ...b, ...(Object.keys(view).length > 0 ? { view } : {}) };
}

export interface Audience {
  /** Welcomes a receiver, who is told of everything from here on. */
  add(room: Room, receiver: Receiver, seen: number, now: number): void;
  /** Welcomes one anew who speaks for another seat now, or for none. */
  welcome(room: Room, receiver: Receiver, seen: number, now: number): void;
  remove(receiver: Receiver): void;
  tell(change: Change, now: number): void;
  /** True if a device of this seat is among them. */
  has(seat: Seat): boolean;
  all(): Iterable<Receiver>;
  readonly size: number;
}

export function openAudience(): Audience {
  const receivers = new Set<Receiver>();
  /** What was last sent of the position, as copies that follow it. Whoever is told anything is told everything in the same order, so one copy per seat will do. */
  let common: Common | null = null;
  const sent = new Map<Seat | null, Sent>(); // of the seats that are here

  const has = (seat: Seat | null): boolean => {
    for (const receiver of receivers) if (receiver.seat === seat) return true;
    return false;
  };

  const welcome = (room: Room, receiver: Receiver, seen: number, now: number): void => {
    const sees = receiver.role !== 'guest';
    if (sees && isBegun(room)) {
      common ??= copy(commonOf(room));
      sent.set(receiver.seat, sentTo(room, receiver.seat));
    }
    receiver.send({
      t: 'welcome',
      now,
      you: { seat: receiver.seat, host: receiver.host, role: receiver.role },
      face: faceOf(room, now),
      position: sees ? positionFor(room, receiver.seat) : null,
      happened: sees ? happenedFor(room, receiver.seat, seen === 0 ? -1 : seen) : [],
      since: receiver.seat === null ? [] : sinceLastTurn(room, receiver.seat),
      talk: sees ? room.talk : [],
    });
  };

  /** The whole position: at the start and after a take-back. */
  const wholeFor = (room: Begun, from: number, now: number): ((seat: Seat | null) => Message) => {
    common = copy(commonOf(room));
    return (seat) => {
      sent.set(seat, sentTo(room, seat));
      const position = positionFor(room, seat);
      if (!position) throw new Error('a match that has begun has a position');
      return { t: 'moved', now, position, happened: happenedFor(room, seat, from) };
    };
  };

  /** What has changed. Seats for which nothing else has changed than for everybody are told by one message. */
  const changesFor = (room: Begun, known: Common, from: number, now: number): ((seat: Seat | null) => Message) => {
    const all = follow(known, commonOf(room));
    const veiled = isVeiled(room);
    const sameForAll = isPublic(room, from);
    const message = (seat: Seat | null, patch: Patch): Message => ({
      t: 'moved',
      now,
      after: from,
      patch,
      happened: happenedFor(room, seat, from),
    });
    let toAll: Message | null = null;
    return (seat) => {
      const last = sent.get(seat);
      if (!last) throw new Error('who is told of a move was told of the position before');
      const hadOwnOpen = last.ownOpen;
      last.ownOpen = seat !== null && veiled;
      const part = follow(last.own, ownOf(room, seat));
      if (hadOwnOpen || last.ownOpen)
        return message(seat, merged(merged(all, part), { view: { open: [viewFor(room.table.state, seat).open] } }));
      if (part !== undefined || !sameForAll) return message(seat, merged(all, part));
      toAll ??= message(seat, all ?? {});
      return toAll;
    };
  };

  /** What has changed in the game, for one seat after the other; null: nothing has. */
  const movedFor = ({ room, lines, before }: Change, now: number): ((seat: Seat | null) => Message) | null => {
    if (!isBegun(room)) return null;
    const begun = lines.some((line) => line.t === 'started');
    if (!begun && room.table.entries.length === before.entries) return null;
    if (begun || common === null || lines.some((line) => line.t === 'undone')) return wholeFor(room, begun ? -1 : before.entries, now);
    return changesFor(room, common, before.entries, now);
  };

  const faceAfter = ({ room, lines, before }: Change, now: number): Extract<Message, { t: 'face' }> | null => {
    const ended = isBegun(room) && room.table.state.open.length === 0 && room.table.entries.length > before.entries;
    if (!ended && before.takeBack === room.takeBack && before.proposal === room.proposal && !lines.some((line) => CHANGES_FACE[line.t]))
      return null;
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
      if (!has(receiver.seat)) sent.delete(receiver.seat);
      if (receivers.size === 0) common = null;
    },
    tell(change, now) {
      const { room, lines } = change;
      if (receivers.size === 0) return;
      const face = faceAfter(change, now);
      if (face && common) common = { ...common, deadlines: copy(face.deadlines) }; // whoever hears of a face knows them by it
      const moved = movedFor(change, now);
      const bySeat: (Message | undefined)[] = []; // who looks on comes first
      const talks = lines.filter((line) => line.t === 'said').length;
      const said = talks === 0 ? [] : room.talk.slice(-talks).map((each): Message => ({ t: 'said', said: each }));
      for (const receiver of receivers) {
        if (isOut(room, receiver)) {
          receiver.close(CLOSED.removed, 'This seat is yours no more.');
          continue;
        }
        if (face) receiver.send(face);
        if (receiver.role === 'guest') continue;
        if (moved) {
          const { seat } = receiver;
          const at = seat === null ? 0 : seat + 1;
          const message = bySeat[at] ?? moved(seat);
          bySeat[at] = message;
          receiver.send(message);
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

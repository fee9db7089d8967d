/** The rooms this process has open. Order of things for every change: decide, write down, acknowledge, tell the others. */

import type { Seat } from '../engine/game.js';
import type { Shelf } from '../games/index.js';
import type { Pace } from '../match/chores.js';
import { type Line, readLine, written } from '../match/lines.js';
import type { Decided } from '../match/orders.js';
import { fold, goAhead, type Room, roomFrom, type TakeBack } from '../match/room.js';
import { roomFromSnapshot, snapshotOf } from '../match/snapshot.js';
import type { Store } from '../store/store.js';
import { noteOf } from './note.js';
import type { World } from './world.js';

/** A room with what is going on around it in this process. */
export interface Live {
  readonly id: string;
  room: Room;
  tail: Promise<unknown>; // what is done with a room is done one after the other
  busy: number; // how many wait for it or use it
  gone: boolean; // not to be used any more
  usedAt: number;
}

/** Where a room stood before some lines, so that the difference can be told. */
export interface Mark {
  readonly entries: number;
  readonly takeBack: TakeBack | null;
  readonly asked: readonly Seat[]; // whose questions were open
}

const markOf = ({ table, takeBack }: Room): Mark => ({
  entries: table?.entries.length ?? 0,
  takeBack,
  asked: table?.state.open.map((decision) => decision.seat) ?? [],
});

export interface Change {
  readonly live: Live;
  readonly lines: readonly Line[];
  readonly before: Mark;
}

export interface Rooms {
  /** Runs something on a room that exists, alone with it; null if there is no such match. */
  visit<R>(id: string, work: (live: Live) => R | Promise<R>): Promise<R | null>;
  /** Decides on the newest room and writes the lines down. `settled` hears the outcome before anybody else hears of the change. */
  change(
    id: string,
    decide: (room: Room, now: number) => Decided,
    settled?: (decided: Decided, live: Live) => void,
  ): Promise<Decided | null>;
  /** Founds a match with its first lines. False if its id is taken. */
  create(id: string, lines: readonly Line[]): Promise<boolean>;
  /** Another process has written: up to so many lines. */
  catchUp(id: string, lines: number): Promise<void>;
  open(): IterableIterator<Live>;
  /** Forgets rooms that nobody uses; they are read again when they are needed. */
  forget(isIdle: (live: Live) => boolean): number;
  readonly size: number;
}

export interface RoomsNeed {
  readonly store: Store;
  readonly world: World;
  readonly pace: Pace;
  readonly shelf: Shelf | undefined;
  /** A room was opened: what is due in it? */
  opened(live: Live): void;
  /** Lines were added; `ours`: by this process. */
  changed(change: Change, ours: boolean): void;
  /** The store failed, and nobody knows how a match stands: whoever follows it must begin anew. */
  lost(id: string): void;
}

const TRIES = 50; // appends that lose against other processes
const SNAPSHOT_EVERY = 200; // lines

export class NotWritten extends Error {}

export function openRooms({ store, world, pace, shelf, opened, changed, lost }: RoomsNeed): Rooms {
  const lives = new Map<string, Promise<Live | null>>();
  const here = new Map<string, Live>();

  const read = async (id: string): Promise<Room | null> => {
    const shortcut = await store.snapshot(id);
    const known = shortcut && roomFromSnapshot(shortcut.text, shelf);
    const lines = await store.read(id, known ? known.lines : 0);
    if (lines === null) return null;
    if (!known) return roomFrom(id, lines.map(readLine), shelf);
    for (const line of lines) fold(known, readLine(line));
    return known;
  };
  const load = async (id: string): Promise<Live | null> => {
    const room = await read(id);
    if (!room) return null;
    const live: Live = { id, room, tail: Promise.resolve(), busy: 0, gone: false, usedAt: world.now() };
    here.set(id, live);
    opened(live);
    return live;
  };
  const get = (id: string): Promise<Live | null> => {
    const known = lives.get(id);
    if (known) return known;
    const loading = load(id);
    lives.set(id, loading);
    const unknown = () => {
      if (lives.get(id) === loading) lives.delete(id);
    };
    loading.then((live) => live ?? unknown(), unknown);
    return loading;
  };
  const drop = (live: Live): void => {
    live.gone = true;
    here.delete(live.id);
    lives.delete(live.id);
  };
  const alone = async <R>(live: Live, work: () => R | Promise<R>): Promise<R> => {
    live.busy++;
    const next = live.tail.then(() => {
      if (live.gone) throw new NotWritten('the store did not answer');
      return work();
    });
    live.tail = next.catch(() => {});
    try {
      return await next;
    } finally {
      live.busy--;
      live.usedAt = world.now();
    }
  };
  /** The room went ahead of the store in vain: it is read anew. Gives back what others wrote instead. */
  const startOver = async (live: Live, from: number): Promise<readonly Line[]> => {
    try {
      const [room, lines] = [await read(live.id), await store.read(live.id, from)];
      if (!room || !lines) throw new Error(`match ${live.id} is gone from the store`);
      live.room = room;
      return lines.slice(0, room.lines - from).map(readLine);
    } catch (error) {
      drop(live);
      lost(live.id);
      throw error;
    }
  };
  /** Takes in what others wrote. */
  const refresh = async (live: Live): Promise<void> => {
    const before = markOf(live.room);
    const lines = ((await store.read(live.id, live.room.lines)) ?? []).map(readLine);
    if (lines.length === 0) return;
    for (const line of lines) fold(live.room, line);
    changed({ live, lines, before }, false);
  };
  /** The room goes ahead of the store, but nobody sees it before the lines are written: everything else waits in `tail`. */
  const write = async (live: Live, { lines, ahead }: Extract<Decided, { ok: true }>): Promise<boolean> => {
    const before = live.room.lines;
    try {
      if (ahead) goAhead(live.room, lines, ahead);
      else for (const line of lines) fold(live.room, line);
      return await store.append(live.id, before, lines.map(written), noteOf(live.room, pace));
    } catch (error) {
      drop(live); // whether the lines are there is not known; whoever comes next reads what is
      lost(live.id);
      throw error;
    }
  };
  const keepShortcut = (room: Room, before: number): void => {
    if (Math.floor(room.lines / SNAPSHOT_EVERY) > Math.floor(before / SNAPSHOT_EVERY)) {
      store.keepSnapshot(room.id, room.lines, snapshotOf(room)).catch(() => {}); // only ever faster, never needed
    }
  };

  const rooms: Rooms = {
    async visit(id, work) {
      const live = await get(id);
      return live && alone(live, () => work(live));
    },

    async change(id, decide, settled) {
      const live = await get(id);
      if (!live) return null;
      return alone(live, async () => {
        for (let attempt = 0; attempt < TRIES; attempt++) {
          const linesBefore = live.room.lines;
          const before = markOf(live.room);
          const decided = decide(live.room, world.now());
          if (!decided.ok || decided.lines.length === 0) {
            settled?.(decided, live);
            return decided;
          }
          if (!(await write(live, decided))) {
            const others = await startOver(live, linesBefore);
            changed({ live, lines: others, before }, false);
            continue;
          }
          settled?.(decided, live);
          changed({ live, lines: decided.lines, before }, true);
          keepShortcut(live.room, linesBefore);
          return decided;
        }
        throw new NotWritten('other processes were always faster');
      });
    },

    async create(id, lines) {
      const room = roomFrom(id, lines, shelf);
      return store.create(id, noteOf(room, pace), lines.map(written));
    },

    async catchUp(id, lines) {
      const live = await lives.get(id);
      if (live && live.room.lines < lines) await alone(live, () => (live.room.lines < lines ? refresh(live) : undefined));
    },

    open: () => here.values(),

    forget(isIdle) {
      let count = 0;
      for (const live of here.values()) {
        if (live.busy > 0 || !isIdle(live)) continue;
        drop(live);
        count++;
      }
      return count;
    },

    get size() {
      return here.size;
    },
  };
  return rooms;
}

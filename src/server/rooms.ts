/** The rooms this process has open. Order of things for every change: decide, write down, acknowledge, tell the others. */

import type { Seat } from '../engine/game.js';
import type { Shelf } from '../games/index.js';
import type { Pace } from '../match/chores.js';
import { type Line, readLine, written } from '../match/lines.js';
import type { Decided } from '../match/orders.js';
import { fold, goAhead, phaseOf, type Room, roomFrom, type TakeBack } from '../match/room.js';
import { endOf, roomFromSnapshot, snapshotOf } from '../match/snapshot.js';
import type { Store } from '../store/store.js';
import { noteOf } from './note.js';
import type { World } from './world.js';

/** A room with what is going on around it in this process. */
export interface Live {
  readonly id: string;
  room: Room;
  wishes: Wish[]; // changes that wait to be decided on
  tail: Promise<unknown>; // what is done with a room is done one after the other
  busy: number; // how many wait for it or use it
  gone: boolean; // not to be used any more
  usedAt: number;
}

type Decide = (room: Room, now: number) => Decided;
type Settled = (decided: Decided, live: Live) => void;

interface Wish {
  readonly decide: Decide;
  readonly settled: Settled | undefined;
  done(decided: Decided): void;
  failed(error: unknown): void;
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
  change(id: string, decide: Decide, settled?: Settled): Promise<Decided | null>;
  /** Founds a match with its first lines. False if its id is taken. */
  create(id: string, lines: readonly Line[]): Promise<boolean>;
  /** Somebody has written: up to so many lines. Null if they are known here. */
  catchUp(id: string, lines: number): Promise<void> | null;
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

interface Outcome {
  readonly wish: Wish;
  readonly decided: Decided;
}

/** Null if it could not even be decided on; nothing has changed then, and the others' wishes are not concerned. */
function decisionOn(wish: Wish, room: Room, now: number): Decided | null {
  try {
    return wish.decide(room, now);
  } catch (error) {
    wish.failed(error);
    return null;
  }
}

function linesOf(outcomes: readonly Outcome[]): readonly Line[] {
  const lines: Line[] = [];
  for (const { decided } of outcomes) if (decided.ok) lines.push(...decided.lines);
  return lines;
}

function takeIn(room: Room, { lines, ahead }: Extract<Decided, { ok: true }>): void {
  if (ahead) goAhead(room, lines, ahead);
  else for (const line of lines) fold(room, line);
}

let ending: Promise<void> | null = null;

/** When all that has arrived in this turn of the event loop was read. Whoever waits for that waits together. */
function endOfTurn(): Promise<void> {
  ending ??= new Promise(setImmediate).then(() => {
    ending = null;
  });
  return ending;
}

export function openRooms({ store, world, pace, shelf, opened, changed, lost }: RoomsNeed): Rooms {
  const lives = new Map<string, Promise<Live | null>>();
  const here = new Map<string, Live>();

  /** The latest shortcut that this version of the program can use. */
  const shortcutTo = async (id: string): Promise<Room | null> => {
    for (let kept = await store.snapshot(id); kept; kept = await store.snapshot(id, kept.at - 1)) {
      const room = roomFromSnapshot(kept.text, shelf);
      if (room) return room;
    }
    return null;
  };
  const read = async (id: string): Promise<Room | null> => {
    const known = await shortcutTo(id);
    const lines = await store.read(id, known ? known.lines : 0);
    if (lines === null) return null;
    if (!known) return roomFrom(id, lines.map(readLine), shelf);
    for (const line of lines) fold(known, readLine(line));
    return known;
  };
  const load = async (id: string): Promise<Live | null> => {
    const room = await read(id);
    if (!room) return null;
    const live: Live = { id, room, wishes: [], tail: Promise.resolve(), busy: 0, gone: false, usedAt: world.now() };
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
  const use = async <R>(live: Live, work: () => R | Promise<R>): Promise<R> => {
    try {
      if (live.gone) throw new NotWritten('the store did not answer');
      return await work();
    } finally {
      live.busy--;
      live.usedAt = world.now();
    }
  };
  /** At once if nobody else uses the room, otherwise after all who came before. */
  const alone = <R>(live: Live, work: () => R | Promise<R>): Promise<R> => {
    const begin = () => use(live, work);
    const turn = live.busy++ === 0 ? begin() : live.tail.then(begin, begin); // whoever asked for it hears of a failure; the next in line need not
    live.tail = turn;
    return turn;
  };
  /** The room went ahead of the store in vain: it is read anew. Gives back what others wrote instead. */
  const startOver = async (live: Live, from: number): Promise<readonly Line[]> => {
    const [room, lines] = [await read(live.id), await store.read(live.id, from)];
    if (!room || !lines) throw new Error(`match ${live.id} is gone from the store`);
    live.room = room;
    return lines.slice(0, room.lines - from).map(readLine);
  };
  /** Takes in what others wrote. */
  const refresh = async (live: Live): Promise<void> => {
    const before = markOf(live.room);
    const lines = ((await store.read(live.id, live.room.lines)) ?? []).map(readLine);
    if (lines.length === 0) return;
    for (const line of lines) fold(live.room, line);
    changed({ live, lines, before }, false);
  };
  /** A shortcut now and then, and the position at the end. */
  const keepPosition = (room: Room, from: number, before: Mark): void => {
    const isLong = Math.floor(room.lines / SNAPSHOT_EVERY) > Math.floor(from / SNAPSHOT_EVERY);
    const hasEnded = phaseOf(room) === 'over' && (room.table?.entries.length ?? 0) > before.entries;
    if (!isLong && !hasEnded) return;
    store.keepSnapshot(room.id, room.lines, isLong ? snapshotOf(room) : endOf(room)).catch(() => {}); // never needed, and the store says itself when it fails
  };
  /** Decides on one wish after the other. The room goes ahead of the store, but nobody sees it before the lines are written: everything else waits in `tail`. */
  const decideOn = (live: Live, wishes: readonly Wish[]): readonly Outcome[] => {
    const outcomes: Outcome[] = [];
    for (const wish of wishes) {
      const decided = decisionOn(wish, live.room, world.now());
      if (!decided) continue;
      if (decided.ok) takeIn(live.room, decided);
      outcomes.push({ wish, decided });
    }
    return outcomes;
  };
  /** Grants wishes: they are decided on, written down together, and each is answered before anybody else hears of the change. */
  const grant = async (live: Live, wishes: readonly Wish[]): Promise<void> => {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const [from, before] = [live.room.lines, markOf(live.room)];
      const outcomes = decideOn(live, wishes);
      const lines = linesOf(outcomes);
      if (lines.length === 0 || (await store.append(live.id, from, lines.map(written), noteOf(live.room, pace)))) {
        for (const { wish, decided } of outcomes) wish.settled?.(decided, live);
        if (lines.length > 0) changed({ live, lines, before }, true);
        for (const { wish, decided } of outcomes) wish.done(decided);
        return keepPosition(live.room, from, before);
      }
      const others = await startOver(live, from);
      changed({ live, lines: others, before }, false);
    }
    throw new NotWritten('other processes were always faster');
  };
  /** What was wished for while others used the room is granted in one turn. */
  const grantAll = async (live: Live): Promise<void> => {
    await endOfTurn(); // and what arrives together
    const wishes = live.wishes.splice(0);
    try {
      await grant(live, wishes);
    } catch (error) {
      drop(live); // whether the lines are there is not known; whoever comes next reads what is
      lost(live.id);
      for (const wish of wishes) wish.failed(error);
    }
  };

  const wishFor = (live: Live, decide: Decide, settled: Settled | undefined): Promise<Decided> =>
    new Promise((done, failed) => {
      if (live.wishes.push({ decide, settled, done, failed }) > 1) return; // the turn that was asked for is for all of them
      alone(live, () => grantAll(live)).catch((error: unknown) => {
        for (const wish of live.wishes.splice(0)) wish.failed(error);
      });
    });

  const rooms: Rooms = {
    async visit(id, work) {
      const live = here.get(id) ?? (await get(id));
      return live && alone(live, () => work(live));
    },

    change(id, decide, settled) {
      const live = here.get(id);
      return live ? wishFor(live, decide, settled) : get(id).then((read) => read && wishFor(read, decide, settled));
    },

    async create(id, lines) {
      const room = roomFrom(id, lines, shelf);
      return store.create(id, noteOf(room, pace), lines.map(written));
    },

    catchUp(id, lines) {
      const isBehind = ({ room }: Live) => room.lines < lines;
      const known = here.get(id);
      if (known && !isBehind(known)) return null;
      const late = async (live: Live | null | undefined) => {
        if (live && isBehind(live)) await alone(live, () => (isBehind(live) ? refresh(live) : undefined));
      };
      return lives.get(id)?.then(late) ?? null;
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

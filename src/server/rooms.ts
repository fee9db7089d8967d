/** The matches that this process hosts: opened when they are asked for, kept while somebody uses them, their logs in the store. */
import type { Shelf } from '../games/index.js';
import type { BotPace } from '../match/chores.js';
import { roomFrom } from '../match/fold.js';
import { type Clock, type Host, type Log, openHost, type Thinker } from '../match/host.js';
import { type Line, written } from '../match/lines.js';
import type { Decided } from '../match/orders.js';
import type { Room } from '../match/room.js';
import type { RoomChange } from '../match/telling.js';
import type { Store } from '../store/store.js';
import { noteOf } from './note.js';

export interface Rooms {
  /** The host of a match; null if there is no such match. */
  host(id: string): Promise<Host | null>;
  /** Runs something on a room that exists, when nothing is under way in it; null if there is no such match. */
  visit<R>(id: string, work: (room: Room, host: Host) => R | Promise<R>): Promise<R | null>;
  /** Decides on the newest room and writes the lines down; null if there is no such match. */
  change(id: string, decide: (room: Room, now: number, host: Host) => Decided): Promise<Decided | null>;
  /** Founds a match with its first lines. False if its id is taken. */
  create(id: string, lines: readonly Line[]): Promise<boolean>;
  /** Somebody has written: up to so many lines. Null if they are known here. */
  catchUp(id: string, lines: number): Promise<void> | null;
  open(): Iterable<Host>;
  /** Forgets matches that nobody has used since then; they are read again when they are needed. */
  forget(since: number): number;
  /** Sees to no bot and no clock any more. */
  rest(): void;
  /** Waits until what is under way is done, and lets go of everything. */
  close(): Promise<void>;
  readonly size: number;
}

export interface RoomsNeed {
  readonly store: Store;
  readonly clock: Clock;
  readonly thinker: Thinker;
  readonly pace: BotPace;
  readonly shelf: Shelf | undefined;
  readonly fallsFrom: number; // when clocks may fall again after the start of this process
  /** A match was opened. */
  opened(host: Host): void;
  /** Lines were added, and everybody connected was told; `ours`: by this process. */
  changed(change: RoomChange, host: Host, ours: boolean): void;
  /** The store failed, and nobody knows how a match stands: whoever follows it must begin anew. */
  lost(host: Host): void;
  problem(match: string, what: string, error: unknown): void;
}

export function openRooms(needs: RoomsNeed): Rooms {
  const { store, clock, thinker, pace, shelf, fallsFrom } = needs;
  const hosts = new Map<string, Host>();
  const opening = new Map<string, Promise<Host | null>>();
  let resting = false;

  const logOf = (id: string): Log => ({
    read: (from) => store.read(id, from),
    append: (after, lines, room) => store.append(id, after, lines, noteOf(room, pace)),
    shortcuts: {
      latest: (before) => store.snapshot(id, before),
      keep: (at, text) => store.keepSnapshot(id, at, text),
    },
  });

  const drop = (host: Host): void => {
    if (hosts.get(host.id) === host) hosts.delete(host.id);
    host.close();
  };

  const load = async (id: string): Promise<Host | null> => {
    const host: Host | null = await openHost(id, {
      log: logOf(id),
      clock,
      thinker,
      pace,
      shelf,
      attends: () => !resting,
      fallsFrom,
      outlet: {
        changed: (change, ours) => host && needs.changed(change, host, ours),
        lost() {
          if (!host) return;
          drop(host);
          needs.lost(host);
        },
        problem: (what, error) => needs.problem(id, what, error),
      },
    });
    if (!host) return null;
    hosts.set(id, host);
    needs.opened(host);
    return host;
  };

  const find = (id: string): Host | Promise<Host | null> => {
    const known = hosts.get(id) ?? opening.get(id);
    if (known) return known;
    const loading = load(id).finally(() => opening.delete(id));
    opening.set(id, loading);
    return loading;
  };

  return {
    host: async (id) => find(id),

    async visit(id, work) {
      const host = await find(id);
      return host ? host.visit((room) => work(room, host)) : null;
    },

    async change(id, decide) {
      const host = await find(id);
      return host ? host.change((room, now) => decide(room, now, host)) : null;
    },

    create: (id, lines) => store.create(id, noteOf(roomFrom(id, lines, shelf), pace), lines.map(written)),

    catchUp: (id, lines) => hosts.get(id)?.catchUp(lines) ?? opening.get(id)?.then((host) => host?.catchUp(lines) ?? undefined) ?? null,

    open: () => hosts.values(),

    forget(since) {
      let count = 0;
      for (const host of hosts.values()) {
        if (host.isBusy || host.audience.size > 0 || host.usedAt >= since) continue;
        drop(host);
        count++;
      }
      return count;
    },

    rest() {
      resting = true;
    },

    async close() {
      await Promise.allSettled([...hosts.values()].map((host) => host.visit(() => {})));
      for (const host of hosts.values()) drop(host);
    },

    get size() {
      return hosts.size;
    },
  };
}

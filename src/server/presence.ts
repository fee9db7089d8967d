/** Who is there. A device that drops off for a moment is not gone: its seat counts as left only after a while. */
import type { Seat } from '../engine/game.js';
import type { Host } from '../match/host.js';
import type { Line } from '../match/lines.js';
import { comingLines, goingLines } from '../match/presence.js';
import type { Room } from '../match/room.js';
import type { RoomChange } from '../match/telling.js';
import type { Store } from '../store/store.js';
import type { Rooms } from './rooms.js';
import type { Logger, World } from './world.js';

/** Whoever comes and goes: the person of a seat, or a television. */
type Someone = Seat | 'television';

export interface Presence {
  /** The line of somebody’s arrival that is written with their sitting down. */
  arrival(seat: Seat, at: number): readonly Line[];
  came(host: Host, who: Someone): void;
  went(host: Host, who: Someone): void;
  /** Puts right what another process wrote about seats that are connected here. */
  correct(change: RoomChange, host: Host): void;
  /** Lets go of seats in a room, just opened, that were connected to a process which is not there any more. */
  expirePresence(room: Room): void;
  stop(): void;
}

export interface PresenceNeeds {
  readonly rooms: () => Rooms;
  readonly store: Store;
  readonly world: World;
  readonly log: Logger;
  readonly name: string;
  readonly patience: number; // milliseconds until somebody who dropped off counts as gone
  readonly beatEvery: number; // milliseconds between two signs of life of this process
}

export const MISSED_BEATS = 4; // after which a process is taken for gone, with all who were connected to it

export function openPresence({ rooms, store, world, log, name, patience, beatEvery }: PresenceNeeds): Presence {
  const server = `${name} ${world.code().slice(0, 8)}`; // this process in the log: its name, and which of its lives this is
  const leaving = new Map<string, NodeJS.Timeout>();
  const keyOf = (match: string, who: Someone) => `${match} ${who}`;
  const failed = (error: unknown) => log.warn({ problem: String(error) }, 'somebody’s coming or going was not written down');
  const came = ({ id: match }: Host, seat: Someone) => {
    clearTimeout(leaving.get(keyOf(match, seat)));
    leaving.delete(keyOf(match, seat));
    rooms()
      .change(match, (room, now, { audience }) => ({ ok: true, lines: audience.has(seat) ? comingLines(room, seat, server, now) : [] }))
      .catch(failed);
  };
  const writeGone = (match: string, seat: Someone) => {
    leaving.delete(keyOf(match, seat));
    rooms()
      .change(match, (room, now, { audience }) => ({ ok: true, lines: audience.has(seat) ? [] : goingLines(room, seat, server, now) }))
      .catch(failed);
  };
  const expirePresence = async (room: Room, alive: () => Promise<readonly string[]>): Promise<void> => {
    if (![room.television, ...room.chairs.map(({ here }) => here)].some((here) => here !== null && here !== server)) return;
    for (const { seat, ghost } of ghostsIn(room, server, await alive()))
      await rooms().change(room.id, (newest, now) => ({ ok: true, lines: goingLines(newest, seat, ghost, now) }));
  };
  const alive = () => store.servers(world.now() - MISSED_BEATS * beatEvery);
  const beat = async (): Promise<void> => {
    try {
      await store.beat(server, world.now());
      const known = await alive();
      for (const { room } of rooms().open()) await expirePresence(room, async () => known);
    } catch (error) {
      failed(error);
    }
  };
  const beats = setInterval(() => void beat(), beatEvery).unref();
  void beat();
  return {
    arrival: (seat, at) => [{ t: 'came', at, seat, server }],
    came,
    went({ id: match, audience }, seat) {
      if (audience.has(seat) || leaving.has(keyOf(match, seat))) return;
      leaving.set(keyOf(match, seat), setTimeout(() => writeGone(match, seat), patience).unref());
    },
    correct({ lines }, host) {
      for (const line of lines) {
        const gone = line.t === 'went' ? line.seat : line.t === 'television' && line.server === null ? 'television' : null;
        if (gone !== null && host.audience.has(gone)) came(host, gone);
      }
    },
    expirePresence(room) {
      expirePresence(room, alive).catch(failed);
    },
    stop() {
      clearInterval(beats);
      for (const timer of leaving.values()) clearTimeout(timer);
    },
  };
}

/** Seats that the log believes to be connected to an earlier life of this process, or to a process that is not there any more. */
function ghostsIn({ chairs, television }: Room, server: string, alive: readonly string[]): readonly Ghost[] {
  const nameOf = (other: string) => other.slice(0, other.lastIndexOf(' '));
  const ghost = (seat: Someone, here: string | null): readonly Ghost[] =>
    here !== null && here !== server && (nameOf(here) === nameOf(server) || !alive.includes(here)) ? [{ seat, ghost: here }] : [];
  return [...chairs.flatMap(({ here }, seat) => ghost(seat, here)), ...ghost('television', television)];
}

interface Ghost {
  readonly seat: Someone;
  readonly ghost: string;
}

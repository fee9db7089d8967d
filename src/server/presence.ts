/** Who is there. A device that drops off for a moment is not gone: its seat counts as left only after a while. */
import type { Seat } from '../engine/game.js';
import { comingLines, goingLines } from '../match/presence.js';
import type { Room } from '../match/room.js';
import type { Clients } from './clients.js';
import type { Change, Rooms } from './rooms.js';
import type { Log, World } from './world.js';

export interface Presence {
  /** This process in the log: its name, and which of its lives this is. */
  readonly server: string;
  came(match: string, seat: Seat): void;
  went(match: string, seat: Seat): void;
  /** Puts right what another process, or an earlier life of this one, wrote about seats that are connected here or nowhere. */
  correct(change: Change): void;
  /** The same for a room that has just been opened. */
  layGhosts(room: Room): void;
  stop(): void;
}

export interface PresenceNeeds {
  readonly rooms: () => Rooms;
  readonly clients: Clients;
  readonly world: World;
  readonly log: Log;
  readonly name: string;
  readonly patience: number; // milliseconds until somebody who dropped off counts as gone
}

export function openPresence({ rooms, clients, world, log, name, patience }: PresenceNeeds): Presence {
  const server = `${name} ${world.code().slice(0, 8)}`;
  const leaving = new Map<string, NodeJS.Timeout>();
  const keyOf = (match: string, seat: Seat) => `${match} ${seat}`;
  const failed = (error: unknown) => log.warn({ problem: String(error) }, 'somebody’s coming or going was not written down');
  const came = (match: string, seat: Seat) => {
    clearTimeout(leaving.get(keyOf(match, seat)));
    leaving.delete(keyOf(match, seat));
    rooms()
      .change(match, (room, now) => ({ ok: true, lines: clients.has(match, seat) ? comingLines(room, seat, server, now) : [] }))
      .catch(failed);
  };
  const writeGone = (match: string, seat: Seat) => {
    leaving.delete(keyOf(match, seat));
    rooms()
      .change(match, (room, now) => ({ ok: true, lines: clients.has(match, seat) ? [] : goingLines(room, seat, server, now) }))
      .catch(failed);
  };
  return {
    server,
    came,
    went(match, seat) {
      if (clients.has(match, seat) || leaving.has(keyOf(match, seat))) return;
      leaving.set(keyOf(match, seat), setTimeout(() => writeGone(match, seat), patience).unref());
    },
    correct({ live, lines }) {
      for (const line of lines) if (line.t === 'went' && clients.has(live.id, line.seat)) came(live.id, line.seat);
    },
    layGhosts(room) {
      for (const { seat, ghost } of ghostsIn(room, server)) {
        rooms()
          .change(room.id, (newest, now) => ({ ok: true, lines: goingLines(newest, seat, ghost, now) }))
          .catch(failed);
      }
    },
    stop() {
      for (const timer of leaving.values()) clearTimeout(timer);
    },
  };
}

/** Seats that the log believes to be connected to an earlier life of this process. */
function ghostsIn({ chairs }: Room, server: string): readonly { readonly seat: Seat; readonly ghost: string }[] {
  const nameOf = (other: string) => other.slice(0, other.lastIndexOf(' '));
  return chairs.flatMap(({ here }, seat) =>
    here !== null && here !== server && nameOf(here) === nameOf(server) ? [{ seat, ghost: here }] : [],
  );
}

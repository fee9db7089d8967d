/** The codes of rooms. One belongs to a match and its rematches, and is free again a day after the last of them has ended. */
import { codeFrom } from '../match/codes.js';
import { phaseOf, type Room } from '../match/room.js';
import { DAY } from '../match/settings.js';
import type { Store } from '../store/store.js';
import type { Rooms } from './rooms.js';
import type { World } from './world.js';

export interface Codes {
  /** A code for a match that is about to be founded; null: none was free, and the match does without. */
  take(match: string): Promise<string | null>;
  /** The newest match of the room with this code; null: no room has it. */
  find(code: string): Promise<string | null>;
}

export interface CodesNeed {
  readonly store: Store;
  readonly rooms: Pick<Rooms, 'visit'>;
  readonly world: World;
}

const TRIES = 50; // there are 78,000 codes
const FORSAKEN = 60 * DAY; // milliseconds without a sign of life: longer than any clock runs

/** A room keeps its code while somebody may come back to it. */
function isFree(room: Room, now: number): boolean {
  const { endedAt, chargedAt } = room;
  return phaseOf(room) === 'over' && endedAt !== null ? now - endedAt > DAY : now - chargedAt > FORSAKEN;
}

export function openCodes({ store, rooms, world }: CodesNeed): Codes {
  /** The last of a match's rematches, if anybody may still come to it. */
  const newest = async (id: string): Promise<string | null> => {
    for (let match: string = id; ; ) {
      const found = await rooms.visit(match, (room) => ({ next: room.rematch, free: isFree(room, world.now()) }));
      if (!found) return null;
      if (found.next === null) return found.free ? null : match;
      match = found.next;
    }
  };

  const find: Codes['find'] = async (code) => {
    const led = await store.matchAt(code);
    const match = led === null ? null : await newest(led);
    if (led !== null && match !== null && match !== led) await store.lead(code, match, led); // so that nobody walks the whole way again
    return match;
  };

  return {
    find,
    async take(match) {
      for (let tries = 0; tries < TRIES; tries++) {
        const code = codeFrom(Buffer.from(world.code(), 'base64url'));
        if (code === null || (await find(code)) !== null) continue;
        if (await store.lead(code, match, await store.matchAt(code))) return code;
      }
      return null;
    },
  };
}

/** A new match for the people of one that is over. Whoever asks first makes it; everybody connected hears its id through the room's face. */
import { Complaint } from '../engine/complaint.js';
import { foundRematch } from '../match/found.js';
import type { Host } from '../match/host.js';
import type { Refused } from '../match/orders.js';
import type { Rooms } from './rooms.js';
import type { World } from './world.js';

export async function makeRematch(host: Host, rooms: Rooms, world: World): Promise<Refused | { readonly ok: true }> {
  try {
    const lines = await host.visit((room) => (room.rematch === null ? foundRematch(room, world.seed(), world.now()) : []));
    if (lines.length === 0) return { ok: true };
    const id = world.code();
    if (!(await rooms.create(id, lines))) return { ok: false, why: 'failed', because: 'Send it again.' };
    await host.change((room, at) => ({ ok: true, lines: room.rematch === null ? [{ t: 'rematch', at, match: id }] : [] }));
    return { ok: true };
  } catch (error) {
    if (error instanceof Complaint) return { ok: false, why: 'not-now', because: error.message };
    throw error;
  }
}

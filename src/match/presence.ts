/** Coming and going. A seat that a bot kept because its person was away is handed back when they return; a rematch begins when all are there. */
import type { Seat } from '../engine/game.js';
import type { Line } from './lines.js';
import { beginLines } from './orders.js';
import { chairAt, phaseOf, type Room } from './room.js';
import { MOST_LINES } from './settings.js';

const MOST_TELEVISED = 40; // lines: whoever looks on cannot fill the log

/** The lines of somebody's arrival on a device connected to `server`. */
export function comingLines(room: Room, who: Seat | 'television', server: string, at: number): readonly Line[] {
  return who === 'television' ? televisionLines(room, server, at) : seatLines(room, who, server, at);
}

function televisionLines(room: Room, server: string | null, at: number): readonly Line[] {
  const isKnown = room.television === server || (server !== null && room.televised >= MOST_TELEVISED);
  return isKnown || room.lines >= MOST_LINES ? [] : [{ t: 'television', at, server }];
}

function seatLines(room: Room, seat: Seat, server: string, at: number): readonly Line[] {
  const { bot, here } = chairAt(room, seat);
  const back: readonly Line[] = bot?.why === 'away' ? [{ t: 'back', at, seat }] : [];
  if (here === server || room.lines >= MOST_LINES) return back;
  const came: Line = { t: 'came', at, seat, server };
  return [came, ...back, ...(beginsWith(room, seat) ? beginLines(room, at) : [])];
}

export function goingLines(room: Room, seat: Seat | 'television', server: string, at: number): readonly Line[] {
  if (seat === 'television') return room.television === server ? televisionLines(room, null, at) : [];
  return chairAt(room, seat).here === server && room.lines < MOST_LINES ? [{ t: 'went', at, seat }] : [];
}

/** A rematch that the last of its people has now come to. */
function beginsWith(room: Room, seat: Seat): boolean {
  const { after, settings } = room.founded;
  if (after === null || !settings.startWhenFull || phaseOf(room) !== 'gathering' || room.opening !== null) return false;
  return room.chairs.every(
    (chair, other) => chair.plan.kind === 'bot' || (chair.token !== null && (other === seat || chair.here !== null)),
  );
}

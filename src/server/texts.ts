/** The message `moved` as text, for one seat after the other: what all of them see alike is spelled out once. */
import type { GameTypes, Seat } from '../engine/game.js';
import type { Step } from '../engine/play.js';
import { mine, NOTHING, viewFor } from '../engine/view.js';
import { clockFace } from '../match/clock.js';
import type { UndoFace } from '../match/messages.js';
import type { Room } from '../match/room.js';
import { happenedFor } from '../match/shown.js';
import { undoFace } from '../match/takeback.js';
import { type Bytes, bytesOf } from './frames.js';

const spelled = (value: unknown): Bytes => (value === NOTHING ? NOTHING_SPELLED : bytesOf(JSON.stringify(value)));
const NOTHING_SPELLED = bytesOf('{}');

const spelledWords = new Map<string, Bytes>(); // why something may be taken back or not: the rules know few reasons
function spelledUndo({ possible, free, because }: UndoFace): Bytes {
  const words = spelledWords.get(because) ?? spelled(because);
  spelledWords.set(because, words);
  return `{"possible":${possible},"free":${free},"because":${words}}` as Bytes;
}

const isToAll = ({ told }: Step<GameTypes>): boolean => told.every(({ only }) => only === null);

/** Writes `{ t: 'moved', position: positionFor(room, seat, now), happened: happenedFor(room, seat, from) }`, to the letter; null before the start. */
export function movedTexts(room: Room, from: number, now: number): ((seat: Seat | null) => Bytes) | null {
  if (!room.table) return null;
  const { state, entries, steps, opening } = room.table;
  const { rules, asked, open, shared, others, dark } = viewFor(state, null);
  const toAll = (from >= 0 || isToAll(opening)) && steps.slice(Math.max(0, from)).every(isToAll);
  const commonOpen = state.open.some((decision) => decision.veiled) ? null : spelled(open);
  const commonHappened = toAll ? spelled(happenedFor(room, null, from)) : null;
  const before = `{"t":"moved","position":{"entries":${entries.length},"view":{"rules":${rules},"asked":${asked},"open":`;
  const between = `,"shared":${spelled(shared)},"mine":`;
  const after = `,"others":${spelled(others)},"dark":${spelled(dark)}},"undo":`;
  const clock = spelled(clockFace(room, now));
  return (seat) => {
    const myOpen = commonOpen ?? spelled(viewFor(state, seat).open);
    const own = seat === null ? 'null' : spelled(mine(state, seat));
    const undo = seat === null ? 'null' : spelledUndo(undoFace(room, seat));
    const happened = commonHappened ?? spelled(happenedFor(room, seat, from));
    return `${before}${myOpen},"seat":${seat}${between}${own}${after}${undo},"clock":${clock}},"happened":${happened}}` as Bytes;
  };
}

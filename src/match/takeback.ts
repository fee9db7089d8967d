/** Taking back with people at the table: at once where nobody has learned anything, otherwise when all the others agree. */
import type { Seat } from '../engine/game.js';
import { type Entry, isUndo } from '../engine/play.js';
import { canUndo } from '../engine/undo.js';
import type { UndoFace } from './messages.js';
import { isPersons, type Room, type TakeBack } from './room.js';

const OTHERS_SINCE = 'Someone else has decided since.';

export interface Offer {
  readonly to: number | null;
  readonly free: boolean;
  readonly because: string;
}

/**
 * What a seat may take back. Stricter than the engine in one point: as soon as another seat has acted since, it is not
 * free, whatever became of that. Whether another's answer touched hidden things would otherwise show in the offer.
 */
export function offerTo(room: Room, seat: Seat): Offer {
  if (!room.table) return { to: null, free: false, because: 'The match has not begun.' };
  const { entries, steps } = room.table;
  const offer = canUndo(room.table, seat);
  if (offer.to === null) return offer;
  const others = steps.slice(offer.to).some((step, i) => step.seat !== seat && !isUndo(entries[(offer.to ?? 0) + i] ?? { undo: 0, by: 0 }));
  return others ? { to: offer.to, free: false, because: OTHERS_SINCE } : offer;
}

/** The offer as it is shown, after every move to every seat: without take-backs so far it needs only a look at the last few entries. */
export function undoFace(room: Room, seat: Seat): UndoFace {
  const { to, free, because } = (room.undos === 0 && quickOffer(room, seat)) || offerTo(room, seat);
  return { possible: to !== null, free, because };
}

/** The same as `offerTo` for a match in which another seat has acted last; null where that is not so. */
function quickOffer({ table }: Room, seat: Seat): Offer | null {
  if (!table || table.state.open.length === 0 || (table.steps.at(-1)?.seat ?? seat) === seat) return null;
  const to = table.steps.findLastIndex((step, i) => step.seat === seat && !isForced(table.entries[i]));
  if (to < 0) return null;
  return { to, free: false, because: OTHERS_SINCE };
}

const isForced = (entry: Entry | undefined): boolean => entry !== undefined && !isUndo(entry) && entry.forced === true;

/** The seats that must agree before another seat takes back: people who decide for themselves. Bots never mind. */
export function haveASay(room: Room, asker: Seat): readonly Seat[] {
  return room.chairs.flatMap((chair, seat) => (seat !== asker && isPersons(chair) ? [seat] : []));
}

export const allAgree = (room: Room, { seat, granted }: TakeBack): boolean =>
  haveASay(room, seat).every((other) => granted.includes(other));

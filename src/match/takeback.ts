/** Taking back with people at the table: at once where nobody has learned anything, otherwise when all the others agree. */
import type { Seat } from '../engine/game.js';
import { keepsTheSay } from '../engine/record.js';
import { canUndo } from '../engine/undo.js';
import type { UndoFace } from './messages.js';
import type { Chair, Room, TakeBack } from './room.js';

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
  if (room.closed) return { to: null, free: false, because: 'The match was ended.' };
  if (room.founded.settings.takeBacks === false)
    return { to: null, free: false, because: 'Here nothing is taken back: the first try counts.' };
  const { steps } = room.table;
  const offer = canUndo(room.table, seat);
  if (offer.to === null) return offer;
  for (let i = steps.length - 1; i >= offer.to; i--) {
    const step = steps[i];
    if (step && step.seat !== seat && step.kind !== 'undo')
      return { to: offer.to, free: false, because: 'Someone else has decided since.' };
  }
  return offer;
}

/** The offer as it is shown. */
export function undoFace(room: Room, seat: Seat): UndoFace {
  const { to, free, because } = offerTo(room, seat);
  return { possible: to !== null, free, because };
}

/** True for a person who decides, or for whom a bot only keeps the seat. Who has left for good has no say, and bots never mind. */
const hasASay = ({ token, bot }: Chair): boolean => token !== null && (bot === null || keepsTheSay(bot.why));

/** The seats that must agree to what another seat, or somebody without one, asks for. */
export function haveASay(room: Room, asker: Seat | null): readonly Seat[] {
  return room.chairs.flatMap((chair, seat) => (seat !== asker && hasASay(chair) ? [seat] : []));
}

export const allAgree = (room: Room, { seat, granted }: TakeBack): boolean =>
  haveASay(room, seat).every((other) => granted.includes(other));

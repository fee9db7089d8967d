/** Seats: what belongs to one, and who comes next. */
import type { Seat } from '../../engine/game.js';

/** What a list by seat has for this one. It is handed the list, not the table: code that all games share should not see every game's shape of table. */
export function atSeat<X>(bySeat: readonly X[], seat: Seat): X {
  const found = bySeat[seat];
  if (found === undefined) throw new Error(`there is no seat ${seat} at a table of ${bySeat.length}`);
  return found;
}

/** Clockwise. */
export function nextSeat(seat: Seat, seats: number): Seat {
  const next = seat + 1;
  return next === seats ? 0 : next;
}

/** Taking back. Nobody writes undo for a game: whether it is free follows from what the entries in between drew, told and touched. */
import type { GameTypes, Seat } from './game.js';
import { askAgain, isUndo, liveEntries, type NotTaken, type Table, type Taken } from './play.js';
import { backTo } from './walk.js';

/** `to`: the entry that would be undone, with all after it. Null when there is nothing to take back. */
export interface UndoOffer {
  readonly to: number | null;
  readonly free: boolean;
  readonly because: string; // why it is free, or why the others must agree
}

/** Whether a seat may take back its last decision: freely, only if the others agree, or not at all. */
export function canUndo<T extends GameTypes>(table: Table<T>, seat: Seat): UndoOffer {
  if (table.state.open.length === 0) return { to: null, free: false, because: 'The match is over and its seed is known.' };
  let blocked: string | null = null; // by the latest of what stands in the way
  let undone = Number.POSITIVE_INFINITY; // from this entry on, what came before has been taken back
  for (let i = table.entries.length - 1; i >= 0; i--) {
    const entry = table.entries[i];
    const step = table.steps[i];
    if (!entry || !step) continue;
    if (isUndo(entry)) {
      undone = Math.min(undone, entry.undo);
      continue;
    }
    const decided = i < undone && entry.forced !== true;
    if (decided && step.seat !== seat) blocked ??= 'Someone else has decided since.';
    if (!step.free) blocked ??= 'Something was drawn or shown since.'; // what was seen stays seen, even if it was taken back
    if (decided && step.seat === seat) return { to: i, free: blocked === null, because: blocked ?? 'Nobody has learned anything since.' };
  }
  return { to: null, free: false, because: 'You have not decided anything yet.' };
}

/** Takes back a seat's last decision. Where that is not free, `granted` must name every other seat that has a say. */
export function undo<T extends GameTypes>(table: Table<T>, seat: Seat, granted?: readonly Seat[]): Taken | NotTaken {
  const offer = canUndo(table, seat);
  if (offer.to === null) return { ok: false, why: 'illegal', because: offer.because };
  if (!offer.free && !granted) return { ok: false, why: 'illegal', because: `${offer.because} The others must agree.` };
  return goBack(table, offer.to, seat, offer.free ? undefined : granted);
}

/** Appends the undo to the record and goes back to the state before entry `to`. Undone entries stay readable, and their draws are never used again. */
export function goBack<T extends GameTypes>(table: Table<T>, to: number, by: Seat, granted?: readonly Seat[]): Taken {
  const entry = table.entries.length;
  const { asked } = table.state;
  table.state = askAgain(backTo(table, to), asked);
  table.entries.push(granted ? { undo: to, by, granted } : { undo: to, by });
  table.steps.push({ seat: by, kind: 'undo', told: [], free: false, asked });
  return { ok: true, entry };
}

/** True if the entry has been taken back since. */
export function isUndone<T extends GameTypes>(table: Table<T>, entry: number): boolean {
  const line = table.entries[entry];
  return line !== undefined && !isUndo(line) && !liveEntries(table.entries).includes(entry);
}

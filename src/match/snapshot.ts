/** A room as text and back: a shortcut past the lines it was folded from. The lines stay the truth; a shortcut that does not fit is ignored. */
import { newCheckpoints } from '../engine/checkpoints.js';
import { liveEntries } from '../engine/play.js';
import { chanceOf } from '../engine/seed.js';
import { gameById, type Shelf } from '../games/index.js';
import type { Room } from './room.js';

const FORM = 11; // grows whenever a room gets other fields

export function snapshotOf(room: Room): string {
  const { game, table, since, done, ...plain } = room;
  const kept = table && {
    beginning: table.beginning,
    opening: table.opening,
    entries: table.entries,
    steps: table.steps,
    state: table.state,
  };
  return JSON.stringify({ form: FORM, newest: game.rules, plain, kept, since: [...since], done: [...done] });
}

/** How a match ended: no shortcut, only the last position, for whoever plays the match again (`halcyon check-store`). */
export function endOf({ table }: Room): string {
  return JSON.stringify({ kept: table && { state: table.state } });
}

/** The room of a shortcut, or null if it is none, or was made by another version of the program. */
export function roomFromSnapshot(text: string, shelf?: Shelf): Room | null {
  const { form, newest, plain, kept, since, done } = JSON.parse(text);
  if (form !== FORM) return null;
  const game = gameById(plain.founded.game, shelf);
  if (newest !== game.rules) return null;
  const table = kept && {
    ...kept,
    game,
    chance: chanceOf(kept.beginning.seed, kept.beginning.words),
    checkpoints: newCheckpoints(kept.entries.length, liveEntries(kept.entries).length),
  };
  return { ...plain, game, table, since: new Map(since), done: new Map(done) };
}

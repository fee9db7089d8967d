/** A match in progress at one terminal, and who has decided what in it. */
import type { Minds } from '../../bots/minds.js';
import type { GameTypes, Seat } from '../../engine/game.js';
import { isUndo, liveEntries, type Table } from '../../engine/play.js';
import type { Terminal, World } from '../terminal.js';

/** Who decides for a seat. */
export type Player = { readonly kind: 'human' } | { readonly kind: 'bot'; readonly is: string };

/** A table and who sits at it. */
export interface Match {
  readonly table: Table<GameTypes>;
  readonly names: readonly string[];
  readonly players: readonly Player[];
}

export interface Session extends Match {
  readonly world: World;
  readonly terminal: Terminal;
  readonly minds: Minds; // of the bots
  file: string | null; // the record it came from or was saved to
  savedAt: number; // how many entries it had then
  facing: Seat | null; // who sits in front of the screen
  notice: string | null; // to be said once the table is drawn anew
}

export const MATCH = 'this one'; // for the bots' minds: a terminal has one match

export const nameOf = ({ names }: Match, seat: Seat): string => names[seat] ?? `Player ${seat + 1}`;

export function peopleAt({ players }: Match): readonly Seat[] {
  return players.flatMap((player, seat) => (player.kind === 'human' ? [seat] : []));
}

/** The newest entry that counts and that one of these seats decided itself, or null. */
export function lastDecision({ table }: Match, seats: readonly Seat[]): { readonly entry: number; readonly seat: Seat } | null {
  for (const entry of liveEntries(table.entries).reverse()) {
    const line = table.entries[entry];
    const seat = table.steps[entry]?.seat;
    if (line && seat !== undefined && seats.includes(seat) && !isUndo(line) && !line.forced) return { entry, seat };
  }
  return null;
}

/** The log of a match in words, as one seat or a spectator heard it. */
import type { GameTypes, Seat } from '../engine/game.js';
import { heard, isUndo, liveEntries, type Step, type Table } from '../engine/play.js';

export interface LogLine {
  readonly after: number; // the table after so many entries shows what this line tells
  readonly text: string;
  readonly takenBack: boolean;
}

/** What was told from entry `from` to before entry `to`. From 0 on, the set-up is part of it. */
export function logOf(
  table: Table<GameTypes>,
  names: readonly string[],
  seat: Seat | null,
  from = 0,
  to = table.entries.length,
): LogLine[] {
  const lines: LogLine[] = [];
  const live = new Set(liveEntries(table.entries, to));
  const tell = (step: Step<GameTypes> | undefined, after: number, takenBack: boolean) => {
    for (const told of step?.told ?? []) {
      const event = heard(told, seat);
      if (event) lines.push({ after, text: table.game.words.event(event, names), takenBack });
    }
  };
  if (from === 0) tell(table.opening, 0, false);
  for (let i = from; i < to; i++) {
    const entry = table.entries[i];
    if (!entry) break;
    if (isUndo(entry))
      lines.push({ after: i + 1, text: `${names[entry.by]} goes back to before step ${entry.undo + 1}`, takenBack: false });
    else tell(table.steps[i], i + 1, !live.has(i));
  }
  return lines;
}

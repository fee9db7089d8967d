/** An answer and everything that follows from it by itself, as lines. It is only tried: the room changes when the lines are written down. */
import { cloneOf } from '../engine/clone.js';
import type { Decision, GameTypes, Json } from '../engine/game.js';
import { answer, isUndo, type NotTaken, playForced, type Table } from '../engine/play.js';
import type { Line, LineOf } from './lines.js';
import type { Ahead, Room } from './room.js';

/** Plays on a table and puts it back as it was. The state is a copy; the lists, which only grow, are cut off again where they ended. */
function playAhead<R>(table: Table<GameTypes>, play: (trial: Table<GameTypes>) => R): readonly [R, Ahead] {
  const { entries, steps } = table;
  const [entriesBefore, stepsBefore] = [entries.length, steps.length];
  const trial = { ...table, state: cloneOf(table.game, table.state) };
  try {
    const played = play(trial);
    return [played, { state: trial.state, entries: entries.slice(entriesBefore), steps: steps.slice(stepsBefore) }];
  } finally {
    entries.length = entriesBefore;
    steps.length = stepsBefore;
  }
}

/** The lines of what was played. What is forced was played by the rules; the first is the order `id`, if there was one. */
function linesOf({ entries, steps }: Ahead, by: LineOf<'played'>['by'], at: number, id?: string): Line[] {
  const lines: Line[] = [];
  for (const [i, entry] of entries.entries()) {
    const seat = steps[i]?.seat;
    if (seat === undefined || isUndo(entry)) continue;
    if (i === 0 && id !== undefined) lines.push({ t: 'played', at, seat, by, entry, id });
    else lines.push({ t: 'played', at, seat, by: entry.forced ? 'rules' : by, entry });
  }
  return lines;
}

/** An answer that is legal: its lines, with the forced ones after it, and what they lead to. */
export interface Tried {
  readonly lines: readonly Line[];
  readonly ahead: Ahead;
}

/** Tries an answer, or says why it is not taken. */
export function tryAnswer(
  room: Room,
  decision: number,
  move: Json,
  seat: number,
  by: 'person' | 'bot' | 'clock',
  at: number,
  id?: string,
): Tried | NotTaken {
  const { table } = room;
  if (!table) return { ok: false, why: 'unknown', because: 'The match has not begun.' };
  const [taken, ahead] = playAhead(table, (trial) => {
    const first = answer(trial, decision, move, seat);
    if (first.ok) playForced(trial);
    return first;
  });
  return taken.ok ? { lines: linesOf(ahead, by, at, id), ahead } : taken;
}

/** The same for those who cannot be told why not: no lines if the question is no longer open. */
export function answerLines(room: Room, decision: Decision, move: Json, by: 'bot' | 'clock', at: number): readonly Line[] {
  const tried = tryAnswer(room, decision.id, move, decision.seat, by, at);
  return 'ok' in tried ? [] : tried.lines;
}

/** What the rules play by themselves on a table that has just begun. */
export function openingLines(table: Table<GameTypes>, at: number): readonly Line[] {
  const [, ahead] = playAhead(table, playForced);
  return linesOf(ahead, 'rules', at);
}

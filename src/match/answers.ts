/** An answer and everything that follows from it by itself, as lines. It is tried on a copy: the room changes only when the lines are written down. */
import type { Decision, GameTypes, Json } from '../engine/game.js';
import { answer, isUndo, type NotTaken, playForced, type Table } from '../engine/play.js';
import type { Line, LineOf } from './lines.js';
import type { Room } from './room.js';

/** A table to try things on: the same match so far, sharing nothing that changes. */
function trialOf(table: Table<GameTypes>): Table<GameTypes> {
  return { ...table, state: table.game.clone(table.state), entries: table.entries.slice(), steps: table.steps.slice() };
}

/** The lines of what a trial has played from entry `from` on. What is forced was played by the rules. */
function linesFrom(trial: Table<GameTypes>, from: number, by: LineOf<'played'>['by'], at: number): Line[] {
  return trial.steps.slice(from).flatMap(({ seat }, i): Line[] => {
    const entry = trial.entries[from + i];
    return !entry || isUndo(entry) ? [] : [{ t: 'played', at, seat, by: entry.forced ? 'rules' : by, entry }];
  });
}

/** An answer that is legal: its lines, with the forced ones after it, and the table as it will be. */
export interface Tried {
  readonly lines: readonly Line[];
  readonly ahead: Table<GameTypes>;
}

/** Tries an answer, or says why it is not taken. */
export function tryAnswer(
  room: Room,
  decision: number,
  move: Json,
  seat: number,
  by: 'person' | 'bot' | 'clock',
  at: number,
): Tried | NotTaken {
  const { table } = room;
  if (!table) return { ok: false, why: 'unknown', because: 'The match has not begun.' };
  const trial = trialOf(table);
  const taken = answer(trial, decision, move, seat);
  if (!taken.ok) return taken;
  playForced(trial);
  return { lines: linesFrom(trial, table.entries.length, by, at), ahead: trial };
}

/** The same for those who cannot be told why not: no lines if the question is no longer open. */
export function answerLines(room: Room, decision: Decision, move: Json, by: 'bot' | 'clock', at: number): readonly Line[] {
  const tried = tryAnswer(room, decision.id, move, decision.seat, by, at);
  return 'ok' in tried ? [] : tried.lines;
}

/** What the rules play by themselves on a table that has just begun. */
export function openingLines(table: Table<GameTypes>, at: number): readonly Line[] {
  const trial = trialOf(table);
  playForced(trial);
  return linesFrom(trial, 0, 'rules', at);
}

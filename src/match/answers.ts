/** An answer and everything that follows from it by itself, as lines. It is only tried: the room changes when the lines are written down. */
import { cloneOf } from '../engine/clone.js';
import type { Decision, GameTypes, Json } from '../engine/game.js';
import { type Ahead, answer, isOpenly, isUndo, type NotTaken, playForced, type Table } from '../engine/play.js';
import type { Line, LineOf } from './lines.js';
import type { Room } from './room.js';

/** Plays on a table and puts it back as it was. The state is a copy; the lists, which only grow, are cut off again where they ended. */
function playAhead<R>(table: Table<GameTypes>, play: (trial: Table<GameTypes>) => R): readonly [R, Ahead<GameTypes>] {
  const { entries, steps } = table;
  const [entriesBefore, stepsBefore] = [entries.length, steps.length];
  const trial = { ...table, state: cloneOf(table.game, table.state), checkpoints: null };
  try {
    const played = play(trial);
    return [played, { state: trial.state, entries: entries.slice(entriesBefore), steps: steps.slice(stepsBefore) }];
  } finally {
    entries.length = entriesBefore;
    steps.length = stepsBefore;
  }
}

/** The lines of what was played. What is forced was played by the rules, the rest after the first is routine; the first is the order `id`, if there was one. */
function linesOf({ entries, steps }: Ahead<GameTypes>, by: LineOf<'played'>['by'], at: number, id?: string): Line[] {
  const lines: Line[] = [];
  for (const [i, entry] of entries.entries()) {
    const seat = steps[i]?.seat;
    if (seat === undefined || isUndo(entry)) continue;
    if (i === 0 && id !== undefined) lines.push({ t: 'played', at, seat, by, entry, id });
    else lines.push({ t: 'played', at, seat, by: entry.forced ? 'rules' : i === 0 ? by : 'routine', entry });
  }
  return lines;
}

const MOST_ROUTINE = 100; // answers in a row without anybody deciding: then whoever is asked is asked

/** Plays what needs nobody's decision: forced answers, and those that people have said to give each time. */
function playOn(table: Table<GameTypes>, { routines }: Room): void {
  const isRoutine = (decision: Decision): boolean => {
    const { id, seat, kind } = decision;
    const routine = routines.find((each) => each.seat === seat && each.kind === kind);
    return routine !== undefined && isOpenly(table, decision) && answer(table, id, routine.move, seat).ok;
  };
  playForced(table);
  for (let given = 0; given < MOST_ROUTINE && table.state.open.some(isRoutine); given++) playForced(table);
}

/** An answer that is legal: its lines, with what follows from it by itself, and what they lead to. */
export interface TriedAnswer {
  readonly lines: readonly Line[];
  readonly ahead: Ahead<GameTypes>;
}

/** Tries an answer, or says why it is not taken. */
export function tryAnswer(
  room: Room,
  decision: number,
  move: Json,
  seat: number,
  by: 'person' | 'bot' | 'clock' | 'routine',
  at: number,
  id?: string,
): TriedAnswer | NotTaken {
  const { table } = room;
  if (!table) return { ok: false, why: 'unknown', because: 'The match has not begun.' };
  const [taken, ahead] = playAhead(table, (trial) => {
    const first = answer(trial, decision, move, seat);
    if (first.ok) playOn(trial, room);
    return first;
  });
  return taken.ok ? { lines: linesOf(ahead, by, at, id), ahead } : taken;
}

/** What the rules play by themselves on a table that has just begun. */
export function openingLines(table: Table<GameTypes>, at: number): readonly Line[] {
  const [, ahead] = playAhead(table, playForced);
  return linesOf(ahead, 'rules', at);
}

/** Any position of a match at once: some are remembered, so that nothing is folded from the beginning for every step of a slider. */
import { cloneOf } from '../../engine/clone.js';
import type { GameTypes, State, View } from '../../engine/game.js';
import { isUndo, stateAt, step, type Table } from '../../engine/play.js';

type AnyTable = Table<GameTypes>;
type Position = State<GameTypes>; // once shown, it never changes

const EVERY = 16; // entries between two positions that are remembered for good
const SLICE = 8; // milliseconds of work before the page gets its turn

const remembered = new WeakMap<AnyTable, Map<number, Position>>();

function marksOf(table: AnyTable): Map<number, Position> {
  const marks = remembered.get(table) ?? new Map<number, Position>();
  remembered.set(table, marks);
  return marks;
}

/** The position after `upTo` entries; null: the newest one. A copy: what is on the screen must not change under it. */
export function positionAt(table: AnyTable, upTo: number | null): Position {
  const { entries, game, state } = table;
  const marks = marksOf(table);
  const at = upTo === null ? entries.length : Math.min(upTo, entries.length);
  const found = marks.get(at) ?? (at === entries.length ? cloneOf(game, state) : foldTo(table, marks, at));
  marks.set(at, found);
  if (at === entries.length) forgetBefore(marks, at - 1);
  return found;
}

/** Of the newest positions two are kept: the one on the screen and the one before, where its movements begin. */
function forgetBefore(marks: Map<number, Position>, at: number): void {
  for (const each of marks.keys()) if (each < at && each % EVERY !== 0) marks.delete(each);
}

/** Goes back to the nearest position that is known, and on from there. What follows a taking back has to be folded by the engine. */
function foldTo(table: AnyTable, marks: Map<number, Position>, upTo: number): Position {
  let from = upTo;
  while (from > 0 && !marks.has(from) && !follows(table, from)) from -= 1;
  const known = marks.get(from) ?? stateAt(table, from);
  marks.set(from, known);
  const state = cloneOf(table.game, known);
  for (let entry = from; entry < upTo; entry++) {
    goOne(table, state, entry);
    if ((entry + 1) % EVERY === 0) marks.set(entry + 1, cloneOf(table.game, state));
  }
  return state;
}

const follows = ({ entries }: AnyTable, at: number): boolean => {
  const entry = entries[at - 1];
  return entry !== undefined && isUndo(entry);
};

function goOne({ game, entries, chance }: AnyTable, state: Position, at: number): void {
  const entry = entries[at];
  if (entry === undefined || isUndo(entry)) throw new Error(`entry ${at} is no answer`);
  const decision = state.open.find((open) => open.id === entry.decision);
  if (!decision) throw new Error(`entry ${at} answers decision ${entry.decision}, which is not open`);
  const drawn = chance(at + 1);
  step(game, state, decision, entry.move, { chance: drawn });
  drawn.end();
}

/** A stretch of a match that the game gives one name: a round, a day. It begins after `at` entries. */
export interface Round {
  readonly name: string;
  readonly at: number;
}

/** Where each round begins. Works in slices and gives up when `stopped` says so. */
export async function roundsOf(
  table: AnyTable,
  viewOf: (state: Position) => View<GameTypes>,
  nameOf: (view: View<GameTypes>) => string,
  stopped: () => boolean,
): Promise<readonly Round[]> {
  const rounds: Round[] = [];
  const last = table.entries.length;
  const state: { now: Position } = { now: cloneOf(table.game, positionAt(table, 0)) };
  let slice = performance.now();
  for (let at = 0; at <= last; at++) {
    if (at > 0) {
      if (follows(table, at)) state.now = cloneOf(table.game, positionAt(table, at));
      else goOne(table, state.now, at - 1);
    }
    const name = nameOf(viewOf(state.now));
    if (rounds.at(-1)?.name !== name) rounds.push({ name, at });
    if (performance.now() - slice > SLICE) {
      await new Promise((resolve) => setTimeout(resolve));
      if (stopped()) return [];
      slice = performance.now();
    }
  }
  return rounds;
}

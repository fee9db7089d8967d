/** Any position of a match, as the screen shows it: the same object for as long as it may be on the screen. */
import type { GameTypes, State, View } from '../../engine/game.js';
import { isUndo, type Table } from '../../engine/play.js';
import { playEntry, recall } from '../../engine/walk.js';

type AnyTable = Table<GameTypes>;
type Position = State<GameTypes>; // once shown, it never changes

const SLICE = 8; // milliseconds of work before the page gets its turn

const remembered = new WeakMap<AnyTable, Map<number, Position>>();

function marksOf(table: AnyTable): Map<number, Position> {
  const marks = remembered.get(table) ?? new Map<number, Position>();
  remembered.set(table, marks);
  return marks;
}

/** The position after `upTo` entries; null: the newest one. A copy: what is on the screen must not change under it. */
export function positionAt(table: AnyTable, upTo: number | null): Position {
  const { entries } = table;
  const marks = marksOf(table);
  const at = upTo === null ? entries.length : Math.min(upTo, entries.length);
  const found = marks.get(at) ?? recall(table, at);
  marks.set(at, found);
  if (at === entries.length) forgetBefore(marks, at - 1);
  return found;
}

/** While the match is followed two are remembered: the position on the screen and the one before, where its movements begin. */
function forgetBefore(marks: Map<number, Position>, at: number): void {
  for (const each of marks.keys()) if (each < at) marks.delete(each);
}

const follows = ({ entries }: AnyTable, at: number): boolean => {
  const entry = entries[at - 1];
  return entry !== undefined && isUndo(entry);
};

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
      if (follows(table, at)) state.now = table.game.clone(positionAt(table, at));
      else playEntry(table, state.now, at - 1);
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

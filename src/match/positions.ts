/** Any position of a match, quickly: some are kept on the way, and what lies between is played again from the nearest. */
import { cloneOf } from '../engine/clone.js';
import type { GameTypes, State } from '../engine/game.js';
import { isUndo, stateAt, step, type Table } from '../engine/play.js';

export const KEPT_EVERY = 64; // entries

/** States after 64, 128, 192 … entries. They never change once they are in here. */
export type Kept = Map<number, State<GameTypes>>;

/** Keeps the table's state if it is one of those that are kept. */
export function keepOnTheWay(kept: Kept, { game, entries, state }: Table<GameTypes>): void {
  if (entries.length % KEPT_EVERY === 0 && entries.length > 0) kept.set(entries.length, cloneOf(game, state));
}

/** The state after the first `at` entries: equal to the engine's `stateAt`, which begins at the beginning. */
export function stateAfter(table: Table<GameTypes>, kept: Kept, at: number): State<GameTypes> {
  const { game, entries, chance } = table;
  let from = at - (at % KEPT_EVERY);
  while (from > 0 && !kept.has(from)) from -= KEPT_EVERY;
  const near = kept.get(from);
  let state = near ? cloneOf(game, near) : stateAt(table, 0);
  for (let i = from; i < at; i++) {
    const entry = entries[i];
    if (!entry) break;
    if (isUndo(entry)) state = askedAgain(stateAfter(table, kept, entry.undo), state.asked);
    else {
      const decision = state.open.find((open) => open.id === entry.decision);
      if (!decision) throw new Error(`entry ${i} answers decision ${entry.decision}, which is not open`);
      step(game, state, decision, entry.move, { chance: chance(i + 1) });
    }
    if ((i + 1) % KEPT_EVERY === 0) kept.set(i + 1, cloneOf(game, state));
  }
  return state;
}

/** Questions keep new numbers through a take-back, as in the engine. */
function askedAgain(s: State<GameTypes>, asked: number): State<GameTypes> {
  s.open = s.open.map((decision, i) => ({ ...decision, id: asked + i }));
  s.asked = asked + s.open.length;
  return s;
}

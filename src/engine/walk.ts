/** Positions of the past. Only the entries that count at a position lead to it, so what was taken back on the way is never played again. */
import { type Checkpoint, type Checkpoints, keep, newCheckpoints } from './checkpoints.js';
import { cloneOf } from './clone.js';
import type { GameTypes, State } from './game.js';
import { askAgain, type Entry, isUndo, setUp, step, type Table } from './play.js';

/** Walks back from the position after `at` entries until `stop` says so, over the entries that count there; gives their numbers, oldest first. */
function lineTo(entries: readonly Entry[], at: number, stop: (at: number) => boolean): readonly number[] {
  const line: number[] = [];
  for (let here = at; !stop(here) && here > 0; ) {
    const entry = entries[here - 1];
    if (!entry) throw new Error(`there is no entry ${here - 1}`);
    if (!isUndo(entry)) line.push(--here);
    else if (entry.undo < here - 1) here = entry.undo;
    else throw new Error(`entry ${here - 1} goes back to entry ${entry.undo}, which is not before it`);
  }
  return line.reverse();
}

/** If the position after `at` entries was reached by going back, its questions have the numbers they were asked under again. */
function renumber<T extends GameTypes>({ entries, steps }: Table<T>, state: State<T>, at: number): void {
  const entry = entries[at - 1];
  if (!entry || !isUndo(entry)) return;
  const asked = steps[at - 1]?.asked;
  if (asked === undefined) throw new Error(`how the questions were numbered after entry ${at - 1} is not known`);
  askAgain(state, asked);
}

/** Plays an entry that is an answer, on the state it was given to. */
export function playEntry<T extends GameTypes>({ game, entries, chance }: Table<T>, state: State<T>, number: number): void {
  const entry = entries[number];
  if (!entry || isUndo(entry)) throw new Error(`entry ${number} is no answer`);
  const decision = state.open.find((open) => open.id === entry.decision);
  if (!decision) throw new Error(`entry ${number} answers decision ${entry.decision}, which is not open`);
  const drawn = chance(number + 1);
  step(game, state, decision, entry.move, { chance: drawn });
  drawn.end();
}

/** Plays the entries of `line` in place, from the state after `from` entries to that after `to`. `before` sees each state that an entry is played on. */
function playLine<T extends GameTypes>(
  table: Table<T>,
  state: State<T>,
  from: number,
  line: readonly number[],
  to: number,
  before?: (entry: number) => void,
): State<T> {
  for (const entry of line) {
    if (entry > from) renumber(table, state, entry);
    before?.(entry);
    playEntry(table, state, entry);
  }
  if (to > from) renumber(table, state, to);
  return state;
}

const firstState = <T extends GameTypes>({ game, beginning, chance }: Table<T>): State<T> => setUp(game, beginning, chance(0))[0];

/** The state after the first `at` entries, played from the beginning. */
export function stateAt<T extends GameTypes>(table: Table<T>, at: number): State<T> {
  const upTo = Math.min(at, table.entries.length);
  const line = lineTo(table.entries, upTo, () => false);
  return playLine(table, firstState(table), 0, line, upTo);
}

/** Plays all that counts from the beginning. `see` is shown the one state that is played on: as it was set up (-1), then after each entry. */
export function walkThrough<T extends GameTypes>(table: Table<T>, see: (entry: number, state: State<T>) => void): void {
  const { entries } = table;
  const state = firstState(table);
  let done = -1;
  playLine(
    table,
    state,
    0,
    lineTo(entries, entries.length, () => false),
    entries.length,
    (entry) => {
      see(done, state);
      done = entry;
    },
  );
  see(done, state);
}

/** The state after the first `at` entries, played from the nearest that the table has kept. */
export function recall<T extends GameTypes>(table: Table<T>, at: number): State<T> {
  const { entries, game, state } = table;
  if (at >= entries.length) return cloneOf(game, state);
  const { base, line } = wayFrom(reachBack(table).kept, entries, at);
  return playLine(table, copyOf(table, base), base?.at ?? 0, line, at);
}

/** Leaves entry `to` and all after it out of what counts, and gives the state before it. */
export function backTo<T extends GameTypes>(table: Table<T>, to: number): State<T> {
  const checkpoints = reachBack(table);
  const { base, line, before } = wayFrom(checkpoints.kept, table.entries, to);
  checkpoints.everyDecision = true;
  checkpoints.kept.length = before;
  checkpoints.depth = base?.depth ?? 0;
  if (base?.at !== to) return playAndKeep(table, checkpoints, base, line, to);
  checkpoints.kept.pop(); // its questions get other numbers, and it is kept again when one of them is answered
  return base.state;
}

/** The checkpoint nearest to a position on the way there (none: the beginning), the entries that lead on from it, and how many checkpoints there are up to it. */
function wayFrom<T extends GameTypes>(kept: readonly Checkpoint<T>[], entries: readonly Entry[], at: number) {
  let before = kept.length;
  const line = lineTo(entries, at, (here) => {
    while ((kept[before - 1]?.at ?? -1) > here) before--;
    return kept[before - 1]?.at === here;
  });
  return { base: kept[before - 1], line, before };
}

const copyOf = <T extends GameTypes>(table: Table<T>, base: Checkpoint<T> | undefined): State<T> =>
  base ? cloneOf(table.game, base.state) : firstState(table);

function playAndKeep<T extends GameTypes>(
  table: Table<T>,
  checkpoints: Checkpoints<T>,
  base: Checkpoint<T> | undefined,
  line: readonly number[],
  to: number,
): State<T> {
  const state = copyOf(table, base);
  return playLine(table, state, base?.at ?? 0, line, to, (entry) => {
    if (entry !== base?.at && !isForced(table.entries[entry])) keep(checkpoints, entry, cloneOf(table.game, state));
    checkpoints.depth++;
  });
}

/** What is forced follows from a decision before it: nobody takes it back alone. */
const isForced = (entry: Entry | undefined): boolean => entry !== undefined && !isUndo(entry) && entry.forced === true;

/** The table's checkpoints. Those before the snapshot that it came out of are made when they are first needed. */
function reachBack<T extends GameTypes>(table: Table<T>): Checkpoints<T> {
  const { checkpoints, entries } = table;
  if (!checkpoints) throw new Error('this table keeps nothing of its past');
  const { unknown } = checkpoints;
  if (unknown === 0) return checkpoints;
  const early = newCheckpoints<T>();
  playAndKeep(
    table,
    early,
    undefined,
    lineTo(entries, unknown, () => false),
    unknown,
  );
  checkpoints.kept.unshift(...early.kept);
  checkpoints.unknown = 0;
  return checkpoints;
}

/** What the screen shows of a match: the view of one seat, its questions and what it heard. Derived anew for each position. */
import type { Decision, GameTypes, Seat, State, View } from '../../engine/game.js';
import { heard, isUndo, liveEntries, type Step, type Table } from '../../engine/play.js';
import { mine, viewFor } from '../../engine/view.js';
import type { Choice, Happening, Question } from '../table.js';

type AnyTable = Table<GameTypes>;

/** Everything this seat is asked, with what it may answer and what it may not, and why. */
export function questionsFor(table: AnyTable, state: State<GameTypes>, seat: Seat | null, names: readonly string[]): Question<GameTypes>[] {
  if (seat === null) return [];
  const view = viewFor(state, seat);
  return state.open.filter((decision) => decision.seat === seat).map((decision) => questionOf(table, state, view, decision, names));
}

function questionOf(
  { game }: AnyTable,
  state: State<GameTypes>,
  view: View<GameTypes>,
  decision: Decision,
  names: readonly string[],
): Question<GameTypes> {
  const refused: Choice<GameTypes>[] = [];
  const legal = game.moves(state.shared, mine(state, decision.seat), decision, (move, refusal) =>
    refused.push({ move, words: game.words.move(view, decision, move, names), refusal }),
  );
  const choices = legal.map((move) => ({ move, words: game.words.move(view, decision, move, names), refusal: null }));
  return { decision, words: game.words.question(view, decision, names), choices: [...choices, ...refused] };
}

/** One line of the journal, as this seat heard it. */
export interface JournalLine {
  readonly key: string;
  readonly entry: number; // -1: the opening
  readonly seat: Seat | null; // whom it speaks of
  readonly words: string;
  readonly takenBack: boolean;
}

const known = new WeakMap<Step<GameTypes>, Map<Seat | null, readonly Happening<GameTypes>[]>>();

/** What a seat heard of one step. Remembered: words for a whole match are many, and they never change. */
function happeningsOf(table: AnyTable, step: Step<GameTypes>, entry: number, seat: Seat | null, names: readonly string[]) {
  const bySeat = known.get(step) ?? new Map<Seat | null, readonly Happening<GameTypes>[]>();
  known.set(step, bySeat);
  const before = bySeat.get(seat);
  if (before) return before;
  const made = step.told.flatMap((told): Happening<GameTypes>[] => {
    const event = heard(told, seat);
    return event === null ? [] : [{ entry, event, words: table.game.words.event(event, names) }];
  });
  bySeat.set(seat, made);
  return made;
}

/** What was told by entry `entry` (-1: by the opening). */
export function happeningsAt(table: AnyTable, entry: number, seat: Seat | null, names: readonly string[]): readonly Happening<GameTypes>[] {
  const step = entry < 0 ? table.opening : table.steps[entry];
  return step ? happeningsOf(table, step, entry, seat, names) : [];
}

/** Everything that counts up to a position, oldest first: for charts and life stories. */
export function storyOf(
  table: AnyTable,
  seat: Seat | null,
  names: readonly string[],
  upTo: number | null,
): readonly Happening<GameTypes>[] {
  const live = liveEntries(table.entries, upTo ?? table.entries.length);
  return [-1, ...live].flatMap((entry) => happeningsAt(table, entry, seat, names));
}

/** Most events say whom they are about; the others are about the table. */
function seatOf(event: GameTypes['event']): Seat | null {
  return 'seat' in event && typeof event.seat === 'number' ? event.seat : null;
}

/** The journal up to a position, oldest first. */
export function journalOf(table: AnyTable, seat: Seat | null, names: readonly string[], upTo: number | null): readonly JournalLine[] {
  const end = upTo ?? table.entries.length;
  const live = new Set(liveEntries(table.entries, end));
  const lines: JournalLine[] = [];
  for (let i = -1; i < end; i++) {
    const entry = table.entries[i];
    const by = table.steps[i]?.seat ?? 0;
    if (entry && isUndo(entry)) lines.push({ key: `${i}`, entry: i, seat: by, words: `${names[by]} takes back`, takenBack: false });
    for (const [k, { event, words }] of happeningsAt(table, i, seat, names).entries()) {
      lines.push({ key: `${i}.${k}`, entry: i, seat: seatOf(event), words, takenBack: i >= 0 && !live.has(i) });
    }
  }
  return lines;
}

/** What a screen or a terminal says of a match, made from what the host has told: questions by the rules themselves, everything else by the game's words. */
import type { Decision, Game, GameTypes, Refusal, Seat, View } from '../engine/game.js';
import type { Happened } from './messages.js';

type AnyGame = Game<GameTypes>;

/** One possible answer, or one that a rule forbids now. */
export interface Choice<T extends GameTypes> {
  readonly move: T['move'];
  readonly words: string;
  readonly refusal: Refusal | null; // null: legal
}

/** A question this seat may answer, with everything that could be answered. */
export interface Question<T extends GameTypes> {
  readonly decision: Decision<T['kind']>;
  readonly words: string;
  readonly choices: readonly Choice<T>[]; // legal ones first, in the rules' own order
}

/** Something that happened, as the viewer heard it. */
export interface Happening<T extends GameTypes> {
  readonly entry: number; // -1: the opening
  readonly event: T['event'];
  readonly words: string;
}

/** One line of the journal, as the viewer heard it. */
export interface JournalLine {
  readonly key: string;
  readonly entry: number; // -1: the opening
  readonly seat: Seat | null; // whom it speaks of
  readonly words: string;
  readonly takenBack: boolean;
}

/** Its words are made when they are read: a table shows few of many answers. */
function choiceOf(move: GameTypes['move'], refusal: Refusal | null, say: (move: GameTypes['move']) => string): Choice<GameTypes> {
  let said: string | undefined;
  return {
    move,
    refusal,
    get words() {
      said ??= say(move);
      return said;
    },
  };
}

/** Everything the seat of this view is asked. The rules need no more than the view to say what is possible and why the rest is not. */
export function questionsOf(game: AnyGame, view: View<GameTypes>, names: readonly string[]): readonly Question<GameTypes>[] {
  const { seat, mine } = view;
  if (seat === null || mine === null) return [];
  return view.open
    .filter((decision): decision is Decision => decision.seat === seat)
    .map((decision) => {
      const refused: Choice<GameTypes>[] = [];
      const say = (move: GameTypes['move']) => game.words.move(view, decision, move, names);
      const legal = game.moves(view.shared, mine, decision, (move, refusal) => refused.push(choiceOf(move, refusal, say)));
      const choices = legal.map((move) => choiceOf(move, null, say));
      return { decision, words: game.words.question(view, decision, names), choices: [...choices, ...refused] };
    });
}

/** What is said while another seat decides. */
export function waitingWords(
  game: AnyGame,
  view: View<GameTypes>,
  asked: View<GameTypes>['open'][number],
  names: readonly string[],
): string {
  return asked.kind === 'veiled' ? `${names[asked.seat]} is deciding.` : game.words.question(view, asked, names);
}

export function happeningsOf(game: AnyGame, happened: readonly Happened[], names: readonly string[]): readonly Happening<GameTypes>[] {
  return happened.flatMap(({ entry, events }) => events.map((event) => ({ entry, event, words: game.words.event(event, names) })));
}

/** Most events say whom they are about; the others are about the table. */
const seatOf = (event: GameTypes['event']): Seat | null => ('seat' in event && typeof event.seat === 'number' ? event.seat : null);

/** Tells which entries of a journal have been taken back. */
export function takenBackIn(journal: readonly Happened[]): (entry: number) => boolean {
  const undos = journal.filter(({ undo }) => undo !== null);
  return (at) => undos.some(({ entry, undo }) => undo !== null && undo <= at && at < entry);
}

/** The newest entry that counts and that one of these seats decided itself, or null. */
export function lastDecision(journal: readonly Happened[], seats: readonly Seat[]): { readonly entry: number; readonly seat: Seat } | null {
  const isTakenBack = takenBackIn(journal);
  const decided = journal.findLast(
    ({ entry, seat, undo, forced }) => seat !== null && seats.includes(seat) && undo === null && !forced && !isTakenBack(entry),
  );
  return decided && decided.seat !== null ? { entry: decided.entry, seat: decided.seat } : null;
}

/** The journal up to a position, oldest first. */
export function journalOf(
  game: AnyGame,
  journal: readonly Happened[],
  names: readonly string[],
  upTo = Number.POSITIVE_INFINITY,
): readonly JournalLine[] {
  const shown = journal.filter(({ entry }) => entry < upTo);
  const isTakenBack = takenBackIn(shown);
  return shown.flatMap(({ entry, seat, undo, events }) => {
    if (undo !== null && seat !== null) return [{ key: `${entry}`, entry, seat, words: `${names[seat]} takes back`, takenBack: false }];
    const takenBack = isTakenBack(entry);
    return events.map((event, k) => ({
      key: `${entry}.${k}`,
      entry,
      seat: seatOf(event),
      words: game.words.event(event, names),
      takenBack,
    }));
  });
}

/** Everything that counts up to a position, oldest first: for charts and life stories. */
export function countedEvents(
  game: AnyGame,
  journal: readonly Happened[],
  names: readonly string[],
  upTo = Number.POSITIVE_INFINITY,
): readonly Happening<GameTypes>[] {
  const shown = journal.filter(({ entry }) => entry < upTo);
  const isTakenBack = takenBackIn(shown);
  return happeningsOf(
    game,
    shown.filter(({ entry }) => !isTakenBack(entry)),
    names,
  );
}

/** What the screen shows of an online match, made from what the server sent: questions by the rules themselves, the journal by the game's words. */
import type { Decision, GameTypes, Seat, View } from '../../engine/game.js';
import type { Happened } from '../../match/messages.js';
import type { AnyGame } from '../library.js';
import type { JournalLine } from '../play/picture.js';
import type { Choice, Happening, Question } from '../table.js';

/** Everything this seat is asked. The rules need no more than the view to say what is possible and why the rest is not. */
export function questionsOf(game: AnyGame, view: View<GameTypes>, names: readonly string[]): readonly Question<GameTypes>[] {
  const { seat, mine } = view;
  if (seat === null || mine === null) return [];
  return view.open
    .filter((decision): decision is Decision => decision.seat === seat)
    .map((decision) => {
      const refused: Choice<GameTypes>[] = [];
      const words = (move: GameTypes['move']) => game.words.move(view, decision, move, names);
      const legal = game.moves(view.shared, mine, decision, (move, refusal) => refused.push({ move, words: words(move), refusal }));
      const choices = legal.map((move) => ({ move, words: words(move), refusal: null }));
      return { decision, words: game.words.question(view, decision, names), choices: [...choices, ...refused] };
    });
}

export function happeningsOf(game: AnyGame, happened: readonly Happened[], names: readonly string[]): readonly Happening<GameTypes>[] {
  return happened.flatMap(({ entry, events }) => events.map((event) => ({ entry, event, words: game.words.event(event, names) })));
}

const seatOf = (event: GameTypes['event']): Seat | null => ('seat' in event && typeof event.seat === 'number' ? event.seat : null);

/** The journal up to a position, oldest first. */
export function journalFrom(
  game: AnyGame,
  happened: readonly Happened[],
  names: readonly string[],
  upTo = Number.POSITIVE_INFINITY,
): readonly JournalLine[] {
  const shown = happened.filter(({ entry }) => entry < upTo);
  const gone = (at: number) => shown.some(({ entry, undo }) => undo !== null && undo <= at && at < entry);
  return shown.flatMap(({ entry, seat, undo, events }) => {
    if (undo !== null && seat !== null) return [{ key: `${entry}`, entry, seat, words: `${names[seat]} takes back`, takenBack: false }];
    const takenBack = entry >= 0 && gone(entry);
    return events.map((event, k) => ({
      key: `${entry}.${k}`,
      entry,
      seat: seatOf(event),
      words: game.words.event(event, names),
      takenBack,
    }));
  });
}

/** What is known after more has been told: each entry once, in order. */
export function withMore(known: readonly Happened[], more: readonly Happened[]): readonly Happened[] {
  const last = known.at(-1)?.entry ?? Number.NEGATIVE_INFINITY;
  const fresh = more.filter(({ entry }) => entry > last);
  return fresh.length === 0 ? known : [...known, ...fresh];
}

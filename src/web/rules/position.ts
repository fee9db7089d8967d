/** A position as the rules show it beside the text: one's own table, or a moment of a recorded match. */
import type { AnyGame, GameTypes, View } from '../../engine/game.js';
import { type MatchRecord, replay } from '../../engine/record.js';
import { viewFor } from '../../engine/view.js';
import { questionsOf } from '../../match/picture.js';
import { sittersOf } from '../kit/Small.js';
import type { Question, Sitter } from '../table.js';

/** What is on the table, as the one who looks sees it. */
export interface ExamplePosition {
  readonly view: View<GameTypes>;
  readonly names: readonly string[];
  readonly sitters: readonly Sitter[];
  readonly questions: readonly Question<GameTypes>[];
}

/** A position of a record. */
export interface Recorded {
  readonly record: MatchRecord; // up to the position
  readonly position: ExamplePosition;
}

/** The position of a record after so many entries, as the first one sees it who must answer there. */
export function positionOf(game: AnyGame, record: MatchRecord, entry: number): Recorded {
  const { state } = replay(game, record, entry);
  const names = record.names.map((name, seat) => name || `Seat ${seat + 1}`);
  const seat = state.open[0]?.seat ?? 0;
  const view = viewFor(state, seat);
  return {
    record: { ...record, entries: record.entries.slice(0, entry) },
    position: { view, names, sitters: sittersOf(names, seat), questions: questionsOf(game, view, names) },
  };
}

/** People at one terminal, and the match that they play. */
import type { Seat } from '../../engine/game.js';
import { type Hosted, namesHere, seen, sessionOf } from '../../match/here.js';
import { type JournalLine, journalOf, lastDecision } from '../../match/picture.js';
import type { Numbered } from '../screen.js';
import type { Shell, Terminal } from '../terminal.js';

export interface PlaySession extends Hosted {
  readonly world: Shell;
  readonly terminal: Terminal;
  file: string | null; // the record it came from or was saved to
  savedAt: number; // how many entries it had then
  facing: Seat | null; // who sits in front of the screen
  notice: string | null; // to be said once the table is drawn anew
}

/** A question to somebody at the terminal. */
export interface Turn {
  readonly seat: Seat;
  readonly decision: number;
  readonly words: string;
  readonly choices: readonly Numbered[];
}

export const nameOf = (sitting: PlaySession, seat: Seat): string => namesHere(sitting)[seat] ?? `Player ${seat + 1}`;

export const entriesOf = ({ onlooker }: PlaySession): number => seen(onlooker).moment.entries;

/** What has happened since a seat's last own decision, its own doing included, as `hearer` heard it. */
export function newsSince(sitting: PlaySession, seat: Seat | null, hearer: Seat | null): readonly JournalLine[] {
  const { journal } = sessionOf(sitting, hearer).now;
  const from = (seat === null ? null : lastDecision(journal, [seat]))?.entry ?? -1;
  const news = journal.filter(({ entry }) => entry >= from);
  return journalOf(sitting.game, news, namesHere(sitting)).filter((line) => !line.takenBack);
}

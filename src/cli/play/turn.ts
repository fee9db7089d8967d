/** The screen a player sees when it is their turn: the table, what is new, the question and the answers. */
import type { Decision, Seat } from '../../engine/game.js';
import { viewFor } from '../../engine/view.js';
import { type LogLine, logOf } from '../log.js';
import { type Choice, choiceLines, logLines, tableLines } from '../screen.js';
import type { Terminal } from '../terminal.js';
import { lastDecision, nameOf, peopleAt, type Session } from './session.js';

/** Several people share the screen: where there are secrets, nobody sees the next player's before that player sits there. */
export async function handOver(session: Session, seat: Seat): Promise<void> {
  const { terminal, table, facing } = session;
  const name = nameOf(session, seat);
  session.facing = seat;
  if (!terminal.interactive || facing === seat || peopleAt(session).length < 2 || !table.game.facts.hides) return;
  terminal.clear(true);
  terminal.forgetTyped(); // an Enter too many by the last player must not open the next one's hand
  await terminal.ask(`It is ${name}'s turn. ${name}, press Enter when nobody else is looking. `);
  terminal.clear(true);
}

/** What has happened since a seat's last own decision, its own doing included. */
export function newsSince(session: Session, seat: Seat, hearer: Seat | null): readonly LogLine[] {
  const from = lastDecision(session, [seat])?.entry ?? 0;
  return logOf(session.table, session.names, hearer, from).filter((line) => !line.takenBack);
}

export function showTurn(session: Session, decision: Decision, choices: readonly Choice[]): void {
  const { terminal, table, names } = session;
  const { paint } = terminal;
  const view = viewFor(table.state, decision.seat);
  const question = table.game.words.question(view, decision, names);
  const whose = peopleAt(session).length > 1 ? `${nameOf(session, decision.seat)}: ` : '';
  const below = choiceLines(terminal, choices);
  const room = terminal.height - below.length - OTHER_LINES;
  const above = tableLines(terminal, table.game, view, names, room - FEWEST_NEWS);
  if (!terminal.interactive) terminal.print();
  terminal.print(...above, paint.dim(lastDecision(session, [decision.seat]) ? 'Since your last turn:' : 'So far:'));
  terminal.print(...newsLines(terminal, newsSince(session, decision.seat, decision.seat), room - above.length));
  if (session.notice) terminal.say(paint.cyan(session.notice));
  session.notice = null;
  terminal.print();
  terminal.say(paint.bold(`${whose}${question}`));
  terminal.print(...below);
}

const OTHER_LINES = 5; // two headings, a blank line, the prompt, and one more for a notice
const FEWEST_NEWS = 3;

/** At a terminal the table and the answers should stay in sight, so a long list is cut; the log has it all. */
function newsLines(terminal: Terminal, news: readonly LogLine[], room: number): string[] {
  const lines = logLines(terminal, news, false);
  const shown = Math.max(FEWEST_NEWS, room);
  if (!terminal.interactive || lines.length <= shown) return lines;
  const cut = lines.length - shown + 1;
  return [terminal.paint.dim(`  · … (${cut} more lines in the log)`), ...lines.slice(cut)];
}

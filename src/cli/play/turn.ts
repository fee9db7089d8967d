/** The screen a player sees when it is their turn: the table, what is new, the question and the answers. */
import type { Seat } from '../../engine/game.js';
import { namesHere, seen, sessionOf } from '../../match/here.js';
import { type JournalLine, lastDecision } from '../../match/picture.js';
import { choiceLines, logLines, tableLines } from '../screen.js';
import type { Terminal } from '../terminal.js';
import { nameOf, newsSince, type PlaySession, type Turn } from './session.js';

/** Several people share the screen: where there are secrets, nobody sees the next player's before that player sits there. */
export async function handOver(sitting: PlaySession, seat: Seat): Promise<void> {
  const { terminal, game, people, facing } = sitting;
  const name = nameOf(sitting, seat);
  sitting.facing = seat;
  if (!terminal.interactive || facing === seat || people.length < 2 || !game.facts.hides) return;
  terminal.clear(true);
  terminal.forgetTyped(); // an Enter too many by the last player must not open the next one's hand
  await terminal.ask(`It is ${name}'s turn. ${name}, press Enter when nobody else is looking. `);
  terminal.clear(true);
}

export function showTurn(sitting: PlaySession, { seat, words, choices }: Turn): void {
  const { terminal, game, people } = sitting;
  const { paint } = terminal;
  const session = sessionOf(sitting, seat);
  const whose = people.length > 1 ? `${nameOf(sitting, seat)}: ` : '';
  const below = choiceLines(terminal, choices);
  const room = terminal.height - below.length - OTHER_LINES;
  const above = tableLines(terminal, game, seen(session).moment.view, namesHere(sitting), room - FEWEST_NEWS);
  if (!terminal.interactive) terminal.print();
  terminal.print(...above, paint.dim(lastDecision(session.now.journal, [seat]) ? 'Since your last turn:' : 'So far:'));
  terminal.print(...newsLines(terminal, newsSince(sitting, seat, seat), room - above.length));
  if (sitting.notice) terminal.say(paint.cyan(sitting.notice));
  sitting.notice = null;
  terminal.print();
  terminal.say(paint.bold(`${whose}${words}`));
  terminal.print(...below);
}

const OTHER_LINES = 5; // two headings, a blank line, the prompt, and one more for a notice
const FEWEST_NEWS = 3;

/** At a terminal the table and the answers should stay in sight, so a long list is cut; the log has it all. */
function newsLines(terminal: Terminal, news: readonly JournalLine[], room: number): string[] {
  const lines = logLines(terminal, news, false);
  const shown = Math.max(FEWEST_NEWS, room);
  if (!terminal.interactive || lines.length <= shown) return lines;
  const cut = lines.length - shown + 1;
  return [terminal.paint.dim(`  · … (${cut} more lines in the log)`), ...lines.slice(cut)];
}

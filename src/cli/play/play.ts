/** `halcyon play`: a match at one terminal, people and bots in any mix. */
import type { Command } from 'commander';
import { openMinds } from '../../bots/minds.js';
import type { Decision } from '../../engine/game.js';
import { answer, playForced } from '../../engine/play.js';
import { commitmentTo, luckOf } from '../../engine/seed.js';
import { viewFor } from '../../engine/view.js';
import type { Shelf } from '../../games/index.js';
import { ALL_BOTS, collect } from '../flags.js';
import { list } from '../layout.js';
import { choicesFor, logLines, showEnd } from '../screen.js';
import { Gone, openTerminal, type World } from '../terminal.js';
import { COMMAND_NAMES, obey, sayUnfinished } from './commands.js';
import { MATCH, nameOf, peopleAt, type Session } from './session.js';
import { type PlayFlags, setUpMatch } from './setup.js';
import { handOver, newsSince, showTurn } from './turn.js';

const EXAMPLES = `
Whatever is not given is asked for. In a pipe it takes its usual value, and commands are read from standard input, one per line.

Examples:
  halcyon play
  halcyon play bird --seats 3 --human 1 --bots sensible,random --names Ada,Ben,Cleo
  halcyon play bird --seats 2 --human 2 --option goldCost=3 --seed birthday-2
  halcyon play --open halcyon-bird-2026-11-15.json --human 1
  printf '1\\n1\\nscore\\n' | halcyon play bird --seed tea`;

export function addPlay(program: Command, world: World, shelf: Shelf): void {
  program
    .command('play')
    .description('play a game at this terminal')
    .argument('[game]', 'the game; "halcyon games" lists them')
    .option('--seats <n>', 'how many players')
    .option('--human <n>', 'how many of them are people; they sit first')
    .option('--bots <names>', `${ALL_BOTS}: one for all other seats, or one each with commas`)
    .option('--names <names>', 'the players in seat order, with commas')
    .option('--option <name=value>', 'change an option of the game; may be given several times', collect)
    .option('--seed <text>', 'any words: the same seed gives the same shuffles')
    .option('--open <file>', 'go on with a saved match')
    .addHelpText('after', EXAMPLES)
    .action(async (game: string | undefined, flags: PlayFlags) => {
      const terminal = openTerminal(world);
      try {
        const match = await setUpMatch(terminal, world.folder, shelf, game, flags);
        await playAt({
          ...match,
          world,
          terminal,
          minds: openMinds({ clock: performance, now: () => performance.now() }),
          file: flags.open ?? null,
          savedAt: match.table.entries.length,
          facing: null,
          notice: null,
        });
      } finally {
        terminal.close();
      }
    });
}

async function playAt(session: Session): Promise<void> {
  session.terminal.complete(COMMAND_NAMES);
  welcome(session);
  try {
    if ((await playOn(session)) === 'over') await afterwards(session);
  } catch (error) {
    if (!(error instanceof Gone)) throw error;
    if (session.table.state.open.length > 0) sayUnfinished(session);
    if (error.interrupted) throw error;
  }
}

function welcome(session: Session): void {
  const { terminal, table, players } = session;
  const at = players.map((player, seat) => (player.kind === 'bot' ? `${nameOf(session, seat)} (${player.is} bot)` : nameOf(session, seat)));
  terminal.clear();
  terminal.print(terminal.paint.bold(terminal.paint.yellow(table.game.about.title)));
  terminal.say(`At the table: ${list(at)}.${table.entries.length > 0 ? ` Going on after step ${table.entries.length}.` : ''}`);
  terminal.say(terminal.paint.dim(`All chance comes from a secret seed, fixed by its seal: ${commitmentTo(table.beginning.seed)}`));
  terminal.say('Type a number to play it, "why" for what is not possible, "help" for more.');
}

/** Plays until no question is open, or somebody leaves. */
async function playOn(session: Session): Promise<'over' | 'left'> {
  const { table, players, minds } = session;
  const { game } = table;
  for (;;) {
    playForced(table);
    const decision = nextDecision(session);
    if (!decision) return 'over';
    const player = players[decision.seat];
    if (player?.kind === 'bot') {
      const { id, seat } = decision;
      const view = viewFor(table.state, seat);
      const move = minds.answer({ match: MATCH, seat, game, bot: player.is, view, decision, luck: luckOf(table.beginning.seed, id) });
      const taken = answer(table, id, move, seat);
      if (!taken.ok) throw new Error(`the ${player.is} bot answered what it may not: ${taken.because}`);
    } else if ((await askPerson(session, decision)) === 'left') return 'left';
  }
}

/** Bots answer at once; of the people the one in front of the screen goes on, so that it changes hands as rarely as possible. */
function nextDecision({ table, players, facing }: Session): Decision | undefined {
  const { open } = table.state;
  return open.find((d) => players[d.seat]?.kind === 'bot') ?? open.find((d) => d.seat === facing) ?? open[0];
}

async function askPerson(session: Session, decision: Decision): Promise<'played' | 'left'> {
  const { terminal, table, names } = session;
  const choices = choicesFor(table, decision, names);
  const begun = session.facing !== null;
  await handOver(session, decision.seat);
  if (begun) terminal.clear();
  showTurn(session, decision, choices);
  for (;;) {
    const line = await terminal.ask(`${terminal.paint.bold(nameOf(session, decision.seat))}> `);
    const outcome = await obey({ session, decision, choices }, line.trim());
    if (outcome !== 'stay') return outcome;
  }
}

async function afterwards(session: Session): Promise<void> {
  const { terminal, table, names } = session;
  const [person] = peopleAt(session);
  terminal.clear(true);
  terminal.print(...logLines(terminal, newsSince(session, person ?? -1, null), false));
  showEnd(terminal, table, names);
  terminal.say('Type "save" to keep the match, "log" to read it again, or "quit" to leave.');
  for (;;) {
    const line = await terminal.ask('> ');
    if ((await obey({ session, decision: null, choices: [] }, line.trim())) === 'left') return;
  }
}

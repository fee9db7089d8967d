/** `halcyon play`: a match at one terminal, people and bots in any mix. */
import type { Command } from 'commander';
import { botWords } from '../../bots/index.js';
import type { Decision } from '../../engine/game.js';
import type { Shelf } from '../../games/index.js';
import { hostHere, namesHere, seen, sessionOf } from '../../match/here.js';
import { questionsOf } from '../../match/picture.js';
import { ALL_BOTS, collect } from '../flags.js';
import { list } from '../layout.js';
import { logLines, showEnd } from '../screen.js';
import { Gone, openTerminal, type Shell } from '../terminal.js';
import { COMMAND_NAMES, obey, sayUnfinished } from './commands.js';
import { nameOf, newsSince, type PlaySession, type Turn } from './session.js';
import { type PlayFlags, setUpMatch } from './setup.js';
import { handOver, showTurn } from './turn.js';

const EXAMPLES = `
Whatever is not given is asked for. In a pipe it takes its usual value, and commands are read from standard input, one per line.

Examples:
  halcyon play
  halcyon play bird --seats 3 --human 1 --bots sensible,random --names Ada,Ben,Cleo
  halcyon play bird --seats 2 --human 2 --option goldCost=3 --seed birthday-2
  halcyon play --open halcyon-bird-2026-11-15.json --human 1
  printf '1\\n1\\nscore\\n' | halcyon play bird --seed tea`;

export function addPlay(program: Command, world: Shell, shelf: Shelf): void {
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
        const hosted = await hostHere(await setUpMatch(terminal, world.folder, shelf, game, flags), shelf);
        const savedAt = seen(hosted.onlooker).moment.entries;
        await playAt({ ...hosted, world, terminal, file: flags.open ?? null, savedAt, facing: null, notice: null });
        hosted.close();
      } finally {
        terminal.close();
      }
    });
}

async function playAt(sitting: PlaySession): Promise<void> {
  sitting.terminal.complete(COMMAND_NAMES);
  welcome(sitting);
  try {
    if ((await playOn(sitting)) === 'over') await afterwards(sitting);
  } catch (error) {
    if (!(error instanceof Gone)) throw error;
    if (seen(sitting.onlooker).face.phase !== 'over') sayUnfinished(sitting);
    if (error.interrupted) throw error;
  }
}

function welcome({ terminal, game, onlooker, file, savedAt }: PlaySession): void {
  const { chairs, commitment } = seen(onlooker).face;
  const at = chairs.map(({ name, bot }) => (bot === null ? name : `${name} (${botWords(bot)})`));
  terminal.clear();
  terminal.print(terminal.paint.bold(terminal.paint.yellow(game.about.title)));
  terminal.say(`At the table: ${list(at)}.${file !== null && savedAt > 0 ? ` Going on after step ${savedAt}.` : ''}`);
  terminal.say(terminal.paint.dim(`All chance comes from a secret seed, fixed by its seal: ${commitment}`));
  terminal.say('Type a number to play it, "why" for what is not possible, "help" for more.');
}

/** Plays until no question is open, or somebody leaves. */
async function playOn(sitting: PlaySession): Promise<'over' | 'left'> {
  for (;;) {
    await sitting.settle();
    const decision = nextDecision(sitting);
    if (!decision) return 'over';
    if ((await askPerson(sitting, turnOf(sitting, decision))) === 'left') return 'left';
  }
}

type Asked = Pick<Decision, 'id' | 'seat'>;

/** The one in front of the screen goes on, so that it changes hands as rarely as possible. */
function nextDecision({ onlooker, facing }: PlaySession): Asked | undefined {
  const { open } = seen(onlooker).moment.view;
  return open.find((d) => d.seat === facing) ?? open[0];
}

function turnOf(sitting: PlaySession, { id, seat }: Asked): Turn {
  const { view } = seen(sessionOf(sitting, seat)).moment;
  const question = questionsOf(sitting.game, view, namesHere(sitting)).find(({ decision }) => decision.id === id);
  if (!question) throw new Error(`seat ${seat} knows nothing of question ${id}`);
  const choices = question.choices.map((choice, i) => ({ number: i + 1, ...choice }));
  return { seat, decision: id, words: question.words, choices };
}

async function askPerson(sitting: PlaySession, turn: Turn): Promise<'played' | 'left'> {
  const { terminal, facing } = sitting;
  await handOver(sitting, turn.seat);
  if (facing !== null) terminal.clear();
  showTurn(sitting, turn);
  for (;;) {
    const line = await terminal.ask(`${terminal.paint.bold(nameOf(sitting, turn.seat))}> `);
    const outcome = await obey({ sitting, turn }, line.trim());
    if (outcome !== 'stay') return outcome;
  }
}

async function afterwards(sitting: PlaySession): Promise<void> {
  const { terminal, game, onlooker, people } = sitting;
  terminal.clear(true);
  terminal.print(...logLines(terminal, newsSince(sitting, people[0] ?? null, null), false));
  showEnd(terminal, game, seen(onlooker).moment.view.shared, namesHere(sitting), await onlooker.record());
  terminal.say('Type "save" to keep the match, "log" to read it again, or "quit" to leave.');
  for (;;) {
    const line = await terminal.ask('> ');
    if ((await obey({ sitting, turn: null }, line.trim())) === 'left') return;
  }
}

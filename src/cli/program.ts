/** The commands of `halcyon`, and what a script may conclude from the exit code. */
import { Command, CommanderError } from 'commander';
import { Complaint } from '../engine/complaint.js';
import { games, type Shelf } from '../games/index.js';
import { addBackup } from './backup.js';
import { addCheckStore } from './check-store.js';
import { addClose } from './close.js';
import { addDrive } from './drive.js';
import { NotValid } from './files.js';
import { addForget } from './forget.js';
import { addGames } from './games.js';
import { addLab } from './lab.js';
import { addLadder } from './ladder.js';
import { printable } from './layout.js';
import { about } from './package.js';
import { addPlay } from './play/play.js';
import { addReplay } from './replay.js';
import { addReports } from './reports.js';
import { addRestore } from './restore.js';
import { addReview } from './review.js';
import { addServe } from './serve.js';
import { addSimulate } from './simulate.js';
import { Gone, type Shell } from './terminal.js';
import { addTune } from './tune.js';
import { addVerify } from './verify.js';

export const OK = 0;
const INVALID = 1;
const USAGE = 2;
const BUG = 70; // EX_SOFTWARE of sysexits.h
const INTERRUPTED = 130; // 128 + SIGINT, as shells do

const NOTES = `
Exit codes:
  0    all went well
  1    a record is not valid, a stored match differs, or a server ended after a fault of its own
  2    the command or its input is wrong; a sentence on standard error says what
  70   a fault of the program
  130  interrupted with ctrl-C
Colours are left out in a pipe and where NO_COLOR is set.

Examples:
  halcyon serve
  halcyon games
  halcyon play bird
  halcyon simulate bird --seats 4 --matches 1000
  halcyon lab run --game bird --seats 2,3,4 --matches 500
  halcyon verify halcyon-bird-2026-11-15.json
  halcyon review halcyon-bird-2026-11-15.json

"halcyon <command> --help" tells more about each.`;

function programFor(world: Shell, shelf: Shelf): Command {
  const program = new Command('halcyon')
    .description(about.description)
    .version(about.version)
    .exitOverride()
    .showHelpAfterError('("--help" tells what is possible)')
    .configureOutput({ writeOut: (text) => world.output.write(text), writeErr: (text) => world.errors.write(text) })
    .addHelpText('after', NOTES);
  for (const add of [
    addServe,
    addPlay,
    addSimulate,
    addLadder,
    addTune,
    addLab,
    addDrive,
    addReplay,
    addReview,
    addVerify,
    addGames,
    addBackup,
    addRestore,
    addCheckStore,
    addReports,
    addClose,
    addForget,
  ])
    add(program, world, shelf);
  return program;
}

/** Runs one command and gives back the exit code. */
export async function run(argv: readonly string[], world: Shell, shelf: Shelf = games): Promise<number> {
  const program = programFor(world, shelf);
  try {
    if (argv.length === 0) program.outputHelp();
    else await program.parseAsync(argv, { from: 'user' });
    return OK;
  } catch (error) {
    return codeFor(error, world);
  }
}

function codeFor(error: unknown, { errors }: Shell): number {
  if (error instanceof CommanderError) return error.exitCode === OK ? OK : USAGE; // commander has already spoken
  if (error instanceof Gone) return error.interrupted ? INTERRUPTED : OK;
  if (error instanceof Complaint) {
    errors.write(`halcyon: ${printable(error.message)}\n`);
    return error instanceof NotValid ? INVALID : USAGE;
  }
  errors.write(
    `Sorry, this is a fault of halcyon itself and not yours. What it knows about it:\n${error instanceof Error ? error.stack : error}\n`,
  );
  return BUG;
}

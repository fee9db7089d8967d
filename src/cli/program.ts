/** The commands of `halcyon`, and what a script may conclude from the exit code. */
import { Command, CommanderError } from 'commander';
import { Complaint } from '../engine/complaint.js';
import { games, type Shelf } from '../games/index.js';
import { NotValid } from './files.js';
import { printable } from './layout.js';
import { about } from './package.js';
import { Gone, type Shell } from './terminal.js';

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

type Add = (program: Command, world: Shell, shelf: Shelf) => void;

/** In the order of the help. Only what was asked for is loaded: all of them together take up to three times as long. */
const COMMANDS: Readonly<Record<string, () => Promise<Add>>> = {
  serve: async () => (await import('./serve.js')).addServe,
  play: async () => (await import('./play/play.js')).addPlay,
  simulate: async () => (await import('./simulate.js')).addSimulate,
  ladder: async () => (await import('./ladder.js')).addLadder,
  tune: async () => (await import('./tune.js')).addTune,
  lab: async () => (await import('./lab.js')).addLab,
  drive: async () => (await import('./drive.js')).addDrive,
  replay: async () => (await import('./replay.js')).addReplay,
  review: async () => (await import('./review.js')).addReview,
  verify: async () => (await import('./verify.js')).addVerify,
  games: async () => (await import('./games.js')).addGames,
  backup: async () => (await import('./backup.js')).addBackup,
  restore: async () => (await import('./restore.js')).addRestore,
  'check-store': async () => (await import('./check-store.js')).addCheckStore,
  reports: async () => (await import('./reports.js')).addReports,
  close: async () => (await import('./close.js')).addClose,
  forget: async () => (await import('./forget.js')).addForget,
};

async function programFor(asked: string | undefined, world: Shell, shelf: Shelf): Promise<Command> {
  const program = new Command('halcyon')
    .description(about.description)
    .version(about.version)
    .exitOverride()
    .showHelpAfterError('("--help" tells what is possible)')
    .configureOutput({ writeOut: (text) => world.output.write(text), writeErr: (text) => world.errors.write(text) })
    .addHelpText('after', NOTES);
  const known = asked !== undefined && Object.hasOwn(COMMANDS, asked) ? COMMANDS[asked] : undefined;
  for (const load of known ? [known] : Object.values(COMMANDS)) (await load())(program, world, shelf);
  return program;
}

/** Runs one command and gives back the exit code. */
export async function run(argv: readonly string[], world: Shell, shelf: Shelf = games): Promise<number> {
  const program = await programFor(argv[0], world, shelf);
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

/** `npm run bench`: reads the flags and runs the benchmark. */
import { parseArgs } from 'node:util';
import { Complaint } from '../src/engine/complaint.js';
import { bench, type Wishes } from './bench.js';

const HELP = `Usage: npm run bench -- [options]

Random play of Bird of Happiness with four players, here and in boardgame.io, how many iterations the search of the bots makes beside
boardgame.io's own MCTS bot, and at the end one table of all games: random playouts, decisions, clones, imagined worlds, search, and
the lab on one and two workers. The figures are also written to bench/results.

  --rounds <n>  rounds per measurement (default 9)
  --ms <n>      milliseconds per contestant and round (default 300)
  --json        print the figures as JSON instead of tables
  --help        show this`;

function positive(flag: string, text: string): number {
  const n = Number(text);
  if (Number.isInteger(n) && n > 0) return n;
  throw new Complaint(`--${flag} must be a whole number above 0, not "${text}".`);
}

function readWishes(): Wishes | null {
  let values: { rounds: string; ms: string; json: boolean; help: boolean };
  try {
    ({ values } = parseArgs({
      options: {
        rounds: { type: 'string', default: '9' },
        ms: { type: 'string', default: '300' },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }));
  } catch (error) {
    throw new Complaint(`${error instanceof Error ? error.message : error}\n\n${HELP}`);
  }
  return values.help ? null : { rounds: positive('rounds', values.rounds), ms: positive('ms', values.ms), json: values.json };
}

try {
  const wishes = readWishes();
  console.log(wishes ? await bench(wishes) : HELP);
} catch (error) {
  if (!(error instanceof Complaint)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}

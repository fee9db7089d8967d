/** `halcyon tune`: finds by play how far and how often bots should look ahead in a game, and prints the line for its index.ts. */
import type { Command } from 'commander';
import { Complaint } from '../engine/complaint.js';
import type { AnyGame, Foresight, GameTypes } from '../engine/game.js';
import { checkOptions } from '../engine/options.js';
import { type Seed, seedFrom, subSeed } from '../engine/seed.js';
import { gameById, type Shelf } from '../games/index.js';
import { alternating, playAll, type TunedContest } from './contests.js';
import { collect, readOptions, readSeats, readWhole, readWorkers, usualSeats } from './flags.js';
import { progressOn } from './progress.js';
import { type Pair, pairOf } from './ratings.js';
import { openTerminal, type Shell } from './terminal.js';

interface TuneFlags {
  readonly seats?: string;
  readonly matches: string;
  readonly seed: string;
  readonly option?: readonly string[];
  readonly workers?: string;
}

/** The figures in the order in which they are looked for. Of each kind the cheapest comes first. */
const TRIED = {
  horizon: [8, 16, 30, 60, 160],
  doubt: [1, 3, 6, 12],
  iterations: [30, 100, 300, 1000, 3000],
} as const;
type Figure = keyof typeof TRIED;
const FIGURES: readonly Figure[] = ['horizon', 'doubt', 'iterations'];
const START = { horizon: 8, doubt: 1, iterations: 100 } satisfies Record<Figure, number>;

/** The start is one of the values of each figure, and what is known is not played again. */
const WAYS = FIGURES.reduce((sum, figure) => sum + TRIED[figure].length - 1, 1);
const LEAST = 2 * WAYS; // matches: every seed is played from both sides

const NOTES = `
Bots that look ahead in one way or another play sensible ones, every seed from both sides. First the horizon is found, then the doubt, then the
iterations, as long as more of them help: ${WAYS} ways at most. A dearer figure is taken only if it wins more by the standard error of the difference at least.
Few matches find little: with 40 for each way (the usual ${40 * WAYS}) that error is 11 of 100. The same flags give the same line.

Examples:
  halcyon tune bird
  halcyon tune nation --seats 3 --matches 2000`;

export function addTune(program: Command, world: Shell, shelf: Shelf): void {
  program
    .command('tune')
    .description('find by play how far and how often bots should look ahead in a game')
    .argument('<game>', 'the game; "halcyon games" lists them')
    .option('--seats <n>', 'how many players')
    .option('--matches <n>', `how many matches at most, ${LEAST} or more`, String(40 * WAYS))
    .option('--seed <text>', 'any words', 'tune')
    .option('--option <name=value>', 'change an option of the game; may be given several times', collect)
    .option('--workers <n>', 'how many matches at once; 0 plays without worker threads (default: one per core)')
    .addHelpText('after', NOTES)
    .action(async (name: string, flags: TuneFlags) => tune(world, planOf(gameById(name, shelf), flags)));
}

interface Plan {
  readonly game: AnyGame;
  readonly seats: number;
  readonly matches: number; // for each way
  readonly seed: Seed;
  readonly options: GameTypes['options'];
  readonly workers: number;
}

function planOf(game: AnyGame, flags: TuneFlags): Plan {
  const seats = flags.seats === undefined ? usualSeats(game) : readSeats(game, flags.seats);
  if (seats < 2) throw new Complaint('Ways to look ahead are compared by who wins, so two players at least are wanted.');
  return {
    game,
    seats,
    matches: 2 * Math.floor(readWhole(flags.matches, 'The number of matches', LEAST) / LEAST),
    seed: seedFrom(flags.seed),
    options: checkOptions(game, seats, readOptions(game, flags.option ?? [])),
    workers: readWorkers(flags.workers),
  };
}

export type TunedFigures = Readonly<Record<Figure, number>>;

async function tune(world: Shell, plan: Plan): Promise<void> {
  const { game, seats, matches } = plan;
  const terminal = openTerminal(world);
  terminal.print(terminal.paint.bold(`${game.about.title}: ${seats} seats, ${matches} matches for each way`), '');
  terminal.print('| horizon | doubt | iterations | wins against sensible | 95 % interval |', '|---:|---:|---:|---:|---|');
  const progress = progressOn(world.errors, matches * WAYS);
  const known = new Map<string, Pair>();
  let done = 0;
  const shareOf = async (way: TunedFigures): Promise<number> => {
    const key = JSON.stringify(way);
    const found =
      known.get(key) ?? pairOf('master', 'sensible', await playAll(game, meetingsOf(plan, way), plan.workers, () => progress(++done)));
    if (!known.has(key)) terminal.print(rowOf(way, found));
    known.set(key, found);
    return found.share;
  };
  let best: TunedFigures = START;
  for (const figure of FIGURES) best = await bestOf(figure, best, matches, shareOf);
  progress(matches * WAYS); // fewer ways were enough
  terminal.print('', `  foresight: ${spell(best)},`);
}

/** From the cheapest value on, each one that is clearly better than the best before it. */
export async function bestOf(
  figure: Figure,
  from: TunedFigures,
  matches: number,
  shareOf: (way: TunedFigures) => Promise<number>,
): Promise<TunedFigures> {
  const [cheapest, ...dearer] = TRIED[figure].map((value): TunedFigures => ({ ...from, [figure]: value }));
  let best = cheapest ?? from;
  let most = await shareOf(best);
  for (const way of dearer) {
    const share = await shareOf(way);
    const isBetter = isClearlyMore(share, most, matches);
    if (isBetter) [best, most] = [way, share];
    else if (figure === 'iterations') break; // yet more of them would cost the most, and help as little
  }
  return best;
}

/** More by the standard error of the difference at least. */
export function isClearlyMore(share: number, than: number, matches: number): boolean {
  const mean = (share + than) / 2;
  return share > than && share - than >= Math.sqrt((2 * mean * (1 - mean)) / matches);
}

function meetingsOf({ seats, seed, options, matches }: Plan, way: TunedFigures): TunedContest[] {
  return Array.from({ length: matches }, (_, match) => ({
    lineUp: match % 2 === 0 ? alternating('master', 'sensible', seats) : alternating('sensible', 'master', seats),
    options,
    seed: subSeed(seed, `match ${Math.floor(match / 2)}`),
    foresight: foresightOf(way),
  }));
}

const foresightOf = ({ horizon, iterations, doubt }: TunedFigures): Foresight => ({
  horizon,
  iterations,
  ...(doubt === 1 ? {} : { doubt }),
});

const spell = (way: TunedFigures): string => {
  const figures = Object.entries(foresightOf(way)).map(([name, value]) => `${name}: ${value}`);
  return `{ ${figures.join(', ')} }`;
};

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const rowOf = ({ horizon, doubt, iterations }: TunedFigures, { share, low, high }: Pair): string =>
  `| ${horizon} | ${doubt} | ${iterations} | ${percent(share)} | ${percent(low)} to ${percent(high)} |`;

/** `halcyon ladder`: every bot against every other on the same seeds with seats changed round, on all cores, and what follows about them. */
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { setImmediate as breathe } from 'node:timers/promises';
import type { Command } from 'commander';
import { type Contest, playContest, type Result } from '../bots/contest.js';
import { botNamed, bots } from '../bots/index.js';
import { Complaint } from '../engine/complaint.js';
import type { GameTypes } from '../engine/game.js';
import { checkOptions } from '../engine/options.js';
import { type Seed, seedFrom, subSeed } from '../engine/seed.js';
import { gameById, games, type Shelf } from '../games/index.js';
import { openPool } from '../threads/pool.js';
import { withFile } from './files.js';
import { type AnyGame, collect, readOptions, readSeats, readWhole, usualSeats } from './flags.js';
import type { LadderJob } from './ladder-worker.js';
import { progressOn } from './progress.js';
import { type Alone, aloneOf, type Pair, type Played, pairOf, type Rated, ratingsOf } from './ratings.js';
import { openTerminal, type Terminal, type World } from './terminal.js';

interface LadderFlags {
  readonly seats?: string;
  readonly matches: string;
  readonly seed: string;
  readonly bots?: string;
  readonly pairs?: string;
  readonly option?: readonly string[];
  readonly percent: string;
  readonly workers?: string;
  readonly save?: string;
}

/** Who plays whom: the one expected to win first. */
type Meeting = readonly [string, string];

interface Plan {
  readonly game: AnyGame;
  readonly seats: number;
  readonly matches: number; // per pair, or alone per bot
  readonly seed: Seed;
  readonly options: GameTypes['options'];
  readonly names: readonly string[];
  readonly pairs: readonly Meeting[];
  readonly percent: number;
  readonly workers: number;
}

/** What is stored. */
interface Ladder {
  readonly game: string;
  readonly rules: number;
  readonly seats: number;
  readonly seed: Seed;
  readonly options: GameTypes['options'];
  readonly matches: number;
  readonly percent: number; // of their iterations that the bots got
  readonly decisions: number; // in a match, on average
  readonly ratings: readonly Rated[];
  readonly pairs: readonly Pair[];
  readonly alone: readonly Alone[];
}

const NOTES = `
The bots, from weak to strong: ${Object.keys(bots).join(', ')}.
Each pair plays every seed twice with seats changed round; with more than two seats they sit alternately. With one seat each plays alone.
The table and the stored JSON depend on the flags alone, not on the machine: the bots think so many iterations, not so many seconds.

Examples:
  halcyon ladder bird
  halcyon ladder bird --seats 1 --matches 200
  halcyon ladder bird --bots sensible,master --matches 400
  halcyon ladder nation --pairs master-sensible,master-sharp --matches 40`;

export function addLadder(program: Command, world: World, shelf: Shelf): void {
  program
    .command('ladder')
    .description('let the bots play against each other and rate them')
    .argument('<game>', 'the game; "halcyon games" lists them')
    .option('--seats <n>', 'how many players')
    .option('--matches <n>', 'how many matches per pair', '100')
    .option('--seed <text>', 'any words', 'ladder')
    .option('--bots <names>', 'which bots, with commas; all without it')
    .option('--pairs <names>', 'which bots meet, as stronger-weaker with commas; all of them without it')
    .option('--option <name=value>', 'change an option of the game; may be given several times', collect)
    .option('--percent <n>', 'how much of their iterations the bots get, for games that take long', '100')
    .option('--workers <n>', 'how many matches at once; 0 plays without worker threads (default: one per core)')
    .option('--save <file>', 'where the JSON goes (default: ladder-<game>-<seats>.json)')
    .addHelpText('after', NOTES)
    .action(async (name: string, flags: LadderFlags) => climb(world, planOf(gameById(name, shelf), flags), flags));
}

function planOf(game: AnyGame, flags: LadderFlags): Plan {
  const seats = flags.seats === undefined ? usualSeats(game) : readSeats(game, flags.seats);
  const names = readContestants(flags, seats);
  return {
    game,
    seats,
    matches: readWhole(flags.matches, 'The number of matches', 2),
    seed: seedFrom(flags.seed),
    options: checkOptions(game, seats, readOptions(game, flags.option ?? [])),
    names,
    pairs: flags.pairs === undefined ? allPairsOf(names) : readMeetings(flags.pairs),
    percent: readWhole(flags.percent, 'The percentage', 1, 1000),
    workers: flags.workers === undefined ? availableParallelism() : readWhole(flags.workers, 'The number of workers', 0, 256),
  };
}

function readContestants({ bots: text, pairs }: LadderFlags, seats: number): readonly string[] {
  if (pairs !== undefined) {
    if (text !== undefined || seats === 1)
      throw new Complaint(`--pairs says who meets whom: ${seats === 1 ? 'with one seat nobody meets' : 'leave --bots away'}.`);
    const named = new Set(readMeetings(pairs).flat());
    return Object.keys(bots).filter((name) => named.has(name));
  }
  const names = text === undefined ? Object.keys(bots) : [...new Set(text.split(',').map((name) => name.trim()))];
  for (const name of names) botNamed(name);
  if (seats > 1 && names.length < 2) throw new Complaint('A ladder needs two bots at least. Name another one.');
  return names;
}

function readMeetings(text: string): readonly Meeting[] {
  return text.split(',').map((pair) => {
    const [strong = '', weak = '', ...rest] = pair.trim().split('-');
    if (weak === '' || rest.length > 0 || strong === weak)
      throw new Complaint(`"${pair}" is no pair. Write two bots with a hyphen: master-sensible.`);
    for (const name of [strong, weak]) botNamed(name);
    return [strong, weak];
  });
}

async function climb(world: World, plan: Plan, flags: LadderFlags): Promise<void> {
  const contests = contestsOf(plan);
  const played = await playAll(world, plan, contests);
  const ladder = ladderOf(plan, played);
  show(openTerminal(world), plan.game, ladder);
  const file = flags.save ?? `ladder-${plan.game.id}-${plan.seats}.json`;
  withFile(file, () => writeFileSync(resolve(world.folder, file), `${JSON.stringify(ladder, null, 2)}\n`));
  world.errors.write(`The figures are in ${file}.\n`);
}

/** All matches, those of one seed together: what comes first in the ratings is then no pair but a seed. */
function contestsOf({ names, pairs, seats, matches, seed, options, percent }: Plan): readonly Contest[] {
  const effort = percent / 100;
  const contests: Contest[] = [];
  for (let match = 0; match < matches; match++) {
    if (seats === 1) for (const name of names) contests.push({ lineUp: [name], options, effort, seed: subSeed(seed, `match ${match}`) });
    else {
      const own = subSeed(seed, `match ${Math.floor(match / 2)}`);
      for (const [a, b] of pairs)
        contests.push({ lineUp: alternating(match % 2 === 0 ? [a, b] : [b, a], seats), options, effort, seed: own });
    }
  }
  return contests;
}

function allPairsOf(names: readonly string[]): readonly Meeting[] {
  return names.flatMap((weak, i) => names.slice(i + 1).map((strong) => [strong, weak] as const));
}

const alternating = ([first, second]: Meeting, seats: number): string[] =>
  Array.from({ length: seats }, (_, seat) => (seat % 2 === 0 ? first : second));

async function playAll(world: World, plan: Plan, contests: readonly Contest[]): Promise<readonly Played[]> {
  const progress = progressOn(world.errors, contests.length);
  let done = 0;
  const { game, workers } = plan;
  if (workers === 0 || !isKnownToWorkers(game)) {
    const played: Played[] = [];
    for (const contest of contests) {
      played.push({ lineUp: contest.lineUp, ...playContest(game, contest) });
      progress(++done);
      await breathe();
    }
    return played;
  }
  const pool = openPool<LadderJob, Result>(new URL('./ladder-worker.ts', import.meta.url), Math.min(workers, contests.length));
  try {
    return await Promise.all(
      contests.map(async (contest) => {
        const result = await pool.run({ ...contest, game: game.id });
        progress(++done);
        return { lineUp: contest.lineUp, ...result };
      }),
    );
  } finally {
    await pool.close();
  }
}

/** A game cannot be sent to a worker: it looks it up by its id on the one list of games. */
const isKnownToWorkers = (game: AnyGame): boolean => games[game.id] === game;

function ladderOf({ game, seats, seed, options, matches, percent, names, pairs }: Plan, played: readonly Played[]): Ladder {
  const decisions = played.reduce((sum, each) => sum + each.decisions, 0) / played.length;
  return {
    game: game.id,
    rules: game.rules,
    seats,
    seed,
    options,
    matches,
    percent,
    decisions,
    ratings: seats === 1 ? [] : ratingsOf(names, played),
    pairs: seats === 1 ? [] : pairs.map(([name, against]) => pairOf(name, against, played)),
    alone: seats === 1 ? names.map((name) => aloneOf(name, played)) : [],
  };
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

function show(terminal: Terminal, game: AnyGame, ladder: Ladder): void {
  const { seats, matches, decisions } = ladder;
  const of = seats === 1 ? 'matches each' : 'matches per pair';
  const heading = `${game.about.title}: ${seats} ${seats === 1 ? 'seat' : 'seats'}, ${matches} ${of}, ${decisions.toFixed(0)} decisions in a match`;
  terminal.print(terminal.paint.bold(heading), '');
  for (const line of seats === 1 ? aloneLines(ladder) : [...ratingLines(ladder), '', ...pairLines(ladder)]) terminal.print(line);
}

function ratingLines({ ratings }: Ladder): string[] {
  const line = ({ name, rating, low, high }: Rated) => `| ${name} | ${rating.toFixed(1)} | ${low.toFixed(1)} to ${high.toFixed(1)} |`;
  return ['| bot | rating | 95 % interval |', '|---|---|---|', ...ratings.map(line)];
}

function pairLines({ pairs }: Ladder): string[] {
  const line = ({ name, against, share, low, high, matches }: Pair) =>
    `| ${name} | ${against} | ${percent(share)} | ${percent(low)} to ${percent(high)} | ${matches} |`;
  return ['| bot | against | wins | 95 % interval | matches |', '|---|---|---|---|---|', ...pairs.map(line)];
}

function aloneLines({ alone }: Ladder): string[] {
  const line = ({ name, mean, low, high, min, max, wins, matches }: Alone) =>
    `| ${name} | ${mean.toFixed(2)} | ${low.toFixed(2)} to ${high.toFixed(2)} | ${min} to ${max} | ${percent(wins.share)} | ${matches} |`;
  return ['| bot | mean score | 95 % interval | range | won | matches |', '|---|---|---|---|---|---|', ...alone.map(line)];
}

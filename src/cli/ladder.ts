/** `halcyon ladder`: every bot against every other on the same seeds with seats changed round, on all cores, and what follows about them. */
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import type { Contest } from '../bots/contest.js';
import { measuredBot, STEPS } from '../bots/index.js';
import type { SensibleName } from '../bots/sensible.js';
import { Complaint } from '../engine/complaint.js';
import type { AnyGame, GameTypes } from '../engine/game.js';
import { checkOptions } from '../engine/options.js';
import { type Seed, seedFrom, subSeed } from '../engine/seed.js';
import { gameById, type Shelf } from '../games/index.js';
import { advantageOf } from '../lab/advantage.js';
import { type CalibrationPlan, calibrate } from './calibrate.js';
import { alternating, playAll } from './contests.js';
import { withFile } from './files.js';
import { collect, readOptions, readSeats, readWhole, readWorkers, usualSeats } from './flags.js';
import { repository } from './package.js';
import { progressOn } from './progress.js';
import { type Alone, aloneOf, type BotRating, type Pair, pairOf, type RatedMatch, ratingsOf } from './ratings.js';
import { openTerminal, type Shell, type Terminal } from './terminal.js';

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
  readonly calibrate?: true;
  readonly exact?: true;
  readonly error: string;
  readonly sharp?: string;
  readonly keep?: true;
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
  readonly ratings: readonly BotRating[];
  readonly pairs: readonly Pair[];
  readonly alone: readonly Alone[];
}

const NOTES = `
The bots, from weak to strong: ${STEPS.join(', ')}. For measuring there are random, sensible (what the game suggests), sensible-1 (what it suggested in
version 0.1.0), and any knob from 0 (random) over 1 (sensible) to 2 (search): 0.85.
Each pair plays every seed twice with seats changed round; with more than two seats they sit alternately. With one seat each plays alone.
The table and the stored JSON depend on the flags alone, not on the machine: the bots think so many iterations, not so many seconds.

Examples:
  halcyon ladder bird
  halcyon ladder bird --seats 1 --matches 200
  halcyon ladder bird --bots sensible,master --matches 400
  halcyon ladder nation --calibrate --seats 2,3,4,5
  halcyon ladder nation --calibrate --keep --error 2
  halcyon ladder bird --exact --bots master --matches 60
  halcyon ladder rainbow --exact --pairs master-sensible-1 --matches 60
  halcyon ladder nation --pairs master-sensible-1,0.9-steady --matches 40`;

export function addLadder(program: Command, world: Shell, shelf: Shelf): void {
  program
    .command('ladder')
    .description('let the bots play against each other and rate them')
    .argument('<game>', 'the game; "halcyon games" lists them')
    .option('--seats <n>', 'how many players')
    .option('--matches <n>', 'how many matches per pair', '100')
    .option('--seed <text>', 'any words', 'ladder')
    .option('--bots <names>', 'which bots, with commas; the five steps without it')
    .option('--pairs <names>', 'which bots meet, as stronger-weaker with commas; all of them without it')
    .option('--option <name=value>', 'change an option of the game; may be given several times', collect)
    .option('--percent <n>', 'how much of their iterations the bots get, for games that take long', '100')
    .option('--workers <n>', 'how many matches at once; 0 plays without worker threads (default: one per core)')
    .option('--save <file>', 'where the JSON goes (default: ladder-<game>-<seats>.json)')
    .option('--calibrate', "find where the five steps stand, and write the table into the game's folder; --seats may list several")
    .option(
      '--exact',
      'instead of counting victories, judge every answer that is not the suggested one: against sensible players only, now or with --pairs in version 0.1.0',
    )
    .option('--sharp <knob>', 'with --calibrate: takes this knob for Sharp; looking for it wants many matches with search')
    .option(
      '--keep',
      'with --calibrate: keeps the knobs as they stand, and shows what they win where it is not known as well as --error says',
    )
    .option('--error <percent>', 'with --calibrate: the standard error of the shares that are shown', '3')
    .addHelpText('after', NOTES)
    .action(async (name: string, flags: LadderFlags) => {
      const game = gameById(name, shelf);
      if (flags.calibrate) await calibrate(world, calibrationOf(game, flags));
      else if (flags.exact) judgeAnswers(world, game, flags);
      else await climb(world, planOf(game, flags), flags);
    });
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
    workers: readWorkers(flags.workers),
  };
}

function readKnob(text: string): number {
  const knob = Number(text);
  if (text !== '' && knob > 0 && knob < 2) return knob;
  throw new Complaint(`A knob stands between 0 and 2, not at "${text}".`);
}

function calibrationOf(game: AnyGame, flags: LadderFlags): CalibrationPlan {
  const seats = (flags.seats ?? String(usualSeats(game))).split(',').map((text) => readSeats(game, text.trim()));
  if (seats.includes(1)) throw new Complaint('Steps are told apart by who wins, so two players at least are wanted.');
  return {
    game,
    seats,
    seed: seedFrom(flags.seed),
    options: checkOptions(game, Math.min(...seats), readOptions(game, flags.option ?? [])),
    error: readWhole(flags.error, 'The error', 1, 20) / 100,
    ...(flags.sharp === undefined ? {} : { sharp: readKnob(flags.sharp) }),
    keeps: flags.keep ?? false,
    workers: readWorkers(flags.workers),
    file: flags.save ?? join(repository(), 'src', 'games', game.id, 'steps.json'),
    memory: `calibration-${game.id}.txt`,
  };
}

function readContestants({ bots: text, pairs }: LadderFlags, seats: number): readonly string[] {
  if (pairs !== undefined) {
    if (text !== undefined || seats === 1)
      throw new Complaint(`--pairs says who meets whom: ${seats === 1 ? 'with one seat nobody meets' : 'leave --bots away'}.`);
    const named = new Set(readMeetings(pairs).flat());
    return [...new Set<string>([...STEPS, ...named])].filter((name) => named.has(name));
  }
  const names = text === undefined ? STEPS : [...new Set(text.split(',').map((name) => measuredBot(name.trim())))];
  if (seats > 1 && names.length < 2) throw new Complaint('A ladder needs two bots at least. Name another one.');
  return names;
}

/** Names of the laboratory end with a number, sensible-1, or are one: 0.85. */
const PAIR = /^([a-z]+(?:-\d+)?|[\d.]+)-([a-z]+(?:-\d+)?|[\d.]+)$/i;

function readMeetings(text: string): readonly Meeting[] {
  return text.split(',').map((pair) => {
    const [, strong = '', weak = ''] = PAIR.exec(pair.trim()) ?? [];
    if (weak === '' || strong === weak) throw new Complaint(`"${pair}" is no pair. Write two bots with a hyphen: master-sensible.`);
    return [measuredBot(strong), measuredBot(weak)];
  });
}

const PLAYOUTS = 200; // from either answer

/** Who is to be judged against which sensible players: each bot, or the stronger of each pair. */
function readJudged({ bots: text, pairs }: LadderFlags): readonly (readonly [string, SensibleName])[] {
  if (pairs === undefined) return (text ?? 'master').split(',').map((name) => [measuredBot(name.trim()), 'sensible']);
  return readMeetings(pairs).map(([bot, others]) => {
    if (text === undefined && (others === 'sensible' || others === 'sensible-1')) return [bot, others];
    throw new Complaint('--exact judges bots against sensible ones: name them with --bots, or as --pairs master-sensible-1.');
  });
}

/** What the answers of each bot are worth against sensible players, with the error of that. */
function judgeAnswers(world: Shell, game: AnyGame, flags: LadderFlags): void {
  const seats = flags.seats === undefined ? usualSeats(game) : readSeats(game, flags.seats);
  if (seats === 1) throw new Complaint('--exact judges bots by who wins, so two players at least are wanted.');
  const matches = readWhole(flags.matches, 'The number of matches', 2);
  const judged = readJudged(flags);
  const terminal = openTerminal(world);
  const options = checkOptions(game, seats, readOptions(game, flags.option ?? []));
  terminal.print(terminal.paint.bold(`${game.about.title}: ${seats} seats, ${matches} matches against sensible players`), '');
  terminal.print('| bot | against | expected share | 95 % interval | answers otherwise |', '|---|---|---:|---|---:|');
  const progress = progressOn(world.errors, matches * judged.length);
  let done = 0;
  for (const [bot, others] of judged) {
    const plan = { bot, others, seats, matches, playouts: PLAYOUTS, options, seed: seedFrom(flags.seed) };
    const { gain, even, otherwise, questions } = advantageOf(game, plan, () => progress(++done));
    const [low, high] = [gain.low + even, gain.high + even].map((share) => percent(Math.max(0, Math.min(1, share))));
    terminal.print(`| ${bot} | ${others} | ${percent(gain.mean + even)} | ${low} to ${high} | ${percent(otherwise / questions)} |`);
  }
}

async function climb(world: Shell, plan: Plan, flags: LadderFlags): Promise<void> {
  const contests = contestsOf(plan);
  const progress = progressOn(world.errors, contests.length);
  let done = 0;
  const played = await playAll(plan.game, contests, plan.workers, () => progress(++done));
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
        contests.push({ lineUp: match % 2 === 0 ? alternating(a, b, seats) : alternating(b, a, seats), options, effort, seed: own });
    }
  }
  return contests;
}

function allPairsOf(names: readonly string[]): readonly Meeting[] {
  return names.flatMap((weak, i) => names.slice(i + 1).map((strong) => [strong, weak] as const));
}

function ladderOf({ game, seats, seed, options, matches, percent, names, pairs }: Plan, played: readonly RatedMatch[]): Ladder {
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
  const line = ({ name, rating, low, high }: BotRating) => `| ${name} | ${rating.toFixed(1)} | ${low.toFixed(1)} to ${high.toFixed(1)} |`;
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

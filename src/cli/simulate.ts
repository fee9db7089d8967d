/** `halcyon simulate`: many matches between bots. Its standard output depends on the flags and the seed alone, byte for byte. */
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setImmediate as breathe } from 'node:timers/promises';
import type { Command } from 'commander';
import { playOut } from '../bots/contest.js';
import { measuredBot } from '../bots/index.js';
import type { AnyGame, GameTypes, Json } from '../engine/game.js';
import { checkOptions } from '../engine/options.js';
import { isUndo, type Table } from '../engine/play.js';
import { type Keeping, recordOf } from '../engine/record.js';
import { type Seed, subSeed } from '../engine/seed.js';
import { winners } from '../engine/standings.js';
import { gameById, type Shelf } from '../games/index.js';
import { type Share, type Spread, spreadOf, wilson } from '../lab/statistics.js';
import { freeNames, withFile, writeRecord } from './files.js';
import { collect, readBots, readOptions, readSeats, readSeed, readWhole, usualSeats } from './flags.js';
import { progressOn } from './progress.js';
import { openTerminal, type Shell, type Terminal } from './terminal.js';

interface SimulateFlags {
  readonly seats?: string;
  readonly matches: string;
  readonly seed?: string;
  readonly bots: string;
  readonly option?: readonly string[];
  readonly json?: true;
  readonly save?: string;
  readonly events?: true;
}

interface Plan {
  readonly game: AnyGame;
  readonly seats: number;
  readonly matches: number;
  readonly seed: Seed;
  readonly options: GameTypes['options'];
  readonly bots: readonly string[];
}

/** One line of `--json`: with the seed, the options and the moves anybody can play the match again. */
interface MatchLine {
  readonly seed: Seed;
  readonly seats: number;
  readonly options: GameTypes['options'];
  readonly moves: readonly Json[];
  readonly decisions: number;
  readonly scores: readonly number[];
  readonly winners: readonly number[];
}

interface Summary {
  readonly game: string;
  readonly seed: Seed;
  readonly matches: number;
  readonly seats: number;
  readonly options: GameTypes['options'];
  readonly bots: readonly string[];
  readonly decisions: Spread;
  readonly scores: readonly Spread[]; // by seat
  readonly wins: readonly Share[]; // by seat; a shared victory counts in parts
  readonly events?: Readonly<Record<string, Spread>>; // how often each kind of thing happened in a match
}

const NOTES = `
Bots: random (any legal move), sensible (what the game suggests), and four that search, from weak to strong: gentle, steady, sharp,
master. One name is for all seats.
With --json every match is a line {seed, seats, options, moves, decisions, scores, winners}, and the last line is {summary}.
"moves" are the answers in the order they were given; where several questions are open, the first is answered first.
The same flags and the same seed give the same standard output, byte for byte; progress and speed go to standard error.

Examples:
  halcyon simulate bird --seats 4 --matches 1000 --seed x
  halcyon simulate bird --seats 2 --bots sensible,random --option goldCost=3
  halcyon simulate nation --seats 4 --bots sensible --events      ("round" tells how many rounds a match takes)
  halcyon simulate bird --matches 100 --json --seed x | head -1
  halcyon simulate bird --seats 4 --matches 10 --save matches && halcyon verify matches/rules-1-seats-4.json`;

export function addSimulate(program: Command, world: Shell, shelf: Shelf): void {
  program
    .command('simulate')
    .description('let bots play many matches and sum them up')
    .argument('<game>', 'the game; "halcyon games" lists them')
    .option('--seats <n>', 'how many players')
    .option('--matches <n>', 'how many matches', '1000')
    .option('--seed <text>', 'any words; without it every run is different')
    .option('--bots <names>', 'one for all seats, or one each with commas', 'random')
    .option('--option <name=value>', 'change an option of the game; may be given several times', collect)
    .option('--json', 'print a line of JSON per match and a last one with the summary')
    .option('--events', 'count what happened as well: every kind of event, per match')
    .option(
      '--save <folder>',
      'write the record of every match into this folder, as rules-1-seats-3.json, rules-1-seats-3-2.json and so on',
    )
    .addHelpText('after', NOTES)
    .action(async (name: string, flags: SimulateFlags) => simulate(world, planOf(gameById(name, shelf), flags), flags));
}

function planOf(game: AnyGame, flags: SimulateFlags): Plan {
  const seats = flags.seats === undefined ? usualSeats(game) : readSeats(game, flags.seats);
  return {
    game,
    seats,
    matches: readWhole(flags.matches, 'The number of matches', 1),
    seed: readSeed(flags.seed),
    options: checkOptions(game, seats, readOptions(game, flags.option ?? [])),
    bots: readBots(flags.bots, seats, measuredBot),
  };
}

async function simulate(world: Shell, plan: Plan, flags: SimulateFlags): Promise<void> {
  const { game, matches } = plan;
  const terminal = openTerminal(world);
  const progress = progressOn(world.errors, matches);
  const decisions: number[] = [];
  const scores: number[][] = Array.from({ length: plan.seats }, () => []);
  const wins: number[] = Array.from({ length: plan.seats }, () => 0);
  const happened: ReadonlyMap<string, number>[] = [];
  const began = performance.now();
  const names = flags.save === undefined ? null : namesIn(world.folder, flags.save, plan);
  for (let i = 1; i <= matches; i++) {
    const seed = subSeed(plan.seed, `match ${i}`);
    const table = playOut(game, { lineUp: plan.bots, options: plan.options, seed });
    const totals = game.scores(table.state.shared).map((score) => score.total);
    const won = winners(game, table.state.shared);
    decisions.push(table.entries.length);
    for (const [seat, total] of totals.entries()) scores[seat]?.push(total);
    for (const seat of won) wins[seat] = (wins[seat] ?? 0) + 1 / won.length;
    if (flags.events) happened.push(eventsIn(table));
    if (flags.json) terminal.print(JSON.stringify(lineOf(table, totals, won)));
    if (names) saveMatch(world.folder, names.next().value, plan, table);
    if (progress(i)) await breathe();
  }
  const seconds = (performance.now() - began) / 1000;
  const { seed, seats, options } = plan;
  const summary: Summary = {
    game: game.id,
    seed,
    matches,
    seats,
    options,
    bots: plan.bots,
    decisions: spreadOf(decisions),
    scores: scores.map(spreadOf),
    wins: wins.map((count) => wilson(count, matches)),
    ...(flags.events ? { events: spreadOfEvents(happened) } : {}),
  };
  if (flags.json) terminal.print(JSON.stringify({ summary }));
  else showSummary(terminal, game, summary);
  const all = decisions.reduce((sum, count) => sum + count, 0);
  world.errors.write(`${Math.round(all / seconds)} moves/s, ${(matches / seconds).toFixed(1)} matches/s\n`);
}

/** How often each kind of event was told in a match, set-up included. */
function eventsIn({ opening, steps }: Table<GameTypes>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { event } of [opening, ...steps].flatMap((step) => step.told)) counts.set(event.type, (counts.get(event.type) ?? 0) + 1);
  return counts;
}

function spreadOfEvents(happened: readonly ReadonlyMap<string, number>[]): Record<string, Spread> {
  const types = [...new Set(happened.flatMap((counts) => [...counts.keys()]))].sort();
  return Object.fromEntries(types.map((type) => [type, spreadOf(happened.map((counts) => counts.get(type) ?? 0))]));
}

function lineOf({ beginning, entries }: Table<GameTypes>, scores: readonly number[], won: readonly number[]): MatchLine {
  const { seed, seats, options } = beginning;
  const moves = entries.flatMap((entry) => (isUndo(entry) ? [] : [entry.move]));
  return { seed, seats, options, moves, decisions: moves.length, scores, winners: won };
}

/** Files for the records, called as in the games' own folders: rules-2-seats-4.json, and -2, -3 and so on behind it for more of them. */
function namesIn(folder: string, name: string, { game, seats }: Plan): Generator<string, never> {
  withFile(name, () => mkdirSync(resolve(folder, name), { recursive: true }));
  return freeNames(folder, join(name, `rules-${game.rules}-seats-${seats}`));
}

function saveMatch(folder: string, file: string, plan: Plan, table: Table<GameTypes>): void {
  const names = plan.bots.map((bot, seat) => `${bot} ${seat + 1}`);
  const kept = plan.bots.map((_, seat): Keeping => ({ seat, from: 0, by: 'bot', why: 'plan' }));
  const witness = { kept, pledges: kept.map(() => null) };
  writeRecord(folder, file, recordOf(table, names, { seed: true }, witness));
}

function showSummary(terminal: Terminal, game: AnyGame, { matches, seats, bots, seed, decisions, scores, wins, events }: Summary): void {
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`.padStart(7);
  terminal.print(
    terminal.paint.bold(
      `${game.about.title}: ${matches} ${matches === 1 ? 'match' : 'matches'}, ${seats} ${seats === 1 ? 'seat' : 'seats'}, seed ${seed}`,
    ),
  );
  terminal.print(`Length: ${decisions.mean.toFixed(1)} decisions on average, ${decisions.min} to ${decisions.max}`);
  terminal.print(terminal.paint.dim('seat  bot         score  (deviation, range)       wins  (95 % interval)'));
  for (const [seat, score] of scores.entries()) {
    const { share, low, high } = wins[seat] ?? { share: 0, low: 0, high: 0 };
    const range = `(${score.deviation.toFixed(2)}, ${score.min} to ${score.max})`;
    terminal.print(
      `${String(seat + 1).padStart(4)}  ${(bots[seat] ?? '').padEnd(10)} ${score.mean.toFixed(2).padStart(6)}  ${range.padEnd(20)} ${percent(share)}  (${percent(low).trim()} to ${percent(high).trim()})`,
    );
  }
  for (const [type, { mean, min, max }] of Object.entries(events ?? {})) {
    terminal.print(`${type.padEnd(16)} ${mean.toFixed(2).padStart(8)} a match, ${min} to ${max}`);
  }
}

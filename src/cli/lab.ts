/** `halcyon lab`: plans of many matches, run here or on many machines, and reports about them. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import { USUAL_STEP } from '../bots/index.js';
import { Complaint } from '../engine/complaint.js';
import { gameById, games, type Shelf } from '../games/index.js';
import { beliefsOf } from '../lab/beliefs.js';
import { figuresOf } from '../lab/figures.js';
import { openFolder, readFolder } from '../lab/folder.js';
import { makeGallery } from '../lab/gallery.js';
import { cellsOf, checkPlan, DEFAULT_SET, type Plan, type PlanOptions, parsePlan, type WrittenPlan } from '../lab/plan.js';
import { runOnQueue, workOnQueue } from '../lab/queue.js';
import { pageOf } from '../lab/report/page.js';
import { exportPng, exportTo } from '../lab/report/write.js';
import { matchesIn, runHere } from '../lab/run.js';
import { workersFor } from '../lab/worker-pool.js';
import { withFile } from './files.js';
import { type FitFlags, learn } from './fit.js';
import { collect, readOptions, readSeats, readWhole, readWorkers } from './flags.js';
import { type CalibrateFlags, compareShown } from './lab-calibrate.js';
import { type LuckFlags, measureLuck } from './lab-luck.js';
import { repository } from './package.js';
import { progressOn } from './progress.js';
import { Gone, openTerminal, type Shell } from './terminal.js';

interface RunFlags {
  readonly game?: string;
  readonly seats?: string;
  readonly bots?: readonly string[];
  readonly set?: readonly string[];
  readonly matches?: string;
  readonly seed?: string;
  readonly percent?: string;
  readonly out?: string;
  readonly workers?: string;
}

interface WorkerFlags {
  readonly workers?: string;
  readonly untilIdle?: true;
}

interface GalleryFlags {
  readonly matches: string;
  readonly pairs: string;
  readonly workers?: string;
  readonly out: string;
}

interface BeliefFlags {
  readonly seats?: string;
  readonly positions: string;
  readonly playouts: string;
  readonly seed: string;
}

interface ReportFlags {
  readonly out?: string;
  readonly export?: string;
  readonly png?: true;
}

const RUN_NOTES = `
A plan is a JSON file; every field but the game may be left out:
  {
    "game": "bird",
    "seats": [2, 4],                                   tables to play at
    "bots": ["sensible", ["sensible", "random"]],      one bot for all seats, or several who change seats from match to match
    "options": { "default": {}, "dear gold": { "goldCost": 3 } },   sets to compare with the first, on the same seeds
    "matches": 1000,                                   at each table
    "seed": "any words",
    "percent": 100                                     of their iterations that the bots get
  }
Flags say the same, and change what a file says.

The folder gets the plan and matches.parquet with a row per match and seat (and questions.parquet and choices.parquet with sums). Ctrl-C stops; the same
command goes on where it stopped. The results depend on the plan alone, not on the number of workers or on who plays them.
With DATABASE_URL the matches become jobs on that PostgreSQL, and every "halcyon lab worker" that has the same address helps.

Examples:
  halcyon lab run plan.json
  halcyon lab run --game bird --seats 2,3,4 --bots sensible --bots sensible,random --matches 500
  halcyon lab run --game bird --set dear:goldCost=3 --set cheap:goldCost=1 --out gold
  halcyon lab report gold`;

export function addLab(program: Command, world: Shell, shelf: Shelf): void {
  const lab = program.command('lab').description('play thousands of matches by plan and report what can be concluded');
  lab
    .command('run')
    .description('play the matches of a plan')
    .argument('[plan]', 'a JSON file; without it the flags say everything')
    .option('--game <game>', 'the game')
    .option('--seats <n,n>', 'how many players, with commas')
    .option('--bots <names>', 'a line-up: one bot for all seats or several with commas; may be given several times', collect)
    .option('--set <name:option=value,…>', 'a set of options to compare with the default; may be given several times', collect)
    .option('--matches <n>', 'how many matches at each table')
    .option('--seed <text>', 'any words')
    .option('--percent <n>', 'how much of their iterations the bots get')
    .option('--out <folder>', 'where the results go (default: lab-<game>)')
    .option('--workers <n>', 'how many matches at once; 0 plays without worker threads (default: one per core)')
    .addHelpText('after', RUN_NOTES)
    .action((file: string | undefined, flags: RunFlags) => run(world, planOf(world, shelf, file, flags), flags));
  lab
    .command('worker')
    .description('play matches for a run that hands them out through the PostgreSQL of DATABASE_URL')
    .option('--workers <n>', 'how many matches at once (default: one per core)')
    .option('--until-idle', 'end when there is nothing left to do, instead of waiting for more')
    .action((flags: WorkerFlags) => work(world, flags));
  lab
    .command('report')
    .description('say what the results of a run show: one HTML page, and files for papers')
    .argument('<folder>', 'a folder that "halcyon lab run" has made, finished or not')
    .option('--out <file>', 'where the page goes (default: report.html in the folder)')
    .option('--export <folder>', 'also write every picture as SVG, every table as CSV and all figures as JSON')
    .option('--png', 'with --export: the pictures as PNG too, drawn by Chromium')
    .action((folder: string, flags: ReportFlags) => report(world, shelf, folder, flags));
  lab
    .command('beliefs')
    .description('compare the chance to win from the worlds that a seat imagines with that from the real one')
    .argument('<game>', 'the game')
    .option('--seats <n>', 'how many players (default: 2)')
    .option('--positions <n>', 'how many positions of sensible matches', '400')
    .option('--playouts <n>', 'how many from each side at every position', '100')
    .option('--seed <n>', 'a whole number', '1')
    .action((name: string, flags: BeliefFlags) => beliefs(world, shelf, name, flags));
  lab
    .command('calibrate')
    .description('compare the chances that people are shown with what came of them, at one position of each match')
    .argument('<game>', 'the game')
    .option('--seats <n>', 'how many players (default: 2)')
    .option('--matches <n>', 'how many matches', '4000')
    .option('--futures <n>', 'from how many a chance is taken', '200')
    .option('--bots <name>', 'who plays the matches out', USUAL_STEP)
    .option('--seed <text>', 'any words (default: calibrate, or with --fit fitting)')
    .option('--fit', 'find the power that brings both together, by one half of the positions, and save it if that holds in the other')
    .option('--save <file>', "with --fit: where the power goes (default: steps.json in the game's folder)")
    .option('--workers <n>', 'how many matches at once; 0 plays without worker threads (default: one per core)')
    .addHelpText('after', '\nWhat was looked at is kept in foretold-<game>.txt in this folder: a run that is stopped goes on.')
    .action((name: string, flags: CalibrateFlags) => compareShown(world, gameById(name, shelf), flags));
  lab
    .command('fit')
    .description("learn an estimate from play on the game's features, and save it where bots play better with it")
    .argument('<game>', 'the game')
    .option('--seats <n,n>', 'with how many players, with commas (default: 2)')
    .option('--matches <n>', 'how many sensible matches are learned from, with each number of players', '1500')
    .option('--hidden <n>', 'how many hidden units, 0 for a plain sum', '16')
    .option('--trials <n>', 'how many matches the new estimate plays against the present one', '40')
    .option('--percent <n>', 'how much of their iterations the bots get in these', '100')
    .option('--seed <n>', 'a whole number', '1')
    .option('--workers <n>', 'how many matches at once; 0 plays without worker threads (default: one per core)')
    .option('--save <file>', "where the model goes (default: fitted.json in the game's folder)")
    .action((name: string, flags: FitFlags) => learn(world, gameById(name, shelf), flags));
  lab
    .command('luck')
    .description('review many matches: how much of the game is luck, and what decisions are worth')
    .argument('<game>', 'the game')
    .option('--seats <n,n>', 'how many players, with commas (default: 2 and what is usual)')
    .option(
      '--bots <names>',
      'who plays: one bot for all seats, or several with commas who move on by a seat from match to match',
      'sensible',
    )
    .option('--matches <n>', 'how many matches at each table', '20')
    .option('--percent <n>', "how much of a review's usual playouts are spent", '100')
    .option('--seed <text>', 'any words', 'luck')
    .option('--save', "put the shares into the game's folder, from where the app tells them")
    .action((name: string, flags: LuckFlags) => measureLuck(world, gameById(name, shelf), flags));
  lab
    .command('gallery')
    .description(
      "measure the games by their default rules and every option: reports, and in each game's folder measured.json and the line in RULES.md",
    )
    .argument('[games...]', 'which games; all without it')
    .option('--matches <n>', 'how many matches at each table by default rules', '400')
    .option('--pairs <n>', 'how many matches for each value of each option', '300')
    .option('--workers <n>', 'how many matches at once (default: one per core)')
    .option('--out <folder>', 'where the reports go', 'halcyon-reports')
    .action((names: readonly string[], flags: GalleryFlags) => gallery(world, names, flags));
}

function beliefs(world: Shell, shelf: Shelf, name: string, flags: BeliefFlags): void {
  const game = gameById(name, shelf);
  const found = beliefsOf(game, {
    seats: flags.seats === undefined ? Math.max(2, game.seats.min) : readSeats(game, flags.seats),
    positions: readWhole(flags.positions, 'The number of positions', 2),
    playouts: readWhole(flags.playouts, 'The number of playouts', 2),
    seed: readWhole(flags.seed, 'The seed', 0),
  });
  const points = (share: number): string => (100 * share).toFixed(1);
  const { gap, distance, noise, positions } = found;
  openTerminal(world).print(
    `${game.about.title}, ${positions} positions: from imagined worlds the asked seat's chance is ${points(gap.mean)} points above that from the real one (95 %: ${points(gap.low)} to ${points(gap.high)}).`,
    `Mean distance ${points(distance)} points; playouts of one world alone differ by ${points(noise)}.`,
  );
}

function planOf(world: Shell, shelf: Shelf, file: string | undefined, flags: RunFlags): Plan {
  const given = fromFlags(shelf, flags);
  if (file === undefined) {
    if (flags.game === undefined) throw new Complaint('Name a plan file, or a game with --game.');
    return checkPlan(given, shelf);
  }
  const text = withFile(file, () => readFileSync(resolve(world.folder, file), 'utf8'));
  parsePlan(text, shelf);
  return checkPlan({ ...JSON.parse(text), ...given }, shelf);
}

/** What the flags say, in the form of a plan. */
function fromFlags(shelf: Shelf, flags: RunFlags): Partial<WrittenPlan> {
  return {
    ...(flags.game === undefined ? {} : { game: flags.game }),
    ...(flags.seats === undefined ? {} : { seats: flags.seats.split(',').map((text) => readWhole(text.trim(), 'The number of seats', 1)) }),
    ...(flags.bots === undefined ? {} : { bots: flags.bots.map((names) => names.split(',').map((name) => name.trim())) }),
    ...(flags.set === undefined ? {} : { options: readSets(shelf, flags) }),
    ...(flags.matches === undefined ? {} : { matches: readWhole(flags.matches, 'The number of matches', 1) }),
    ...(flags.seed === undefined ? {} : { seed: flags.seed }),
    ...(flags.percent === undefined ? {} : { percent: readWhole(flags.percent, 'The percentage', 1, 1000) }),
  };
}

/** "dear:goldCost=3,length=short" */
function readSets(shelf: Shelf, { game, set = [] }: RunFlags): Readonly<Record<string, PlanOptions>> {
  if (game === undefined) throw new Complaint('--set needs --game: its options are those of a game.');
  const of = gameById(game, shelf);
  const sets = set.map((text) => {
    const at = text.indexOf(':');
    if (at < 1) throw new Complaint(`"${text}" is no set of options. Write name:option=value, for instance dear:goldCost=3.`);
    return [text.slice(0, at).trim(), readOptions(of, text.slice(at + 1).split(','))] as const;
  });
  return { [DEFAULT_SET]: {}, ...Object.fromEntries(sets) };
}

async function run(world: Shell, plan: Plan, flags: RunFlags): Promise<void> {
  const workers = readWorkers(flags.workers);
  const name = flags.out ?? `lab-${plan.game.id}`;
  const terminal = openTerminal(world);
  const say = (sentence: string) => void world.errors.write(`${sentence}\n`);
  const folder = await openFolder(resolve(world.folder, name), plan, say);
  const stop = stopOnSignals();
  const all = matchesIn(plan);
  const before = folder.done;
  try {
    terminal.print(
      `${plan.game.about.title}: ${all} matches at ${counted(cellsOf(plan).length, 'table')}${before > 0 ? `, ${before} of them already played` : ''}.`,
    );
    const progress = progressOn(world.errors, all, before);
    const url = world.env.DATABASE_URL;
    if (url)
      say(
        `The matches are jobs on the PostgreSQL of DATABASE_URL; "halcyon lab worker" helps from any machine${workers === 0 ? ', and without one nothing happens' : ''}.`,
      );
    const pool = workersFor(Math.min(workers, all - before), plan.game);
    const began = performance.now();
    try {
      const orders = { stop: stop.signal, onProgress: progress, say };
      const finished = url
        ? await runOnQueue(url, plan, folder, workers === 0 ? null : pool, orders)
        : await runHere(plan, folder, pool, orders);
      const seconds = (performance.now() - began) / 1000;
      if (folder.done > before) say(`${((folder.done - before) / seconds).toFixed(1)} matches/s`);
      if (!finished) {
        say(`Stopped after ${folder.done} of ${all} matches. All of them are kept: the same command goes on from here.`);
        throw new Gone(true);
      }
    } finally {
      await pool.close();
    }
    terminal.print(`The results are in ${name}. "halcyon lab report ${name}" tells what they say.`);
  } finally {
    stop.forget();
    folder.close();
  }
}

async function work(world: Shell, flags: WorkerFlags): Promise<void> {
  const url = world.env.DATABASE_URL;
  if (!url)
    throw new Complaint(
      'A worker takes its jobs from a PostgreSQL. Set DATABASE_URL to its address, the same as where "halcyon lab run" was started.',
    );
  const stop = stopOnSignals();
  const pool = workersFor(Math.max(1, readWorkers(flags.workers)));
  const say = (sentence: string) => void world.errors.write(`${sentence}\n`);
  try {
    say('Waiting for jobs; ctrl-C ends it after the matches that are being played.');
    const played = await workOnQueue(url, pool, { stop: stop.signal, untilIdle: flags.untilIdle === true, say });
    openTerminal(world).print(`${counted(played, 'match', 'matches')} played.`);
  } finally {
    stop.forget();
    await pool.close();
  }
}

async function report(world: Shell, shelf: Shelf, name: string, flags: ReportFlags): Promise<void> {
  if (flags.png && flags.export === undefined) throw new Complaint('--png needs --export <folder> to say where the pictures go.');
  const say = (sentence: string) => void world.errors.write(`${sentence}\n`);
  const { plan, measured } = await readFolder(resolve(world.folder, name), say, shelf);
  const figures = figuresOf(plan, measured);
  const file = flags.out ?? join(name, 'report.html');
  withFile(file, () => writeFileSync(resolve(world.folder, file), pageOf(plan, figures)));
  const terminal = openTerminal(world);
  terminal.print(`The report is ${file}.`);
  if (flags.export === undefined) return;
  const to = resolve(world.folder, flags.export);
  const files = [...exportTo(to, figures), ...(flags.png ? await exportPng(to, figures) : [])];
  terminal.print(`${counted(files.length, 'file')} in ${flags.export}: ${files.join(', ')}.`);
}

const counted = (count: number, thing: string, things = `${thing}s`): string => `${count} ${count === 1 ? thing : things}`;

async function gallery(world: Shell, names: readonly string[], flags: GalleryFlags): Promise<void> {
  const root = repository();
  const stop = stopOnSignals();
  const say = (sentence: string) => void world.errors.write(`${sentence}\n`);
  try {
    await makeGallery({
      games: names.length === 0 ? Object.values(games) : names.map((name) => gameById(name)),
      matches: readWhole(flags.matches, 'The number of matches', 2),
      pairs: readWhole(flags.pairs, 'The number of pairs', 2),
      workers: readWorkers(flags.workers),
      results: join(root, 'node_modules/.cache/halcyon-lab'),
      reports: resolve(world.folder, flags.out),
      folder: (game) => join(root, 'src/games', game),
      stop: stop.signal,
      begin(title, matches, already) {
        say(`${title}: ${matches} matches${already > 0 ? `, ${already} of them already played` : ''}`);
        return progressOn(world.errors, matches, already);
      },
      say,
    });
    openTerminal(world).print(`The reports are in ${flags.out}.`);
  } finally {
    stop.forget();
  }
}

/** Ctrl-C and a polite kill end a run in order; a second one at once. */
function stopOnSignals(): { readonly signal: AbortSignal; forget(): void } {
  const control = new AbortController();
  const signals = ['SIGINT', 'SIGTERM'] as const;
  const stop = () => {
    control.abort();
    forget();
  };
  const forget = () => {
    for (const signal of signals) process.off(signal, stop);
  };
  for (const signal of signals) process.on(signal, stop);
  return { signal: control.signal, forget };
}

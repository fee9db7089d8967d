/** `halcyon lab calibrate`: whether the chances that people are shown come true, and with --fit the power under which they do. */
import { join, resolve } from 'node:path';
import { measuredBot } from '../bots/index.js';
import { knobsOf, powerOf } from '../bots/knob.js';
import { Complaint } from '../engine/complaint.js';
import type { AnyGame } from '../engine/game.js';
import { hash } from '../engine/json.js';
import { seedFrom } from '../engine/seed.js';
import { games } from '../games/index.js';
import { type Foretold, foretoldAt, honestyOf, logLoss, powerFor, type Sampling } from '../lab/honesty.js';
import { meanOf } from '../lab/statistics.js';
import { besideMe, openPool } from '../threads/pool.js';
import { keepPower } from './calibrate.js';
import { readSeats, readWhole, readWorkers } from './flags.js';
import type { LookJob } from './look-worker.js';
import { openMemory } from './memory.js';
import { repository } from './package.js';
import { progressOn } from './progress.js';
import { openTerminal, type Shell } from './terminal.js';

export interface CalibrateFlags {
  readonly seats?: string;
  readonly matches: string;
  readonly futures: string;
  readonly bots: string;
  readonly seed?: string;
  readonly fit?: true;
  readonly save?: string;
  readonly workers?: string;
}

const LEAST = 100; // matches that anything is fitted to

export async function compareShown(world: Shell, game: AnyGame, flags: CalibrateFlags): Promise<void> {
  const matches = readWhole(flags.matches, 'The number of matches', flags.fit ? LEAST : 1);
  const look: Sampling = {
    seats: flags.seats === undefined ? Math.max(2, game.seats.min) : readSeats(game, flags.seats),
    futures: readWhole(flags.futures, 'The number of futures', 2),
    bot: measuredBot(flags.bots),
    seed: seedFrom(flags.seed ?? (flags.fit ? 'fitting' : 'calibrate')), // what it was fitted to proves nothing
  };
  if (flags.fit && look.seats === 1) throw new Complaint('Chances of several players are fitted, so two players at least are wanted.');
  const seen = await lookAtAll(world, game, look, matches, readWorkers(flags.workers));
  openTerminal(world).print(`${game.about.title}, ${look.seats} seats, ${flags.bots}, ${matches} matches`, '');
  if (flags.fit) fitPower(world, game, look.seats, seen, flags);
  else show(world, seen, powerOf(game, look.seats));
}

/** A position of each match, in the order of the matches. What an earlier run has looked at is not looked at again. */
async function lookAtAll(world: Shell, game: AnyGame, look: Sampling, matches: number, workers: number): Promise<readonly Foretold[]> {
  const memory = openMemory(world, `foretold-${game.id}.txt`);
  const what = hash({ ...look, rules: game.rules, knobs: knobsOf(game, look.seats) }).slice(0, 12);
  const progress = progressOn(world.errors, matches);
  const pool =
    workers === 0 || games[game.id] !== game
      ? null
      : openPool<LookJob, Foretold | null>(besideMe('./look-worker', import.meta.url), workers);
  let done = 0;
  const lookAt = async (match: number): Promise<Foretold | null> => {
    const key = `${what}: match ${match}`;
    const known = memory.find(key);
    const found: Foretold | null =
      known !== undefined ? JSON.parse(known) : pool ? await pool.run({ ...look, game: game.id, match }) : foretoldAt(game, look, match);
    if (known === undefined) memory.keep(key, JSON.stringify(found));
    progress(++done);
    return found;
  };
  try {
    const seen = await Promise.all(Array.from({ length: matches }, (_, match) => lookAt(match)));
    return seen.flatMap((each) => each ?? []);
  } finally {
    await pool?.close();
  }
}

const points = (share: number): string => (100 * share).toFixed(1);

function show(world: Shell, seen: readonly Foretold[], power: number): void {
  const { tenths, distance, widest } = honestyOf(seen, power);
  const rows = tenths.filter(({ positions }) => positions > 0);
  openTerminal(world).print(
    '| positions | shown | won |',
    '|---:|---:|---:|',
    ...rows.map(({ positions, shown, won }) => `| ${positions} | ${points(shown)} % | ${points(won)} % |`),
    '',
    `Shown and won differ by ${points(distance)} points on average; by ${points(widest)} at most in a tenth with 200 positions or more.`,
  );
}

/** Fits the power to one half of the positions and shows it on the other. It is kept if the log loss there is clearly lower than without it. */
function fitPower(world: Shell, game: AnyGame, seats: number, seen: readonly Foretold[], { save }: CalibrateFlags): void {
  const terminal = openTerminal(world);
  const half = Math.ceil(seen.length / 2);
  const power = Math.round(100 * powerFor(seen.slice(0, half))) / 100;
  const others = seen.slice(half);
  const saved = meanOf(others.map((each) => logLoss(each, 1) - logLoss(each, power)));
  show(world, others, power);
  terminal.print(
    `The power ${power}, fitted to ${half} positions, has a log loss on the other ${others.length} that is lower by ${saved.mean.toFixed(4)} (95 %: ${saved.low.toFixed(4)} to ${saved.high.toFixed(4)}).`,
  );
  if (saved.low <= 0) return void terminal.print('That is not clearly better, so it is not saved.');
  const file = save ?? join(repository(), 'src', 'games', game.id, 'steps.json');
  keepPower(resolve(world.folder, file), game, seats, power);
  terminal.print(`Saved in ${file}.`);
}

/** `halcyon lab fit`: learns an estimate from play, tells how much better it predicts, and saves it if the strongest bot wins more with it. */
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Complaint } from '../engine/complaint.js';
import type { AnyGame, FittedModel } from '../engine/game.js';
import { seedFrom, subSeed } from '../engine/seed.js';
import { type FitQuarter, fitTo } from '../lab/fit.js';
import { alternating, FITTED, playAll } from './contests.js';
import { withFile } from './files.js';
import { readSeats, readWhole, readWorkers } from './flags.js';
import { repository } from './package.js';
import { progressOn } from './progress.js';
import { pairOf } from './ratings.js';
import { openTerminal, type Shell } from './terminal.js';

export interface FitFlags {
  readonly seats?: string;
  readonly matches: string;
  readonly hidden: string;
  readonly trials: string;
  readonly percent: string;
  readonly seed: string;
  readonly workers?: string;
  readonly save?: string;
}

const MOST_BYTES = 8192;

/** Plays, fits, tells, and saves only what predicts better and wins more by one standard error at least. */
export async function learn(world: Shell, game: AnyGame, flags: FitFlags): Promise<void> {
  const { features } = game;
  if (features === undefined)
    throw new Complaint(`${game.about.title} has no features to learn from: see "features" in src/engine/game.ts.`);
  const seats = (flags.seats ?? String(Math.max(2, game.seats.min))).split(',').map((text) => readSeats(game, text.trim()));
  if (seats.includes(1)) throw new Complaint('Who ends ahead is learned from, so two players at least are wanted.');
  const terminal = openTerminal(world);
  const { model, phases, all } = fitTo(game, features, {
    seats,
    matches: readWhole(flags.matches, 'The number of matches', 8),
    hidden: readWhole(flags.hidden, 'The number of hidden units', 0, 64),
    seed: readWhole(flags.seed, 'The seed', 0),
  });
  const row = (name: string, { positions, before, now }: FitQuarter) =>
    `| ${name} | ${positions} | ${before.toFixed(3)} | ${now.toFixed(3)} |`;
  terminal.print('| quarter of the match | positions | log loss of the present estimate | of the new one |', '|---|---:|---:|---:|');
  terminal.print(...phases.map((phase, i) => row(String(i + 1), phase)), row('all', all), '');
  const text = `${JSON.stringify(model)}\n`;
  if (text.length > MOST_BYTES)
    throw new Complaint(`The model takes ${text.length} bytes, more than ${MOST_BYTES}: try fewer hidden units.`);
  if (all.now >= all.before) return void terminal.print('It predicts no better, so it is not saved.');
  const trial = await trialOf(world, game, model, seats, flags);
  const error = Math.sqrt(0.25 / trial.matches);
  terminal.print(
    `With it the strongest bot wins ${percentOf(trial.share)} of ${trial.matches} matches against itself without it (95 %: ${percentOf(trial.low)} to ${percentOf(trial.high)}).`,
  );
  if (trial.share < 0.5 + error) return void terminal.print('That is not better by one standard error, so it is not saved.');
  const file = flags.save ?? join(repository(), 'src', 'games', game.id, 'fitted.json');
  withFile(file, () => writeFileSync(resolve(world.folder, file), text));
  terminal.print(`Saved in ${file}, ${text.length} bytes.`);
}

const percentOf = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** The strongest bot with the new estimate against itself with the present one, every seed from both sides, the numbers of seats in turn. */
async function trialOf(world: Shell, game: AnyGame, model: FittedModel, seats: readonly number[], flags: FitFlags) {
  const workers = readWorkers(flags.workers);
  const trials = 2 * Math.ceil(readWhole(flags.trials, 'The number of trials', 2) / 2);
  const effort = readWhole(flags.percent, 'The percentage', 1, 1000) / 100;
  const seed = seedFrom(`fit ${flags.seed}`);
  const meetings = Array.from({ length: trials }, (_, i) => {
    const lineUp = alternating(i % 2 === 0 ? FITTED : '2', i % 2 === 0 ? '2' : FITTED, seats[Math.floor(i / 2) % seats.length] ?? 2);
    return { lineUp, options: {}, effort, seed: subSeed(seed, `match ${Math.floor(i / 2)}`), fitted: model };
  });
  const progress = progressOn(world.errors, trials);
  let done = 0;
  return pairOf(FITTED, '2', await playAll(game, meetings, workers, () => progress(++done)));
}

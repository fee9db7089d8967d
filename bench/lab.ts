/** The lab on one worker thread and on two, in turn: matches per second by the wall clock, played, measured and written to the disk. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Game, GameTypes } from '../src/engine/game.js';
import { openFolder } from '../src/lab/folder.js';
import { checkPlan } from '../src/lab/plan.js';
import { runHere } from '../src/lab/run.js';
import { type Workers, workersFor } from '../src/lab/worker-pool.js';
import { ratio, type Spread } from './measure.js';
import { type Figure, figureOf, roundedSpread } from './report.js';

export interface LabFigures {
  readonly seats: number;
  readonly oneWorker: Figure; // matches per second
  readonly twoWorkers: Figure;
  readonly scaling: Spread; // two over one, round by round
}

const SEATS = 4;
const ENDLESS = 1_000_000;

export async function measureLab(
  game: Game<GameTypes>,
  { rounds, ms }: { readonly rounds: number; readonly ms: number },
): Promise<LabFigures> {
  const seats = Math.min(SEATS, game.seats.max);
  const [one, two] = [workersFor(1, game), workersFor(2, game)];
  const rates: { readonly one: number[]; readonly two: number[] } = { one: [], two: [] };
  try {
    for (const pool of [one, two]) await rateOf(game, seats, pool, 3 * ms); // warms up
    for (let round = 0; round < rounds; round++) {
      const pair = [[one, rates.one] as const, [two, rates.two] as const];
      for (const [pool, list] of round % 2 === 0 ? pair : pair.toReversed()) list.push(await rateOf(game, seats, pool, ms));
    }
  } finally {
    await Promise.all([one.close(), two.close()]);
  }
  const [slow, fast] = [
    { name: 'one worker', rates: rates.one },
    { name: 'two workers', rates: rates.two },
  ];
  return { seats, oneWorker: figureOf(slow), twoWorkers: figureOf(fast), scaling: roundedSpread(ratio(fast, slow)) };
}

async function rateOf(game: Game<GameTypes>, seats: number, pool: Workers, ms: number): Promise<number> {
  const path = mkdtempSync(join(tmpdir(), 'halcyon-bench-'));
  const plan = checkPlan({ game: game.id, seats, matches: ENDLESS, seed: 'bench' });
  const stop = new AbortController();
  try {
    const folder = await openFolder(path, plan, () => {});
    const began = performance.now();
    const timer = setTimeout(() => stop.abort(), ms);
    await runHere(plan, folder, pool, { stop: stop.signal, onProgress: () => {} });
    clearTimeout(timer);
    folder.close();
    return (1000 * folder.done) / (performance.now() - began);
  } finally {
    rmSync(path, { recursive: true, force: true });
  }
}

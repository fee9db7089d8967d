/** Random play of Bird of Happiness beside a C program for the same rules (`bird.c`), in turn, each by its own processor time. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { quickChance } from '../../src/engine/chance.js';
import { bird } from '../../src/games/bird/index.js';
import { type Measured, ratio, type Spread } from '../measure.js';
import { playAsSearch, seriesOf } from '../random-play.js';
import { type Figure, figureOf, large, roundedSpread } from '../report.js';

const SOURCE = fileURLToPath(new URL('bird.c', import.meta.url));
const COMPILERS = ['cc', 'gcc', 'clang'];
const SEATS = 4;
const FIRST_GUESS = 20_000; // matches

export interface Played {
  readonly matches: number;
  readonly moves: number;
  readonly birds: number; // of all players
  readonly cards: number; // that show birds, of all players
  readonly seconds: number;
}

export interface CFigures {
  readonly movesPerSecond: { readonly ours: Figure; readonly c: Figure };
  readonly timesC: Spread;
}

/** Compiles the program and hands it over; null where no compiler is found. It is gone afterwards. */
export function withProgram<R>(use: (play: (matches: number, seed: number) => Played) => R): R | null {
  const compiler = COMPILERS.find((name) => spawnSync(name, ['--version']).status === 0);
  if (compiler === undefined) return null;
  const folder = mkdtempSync(join(tmpdir(), 'halcyon-c-'));
  try {
    const program = join(folder, 'bird');
    execFileSync(compiler, ['-O2', '-o', program, SOURCE]);
    return use((matches, seed) => JSON.parse(execFileSync(program, [String(matches), String(seed)], { encoding: 'utf8' })) as Played);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The same by our rules, as search plays them. */
export function ours(matches: number, seed: number): Pick<Played, 'moves' | 'birds' | 'seconds'> {
  const chance = quickChance(seed);
  const series = seriesOf(bird, SEATS);
  const before = process.cpuUsage();
  let moves = 0;
  let birds = 0;
  for (let n = 0; n < matches; n++) {
    const match = playAsSearch(series, chance);
    moves += match.moves;
    birds += match.points;
  }
  const { user, system } = process.cpuUsage(before);
  return { moves, birds, seconds: (user + system) / 1e6 };
}

/** Null where there is no compiler. */
export function measureBesideC({ rounds, ms }: { readonly rounds: number; readonly ms: number }): CFigures | null {
  return withProgram((program) => {
    const matchesIn = (play: typeof ours): number => Math.ceil((FIRST_GUESS * ms) / 1000 / play(FIRST_GUESS, 1).seconds);
    const rate = ({ moves, seconds }: ReturnType<typeof ours>): number => moves / seconds;
    matchesIn(ours); // warms up
    const [some, many] = [matchesIn(ours), matchesIn(program)];
    const [we, c]: (Measured & { readonly rates: number[] })[] = [
      { name: 'ours', rates: [] },
      { name: 'C', rates: [] },
    ];
    if (we === undefined || c === undefined) throw new Error('two sides are measured');
    for (let round = 0; round < rounds; round++) {
      we.rates.push(rate(ours(some, round)));
      c.rates.push(rate(program(many, round)));
    }
    return { movesPerSecond: { ours: figureOf(we), c: figureOf(c) }, timesC: roundedSpread(ratio(we, c)) };
  });
}

export function besideCLine(figures: CFigures | null): string {
  if (figures === null) return `No C compiler (${COMPILERS.join(', ')}) was found: the comparison with the C program is left out.`;
  const { movesPerSecond, timesC } = figures;
  const rates = `${large(movesPerSecond.ours.median)} moves/s, C ${large(movesPerSecond.c.median)}`;
  return `bird, as search plays, beside C for the same rules: ${timesC.median.toFixed(2)} of it (middle half ${timesC.low.toFixed(2)} - ${timesC.high.toFixed(2)}): ${rates}`;
}

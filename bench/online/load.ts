/** `npm run load`: hundreds of live matches of bird, on our server and on boardgame.io's, in turns; then what an idle match and a connection cost. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { processOf, type ServerProcess } from '../../e2e/online/processes.js';
import type { RefereeSettings } from '../../e2e/online/referee.js';
import { startPostgres } from '../../src/store/testing/postgres.js';
import { spreadOf } from '../measure.js';
import { large, table } from '../report.js';
import { openOurs } from './ours.js';
import {
  atOnce,
  busyTable,
  lay,
  nothingCounted,
  type OpenMatch,
  paced,
  type Rhythm,
  SEATS,
  type Side,
  type Table,
  thinking,
} from './side.js';
import { openTheirs } from './theirs.js';

const SHARE = 0.8; // of boardgame.io's most, sent to every server when people think
const AIM = 5; // times boardgame.io's moves
const AIMED_AT = 1.04 * AIM; // what is under way when a round ends is not counted, nor is what a pause kept from being caught up

const HELP = `Usage: npm run load -- [options]

Bird of Happiness with four people per match over loopback: our server on SQLite and on PostgreSQL, every move durable before it is
acknowledged, and boardgame.io's own server with its matches in memory. The three take turns in short rounds. First everybody moves as
fast as they can. Then our servers are sent ${AIM} times the moves that boardgame.io's has just done at its best. Last people think, for so
long that each server is sent ${SHARE * 100} % of what boardgame.io could do.

  --matches <n>  live matches per server (default 200)
  --rounds <n>   rounds per server (default 5)
  --seconds <n>  seconds per round (default 2)
  --profile      write a CPU profile of our server on SQLite into bench/results
  --help         show this`;

const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '200' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '2' },
    profile: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const [matches, rounds, seconds] = [Number(values.matches), Number(values.rounds), Number(values.seconds)];

interface Contestant extends Side {
  tables: Table[];
}

interface Round {
  readonly moves: number; // per second
  readonly sent: number; // moves that players sent, per second
  readonly p50: number;
  readonly p99: number;
  readonly serverCpu: number; // microseconds per move
  readonly driverCpu: number;
}

interface Memory {
  readonly match: number; // bytes that a match without anybody connected keeps
  readonly connection: number;
}

const REFEREE = fileURLToPath(new URL('../../e2e/online/referee.ts', import.meta.url));
const THEIRS = fileURLToPath(new URL('./their-server.ts', import.meta.url));
const FLAGS = ['--expose-gc', '--max-semi-space-size=64', '--heap-growing-percent=300']; // for all; the last two as in docs/hosting.md
const OURS = 'Halcyon on SQLite';
const BOARDGAMEIO = 'boardgame.io in memory';

const contestant = (name: string, server: ServerProcess, open: OpenMatch): Contestant => ({
  name,
  server,
  open,
  laid: [],
  rhythm: atOnce,
  going: false,
  count: nothingCounted(),
  tables: [],
});

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

async function openTables(side: Contestant, count: number): Promise<Table[]> {
  await lay(side, count);
  return Promise.all(Array.from({ length: count }, () => busyTable(side)));
}

/** Everybody plays for a while; then all wait until what was sent has arrived. */
async function round(side: Contestant, rhythm: Rhythm = atOnce): Promise<Round> {
  await lay(side, matches);
  side.rhythm = rhythm;
  const before = await side.server.figures();
  const driver = process.cpuUsage();
  side.count = nothingCounted();
  const began = performance.now();
  side.going = true;
  for (const { wake } of side.tables) wake();
  await sleep(seconds * 1000);
  side.going = false;
  const { moves, sent } = side.count;
  const took = (performance.now() - began) / 1000;
  const { user, system } = process.cpuUsage(driver);
  await sleep(1000);
  const after = await side.server.figures();
  const seen = side.count.seen.toSorted((a, b) => a - b);
  return {
    moves: moves / took,
    sent: sent / took,
    p50: quantile(seen, 0.5),
    p99: quantile(seen, 0.99),
    serverCpu: ((after.cpuMs - before.cpuMs) * 1000) / side.count.moves,
    driverCpu: (user + system) / moves,
  };
}

async function pacedRound(side: Contestant, movesPerSecond: number, share: number): Promise<Round> {
  await lay(side, matches); // before the clock runs, or the round would begin in a hurry
  const { rhythm, stop } = paced(side, movesPerSecond, share);
  try {
    return await round(side, rhythm);
  } finally {
    stop();
  }
}

type Played = ReadonlyMap<Contestant, readonly Round[]>;

async function inTurns(sides: readonly Contestant[], rhythm: Rhythm): Promise<Played> {
  const played = new Map(sides.map((side) => [side, [] as Round[]]));
  for (let n = 0; n < rounds; n++) {
    for (let i = 0; i < sides.length; i++) {
      const side = sides[(n + i) % sides.length];
      if (side) played.get(side)?.push(await round(side, rhythm));
    }
    console.error(`round ${n + 1} of ${rounds}`);
  }
  return played;
}

/** In each round boardgame.io's server does its best, and right after it one of ours is sent a multiple of that. `share`: of its moves, those that players send. */
async function aimed(side: Contestant, theirs: Contestant, share: number): Promise<Played> {
  const [best, rest]: [Round[], Round[]] = [[], []];
  for (let n = 0; n < rounds; n++) {
    const done = await round(theirs);
    best.push(done);
    rest.push(await pacedRound(side, AIMED_AT * done.moves, share));
    console.error(`round ${n + 1} of ${rounds}`);
  }
  return new Map([
    [side, rest],
    [theirs, best],
  ]);
}

const of = (played: Played, side: Contestant, what: keyof Round): readonly number[] => (played.get(side) ?? []).map((one) => one[what]);

const WARM_UP = 4; // rounds, until what runs often has been compiled
const IDLE_MATCHES = 500;

/** In a fresh process, matches are opened with everybody connected, then everybody leaves: the first difference is the connections, the rest the matches. */
async function memoryOf(side: Contestant): Promise<Memory> {
  await side.server.kill();
  await side.server.start();
  side.laid.length = 0;
  for (const warm of await openTables(side, IDLE_MATCHES / 10)) warm.close(); // what is made once and stays is not counted
  await sleep(1000);
  const { heap: empty } = await side.server.tidyFigures();
  const tables = await openTables(side, IDLE_MATCHES);
  await sleep(1000);
  const { heap: full } = await side.server.tidyFigures();
  for (const idle of tables) idle.close();
  await sleep(2000);
  const { heap: left } = await side.server.tidyFigures();
  return { match: (left - empty) / IDLE_MATCHES, connection: (full - left) / (IDLE_MATCHES * SEATS) };
}

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'halcyon-load-'));
  const results = fileURLToPath(new URL('../results/', import.meta.url));
  mkdirSync(results, { recursive: true });
  const postgres = await startPostgres();
  const ours = (place: RefereeSettings['place']) => processOf(REFEREE, (port): RefereeSettings => ({ place, port, name: 'load' }), FLAGS);
  const theirs = contestant(BOARDGAMEIO, await processOf(THEIRS, (port) => ({ port }), FLAGS), openTheirs);
  const both = [
    contestant(OURS, await ours({ folder }), openOurs),
    contestant('Halcyon on PostgreSQL', await ours({ database: postgres.url }), openOurs),
  ];
  const sides = [...both, theirs];
  try {
    for (const side of sides) await side.server.start();
    for (const side of sides) {
      side.tables = await openTables(side, matches);
      for (let n = 0; n < WARM_UP; n++) await round(side);
    }
    const profiled = values.profile ? await sides[0]?.server.profile() : undefined;
    const busy = await inTurns(sides, atOnce);
    await profiled?.(join(results, 'online.cpuprofile'));
    const middle = (side: Contestant, what: keyof Round) => spreadOf(of(busy, side, what)).median;
    const fiveTimes: Played[] = [];
    for (const side of both) fiveTimes.push(await aimed(side, theirs, middle(side, 'sent') / middle(side, 'moves')));
    const thinkMs = Math.round((1000 * matches) / (SHARE * middle(theirs, 'sent'))); // in each match one person thinks, on average
    for (const side of sides) await round(side, thinking(thinkMs));
    const thoughtful = await inTurns(sides, thinking(thinkMs));
    for (const side of sides) for (const table of [...side.tables, ...side.laid.map((match) => match.table)]) table.close();
    const memory = new Map<Contestant, Memory>();
    for (const side of sides) memory.set(side, await memoryOf(side));
    report(sides, { busy, fiveTimes, thoughtful, thinkMs, memory }, results);
  } finally {
    await Promise.all(sides.map(({ server }) => server.kill()));
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Outcome {
  readonly busy: Played;
  readonly fiveTimes: readonly Played[]; // one of ours each, with boardgame.io's rounds before its own
  readonly thoughtful: Played;
  readonly thinkMs: number;
  readonly memory: ReadonlyMap<Contestant, Memory>;
}

const median = (values: readonly number[]): number => Number(spreadOf(values).median.toPrecision(3));

/** Each figure of each side as the median of its rounds, and as the median of its ratio to boardgame.io's in the same round. */
function figuresOf(sides: readonly Contestant[], played: Played) {
  const theirs = sides.find(({ name }) => name === BOARDGAMEIO);
  if (!theirs) throw new Error('boardgame.io was not measured');
  const timesTheirs = (side: Contestant, what: keyof Round) =>
    median(of(played, side, what).map((value, n) => value / (of(played, theirs, what)[n] ?? 1)));
  return sides.map((side) => ({
    name: side.name,
    movesPerSecond: median(of(played, side, 'moves')),
    sentPerSecond: median(of(played, side, 'sent')),
    p50: median(of(played, side, 'p50')),
    p99: median(of(played, side, 'p99')),
    serverMicrosecondsPerMove: median(of(played, side, 'serverCpu')),
    driverMicrosecondsPerMove: median(of(played, side, 'driverCpu')),
    timesBoardgameio: {
      moves: timesTheirs(side, 'moves'),
      sent: timesTheirs(side, 'sent'),
      p50: timesTheirs(side, 'p50'),
      p99: timesTheirs(side, 'p99'),
    },
  }));
}

function shown(title: string, figures: ReturnType<typeof figuresOf>): string {
  const ms = (value: number) => `${value.toPrecision(3)} ms`;
  return table([
    [title, 'moves/s', 'x', 'sent/s', 'x', 'p50', 'x', 'p99', 'x', 'server CPU/move', 'driver CPU/move'],
    ...figures.map((f) => [
      f.name,
      large(f.movesPerSecond),
      String(f.timesBoardgameio.moves),
      large(f.sentPerSecond),
      String(f.timesBoardgameio.sent),
      ms(f.p50),
      String(f.timesBoardgameio.p50),
      ms(f.p99),
      String(f.timesBoardgameio.p99),
      `${large(f.serverMicrosecondsPerMove)} us`,
      `${large(f.driverMicrosecondsPerMove)} us`,
    ]),
  ]);
}

function report(sides: readonly Contestant[], { busy, fiveTimes, thoughtful, thinkMs, memory }: Outcome, results: string): void {
  const saturated = figuresOf(sides, busy);
  const atFiveTimes = fiveTimes.flatMap((played) => figuresOf([...played.keys()], played));
  const equalLoad = figuresOf(sides, thoughtful);
  const kept = sides.map((side) => ({
    name: side.name,
    bytesPerIdleMatch: Math.round(memory.get(side)?.match ?? 0),
    bytesPerConnection: Math.round(memory.get(side)?.connection ?? 0),
  }));
  const measured = { node: process.version, cores: cpus().length, date: new Date().toISOString().slice(0, 10), matches, rounds, seconds };
  writeFileSync(
    join(results, 'online.json'),
    `${JSON.stringify({ measured, saturated, fiveTimes: atFiveTimes, equalLoad: { thinkMs, figures: equalLoad }, memory: kept }, null, 2)}\n`,
  );
  const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
  console.log(shown('as fast as they can', saturated));
  console.log(`\n${shown(`${AIM} times the moves`, atFiveTimes)}`);
  console.log(`\n${shown(`thinking ${thinkMs} ms`, equalLoad)}`);
  console.log(
    `\n${table([['memory', 'idle match', 'connection'], ...kept.map((each) => [each.name, kb(each.bytesPerIdleMatch), kb(each.bytesPerConnection)])])}`,
  );
  console.log(`\n${matches} matches of 4, bird. x: times boardgame.io, within each round.`);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130)); // PostgreSQL goes with us
if (values.help) console.log(HELP);
else await main();
process.exit();

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
import { type OpenTable, SEATS, type Side, type Table } from './side.js';
import { openTheirs } from './theirs.js';

const HELP = `Usage: npm run load -- [options]

Bird of Happiness with four people per match over loopback: our server on SQLite and on PostgreSQL, every move durable before it is
acknowledged, and boardgame.io's own server with its matches in memory. The three take turns in short rounds.

  --matches <n>  live matches per server (default 200)
  --rounds <n>   rounds per server (default 5)
  --seconds <n>  seconds per round (default 5)
  --think <ms>   how long players think on average (default 0: all that a server can do)
  --profile      write a CPU profile of our server on SQLite into bench/results
  --help         show this`;

const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '200' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '5' },
    think: { type: 'string', default: '0' },
    profile: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const [matches, rounds, seconds] = [Number(values.matches), Number(values.rounds), Number(values.seconds)];
const thinkMs = Number(values.think);

interface Contestant extends Side {
  readonly open: OpenTable;
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
const FLAGS = ['--expose-gc'];
const OURS = 'Halcyon on SQLite';
const BOARDGAMEIO = 'boardgame.io in memory';

const contestant = (name: string, server: ServerProcess, open: OpenTable): Contestant => ({
  name,
  server,
  open,
  thinkMs,
  going: false,
  count: { moves: 0, sent: 0, seen: [] },
  tables: [],
});

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

async function openTables(side: Contestant, count: number): Promise<Table[]> {
  const tables: Table[] = [];
  const one = async () => {
    while (tables.length < count) {
      const made = await side.open(side);
      tables.push(made);
    }
  };
  await Promise.all(Array.from({ length: 8 }, one));
  return tables;
}

/** Everybody plays for a while; then all wait until what was sent has arrived. */
async function round(side: Contestant): Promise<Round> {
  const before = await side.server.figures();
  const driver = process.cpuUsage();
  side.count = { moves: 0, sent: 0, seen: [] };
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

const WARM_UP = 2; // rounds, until what runs often has been compiled
const IDLE_MATCHES = 500;

/** In a fresh process, matches are opened with everybody connected, then everybody leaves: the first difference is the connections, the rest the matches. */
async function memoryOf(side: Contestant): Promise<Memory> {
  await side.server.kill();
  await side.server.start();
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
  const sides = [
    contestant(OURS, await ours({ folder }), openOurs),
    contestant('Halcyon on PostgreSQL', await ours({ database: postgres.url }), openOurs),
    contestant(BOARDGAMEIO, await processOf(THEIRS, (port) => ({ port }), FLAGS), openTheirs),
  ];
  try {
    for (const side of sides) await side.server.start();
    const played = new Map<Contestant, Round[]>();
    for (const side of sides) {
      side.tables = await openTables(side, matches);
      for (let n = 0; n < WARM_UP; n++) await round(side);
      played.set(side, []);
    }
    const profiled = values.profile ? await sides[0]?.server.profile() : undefined;
    for (let n = 0; n < rounds; n++) {
      for (let i = 0; i < sides.length; i++) {
        const side = sides[(n + i) % sides.length];
        if (side) played.get(side)?.push(await round(side));
      }
      console.error(`round ${n + 1} of ${rounds}`);
    }
    await profiled?.(join(results, 'online.cpuprofile'));
    for (const side of sides) for (const busy of side.tables) busy.close();
    const memory = new Map<Contestant, Memory>();
    for (const side of sides) memory.set(side, await memoryOf(side));
    report(sides, played, memory, results);
  } finally {
    await Promise.all(sides.map(({ server }) => server.kill()));
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function report(
  sides: readonly Contestant[],
  played: ReadonlyMap<Contestant, readonly Round[]>,
  memory: ReadonlyMap<Contestant, Memory>,
  results: string,
): void {
  const of = (side: Contestant, what: keyof Round) => (played.get(side) ?? []).map((one) => one[what]);
  const theirs = sides.find(({ name }) => name === BOARDGAMEIO);
  if (!theirs) throw new Error('boardgame.io was not measured');
  const median = (values: readonly number[]) => Number(spreadOf(values).median.toPrecision(3));
  const timesTheirs = (side: Contestant, what: keyof Round) => median(of(side, what).map((value, n) => value / (of(theirs, what)[n] ?? 1)));
  const figures = sides.map((side) => ({
    name: side.name,
    movesPerSecond: median(of(side, 'moves')),
    sentPerSecond: median(of(side, 'sent')),
    p50: median(of(side, 'p50')),
    p99: median(of(side, 'p99')),
    serverMicrosecondsPerMove: median(of(side, 'serverCpu')),
    driverMicrosecondsPerMove: median(of(side, 'driverCpu')),
    bytesPerIdleMatch: Math.round(memory.get(side)?.match ?? 0),
    bytesPerConnection: Math.round(memory.get(side)?.connection ?? 0),
    timesBoardgameio: {
      moves: timesTheirs(side, 'moves'),
      sent: timesTheirs(side, 'sent'),
      p50: timesTheirs(side, 'p50'),
      p99: timesTheirs(side, 'p99'),
    },
  }));
  const measured = {
    node: process.version,
    cores: cpus().length,
    date: new Date().toISOString().slice(0, 10),
    matches,
    rounds,
    seconds,
    thinkMs,
  };
  writeFileSync(
    join(results, thinkMs === 0 ? 'online.json' : 'online-thinking.json'),
    `${JSON.stringify({ measured, figures }, null, 2)}\n`,
  );
  const ms = (value: number) => `${value.toPrecision(3)} ms`;
  const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
  console.log(
    table([
      [
        `${matches} matches of 4, bird`,
        'moves/s',
        'x',
        'sent/s',
        'x',
        'p50',
        'x',
        'p99',
        'x',
        'server CPU/move',
        'idle match',
        'connection',
      ],
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
        kb(f.bytesPerIdleMatch),
        kb(f.bytesPerConnection),
      ]),
    ]),
  );
  console.log(
    `x: times boardgame.io, within each round. The program that plays took ${figures.map((f) => `${f.driverMicrosecondsPerMove} us`).join(', ')} per move.`,
  );
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130)); // PostgreSQL goes with us
if (values.help) console.log(HELP);
else await main();
process.exit();

/** `npm run reliability`: the long proof. Hundreds of kills on SQLite and on PostgreSQL; prints what docs/reliability.md reports. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { games } from '../../src/games/index.js';
import { startPostgres } from '../../src/store/testing/postgres.js';
import { faultyProcess } from './faulty.js';
import { type Proof, type ProofSettings, prove } from './proof.js';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '300' },
    tables: { type: 'string', default: '12' },
    only: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) {
  console.log(`npm run reliability -- [--kills 300] [--tables 12] [--only sqlite|faults|postgres|restarts]
Plays matches of all games over real server processes and kills those with -9 at random moments, or lets them end
by a fault of their own (a fifth as often); then checks that every acknowledged move stands exactly once and every match came to its
end. Exit code 1 if not.`);
  process.exit();
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130)); // PostgreSQL goes with us

const usual = {
  games: Object.keys(games),
  kills: Number(values.kills),
  tables: Number(values.tables),
  thinkMs: 20,
  say: (sentence: string) => console.error(sentence),
};

async function onSqlite(more: Partial<ProofSettings> = {}): Promise<Proof> {
  const folder = mkdtempSync(join(tmpdir(), 'halcyon-proof-'));
  try {
    return await prove({ ...usual, place: { folder }, servers: 1, ...more });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function onPostgres(more: (restart: () => Promise<void>) => Partial<ProofSettings>): Promise<Proof> {
  const postgres = await startPostgres();
  let crash = false;
  const restart = () => {
    crash = !crash;
    return postgres.restart(crash ? 'crash' : 'politely');
  };
  try {
    return await prove({ ...usual, place: { database: postgres.url }, servers: 2, ...more(restart) });
  } finally {
    await postgres.stop();
  }
}

const PROOFS: Readonly<Record<string, { readonly title: string; run(): Promise<Proof> }>> = {
  sqlite: { title: 'SQLite, one server', run: () => onSqlite() },
  faults: {
    title: 'SQLite, one server, ended by faults nobody caught',
    run: () => onSqlite({ process: faultyProcess, kills: Math.ceil(usual.kills / 5) }),
  },
  postgres: { title: 'PostgreSQL, two servers', run: () => onPostgres(() => ({})) },
  restarts: {
    title: 'PostgreSQL restarted, two servers',
    run: () => onPostgres((restart) => ({ restart, restarts: Math.ceil(usual.kills / 4), kills: Math.ceil(usual.kills / 4) })),
  },
};

console.log(
  '| proof | kills | database restarts | matches | acknowledged moves | connections lost or refused | of those open ones cut off without a word | orders sent again | of those already written | faults |',
);
console.log('|---|---|---|---|---|---|---|---|---|---|');
for (const [name, { title, run }] of Object.entries(PROOFS)) {
  if (values.only !== undefined && values.only !== name) continue;
  const { kills, restarts, matches, moves, lost, cut, resent, recognised, faults } = await run();
  console.log(`| ${[title, kills, restarts, matches, moves, lost, cut, resent, recognised, faults.length].join(' | ')} |`);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}
process.exit(); // what a killed server left half open must not keep this one alive

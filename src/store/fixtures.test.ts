/** What version 0.1.0 wrote still opens, is what it was, goes on and verifies: its SQLite folder, and its backup in SQLite and in PostgreSQL. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ALL_CASES } from '../../tools/cases.js';
import { verify } from '../engine/record.js';
import { gameById, games } from '../games/index.js';
import { restore } from './backup.js';
import { checkStore } from './check.js';
import { openStore, type StoreLocation } from './open.js';
import type { Copyable, Store } from './store.js';
import { copyOfBackup, copyOfStore, matches, playOnIn, recordIn, recordWritten, standingIn, writtenAs } from './testing/fixtures.js';
import { type Postgres, startPostgres } from './testing/postgres.js';

let ground: string;
let server: Postgres;
beforeAll(async () => {
  ground = mkdtempSync(join(tmpdir(), 'halcyon-fixtures-'));
  server = await startPostgres();
});
afterAll(async () => {
  await server?.stop();
  rmSync(ground, { recursive: true, force: true });
});

async function restored(place: StoreLocation): Promise<Store & Copyable> {
  const store = await openStore(place);
  expect(await restore(store, copyOfBackup(join(ground, 'backup.db')), false)).toBe(matches.length);
  return store;
}

describe('the fixtures', () => {
  it('have a gathering, a running, a paused and a finished match of every game of 0.1.0', () => {
    const kinds = ['gathering', 'running', 'paused', 'finished'];
    const wanted = ['bird', 'pursuit', 'farm', 'rainbow', 'nation'].flatMap((game) => kinds.map((kind) => `${game}-${kind}`));
    expect(matches.map(({ key }) => key)).toEqual(wanted);
    expect(Object.keys(games)).toEqual(expect.arrayContaining([...new Set(matches.map(({ stands }) => stands.game))]));
  });
});

const running = matches.filter(({ stands }) => stands.status === 'playing');
const kept = matches.filter(({ snapshotAt }) => snapshotAt !== null).length; // snapshots stay behind when a store is backed up
const finished = matches.filter(({ stands }) => stands.status === 'over');

describe.each([
  ['the SQLite folder', kept, () => openStore({ folder: copyOfStore(join(ground, 'data')) })],
  ['the backup in SQLite', 0, () => restored({ folder: join(ground, 'restored') })],
  ['the backup in PostgreSQL', 0, () => restored({ database: server.url })],
] as const)('%s of version 0.1.0', (_, positions, open) => {
  let store: Store & Copyable;
  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store?.close());

  it('has every match, and each comes to the positions that were kept when it was played', async () => {
    expect(await store.ids(null, 100)).toEqual(matches.map(({ match }) => match).sort());
    const { compared, differences } = await checkStore(store);
    expect(differences).toEqual([]);
    expect(compared).toBeGreaterThanOrEqual(positions);
  });

  it.each(matches)('$key stands as it stood', async ({ match, stands }) => {
    expect(await standingIn(store, match)).toEqual(stands);
  });

  it('knows whom strangers may join, and whom a bot makes wait', async () => {
    expect(await store.listed(100)).toEqual([writtenAs('pursuit-gathering').match]);
    const due = await store.due(Number.MAX_SAFE_INTEGER, 100);
    const timed = matches.filter(({ stands }) => stands.deadlines.length > 0 || stands.asked.some((seat) => stands.chairs[seat]?.bot));
    expect(due.map(({ id }) => id)).toEqual(expect.arrayContaining(timed.map(({ match }) => match)));
  });

  it.each(finished)('$key gives the record it gave, which verifies', async (written) => {
    const record = recordWritten(written);
    expect(await recordIn(store, written.match)).toEqual(record);
    expect(verify(gameById(record.game), record).state.open).toEqual([]);
  });

  // The others are played on by src/server/fixtures.test.ts in `npm test`; all of them at length.
  it.each(running.filter((_, i) => ALL_CASES || i % 2 === 1))(
    '$key is played on to its end, and its record verifies',
    async ({ match, stands }) => {
      await playOnIn(store, match);
      const record = await recordIn(store, match);
      expect(record.entries.length).toBeGreaterThan(stands.entries ?? 0);
      const { state } = verify(gameById(record.game), record);
      expect(state.open).toEqual([]);
    },
  );
});

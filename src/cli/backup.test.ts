/** `halcyon backup` and `halcyon restore`: a store goes into one file and comes out of it in any kind of store. */
import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore, type StoreLocation } from '../store/open.js';
import { comesAbout } from '../store/testing/contract.js';
import { played } from '../store/testing/matches.js';
import { type Postgres, startPostgres } from '../store/testing/postgres.js';
import { halcyon, inFolder } from './testing/world.js';

let server: Postgres;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

const note = { game: 'bird', rules: 1, listed: true, over: false, wake: 1_800_000_000_000, fades: 1_900_000_000_000 };
const bird = played('bird', 40).lines;
const farm = played('farm', 40).lines;

/** A place of each kind, and what names it on the command line. */
const kinds: Readonly<
  Record<string, (folder: string) => Promise<{ readonly place: StoreLocation; readonly env: Record<string, string> }>>
> = {
  SQLite: async (folder) => ({ place: { folder }, env: { HALCYON_DATA: folder } }),
  PostgreSQL: async () => {
    const database = await server.fresh();
    return { place: { database }, env: { DATABASE_URL: database } };
  },
};

async function filled(place: StoreLocation): Promise<void> {
  const store = await openStore(place);
  await store.create('bird', note, bird);
  await store.create('farm', { ...note, game: 'farm', wake: null }, farm);
  await store.close();
}

async function contentOf(place: StoreLocation): Promise<unknown> {
  const store = await openStore(place);
  const matches = [];
  for await (const match of store.everything()) matches.push(match);
  await store.close();
  return matches;
}

describe.each(Object.keys(kinds))('a backup of %s', (from) => {
  it.each(Object.keys(kinds))('restored into %s is the same store', (to) =>
    inFolder(async (folder) => {
      const [source, target] = [await kinds[from]?.(join(folder, 'old')), await kinds[to]?.(join(folder, 'new'))];
      if (!source || !target) throw new Error('there is no such kind of store');
      await filled(source.place);

      const backup = await halcyon('backup all.db', { folder, env: source.env });
      expect([backup.code, backup.err]).toEqual([0, '']);
      expect(backup.said).toContain(`all.db has 2 matches of ${from}`);
      expect(readdirSync(folder).filter((file) => file.startsWith('all'))).toEqual(['all.db']);
      expect(statSync(join(folder, 'all.db')).mode & 0o777).toBe(0o600);

      const restored = await halcyon('restore all.db', { folder, env: target.env });
      expect([restored.code, restored.err]).toEqual([0, '']);
      expect(restored.said).toContain(`2 matches of all.db are now in ${to}`);
      expect(await contentOf(target.place)).toEqual(await contentOf(source.place));

      const again = await halcyon('restore all.db', { folder, env: target.env });
      expect(again.code).toBe(2);
      expect(again.err).toContain('already has matches');
      expect((await halcyon('restore --replace all.db', { folder, env: target.env })).code).toBe(0);
      expect(await contentOf(target.place)).toEqual(await contentOf(source.place));
      expect((await halcyon('check-store', { folder, env: target.env })).code).toBe(0);
    }),
  );
});

it('can be made while moves are being written', () =>
  inFolder(async (folder) => {
    const store = await openStore({ folder: join(folder, 'halcyon-data') });
    await store.create('bird', note, []);
    let stopped = false;
    let written = 0;
    const writing = (async () => {
      for (; !stopped; written++) expect(await store.append('bird', written, [`line ${written}`], note)).toBe(true);
    })();
    for (const file of ['a.db', 'b.db', 'c.db']) {
      const before = written;
      await comesAbout(() => written > before);
      expect((await halcyon(`backup ${file}`, { folder })).code).toBe(0);
    }
    stopped = true;
    await writing;
    await store.close();
    const lines = async (file: string) => {
      await halcyon(`restore --data ${file}-data ${file}`, { folder });
      const restored = await openStore({ folder: join(folder, `${file}-data`) });
      const stands = (await restored.read('bird')) ?? [];
      await restored.close();
      expect(stands).toEqual(stands.map((_, line) => `line ${line}`));
      return stands.length;
    };
    expect(await lines('c.db')).toBeGreaterThan(await lines('a.db'));
  }));

describe('says what is wrong', () => {
  it.each([
    ['backup taken.db', 'is already there. A backup never overwrites anything'],
    ['backup nowhere/all.db', 'There is no folder'],
    ['restore nothing.db', 'There is no file'],
    ['restore empty.db', 'is not a store of Halcyon'],
    ['restore letter.db', 'file is not a database'],
  ])('of "%s"', (command, words) =>
    inFolder(async (folder) => {
      await filled({ folder: join(folder, 'halcyon-data') });
      writeFileSync(join(folder, 'taken.db'), 'mine');
      writeFileSync(join(folder, 'empty.db'), '');
      writeFileSync(join(folder, 'letter.db'), 'Dear aunt, '.repeat(100));
      const env = command.startsWith('restore') ? { HALCYON_DATA: 'new' } : {};
      const { code, err } = await halcyon(command, { folder, env });
      expect(code).toBe(2);
      expect(err).toContain(words);
    }),
  );
});

/** `halcyon close`, `forget` and `reports`: what an operator can do to matches, on both kinds of store, while a server runs on it and while none does. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verify } from '../engine/record.js';
import { gameById } from '../games/index.js';
import { snapshotOf } from '../match/snapshot.js';
import type { ServerConfig } from '../server/main.js';
import { gather, type Party, PERSON, playTurn, turnOf } from '../server/testing/party.js';
import { type Inn, openInn } from '../server/testing/table.js';
import { openStore, type StoreLocation } from '../store/open.js';
import { comesAbout } from '../store/testing/contract.js';
import { type Postgres, startPostgres } from '../store/testing/postgres.js';
import { halcyon, inFolder, type Ran } from './testing/world.js';

let server: Postgres;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

interface Office {
  readonly folder: string;
  /** A server on the store while the work is done. */
  serving<R>(work: (inn: Inn) => Promise<R>, config?: Partial<ServerConfig>): Promise<R>;
  halcyon(line: string): Promise<Ran>;
}

const PLACES: Readonly<Record<string, (folder: string) => Promise<StoreLocation>>> = {
  SQLite: async (folder) => ({ folder: join(folder, 'data') }),
  PostgreSQL: async () => ({ database: await server.fresh() }),
};

function inOffice(kind: string, work: (office: Office) => Promise<void>): Promise<void> {
  return inFolder(async (folder) => {
    const place = await PLACES[kind]?.(folder);
    if (!place) throw new Error('there is no such kind of store');
    const env = 'database' in place ? { DATABASE_URL: place.database } : { HALCYON_DATA: place.folder };
    await work({
      folder,
      halcyon: (line) => halcyon(line, { folder, env }),
      async serving(what, config) {
        const store = await openStore(place);
        const inn = await openInn({ store, patience: 50, ...config });
        try {
          return await what(inn);
        } finally {
          await inn.close();
          await store.close();
        }
      },
    });
  });
}

const TRACES = ['Ada', 'Ben', 'Elm-Street', '1.1.1.1', 'key-of-ada', 'ben-hook'];

/** Two people who have said something, left addresses and played a little. Kept positions hold all of it too. */
async function talkative(inn: Inn): Promise<Party> {
  const party = await gather([inn], { game: 'nation', seats: [PERSON, PERSON] });
  const [ada, ben] = party.guests;
  await ada?.order({ t: 'say', text: 'Ada lives in Elm-Street' });
  await ben?.order({ t: 'phrase', phrase: 'oops' });
  await ben?.order({ t: 'phrase', phrase: 'bread' });
  const target = { endpoint: 'https://1.1.1.1/ada', keys: { p256dh: 'key-of-ada', auth: 'a' } };
  expect(await ada?.order({ t: 'push', target })).toMatchObject({ t: 'done' });
  expect(await ben?.order({ t: 'webhook', url: 'https://1.1.1.1/ben-hook' })).toMatchObject({ t: 'done' });
  for (let i = 0; i < 4; i++) {
    await playTurn(party);
    const room = await inn.running.rooms.visit(party.match, (now) => ({ lines: now.lines, text: snapshotOf(now) }));
    if (room) await inn.store.keepSnapshot(party.match, room.lines, room.text);
  }
  return party;
}

async function back(inn: Inn, { match, tokens, ...party }: Party): Promise<Party> {
  const guests = [];
  for (const token of tokens) guests.push(await inn.enter({ match, token }));
  return { ...party, match, tokens, guests };
}

describe.each(Object.keys(PLACES))('on %s', (kind) => {
  it('a match is closed under the eyes of its people, and stays readable', () =>
    inOffice(kind, (office) =>
      office.serving(async (inn) => {
        const party = await talkative(inn);
        const { guest, other, decision, move, entries } = await turnOf(party);
        const { code, said } = await office.halcyon(`close ${party.match} --word Enough.`);
        expect([code, said]).toEqual([0, expect.stringContaining(`The match ${party.match} is over.`)]);
        for (const each of [guest, other])
          expect((await each.until((g) => g.face.closed && g.face)).closed).toMatchObject({ word: 'Enough.' });
        expect(guest.face.phase).toBe('over');
        expect(await guest.order({ t: 'answer', decision, move })).toMatchObject({ t: 'refused', why: 'over' });
        expect(await guest.order({ t: 'position', at: entries - 1 })).toMatchObject({ t: 'position' });
        const reply = await guest.order({ t: 'record' });
        if (reply.t !== 'record') throw new Error('no record');
        expect(() => verify(gameById('nation'), reply.record)).not.toThrow();
        expect((await office.halcyon(`close ${party.match}`)).said).toContain('was over already');
      }),
    ));

  it('a match is closed while no server runs, and is over when one does', () =>
    inOffice(kind, async (office) => {
      const party = await office.serving(talkative);
      expect((await office.halcyon(`close ${party.match}`)).code).toBe(0);
      await office.serving(async (inn) => {
        const { guests } = await back(inn, party);
        expect(guests.map((guest) => guest.face)).toMatchObject([{ phase: 'over', closed: { word: '' } }, { phase: 'over' }]);
        expect(await inn.store.due(Number.MAX_SAFE_INTEGER, 10)).toEqual([]);
      });
    }));

  it('people are forgotten while they play: they go on nameless, and backups, kept positions and records know nobody', () =>
    inOffice(kind, async (office) => {
      const party = await office.serving(async (inn) => {
        const party = await talkative(inn);
        const forgotten = await office.halcyon(`forget ${party.match}`);
        expect([forgotten.code, forgotten.err]).toEqual([0, '']);
        for (const guest of party.guests) {
          await guest.until((g) => g.face.chairs.every((chair, seat) => chair.name === `Seat ${seat + 1}`));
          const welcome = guest.messages.findLast((message) => message.t === 'welcome');
          expect(welcome).toMatchObject({ talk: [], face: { notes: [{ what: 'forgotten' }] } });
        }
        for (let i = 0; i < 3; i++) await playTurn(party);
        const screen = await inn.enter({ match: party.match, watch: party.watch });
        expect(screen.texts.join()).not.toMatch(/Ada|Ben|Elm-Street/);
        await inn.running.rooms.visit(party.match, async (room) => inn.store.keepSnapshot(party.match, room.lines, snapshotOf(room)));
        return party;
      });
      expect((await office.halcyon('backup all.db')).code).toBe(0);
      const backup = readFileSync(join(office.folder, 'all.db'));
      for (const trace of TRACES) expect(backup.includes(trace)).toBe(false);
      const data = join(office.folder, 'data');
      for (const file of kind === 'SQLite' ? readdirSync(data) : [])
        for (const trace of TRACES) expect([file, readFileSync(join(data, file)).includes(trace)]).toEqual([file, false]);
      expect((await office.halcyon('check-store')).code).toBe(0);
      await office.serving(async (inn) => {
        const again = await back(inn, party);
        await playTurn(again);
        await office.halcyon(`close ${party.match}`);
        await again.guests[0]?.until((g) => g.face.closed);
        const reply = await again.guests[0]?.order({ t: 'record' });
        if (reply?.t !== 'record') throw new Error('no record');
        expect(reply.record.names).toEqual(['Seat 1', 'Seat 2']);
        expect(() => verify(gameById('nation'), reply.record)).not.toThrow();
      });
    }));

  it('one seat is forgotten while no server runs, and the other stays who they are', () =>
    inOffice(kind, async (office) => {
      const party = await office.serving(talkative);
      expect((await office.halcyon(`forget ${party.match}/1`)).said).toContain(`Seat 1 of the match ${party.match} is nobody any more.`);
      await office.serving(async (inn) => {
        const { guests } = await back(inn, party);
        expect(guests[1]?.face.chairs.map(({ name }) => name)).toEqual(['Seat 1', 'Ben']);
        expect(guests[1]?.messages[0]).toMatchObject({
          talk: [
            { seat: 1, phrase: 'oops' },
            { seat: 1, phrase: 'bread' },
          ],
        });
      });
    }));

  it('talk is reported by who hears it, without a secret, and listed until it is settled or forgotten', () =>
    inOffice(kind, (office) => {
      const logged: string[] = [];
      const note = (fields: object, words: string) => void logged.push(JSON.stringify([fields, words]));
      const work = async (inn: Inn) => {
        expect((await office.halcyon('reports')).said).toContain('Nothing was reported.');
        const party = await talkative(inn);
        const [ada, ben] = party.guests;
        const watcher = await inn.enter({ match: party.match, watch: party.watch });
        const told = ada?.texts.length;
        expect(await ben?.order({ t: 'report' })).toMatchObject({ t: 'done' });
        expect(await ben?.order({ t: 'report' })).toMatchObject({ t: 'done' }); // the same talk again
        expect(await watcher.order({ t: 'report' })).toMatchObject({ t: 'done' });
        expect(ada?.texts.length).toBe(told); // nobody is told
        const { out, said } = await office.halcyon('reports');
        expect(said).toMatch(new RegExp(`^1\\. .* UTC, match ${party.match}: Happy Nation, by Ben .* \\d\\. .* by somebody who looks on`));
        expect(said).toContain('Ada: Ada lives in Elm-Street');
        expect(said).toContain('Ben: Oops…');
        expect(said).toContain('Ben: I need 4 Bread tomorrow.'); // a phrase of this game
        const secrets = await inn.running.rooms.visit(party.match, (room) => [
          room.founded.seed,
          ...room.chairs.map((chair) => chair.token ?? ''),
          ...room.chairs.map((chair) => chair.from ?? ''),
        ]);
        for (const secret of [...(secrets ?? []), ...party.tokens, party.invite, party.watch, party.host, '1.1.1.1'])
          for (const text of [out, logged.join()]) expect(text).not.toContain(secret);
        expect(logged.filter((line) => line.includes('talk was reported'))).toHaveLength(2);
        expect(logged.join()).not.toContain('Elm-Street');
        expect((await office.halcyon('reports --done 1')).said).toContain('Report 1 is removed.');
        expect((await office.halcyon('reports --done 1')).code).toBe(2);
        expect((await office.halcyon('reports')).said).not.toContain('by Ben');
        await office.halcyon(`forget ${party.match}/1`);
        const left = (await office.halcyon('reports')).said;
        expect([left.includes('Elm-Street'), left.includes('Ben: Oops…')]).toEqual([false, true]);
        await office.halcyon(`forget ${party.match}`);
        expect((await office.halcyon('reports')).said).toContain('Nothing was reported.');
      };
      return office.serving(work, { log: { info: note, warn: note, error: note } });
    }));

  it('talk and addresses of a finished match go after thirty days, by whichever server runs then, and its names stay', () =>
    inOffice(kind, async (office) => {
      let now = 1_900_000_000_000;
      const world = { now: () => now, code: () => crypto.randomUUID().replaceAll('-', '').slice(0, 22), seed: () => '7'.repeat(64) };
      const textIn = async (inn: Inn, match: string) => ((await inn.store.read(match)) ?? []).join();
      const party = await office.serving(
        async (inn) => {
          const party = await talkative(inn);
          await office.halcyon(`close ${party.match}`);
          await party.guests[0]?.until((g) => g.face.closed);
          expect(await party.guests[0]?.order({ t: 'report' })).toMatchObject({ t: 'done' });
          return party;
        },
        { world },
      );
      now = Date.now() + 30 * 24 * 3600 * 1000 - 3_600_000; // `close` has looked at the machine's own clock
      await office.serving(
        async (inn) => {
          expect(await inn.store.fading(now, 10)).toEqual([]);
          expect(await textIn(inn, party.match)).toContain('Elm-Street');
        },
        { world },
      );
      now += 2 * 3_600_000;
      await office.serving(
        async (inn) => {
          await comesAbout(async () => !(await textIn(inn, party.match)).includes('Elm-Street'));
          expect(await textIn(inn, party.match)).not.toMatch(/1\.1\.1\.1|key-of-ada|"from":"/);
          const { guests } = await back(inn, party);
          expect(guests[0]?.face.chairs.map(({ name }) => name)).toEqual(['Ada', 'Ben']);
          expect(guests[0]?.messages[0]).toMatchObject({ t: 'welcome', talk: [] });
          expect(await inn.store.fading(Number.MAX_SAFE_INTEGER, 10)).toEqual([]);
          expect((await office.halcyon('reports')).said).toContain('Nothing was reported.');
        },
        { world },
      );
    }));
});

it.each(['close', 'forget'])('%s takes an id that begins with a hyphen', (command) =>
  inFolder(async (folder) => {
    await (await openStore({ folder: join(folder, 'halcyon-data') })).close();
    for (const line of [`${command} -jgveL-NKBeOgftxmYy6jw`, `${command} -- -help-NKBeOgftxmYy6jw`])
      expect((await halcyon(line, { folder })).err).toMatch(/There is no match -/);
  }),
);

describe('says what is wrong', () => {
  it.each([
    ['close nobody', 'There is no match nobody in this store.'],
    ['forget nobody', 'There is no match nobody in this store.'],
    ['close --wrd', 'unknown option'],
    ['forget nobody/0', 'The seat should be a whole number from 1 up'],
    [`close nobody --word ${'x'.repeat(300)}`, '--word may have 200 letters'],
    ['reports --done x', '--done should be a whole number'],
  ])('of "%s"', (command, words) =>
    inFolder(async (folder) => {
      await (await openStore({ folder: join(folder, 'halcyon-data') })).close();
      const { code, err } = await halcyon(command, { folder });
      expect([code, err.replace(/\s+/g, ' ')]).toEqual([2, expect.stringContaining(words)]);
    }),
  );

  it('does not make a store where there is none', () =>
    inFolder(async (folder) => {
      for (const command of ['close m', 'forget m', 'reports']) {
        const { code, err } = await halcyon(command, { folder });
        expect([code, err]).toEqual([2, expect.stringContaining('There is no store in ')]);
      }
    }));

  it('of a seat that the match does not have', () =>
    inOffice('SQLite', async (office) => {
      const { match } = await office.serving(talkative);
      const { code, err } = await office.halcyon(`forget ${match}/3`);
      expect([code, err]).toEqual([2, expect.stringContaining('has 2 seats')]);
    }));
});

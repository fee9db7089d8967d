/** Coming and going: presence, stand-ins, restarts, crashes, and several processes on one store. */
import { afterEach, describe, expect, it } from 'vitest';
import { CLOSED, type FoundReply, type LobbyReply } from '../match/messages.js';
import { openFor } from '../match/room.js';
import { USUAL_LIMITS } from './limits.js';
import type { ServerConfig } from './main.js';
import { memoryStore } from './testing/memory.js';
import { BOT, choice, gather, PERSON, playTurn, turnOf } from './testing/party.js';
import { freshToken, type Inn, openInn } from './testing/table.js';

const inns: Inn[] = [];
afterEach(async () => {
  for (const inn of inns.splice(0)) await inn.close();
});

async function open(config: Partial<ServerConfig> = {}): Promise<Inn> {
  const inn = await openInn({ store: memoryStore(), patience: 30, rescueEvery: 50, ...config });
  inns.push(inn);
  return inn;
}

/** A world whose clock the test can move on. */
function movable() {
  let ahead = 0;
  return {
    pass: (ms: number) => {
      ahead += ms;
    },
    world: {
      now: () => Date.now() + ahead,
      code: () => crypto.randomUUID().replaceAll('-', '').slice(0, 22),
      seed: () => '7'.repeat(64),
    },
  };
}

describe('presence', () => {
  it('shows who is there, and that somebody has gone only after a while', async () => {
    const inn = await open();
    const { match, guests, tokens } = await gather([inn]);
    expect(guests[0]?.face.chairs.map((chair) => chair.here)).toEqual([true, true]);
    guests[1]?.cut();
    await guests[0]?.until((g) => g.face.chairs[1]?.here === false);
    await inn.enter({ match, token: tokens[1] ?? '' });
    await guests[0]?.until((g) => g.face.chairs[1]?.here === true);
  });

  it('lets a bot stand in for who stays away, and hands the seat back on return', async () => {
    const { world, pass } = movable();
    const inn = await open({ world });
    const party = await gather([inn], { settings: { absence: 60 } });
    const { guest, other, seat } = await turnOf(party);
    guest.cut();
    await other.until((g) => g.face.chairs[seat]?.here === false);
    pass(70_000);
    await other.until((g) => g.face.chairs[seat]?.why === 'away');
    const back = await inn.enter({ match: party.match, token: party.tokens[seat] ?? '' });
    await back.until((g) => g.face.chairs[seat]?.bot === null);
    expect((await other.until((g) => g.face.chairs[seat]?.bot === null && g.face)).chairs[seat]).toMatchObject({ why: null });
  });

  it('keeps a seat that was left for a bot until its person says so', async () => {
    const inn = await open();
    const { guests } = await gather([inn]);
    await guests[0]?.order({ t: 'leave' });
    await guests[1]?.until((g) => g.face.chairs[0]?.why === 'left');
    await guests[0]?.order({ t: 'back' });
    await guests[1]?.until((g) => g.face.chairs[0]?.why === null);
  });

  it('does not keep people here whose machine has vanished with everything on it', async () => {
    const store = memoryStore();
    const vanishes = await open({ store, name: 'first', beatEvery: 20 });
    const stays = await open({ store, name: 'second', beatEvery: 20 });
    const { match, watch } = await gather([vanishes]);
    const screen = await stays.enter({ match, watch });
    await screen.until((g) => g.face.chairs.every((chair) => chair.here));
    await vanishes.close();
    inns.shift();
    await screen.until((g) => g.face.chairs.every((chair) => !chair.here));
  });

  it('knows of a television, until it is gone or its machine has vanished', async () => {
    const store = memoryStore();
    const vanishes = await open({ store, name: 'first', beatEvery: 20 });
    const stays = await open({ store, name: 'second', beatEvery: 20 });
    const { match, watch, invite, guests } = await gather([stays]);
    const [ada] = guests;
    const screen = await stays.enter({ match, watch, television: true });
    await ada?.until((g) => g.face.television);
    screen.cut();
    await ada?.until((g) => !g.face.television);
    await vanishes.enter({ match, invite, television: true }); // who sees nothing of the game shows nothing of it
    await vanishes.enter({ match, watch, television: true });
    await ada?.until((g) => g.face.television);
    await vanishes.close();
    inns.shift();
    await ada?.until((g) => !g.face.television);
  });

  it('lays the ghosts of an earlier life', async () => {
    const store = memoryStore();
    const first = await open({ store });
    const { match, watch } = await gather([first]);
    await first.close();
    inns.splice(0);
    const second = await open({ store });
    const screen = await second.enter({ match, watch });
    await screen.until((g) => g.face.chairs.every((chair) => !chair.here));
  });
});

describe('a match that nobody attends', () => {
  const entriesOf = (inn: Inn, match: string) => inn.running.rooms.visit(match, (room) => room.table?.entries.length ?? 0);

  it('rests while bots are among themselves, also for the store, and goes on when somebody looks on', async () => {
    const inn = await open({ botPace: 100 });
    const { match, watch, guests } = await gather([inn], { game: 'rainbow', seats: [PERSON, BOT, BOT] });
    await guests[0]?.order({ t: 'leave' });
    guests[0]?.cut();
    await expect.poll(() => inn.running.rooms.visit(match, (room) => room.chairs[0]?.here)).toBeNull();
    await new Promise((done) => setTimeout(done, 300)); // what was being thought is still played
    const before = await entriesOf(inn, match);
    await new Promise((done) => setTimeout(done, 1000));
    expect(await entriesOf(inn, match)).toBe(before);
    expect(await inn.store.due(Number.MAX_SAFE_INTEGER, 10)).toEqual([]);
    const spectator = await inn.enter({ match, watch });
    await spectator.until((guest) => (guest.position?.entries ?? 0) > (before ?? 0) + 5);
  });

  it('goes on while a person who went away only waits for the bots', async () => {
    const inn = await open({ botPace: 300 });
    const { match, guests } = await gather([inn], { game: 'rainbow', seats: [PERSON, BOT, BOT] });
    const [ada] = guests;
    if (!ada) throw new Error('nobody came');
    await ada.order({ t: 'answer', ...(await ada.until(choice)) });
    ada.cut();
    await expect
      .poll(() => inn.running.rooms.visit(match, (room) => room.chairs[0]?.here === null && openFor(room, 0).length > 0), {
        timeout: 20_000,
      })
      .toBe(true); // it is her turn again
  });
});

describe('the lobby', () => {
  const LISTED = { seats: [PERSON, PERSON], settings: { listed: true } };
  const listedAt = async (inn: Inn, pass: (milliseconds: number) => void) => {
    pass(5000); // for a moment everybody is shown the same list
    const response = await fetch(`${inn.origin}/api/lobby`);
    expect(response.status).toBe(200);
    return ((await response.json()) as LobbyReply).matches.map((each) => each.match);
  };
  const sitDown = async (inn: Inn, { match, invite }: { match: string; invite: string }) => {
    const guest = await inn.enter({ match, invite });
    expect(await guest.order({ t: 'join', seat: 0, name: 'Ada', token: freshToken() })).toMatchObject({ t: 'done' });
    return guest;
  };

  it('lists tables where somebody sits and is there, until they begin', async () => {
    const { world, pass } = movable();
    const inn = await open({ world, patience: 50 });
    const founded = await inn.found(LISTED);
    expect(await listedAt(inn, pass)).toEqual([]);
    const ada = await sitDown(inn, founded);
    expect(await listedAt(inn, pass)).toEqual([founded.match]);
    const stranger = await inn.enter({ match: founded.match });
    ada.cut();
    await stranger.until((guest) => guest.face.chairs.every((chair) => !chair.here));
    expect(await listedAt(inn, pass)).toEqual([]);
    await stranger.order({ t: 'join', seat: 1, name: 'Eve', token: freshToken() });
    expect(await listedAt(inn, pass)).toEqual([]);
  });

  it('shows three tables of one address at most, and of the others', async () => {
    const { world, pass } = movable();
    const inn = await open({ world, trustedProxies: 1 });
    const foundFrom = async (address: string) => {
      const wish = { game: 'bird', options: {}, ...LISTED, host: freshToken() };
      const { body } = await inn.post('/api/matches', wish, { 'x-forwarded-for': address });
      const founded = body as FoundReply;
      await sitDown(inn, founded);
      return founded.match;
    };
    const honest = await foundFrom('192.0.2.1');
    const many = [];
    for (let i = 0; i < 5; i++) many.push(await foundFrom('192.0.2.2'));
    expect(await listedAt(inn, pass)).toEqual([...many.slice(2).reverse(), honest]);
  });

  it('takes only so many tables of one address in an hour, however they come there', async () => {
    const inn = await open({ limits: { ...USUAL_LIMITS, listedPerHour: 2 } });
    const wish = () => ({ game: 'bird', options: {}, ...LISTED, host: freshToken() });
    expect((await inn.post('/api/matches', wish())).status).toBe(201);
    const { match, host } = await inn.found({ seats: [PERSON, PERSON] });
    const founder = await inn.enter({ match, host });
    expect(await founder.order({ t: 'list', listed: true })).toMatchObject({ t: 'done' });
    expect(await founder.order({ t: 'list', listed: false })).toMatchObject({ t: 'done' });
    expect(await founder.order({ t: 'list', listed: true })).toMatchObject({ t: 'refused', why: 'too-fast' });
    expect((await inn.post('/api/matches', wish())).status).toBe(429);
    expect((await inn.post('/api/matches', { ...wish(), settings: {} })).status).toBe(201);
  });

  it('leaves out a match that cannot be opened', async () => {
    const { world, pass } = movable();
    const inn = await open({ world });
    const founded = await inn.found(LISTED);
    await sitDown(inn, founded);
    const [line = ''] = (await inn.store.read(founded.match)) ?? [];
    const note = { game: 'gone', rules: 1, listed: true, over: false, wake: null, fades: null };
    await inn.store.create('of-another-version', note, [line.replace('"bird"', '"gone"')]);
    expect(await listedAt(inn, pass)).toEqual([founded.match]);
  });
});

describe('clocks', () => {
  it('fall, and a bot answers in time’s name', async () => {
    const { world, pass } = movable();
    const inn = await open({ world });
    const party = await gather([inn], { settings: { clock: { per: 'decision', seconds: 30, atZero: 'answer' } } });
    const { guest, entries } = await turnOf(party);
    expect((guest.position?.deadlines[0]?.at ?? 0) - world.now()).toBeGreaterThan(20_000);
    pass(40_000);
    await guest.until((g) => (g.position?.entries ?? 0) > entries);
  });
});

describe('a restart', () => {
  it('leaves a moment for an answer whose time was up while the server was away', async () => {
    const { world, pass } = movable();
    const store = memoryStore();
    const inn = await open({ world, store });
    const party = await gather([inn], { settings: { clock: { per: 'decision', seconds: 30, atZero: 'answer' } } });
    const { seat, decision, move, entries } = await turnOf(party);
    await inn.close();
    pass(60_000);
    const again = await open({ world, store });
    const guest = await again.enter({ match: party.match, token: party.tokens[seat] ?? '' });
    await new Promise((done) => setTimeout(done, 300)); // others have looked what is overdue
    expect(await guest.order({ t: 'answer', decision, move })).toMatchObject({ t: 'done', entry: entries });
    pass(60_000);
    await guest.until((g) => (g.position?.entries ?? 0) > entries + 1); // and then clocks fall as ever
  });

  it('sends everybody away with the word to come back, and the match goes on', async () => {
    const store = memoryStore();
    const first = await open({ store });
    const party = await gather([first]);
    await playTurn(party);
    await first.close();
    inns.splice(0);
    expect(party.guests.map((guest) => guest.closed?.code)).toEqual([CLOSED.restart, CLOSED.restart]);
    const second = await open({ store });
    const guests = [];
    for (const token of party.tokens)
      guests.push(await second.enter({ match: party.match, token, seen: party.guests[0]?.position?.entries ?? 0 }));
    await playTurn({ ...party, guests });
  });

  it('takes no new connection from the moment it begins, so that a proxy sends people elsewhere', async () => {
    const inn = await open();
    const { guests } = await gather([inn]);
    const closing = inn.close();
    inns.splice(0);
    await expect(fetch(`${inn.origin}/healthz`)).rejects.toThrow();
    await closing;
    expect(guests.map((guest) => guest.closed?.code)).toEqual([CLOSED.restart, CLOSED.restart]);
  });

  it('lets bots go on that were thinking when the process died', async () => {
    const store = memoryStore();
    const deep = { think: () => new Promise<never>(() => {}), forget: () => {}, close: async () => {} };
    const first = await open({ store, thinkers: deep });
    const party = await gather([first], { seats: [PERSON, BOT] });
    const [ada] = party.guests;
    if (!ada) throw new Error('nobody came');
    for (let mine = choice(ada); mine; mine = choice(ada)) {
      const entries = ada.position?.entries ?? 0;
      await ada.order({ t: 'answer', ...mine });
      await ada.until((g) => (g.position?.entries ?? 0) > entries);
    }
    await first.close();
    inns.splice(0);
    const second = await open({ store });
    const again = await second.enter({ match: party.match, token: party.tokens[0] ?? '' });
    await again.until(choice);
  });
});

describe('what is written down', () => {
  it('holds no token and no code, neither in the store nor in the log lines', async () => {
    const store = memoryStore();
    const lines: string[] = [];
    const note = (fields: object, words: string) => void lines.push(JSON.stringify([fields, words]));
    const inn = await open({ store, log: { info: note, warn: note, error: note } });
    const party = await gather([inn]);
    await playTurn(party);
    await inn.enter({ match: party.match, token: 'A'.repeat(43) });
    await inn.post('/api/matches', { host: party.host });
    const kept = [...((await store.read(party.match)) ?? []), ...lines].join('\n');
    for (const secret of [...party.tokens, party.host, party.invite, party.watch]) expect(kept).not.toContain(secret);
  });
});

describe('a store that fails', () => {
  it('sends everybody of the match away, and a move whose fate was unknown is played once', async () => {
    const store = memoryStore();
    let broken = false;
    const frail = {
      ...store,
      async append(...all: Parameters<typeof store.append>) {
        const done = await store.append(...all);
        if (broken) throw new Error('the line went dead after the commit');
        return done;
      },
    };
    const inn = await open({ store: frail });
    const party = await gather([inn]);
    const { guest, other, seat, decision, move, entries } = await turnOf(party);
    broken = true;
    guest.order({ t: 'answer', id: 'lost', decision, move }).catch(() => {});
    await Promise.all([guest, other].map((each) => each.until((g) => g.closed)));
    broken = false;
    expect(other.closed).toEqual({ code: CLOSED.restart });
    const again = await inn.enter({ match: party.match, token: party.tokens[seat] ?? '', seen: entries });
    expect(await again.order({ t: 'answer', id: 'lost', decision, move })).toEqual({ t: 'done', id: 'lost', entry: entries });
  });
});

describe('two processes on one store', () => {
  it('serve one match together: moves, talk and presence reach the other side', async () => {
    const store = memoryStore();
    const party = await gather([await open({ store, name: 'a' }), await open({ store, name: 'b' })]);
    for (let i = 0; i < 6; i++) await playTurn(party);
    await party.guests[0]?.order({ t: 'say', text: 'Hello over there' });
    await party.guests[1]?.until((g) => g.messages.some((message) => message.t === 'said'));
    party.guests[1]?.cut();
    await party.guests[0]?.until((g) => g.face.chairs[1]?.here === false);
  });

  it('play no move twice when the same order reaches both', async () => {
    const store = memoryStore();
    const [a, b] = [await open({ store, name: 'a' }), await open({ store, name: 'b' })];
    const party = await gather([a]);
    const { guest, seat, decision, move, entries } = await turnOf(party);
    const elsewhere = await b.enter({ match: party.match, token: party.tokens[seat] ?? '' });
    const replies = await Promise.all([guest, elsewhere].map((each) => each.order({ t: 'answer', id: 'once', decision, move })));
    expect(replies).toEqual([
      { t: 'done', id: 'once', entry: entries },
      { t: 'done', id: 'once', entry: entries },
    ]);
  });

  it('see to a bot whose process is gone', async () => {
    const store = memoryStore();
    const deep = { think: () => new Promise<never>(() => {}), forget: () => {}, close: async () => {} };
    const [dying, other] = [await open({ store, name: 'a', thinkers: deep, rescueEvery: 1e9 }), await open({ store, name: 'b' })];
    const party = await gather([dying], { seats: [PERSON, BOT] });
    const [ada] = party.guests;
    if (!ada) throw new Error('nobody came');
    const watcher = await other.enter({ match: party.match, token: party.tokens[0] ?? '' });
    for (let i = 0; i < 3; i++) await watcher.order({ t: 'answer', ...(await watcher.until(choice)) });
    await watcher.until(choice);
  });
});

describe('a long match', () => {
  it('is opened from a shortcut, and looks the same as to who was there all the time', async () => {
    const store = memoryStore();
    const party = await gather([await open({ store })], { game: 'rainbow', seats: [PERSON, BOT, BOT, BOT, BOT, BOT] });
    const [ada] = party.guests;
    if (!ada) throw new Error('nobody came');
    while ((await store.snapshot(party.match)) === null) await ada.order({ t: 'answer', ...(await ada.until(choice)) });
    await ada.until(choice);
    const elsewhere = await open({ store, name: 'other' });
    const again = await elsewhere.enter({ match: party.match, token: party.tokens[0] ?? '' });
    expect(again.position?.view).toEqual(ada.position?.view);
    const at = Math.floor((ada.position?.entries ?? 0) / 2);
    const [here, there] = [await ada.order({ t: 'position', id: 'x', at }), await again.order({ t: 'position', id: 'x', at })];
    if (here.t !== 'position' || there.t !== 'position') throw new Error('no position');
    expect(there.position.view).toEqual(here.position.view);
    expect(there.happened).toEqual(here.happened);
  });
});

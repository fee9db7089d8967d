/** The server over real HTTP and WebSockets on loopback: founding, joining, playing, asking, leaving, coming back. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verify } from '../engine/record.js';
import { gameById } from '../games/index.js';
import { CLOSED, WIRE } from '../match/messages.js';
import { USUAL_LIMITS } from './limits.js';
import { connect } from './testing/guest.js';
import { BOT, choice, gather, PERSON, playOn, playTurn, turnOf } from './testing/party.js';
import { freshToken, type Inn, openInn } from './testing/table.js';

let inn: Inn;
beforeAll(async () => {
  inn = await openInn({ patience: 50, rescueEvery: 100 });
});
afterAll(() => inn.close());

describe('a table', () => {
  it('begins when all sit, and shows the commitment before', async () => {
    const { guests, commitment } = await gather([inn]);
    expect(guests[0]?.messages[0]).toMatchObject({
      t: 'welcome',
      you: { role: 'guest' },
      position: null,
      face: { phase: 'gathering', commitment },
    });
    expect(guests[0]?.face).toMatchObject({ phase: 'playing', commitment });
  });

  it('acknowledges a move to the mover, then tells all', async () => {
    const party = await gather([inn]);
    const { guest, other, decision, move, entries } = await turnOf(party);
    const from = guest.messages.length;
    expect(await guest.order({ t: 'answer', decision, move })).toMatchObject({ t: 'done', entry: entries });
    await other.until((g) => (g.position?.entries ?? 0) > entries);
    await guest.until((g) => (g.position?.entries ?? 0) > entries);
    expect(
      guest.messages
        .slice(from)
        .map((message) => message.t)
        .filter((t) => t !== 'face'),
    ).toEqual(['done', 'own', 'moved']);
  });

  it('plays a doubled move once and answers it twice, also after a reconnection', async () => {
    const party = await gather([inn]);
    const { guest, seat, decision, move } = await turnOf(party);
    const first = await guest.order({ t: 'answer', id: 'same', decision, move });
    const second = await guest.order({ t: 'answer', id: 'same', decision, move });
    guest.cut();
    const again = await inn.enter({ match: party.match, token: party.tokens[seat] ?? '' });
    expect([second, await again.order({ t: 'answer', id: 'same', decision, move })]).toEqual([first, first]);
  });

  it('refuses late and illegal moves with the reason', async () => {
    const { guest, decision, move } = await turnOf(await gather([inn]));
    expect(await guest.order({ t: 'answer', decision, move: { t: 'cheat' } })).toMatchObject({ t: 'refused', why: 'illegal' });
    await guest.order({ t: 'answer', decision, move });
    expect(await guest.order({ t: 'answer', decision, move })).toMatchObject({ t: 'refused', why: 'stale' });
  });

  it('is played by bots until a person is asked', async () => {
    const { guests } = await gather([inn], { seats: [PERSON, BOT, BOT] });
    const [ada] = guests;
    if (!ada) throw new Error('nobody came');
    for (let i = 0; i < 4; i++) await ada.order({ t: 'answer', ...(await ada.until(choice)) });
    expect(ada.position?.entries).toBeGreaterThan(8);
  });

  it('takes back when the others agree', async () => {
    const party = await gather([inn]);
    const { guest } = await playTurn(party);
    const { guest: next } = await playTurn(party);
    if (next === guest) return;
    await guest.order({ t: 'undo' });
    const { takeBack } = await next.until((g) => g.face.takeBack && g.face);
    expect(takeBack).toMatchObject({ granted: [], waiting: [expect.any(Number)] });
    await next.order({ t: 'grant', yes: true });
    const undone = await guest.until((g) =>
      g.messages.find((message) => message.t === 'moved' && message.happened.some((h) => h.undo !== null)),
    );
    expect(undone.t).toBe('moved');
    expect(guest.face.takeBack).toBeNull();
  });

  it('answers for who has said to answer alike each time, and tells everybody whom it does not ask', async () => {
    const party = await gather([inn], { game: 'rainbow', options: { placeMarkers: 'auto' } });
    const isButton = (turn: Awaited<ReturnType<typeof turnOf>>) =>
      turn.guest.position?.view.open.some(({ id, kind }) => id === turn.decision && kind === 'move-button');
    let turn = await turnOf(party);
    while (!isButton(turn)) {
      await playTurn(party);
      turn = await turnOf(party);
    }
    const { guest, other, seat, entries } = turn;
    expect(await guest.order({ t: 'routine', kind: 'move-button', move: { t: 'keep' } })).toMatchObject({ t: 'done' });
    await other.until((g) => (g.position?.entries ?? 0) > entries);
    expect(other.face.routines).toEqual([{ seat, kind: 'move-button' }]);
    expect(await guest.order({ t: 'routine', kind: 'move-button', move: null })).toMatchObject({ t: 'done' });
    await other.until((g) => g.face.routines.length === 0);
  });

  it('carries what is said', async () => {
    const { guests } = await gather([inn]);
    await guests[0]?.order({ t: 'say', text: '  Hello\u0000   there ' });
    await guests[1]?.order({ t: 'phrase', phrase: 'nice' });
    const heard = await guests[0]?.until((g) => {
      const said = g.messages.filter((message) => message.t === 'said');
      return said.length === 2 && said;
    });
    expect(heard).toMatchObject([{ said: { seat: 0, text: 'Hello there' } }, { said: { seat: 1, phrase: 'nice' } }]);
  });
});

describe('a report', () => {
  it('is for talk, and for who could hear it', async () => {
    const { match, invite, guests } = await gather([inn]);
    expect(await guests[0]?.order({ t: 'report' })).toMatchObject({ t: 'refused', why: 'not-now' });
    await guests[1]?.order({ t: 'phrase', phrase: 'hurry' });
    const guest = await inn.enter({ match, invite });
    expect(await guest.order({ t: 'report' })).toMatchObject({ t: 'refused', why: 'not-allowed' });
    expect(await guests[0]?.order({ t: 'report' })).toMatchObject({ t: 'done' });
    expect((await inn.store.reports(0, 10)).filter((report) => report.match === match)).toMatchObject([{ by: 0 }]);
  });

  it('is one of a few that an address has in an hour', async () => {
    const busy = await openInn({ limits: { ...USUAL_LIMITS, reportsPerHour: 2 } });
    const { guests } = await gather([busy]);
    const replies = [];
    for (let i = 0; i < 3; i++) {
      await guests[1]?.order({ t: 'say', text: `word ${i}` });
      replies.push(await guests[0]?.order({ t: 'report' }));
    }
    expect(replies).toMatchObject([{ t: 'done' }, { t: 'done' }, { t: 'refused', why: 'not-now' }]);
    expect(await busy.store.reports(0, 10)).toHaveLength(2);
    await busy.close();
  });
});

describe('a page of another version', () => {
  it('is told to load anew before anything else of its hello is looked at', async () => {
    const { match, watch } = await gather([inn]);
    for (const hello of [{ match, watch }, { match: 'nonsense', old: true }, {}]) {
      const page = await connect(inn.origin, null);
      page.raw(JSON.stringify({ t: 'hello', wire: WIRE - 1, ...hello }));
      await page.until((g) => g.closed);
      expect(page.closed).toEqual({ code: CLOSED.wire });
      expect(page.texts).toEqual([]);
    }
  });
});

describe('secrets', () => {
  it('open nothing to who has none, and a match that does not exist looks the same', async () => {
    const { match } = await gather([inn]);
    const strangers = [
      await inn.enter({ match }),
      await inn.enter({ match: 'AAAAAAAAAAAAAAAAAAAAAA' }),
      await inn.enter({ match, token: freshToken() }),
    ];
    for (const stranger of strangers) {
      await stranger.until((g) => g.closed);
      expect(stranger.closed).toEqual({ code: CLOSED.noSuchMatch });
      expect(stranger.texts).toEqual([]);
    }
  });

  it('show the public view to spectators and to the host’s shared screen, and the game to no guest', async () => {
    const { match, watch, host, invite } = await gather([inn]);
    for (const hello of [{ watch }, { host }]) {
      const screen = await inn.enter({ match, ...hello });
      expect(screen.position?.view).toMatchObject({ seat: null, mine: null });
      expect(await screen.order({ t: 'say', text: 'hi' })).toMatchObject({ why: 'not-allowed' });
    }
    const guest = await inn.enter({ match, invite });
    expect(guest.messages[0]).toMatchObject({ t: 'welcome', you: { role: 'guest' }, position: null, happened: [], talk: [] });
    expect(await guest.order({ t: 'position', at: 0 })).toMatchObject({ why: 'not-allowed' });
    expect(await guest.order({ t: 'journal', from: 0, to: 9 })).toMatchObject({ happened: [] });
    expect(await guest.order({ t: 'answer', decision: 0, move: null })).not.toHaveProperty('position');
  });

  it('end with the host’s word: who was sent away is out', async () => {
    const { match, host, guests, tokens } = await gather([inn]);
    const screen = await inn.enter({ match, host });
    expect(await screen.order({ t: 'remove', seat: 1 })).toMatchObject({ t: 'done' });
    expect(guests[1]?.closed).toBeNull(); // who is there is sent away by everybody else
    expect(await guests[0]?.order({ t: 'agree', yes: true })).toMatchObject({ t: 'done' });
    await guests[1]?.until((g) => g.closed);
    expect(guests[1]?.closed).toEqual({ code: CLOSED.removed });
    const back = await inn.enter({ match, token: tokens[1] ?? '' });
    await back.until((g) => g.closed);
    expect(back.closed).toEqual({ code: CLOSED.noSuchMatch });
  });

  it('are worth nothing for orders that were still waiting when their sender was sent away', async () => {
    const { match, host, guests } = await gather([inn]);
    const screen = await inn.enter({ match, host });
    const [first, second] = [guests[0]?.messages.length ?? 0, guests[1]];
    await screen.order({ t: 'remove', seat: 1 });
    const removed = guests[0]?.order({ t: 'agree', yes: true });
    for (const t of ['back', 'leave', 'back']) second?.raw(JSON.stringify({ t, id: t }));
    await removed;
    await second?.until((g) => g.closed);
    expect(
      (await guests[0]?.until((g) => g.messages.length > first && g.face?.chairs[1]?.taken === false && g.face))?.chairs[1],
    ).toMatchObject({
      why: 'removed',
    });
  });

  it('are replaced by who holds them: other devices are out', async () => {
    const { match, guests, tokens } = await gather([inn]);
    const phone = await inn.enter({ match, token: tokens[0] ?? '' });
    const fresh = freshToken();
    expect(await guests[0]?.order({ t: 'renew', token: fresh })).toMatchObject({ t: 'done' });
    await phone.until((g) => g.closed);
    expect(phone.closed).toEqual({ code: CLOSED.removed });
    expect((await inn.enter({ match, token: fresh })).position?.view.seat).toBe(0);
  });
});

describe('looking back', () => {
  it('resumes from the last entry seen, and opens any position as it was seen', async () => {
    const party = await gather([inn], { game: 'nation' });
    const first = party.guests[0]?.position;
    for (let i = 0; i < 4; i++) await playTurn(party);
    const again = await inn.enter({ match: party.match, token: party.tokens[0] ?? '', seen: 2 });
    const [welcome] = again.messages;
    if (welcome?.t !== 'welcome' || !first) throw new Error('no welcome');
    expect(welcome.happened[0]?.entry).toBe(2);
    expect(welcome.happened.at(-1)?.entry).toBe((again.position?.entries ?? 0) - 1);
    expect(await again.order({ t: 'position', at: first.entries })).toMatchObject({ t: 'position', position: { view: first.view } });
    expect(await again.order({ t: 'position', at: 9999 })).toMatchObject({ why: 'unknown' });
    expect(await again.order({ t: 'journal', from: 1, to: 3 })).toMatchObject({ happened: [{ entry: 1 }, { entry: 2 }] });
    expect(await again.order({ t: 'since' })).toMatchObject({ t: 'since' });
  });

  it('lays the record open at the end, and not before', async () => {
    const party = await gather([inn]);
    expect(await party.guests[0]?.order({ t: 'record' })).toMatchObject({ why: 'not-now' });
    await playOn(party);
    const reply = await party.guests[0]?.order({ t: 'record' });
    if (reply?.t !== 'record') throw new Error('no record');
    expect(reply.record).toMatchObject({ commitment: party.commitment, names: ['Ada', 'Ben'] });
    expect(() => verify(gameById('bird'), reply.record)).not.toThrow();
  });
});

describe('afterwards', () => {
  it('a rematch takes all who are connected along, with the secrets they have', async () => {
    const party = await gather([inn]);
    expect(await party.guests[0]?.order({ t: 'rematch' })).toMatchObject({ why: 'not-now' });
    await playOn(party);
    expect(await party.guests[0]?.order({ t: 'rematch' })).toMatchObject({ t: 'done' });
    expect(await party.guests[1]?.order({ t: 'rematch' })).toMatchObject({ t: 'done' });
    const next = await party.guests[1]?.until((g) => g.face.rematch);
    const guests = [];
    for (const token of party.tokens) guests.push(await inn.enter({ match: next ?? '', token }));
    const [ada] = guests;
    await ada?.until((g) => g.face.phase === 'playing');
    expect(ada?.face.commitment).not.toBe(party.commitment);
  });
});

describe('addresses to be told at', () => {
  it('are refused where they are private, and for spectators', async () => {
    const { guests } = await gather([inn]);
    for (const url of [
      'https://127.0.0.1/x',
      'https://[::1]/',
      'https://10.0.0.1/',
      'https://[fd00::1]/',
      'https://100.64.0.1/',
      'https://localhost/',
    ]) {
      expect(await guests[0]?.order({ t: 'webhook', url })).toMatchObject({ t: 'refused', why: 'address' });
    }
    const target = { endpoint: 'https://192.168.1.1/push', keys: { p256dh: 'p', auth: 'a' } };
    expect(await guests[0]?.order({ t: 'push', target })).toMatchObject({ t: 'refused', why: 'address' });
    expect(await guests[0]?.order({ t: 'push', target: null })).toMatchObject({ t: 'done' });
  });

  it('are not looked up for who has no seat, and say nothing about private names', async () => {
    const { match, invite, guests } = await gather([inn], { seats: [PERSON, PERSON] });
    const stranger = await inn.enter({ match, invite });
    expect(await stranger.order({ t: 'webhook', url: 'https://localhost/' })).toMatchObject({ t: 'refused', why: 'not-allowed' });
    const [there, nowhere] = [
      await guests[0]?.order({ t: 'webhook', id: 'x', url: 'https://localhost/' }),
      await guests[0]?.order({ t: 'webhook', id: 'x', url: 'https://no-such-name.invalid/' }),
    ];
    expect(there).toMatchObject({ t: 'refused', why: 'address' });
    expect(there).toEqual(nowhere);
  });

  it('are written down as they were read', async () => {
    const { match, guests } = await gather([inn]);
    expect(await guests[0]?.order({ t: 'webhook', url: 'https://1.1.1.1:443/a/../b' })).toMatchObject({ t: 'done' });
    expect((await inn.store.read(match))?.at(-1)).toContain('"https://1.1.1.1/b"');
  });
});

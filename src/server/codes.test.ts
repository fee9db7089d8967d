/** A code leads to the door of a room: to its newest match, for as long as there is one, and never further than the door. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FoundReply, NewsReply, RoomReply } from '../match/messages.js';
import { DAY } from '../match/settings.js';
import { openCodes } from './codes.js';
import { USUAL_LIMITS } from './limits.js';
import { memoryStore } from './testing/memory.js';
import { BOT, gather, PERSON, playOn, playTurn } from './testing/party.js';
import { freshToken, type Inn, openInn } from './testing/table.js';
import { realWorld, type World } from './world.js';

let inn: Inn;
beforeAll(async () => {
  inn = await openInn({ patience: 50, rescueEvery: 100 });
});
afterAll(() => inn.close());

async function ask(code: string, at = inn): Promise<{ readonly status: number; readonly body: RoomReply }> {
  const response = await fetch(`${at.origin}/api/rooms?code=${encodeURIComponent(code)}`);
  return { status: response.status, body: (await response.json()) as RoomReply };
}

/** The same letters, one of them another: a code that nobody has been given, as good as surely. */
const wrong = (code: string): string => code.replace(/.$/, (last) => (last === 'K' ? 'T' : 'K'));

const founded = async (at = inn) => {
  const table = await at.found({ seats: [PERSON, PERSON, BOT], settings: { startWhenFull: false } });
  if (table.code === null) throw new Error('it has a code');
  return { ...table, code: table.code };
};

describe('a code', () => {
  it('leads to its match in any case, and another one nowhere', async () => {
    const { match, code } = await founded();
    expect(await ask(code.toLowerCase())).toMatchObject({ status: 200, body: { match, code } });
    expect((await ask(wrong(code))).status).toBe(404);
    expect((await ask('')).status).toBe(404);
  });

  it('that is wrong ten times a minute is not looked up any more, also if it is right', async () => {
    const busy = await openInn({ limits: USUAL_LIMITS });
    const { code } = await founded(busy);
    for (let right = 0; right < 15; right++) expect((await ask(code, busy)).status).toBe(200);
    const statuses = [];
    for (let i = 0; i < 11; i++) statuses.push((await ask(wrong(code), busy)).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 404), 429]);
    expect((await ask(code, busy)).status).toBe(429);
    await busy.close();
  });

  it('goes along to the rematch, and is free a day after the last one ended', async () => {
    let [now, codes] = [realWorld.now(), 0];
    const luck = Buffer.from('TOVAK and then some'); // every table of this world would like the same code
    const world: World = {
      ...realWorld,
      now: () => now,
      code: () => (codes++ % 4 === 3 ? luck.subarray(0, 16).toString('base64url') : realWorld.code()),
    };
    const store = memoryStore();
    const far = await openInn({ store, world });
    const party = await gather([far]);
    const code = party.code ?? '';
    await playOn(party);
    for (const guest of party.guests) await guest.order({ t: 'rematch' });
    const next = await party.guests[0]?.until((g) => g.face.rematch);
    expect((await ask(code, far)).body.match).toBe(next);
    expect(await store.matchAt(code)).toBe(next);

    const again = await Promise.all(party.tokens.map((token) => far.enter({ match: next ?? '', token })));
    await Promise.all(again.map((guest) => guest.until((g) => g.position)));
    await playOn({ ...party, guests: again });
    now += DAY - 60_000;
    expect((await ask(code, far)).body.match).toBe(next);
    now += 120_000;
    expect((await ask(code, far)).status).toBe(404);
    const { take } = openCodes({ store, rooms: far.running.rooms, world: { ...world, code: () => codeBytes(code) } });
    expect(await take('another-match')).toBe(code);
    expect(await store.matchAt(code)).toBe('another-match');
    await far.close();
  });

  it('is never given to two rooms at once', async () => {
    const store = memoryStore();
    const visit = async () => null;
    const same = codeBytes('TOVAK');
    const { take } = openCodes({ store, rooms: { visit }, world: { ...realWorld, code: () => same } });
    const open = await openInn({ store });
    const { match } = await open.found({ seats: [PERSON, PERSON] });
    await store.lead('TOVAK', match, null);
    const held = openCodes({ store, rooms: open.running.rooms, world: { ...realWorld, code: () => same } });
    expect(await held.take('other')).toBeNull();
    expect(await take('other')).toBe('TOVAK'); // a match that was never founded holds nothing
    await open.close();
  });
});

/** The luck that gives these letters. */
function codeBytes(code: string): string {
  const bytes = [...code].flatMap((letter, i) => [0, (i % 2 ? 'AEOU' : 'BCDFGHJKMNPRSTVWZ').indexOf(letter)]);
  return Buffer.from([...bytes, 0, 0, 0, 0, 0, 0]).toString('base64url');
}

describe('who has only the code', () => {
  const atTheDoor = async (table: Pick<FoundReply, 'match' | 'code'>) => inn.enter({ match: table.match, code: table.code ?? '' });

  it('sees who sits there, and nothing that went on inside', async () => {
    const party = await gather([inn], { seats: [PERSON, PERSON, BOT] });
    await playTurn(party);
    await party.guests[0]?.order({ t: 'say', text: 'a secret between us' });
    const door = await atTheDoor(party);
    expect(door.messages[0]).toMatchObject({ you: { role: 'guest', seat: null }, position: null, talk: [], happened: [] });
    expect(door.face).toMatchObject({ notes: [], knocks: [], takeBack: null, proposal: null });
    expect(door.face.chairs.map(({ name }) => name).slice(0, 2)).toEqual(['Ada', 'Ben']);
    await playTurn(party);
    await party.guests[0]?.order({ t: 'say', text: 'another' });
    await door.order({ t: 'ping' });
    expect(door.texts.join()).not.toMatch(/secret|another|"moved"/);
    expect(await door.order({ t: 'position', at: 1 })).toMatchObject({ t: 'refused', why: 'not-allowed' });
    expect(await door.order({ t: 'watch' })).toMatchObject({ t: 'refused', why: 'knock' });
  });

  it('and a wrong one sees nothing at all', async () => {
    const { match, code } = await founded();
    const stranger = await inn.enter({ match, code: wrong(code) });
    expect(stranger.closed).toMatchObject({ code: 4004 });
  });

  it('knocks, and sits down when somebody at the table lets them in', async () => {
    const table = await founded();
    const ada = await inn.enter({ match: table.match, invite: table.invite });
    await ada.order({ t: 'join', seat: 0, name: 'Ada', token: freshToken() });
    const [ben, eve] = [await atTheDoor(table), await atTheDoor(table)];
    const token = freshToken();
    expect(await ben.order({ t: 'join', seat: 1, name: 'Ben', token })).toMatchObject({ t: 'refused', why: 'knock' });
    expect(await ben.order({ t: 'knock', seat: 1, name: 'Ben', token })).toMatchObject({ t: 'done' });
    const knock = await ada.until((g) => g.face.knocks[0]);
    expect(eve.face.knocks).toEqual([]); // whoever else stands at the door hears of nobody
    await ada.order({ t: 'admit', knock: knock.n, yes: true });
    await ben.until((g) => g.face.knocks[0]?.open);
    expect(await ben.order({ t: 'join', seat: 1, name: 'Ben', token })).toMatchObject({ t: 'done' });
  });

  it('knocks to look on, and looks on when they are let in', async () => {
    const party = await gather([inn]);
    const door = await atTheDoor(party);
    await door.order({ t: 'knock', seat: null, name: 'Dora', token: freshToken() });
    for (const guest of party.guests) {
      const knock = await guest.until((g) => g.face.knocks[0]);
      await guest.order({ t: 'admit', knock: knock.n, yes: true });
    }
    await door.until((g) => g.face.knocks[0]?.open);
    expect(await door.order({ t: 'watch' })).toMatchObject({ t: 'done' });
    await door.until((g) => g.position);
    expect(door.position?.view.mine).toBeNull();
  });
});

describe('who has the whole link', () => {
  it('takes the place of a bot before the start, and knocks for it afterwards', async () => {
    const table = await founded();
    const ben = await inn.enter({ match: table.match, invite: table.invite });
    expect(await ben.order({ t: 'join', seat: 2, name: 'Ben', token: freshToken() })).toMatchObject({ t: 'done' });
    expect(ben.face.chairs[2]).toMatchObject({ plan: 'open', name: 'Ben', taken: true, bot: null });
    const party = await gather([inn], { seats: [PERSON, PERSON, BOT] });
    const late = await inn.enter({ match: party.match, invite: party.invite });
    const token = freshToken();
    expect(await late.order({ t: 'join', seat: 2, name: 'Dora', token })).toMatchObject({ t: 'refused', why: 'knock' });
    expect(await late.order({ t: 'knock', seat: 2, name: 'Dora', token })).toMatchObject({ t: 'done' });
    for (const guest of party.guests) await guest.order({ t: 'admit', knock: (await guest.until((g) => g.face.knocks[0])).n, yes: true });
    expect(await late.order({ t: 'join', seat: 2, name: 'Dora', token })).toMatchObject({ t: 'done' });
  });

  it('may look on at a match that runs', async () => {
    const party = await gather([inn]);
    const late = await inn.enter({ match: party.match, invite: party.invite });
    expect(late.position).toBeNull();
    await late.order({ t: 'watch' });
    await late.until((g) => g.position);
    expect(late.position?.view.mine).toBeNull();
  });
});

describe('news', () => {
  const newsOf = async (match: string, token: string) =>
    ((await inn.post('/api/news', { seats: [{ match, token }] })).body as NewsReply).news;

  it('tell who sits there whose turn it is, and nobody else anything', async () => {
    const party = await gather([inn]);
    const [mine] = await newsOf(party.match, party.tokens[0] ?? '');
    expect(mine).toMatchObject({ phase: 'playing', seat: 0, code: party.code, next: null, again: [null, null] });
    expect(mine?.asked).toHaveLength(1);
    expect(await newsOf(party.match, freshToken())).toEqual([]);
    expect((await inn.post('/api/news', { seats: [] }, { origin: 'https://elsewhere.example' })).status).toBe(403);
  });

  it('tell who wants once more, and where the next match is', async () => {
    const party = await gather([inn]);
    await playOn(party);
    await party.guests[0]?.order({ t: 'rematch' });
    expect(await newsOf(party.match, party.tokens[1] ?? '')).toMatchObject([{ phase: 'over', again: [true, null], next: null }]);
    await party.guests[1]?.order({ t: 'rematch' });
    const next = await party.guests[0]?.until((g) => g.face.rematch);
    expect(await newsOf(party.match, party.tokens[1] ?? '')).toMatchObject([{ again: [true, true], next }]);
  });
});

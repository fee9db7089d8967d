/** People come back to the matches they had begun on version 0.1.0: their tokens and codes open what they opened, and the matches go on. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ALL_CASES } from '../../tools/cases.js';
import { hash } from '../engine/json.js';
import { type MatchRecord, verify } from '../engine/record.js';
import { gameById } from '../games/index.js';
import { CLOSED, type LobbyReply } from '../match/messages.js';
import { openStore } from '../store/open.js';
import type { Store } from '../store/store.js';
import { asSeenThen, copyOfStore, matches, recordWritten, type Written, writtenAs, writtenAt } from '../store/testing/fixtures.js';
import type { Guest } from './testing/guest.js';
import { choice } from './testing/party.js';
import { freshToken, type Inn, openInn } from './testing/table.js';
import { realWorld } from './world.js';

let ground: string;
let store: Store;
let inn: Inn;
beforeAll(async () => {
  ground = mkdtempSync(join(tmpdir(), 'halcyon-fixtures-'));
  store = await openStore({ folder: copyOfStore(join(ground, 'data')) });
  const opened = Date.now();
  const now = () => writtenAt + 1000 + Date.now() - opened; // the server was away for a second: no clock has fallen meanwhile
  inn = await openInn({ store, world: { ...realWorld, now }, patience: 50 });
});
afterAll(async () => {
  await inn?.close();
  await store?.close();
  rmSync(ground, { recursive: true, force: true });
});

const guests: Guest[] = [];
afterEach(async () => {
  for (const guest of guests.splice(0)) if (!guest.closed) await guest.close();
});

async function enter(hello: Parameters<Inn['enter']>[0]): Promise<Guest> {
  const guest = await inn.enter(hello);
  guests.push(guest);
  return guest;
}

const welcomeOf = (guest: Guest) => {
  const [first] = guest.messages;
  if (first?.t !== 'welcome') throw new Error(`not welcome: ${JSON.stringify(first ?? guest.closed)}`);
  return first;
};

/** The seats of a match that have a token, each with somebody who has just come back to it. */
async function peopleOf({ match, tokens }: Written): Promise<readonly { readonly seat: number; readonly guest: Guest }[]> {
  const people: { seat: number; guest: Guest }[] = [];
  for (const [seat, token] of tokens.entries()) if (token !== null) people.push({ seat, guest: await enter({ match, token }) });
  return people;
}

/** What this guest saw after so many entries. */
async function viewAfter(guest: Guest, at: number): Promise<string> {
  const reply = await guest.order({ t: 'position', at });
  if (reply.t !== 'position') throw new Error(`no position: ${JSON.stringify(reply)}`);
  return hash(asSeenThen(reply.position.view));
}

/** Everybody answers what they are asked until the match is over. */
async function playToTheEnd(people: readonly Guest[]): Promise<void> {
  const isOver = (guest: Guest) => guest.position?.view.open.length === 0;
  const play = async (guest: Guest) => {
    while (!isOver(guest)) {
      const made = await guest.until((g) => isOver(g) || choice(g));
      if (made === true) return;
      const entries = guest.position?.entries ?? 0;
      const reply = await guest.order({ t: 'answer', ...made });
      if (reply.t === 'done') await guest.until((g) => (g.position?.entries ?? 0) > entries);
      else if (reply.t !== 'refused' || reply.why !== 'stale') throw new Error(`not taken: ${JSON.stringify(reply).slice(0, 300)}`);
    }
  };
  await Promise.all(people.map(play));
}

async function recordFor(guest: Guest): Promise<MatchRecord> {
  const reply = await guest.order({ t: 'record' });
  if (reply.t !== 'record') throw new Error(`no record: ${JSON.stringify(reply)}`);
  return reply.record;
}

describe.each(matches)('$key', (written) => {
  const { match, stands, watch, invite, host, revoked } = written;

  it('opens to each of its secrets as it did', async () => {
    for (const { seat, guest } of await peopleOf(written)) {
      const { you, face, talk } = welcomeOf(guest);
      expect(you).toMatchObject({ seat, role: 'seat' });
      expect(face).toMatchObject({ match, game: stands.game, rules: stands.rules, phase: stands.status, rematch: stands.rematch });
      expect(face.chairs.map(({ name, word }) => ({ name, word }))).toEqual(stands.chairs.map(({ name, word }) => ({ name, word })));
      expect(talk.map(({ n: _, at: __, ...said }) => said)).toEqual(stands.talk);
      if (stands.entries !== null) expect(await viewAfter(guest, stands.entries)).toBe(stands.views?.seats[seat]);
    }
    const spectator = await enter({ match, watch });
    expect(welcomeOf(spectator).you).toEqual({ seat: null, host: false, role: 'spectator', door: false });
    if (stands.entries !== null) expect(await viewAfter(spectator, stands.entries)).toBe(stands.views?.public);
    expect(welcomeOf(await enter({ match, invite })).you).toEqual({ seat: null, host: false, role: 'guest', door: false });
    expect(welcomeOf(await enter({ match, host })).you).toEqual({ seat: null, host: true, role: 'host', door: false });
  });

  it('stays closed to what does not open it', async () => {
    const others = matches.filter((other) => other.match !== match && other.invite !== invite);
    const wrong = [...revoked, others[0]?.tokens[0] ?? freshToken()];
    for (const token of wrong) {
      const guest = await enter({ match, token });
      if (stands.listed) expect(welcomeOf(guest).you.role).toBe('guest');
      else expect(guest.closed).toEqual({ code: CLOSED.noSuchMatch });
    }
  });
});

describe.each(matches.filter(({ lastOrder }) => lastOrder !== null))('$key', ({ match, tokens, lastOrder }) => {
  it('answers an order again that it has carried out, and does not play it twice', async () => {
    if (!lastOrder) throw new Error('there is no order');
    const { seat, id, decision, move, entry } = lastOrder;
    const guest = await enter({ match, token: tokens[seat] ?? '' });
    expect(await guest.order({ t: 'answer', id, decision, move })).toEqual({ t: 'done', id, entry });
  });
});

it('the lobby shows the match that was listed as soon as somebody who sits there is back', async () => {
  const { match, tokens } = writtenAs('pursuit-gathering');
  const sitter = await enter({ match, token: tokens.find((token) => token !== null) ?? '' });
  await sitter.until((guest) => guest.face.chairs.some((chair) => chair.here));
  const reply = (await (await fetch(`${inn.origin}/api/lobby`)).json()) as LobbyReply;
  expect(reply.matches.map((each) => each.match)).toEqual([match]);
});

it('the take-back that was asked for can be granted', async () => {
  const written = writtenAs('farm-running');
  const { takeBack, entries } = written.stands;
  const [ada] = await peopleOf(written);
  if (!ada || !takeBack || entries === null) throw new Error('nobody asks');
  expect(ada.guest.face.takeBack).toMatchObject({ seat: takeBack.seat, to: takeBack.to, waiting: [ada.seat] });
  expect(await ada.guest.order({ t: 'grant', yes: true })).toMatchObject({ t: 'done' });
  const { happened } = await ada.guest.until((g) => g.messages.find((message) => message.t === 'moved'));
  expect(happened.at(-1)).toMatchObject({ entry: entries, undo: takeBack.to });
});

describe('somebody for whom a bot plays', () => {
  it('has the seat again by coming back, if only away', async () => {
    for (const key of ['bird-paused', 'nation-paused']) {
      const written = writtenAs(key);
      const seat = written.stands.chairs.findIndex(({ why }) => why === 'away');
      const guest = await enter({ match: written.match, token: written.tokens[seat] ?? '' });
      await guest.until((g) => g.face.chairs[seat]?.bot === null && g.face.chairs[seat]?.here);
    }
  });

  it.each(['pursuit-paused', 'farm-paused', 'rainbow-paused'])('has it again for the asking in %s', async (key) => {
    const written = writtenAs(key);
    const seat = 1;
    const { bot, why } = written.stands.chairs[seat] ?? {};
    const guest = await enter({ match: written.match, token: written.tokens[seat] ?? '' });
    expect(guest.face.chairs[seat]).toMatchObject({ bot, why, taken: true });
    expect(await guest.order({ t: 'back' })).toMatchObject({ t: 'done' });
    await guest.until((g) => g.face.chairs[seat]?.bot === null);
  });

  it('does not have it again after losing it by the clock', async () => {
    const written = writtenAs('nation-paused');
    const seat = written.stands.chairs.findIndex(({ why }) => why === 'lost');
    const guest = await enter({ match: written.match, token: written.tokens[seat] ?? '' });
    expect(await guest.order({ t: 'back' })).toMatchObject({ t: 'refused', why: 'not-allowed' });
  });
});

describe('a match that gathered', () => {
  it('begins when its last seat is taken by the invite', async () => {
    const { match, invite, tokens } = writtenAs('farm-gathering');
    const zoe = await enter({ match, token: tokens[0] ?? '' });
    const friend = await enter({ match, invite });
    expect(await friend.order({ t: 'join', seat: 2, name: 'Cleo', token: freshToken() })).toMatchObject({ t: 'done', seat: 2 });
    await zoe.until((g) => g.position);
    await playToTheEnd([zoe, friend]);
    const record = await recordFor(zoe);
    expect(record.names).toEqual(['Zoë', 'Wren', 'Cleo']);
    expect(record.words).toEqual(['grüne Wiese', '', '']);
    verify(gameById('farm'), record);
  });

  it('is started by its host, and bots of the old names sit on the chairs that stand open', async () => {
    const { match, invite, tokens, host } = writtenAs('bird-gathering');
    const ada = await enter({ match, token: tokens[0] ?? '', host });
    const friend = await enter({ match, invite });
    expect(await friend.order({ t: 'join', seat: 1, name: 'Ben', token: freshToken() })).toMatchObject({ t: 'done' });
    expect(await ada.order({ t: 'start' })).toMatchObject({ t: 'done' });
    const { chairs } = await ada.until((g) => g.position && g.face.phase === 'playing' && g.face);
    expect(chairs[2]).toMatchObject({ bot: 'gentle', why: 'plan' });
  });

  it('begins by itself when all people of the rematch are there', async () => {
    const people = await peopleOf(writtenAs('rainbow-gathering'));
    await Promise.all(people.map(({ guest }) => guest.until((g) => g.position)));
  });

  it('lets a stranger in who found it in the lobby', async () => {
    const { match } = writtenAs('pursuit-gathering');
    const stranger = await enter({ match });
    expect(await stranger.order({ t: 'join', seat: 1, name: 'Eve', token: freshToken() })).toMatchObject({ t: 'done' });
  });
});

// One of two in `npm test`, where src/store/fixtures.test.ts plays on the others; all at length.
describe.each(matches.filter(({ stands }) => stands.status === 'playing').filter((_, i) => ALL_CASES || i % 2 === 0))('$key', (written) => {
  it('is played on to its end, and its record verifies', async () => {
    const people = (await peopleOf(written)).map(({ guest }) => guest);
    await playToTheEnd(people.filter((guest) => isInCharge(guest)));
    const [anybody] = people;
    if (!anybody) throw new Error('nobody is there');
    const record = await recordFor(anybody);
    expect(record.entries.length).toBeGreaterThan(written.stands.entries ?? 0);
    expect(verify(gameById(record.game), record).state.open).toEqual([]);
  });
});

/** True if this guest decides for the seat; otherwise a bot does. */
function isInCharge(guest: Guest): boolean {
  const { seat } = welcomeOf(guest).you;
  const why = seat === null ? null : guest.face.chairs[seat]?.why;
  return why === null || why === 'away';
}

describe.each(matches.filter(({ stands }) => stands.status === 'over'))('$key', (written) => {
  it('gives the record it gave', async () => {
    const [ada] = await peopleOf(written);
    if (!ada) throw new Error('nobody is there');
    expect(await recordFor(ada.guest)).toEqual(recordWritten(written));
  });
});

/** The server over real HTTP and WebSockets on loopback: founding, joining, playing, leaving, coming back. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Json } from '../engine/game.js';
import { gameById } from '../games/index.js';
import { CLOSED } from '../match/messages.js';
import type { Guest } from './testing/guest.js';
import { freshToken, type Inn, openInn } from './testing/table.js';

let inn: Inn;
beforeAll(async () => {
  inn = await openInn({ patience: 50 });
});
afterAll(() => inn.close());

const PERSON = { kind: 'person' } as const;
const BOT = { kind: 'bot', bot: 'sensible' } as const;

/** Two people at a table of bird, connected. */
async function twoAtTable(settings = {}) {
  const match = await inn.found({ seats: [PERSON, PERSON], settings });
  const tokens = [freshToken(), freshToken()] as const;
  const guests = [
    await inn.enter({ match: match.match, invite: match.invite }),
    await inn.enter({ match: match.match, invite: match.invite }),
  ] as const;
  for (const [seat, guest] of guests.entries()) {
    const joined = await guest.order({ t: 'join', seat, name: ['Ada', 'Ben'][seat] ?? '', token: tokens[seat] ?? '' });
    expect(joined).toMatchObject({ t: 'done', seat });
  }
  for (const guest of guests) await guest.until((g) => g.position);
  return { ...match, tokens, guests };
}

/** A move that the game allows to whoever is asked. */
function choice(guest: Guest): { decision: number; move: Json } | null {
  const { position } = guest;
  const decision = position?.view.open.find((open) => open.seat === position.view.seat);
  if (!position || !decision || position.view.mine === null) return null;
  const [move] = gameById(guest.face.game).moves(position.view.shared, position.view.mine, decision);
  return move === undefined ? null : { decision: decision.id, move };
}

/** Who of the two is asked, and the move. */
async function mover(guests: readonly [Guest, Guest]) {
  const at = Math.max(...guests.map((guest) => guest.position?.entries ?? 0));
  await Promise.all(guests.map((guest) => guest.until((g) => (g.position?.entries ?? -1) >= at)));
  const seat = choice(guests[0]) ? 0 : 1;
  const made = choice(guests[seat]);
  if (!made) throw new Error('nobody is asked');
  return { seat, guest: guests[seat], other: guests[1 - seat] ?? guests[0], ...made };
}

describe('a table', () => {
  it('begins when all sit, and shows the commitment before', async () => {
    const { guests, commitment } = await twoAtTable();
    expect(guests[0].face).toMatchObject({ phase: 'playing', commitment });
    expect(guests[0].messages.find((message) => message.t === 'welcome')).toMatchObject({ position: null, face: { commitment } });
  });

  it('acknowledges a move, then tells the others', async () => {
    const { guests } = await twoAtTable();
    const { guest, other, decision, move } = await mover(guests);
    const entries = guest.position?.entries ?? 0;
    expect(await guest.order({ t: 'answer', decision, move })).toMatchObject({ t: 'done', entry: entries });
    await other.until((g) => (g.position?.entries ?? 0) > entries);
    const last = guest.messages.slice(-2).map((message) => message.t);
    await guest.until((g) => (g.position?.entries ?? 0) > entries);
    expect(last[0] === 'done' || last[1] === 'done').toBe(true);
  });

  it('plays a doubled move once and answers it twice', async () => {
    const { guests } = await twoAtTable();
    const { guest, decision, move } = await mover(guests);
    const first = await guest.order({ t: 'answer', id: 'same', decision, move });
    const second = await guest.order({ t: 'answer', id: 'same', decision, move });
    expect(second).toEqual(first);
  });

  it('refuses a late or illegal move with the reason and the current position', async () => {
    const { guests } = await twoAtTable();
    const { guest, decision, move } = await mover(guests);
    expect(await guest.order({ t: 'answer', decision, move: { t: 'cheat' } })).toMatchObject({
      why: 'illegal',
      position: { entries: expect.any(Number) },
    });
    await guest.order({ t: 'answer', decision, move });
    expect(await guest.order({ t: 'answer', decision, move })).toMatchObject({
      t: 'refused',
      why: 'stale',
      position: { entries: expect.any(Number) },
    });
  });

  it('is played by bots until a person is asked', async () => {
    const match = await inn.found({ seats: [PERSON, BOT, BOT] });
    const ada = await inn.enter({ match: match.match, invite: match.invite });
    await ada.order({ t: 'join', seat: 0, name: 'Ada', token: freshToken() });
    for (let i = 0; i < 5; i++) {
      const made = await ada.until(choice);
      await ada.order({ t: 'answer', ...made });
    }
    expect(ada.position?.entries).toBeGreaterThan(5);
  });
});

describe('secrets', () => {
  it('opens nothing to who has none, and says the same of a match that does not exist', async () => {
    const { match } = await twoAtTable();
    const stranger = await inn.enter({ match });
    const lost = await inn.enter({ match: 'AAAAAAAAAAAAAAAAAAAAAA' });
    await stranger.until((g) => g.closed);
    await lost.until((g) => g.closed);
    expect([stranger.closed, lost.closed]).toEqual([{ code: CLOSED.noSuchMatch }, { code: CLOSED.noSuchMatch }]);
    expect([stranger.texts, lost.texts]).toEqual([[], []]);
  });

  it('shows the public view to spectators', async () => {
    const { match, watch } = await twoAtTable();
    const spectator = await inn.enter({ match, watch });
    expect(spectator.position?.view).toMatchObject({ seat: null, mine: null });
    expect(await spectator.order({ t: 'say', text: 'hi' })).toMatchObject({ why: 'not-allowed' });
  });
});

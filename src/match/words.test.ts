/** Words for the seed: promised when somebody sits down, opened when nobody can sit down any more, left out when they are not. */
import { describe, expect, it } from 'vitest';
import { recordOf, verify } from '../engine/record.js';
import { pledgeTo } from '../engine/seed.js';
import { choresOf, decideChore } from './chores.js';
import { openClient } from './client.js';
import { linkTo } from './direct.js';
import { openHost } from './host.js';
import { memoryLog } from './memory.js';
import { namesOf, phaseOf, type Room, witnessOf } from './room.js';
import { NOTES } from './settings.js';
import { faceOf } from './shown.js';
import { place, quickThinker, scriptedClock } from './testing/hosting.js';
import { carry, GUEST, HOST, NOW, newTable, playToTheEnd, seated, shelf, take, token } from './testing/rooms.js';

const pace = () => 0;
const join = (room: Room, seat: number, word: string) =>
  carry(room, GUEST, { t: 'join', seat, name: `P${seat}`, word: '', pledge: pledgeTo(word), token: token(seat) });

/** Both have sat down and promised a word. */
function promised(): Room {
  const room = newTable({ game: 'sealed' });
  join(room, 0, 'oak');
  join(room, 1, 'elm');
  return room;
}

describe('a promised word', () => {
  it('is awaited before anything is drawn, and not shown before all are open', () => {
    const room = promised();
    expect(phaseOf(room)).toBe('gathering');
    expect(faceOf(room, NOW).opening).toBeGreaterThan(NOW);
    carry(room, seated(0), { t: 'word', word: 'oak' });
    expect(JSON.stringify(faceOf(room, NOW))).not.toContain('oak');
    carry(room, seated(1), { t: 'word', word: 'elm' });
    expect(room.table?.beginning.words).toEqual(['oak', 'elm']);
    expect(faceOf(room, NOW).chairs.map(({ word }) => word)).toEqual(['oak', 'elm']);
  });
  it('is no other word, and opened only when it is time', () => {
    const early = newTable({ game: 'sealed' });
    join(early, 0, 'oak');
    expect(carry(early, seated(0), { t: 'word', word: 'oak' })).toMatchObject({ why: 'not-now' });
    const room = promised();
    expect(carry(room, seated(0), { t: 'word', word: 'ash' })).toMatchObject({ why: 'illegal' });
    carry(room, seated(0), { t: 'word', word: 'oak' });
    expect(carry(room, seated(0), { t: 'word', word: 'oak' })).toEqual({ ok: true, lines: [] });
  });
  it('cannot be got out of by leaving, nor by what the host does', () => {
    const room = promised();
    expect(carry(room, seated(0), { t: 'leave' })).toMatchObject({ why: 'not-now' });
    expect(carry(room, HOST, { t: 'remove', seat: 0 })).toMatchObject({ why: 'not-now' });
    expect(carry(room, HOST, { t: 'plan', seat: 0, plan: { kind: 'person' } })).toMatchObject({ why: 'not-now' });
  });
  it('is left out after twenty seconds, told, and named in the record', () => {
    const room = promised();
    const since = room.opening ?? 0;
    carry(room, seated(0), { t: 'word', word: 'oak' });
    const [chore] = choresOf(room, pace);
    expect(chore).toEqual({ do: 'begin', at: since + 20_000 });
    const decided = chore && decideChore(room, chore, since + 20_000);
    if (!decided?.ok) throw new Error('the match should begin');
    take(room, decided.lines);
    expect(room.table?.beginning.words).toEqual(['oak', '']);
    expect(room.notes.map(({ what, name }) => NOTES[what](name))).toEqual(['The word of P1 was not opened in time and is left out.']);
    playToTheEnd(room);
    if (!room.table) throw new Error('there is no table');
    const record = recordOf(room.table, namesOf(room), { seed: true }, witnessOf(room));
    expect(record).toMatchObject({ words: ['oak', ''], pledges: [pledgeTo('oak'), pledgeTo('elm')] });
    expect(() => verify(room.game, record)).not.toThrow();
    expect(() => verify(room.game, { ...record, words: ['ash', ''] })).toThrow('promised');
  });
});

describe('a client', () => {
  it('promises the word it is given and opens it by itself', async () => {
    const clock = scriptedClock();
    const host = await openHost('a match', {
      log: memoryLog([newTable({ game: 'sealed' }).founded]),
      clock,
      thinker: quickThinker,
      outlet: { changed: () => {}, lost: () => {}, problem: (what, error) => expect.fail(`${what}: ${error}`) },
      pace,
      shelf,
      attends: () => true,
    });
    if (!host) throw new Error('there is no host');
    const guest = {
      seat: null,
      token: null,
      host: false,
      invited: true,
      door: false,
      knock: null,
      television: false,
      from: null,
      role: 'guest',
    } as const;
    const clients = [0, 1].map(() => openClient(linkTo(host, place, () => guest)));
    await clock.pass(0);
    for (const [seat, client] of clients.entries())
      void client.order({ t: 'join', seat, name: `P${seat}`, word: 'oak', token: token(seat) });
    await clock.pass(10);
    await clock.pass(10);
    const { words } = host.room.table?.beginning ?? { words: [] };
    expect(words).toHaveLength(2);
    for (const word of words) expect(word).toMatch(/^oak \w+$/);
    expect(new Set(words).size).toBe(2); // nobody guesses it from its commitment
    for (const client of clients) client.close();
    host.close();
  });
});

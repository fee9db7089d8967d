/** Who is told that it is their turn, and with which keys. */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Room } from '../match/room.js';
import type { RoomChange } from '../match/telling.js';
import { begun, carry, NOW, newTable, playToTheEnd, question, seated, sitDown, take } from '../match/testing/rooms.js';
import { newsAfter } from './notify.js';
import { vapidKeys } from './push.js';

const folder = mkdtempSync(join(tmpdir(), 'halcyon-keys-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const changed = (room: Room, entries: number, asked: readonly number[]): RoomChange => ({
  room,
  lines: [],
  before: { entries, takeBack: null, proposal: null, routines: [], asked },
});

/** A match in which both wish to be told, and neither is there. */
function away(): Room {
  const room = begun();
  for (const seat of [0, 1]) carry(room, seated(seat), { t: 'webhook', url: 'https://hook.example/' });
  const { seat, decision, move } = question(room);
  carry(room, seated(seat), { t: 'answer', decision, move });
  return room;
}

describe('news', () => {
  it('go to who is asked now and was not before', () => {
    const room = away();
    const { seat } = question(room);
    expect(newsAfter(changed(room, 0, []))).toMatchObject([{ kind: 'your-turn', seat, game: 'bird', match: 'a match' }]);
    expect(newsAfter(changed(room, 0, [seat]))).toEqual([]);
    expect(newsAfter(changed(room, room.table?.entries.length ?? 0, []))).toEqual([]);
  });
  it('do not go to who is there, nor to who did not ask for them, nor before the start', () => {
    const room = away();
    const { seat } = question(room);
    take(room, [{ t: 'came', at: NOW, seat, server: 'here 1' }]);
    expect(newsAfter(changed(room, 0, []))).toEqual([]);
    const deaf = begun();
    carry(deaf, seated(question(deaf).seat), { t: 'answer', ...question(deaf) });
    expect(newsAfter(changed(deaf, 0, []))).toEqual([]);
    const early = newTable();
    sitDown(early, 0);
    expect(newsAfter(changed(early, 0, []))).toEqual([]);
  });
  it('tell everybody away of the end', () => {
    const room = away();
    playToTheEnd(room);
    expect(newsAfter(changed(room, 1, [])).map((news) => news.kind)).toEqual(['over', 'over']);
  });
  it('tell who is away and has not answered that somebody wants once more', () => {
    const room = away();
    playToTheEnd(room);
    const said = carry(room, seated(0), { t: 'rematch', yes: true });
    const lines = said.ok ? said.lines : [];
    const entries = room.table?.entries.length ?? 0;
    expect(newsAfter({ ...changed(room, entries, []), lines })).toMatchObject([
      { kind: 'again', seat: 1, text: expect.stringContaining('Ada wants once more') },
    ]);
    const no = carry(room, seated(1), { t: 'rematch', yes: false });
    expect(newsAfter({ ...changed(room, entries, []), lines: no.ok ? no.lines : [] })).toEqual([]);
  });
});

describe('push keys', () => {
  it('are made once, kept for the owner alone, and overruled by the environment', () => {
    const made = vapidKeys({}, folder);
    expect(made?.publicKey.length).toBeGreaterThan(80);
    expect(vapidKeys({}, folder)).toEqual(made);
    expect(statSync(join(folder, 'push-keys.json')).mode & 0o077).toBe(0);
    expect(vapidKeys({ HALCYON_PUSH_PUBLIC: 'p', HALCYON_PUSH_PRIVATE: 'q' }, folder)).toEqual({ publicKey: 'p', privateKey: 'q' });
    expect(vapidKeys({}, null)).toBeNull();
  });
});

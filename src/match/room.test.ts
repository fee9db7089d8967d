/** The fold: the same lines give the same room, from the beginning or from a shortcut; and what a room shows to whom. */
import { describe, expect, it } from 'vitest';
import { copy, hash } from '../engine/json.js';
import { recordOf, verify } from '../engine/record.js';
import { recall, stateAt } from '../engine/walk.js';
import { fold, goAhead, roomFrom } from './fold.js';
import { type Line, readLine, written } from './lines.js';
import { type Command, decide, type Who } from './orders.js';
import { namesOf, newRoom, type Room } from './room.js';
import { doorFace, faceOf, happenedFor, pastPositionFor, positionFor } from './shown.js';
import { sinceLastTurn } from './since.js';
import { roomFromSnapshot, snapshotOf } from './snapshot.js';
import { offerTo, undoFace } from './takeback.js';
import {
  BOT,
  begun,
  carry,
  NOW,
  newTable,
  PERSON,
  playOne,
  playToTheEnd,
  question,
  seated,
  shelf,
  sitDown,
  token,
} from './testing/rooms.js';

/** A room that keeps its lines: a lively match of the game with every kind of secret. */
function lively(): { room: Room; lines: Line[] } {
  const first = newTable({ game: 'sealed', settings: { clock: { per: 'match', seconds: 600, atZero: 'answer' } } });
  const lines: Line[] = [first.founded];
  const room = newRoom('a match', first.founded, shelf);
  let n = 0;
  const order = (who: Who, wanted: object) => {
    const decided = decide(room, who, { id: `n${n++}`, ...wanted } as Command, NOW + 1000 * n);
    if (!decided.ok) throw new Error(decided.because);
    for (const line of decided.lines) fold(room, line);
    lines.push(...decided.lines);
  };
  for (const seat of [0, 1])
    order(
      { seat: null, host: false, guest: true, door: false, from: null },
      { t: 'join', seat, name: `P${seat}`, word: 'w', token: token(seat) },
    );
  const answer = () => {
    const { seat, ...made } = question(room);
    order(seated(seat), { t: 'answer', ...made });
    return seat;
  };
  for (let i = 0; i < 6; i++) answer();
  const seat = answer();
  answer();
  order(seated(seat), { t: 'undo' });
  if (room.takeBack) order(seated(1 - seat), { t: 'grant', yes: true });
  order(seated(0), { t: 'say', text: 'Well.' });
  for (let i = 0; i < 4; i++) answer();
  return { room, lines };
}

describe('the fold', () => {
  it('gives the same room from the same lines, read back from text', () => {
    const { room, lines } = lively();
    const again = roomFrom('a match', lines.map(written).map(readLine), shelf);
    expect(snapshotOf(again)).toBe(snapshotOf(room));
  });
  it('goes on from a shortcut as if it had begun at the first line', () => {
    const { room, lines } = lively();
    for (const at of [3, 8, lines.length - 1]) {
      const shortcut = roomFromSnapshot(snapshotOf(roomFrom('a match', lines.slice(0, at), shelf)), shelf);
      if (!shortcut) throw new Error('the shortcut was not taken');
      for (const line of lines.slice(at)) fold(shortcut, line);
      expect(snapshotOf(shortcut)).toBe(snapshotOf(room));
    }
  });
  it('comes out the same whether an answer is played again or taken over from when it was decided on', () => {
    const { room, lines } = lively();
    const ahead = roomFrom('a match', lines, shelf);
    for (let i = 0; i < 20 && room.table?.state.open.length !== 0; i++) {
      const { seat, ...made } = question(room);
      const order = { t: 'answer', id: `late${i}`, ...made } as const;
      const [a, b] = [decide(room, seated(seat), order, NOW + 1e6 + i), decide(ahead, seated(seat), order, NOW + 1e6 + i)];
      if (!a.ok || !b.ok || !b.ahead) throw new Error('not taken');
      for (const line of a.lines) fold(room, line);
      goAhead(ahead, b.lines, b.ahead);
      expect(JSON.parse(snapshotOf(ahead))).toEqual(JSON.parse(snapshotOf(room)));
    }
  });
  it('does not take a shortcut of another form', () => {
    const { form, ...rest } = JSON.parse(snapshotOf(newTable()));
    expect(roomFromSnapshot(JSON.stringify({ ...rest, form: form + 1 }), shelf)).toBeNull();
  });
  it('says so when a log is damaged', () => {
    const { lines } = lively();
    expect(() => roomFrom('a match', lines.slice(1), shelf)).toThrow('founding');
    expect(() => roomFrom('a match', lines.toSpliced(4, 1), shelf)).toThrow('does not fit the rules');
    expect(() => readLine('7')).toThrow('damaged');
  });
  it('leaves a record that verifies, take-backs included', () => {
    const { room } = lively();
    playToTheEnd(room);
    if (!room.table) throw new Error('no table');
    expect(() => verify(room.game, copy(recordOf(room.table as NonNullable<Room['table']>, namesOf(room), { seed: true })))).not.toThrow();
  });
});

describe('what a room shows', () => {
  it('shows chairs, presence and the commitment, but no secret of the log', () => {
    const { room } = lively();
    const text = JSON.stringify(faceOf(room, NOW));
    for (const secret of [room.founded.seed, room.founded.host, room.founded.invite, room.founded.watch, room.chairs[0]?.token ?? '?']) {
      expect(text).not.toContain(secret);
    }
    expect(faceOf(room, NOW).chairs[0]).toMatchObject({ name: 'P0', taken: true, here: false, word: 'w' });
  });
  it('tells whoever has the link how it ended, the best first, and nobody before; the code alone tells it not', () => {
    const room = begun();
    expect(faceOf(room, NOW).result).toBeNull();
    playToTheEnd(room);
    const face = faceOf(room, NOW);
    expect(face.result?.words).toMatch(/ wins?\b/);
    const totals = face.result?.by.map(({ total }) => total) ?? [];
    expect(totals).toHaveLength(room.chairs.length);
    expect(totals).toEqual(totals.toSorted((a, b) => b - a));
    const ranks = face.result?.by.map(({ rank }) => rank) ?? [];
    expect(ranks[0]).toBe(1);
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    expect(doorFace(room, face, null).result).toBeNull();
  });
  it('shows old positions as they were', () => {
    const room = begun();
    const views = [copy(positionFor(room, 0)?.view)];
    for (let i = 0; i < 6; i++) {
      playOne(room);
      views[room.table?.entries.length ?? 0] = copy(positionFor(room, 0)?.view);
    }
    for (const [at, view] of views.entries()) if (view) expect(copy(pastPositionFor(room, 0, at)?.view)).toEqual(view);
    expect(pastPositionFor(room, 0, 1000)).toBeNull();
  });
  it('finds any position of a long match with take-backs in it, as the engine does from the beginning', () => {
    const room = begun({ game: 'farm' });
    for (let i = 0; i < 150; i++) {
      const seat = playOne(room);
      if (i % 23 === 0) carry(room, seated(seat), { t: 'undo' });
      if (room.takeBack) carry(room, seated(1 - seat), { t: 'grant', yes: true });
    }
    const [{ table }, opened] = [room, roomFromSnapshot(snapshotOf(room))];
    if (!table || !opened?.table) throw new Error('no table');
    for (let at = 0; at <= table.entries.length; at += 7) {
      expect(hash(recall(table, at))).toBe(hash(stateAt(table, at)));
      expect(hash(recall(opened.table, at))).toBe(hash(stateAt(table, at)));
    }
  });
  it('tells what happened from any entry on, the opening included', () => {
    const { room } = lively();
    const all = happenedFor(room, 0, -1);
    expect(all.map((each) => each.entry)).toEqual(Array.from({ length: (room.table?.entries.length ?? 0) + 1 }, (_, i) => i - 1));
    expect(happenedFor(room, 0, 3)).toEqual(all.slice(4));
    expect(happenedFor(newTable(), 0, -1)).toEqual([]);
  });
});

describe('since your last turn', () => {
  it('is told in at most five sentences, in order, with the entries they belong to', () => {
    const room = begun({ seats: [PERSON, PERSON, PERSON, PERSON] });
    for (let i = 0; i < 14; i++) playOne(room);
    for (const seat of [0, 1, 2, 3]) {
      const told = sinceLastTurn(room, seat);
      const steps = room.table?.steps ?? [];
      const last = steps.findLastIndex((step, i) => step.seat === seat && !('forced' in (room.table?.entries[i] ?? {})));
      expect(told.length).toBeLessThanOrEqual(5);
      expect(told.map((each) => each.entry)).toEqual(told.map((each) => each.entry).toSorted((a, b) => a - b));
      for (const { entry, words } of told) {
        expect(entry).toBeGreaterThan(last);
        expect(words).not.toBe('');
      }
    }
    expect(sinceLastTurn(newTable(), 0)).toEqual([]);
  });
});

describe('the offer to take back', () => {
  it('is the same by the quick look and by the thorough one', () => {
    const room = begun({ game: 'sealed', seats: [PERSON, PERSON, PERSON] });
    for (let i = 0; i < 30 && room.table?.state.open.length !== 0; i++) {
      playOne(room);
      for (const seat of [0, 1, 2]) {
        const { to, free, because } = offerTo(room, seat);
        expect(undoFace(room, seat)).toEqual({ possible: to !== null, free, because });
      }
    }
  });
});

describe('names', () => {
  it('give every bot one that nobody has', () => {
    const room = newTable({ seats: [PERSON, BOT, BOT] });
    expect(
      carry(
        room,
        { seat: null, host: false, guest: true, door: false, from: null },
        { t: 'join', seat: 0, name: room.chairs[1]?.name ?? '', word: '', token: token(1) },
      ).ok,
    ).toBe(false);
    sitDown(room, 0);
    expect(new Set(namesOf(room)).size).toBe(3);
  });
});

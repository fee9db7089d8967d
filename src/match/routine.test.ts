/** What somebody answers alike each time they need not be asked: the host answers for them, and the record is that of a match in which they did it themselves. */
import { describe, expect, it } from 'vitest';
import { quickChance } from '../engine/chance.js';
import type { Decision, Json, Seat } from '../engine/game.js';
import { copy } from '../engine/json.js';
import { movesOf } from '../engine/play.js';
import { recordOf, verify } from '../engine/record.js';
import { mine } from '../engine/view.js';
import { linesFor } from './begin.js';
import { isRefused } from './client.js';
import { roomFrom } from './fold.js';
import type { Host, Log } from './host.js';
import { readLine } from './lines.js';
import { memoryLog } from './memory.js';
import { namesOf, phaseOf, type Room } from './room.js';
import { happenedFor } from './shown.js';
import { snapshotOf } from './snapshot.js';
import { hosted, people, settled, sitAt, wishFor } from './testing/hosting.js';
import { begun, carry, NOW, PERSON, seated, shelf } from './testing/rooms.js';

const KEEP = { t: 'keep' };
const BUTTON = 'move-button';

const openIn = (room: Room): Decision => {
  const [decision] = room.table?.state.open ?? [];
  if (!decision) throw new Error('nobody is asked');
  return decision;
};

/** What a sensible player would answer, the same for the same question. */
function sensible({ game, table }: Room, decision: Decision): Json {
  if (!table) throw new Error('the match has not begun');
  return game.suggest(table.state.shared, mine(table.state, decision.seat), decision, quickChance(decision.id));
}

const rainbow = (): Room => begun({ game: 'rainbow', seats: [PERSON, PERSON, PERSON] });

/** Everybody answers until this holds, or the match is over. Ada's Button stays where it is. */
function playUntil(room: Room, holds: (asked: Decision) => boolean): void {
  while (phaseOf(room) === 'playing' && !holds(openIn(room))) {
    const decision = openIn(room);
    const move = decision.seat === 0 && decision.kind === BUTTON ? KEEP : sensible(room, decision);
    const decided = carry(room, seated(decision.seat), { t: 'answer', decision: decision.id, move });
    if (!decided.ok) throw new Error(decided.because);
  }
}

const isAdas = ({ seat, kind }: Decision): boolean => seat === 0 && kind === BUTTON;

/** A match in which Ada has said that her Button stays. */
function kept(): Room {
  const room = rainbow();
  playUntil(room, isAdas);
  expect(carry(room, seated(0), { t: 'routine', kind: BUTTON, move: KEEP })).toMatchObject({ ok: true });
  return room;
}

describe('a routine', () => {
  it('makes the same entries as answering by hand, here and in every session, and the record holds', async () => {
    const byHand = rainbow();
    playUntil(byHand, () => false);
    const wish = { ...wishFor('rainbow', people(3)), seed: byHand.founded.seed };
    const lines = linesFor(wish, NOW, shelf).map((line) =>
      line.t === 'started' ? { ...line, words: ['word 0', 'word 1', 'word 2'] } : line,
    );
    const log: Log = memoryLog(lines);
    const host: Host = await hosted(wish, { log });
    const sessions = [await sitAt(host, 0), await sitAt(host, 1), await sitAt(host, 2)];
    let asked = 0;
    while (phaseOf(host.room) === 'playing') {
      const decision = openIn(host.room);
      const session = sessions[decision.seat];
      if (!session) throw new Error('nobody sits there');
      const reply = isAdas(decision)
        ? await session.order({ t: 'routine', kind: BUTTON, move: KEEP })
        : await session.answer(decision, sensible(host.room, decision));
      if (isRefused(reply)) throw new Error(reply.because);
      if (isAdas(decision)) asked++;
      await settled();
      for (const { now } of sessions) expect(now.moment?.entries).toBe(host.room.table?.entries.length);
    }
    expect(asked).toBe(1);
    expect(sessions[1]?.now.face?.routines).toEqual([{ seat: 0, kind: BUTTON }]);
    expect(host.room.table?.entries).toEqual(byHand.table?.entries);
    const buttons = byHand.table?.steps.filter(({ seat, kind }) => seat === 0 && kind === BUTTON) ?? [];
    expect(buttons.length).toBeGreaterThan(5);
    if (!host.room.table) throw new Error('no table');
    expect(() => verify(host.room.game, copy(recordOf(host.room.table as never, namesOf(host.room), { seed: true })))).not.toThrow();
    const again = roomFrom('a match', ((await log.read(0)) ?? []).map(readLine), shelf);
    expect(JSON.parse(snapshotOf(again))).toEqual(JSON.parse(snapshotOf(host.room)));
  });

  it('is told with the answer that led to it: nobody sees the question for a moment', () => {
    const room = kept();
    const before = room.table?.entries.length ?? 0;
    playUntil(room, () => room.table?.steps.slice(before).some(({ seat, kind }) => seat === 0 && kind === BUTTON) ?? false);
    expect(openIn(room).seat).not.toBe(0);
    const told = happenedFor(room, 1, before).filter(({ entry }) => room.unasked.includes(entry));
    expect(told).toMatchObject([{ seat: 0, forced: true }]); // "since my last turn" begins with what Ada decided herself
  });

  it('ends when it is touched: the next question is asked', () => {
    const room = kept();
    expect(carry(room, seated(1), { t: 'routine', kind: BUTTON, move: null })).toEqual({ ok: true, lines: [] }); // of somebody else: nothing
    carry(room, seated(0), { t: 'routine', kind: BUTTON, move: null });
    expect(room.routines).toEqual([]);
    playUntil(room, isAdas);
    expect(isAdas(openIn(room))).toBe(true);
  });

  it('asks where its answer is not possible, and ends when the question is answered by hand', () => {
    const room = rainbow();
    playUntil(room, isAdas);
    const [, there] = room.table ? movesOf(room.table, openIn(room)) : []; // the first is to leave it
    expect(carry(room, seated(0), { t: 'routine', kind: BUTTON, move: there ?? null })).toMatchObject({ ok: true });
    playUntil(room, isAdas); // her Button lies there now
    expect(room.routines).toHaveLength(1);
    const { id } = openIn(room);
    carry(room, seated(0), { t: 'answer', decision: id, move: KEEP });
    expect(room.routines).toEqual([]);
  });

  it('ends with the take-back that shows its question again', () => {
    const room = rainbow();
    playUntil(room, isAdas);
    const { entries, steps } = room.table ?? { entries: [], steps: [] };
    const at = entries.length;
    carry(room, seated(0), { t: 'routine', kind: BUTTON, move: KEEP });
    expect(steps[at]).toMatchObject({ seat: 0, kind: BUTTON });
    carry(room, seated(0), { t: 'undo' });
    for (const seat of [1, 2]) if (room.takeBack) carry(room, seated(seat), { t: 'grant', yes: true });
    expect(entries.at(-1)).toMatchObject({ undo: at, by: 0 });
    expect(isAdas(openIn(room))).toBe(true);
    expect(room.routines).toEqual([]);
  });

  it('does not outlast its person', () => {
    const room = kept();
    carry(room, seated(0), { t: 'leave' });
    expect(room.routines).toEqual([]);
    carry(room, seated(0), { t: 'back' });
    expect(room.routines).toEqual([]);
  });

  it('is refused to who is not asked, with the clause where it is not legal, and where the choice is a secret', () => {
    const room = rainbow();
    const order = { t: 'routine', kind: BUTTON, move: KEEP } as const;
    const { seat, kind } = openIn(room);
    expect(carry(room, seated(seat), order)).toMatchObject({ ok: false, why: 'not-now' });
    expect(carry(room, seated(seat), { ...order, kind })).toMatchObject({ ok: false, why: 'illegal' });
    playUntil(room, isAdas);
    const mineAlready = { t: 'button', track: 'love', pos: 99 };
    expect(carry(room, seated(1), order)).toMatchObject({ ok: false, why: 'not-now' });
    expect(carry(room, seated(0), { ...order, move: mineAlready })).toMatchObject({ ok: false, why: 'illegal' });
    const secret = begun({ game: 'sealed', seats: [PERSON, PERSON, PERSON] });
    playUntil(secret, (asked) => asked.kind === 'bid');
    const bid = openIn(secret);
    expect(carry(secret, seated(bid.seat), { t: 'routine', kind: 'bid', move: sensible(secret, bid) })).toMatchObject({
      ok: false,
      why: 'not-allowed',
    });
    expect(secret.routines).toEqual([]);
  });

  it('never runs away: after a hundred answers in a row somebody is asked', () => {
    const room = begun({ game: 'rainbow', options: { maxRounds: 200 } });
    const ALIKE: Readonly<Record<string, Json>> = { wheel: { t: 'spin' }, 'after-spin': { t: 'stay' }, [BUTTON]: KEEP };
    let most = 0;
    for (let given = 0; given < 8 && phaseOf(room) === 'playing'; ) {
      const { id, seat, kind }: { id: number; seat: Seat; kind: string } = openIn(room);
      const move = ALIKE[kind];
      if (move === undefined) carry(room, seated(seat), { t: 'answer', decision: id, move: sensible(room, openIn(room)) });
      else {
        const decided = carry(room, seated(seat), { t: 'routine', kind, move });
        if (!decided.ok) throw new Error(decided.because);
        const answers = decided.lines.filter((line) => line.t === 'played' && line.by === 'routine').length;
        most = Math.max(most, answers);
        given++;
      }
    }
    expect(most).toBe(101); // the one that was given with the order, and a hundred
    expect(room.routines).toHaveLength(6);
    expect(phaseOf(room)).toBe('playing');
  });
});

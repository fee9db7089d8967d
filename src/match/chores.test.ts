/** What happens by itself: bots are asked, clocks fall as agreed, a bot stands in for somebody away, and nothing happens too early. */
import { describe, expect, it } from 'vitest';
import type { Json } from '../engine/game.js';
import type { Why } from '../engine/record.js';
import { type Chore, choresOf, decideChore, wakeOf } from './chores.js';
import { deadlineOf, timeLeft } from './clock.js';
import type { Line } from './lines.js';
import { isPersons, newRoom, type Room } from './room.js';
import { BREATH, type ClockRule, GRACE_FOR_TAKE_BACK, type TableSettings } from './settings.js';
import {
  BOT,
  begun,
  carry,
  HOST,
  NOW,
  newTable,
  PERSON,
  playOne,
  playToTheEnd,
  question,
  seated,
  shelf,
  sitDown,
  take,
  token,
} from './testing/rooms.js';
import { foundSchema } from './wire.js';

const pace = () => 500;
const clocked = (clock: ClockRule) => begun({ settings: { clock } });
const asked = (room: Room) => room.since.get(question(room).decision) ?? 0;

function dueChore(room: Room) {
  const [chore] = choresOf(room, pace);
  if (!chore) throw new Error('nothing is to be done');
  return chore;
}

function linesOf(room: Room, chore: Chore, now: number, move?: Json): readonly Line[] {
  const decided = decideChore(room, chore, now, move);
  if (!decided.ok) throw new Error(decided.because);
  return decided.lines;
}

describe('bots', () => {
  it('are asked when it is their turn, not before their pace', () => {
    const room = begun({ seats: [PERSON, BOT] });
    while (question(room).seat === 0) playOne(room);
    expect(dueChore(room)).toMatchObject({ do: 'think', bot: 'sensible', at: asked(room) + 500 });
    const lines = linesOf(room, dueChore(room), NOW, question(room).move);
    expect(lines[0]).toMatchObject({ t: 'played', seat: 1, by: 'bot' });
  });
  it('fall back on what is sensible when their answer is none', () => {
    const room = begun({ seats: [PERSON, BOT] });
    while (question(room).seat === 0) playOne(room);
    expect(linesOf(room, dueChore(room), NOW, 'nonsense')[0]).toMatchObject({ t: 'played', by: 'bot' });
    expect(linesOf(room, dueChore(room), NOW)[0]).toMatchObject({ t: 'played', by: 'bot' });
  });
  it('wait a while for people who talk about a take-back', () => {
    const room = begun({ game: 'sealed', seats: [PERSON, PERSON, BOT] });
    take(room, [{ t: 'asked', at: NOW, seat: 0, to: 0 }]);
    const think = choresOf(room, pace).filter((chore) => chore.do === 'think');
    for (const chore of think) expect(chore.at).toBeGreaterThanOrEqual(NOW + GRACE_FOR_TAKE_BACK);
  });
  it('have nothing to do before the start and after the end', () => {
    expect(wakeOf(newTable(), pace)).toBeNull();
    const room = begun();
    expect(wakeOf(room, pace)).toBeNull(); // people take the time they take
    playToTheEnd(room);
    expect(wakeOf(room, pace)).toBeNull();
  });
});

describe('a clock per decision', () => {
  const rule = (atZero: ClockRule['atZero']): ClockRule => ({ per: 'decision', seconds: 60, atZero });
  it('falls so many seconds after the question', () => {
    const room = clocked(rule('answer'));
    expect(wakeOf(room, pace)).toBe(asked(room) + 60_000);
    playOne(room);
    expect(wakeOf(room, pace)).toBe(asked(room) + 60_000);
  });
  it('then a bot answers this once', () => {
    const room = clocked(rule('answer'));
    const { seat } = question(room);
    const lines = linesOf(room, dueChore(room), NOW + 60_000);
    expect(lines[0]).toMatchObject({ t: 'played', by: 'clock', seat });
    take(room, lines);
    expect(isPersons(room.chairs[seat])).toBe(true);
  });
  it('or takes over until the person is back', () => {
    const room = clocked(rule('take-over'));
    const { seat } = question(room);
    take(room, linesOf(room, dueChore(room), NOW + 60_000));
    expect(room.chairs[seat]?.bot).toMatchObject({ why: 'clock' });
    expect(dueChore(room).do).toBe('think');
    expect(carry(room, seated(seat), { t: 'back' }).ok).toBe(true);
  });
  it('or keeps the seat for good', () => {
    const room = clocked(rule('lose-seat'));
    const { seat } = question(room);
    take(room, linesOf(room, dueChore(room), NOW + 60_000));
    expect(carry(room, seated(seat), { t: 'back' })).toMatchObject({ why: 'not-allowed' });
    expect(carry(room, seated(seat), { t: 'undo' })).toMatchObject({ why: 'not-now' });
  });
});

describe('the usual clock', () => {
  const usual: ClockRule = { per: 'decision', seconds: 60, atZero: 'usual' };
  const fall = (room: Room) => {
    const chore = choresOf(room, pace).find((each) => each.do === 'fall');
    if (!chore) throw new Error('no clock runs');
    const lines = linesOf(room, chore, chore.at);
    take(room, lines);
    return lines[0];
  };
  /** The others answer until this seat is asked again. */
  const untilAsked = (room: Room, seat: number) => {
    while (question(room).seat !== seat) playOne(room);
  };

  it('plays one usual move, and the second time in a row a stand-in sits down', () => {
    const room = clocked(usual);
    const { seat } = question(room);
    expect(fall(room)).toMatchObject({ t: 'played', by: 'clock', seat });
    untilAsked(room, seat);
    expect(fall(room)).toMatchObject({ t: 'bot', why: 'clock', seat });
  });
  it('begins anew when the person has decided in between, or has come back', () => {
    const room = clocked(usual);
    const { seat } = question(room);
    fall(room);
    untilAsked(room, seat);
    playOne(room);
    untilAsked(room, seat);
    expect(fall(room)).toMatchObject({ t: 'played', by: 'clock' });
    untilAsked(room, seat);
    fall(room);
    carry(room, seated(seat), { t: 'back' });
    untilAsked(room, seat);
    expect(fall(room)).toMatchObject({ t: 'played', by: 'clock' });
  });
  it('is what a clock does that says nothing else', () => {
    const told = {
      game: 'bird',
      options: {},
      seats: [PERSON, PERSON],
      host: token(1),
      settings: { clock: { per: 'decision', seconds: 60 } },
    };
    expect(foundSchema.parse(told).settings.clock).toEqual(usual);
  });
});

describe('a stand-in', () => {
  const seatOf = (room: Room) => room.chairs[0]?.bot?.name;
  const leaveAt = (room: Room) => {
    carry(room, seated(0), { t: 'leave' });
    return seatOf(room);
  };
  it('is never weaker than the usual bot at a table that is or was public', () => {
    for (const standIn of ['random', 'sensible', 'sleepy', 'gentle'] as const) {
      expect(leaveAt(begun({ settings: { listed: true, standIn } }))).toBe('steady');
      expect(leaveAt(begun({ settings: { standIn } }))).toBe(standIn);
    }
    expect(leaveAt(begun({ settings: { listed: true, standIn: 'master' } }))).toBe('master');
    const once = begun({ settings: { standIn: 'random' } });
    take(
      once,
      [true, false].map((listed) => ({ t: 'listed', at: NOW, listed }) as const),
    );
    expect(leaveAt(once)).toBe('steady');
  });
  it('stays as agreed in a match that was founded under other terms', () => {
    const { founded } = newTable({ settings: { listed: true, standIn: 'random' } });
    const { terms: _, ...before } = founded;
    const room = newRoom('an old match', before, shelf);
    for (const seat of [0, 1]) sitDown(room, seat);
    expect(leaveAt(room)).toBe('random');
  });
});

describe('a clock per match', () => {
  const rule: ClockRule = { per: 'match', seconds: 100, atZero: 'answer' };
  it('runs only for who is asked', () => {
    const room = clocked(rule);
    const { seat, decision, move } = question(room);
    const began = asked(room);
    expect(timeLeft(room, seat, began + 30_000)).toBe(70_000);
    carry(room, seated(seat), { t: 'answer', decision, move }, began + 30_000);
    expect(room.chairs[seat]?.spent).toBe(30_000);
    expect(room.chairs[1 - seat]?.spent).toBe(0);
  });
  it('still gives every question a breath when it is used up', () => {
    const room = clocked(rule);
    const { seat, decision, move } = question(room);
    const late = asked(room) + 500_000;
    carry(room, seated(seat), { t: 'answer', decision, move }, late);
    for (let i = 0; i < 8 && question(room).seat !== seat; i++) {
      const next = question(room);
      carry(room, seated(next.seat), { t: 'answer', decision: next.decision, move: next.move }, late + 1000);
    }
    const open = room.table?.state.open.find((d) => d.seat === seat);
    if (!open) throw new Error('not asked again');
    expect(deadlineOf(room, open)).toBe((room.since.get(open.id) ?? 0) + BREATH);
    expect(timeLeft(room, seat, late + 5000)).toBe(0);
  });
  it('does not run for bots', () => {
    const room = clocked(rule);
    const { seat } = question(room);
    carry(room, HOST, { t: 'bot', seat });
    expect(choresOf(room, pace).map((chore) => chore.do)).toEqual(['think']);
  });
});

describe('absence', () => {
  it('lets a bot stand in when somebody is asked and stays away', () => {
    const room = begun({ settings: { absence: 120 } });
    const { seat } = question(room);
    expect(dueChore(room)).toMatchObject({ do: 'stand-in', seat, at: asked(room) + 120_000 });
    take(room, linesOf(room, dueChore(room), NOW));
    expect(room.chairs[seat]?.bot).toMatchObject({ name: 'steady', why: 'away' });
  });
  it('does not concern who is there', () => {
    const room = begun({ settings: { absence: 120 } });
    take(room, [{ t: 'came', at: NOW, seat: question(room).seat, server: 'here 1' }]);
    expect(choresOf(room, pace)).toEqual([]);
  });
});

describe('a take-back', () => {
  it('happens by itself when the last who had not agreed has left', () => {
    const room = begun({ game: 'sealed' });
    const seat = playOne(room);
    playOne(room);
    carry(room, seated(seat), { t: 'undo' });
    expect(choresOf(room, pace).map((chore) => chore.do)).toEqual(['lapse']);
    carry(room, seated(1 - seat), { t: 'leave' });
    expect(dueChore(room)).toMatchObject({ do: 'take-back' });
    expect(linesOf(room, dueChore(room), NOW)).toMatchObject([{ t: 'undone', entry: { by: seat, granted: [] } }]);
  });
});

describe('a take-back that concerns somebody whose seat a bot keeps', () => {
  const request = (kept: Why, settings: Partial<TableSettings> = {}) => {
    const room = begun({ game: 'sealed', settings });
    const seat = playOne(room);
    playOne(room);
    take(room, [{ t: 'bot', at: NOW, seat: 1 - seat, bot: 'steady', why: kept }]);
    return { room, seat, decided: carry(room, seated(seat), { t: 'undo' }, NOW) };
  };
  for (const kept of ['away', 'clock', 'host'] as const) {
    it(`is asked for, not granted, where the bot plays because of ${kept}, and lapses after a minute`, () => {
      const { room, seat, decided } = request(kept);
      expect(decided).toMatchObject({ ok: true, lines: [{ t: 'asked', seat }] });
      const lapse = choresOf(room, pace).filter((chore) => chore.do !== 'think');
      expect(lapse).toEqual([{ do: 'lapse', at: NOW + 60_000, what: 'take-back' }]);
      const entries = room.table?.entries.length;
      for (const chore of lapse) take(room, linesOf(room, chore, NOW + 60_000));
      expect(room.takeBack).toBeNull();
      expect(room.table?.entries.length).toBe(entries);
    });
  }
  it('has a day at a table over days', () => {
    const day = 24 * 3600;
    const { room } = request('away', { clock: { per: 'decision', seconds: day, atZero: 'answer' } });
    expect(choresOf(room, pace)).toContainEqual({ do: 'lapse', at: NOW + day * 1000, what: 'take-back' });
  });
  it('may be granted by that person without taking the seat back', () => {
    const { room, seat } = request('host');
    expect(carry(room, seated(1 - seat), { t: 'grant', yes: true })).toMatchObject({ lines: [{ t: 'granted' }, { t: 'undone' }] });
  });
  it('is decided by the others where the person has left for good', () => {
    for (const gone of ['left', 'lost', 'removed'] as const)
      expect(request(gone).decided).toMatchObject({ lines: [{ t: 'undone', entry: { granted: [] } }] });
  });
  it('cannot be declined by who has left for good', () => {
    const room = begun({ game: 'sealed', seats: [PERSON, PERSON, PERSON] });
    const seat = playOne(room);
    const [gone] = [0, 1, 2].filter((other) => other !== seat);
    playOne(room);
    take(room, [{ t: 'bot', at: NOW, seat: gone ?? 0, bot: 'steady', why: 'left' }]);
    carry(room, seated(seat), { t: 'undo' });
    expect(carry(room, seated(gone ?? 0), { t: 'grant', yes: false })).toMatchObject({ why: 'not-now' });
  });
});

describe('a proposal about somebody’s seat', () => {
  it('lapses when not everybody has answered within a minute', () => {
    const room = begun({ seats: [PERSON, PERSON, PERSON] });
    take(
      room,
      [0, 1, 2].map((seat) => ({ t: 'came', at: NOW, seat, server: 'here 1' }) as const),
    );
    const target = question(room).seat === 0 ? 1 : 0;
    carry(room, HOST, { t: 'bot', seat: target }, NOW);
    expect(dueChore(room)).toEqual({ do: 'lapse', at: NOW + 60_000, what: 'proposal' });
    take(room, linesOf(room, dueChore(room), NOW + 60_000));
    expect(room.proposal).toBeNull();
    expect(isPersons(room.chairs[target])).toBe(true);
  });
});

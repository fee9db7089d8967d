/** Every order a person may give: when it is carried out, and when it is refused and why. */
import { describe, expect, it } from 'vitest';
import { Complaint } from '../engine/complaint.js';
import { deadlinesOf } from './clock.js';
import { allWantMore, found, foundRematch } from './found.js';
import { comingLines, goingLines } from './presence.js';
import { isPersons, phaseOf, type Room } from './room.js';
import { hashOf } from './secrets.js';
import { MINUTE_MORE, NOTES } from './settings.js';
import { faceOf } from './shown.js';
import {
  AT_THE_DOOR,
  BOT,
  begun,
  carry,
  GUEST,
  HOST,
  NOW,
  newTable,
  OPEN,
  PERSON,
  playOne,
  playToTheEnd,
  question,
  SPECTATOR,
  seated,
  shelf,
  sitDown,
  take,
  token,
  wish,
} from './testing/rooms.js';

/** Bots answer with the first thing that is legal. */
function playToTheEndWithBots(room: Room): void {
  for (const chair of room.chairs) chair.bot = null;
  playToTheEnd(room);
}

const why = (decided: object) => ('why' in decided ? decided.why : 'done');

describe('founding', () => {
  const secrets = { seed: '5'.repeat(64), invite: 'i', watch: 'w' };
  it('fills in the usual options and settings, and keeps secrets hashed', () => {
    const line = found(wish(), secrets, NOW, shelf);
    expect(line.settings).toMatchObject({ listed: false, clock: null, talk: 'chat' });
    expect(JSON.stringify(line)).not.toContain(token(99));
    expect(line.invite).toBe(hashOf('i'));
  });
  it('refuses unknown games and options, wrong numbers of seats and tables of bots alone', () => {
    expect(() => found(wish({ game: 'chess' }), secrets, NOW)).toThrow(Complaint);
    expect(() => found(wish({ options: { nonsense: 1 } }), secrets, NOW)).toThrow(Complaint);
    expect(() => found(wish({ seats: Array.from({ length: 7 }, () => PERSON) }), secrets, NOW)).toThrow(Complaint);
    expect(() => found(wish({ seats: [BOT, BOT] }), secrets, NOW)).toThrow('person');
  });
});

describe('join', () => {
  it('gives a free chair to a guest, and begins the match when all sit', () => {
    const room = newTable();
    expect(sitDown(room, 0)).toMatchObject({ ok: true });
    expect(phaseOf(room)).toBe('gathering');
    sitDown(room, 1);
    expect(phaseOf(room)).toBe('playing');
    expect(room.table?.beginning.words).toEqual(['word 0', 'word 1']);
  });
  it('waits for the host where the host wished so', () => {
    const room = newTable({ settings: { startWhenFull: false } });
    sitDown(room, 0);
    sitDown(room, 1);
    expect(phaseOf(room)).toBe('gathering');
  });
  it('is answered again when it is sent again', () => {
    const room = newTable();
    sitDown(room, 0);
    expect(sitDown(room, 0)).toEqual({ ok: true, lines: [] });
  });
  it('takes an open chair from its bot during the match', () => {
    const room = newTable({ seats: [PERSON, OPEN, BOT] });
    sitDown(room, 0);
    carry(room, HOST, { t: 'start' });
    expect(sitDown(room, 1)).toMatchObject({ ok: true, lines: [{ t: 'sat', word: '' }] });
    expect(room.chairs[1]).toMatchObject({ name: 'Ben', bot: null });
    expect(why(sitDown(room, 2))).toBe('knock'); // the host wished for this bot
    playToTheEndWithBots(room);
    expect(why(carry(room, GUEST, { t: 'join', seat: 1, name: 'Eve', word: '', token: token(9) }))).toBe('not-now');
  });
  it('before the start a bot makes room, and comes back if they go', () => {
    const room = newTable({ seats: [PERSON, PERSON, BOT] });
    sitDown(room, 2);
    expect(room.chairs[2]).toMatchObject({ name: 'Cleo', bot: null, plan: { kind: 'open', bot: BOT.bot } });
    carry(room, seated(2), { t: 'leave' });
    for (const seat of [0, 1]) sitDown(room, seat);
    carry(room, HOST, { t: 'start' });
    expect(room.chairs[2]).toMatchObject({ token: null, bot: { name: BOT.bot, why: 'plan' } });
  });
  it('is refused to spectators, on taken chairs, with taken names, for a second seat and after the start', () => {
    const room = newTable({ seats: [PERSON, PERSON, BOT] });
    const join = { t: 'join', seat: 0, name: 'Ada', word: '', token: token(0) } as const;
    expect(why(carry(room, SPECTATOR, join))).toBe('not-allowed');
    carry(room, GUEST, join);
    expect(why(carry(room, GUEST, { ...join, token: token(5), name: 'Eve' }))).toBe('taken');
    expect(why(carry(room, GUEST, { ...join, token: token(5), seat: 1, name: 'ada' }))).toBe('taken');
    expect(why(carry(room, GUEST, { ...join, seat: 1, name: 'Eve' }))).toBe('taken');
    expect(why(carry(room, GUEST, { ...join, token: token(5), seat: 7, name: 'Eve' }))).toBe('unknown');
    sitDown(room, 1);
    expect(why(carry(room, GUEST, { ...join, token: token(5), seat: 1, name: 'Eve' }))).toBe('not-now');
  });
});

describe('knock and admit', () => {
  const at = (seat: number, name: string, n: number) => ({ seat, name, token: token(n) });
  const from = (household: string) => ({ ...GUEST, from: household });
  const sentAway = () => {
    const room = newTable({ seats: [PERSON, PERSON, PERSON], settings: { startWhenFull: false } });
    carry(room, from('a'), { t: 'join', word: '', ...at(0, 'Eve', 7) });
    for (const seat of [1, 2]) sitDown(room, seat);
    carry(room, HOST, { t: 'remove', seat: 0 });
    return room;
  };
  it('who was sent away before the start knocks, with the old token or a new one; the link stays good for others', () => {
    const room = sentAway();
    for (const n of [7, 8]) expect(why(carry(room, from('a'), { t: 'join', word: '', ...at(0, 'Eve', n) }))).toBe('knock');
    expect(why(carry(room, from('b'), { t: 'join', word: '', ...at(0, 'Eve', 7) }))).toBe('knock');
    expect(why(carry(room, from('b'), { t: 'join', word: '', ...at(0, 'Finn', 9) }))).toBe('done');
  });
  it('anybody seated lets a knock in before the start, and only with its token', () => {
    const room = sentAway();
    carry(room, from('a'), { t: 'knock', ...at(0, 'Eve', 8) });
    expect(carry(room, from('a'), { t: 'knock', ...at(0, 'Eve', 8) })).toEqual({ ok: true, lines: [] });
    expect(why(carry(room, from('a'), { t: 'knock', ...at(0, 'Eva', 9) }))).toBe('not-now'); // one knock per household
    const n = faceOf(room, NOW).knocks[0]?.n ?? -1;
    expect(why(carry(room, from('a'), { t: 'admit', knock: n, yes: true }))).toBe('not-allowed');
    expect(why(carry(room, from('a'), { t: 'join', word: '', ...at(0, 'Eve', 8) }))).toBe('knock');
    carry(room, seated(1), { t: 'admit', knock: n, yes: true });
    expect(why(carry(room, from('a'), { t: 'join', word: '', ...at(0, 'Eve', 9) }))).toBe('knock');
    expect(why(carry(room, from('a'), { t: 'join', word: '', ...at(0, 'Eve', 8) }))).toBe('done');
    expect(room.knocks).toEqual([]);
  });
  it('who is turned away may not come in', () => {
    const room = sentAway();
    carry(room, from('a'), { t: 'knock', ...at(0, 'Eve', 8) });
    carry(room, seated(1), { t: 'admit', knock: room.knocks[0]?.n ?? -1, yes: false });
    expect(why(carry(room, from('a'), { t: 'join', word: '', ...at(0, 'Eve', 8) }))).toBe('knock');
    expect(why(carry(room, seated(1), { t: 'admit', knock: 1, yes: true }))).toBe('not-now');
  });

  /** A game with secrets, two people at the table, and an open seat that a bot keeps. */
  const underWay = (game: string) => {
    const room = newTable({ game, seats: [PERSON, PERSON, OPEN] });
    for (const seat of [0, 1]) sitDown(room, seat);
    carry(room, HOST, { t: 'start' });
    return room;
  };
  it('an open seat in mid-match needs leave where the game has secrets, and none where it has not', () => {
    expect(why(sitDown(underWay('nation'), 2))).toBe('knock');
    expect(why(sitDown(underWay('farm'), 2))).toBe('done');
  });
  it('who was sent away in mid-match knocks for any other seat, where a stranger need not', () => {
    const room = newTable({ game: 'farm', seats: [PERSON, PERSON, OPEN] });
    carry(room, from('a'), { t: 'join', word: '', ...at(0, 'Eve', 7) });
    sitDown(room, 1);
    carry(room, HOST, { t: 'start' });
    carry(room, HOST, { t: 'remove', seat: 0 }); // she is away
    expect(why(carry(room, from('a'), { t: 'join', word: '', ...at(2, 'Eva', 8) }))).toBe('knock');
    expect(why(carry(room, from('b'), { t: 'join', word: '', ...at(2, 'Eva', 7) }))).toBe('knock');
    expect(why(carry(room, from('b'), { t: 'join', word: '', ...at(2, 'Finn', 9) }))).toBe('done');
  });
  it('the host gives it alone', () => {
    const room = underWay('nation');
    carry(room, GUEST, { t: 'knock', ...at(2, 'Cleo', 2) });
    carry(room, HOST, { t: 'admit', knock: room.knocks[0]?.n ?? -1, yes: true });
    expect(why(sitDown(room, 2))).toBe('done');
    expect(faceOf(room, NOW).notes.map(({ what }) => what)).toEqual(['knocked', 'admitted', 'joined']);
  });
  it('or everybody at the table together', () => {
    const room = underWay('nation');
    carry(room, GUEST, { t: 'knock', ...at(2, 'Cleo', 2) });
    const knock = room.knocks[0]?.n ?? -1;
    carry(room, seated(0), { t: 'admit', knock, yes: true });
    expect(why(sitDown(room, 2))).toBe('knock');
    carry(room, seated(1), { t: 'admit', knock, yes: true });
    expect(why(sitDown(room, 2))).toBe('done');
  });
  it('or everybody else where the host, who sits there too, is away', () => {
    const room = newTable({ game: 'nation', seats: [PERSON, PERSON, PERSON, OPEN] });
    carry(room, HOST, { t: 'join', word: '', ...at(0, 'Ada', 0) });
    for (const seat of [1, 2]) sitDown(room, seat);
    carry(room, HOST, { t: 'start' });
    for (const seat of [0, 1, 2]) take(room, comingLines(room, seat, 'here', NOW));
    carry(room, GUEST, { t: 'knock', ...at(3, 'Dan', 3) });
    const knock = room.knocks[0]?.n ?? -1;
    for (const seat of [1, 2]) carry(room, seated(seat), { t: 'admit', knock, yes: true });
    expect(why(sitDown(room, 3))).toBe('knock'); // the host is there and has not answered
    take(room, goingLines(room, 0, 'here', NOW));
    expect(why(sitDown(room, 3))).toBe('knock');
    carry(room, seated(1), { t: 'admit', knock, yes: true });
    expect(why(sitDown(room, 3))).toBe('done');
  });
});

describe('start, plan, terms, list', () => {
  it('the host begins, and open chairs get their bots', () => {
    const room = newTable({ seats: [PERSON, OPEN] });
    sitDown(room, 0);
    expect(carry(room, HOST, { t: 'start' })).toMatchObject({ ok: true });
    expect(room.chairs[1]).toMatchObject({ bot: { name: 'gentle', why: 'plan' } });
    expect(room.chairs[1]?.name).not.toBe('');
  });
  it('nobody else does, nor while a chair waits for a person', () => {
    const room = newTable();
    expect(why(carry(room, seated(0), { t: 'start' }))).toBe('not-allowed');
    expect(carry(room, HOST, { t: 'start' })).toMatchObject({ why: 'not-now', because: expect.stringContaining('Seat 1 and seat 2') });
  });
  it('the host arranges chairs before the start only', () => {
    const room = newTable();
    sitDown(room, 0);
    expect(carry(room, HOST, { t: 'plan', seat: 0, plan: BOT })).toMatchObject({ ok: true });
    expect(room.chairs[0]).toMatchObject({ token: null, bot: { name: 'sensible' } });
    expect(why(carry(room, GUEST, { t: 'plan', seat: 0, plan: BOT }))).toBe('not-allowed');
    expect(why(carry(room, HOST, { t: 'plan', seat: 5, plan: BOT }))).toBe('unknown');
    expect(why(carry(begun(), HOST, { t: 'plan', seat: 0, plan: BOT }))).toBe('not-now');
  });
  it('the host changes the terms before the start only, everybody is told, and a rematch has them too', () => {
    const room = newTable({ seats: [PERSON, OPEN] });
    sitDown(room, 0);
    const clock = { per: 'decision', seconds: 30, atZero: 'usual' } as const;
    const terms = { clock, absence: null, talk: 'phrases', hints: false } as const;
    const before = room.founded.settings;
    expect(carry(room, HOST, { t: 'terms', terms })).toMatchObject({ ok: true });
    expect(room.founded.settings).toEqual({ ...before, ...terms });
    expect(room.notes.at(-1)).toMatchObject({ what: 'terms' });
    expect(why(carry(room, seated(0), { t: 'terms', terms }))).toBe('not-allowed');
    expect(why(carry(begun(), HOST, { t: 'terms', terms }))).toBe('not-now');
  });
  it('the host lists the match', () => {
    const room = newTable();
    carry(room, HOST, { t: 'list', listed: true });
    expect(room.listed).toBe(true);
    expect(why(carry(room, seated(0), { t: 'list', listed: false }))).toBe('not-allowed');
  });
});

describe('answer', () => {
  it('is taken from the seat that is asked', () => {
    const room = begun();
    const { seat, decision, move } = question(room);
    expect(carry(room, seated(seat), { t: 'answer', decision, move })).toMatchObject({ ok: true, entry: 0 });
    expect(room.table?.entries[0]).toEqual({ decision, move });
  });
  it('is played once and answered twice under one id', () => {
    const room = begun();
    const { seat, decision, move } = question(room);
    const order = { t: 'answer', id: 'mine', decision, move } as const;
    carry(room, seated(seat), order);
    const entries = room.table?.entries.length;
    expect(carry(room, seated(seat), order)).toEqual({ ok: true, lines: [], entry: 0 });
    expect(room.table?.entries.length).toBe(entries);
  });
  it('is refused before the start, from spectators and other seats, late, unknown and against the rules', () => {
    const early = newTable();
    sitDown(early, 0);
    expect(why(carry(early, seated(0), { t: 'answer', decision: 0, move: null }))).toBe('not-now');
    const room = begun();
    const { seat, decision, move } = question(room);
    expect(why(carry(room, SPECTATOR, { t: 'answer', decision, move }))).toBe('not-allowed');
    expect(why(carry(room, HOST, { t: 'answer', decision, move }))).toBe('not-allowed');
    expect(why(carry(room, seated(1 - seat), { t: 'answer', decision, move }))).toBe('not-yours');
    expect(why(carry(room, seated(seat), { t: 'answer', decision: 10_000, move }))).toBe('unknown');
    expect(why(carry(room, seated(seat), { t: 'answer', decision, move: 'nonsense' }))).toBe('illegal');
    carry(room, seated(seat), { t: 'answer', decision, move });
    expect(why(carry(room, seated(seat), { t: 'answer', decision, move }))).toBe('stale');
  });
  it('is refused after the end and while a bot plays for the seat', () => {
    const room = begun();
    const { seat, decision, move } = question(room);
    carry(room, seated(seat), { t: 'leave' });
    expect(why(carry(room, seated(seat), { t: 'answer', decision, move }))).toBe('not-now');
    carry(room, seated(seat), { t: 'back' });
    playToTheEnd(room);
    expect(phaseOf(room)).toBe('over');
    expect(why(carry(room, seated(0), { t: 'answer', decision: 10_000, move }))).toBe('over');
  });
});

describe('undo and grant', () => {
  /** Both have played, so that the first must ask. */
  const asked = () => {
    const room = begun({ game: 'sealed' });
    const seat = playOne(room);
    playOne(room);
    return { room, seat };
  };
  it('asks the others where it is not free, and takes back when they agree', () => {
    const { room, seat } = asked();
    const entries = room.table?.entries.length;
    expect(carry(room, seated(seat), { t: 'undo' })).toMatchObject({ lines: [{ t: 'asked' }] });
    expect(why(carry(room, seated(seat), { t: 'undo' }))).toBe('not-now');
    expect(why(carry(room, seated(seat), { t: 'grant', yes: true }))).toBe('not-yours');
    expect(carry(room, seated(1 - seat), { t: 'grant', yes: true })).toMatchObject({ lines: [{ t: 'granted' }, { t: 'undone' }] });
    expect(room.table?.entries.length).toBe((entries ?? 0) + 1);
    expect(room.takeBack).toBeNull();
  });
  it('stays as it is when one of them does not, or the asker withdraws', () => {
    for (const who of [0, 1]) {
      const { room, seat } = asked();
      carry(room, seated(seat), { t: 'undo' });
      const entries = room.table?.entries.length;
      carry(room, seated(who), { t: 'grant', yes: false });
      expect(room.takeBack).toBeNull();
      expect(room.table?.entries.length).toBe(entries);
    }
  });
  it('needs nobody’s leave among bots', () => {
    const room = begun({ game: 'sealed', seats: [PERSON, BOT, BOT] });
    carry(room, seated(0), { t: 'answer', ...question(room, 0) });
    expect(carry(room, seated(0), { t: 'undo' })).toMatchObject({ lines: [{ t: 'undone', entry: { by: 0 } }] });
  });
  it('is refused to spectators, before the start, without anything to take back and without a request', () => {
    const room = begun();
    expect(why(carry(room, SPECTATOR, { t: 'undo' }))).toBe('not-allowed');
    expect(why(carry(room, SPECTATOR, { t: 'grant', yes: true }))).toBe('not-allowed');
    expect(why(carry(room, seated(0), { t: 'grant', yes: true }))).toBe('not-now');
    expect(why(carry(room, seated(1), { t: 'undo' }))).toBe('not-now');
    const early = newTable();
    sitDown(early, 0);
    expect(why(carry(early, seated(0), { t: 'undo' }))).toBe('not-now');
  });
});

describe('say and phrase', () => {
  it('are heard by all, once', () => {
    const room = begun();
    carry(room, seated(0), { t: 'say', id: 'once', text: 'Hello' });
    carry(room, seated(0), { t: 'say', id: 'once', text: 'Hello' });
    carry(room, seated(1), { t: 'phrase', phrase: 'nice' });
    expect(room.talk).toMatchObject([
      { n: 0, seat: 0, text: 'Hello' },
      { n: 1, seat: 1, phrase: 'nice' },
    ]);
  });
  it('are refused to spectators and at quieter tables', () => {
    expect(why(carry(begun(), SPECTATOR, { t: 'say', text: 'Hello' }))).toBe('not-allowed');
    expect(why(carry(begun({ settings: { talk: 'phrases' } }), seated(0), { t: 'say', text: 'Hello' }))).toBe('not-allowed');
    expect(why(carry(begun({ settings: { talk: 'phrases' } }), seated(0), { t: 'phrase', phrase: 'nice' }))).toBe('done');
    expect(why(carry(begun({ settings: { talk: 'silent' } }), seated(0), { t: 'phrase', phrase: 'nice' }))).toBe('not-allowed');
  });

  it('a phrase of the game is said at its tables, and one of another game is not', () => {
    const room = begun({ settings: { talk: 'phrases' } });
    const [own = ''] = Object.keys(room.game.about.phrases ?? {});
    expect(own).not.toBe('');
    expect(why(carry(room, seated(0), { t: 'phrase', phrase: own }))).toBe('done');
    for (const phrase of ['dance', 'constructor']) expect(why(carry(room, seated(0), { t: 'phrase', phrase }))).toBe('not-allowed');
  });
});

describe('leave, back, bot, remove, renew', () => {
  const decider = (room: Room, seat: number) => isPersons(room.chairs[seat]);
  it('before the start a chair is free again, during the match a bot plays until the person is back', () => {
    const early = newTable();
    sitDown(early, 0);
    carry(early, seated(0), { t: 'leave' });
    expect(early.chairs[0]).toMatchObject({ token: null, name: '' });
    const room = begun();
    carry(room, seated(0), { t: 'leave' });
    expect(decider(room, 0)).toBe(false);
    expect(carry(room, seated(0), { t: 'leave' })).toEqual({ ok: true, lines: [] });
    carry(room, seated(0), { t: 'back' });
    expect(decider(room, 0)).toBe(true);
    expect(carry(room, seated(0), { t: 'back' })).toEqual({ ok: true, lines: [] });
  });
  it('the host lets a bot play, and the person may take the seat back', () => {
    const room = begun();
    expect(why(carry(room, seated(0), { t: 'bot', seat: 1 }))).toBe('not-allowed');
    expect(why(carry(room, HOST, { t: 'bot', seat: 7 }))).toBe('unknown');
    expect(why(carry(newTable(), HOST, { t: 'bot', seat: 0 }))).toBe('not-now');
    carry(room, HOST, { t: 'bot', seat: 1 });
    expect(room.chairs[1]?.bot).toMatchObject({ why: 'host' });
    carry(room, seated(1), { t: 'back' });
    expect(decider(room, 1)).toBe(true);
  });
  it('anybody at the table lets a bot play for a seat that was abandoned', () => {
    const room = begun();
    const { seat } = question(room);
    const week = 8 * 24 * 3600 * 1000;
    expect(why(carry(room, SPECTATOR, { t: 'bot', seat }, NOW + week))).toBe('not-allowed');
    expect(carry(room, seated(1 - seat), { t: 'bot', seat }, NOW + week)).toMatchObject({ ok: true, lines: [{ t: 'bot', seat }] });
  });
  it('the host sends somebody away for good', () => {
    const room = begun();
    expect(why(carry(room, seated(0), { t: 'remove', seat: 1 }))).toBe('not-allowed');
    carry(room, HOST, { t: 'remove', seat: 1 });
    expect(room.chairs[1]).toMatchObject({ token: null, bot: { why: 'removed' } });
    expect(why(carry(room, HOST, { t: 'remove', seat: 1 }))).toBe('not-now');
    expect(why(carry(room, seated(1), { t: 'back' }))).toBe('not-allowed');
    const early = newTable();
    sitDown(early, 0);
    carry(early, HOST, { t: 'remove', seat: 0 });
    expect(early.chairs[0]?.token).toBeNull();
  });
  it('a new token replaces the old one', () => {
    const room = begun();
    carry(room, seated(0), { t: 'renew', token: token(50) });
    expect(room.chairs[0]?.token).toBe(hashOf(token(50)));
    expect(why(carry(room, SPECTATOR, { t: 'renew', token: token(51) }))).toBe('not-allowed');
    expect([carry(room, SPECTATOR, { t: 'leave' }), carry(room, SPECTATOR, { t: 'back' })].map(why)).toEqual([
      'not-allowed',
      'not-allowed',
    ]);
  });
  it('leaving is refused when the match is over', () => {
    const room = begun();
    playToTheEnd(room);
    expect(why(carry(room, seated(0), { t: 'leave' }))).toBe('over');
  });
});

describe('the host and the seat of somebody else during the match', () => {
  /** Everybody is there. */
  const present = (more: Parameters<typeof begun>[0] = {}) => {
    const room = begun(more);
    take(
      room,
      room.chairs.flatMap((chair, seat) => (chair.plan.kind === 'bot' ? [] : [{ t: 'came', at: NOW, seat, server: 'here 1' } as const])),
    );
    const { seat, decision } = question(room);
    return { room, asked: seat, idle: 1 - seat, since: room.since.get(decision) ?? 0 };
  };
  /** A host who plays: with one other there is nobody else to ask. */
  const hostAt = (seat: number) => ({ seat, host: true, guest: false, door: false, from: null });

  for (const t of ['bot', 'remove'] as const) {
    it(`${t}: not against somebody who is there and not asked, nor before the table has waited for two minutes`, () => {
      const { room, asked, idle, since } = present();
      expect(carry(room, hostAt(asked), { t, seat: idle }, since + 600_000)).toMatchObject({
        why: 'not-now',
        because: expect.stringContaining('here'),
      });
      expect(carry(room, hostAt(idle), { t, seat: asked }, since + 30_000)).toMatchObject({
        why: 'not-now',
        because: expect.stringContaining('2 minutes'), // 90 seconds, and never less than it is
      });
      expect(carry(room, hostAt(idle), { t, seat: asked }, since + 119_999)).toMatchObject({
        because: expect.stringContaining('1 second'),
      });
      expect(carry(room, hostAt(idle), { t, seat: asked }, since + 120_000)).toMatchObject({
        ok: true,
        lines: [{ t: 'bot', seat: asked }],
      });
    });
    it(`${t}: at once where the person is away`, () => {
      const { room, idle } = present();
      take(room, [{ t: 'went', at: NOW, seat: idle }]);
      expect(carry(room, HOST, { t, seat: idle })).toMatchObject({ ok: true, lines: [{ t: 'bot', seat: idle }] });
    });
    it(`${t}: when everybody else agrees, and when one does not, it is off`, () => {
      const { room } = present({ seats: [PERSON, PERSON, PERSON] });
      const target = [0, 1, 2].find((seat) => seat !== question(room).seat) ?? 0;
      const [first, second] = [0, 1, 2].filter((seat) => seat !== target);
      expect(carry(room, HOST, { t, seat: target })).toMatchObject({ ok: true, lines: [{ t: 'proposed', seat: target, what: t }] });
      expect(carry(room, HOST, { t, seat: target })).toEqual({ ok: true, lines: [] });
      expect(why(carry(room, seated(target), { t: 'agree', yes: true }))).toBe('not-yours');
      expect(why(carry(room, SPECTATOR, { t: 'agree', yes: true }))).toBe('not-allowed');
      carry(room, seated(first ?? 0), { t: 'agree', yes: true });
      expect(isPersons(room.chairs[target])).toBe(true);
      carry(room, seated(second ?? 0), { t: 'agree', yes: false });
      expect(room.proposal).toBeNull();
      carry(room, HOST, { t, seat: target });
      carry(room, seated(first ?? 0), { t: 'agree', yes: true });
      carry(room, seated(second ?? 0), { t: 'agree', yes: true });
      expect(room.chairs[target]?.bot).toMatchObject({ why: t === 'bot' ? 'host' : 'removed' });
      expect(room.proposal).toBeNull();
    });
  }
  it('a host who plays has agreed already, and cannot agree for others', () => {
    const { room, asked } = present({ seats: [PERSON, PERSON, PERSON] });
    const [host, target] = [0, 1, 2].filter((seat) => seat !== asked);
    const playingHost = hostAt(host ?? 0);
    carry(room, playingHost, { t: 'bot', seat: target ?? 0 });
    expect(why(carry(room, playingHost, { t: 'agree', yes: true }))).toBe('not-yours');
    expect(carry(room, seated(asked), { t: 'agree', yes: true })).toMatchObject({ lines: [{ t: 'agreed' }, { t: 'bot', seat: target }] });
  });
  it('waits for the clock where there is one, and for a day at a table over days', () => {
    const clock = { per: 'decision', seconds: 300, atZero: 'answer' } as const;
    const clocked = present({ settings: { clock } });
    expect(why(carry(clocked.room, hostAt(clocked.idle), { t: 'bot', seat: clocked.asked }, clocked.since + 299_000))).toBe('not-now');
    expect(why(carry(clocked.room, hostAt(clocked.idle), { t: 'bot', seat: clocked.asked }, clocked.since + 300_000))).toBe('done');
    const slow = present({ settings: { absence: 24 * 3600 } });
    expect(carry(slow.room, hostAt(slow.idle), { t: 'bot', seat: slow.asked }, slow.since + 3_600_000)).toMatchObject({
      because: expect.stringContaining('23 hours'),
    });
    expect(why(carry(slow.room, hostAt(slow.idle), { t: 'bot', seat: slow.asked }, slow.since + 24 * 3_600_000))).toBe('done');
  });
  it('everything the host does is noted for everybody', () => {
    const early = newTable();
    sitDown(early, 0);
    carry(early, HOST, { t: 'remove', seat: 0 });
    carry(early, GUEST, { t: 'join', seat: 0, name: 'Eve', word: '', token: token(5) });
    carry(early, HOST, { t: 'plan', seat: 0, plan: OPEN });
    carry(early, HOST, { t: 'list', listed: true });
    carry(early, HOST, { t: 'list', listed: false });
    const { room, idle } = present();
    take(room, [{ t: 'went', at: NOW, seat: idle }]);
    carry(room, HOST, { t: 'bot', seat: idle });
    carry(room, HOST, { t: 'remove', seat: idle });
    const told = [early, room].map((each) => faceOf(each, NOW).notes.map(({ what, name }) => NOTES[what](name)));
    const name = room.chairs[idle]?.name;
    expect(told).toEqual([
      [
        'Ada was sent away by the host.',
        'The host has arranged the seat of Eve anew.',
        'The host has put this table into the public lobby.',
        'The host has taken this table out of the public lobby.',
      ],
      [`The host lets a bot play for ${name}.`, `${name} was sent away by the host.`],
    ]);
  });
});

describe('a log that is full', () => {
  it('takes what brings the match to its end and nothing else', () => {
    const room = begun();
    room.lines = 20_000;
    expect(why(carry(room, seated(0), { t: 'say', text: 'more' }))).toBe('not-now');
    expect(comingLines(room, 0, 'here 1', NOW)).toEqual([]);
    const { seat, decision, move } = question(room);
    expect(why(carry(room, seated(seat), { t: 'answer', decision, move }))).toBe('done');
    for (const t of ['leave', 'back', 'leave'] as const) expect(why(carry(room, seated(0), { t }))).toBe('done');
    expect(room.chairs[0]?.bot).not.toBeNull();
  });

  it('lets the host end the waiting for who does not come back', () => {
    const room = begun();
    carry(room, seated(1), { t: 'leave' });
    room.lines = 20_000;
    expect(why(carry(room, HOST, { t: 'remove', seat: 1 }))).toBe('done');
    expect(room.chairs[1]?.bot?.why).toBe('removed');
  });
});

describe('the share of one seat in the log', () => {
  it('ends, and the others still have theirs', () => {
    const room = begun();
    let said = 0;
    while (why(carry(room, seated(0), { t: 'say', text: 'more' })) === 'done') said++;
    expect(said).toBeLessThan(8000);
    expect(room.lines).toBeLessThan(20_000);
    expect(why(carry(room, seated(0), { t: 'rename', name: 'Zoe' }))).toBe('not-now');
    expect(why(carry(room, seated(1), { t: 'say', text: 'at last' }))).toBe('done');
    for (const t of ['leave', 'back'] as const) expect(why(carry(room, seated(0), { t }))).toBe('done');
  });

  it('is not used by orders that change nothing', () => {
    const room = begun();
    const before = room.lines;
    const orders = [{ t: 'webhook', url: null }, { t: 'push', target: null }, { t: 'renew', token: token(0) }, { t: 'back' }] as const;
    for (const order of orders) expect(carry(room, seated(0), order)).toEqual({ ok: true, lines: [] });
    const target = { endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } };
    for (let i = 0; i < 3; i++) carry(room, seated(0), { t: 'push', target });
    for (let i = 0; i < 3; i++) carry(room, seated(0), { t: 'webhook', url: 'https://hook.example/' });
    for (let i = 0; i < 3; i++) carry(room, seated(0), { t: 'leave' });
    expect(room.lines).toBe(before + 3);
  });
});

describe('push and webhook', () => {
  it('are kept with the chair and forgotten with the person', () => {
    const room = begun();
    const target = { endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } };
    carry(room, seated(0), { t: 'push', target });
    carry(room, seated(0), { t: 'webhook', url: 'https://hook.example/' });
    expect(room.chairs[0]).toMatchObject({ push: target, webhook: 'https://hook.example/' });
    expect(why(carry(room, HOST, { t: 'webhook', url: null }))).toBe('not-allowed');
    expect(why(carry(room, HOST, { t: 'push', target }))).toBe('not-allowed');
    carry(room, HOST, { t: 'remove', seat: 0 });
    expect(room.chairs[0]).toMatchObject({ push: null, webhook: null });
  });
});

describe('coming and going', () => {
  it('hands a seat back that a bot kept for somebody away, but not one that was left', () => {
    const room = begun();
    take(room, [{ t: 'bot', at: NOW, seat: 0, bot: 'steady', why: 'away' }]);
    expect(comingLines(room, 0, 'here 1', NOW).map((line) => line.t)).toEqual(['came', 'back']);
    carry(room, seated(1), { t: 'leave' });
    expect(comingLines(room, 1, 'here 1', NOW).map((line) => line.t)).toEqual(['came']);
  });
  it('is written once, and a going only by the server that saw the coming', () => {
    const room = begun();
    take(room, comingLines(room, 0, 'here 1', NOW));
    expect(comingLines(room, 0, 'here 1', NOW)).toEqual([]);
    expect(goingLines(room, 0, 'there 2', NOW)).toEqual([]);
    take(room, goingLines(room, 0, 'here 1', NOW + 5));
    expect(room.chairs[0]).toMatchObject({ here: null, wentAt: NOW + 5 });
  });
});

describe('rematch', () => {
  it('takes the people and their tokens along and begins when all have come', () => {
    const room = newTable();
    carry(room, HOST, { t: 'join', seat: 0, name: 'Ada', word: '', token: token(0) });
    sitDown(room, 1);
    expect(() => foundRematch(room, '6'.repeat(64), NOW)).toThrow(Complaint);
    playToTheEnd(room);
    const [first, ...sitting] = foundRematch(room, '6'.repeat(64), NOW);
    expect(sitting.map((line) => 'host' in line)).toEqual([true, false]); // who founded the match is its host there too
    const again = newTable();
    expect(first).toMatchObject({ t: 'founded', after: 'a match', seed: '6'.repeat(64) });
    Object.assign(again.founded, { after: 'a match' });
    take(again, sitting);
    expect(again.chairs.map((chair) => chair.token)).toEqual(room.chairs.map((chair) => chair.token));
    take(again, comingLines(again, 0, 'here 1', NOW));
    expect(phaseOf(again)).toBe('gathering');
    take(again, comingLines(again, 1, 'here 1', NOW));
    expect(phaseOf(again)).toBe('playing');
  });
});

describe('once more', () => {
  const ended = () => {
    const room = begun({ seats: [PERSON, PERSON, BOT] });
    playToTheEndWithBots(room);
    return room;
  };

  it('is laid when everybody has said yes or no, and who said no leaves an open seat', () => {
    const room = ended();
    expect(allWantMore(room)).toBe(false);
    carry(room, seated(0), { t: 'rematch', yes: true });
    expect([room.again, allWantMore(room)]).toEqual([[true, null, null], false]);
    carry(room, seated(1), { t: 'rematch', yes: false });
    expect(allWantMore(room)).toBe(true);
    const [first, ...sitting] = foundRematch(room, '6'.repeat(64), NOW);
    expect(first).toMatchObject({ seats: [{ kind: 'person' }, { kind: 'open' }, { kind: 'bot' }] });
    expect(sitting).toMatchObject([{ t: 'sat', seat: 0 }]);
  });

  it('may be changed until the table is laid, and nobody wants it alone for others', () => {
    const room = ended();
    carry(room, seated(0), { t: 'rematch', yes: false });
    carry(room, seated(1), { t: 'rematch', yes: false });
    expect(allWantMore(room)).toBe(false);
    carry(room, seated(0), { t: 'rematch', yes: true });
    expect(allWantMore(room)).toBe(true);
  });

  it('need not wait for somebody: who has said yes does without them', () => {
    const room = ended();
    expect(carry(room, seated(0), { t: 'without', seat: 1 })).toMatchObject({ why: 'not-now' });
    carry(room, seated(0), { t: 'rematch', yes: true });
    carry(room, seated(0), { t: 'without', seat: 1 });
    expect([room.again, allWantMore(room)]).toEqual([[true, false, null], true]);
    carry(room, seated(1), { t: 'rematch', yes: true });
    expect(room.again[1]).toBe(true);
  });

  it('cannot be had before the end, nor by who does not sit there', () => {
    expect(carry(begun(), seated(0), { t: 'rematch', yes: true })).toMatchObject({ why: 'not-now' });
    expect(carry(ended(), SPECTATOR, { t: 'rematch', yes: true })).toMatchObject({ why: 'not-allowed' });
  });
});

describe('a hint', () => {
  it('is told once for each question', () => {
    const room = begun();
    const { seat } = question(room);
    carry(room, seated(seat), { t: 'hint' });
    expect(carry(room, seated(seat), { t: 'hint' })).toMatchObject({ ok: true, lines: [] });
    expect(room.notes).toMatchObject([{ what: 'hinted', name: room.chairs[seat]?.name }]);
    expect(carry(room, seated(1 - seat), { t: 'hint' })).toMatchObject({ why: 'not-now' });
  });

  it('is not to be had at a table that is or was public, nor where the host wished none', () => {
    const wasPublic = newTable();
    carry(wasPublic, HOST, { t: 'list', listed: true });
    carry(wasPublic, HOST, { t: 'list', listed: false });
    for (const seat of [0, 1]) sitDown(wasPublic, seat);
    for (const room of [wasPublic, begun({ settings: { hints: false } })])
      expect(carry(room, seated(question(room).seat), { t: 'hint' })).toMatchObject({ why: 'not-allowed' });
  });
});

describe('a minute more', () => {
  it('is added to the time of who is asked, once a round', () => {
    for (const per of ['decision', 'match'] as const) {
      const room = begun({ settings: { clock: { per, seconds: 30, atZero: 'usual' } } });
      const { seat } = question(room);
      const before = deadlinesOf(room)[0]?.at ?? 0;
      const at = NOW + 5000;
      expect(carry(room, seated(1 - seat), { t: 'more' }, at)).toMatchObject({ why: 'not-now' });
      carry(room, seated(seat), { t: 'more' }, at);
      expect(deadlinesOf(room)[0]?.at).toBe(before + MINUTE_MORE);
      expect(carry(room, seated(seat), { t: 'more' }, at)).toMatchObject({ why: 'not-now' });
    }
  });

  it('is not to be had without a clock', () => {
    const room = begun();
    expect(carry(room, seated(question(room).seat), { t: 'more' })).toMatchObject({ why: 'not-now' });
  });
});

describe('at the door with the code', () => {
  it('one must knock, and may sit down with the token of the knock once somebody seated has agreed', () => {
    const room = newTable();
    sitDown(room, 0);
    const join = { t: 'join', seat: 1, name: 'Ben', word: '', token: token(5) } as const;
    expect(why(carry(room, AT_THE_DOOR, join))).toBe('knock');
    carry(room, AT_THE_DOOR, { t: 'knock', seat: 1, name: 'Ben', token: token(5) });
    expect(why(carry(room, AT_THE_DOOR, join))).toBe('knock');
    carry(room, seated(0), { t: 'admit', knock: room.knocks[0]?.n ?? -1, yes: true });
    expect(why(carry(room, AT_THE_DOOR, { ...join, token: token(6) }))).toBe('knock');
    expect(why(carry(room, AT_THE_DOOR, join))).toBe('done');
  });
});

/** What is forgotten is nowhere in the log any more, and the match is the same to the last move. */
import { describe, expect, it } from 'vitest';
import { recordOf, verify } from '../engine/record.js';
import { games } from '../games/index.js';
import { fold, roomFrom } from './fold.js';
import { fadesAt, hasFaded, withoutTraces } from './forget.js';
import { found } from './found.js';
import { type Line, written } from './lines.js';
import { type Command, decide, type Who } from './orders.js';
import { namesOf, type Room, witnessOf } from './room.js';
import { DAY, TALK_KEPT } from './settings.js';
import { GUEST, HOST, NOW, question, seated, token, wish } from './testing/rooms.js';

const SECRETS = { seed: '5'.repeat(64), invite: 'an invite code of 22 s', watch: 'a watching code of 22.' };
const HOME = 'hash-of-a-household';
const TARGET = { endpoint: 'https://push.example/ada-phone', keys: { p256dh: 'key-of-ada', auth: 'auth-of-ada' } };

/** A match whose lines are kept. */
function diary(game = 'bird') {
  const first = { ...found(wish({ game, seats: [{ kind: 'person' }, { kind: 'open', bot: 'sensible' }] }), SECRETS, NOW), from: 4711 };
  const lines: Line[] = [first];
  const room = roomFrom('a match', lines);
  let orders = 0;
  const carry = (who: Who, order: Record<string, unknown>): void => {
    const made = decide(room, who, { id: `order-${orders++}`, ...order } as Command, NOW + room.lines * 1000);
    if (!made.ok) throw new Error(made.because);
    for (const line of made.lines) fold(room, line);
    lines.push(...made.lines);
  };
  const sit = (seat: number, name: string, mine: number) =>
    carry({ ...GUEST, from: `${HOME}-${name}` }, { t: 'join', seat, name, word: `word of ${name}`, token: token(mine) });
  const playOne = () => {
    const { seat, decision, move } = question(room);
    carry(seated(seat), { t: 'answer', decision, move });
  };
  return { lines, room, carry, sit, playOne };
}

/** Somebody who stood up again, two who play, a knock, talk, a new name and addresses. */
function eventful(game = 'bird') {
  const made = diary(game);
  const { carry, sit, playOne } = made;
  sit(0, 'Zoe', 5);
  carry(HOST, { t: 'remove', seat: 0 });
  carry({ ...GUEST, from: `${HOME}-Zoe` }, { t: 'knock', seat: 0, name: 'Zoe', token: token(5) });
  sit(0, 'Ada', 0);
  carry(seated(0), { t: 'say', text: 'Ada lives in Elm Street' });
  sit(1, 'Ben', 1);
  carry(seated(0), { t: 'rename', name: 'Adelaide' });
  carry(seated(0), { t: 'push', target: TARGET });
  carry(seated(1), { t: 'webhook', url: 'https://hook.example/ben' });
  for (let i = 0; i < 6; i++) playOne();
  carry(seated(1), { t: 'say', text: 'Ben is from Oslo' });
  carry(seated(0), { t: 'push', target: null });
  return made;
}

const textOf = (lines: readonly Line[]): string => lines.map(written).join('\n');
const recordIn = (room: Room) => {
  if (!room.table) throw new Error('it has begun');
  return recordOf(room.table, namesOf(room), { seed: true }, witnessOf(room));
};

describe.each(Object.keys(games))('a match of %s that was forgotten', (game) => {
  const { lines, room } = eventful(game);
  const left = withoutTraces(lines, { seat: null, names: true }, NOW);
  const after = roomFrom('a match', left);

  it('says nothing about anybody', () => {
    for (const trace of [
      'Adelaide',
      'Zoe',
      'Elm Street',
      'Oslo',
      'push.example',
      'key-of-ada',
      'hook.example',
      HOME,
      '4711',
      '"Ada"',
      '"Ben"',
    ])
      expect(textOf(left)).not.toContain(trace);
    expect(namesOf(after)).toEqual(['Seat 1', 'Seat 2']);
    expect([after.talk, after.notes.filter(({ name }) => !['', 'Seat 1', 'Seat 2', 'Somebody'].includes(name))]).toEqual([[], []]);
    expect(after.chairs.map(({ push, webhook, from }) => [push, webhook, from])).toEqual([
      [null, null, null],
      [null, null, null],
    ]);
  });

  it('has every move, every seat and every order that was carried out, and its record verifies', () => {
    expect(left).toHaveLength(lines.length + 1);
    expect(after.table?.state).toEqual(room.table?.state);
    expect(after.chairs.map((chair) => chair.token)).toEqual(room.chairs.map((chair) => chair.token));
    expect([after.done, after.filled, after.kept]).toEqual([room.done, room.filled, room.kept]);
    const record = recordIn(after);
    expect(record).toEqual({ ...recordIn(room), names: ['Seat 1', 'Seat 2'] });
    expect(() => verify(room.game, record)).not.toThrow();
  });
});

it('of the words for the seed those stay that are part of it, and no others', () => {
  const text = textOf(withoutTraces(eventful().lines, { seat: null, names: true }, NOW));
  expect(text).toContain('word of Ada');
  expect(text).not.toContain('word of Zoe');
});

it('one seat is forgotten, and everybody else stays who they are', () => {
  const { lines } = eventful();
  const left = withoutTraces(lines, { seat: 0, names: true }, NOW);
  const after = roomFrom('a match', left);
  expect(namesOf(after)).toEqual(['Seat 1', 'Ben']);
  expect(after.talk.map((said) => 'text' in said && said.text)).toEqual(['Ben is from Oslo']);
  expect(after.chairs[1]?.webhook).toBe('https://hook.example/ben');
  for (const trace of ['Adelaide', 'Elm Street', 'push.example', 'Zoe', `${HOME}-Ada`]) expect(textOf(left)).not.toContain(trace);
});

describe('talk and addresses of a match that is over', () => {
  const ended = () => {
    const made = eventful();
    while (made.room.table?.state.open.length !== 0) made.playOne();
    return made;
  };

  it('go thirty days after the end, names stay, and then there is nothing left to go', () => {
    const { lines, room } = ended();
    const endedAt = room.endedAt ?? 0;
    expect(endedAt).toBeGreaterThan(NOW);
    expect(fadesAt(room)).toBe(endedAt + 30 * DAY);
    const left = withoutTraces(lines, { seat: null, names: false }, endedAt + TALK_KEPT);
    const after = roomFrom('a match', left);
    expect(namesOf(after)).toEqual(['Adelaide', 'Ben']);
    for (const trace of ['Elm Street', 'Oslo', 'push.example', 'hook.example', HOME]) expect(textOf(left)).not.toContain(trace);
    expect(fadesAt(after)).toBeNull();
  });

  it('do not go while it is played, however long that takes', () => {
    expect(fadesAt(eventful().room)).toBeNull();
  });

  it('do not come back: a month after the end nothing is said or noted there', () => {
    const { room } = ended();
    const late = (room.endedAt ?? 0) + TALK_KEPT;
    expect([hasFaded(room, late - 1), hasFaded(room, late)]).toEqual([false, true]);
    for (const order of [
      { t: 'say', text: 'Anybody here?' },
      { t: 'push', target: TARGET },
    ] as const) {
      expect(decide(room, seated(0), { id: 'early', ...order }, late - 1).ok).toBe(true);
      expect(decide(room, seated(0), { id: 'late', ...order }, late)).toMatchObject({ ok: false, why: 'over' });
    }
  });
});

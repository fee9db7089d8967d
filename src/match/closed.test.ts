/** A match that whoever runs the server has ended: over, without a result, and still to be looked at. */
import { describe, expect, it } from 'vitest';
import { recordOf, verify } from '../engine/record.js';
import { choresOf, wakeOf } from './chores.js';
import { deadlinesOf } from './clock.js';
import { foundRematch } from './found.js';
import { phaseOf, type Room } from './room.js';
import { faceOf } from './shown.js';
import { begun, carry, GUEST, HOST, NOW, newTable, playOne, question, seated, take, token } from './testing/rooms.js';

const close = (room: Room): Room => {
  take(room, [{ t: 'closed', at: NOW + 60_000, word: 'Good night.' }]);
  return room;
};

describe('a match that was closed', () => {
  const clock = { per: 'match', seconds: 60, atZero: 'answer' } as const;
  const room = close(begun({ settings: { clock, absence: 60 } }));

  it('is over and says so, with the word', () => {
    expect(phaseOf(room)).toBe('over');
    const face = faceOf(room, NOW + 600_000);
    expect(face).toMatchObject({ phase: 'over', closed: { word: 'Good night.' } });
    expect(face.notes.at(-1)).toMatchObject({ what: 'closed' });
    expect(face.chairs.map((chair) => chair.left)).toEqual(faceOf(room, NOW + 60_000).chairs.map((chair) => chair.left));
  });

  it('waits for nobody: no clock runs and no bot thinks', () => {
    expect([choresOf(room, () => 0), wakeOf(room, () => 0), deadlinesOf(room)]).toEqual([[], null, []]);
  });

  it('takes no move, no talk and no host’s word, and has no rematch', () => {
    const { seat, decision, move } = question(room);
    const orders = [
      [seated(seat), { t: 'answer', decision, move }],
      [seated(seat), { t: 'undo' }],
      [seated(0), { t: 'say', text: 'What?' }],
      [seated(0), { t: 'phrase', phrase: 'oops' }],
      [seated(0), { t: 'leave' }],
      [HOST, { t: 'bot', seat: 0 }],
      [HOST, { t: 'remove', seat: 0 }],
      [HOST, { t: 'list', listed: true }],
    ] as const;
    for (const [who, order] of orders) expect(carry(room, who, order)).toMatchObject({ ok: false, why: 'over' });
    expect(() => foundRematch(room, '7'.repeat(64), NOW)).toThrow('has ended the match');
  });

  it('lets people change and remove what is stored about them', () => {
    expect(carry(room, seated(0), { t: 'renew', token: token(7) }).ok).toBe(true);
    expect(carry(room, seated(0), { t: 'push', target: null }).ok).toBe(true);
    expect(carry(room, seated(0), { t: 'rename', name: 'Nobody' }).ok).toBe(true);
  });

  it('has a record that verifies', () => {
    const played = begun();
    for (let i = 0; i < 5; i++) playOne(played);
    close(played);
    if (!played.table) throw new Error('it has begun');
    const record = recordOf(played.table, ['Ada', 'Ben'], { seed: true });
    expect(() => verify(played.game, record)).not.toThrow();
  });
});

it('a table that was closed while it gathered cannot be joined, and does not begin', () => {
  const room = close(newTable({ settings: { listed: true } }));
  expect(phaseOf(room)).toBe('over');
  expect(carry(room, GUEST, { t: 'join', seat: 0, name: 'Ada', word: '', token: token(0) })).toMatchObject({ ok: false, why: 'over' });
  expect(carry(room, HOST, { t: 'start' })).toMatchObject({ ok: false, why: 'over' });
});

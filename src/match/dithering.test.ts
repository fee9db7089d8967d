/** Somebody who cannot make up their mind costs the server no more than the entries they make: in looking back, in opening the match, in checking it. */
import { describe, expect, it } from 'vitest';
import { copy } from '../engine/json.js';
import { gameById, games, type Shelf } from '../games/index.js';
import { fold, roomFrom } from './fold.js';
import type { Line } from './lines.js';
import { type Command, decide } from './orders.js';
import { newRoom, type Room } from './room.js';
import { pastPositionFor, positionFor } from './shown.js';
import { roomFromSnapshot, snapshotOf } from './snapshot.js';
import { GUEST, NOW, newTable, question, seated, token } from './testing/rooms.js';

const farm = gameById('farm');

/** A shelf whose Happiness Farm counts the entries that are applied. */
function counting(): { readonly shelf: Shelf; applied: number } {
  const count = {
    applied: 0,
    shelf: {
      ...games,
      farm: {
        ...farm,
        apply(...all: Parameters<typeof farm.apply>) {
          count.applied++;
          farm.apply(...all);
        },
      },
    },
  };
  return count;
}

/** Moves and take-backs in pairs, after some moves that stand: the lines, and what a spectator saw on the way. */
function dithered(
  first: number,
  pairs: number,
): { readonly room: Room; readonly lines: readonly Line[]; readonly seen: readonly unknown[] } {
  const { founded } = newTable({ game: 'farm' });
  const room = newRoom('a match', founded);
  const lines: Line[] = [founded];
  const seen: unknown[] = [];
  const order = (who: Parameters<typeof decide>[1], wanted: object) => {
    const decided = decide(room, who, { id: `n${lines.length}`, ...wanted } as Command, NOW);
    if (!decided.ok) throw new Error(decided.because);
    for (const line of decided.lines) fold(room, line);
    lines.push(...decided.lines);
    if (room.table) seen[room.table.entries.length] = copy(positionFor(room, null)?.view);
  };
  for (const seat of [0, 1]) order(GUEST, { t: 'join', seat, name: `P${seat}`, word: 'w', token: token(seat) });
  const answer = () => {
    const { seat, ...made } = question(room);
    order(seated(seat), { t: 'answer', ...made });
    return seat;
  };
  for (let i = 0; i < first; i++) answer();
  for (let i = 0; i < pairs; i++) {
    const seat = answer();
    order(seated(seat), { t: 'undo' });
    if (room.takeBack) order(seated(1 - seat), { t: 'grant', yes: true });
  }
  return { room, lines, seen };
}

describe.each([
  [0, 10],
  [60, 10],
  [30, 100],
])('after %i moves that stand and %i that were taken back', (first, pairs) => {
  const { room, lines, seen } = dithered(first, pairs);
  const entries = room.table?.entries.length ?? 0;

  it('any position is found with at most twice the entries, as it was, also after a restart', () => {
    const count = counting();
    const opened = [() => roomFrom('a match', lines, count.shelf), () => roomFromSnapshot(snapshotOf(room), count.shelf)];
    for (const [at, view] of seen.entries()) {
      if (!view || (at % 9 !== 0 && at < entries - 4)) continue;
      for (const open of opened) {
        const there = open();
        count.applied = 0;
        expect(copy(there && pastPositionFor(there, null, at)?.view)).toEqual(view);
        expect(count.applied).toBeLessThanOrEqual(2 * entries);
      }
    }
  });

  it('the match is opened with at most twice the entries', () => {
    const count = counting();
    const again = roomFrom('a match', lines, count.shelf);
    expect(again.table?.state).toEqual(room.table?.state);
    expect(count.applied).toBeLessThanOrEqual(2 * entries);
  });
});

/** A rematch is always to be had, whatever was written before. */
import { expect, it } from 'vitest';
import { type Line, written } from '../match/lines.js';
import { MOST_LINES } from '../match/settings.js';
import { note } from '../store/testing/contract.js';
import { played } from '../store/testing/matches.js';
import { makeRematch } from './rematch.js';
import { memoryStore } from './testing/memory.js';
import { openInn } from './testing/table.js';
import { realWorld } from './world.js';

it('also when the log of the match is full', async () => {
  const store = memoryStore();
  const went: Line = { t: 'went', at: 1_900_000_000_000, seat: 0 };
  const filler = Array.from({ length: MOST_LINES }, () => written(went));
  await store.create('full', { ...note, over: true }, [...played('bird', Number.POSITIVE_INFINITY).lines, ...filler]);
  const inn = await openInn({ store });
  const host = await inn.running.rooms.host('full');
  if (!host) throw new Error('it is there');
  expect(await makeRematch(host, inn.running.rooms, realWorld)).toEqual({ ok: true });
  expect(await store.read(host.room.rematch ?? '')).not.toBeNull();
  await inn.close();
});

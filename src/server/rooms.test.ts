/** What is wished for at the same time: decided one after the other, written down together, answered one by one. */
import { describe, expect, it } from 'vitest';
import { seedFrom } from '../engine/seed.js';
import { found } from '../match/found.js';
import type { Line } from '../match/lines.js';
import { roomFrom } from '../match/room.js';
import { checkStore } from '../store/check.js';
import type { Store } from '../store/store.js';
import { openRooms, type Rooms, type RoomsNeed } from './rooms.js';
import { memoryStore } from './testing/memory.js';
import { gather, playOn } from './testing/party.js';
import { openInn } from './testing/table.js';
import { realWorld } from './world.js';

const said = (text: string): Line => ({ t: 'said', at: 1, seat: 0, text });

async function roomOn(store: Store, more: Partial<RoomsNeed> = {}): Promise<Rooms> {
  const nothing = () => {};
  const rooms = openRooms({
    store,
    world: realWorld,
    pace: () => 0,
    shelf: undefined,
    opened: nothing,
    changed: nothing,
    lost: nothing,
    ...more,
  });
  const seats = [{ kind: 'person' }, { kind: 'person' }] as const;
  const secrets = { seed: seedFrom('rooms'), invite: 'invite', watch: 'watch' };
  await rooms.create('m', [found({ game: 'bird', options: {}, seats, settings: {}, host: 'host' }, secrets, 0)]);
  return rooms;
}

/** A store that counts its appends. */
function counting(inner = memoryStore()): { readonly store: Store; readonly appends: (readonly string[])[] } {
  const appends: (readonly string[])[] = [];
  const append: Store['append'] = (id, after, lines, note) => {
    appends.push(lines);
    return inner.append(id, after, lines, note);
  };
  return { store: { ...inner, append }, appends };
}

describe('wishes that come together', () => {
  it('are written down in one stroke, each decided on what those before it made of the room', async () => {
    const { store, appends } = counting();
    const heard: string[] = [];
    const rooms = await roomOn(store, { changed: ({ lines }) => heard.push(`change of ${lines.length}`) });
    await Promise.all(
      ['one', 'two', 'three'].map((text) =>
        rooms.change(
          'm',
          (room) => ({ ok: true, lines: [said(`${text}, after ${room.talk.length}`)] }),
          () => heard.push(text),
        ),
      ),
    );
    expect(appends).toHaveLength(1);
    expect(appends[0]?.map((line) => JSON.parse(line).text)).toEqual(['one, after 0', 'two, after 1', 'three, after 2']);
    expect(heard).toEqual(['one', 'two', 'three', 'change of 3']);
  });

  it('do not fail because one of them cannot be decided on', async () => {
    const rooms = await roomOn(memoryStore());
    const outcomes = await Promise.allSettled([
      rooms.change('m', () => ({ ok: true, lines: [said('before')] })),
      rooms.change('m', () => {
        throw new Error('this is too hard');
      }),
      rooms.change('m', () => ({ ok: true, lines: [said('after')] })),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await rooms.visit('m', ({ room }) => room.talk.length)).toBe(2);
  });

  it('are all decided on again when another process was faster', async () => {
    const store = memoryStore();
    const rooms = await roomOn(store);
    await rooms.visit('m', () => {});
    const other = await store.read('m');
    const note = { game: 'bird', rules: 1, listed: false, over: false, wake: null };
    await store.append('m', other?.length ?? 0, [JSON.stringify(said('theirs'))], note);
    const wish = (text: string) => rooms.change('m', (room) => ({ ok: true, lines: [said(`${text} after ${room.talk.length}`)] }));
    await Promise.all([wish('one'), wish('two')]);
    const lines = (await store.read('m')) ?? [];
    expect(lines.slice(1).map((line) => JSON.parse(line).text)).toEqual(['theirs', 'one after 1', 'two after 2']);
  });

  it('are all refused when the store fails, and the room is read anew', async () => {
    const inner = memoryStore();
    let fails = true;
    const append: Store['append'] = async (...args) => {
      if (fails) throw new Error('the disk is full');
      return inner.append(...args);
    };
    const lost: string[] = [];
    const rooms = await roomOn({ ...inner, append }, { lost: (id) => lost.push(id) });
    const wish = () => rooms.change('m', () => ({ ok: true, lines: [said('hello')] }));
    expect((await Promise.allSettled([wish(), wish()])).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(lost).toEqual(['m']);
    fails = false;
    await wish();
    expect(await rooms.visit('m', ({ room }) => room.talk.length)).toBe(1);
  });
});

describe('the end of a match', () => {
  it('is kept as a position, so that check-store can compare matches too short for a shortcut', async () => {
    const store = memoryStore();
    const inn = await openInn({ store });
    const party = await gather([inn]);
    await playOn(party);
    await inn.close();
    const lines = (await store.read(party.match)) ?? [];
    const room = roomFrom(
      party.match,
      lines.map((line) => JSON.parse(line)),
    );
    const kept = await store.snapshot(party.match);
    expect(kept && JSON.parse(kept.text).kept.state).toEqual(room.table?.state);
    expect(await checkStore(store)).toMatchObject({ matches: 1, differences: [] });
    expect((await checkStore(store)).compared).toBeGreaterThan(0);
  });
});

/** The registry of hosts over a store: opened once, forgotten, read anew. What one host does is tested in the match room. */
import { describe, expect, it } from 'vitest';
import { seedFrom } from '../engine/seed.js';
import { roomFrom } from '../match/fold.js';
import { found } from '../match/found.js';
import type { Clock, Thinker } from '../match/host.js';
import type { Line } from '../match/lines.js';
import { checkStore } from '../store/check.js';
import type { Store } from '../store/store.js';
import { openRooms, type Rooms, type RoomsNeed } from './rooms.js';
import { memoryStore } from './testing/memory.js';
import { gather, playOn } from './testing/party.js';
import { openInn } from './testing/table.js';

const said = (text: string): Line => ({ t: 'said', at: 1, seat: 0, text });

const clock: Clock = { now: () => Date.now(), after: () => () => {} };
const thinker: Thinker = { think: () => Promise.reject(new Error('there are no bots here')), forget: () => {} };
const talkIn = (rooms: Rooms) => rooms.visit('m', (room) => room.talk.length);

async function roomsOn(store: Store, more: Partial<RoomsNeed> = {}): Promise<Rooms> {
  const nothing = () => {};
  const rooms = openRooms({
    store,
    fallsFrom: 0,
    clock,
    thinker,
    pace: () => 0,
    shelf: undefined,
    opened: nothing,
    changed: nothing,
    lost: nothing,
    problem: nothing,
    ...more,
  });
  const seats = [{ kind: 'person' }, { kind: 'person' }] as const;
  const secrets = { seed: seedFrom('rooms'), invite: 'invite', watch: 'watch' };
  await rooms.create('m', [found({ game: 'bird', options: {}, seats, settings: {}, host: 'host' }, secrets, 0)]);
  return rooms;
}

describe('the matches of a process', () => {
  it('are opened once, however many ask for one at the same time', async () => {
    const inner = memoryStore();
    let reads = 0;
    const read: Store['read'] = (...args) => {
      reads++;
      return inner.read(...args);
    };
    const rooms = await roomsOn({ ...inner, read });
    const hosts = await Promise.all([rooms.host('m'), rooms.host('m'), rooms.host('m')]);
    expect(new Set(hosts).size).toBe(1);
    expect(reads).toBe(1);
    expect(await rooms.host('another')).toBeNull();
    expect(rooms.size).toBe(1);
  });

  it('are forgotten when nobody uses them, and read again when somebody does', async () => {
    const rooms = await roomsOn(memoryStore());
    const first = await rooms.host('m');
    expect(rooms.forget(0)).toBe(0);
    expect(rooms.forget(Number.POSITIVE_INFINITY)).toBe(1);
    expect(rooms.size).toBe(0);
    expect(await rooms.host('m')).not.toBe(first);
  });

  it('take in what another process wrote, also while they are being opened', async () => {
    const store = memoryStore();
    const [here, there] = [await roomsOn(store), await roomsOn(store)];
    const opening = here.host('m');
    await there.change('m', () => ({ ok: true, lines: [said('over there')] }));
    await here.catchUp('m', 2);
    expect((await opening)?.room.talk).toHaveLength(1);
    expect(here.catchUp('m', 2)).toBeNull();
  });

  it('are refused what the store fails to write, and are read anew', async () => {
    const inner = memoryStore();
    let fails = true;
    const append: Store['append'] = async (...args) => {
      if (fails) throw new Error('the disk is full');
      return inner.append(...args);
    };
    const lost: string[] = [];
    const rooms = await roomsOn({ ...inner, append }, { lost: ({ id }) => lost.push(id) });
    const say = () => rooms.change('m', () => ({ ok: true, lines: [said('hello')] }));
    expect((await Promise.allSettled([say(), say()])).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(lost).toEqual(['m']);
    fails = false;
    await say();
    expect(await talkIn(rooms)).toBe(1);
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

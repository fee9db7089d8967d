/** One client: patches lead to what the host sees, whatever is missed is asked for anew, and what was not answered is sent again. */
import { describe, expect, it } from 'vitest';
import { quickChance } from '../engine/chance.js';
import type { Seat } from '../engine/game.js';
import { copy, same } from '../engine/json.js';
import { games } from '../games/index.js';
import { linesFor } from './begin.js';
import { isRefused, type OpenLink, type Session } from './client.js';
import type { Host } from './host.js';
import { memoryLog } from './memory.js';
import type { Message } from './messages.js';
import { phaseOf } from './room.js';
import { happenedFor, pastPositionFor, positionFor } from './shown.js';
import { hosted, people, settled, sitAt, wishFor } from './testing/hosting.js';
import { NOW, question, shelf } from './testing/rooms.js';

const TIMED = { per: 'match', seconds: 3600, atZero: 'take-over' } as const;

/** A match in which everybody has a clock, so that deadlines change as well. */
function timed(game: string, seats: number): Promise<Host> {
  const wish = wishFor(game, people(seats));
  const lines = linesFor(wish, NOW, shelf).map((line) =>
    line.t === 'founded' ? { ...line, settings: { ...line.settings, clock: TIMED } } : line,
  );
  return hosted(wish, { log: memoryLog(lines) });
}

async function everybody(host: Host, seats: number): Promise<ReadonlyMap<Seat | null, Session>> {
  const all = new Map<Seat | null, Session>();
  for (const seat of [...Array(seats).keys(), null]) all.set(seat, await sitAt(host, seat));
  return all;
}

/** Like `toEqual`, but quick where they are: a match is compared some thousand times. */
function expectEqual(a: unknown, b: unknown): void {
  if (!same(a, b)) expect(a).toEqual(b);
}

function expectToSee(host: Host, seat: Seat | null, { now }: Session): void {
  const { entries, view, undo, deadlines } = copy(positionFor(host.room, seat) as object) as NonNullable<ReturnType<typeof positionFor>>;
  expect(now.moment?.entries).toBe(entries);
  expectEqual(now.moment?.view, view);
  expectEqual(now.undo, undo);
  expectEqual(now.deadlines, deadlines);
}

describe.each([...Object.keys(games), 'sealed'])('patches of a whole random match of %s', (game) => {
  it('lead every seat and a spectator to exactly what the host would show them', async () => {
    const seats = game === 'sealed' ? 3 : 4;
    const host = await timed(game, seats);
    const all = await everybody(host, seats);
    const at = (seat: Seat) => all.get(seat) ?? Promise.reject(new Error('nobody sits there'));
    const chance = quickChance(7);
    let undone = 0;
    while (phaseOf(host.room) === 'playing') {
      const before = new Map([...all].map(([seat, session]) => [seat, session.now.moment]));
      const { open } = host.room.table?.state ?? { open: [] };
      const { id, seat } = open[chance.int(open.length)] ?? { id: 0, seat: 0 };
      const session = await at(seat);
      const { moment } = session.now;
      const decision = moment?.view.open.find((each) => each.id === id);
      if (!moment || !decision || moment.view.mine === null) throw new Error('who is asked does not know it');
      const moves = host.room.game.moves(moment.view.shared, moment.view.mine, decision);
      const reply = await session.answer(decision, moves[chance.int(moves.length)] ?? null);
      if (isRefused(reply)) throw new Error(reply.because);
      await settled();
      for (const [each, { now }] of all) {
        expectToSee(host, each, { now } as Session);
        expect(now.moment?.before).toBe(before.get(each)?.view);
        expectEqual(now.moment?.happened, copy(happenedFor(host.room, each, before.get(each)?.entries ?? 0)));
      }
      if (chance.int(25) > 0 || phaseOf(host.room) !== 'playing') continue;
      const taker = chance.int(seats);
      if (isRefused(await (await at(taker)).order({ t: 'undo' }))) continue;
      for (let other = 0; other < seats; other++) if (other !== taker) await (await at(other)).order({ t: 'grant', yes: true });
      await settled();
      undone++;
      for (const [each, { now }] of all) expectToSee(host, each, { now } as Session);
      if (chance.int(3) === 0) await (await at(taker)).order({ t: 'leave' });
      if (chance.int(3) === 0) all.get(null)?.order({ t: 'ping' });
      await (await at(taker)).order({ t: 'back' });
      await settled();
      for (const [each, { now }] of all) expectToSee(host, each, { now } as Session);
    }
    expect(undone).toBeGreaterThan(0);
    for (const [seat, { now }] of all) expectEqual(now.journal, everythingFor(host, seat));
    const looker = await at(0);
    const past = chance.int(host.room.table?.entries.length ?? 1);
    const [then, earlier] = [pastPositionFor(host.room, 0, past), past === 0 ? null : pastPositionFor(host.room, 0, past - 1)];
    expect(await looker.at(past)).toMatchObject({ entries: past, view: copy(then?.view), before: earlier && copy(earlier.view) });
  });
});

/** All that a seat has heard, from the opening on. */
const everythingFor = ({ room }: Host, seat: Seat | null) =>
  Array.from({ length: (room.table?.entries.length ?? 0) + 1 }, (_, i) => copy(happenedFor(room, seat, i - 1, i))).flat();

/** A link on which some of what the host sends is lost, or which is cut. */
function troubled() {
  let drops: (message: Message) => boolean = () => false;
  let cut = (): void => {};
  const sent: string[] = [];
  let hellos = 0;
  const through =
    (open: OpenLink): OpenLink =>
    (ears) => {
      const link = open({
        ...ears,
        heard(message) {
          if (message.t === 'welcome') hellos++;
          if (!drops(message)) ears.heard(message);
        },
      });
      cut = () => {
        ears.changed('cut', null);
        link.again();
      };
      return {
        ...link,
        send(order) {
          sent.push(order.id);
          link.send(order);
        },
      };
    };
  return {
    through,
    sent,
    hellos: () => hellos,
    drop(what: (message: Message) => boolean) {
      drops = what;
    },
    cut: () => cut(),
  };
}

describe('a client that has missed something', () => {
  it('says hello anew, once, and is up to date', async () => {
    const host = await hosted(wishFor('nation', people(2)));
    const trouble = troubled();
    const watcher = await sitAt(host, null, trouble.through);
    const players = [await sitAt(host, 0), await sitAt(host, 1)];
    const play = async () => {
      const { seat, decision, move } = question(host.room);
      await players[seat]?.answer({ id: decision }, move);
    };
    await play();
    trouble.drop(({ t }) => t === 'moved');
    await play();
    trouble.drop(() => false);
    await play();
    await settled();
    expect(trouble.hellos()).toBe(2);
    expectToSee(host, null, watcher);
    expect(watcher.now.journal).toEqual(everythingFor(host, null));
    await play();
    await settled();
    expectToSee(host, null, watcher);
    expect(trouble.hellos()).toBe(2);
  });
});

describe('an order without an answer when the line is cut', () => {
  it('is sent again under its own number and played once', async () => {
    const host = await hosted(wishFor('bird', people(2)));
    const { seat, decision, move } = question(host.room);
    const trouble = troubled();
    const session = await sitAt(host, seat, trouble.through);
    const entries = host.room.table?.entries.length ?? 0;
    trouble.drop(({ t }) => t !== 'welcome');
    const reply = session.answer({ id: decision }, move);
    await settled();
    expect(host.room.table?.entries.length).toBeGreaterThan(entries);
    trouble.drop(() => false);
    const { lines } = host.room;
    trouble.cut();
    expect(session.now.unanswered).toBe(1);
    expect(await reply).toMatchObject({ t: 'done', entry: entries });
    await settled();
    expect(new Set(trouble.sent).size).toBe(1);
    expect(trouble.sent).toHaveLength(2);
    expect(host.room.lines).toBe(lines);
    expect(session.now.unanswered).toBe(0);
    expectToSee(host, seat, session);
  });

  it('that was given while the line was cut is sent once it is open', async () => {
    const host = await hosted(wishFor('bird', people(2)));
    const { seat, decision, move } = question(host.room);
    const trouble = troubled();
    const session = await sitAt(host, seat, trouble.through);
    trouble.cut();
    expect(await session.answer({ id: decision }, move)).toMatchObject({ t: 'done' });
    expect(trouble.sent).toHaveLength(1);
  });

  it('that was given while the line was cut can be taken back until it goes out', async () => {
    const host = await hosted(wishFor('bird', people(2)));
    const { seat, decision, move } = question(host.room);
    const trouble = troubled();
    const session = await sitAt(host, seat, trouble.through);
    trouble.cut();
    const reply = session.answer({ id: decision }, move);
    expect(session.now.unsent).toBe(1);
    session.withdraw();
    expect(await reply).toMatchObject({ t: 'refused', why: 'stale' });
    await settled();
    expect([trouble.sent, session.now.unsent, session.now.unanswered]).toEqual([[], 0, 0]);
  });

  it('is sent again after a while when the host could not take it', async () => {
    const host = await hosted(wishFor('bird', people(2)));
    const { seat, decision, move } = question(host.room);
    let refusals = 2;
    const through =
      (open: OpenLink): OpenLink =>
      (ears) => {
        const link = open(ears);
        return {
          ...link,
          send(order) {
            if (refusals-- <= 0) link.send(order);
            else ears.heard({ t: 'refused', id: order.id, why: refusals === 1 ? 'failed' : 'too-fast', because: 'Not now.' });
          },
        };
      };
    const session = await sitAt(host, seat, through);
    expect(await session.answer({ id: decision }, move)).toMatchObject({ t: 'done' });
  });
});

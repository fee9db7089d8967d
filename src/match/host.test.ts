/** One host: decides, appends, acknowledges, tells; loses nothing it has acknowledged; shares a log with others; sees to bots and clocks. */
import { describe, expect, it } from 'vitest';
import { quickChance } from '../engine/chance.js';
import type { Game, GameTypes, Json, Seat } from '../engine/game.js';
import { gameById } from '../games/index.js';
import { linesFor, standingHere } from './begin.js';
import { isRefused } from './client.js';
import { roomFrom } from './fold.js';
import { withoutTraces } from './forget.js';
import type { BotQuestion, Host, Log, Outlet } from './host.js';
import { type Line, readLine, written } from './lines.js';
import { memoryLog } from './memory.js';
import { type Decided, decide } from './orders.js';
import { namesOf, phaseOf } from './room.js';
import { snapshotOf } from './snapshot.js';
import { hosted, people, quickThinker, scriptedClock, settled, sitAt, wishFor } from './testing/hosting.js';
import { NOW, question, seated, shelf } from './testing/rooms.js';

const said = (text: string): Line => ({ t: 'said', at: 1, seat: 0, text });
const say = (text: string) => (): Decided => ({ ok: true, lines: [said(text)] });
const QUIET: Outlet = { changed: () => {}, lost: () => {}, problem: () => {} };

const linesOf = async (log: Log): Promise<readonly Line[]> => ((await log.read(0)) ?? []).map(readLine);
const textsIn = async (log: Log) => (await linesOf(log)).flatMap((line) => (line.t === 'said' && 'text' in line ? [line.text] : []));

/** Whoever is asked gives the first legal answer, or the order `id` again. */
function answerAt(host: Host, id: string, wanted = question(host.room)): Promise<Decided> {
  const { seat, decision, move } = wanted;
  return host.change((room, now) => decide(room, seated(seat), { t: 'answer', id, decision, move }, now));
}

describe('a change', () => {
  it('is decided on, appended, acknowledged and told, in this order', async () => {
    const notes: string[] = [];
    const inner = memoryLog(linesFor(wishFor('bird', people(2)), NOW));
    const log: Log = {
      ...inner,
      async append(...args) {
        notes.push('appending');
        await settled();
        const done = await inner.append(...args);
        notes.push('appended');
        return done;
      },
    };
    const host = await hosted(wishFor('bird', people(2)), { log, outlet: { ...QUIET, changed: () => notes.push('all were told') } });
    host.audience.add(host.room, { ...standingHere(1), send: ({ t }) => notes.push(t), close: () => {} }, 0, 0);
    notes.splice(0);
    const looked = settled().then(() => host.visit(() => notes.push('looked at')));
    const { seat, decision, move } = question(host.room);
    await host.change(
      (room, now) => {
        notes.push('decided');
        return decide(room, seated(seat), { t: 'answer', id: 'a', decision, move }, now);
      },
      () => notes.push('acknowledged'),
    );
    await looked;
    expect(notes).toEqual(['decided', 'appending', 'appended', 'acknowledged', 'own', 'moved', 'all were told', 'looked at']);
  });

  it('that comes while the log is busy is written with all others that wait, each decided on what those before it made of the room', async () => {
    const strokes: number[] = [];
    const inner = memoryLog(linesFor(wishFor('bird', people(2)), NOW));
    const append: Log['append'] = async (after, lines, room) => {
      strokes.push(lines.length);
      await settled();
      return inner.append(after, lines, room);
    };
    const host = await hosted(wishFor('bird', people(2)), { log: { ...inner, append } });
    const outcomes = await Promise.allSettled(
      ['one', 'two', 'three', 'four'].map((text) =>
        host.change((room) => {
          if (text === 'three') throw new Error('this is too hard');
          return say(`${text}, after ${room.talk.length}`)();
        }),
      ),
    );
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    expect(strokes).toEqual([1, 2]);
    expect(await textsIn(inner)).toEqual(['one, after 0', 'two, after 1', 'four, after 2']);
  });
});

describe('a log that fails', () => {
  it('loses nothing that was acknowledged, and plays nothing twice that is sent again', async () => {
    const wish = wishFor('bird', people(3));
    const inner = memoryLog(linesFor(wish, NOW));
    const chance = quickChance(5);
    let trouble: 'none' | 'before' | 'after' = 'none';
    let losses = 0;
    const append: Log['append'] = async (...args) => {
      trouble = (['none', 'none', 'before', 'after'] as const)[chance.int(4)] ?? 'none';
      if (trouble === 'before') throw new Error('nothing was written');
      const done = await inner.append(...args);
      if (trouble === 'after') throw new Error('it was written, but nobody heard of it');
      return done;
    };
    const log = { ...inner, append };
    const outlet = { ...QUIET, lost: () => losses++ };
    let host = await hosted(wish, { log, outlet });
    const acknowledged: { readonly id: string; readonly entry: number }[] = [];
    for (let n = 0; phaseOf(host.room) === 'playing'; n++) {
      const wanted = question(host.room);
      for (let isDone = false; !isDone; ) {
        try {
          const decided = await answerAt(host, `order ${n}`, wanted);
          if (!decided.ok || decided.entry === undefined) throw new Error('a legal answer was not taken');
          acknowledged.push({ id: `order ${n}`, entry: decided.entry });
          isDone = true;
        } catch {
          await expect(host.visit(() => {})).rejects.toThrow('not hosted here');
          host = await hosted(wish, { log, outlet });
        }
      }
    }
    expect(losses).toBeGreaterThan(5);
    const played = (await linesOf(inner)).flatMap((line) => (line.t === 'played' || line.t === 'undone' ? [line] : []));
    for (const { id, entry } of acknowledged) {
      expect(played.filter((line) => line.id === id)).toHaveLength(1);
      expect(played[entry]?.id).toBe(id);
    }
    expect(phaseOf(roomFrom('a match', await linesOf(inner)))).toBe('over');
  });

  it('tells who follows that they must begin anew, and nothing of what may not be there', async () => {
    const wish = wishFor('bird', people(2));
    const inner = memoryLog(linesFor(wish, NOW));
    const heard: string[] = [];
    const append: Log['append'] = () => Promise.reject(new Error('the disk is full'));
    const host = await hosted(wish, { log: { ...inner, append }, outlet: { ...QUIET, lost: () => heard.push('lost') } });
    host.audience.add(host.room, { ...standingHere(0), send: ({ t }) => heard.push(t), close: () => {} }, 0, 0);
    await expect(answerAt(host, 'a')).rejects.toThrow('the disk is full');
    expect(heard).toEqual(['welcome', 'lost']);
  });
});

describe('two hosts on one log', () => {
  it('catch up with each other and never play a question twice', async () => {
    const wish = wishFor('nation', people(3));
    const log = memoryLog(linesFor(wish, NOW));
    const [here, there] = [await hosted(wish, { log }), await hosted(wish, { log })];
    const screens = await Promise.all([sitAt(here, 0), sitAt(there, 0)]);
    const chance = quickChance(3);
    for (let n = 0; n < 60 && phaseOf(here.room) === 'playing'; n++) {
      const wanted = question(here.room);
      const other = [here, there][chance.int(2)] ?? here;
      const outcomes = await Promise.all([
        answerAt(here, `a${n}`, wanted),
        answerAt(there, chance.int(2) === 0 ? `a${n}` : `b${n}`, wanted), // the same order at both doors, or another for the same question
        other.change(say(`${n}`)),
      ]);
      expect(outcomes.filter((each) => each.ok && each.lines.some(({ t }) => t === 'played'))).toHaveLength(1);
      const most = Math.max(here.room.lines, there.room.lines);
      await Promise.all([here, there].map((host) => host.catchUp(most)));
    }
    await settled();
    const room = roomFrom('a match', await linesOf(log), shelf);
    for (const host of [here, there]) expect(host.room.table?.state).toEqual(room.table?.state);
    for (const { now } of screens) expect(now.moment?.entries).toBe(room.table?.entries.length);
    expect(screens[0]?.now.moment?.view).toEqual(screens[1]?.now.moment?.view);
    expect(await textsIn(log)).toHaveLength(60);
  });

  it('let one of them see to the bots', async () => {
    const wish = wishFor('bird', [...people(1), { name: 'Wren', bot: 'sensible' }, { name: 'Jay', bot: 'sensible' }]);
    const log = memoryLog(linesFor(wish, NOW));
    const [attends, follows] = [await hosted(wish, { log }), await hosted(wish, { log, attends: () => false })];
    for (let n = 0; n < 5; n++) {
      for (const host of [follows, attends]) await host.visit(host.attend);
      await settled();
      await follows.catchUp(attends.room.lines);
      const wanted = question(follows.room);
      expect(wanted.seat).toBe(0);
      await answerAt(follows, `${n}`, wanted);
      await attends.catchUp(follows.room.lines);
    }
    expect(follows.room.lines).toBeGreaterThan(20);
  });
});

/** A game that counts how often an answer is played. */
function counting(game: Game<GameTypes>): { readonly game: Game<GameTypes>; applied(): number } {
  let count = 0;
  const apply: typeof game.apply = (...args) => {
    count++;
    game.apply(...args);
  };
  return { game: { ...game, apply }, applied: () => count };
}

const bots = (count: number) => Array.from({ length: count }, (_, seat) => ({ name: `Bot ${seat}`, bot: 'sensible' as const }));

describe('chores', () => {
  it('let bots play a whole match by themselves, each move played once', async () => {
    const { game, applied } = counting(gameById('bird'));
    const clock = scriptedClock();
    const host = await hosted(wishFor('bird', bots(4)), { clock, pace: () => 650 }, { ...shelf, bird: game });
    const [before, began] = [applied(), host.room.table?.entries.length ?? 0];
    const watcher = await sitAt(host, null);
    host.attend();
    for (let i = 0; i < 2000 && phaseOf(host.room) === 'playing'; i++) await clock.pass(650);
    expect(phaseOf(host.room)).toBe('over');
    const moves = (host.room.table?.entries.length ?? 0) - began;
    expect(moves).toBeGreaterThan(20);
    expect((applied() - before) / moves).toBe(1);
    expect(watcher.now.face?.phase).toBe('over');
  });

  it('are left alone where nobody sits or looks on', async () => {
    const clock = scriptedClock();
    const host = await hosted(wishFor('bird', bots(2)), { clock, pace: () => 650 });
    const entries = () => host.room.table?.entries.length ?? 0;
    const before = entries();
    host.attend();
    await clock.pass(10_000);
    expect(entries()).toBe(before); // bots among themselves rest until somebody looks on
    expect(host.isBusy).toBe(false);
  });

  it('let a bot answer when its time has come, and not before', async () => {
    const clock = scriptedClock();
    const host = await hosted(wishFor('bird', bots(2)), { clock, pace: () => 650 });
    const entries = () => host.room.table?.entries.length ?? 0;
    const before = entries();
    await sitAt(host, null);
    await clock.pass(649);
    expect(entries()).toBe(before);
    expect(host.isBusy).toBe(true);
    await clock.pass(1);
    expect(entries()).toBeGreaterThan(before);
  });

  it('put the game’s own suggestion in the place of a bot that fails, and say so', async () => {
    const problems: string[] = [];
    const think = () => Promise.reject(new Error('I am lost'));
    const host = await hosted(wishFor('bird', bots(2)), {
      thinker: { think, forget: () => {} },
      outlet: { ...QUIET, problem: (what) => problems.push(what) },
    });
    await sitAt(host, null);
    for (let i = 0; i < 500 && phaseOf(host.room) === 'playing'; i++) await settled();
    expect(phaseOf(host.room)).toBe('over');
    expect(new Set(problems)).toEqual(new Set(['a bot could not decide']));
  });

  it('hand a bot what its seat sees, and let it forget after a take-back and at the end', async () => {
    const asked: BotQuestion[] = [];
    const forgotten: string[] = [];
    const held: ((move: Json) => void)[] = [];
    const host = await hosted(wishFor('nation', [...people(1), ...bots(2)]), {
      thinker: {
        think: (job) => {
          asked.push(job);
          return new Promise((done) => {
            held.push(done);
          });
        },
        forget: (match) => forgotten.push(match),
      },
    });
    const entries = () => host.room.table?.entries.length ?? 0;
    while (host.room.table?.state.open.some(({ seat }) => seat === 0)) await answerAt(host, `${entries()}`, question(host.room, 0));
    host.attend();
    await settled();
    const [job] = asked;
    expect(job).toMatchObject({ match: 'a match', game: 'nation', bot: 'sensible' });
    expect(job?.view.seat).toBe(job?.seat);
    const before = entries();
    const back = await host.change((room, now) => decide(room, seated(0), { t: 'undo', id: 'oops' }, now));
    expect(back.ok).toBe(true);
    expect(forgotten).toEqual(['a match']);
    const after = entries();
    expect(after).toBe(before + 1);
    if (job) held[0]?.(await quickThinker.think(job)); // for a question that was taken back
    await settled();
    expect(entries()).toBe(after);
    host.close();
    expect(forgotten).toEqual(['a match', 'a match']);
  });

  it('stop when the host is closed', async () => {
    const clock = scriptedClock();
    const host = await hosted(wishFor('bird', bots(2)), { clock, pace: () => 650 });
    host.attend();
    const { lines } = host.room;
    host.close();
    await clock.pass(10_000);
    expect(host.room.lines).toBe(lines);
  });

  it('let a clock fall when a person’s time is up', async () => {
    const clock = scriptedClock();
    const lines = linesFor(wishFor('bird', people(2)), NOW).map((line) =>
      line.t === 'founded'
        ? { ...line, settings: { ...line.settings, clock: { per: 'decision', seconds: 30, atZero: 'answer' } as const } }
        : line,
    );
    const log = memoryLog(lines);
    const host = await hosted(wishFor('bird', people(2)), { log, clock });
    const session = await sitAt(host, 0);
    expect(session.now.deadlines).toMatchObject([{ at: NOW + 30_000 }]);
    host.attend();
    await clock.pass(29_999);
    expect((await linesOf(log)).length).toBe(lines.length);
    await clock.pass(1);
    await settled();
    const answers = (await linesOf(log)).slice(lines.length);
    expect(answers[0]).toMatchObject({ t: 'played', by: 'clock', at: NOW + 30_000 });
    expect(session.now.deadlines).toMatchObject([{ at: NOW + 60_000 }]);
  });
});

describe('who sits at a host', () => {
  const answer = async (host: Host, seat: Seat) => {
    const session = await sitAt(host, seat);
    const { decision, move } = question(host.room, seat);
    return session.answer({ id: decision }, move);
  };

  it('is acknowledged with the entry they made, or refused with the reason', async () => {
    const host = await hosted(wishFor('bird', people(2)));
    const { seat } = question(host.room);
    const entries = host.room.table?.entries.length ?? 0;
    expect(await answer(host, seat)).toMatchObject({ t: 'done', entry: entries });
    const other = await sitAt(host, 1 - seat);
    const refused = await other.answer({ id: 0 }, null);
    expect(isRefused(refused) && refused.why).toBe('stale');
  });
});

it('writes lines that any reader takes in again', async () => {
  const wish = wishFor('bird', people(2));
  const log = memoryLog(linesFor(wish, NOW));
  const host = await hosted(wish, { log });
  while (phaseOf(host.room) === 'playing') await answerAt(host, `${host.room.lines}`);
  expect((await linesOf(log)).map(written)).toEqual(await log.read(0));
});

it('does not begin at a shortcut from before people were forgotten', async () => {
  const wish = wishFor('bird', people(2));
  const lines = [...linesFor(wish, NOW), said('Elm Street')];
  const kept = { at: lines.length, text: snapshotOf(roomFrom('a match', lines)) };
  const log: Log = {
    ...memoryLog(withoutTraces(lines, { seat: null, names: true }, NOW)),
    shortcuts: { latest: async (before = kept.at) => (before >= kept.at ? kept : null), keep: async () => {} },
  };
  const { room } = await hosted(wish, { log });
  expect([namesOf(room), room.talk]).toEqual([['Seat 1', 'Seat 2'], []]);
});

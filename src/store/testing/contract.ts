/** The contract of `Store` as tests. Every store is held to the same ones. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Copyable, MatchSummary, Store, StoredMatch } from '../store.js';

/** A place that is empty at first; every call of `open` is another process at the same place. */
export interface Ground {
  open(): Promise<Store & Copyable>;
}

export const note: MatchSummary = { game: 'bird', rules: 1, listed: false, over: false, wake: null, fades: null };

let named = 0;
const newId = () => `match-${named++}`;

/** Waits until this holds. Tests say what must come about, never how soon. */
export async function comesAbout(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((next) => setTimeout(next, 10));
}

export function keepsTheContract(ground: () => Promise<Ground>): void {
  let there: Ground;
  let store: Store & Copyable;
  beforeAll(async () => {
    there = await ground();
    store = await there.open();
  });
  afterAll(() => store.close());
  const another = async () => {
    const opened = await there.open();
    onTestFinished(() => opened.close());
    return opened;
  };
  const created = async (lines: readonly string[], its: Partial<MatchSummary> = {}, id = newId()) => {
    expect(await store.create(id, { ...note, ...its }, lines)).toBe(true);
    return id;
  };

  describe('a match', () => {
    it('is read back line by line, from any line on', async () => {
      const id = await created(['a', 'b', 'c']);
      expect(await store.read(id)).toEqual(['a', 'b', 'c']);
      expect(await store.read(id, 1)).toEqual(['b', 'c']);
      expect(await store.read(id, 3)).toEqual([]);
      expect(await store.read(id, 9)).toEqual([]);
    });

    it('that was never made is null, which is not the same as empty', async () => {
      expect(await store.read('nobody')).toBeNull();
      expect(await store.read(await created([]))).toEqual([]);
    });

    it('is made once: the second to take the id gets false and changes nothing', async () => {
      const id = await created(['first']);
      expect(await store.create(id, { ...note, listed: true }, ['second', 'third'])).toBe(false);
      expect(await store.read(id)).toEqual(['first']);
      expect(await store.listed(1000)).not.toContain(id);
    });

    it('is made by exactly one of many who try at once', async () => {
      const id = newId();
      const other = await another();
      const tries = Array.from({ length: 20 }, (_, i) => (i % 2 ? store : other).create(id, note, [`by ${i}`]));
      const won = (await Promise.all(tries)).flatMap((done, i) => (done ? [`by ${i}`] : []));
      expect(won).toHaveLength(1);
      expect(await store.read(id)).toEqual(won);
    });

    it.each(['', 'two words', 'ä', 'x'.repeat(65)])('cannot have the id "%s"', async (id) => {
      await expect(store.create(id, note, [])).rejects.toThrow('cannot be the id of a match');
    });
  });

  describe('appending', () => {
    it('goes on where the list ends', async () => {
      const id = await created(['a']);
      expect(await store.append(id, 1, ['b', 'c'], note)).toBe(true);
      expect(await store.append(id, 3, ['d'], note)).toBe(true);
      expect(await store.read(id)).toEqual(['a', 'b', 'c', 'd']);
    });

    it('after another number of lines than there are writes nothing, not even the note', async () => {
      const id = await created(['a', 'b']);
      for (const after of [0, 1, 3]) expect(await store.append(id, after, ['x'], { ...note, listed: true })).toBe(false);
      expect(await store.read(id)).toEqual(['a', 'b']);
      expect(await store.listed(1000)).not.toContain(id);
    });

    it('to no match writes nothing', async () => {
      expect(await store.append('nobody', 0, ['x'], note)).toBe(false);
      expect(await store.read('nobody')).toBeNull();
    });

    it('nothing changes the note alone', async () => {
      const id = await created(['a']);
      expect(await store.append(id, 1, [], { ...note, listed: true })).toBe(true);
      expect(await store.listed(1)).toEqual([id]);
      expect(await store.append(id, 1, ['b'], note)).toBe(true);
      expect(await store.read(id)).toEqual(['a', 'b']);
    });

    it('is won by exactly one of those who race for a line, in two processes and in many matches', async () => {
      const other = await another();
      const ids = await Promise.all(Array.from({ length: 10 }, () => created([])));
      const player = async (store: Store, name: string) => {
        const won: string[] = [];
        for (let line = 0; line < 15; line++) {
          for (const [id, done] of await Promise.all(
            ids.map(async (id) => [id, await store.append(id, line, [`${name} ${line}`], note)] as const),
          )) {
            if (done) won.push(`${id}: ${name} ${line}`);
          }
        }
        return won;
      };
      const won = (await Promise.all([player(store, 'Ann'), player(store, 'Ben'), player(other, 'Cem'), player(other, 'Dai')])).flat();
      const stands = (await Promise.all(ids.map(async (id) => (await store.read(id))?.map((line) => `${id}: ${line}`) ?? []))).flat();
      expect(won).toHaveLength(150);
      expect(won.sort()).toEqual(stands.sort());
    });

    it('is seen by another process as soon as it is acknowledged', async () => {
      const other = await another();
      const id = await created(['a']);
      for (let line = 1; line < 20; line++) {
        const [from, to] = line % 2 ? [store, other] : [other, store];
        expect(await from.append(id, line, [`${line}`], note)).toBe(true);
        expect(await to.read(id, line)).toEqual([`${line}`]);
      }
    });
  });

  describe('a line', () => {
    it.each([
      ['empty', ''],
      ['with quotes and breaks', `'"\\ \n\r\t%$1::text`],
      ['in any script', '青い鳥 🐦 عصفور \u{10ffff}'],
      ['of a megabyte', 'x'.repeat(1_000_000)],
    ])('%s comes back as it went in', async (_, line) => {
      const id = await created([line]);
      await store.append(id, 1, [line], note);
      await store.keepSnapshot(id, 2, line);
      expect(await store.read(id)).toEqual([line, line]);
      expect(await store.snapshot(id)).toEqual({ at: 2, text: line });
    });

    it.each([
      ['a NUL', 'a\0b'],
      ['half a character', 'a\ud83d'],
    ])('with %s is refused rather than changed', async (_, line) => {
      const id = await created(['a']);
      await expect(store.append(id, 1, [line], note)).rejects.toThrow('half a character');
      await expect(store.create(newId(), note, [line])).rejects.toThrow('half a character');
      expect(await store.read(id)).toEqual(['a']);
    });
  });

  describe('rewriting', () => {
    it('puts other lines in the place of all, with more at the end, and everybody reads those', async () => {
      const other = await another();
      const id = await created(['a', 'secret', 'c']);
      const heard: number[] = [];
      other.watch((changed, lines) => changed === id && heard.push(lines));
      expect(await store.rewrite(id, 3, ['a', '', 'c', 'rewritten'], { ...note, listed: true, fades: 5 })).toBe(true);
      expect(await store.read(id)).toEqual(['a', '', 'c', 'rewritten']);
      expect(await other.read(id, 1)).toEqual(['', 'c', 'rewritten']);
      expect(await store.listed(1)).toEqual([id]);
      await comesAbout(() => heard.includes(4));
      expect(await other.append(id, 4, ['on'], note)).toBe(true);
      expect(await store.read(id, 3)).toEqual(['rewritten', 'on']);
    });

    it('after another number of lines than there are changes nothing', async () => {
      const id = await created(['a', 'b']);
      for (const after of [0, 1, 3]) expect(await store.rewrite(id, after, ['x', 'x', 'x'], { ...note, listed: true })).toBe(false);
      expect(await store.rewrite('nobody', 0, ['x'], note)).toBe(false);
      expect(await store.read(id)).toEqual(['a', 'b']);
      expect(await store.listed(1000)).not.toContain(id);
    });

    it('races with appending, and one of them loses', async () => {
      const other = await another();
      for (let round = 0; round < 20; round++) {
        const id = await created(['a']);
        const [rewritten, appended] = await Promise.all([store.rewrite(id, 1, ['-', 'r'], note), other.append(id, 1, ['b'], note)]);
        expect([rewritten, appended].filter(Boolean)).toHaveLength(1);
        expect(await store.read(id)).toEqual(rewritten ? ['-', 'r'] : ['a', 'b']);
      }
    });

    it('forgets the snapshots of before, also those that somebody is late to keep', async () => {
      const [id, beside] = [await created(['a', 'secret']), await created(['a'])];
      await store.keepSnapshot(beside, 1, 'beside');
      await store.keepSnapshot(id, 2, 'secret');
      await store.rewrite(id, 2, ['a', '', 'r'], note);
      await store.keepSnapshot(id, 2, 'secret');
      expect(await store.snapshot(id)).toBeNull();
      await store.keepSnapshot(id, 3, 'fresh');
      expect(await store.snapshot(id)).toEqual({ at: 3, text: 'fresh' });
      expect(await store.snapshot(beside)).toEqual({ at: 1, text: 'beside' });
    });

    it('is not undone by scrubbing, which may happen while others write', async () => {
      const other = await another();
      const id = await created(['a', 'secret']);
      await store.keepSnapshot(id, 2, 'secret');
      await store.rewrite(id, 2, ['a', '', 'r'], note);
      let stopped = false;
      let written = 3;
      const writing = (async () => {
        for (; !stopped; written++) expect(await other.append(id, written, [`${written}`], note)).toBe(true);
      })();
      await store.scrub();
      stopped = true;
      await writing;
      expect((await store.read(id))?.slice(0, 3)).toEqual(['a', '', 'r']);
      expect(await store.read(id)).toHaveLength(written);
    });
  });

  describe('the code of a room', () => {
    it('leads to one match, and to another only from where it led', async () => {
      const other = await another();
      const code = newId();
      expect(await store.matchAt(code)).toBeNull();
      expect(await store.lead(code, 'first', 'nowhere')).toBe(false);
      expect(await store.lead(code, 'first', null)).toBe(true);
      expect(await other.matchAt(code)).toBe('first');
      expect(await other.lead(code, 'second', null)).toBe(false);
      expect(await other.lead(code, 'second', 'first')).toBe(true);
      expect(await store.lead(code, 'third', 'first')).toBe(false);
      expect(await store.matchAt(code)).toBe('second');
    });

    it('is taken by exactly one of many who try at once', async () => {
      const other = await another();
      const code = newId();
      const won = async (before: string | null) => {
        const tries = Array.from({ length: 20 }, (_, i) => (i % 2 ? store : other).lead(code, `${before} ${i}`, before));
        const winners = (await Promise.all(tries)).flatMap((done, i) => (done ? [`${before} ${i}`] : []));
        expect(winners).toHaveLength(1);
        expect(await store.matchAt(code)).toBe(winners[0]);
        return winners[0] ?? null;
      };
      await won(await won(null));
    });
  });

  describe('reports', () => {
    it('come oldest first in pages, one of each person about the same talk, until they are dropped', async () => {
      const [match, elsewhere] = [newId(), newId()];
      const report = { match, by: 1, at: 4_102_444_800_123, lines: 7 };
      expect(await store.report(report)).toBe(true);
      expect(await store.report({ ...report, at: 5 })).toBe(false);
      expect(await store.report({ ...report, by: null })).toBe(true);
      expect(await store.report({ ...report, by: null })).toBe(false);
      expect(await store.report({ ...report, lines: 8 })).toBe(true);
      expect(await store.report({ ...report, match: elsewhere })).toBe(true);
      const all = await (await another()).reports(0, 10);
      expect(all.map(({ number: _, ...rest }) => rest)).toEqual([
        report,
        { ...report, by: null },
        { ...report, lines: 8 },
        { ...report, match: elsewhere },
      ]);
      const [first, second] = all;
      expect(await store.reports(first?.number ?? 0, 1)).toEqual([second]);
      expect(await store.dropReports({ number: first?.number ?? 0 })).toBe(1);
      expect(await store.dropReports({ number: first?.number ?? 0 })).toBe(0);
      expect(await store.dropReports({ match })).toBe(2);
      expect((await store.reports(0, 10)).map((each) => each.match)).toEqual([elsewhere]);
      await store.dropReports({ match: elsewhere });
    });
  });

  it('one that cannot be written does not fail its neighbours', async () => {
    const ids = await Promise.all(['a', 'b', 'c'].map((line) => created([line])));
    const unfit = { ...note, rules: 1.5 };
    const outcomes = await Promise.allSettled(ids.map((id, i) => store.append(id, 1, ['more'], i === 1 ? unfit : note)));
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await Promise.all(ids.map((id) => store.read(id)))).toEqual([['a', 'more'], ['b'], ['c', 'more']]);
  });

  describe('what is due', () => {
    it('comes the longest overdue first, never before its time, and as many as wanted', async () => {
      const [late, soon, next] = [await created([], { wake: 100 }), await created([], { wake: 300 }), await created([], { wake: 200 })];
      expect(await store.due(99, 10)).toEqual([]);
      expect(await store.due(250, 10)).toEqual([
        { id: late, wake: 100 },
        { id: next, wake: 200 },
      ]);
      expect(await store.due(300, 2)).toEqual([
        { id: late, wake: 100 },
        { id: next, wake: 200 },
      ]);
      for (const id of [late, soon, next]) await store.append(id, 0, ['woken'], note);
      expect(await store.due(Number.MAX_SAFE_INTEGER, 10)).toEqual([]);
    });

    it('knows times far beyond 32 bits', async () => {
      const id = await created([], { wake: 4_102_444_800_123 });
      expect(await store.due(4_102_444_800_123, 10)).toEqual([{ id, wake: 4_102_444_800_123 }]);
      await store.append(id, 0, [], note);
    });
  });

  it('knows what is to fade, the longest overdue first and never before its time', async () => {
    const [late, soon] = [await created([], { fades: 4_102_444_800_123 }), await created([], { fades: 4_102_444_800_122 })];
    expect(await store.fading(4_102_444_800_121, 10)).not.toContain(soon);
    expect((await store.fading(4_102_444_800_123, 1000)).filter((id) => id === late || id === soon)).toEqual([soon, late]);
    expect(await store.fading(4_102_444_800_123, 1)).toHaveLength(1);
    for (const id of [late, soon]) await store.append(id, 0, [], note);
    expect(await store.fading(Number.MAX_SAFE_INTEGER, 1000)).not.toContain(late);
  });

  it('lists what strangers may join, newest first, for as long as they may', async () => {
    const old = await created([], { listed: true });
    const young = await created([], { listed: true });
    expect((await store.listed(100)).filter((id) => id === old || id === young)).toEqual([young, old]);
    expect(await store.listed(1)).toEqual([young]);
    await store.append(young, 0, ['full'], note);
    expect(await store.listed(1)).toEqual([old]);
    await store.append(old, 0, ['full'], note);
  });

  it('goes through all matches in pages, in the order of ids', async () => {
    for (const id of ['page-b', 'page-A', 'page-_', 'page-a', 'page--']) await created([], {}, id);
    const pages: string[] = [];
    for (let after: string | null = null; ; ) {
      const page: readonly string[] = await store.ids(after, 3);
      expect(page.length).toBeLessThanOrEqual(3);
      pages.push(...page);
      after = page.at(-1) ?? null;
      if (after === null) break;
    }
    expect(pages).toEqual([...pages].sort());
    expect(pages.filter((id) => id.startsWith('page-'))).toEqual(['page--', 'page-A', 'page-_', 'page-a', 'page-b']);
    expect(new Set(pages).size).toBe(pages.length);
  });

  describe('a snapshot', () => {
    it('is the latest at or before a line', async () => {
      const id = await created(['a', 'b', 'c']);
      expect(await store.snapshot(id)).toBeNull();
      await store.keepSnapshot(id, 2, 'two');
      await store.keepSnapshot(id, 3, 'three');
      expect(await store.snapshot(id)).toEqual({ at: 3, text: 'three' });
      expect(await store.snapshot(id, 2)).toEqual({ at: 2, text: 'two' });
      expect(await store.snapshot(id, 1)).toBeNull();
    });

    it('may be taken again', async () => {
      const id = await created(['a']);
      await store.keepSnapshot(id, 1, 'old');
      await store.keepSnapshot(id, 1, 'new');
      expect(await store.snapshot(id)).toEqual({ at: 1, text: 'new' });
    });

    it('is forgotten when there are two later ones, whatever the order they come in', async () => {
      const id = await created(['a', 'b', 'c', 'd', 'e']);
      const beside = await created(['a']);
      await store.keepSnapshot(beside, 1, 'beside');
      for (const at of [2, 4, 1, 3, 5]) await store.keepSnapshot(id, at, `${at}`);
      expect(await store.snapshot(id)).toEqual({ at: 5, text: '5' });
      expect(await store.snapshot(id, 4)).toEqual({ at: 4, text: '4' });
      expect(await store.snapshot(id, 3)).toBeNull();
      await store.keepSnapshot(id, 5, 'again');
      expect(await store.snapshot(id, 4)).toEqual({ at: 4, text: '4' });
      expect(await store.snapshot(beside)).toEqual({ at: 1, text: 'beside' });
    });

    it('of no match is not kept', async () => {
      await store.keepSnapshot('nobody', 1, 'x');
      expect(await store.snapshot('nobody')).toBeNull();
    });
  });

  describe('a watcher', () => {
    it('hears of every match and append, by this process and by others, until it stops', async () => {
      const other = await another();
      const heard = new Map<string, number>();
      const stop = store.watch((id, lines) => heard.set(id, lines));
      const [ours, theirs] = [newId(), newId()];
      await store.create(ours, note, ['a']);
      await other.create(theirs, note, ['a', 'b']);
      await comesAbout(() => heard.get(ours) === 1 && heard.get(theirs) === 2);
      await other.append(ours, 1, ['b', 'c'], note);
      await store.append(theirs, 2, ['c'], note);
      await comesAbout(() => heard.get(ours) === 3 && heard.get(theirs) === 3);
      stop();
      heard.clear();
      const later = new Set<string>();
      store.watch((id) => later.add(id));
      await other.append(ours, 3, ['d'], note);
      await comesAbout(() => later.has(ours));
      expect(heard.size).toBe(0);
    });

    it('misses nothing that is written while it begins to watch', async () => {
      const other = await another();
      const id = await created([]);
      const writing = (async () => {
        for (let line = 0; line < 40; line++) expect(await store.append(id, line, ['x'], note)).toBe(true);
      })();
      const heard: number[] = [];
      other.watch((changed, lines) => changed === id && heard.push(lines));
      await writing;
      await comesAbout(() => Math.max(...heard) === 40);
    });
  });

  it('knows which servers were there lately', async () => {
    await store.beat('first', 1_000);
    await store.beat('second', 2_000);
    expect(await store.servers(1_500)).toEqual(['second']);
    await store.beat('first', 3_000);
    expect([...(await store.servers(1_500))].sort()).toEqual(['first', 'second']);
    expect(await store.servers(3_001)).toEqual([]);
  });

  it('holds, after any sequence of creations and appends, what a list in memory would', async () => {
    const word = fc.string({ unit: 'grapheme', maxLength: 8 }).filter((text) => !/\0|\p{Surrogate}/u.test(text));
    const step = fc.record({
      match: fc.nat(2),
      create: fc.boolean(),
      after: fc.nat(6),
      lines: fc.array(word, { maxLength: 3 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const ids = [newId(), newId(), newId()];
        const model = new Map<string, string[]>();
        for (const { match, create, after, lines } of steps) {
          const id = ids[match] ?? '';
          const stands = model.get(id);
          if (create) {
            expect(await store.create(id, note, lines)).toBe(stands === undefined);
            if (!stands) model.set(id, [...lines]);
          } else {
            expect(await store.append(id, after, lines, note)).toBe(stands?.length === after);
            if (stands?.length === after) stands.push(...lines);
          }
        }
        for (const id of ids) expect(await store.read(id)).toEqual(model.get(id) ?? null);
      }),
      { numRuns: 40 },
    );
  });

  describe('copying', () => {
    it('takes everything as it stands at one moment, oldest match first', async () => {
      const source = await (await ground()).open();
      onTestFinished(() => source.close());
      const kept: StoredMatch[] = Array.from({ length: 250 }, (_, i) => ({
        id: `m${(i * 7919) % 1009}`,
        note: {
          game: 'farm',
          rules: 2,
          listed: i % 2 === 0,
          over: i % 3 === 0,
          wake: i % 5 === 0 ? i * 1e10 : null,
          fades: i % 7 === 0 ? i * 1e10 : null,
        },
        lines: Array.from({ length: i % 4 }, (_, n) => `${i} ${n} 🐦`),
        codes: i % 9 === 0 ? [`A${i}`, `B${i}`] : [],
      }));
      for (const { id, note, lines, codes } of kept) {
        await source.create(id, note, lines);
        for (const code of codes) expect(await source.lead(code, id, null)).toBe(true);
      }
      const copy: StoredMatch[] = [];
      for await (const match of source.everything()) {
        if (copy.length === 0) {
          await source.create('meanwhile', note, []);
          await source.append('m0', 0, ['meanwhile'], note);
        }
        copy.push(match);
      }
      expect(copy).toEqual(kept);

      const target = await (await ground()).open();
      onTestFinished(() => target.close());
      expect(await target.fill(source.everything(), false)).toBe(251);
      expect(await target.read('m0')).toEqual(['meanwhile']);
      expect(await target.listed(3)).toEqual(await source.listed(3));
      expect(await target.matchAt('B9')).toBe(kept[9]?.id);
      await expect(target.fill(source.everything(), false)).rejects.toThrow('already has matches');
      await target.append('m0', 1, ['to be lost'], note);
      expect(await target.fill(source.everything(), true)).toBe(251);
      expect(await target.read('m0')).toEqual(['meanwhile']);
    });

    it('takes in all or nothing', async () => {
      const target = await (await ground()).open();
      onTestFinished(() => target.close());
      async function* torn(): AsyncGenerator<StoredMatch> {
        yield { id: 'one', note, lines: ['a'], codes: [] };
        throw new Error('the disk was pulled out');
      }
      await expect(target.fill(torn(), false)).rejects.toThrow('the disk was pulled out');
      expect(await target.ids(null, 10)).toEqual([]);
      await target.create('old', note, ['a']);
      await expect(target.fill(torn(), true)).rejects.toThrow('the disk was pulled out');
      expect(await target.ids(null, 10)).toEqual(['old']);
    });
  });

  it('keeps everything when it is closed and opened again, and closing waits for what was asked', async () => {
    const first = await there.open();
    const id = newId();
    const asked = first.create(id, note, ['a']).then(() => first.append(id, 1, ['b'], note));
    await asked;
    const last = first.append(id, 2, ['c'], note);
    await first.close();
    expect(await last).toBe(true);
    const second = await another();
    expect(await second.read(id)).toEqual(['a', 'b', 'c']);
  });

  it('may be opened by many at once in a new place', async () => {
    const place = await ground();
    const opened = await Promise.all(Array.from({ length: 6 }, () => place.open()));
    for (const store of opened) onTestFinished(() => store.close());
    const made = await Promise.all(opened.map((store, i) => store.create(`m${i}`, note, [])));
    expect(made).toEqual(made.map(() => true));
    expect(await opened[0]?.ids(null, 10)).toHaveLength(6);
  });
}

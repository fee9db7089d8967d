/** The director plays what it hears at the right time: tested with a clock of its own. */
import { describe, expect, it } from 'vitest';
import type { GameTypes, Seat, View } from '../../../engine/game.js';
import type { Moment } from '../../../match/client.js';
import type { Happened } from '../../../match/messages.js';
import type { Beat } from '../../table.js';
import { type DirectorNeeds, holdOf, openDirector, type Shown } from './director.js';

const ME = 0;
const [BEN, ROBIN] = [1, 2];

const viewAt = (entries: number, asked: readonly Seat[]): View<GameTypes> => ({
  rules: 1,
  asked: 0,
  open: asked.map((seat) => ({ id: 10 * entries + seat, seat, kind: 'main', veiled: false })),
  seat: ME,
  shared: { entries },
  mine: {},
  others: [],
  dark: {},
});

/** Moments that follow one another. */
function match() {
  let last: Moment = { entries: 0, view: viewAt(0, [ME]), before: null, happened: [] };
  return {
    first: last,
    by(seat: Seat, ...asked: readonly Seat[]): Moment {
      const one: Happened = { entry: last.entries, at: 0, seat, undo: null, events: [] };
      last = { entries: last.entries + 1, view: viewAt(last.entries + 1, asked), before: last.view, happened: [one] };
      return last;
    },
  };
}

/** One beat for each turn, and none for one's own: as games do it. */
function tell(moments: readonly Moment[]): readonly Beat[] {
  const beats: Beat[] = [];
  for (const { happened, view } of moments) {
    const seat = happened[0]?.seat ?? null;
    if (seat === ME) continue;
    if (beats.at(-1)?.seat === seat) beats.pop();
    beats.push({ words: 'twenty letters, just', seat, at: [], pieces: [], view, short: `${seat}` });
  }
  return beats;
}

const HOLD = 350 + 45 * 20; // of such a beat

function staged(given: Partial<DirectorNeeds> = {}) {
  let time = 0;
  let timers: { readonly at: number; readonly act: () => void }[] = [];
  const seen: Shown[] = [];
  const director = openDirector({
    now: () => time,
    after(milliseconds, act) {
      const timer = { at: time + milliseconds, act };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    fold: tell,
    pace: () => 1,
    least: () => 0,
    isWatched: () => true,
    isBot: () => true,
    viewer: () => ME,
    byHand: () => true,
    myTimeEnds: () => null,
    changed: (shown) => seen.push(shown),
    ...given,
  });
  return {
    ...director,
    pass(milliseconds: number) {
      const end = time + milliseconds;
      for (;;) {
        const [next] = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
        if (!next) break;
        timers = timers.filter((timer) => timer !== next);
        time = Math.max(time, next.at);
        next.act();
      }
      time = end;
    },
    get now(): Shown {
      const last = seen.at(-1);
      if (!last) throw new Error('nothing is shown');
      return last;
    },
    /** Entries that lie on the board, the beat that is told, and whether the question is open. */
    get picture(): readonly [number, string | null, boolean] {
      const { view, scene, open }: Shown = this.now;
      return ['entries' in view.shared ? Number(view.shared.entries) : -1, scene && `${scene.at + 1}/${scene.beats.length}`, open];
    },
  };
}

describe('holding a beat', () => {
  const beat: Beat = { words: '', seat: null, at: [], pieces: [], view: viewAt(0, []) };
  it('is as long as its words need, at the pace that was chosen, and longer for rare moments', () => {
    expect(holdOf(beat, 1)).toBe(900);
    expect(holdOf({ ...beat, words: 'x'.repeat(40) }, 1)).toBe(2150);
    expect(holdOf({ ...beat, words: 'x'.repeat(40) }, 1.5)).toBe(3225);
    expect(holdOf({ ...beat, rare: true }, 1)).toBe(1440);
  });
});

describe('the stage', () => {
  it('shows the first position without a scene', () => {
    const { first } = match();
    const stage = staged();
    stage.hear(first);
    expect(stage.picture).toEqual([0, null, true]);
  });

  it('shows a position that begins nowhere without a scene', () => {
    const { first, by } = match();
    const stage = staged();
    stage.open(first);
    stage.hear({ ...by(BEN, ME), before: null });
    expect(stage.picture).toEqual([1, null, true]);
  });

  it('tells of somebody else, and opens the question after the last beat', () => {
    const { first, by } = match();
    const stage = staged();
    stage.open(first);
    stage.hear(by(ME, BEN));
    expect(stage.picture).toEqual([1, null, true]); // one's own move is on the table at once
    stage.hear(by(BEN, ME));
    expect(stage.picture).toEqual([2, '1/1', false]);
    expect(stage.now.entries).toBe(1); // the journal follows when the beat is over
    expect(stage.now.moment.entries).toBe(2); // but what will be asked is known
    stage.pass(HOLD - 1);
    expect(stage.now.scene?.at).toBe(0);
    stage.pass(1);
    expect(stage.picture).toEqual([2, null, true]);
    expect(stage.now.entries).toBe(2);
  });

  it('shows the position before a beat until that beat', () => {
    const { first, by } = match();
    const stage = staged();
    stage.open(first);
    stage.hear(by(BEN, ROBIN));
    stage.hear(by(ROBIN, ME));
    expect(stage.picture).toEqual([1, '1/1', false]); // what Robin did waits
    stage.pass(HOLD);
    expect(stage.picture).toEqual([2, '2/2', false]);
    stage.pass(HOLD);
    expect(stage.picture).toEqual([2, null, true]);
  });

  it("waits for the rest of a bot's turn, so that it is one beat", () => {
    const { first, by } = match();
    const stage = staged();
    stage.open(first);
    stage.hear(by(BEN, BEN));
    expect(stage.picture).toEqual([0, null, false]);
    stage.pass(1100);
    stage.hear(by(BEN, BEN));
    stage.pass(1100);
    expect(stage.picture).toEqual([0, null, false]);
    stage.hear(by(BEN, ME));
    expect(stage.picture).toEqual([3, '1/1', false]);
  });

  it('does not wait for it longer than 1.2 seconds, nor for a turn that does not end', () => {
    const { first, by } = match();
    const stage = staged();
    stage.open(first);
    stage.hear(by(BEN, BEN));
    stage.pass(1200);
    expect(stage.picture).toEqual([1, '1/1', false]);
    const slow = staged();
    slow.open(first);
    for (let i = 0; i < 6; i++) {
      slow.hear(by(BEN, BEN));
      slow.pass(1000);
    }
    expect(slow.now.scene).not.toBeNull();
  });

  it("tells a person's decisions as they come", () => {
    const { first, by } = match();
    const stage = staged({ isBot: () => false });
    stage.open(first);
    stage.hear(by(BEN, BEN));
    expect(stage.picture).toEqual([1, '1/1', false]);
  });

  it('goes to the next beat when it is hurried, also in the middle of a turn', () => {
    const { first, by } = match();
    const stage = staged();
    stage.open(first);
    stage.hear(by(BEN, ROBIN));
    stage.hear(by(ROBIN, ROBIN));
    stage.next();
    expect(stage.picture).toEqual([1, '1/1', false]); // Robin is not ready
    stage.next();
    expect(stage.picture).toEqual([2, '2/2', false]);
    stage.next();
    expect(stage.picture).toEqual([2, null, true]);
  });

  it('lands everything when it is skipped', () => {
    const { first, by } = match();
    const stage = staged();
    stage.open(first);
    stage.hear(by(BEN, ROBIN));
    stage.hear(by(ROBIN, ME));
    stage.skip();
    expect(stage.picture).toEqual([2, null, true]);
    stage.pass(10_000);
    expect(stage.picture).toEqual([2, null, true]);
    expect(stage.now.told.map(({ seat }) => seat)).toEqual([BEN, ROBIN]);
  });

  it('ends a scene when its viewer answers', () => {
    const { first, by } = match();
    const stage = staged();
    stage.open(first);
    stage.hear(by(BEN, ME, ROBIN));
    stage.hear(by(ME, ROBIN));
    expect(stage.picture).toEqual([2, null, true]);
  });

  it('goes on telling when the rules have answered for its viewer', () => {
    const { first, by } = match();
    const stage = staged();
    stage.open(first);
    stage.hear(by(BEN, ME));
    const forced = by(ME, ROBIN);
    stage.hear({ ...forced, happened: forced.happened.map((one) => ({ ...one, forced: true })) });
    expect(stage.picture).toEqual([1, '1/1', false]);
  });

  it.each<[string, Partial<DirectorNeeds>]>([
    ['no pace', { pace: () => 0 }],
    ['a page in the background', { isWatched: () => false }],
  ])('has no scenes with %s, but keeps what happened', (_, needs) => {
    const { first, by } = match();
    const stage = staged(needs);
    stage.open(first);
    stage.hear(by(BEN, ROBIN));
    stage.hear(by(ROBIN, ME));
    expect(stage.picture).toEqual([2, null, true]);
    expect(stage.now.told).toEqual([
      { seat: BEN, short: '1', entry: 0 },
      { seat: ROBIN, short: '2', entry: 1 },
    ]);
  });

  it('catches up with a match that is more than a dozen turns ahead', () => {
    const { first, by } = match();
    const stage = staged({ viewer: () => null });
    stage.open(first);
    stage.hear(by(BEN, ROBIN));
    for (let i = 0; i < 12; i++) stage.hear(by(i % 2 === 0 ? ROBIN : BEN, i % 2 === 0 ? BEN : ROBIN));
    expect(stage.picture).toEqual([1, '1/1', false]);
    stage.hear(by(ROBIN, BEN));
    expect(stage.picture).toEqual([14, null, true]);
  });
});

describe("on the viewer's own time", () => {
  it('the question is open from the beginning, and a scene lasts three seconds at most', () => {
    const { first, by } = match();
    const stage = staged({ myTimeEnds: () => 60_000, isBot: () => false, fold: (moments) => [1, 2, 3, 4].flatMap(() => tell(moments)) });
    stage.open(first);
    stage.hear(by(BEN, ME));
    expect(stage.picture).toEqual([1, '1/4', true]);
    stage.pass(2999);
    expect(stage.now.scene?.at).toBe(3);
    stage.pass(1);
    expect(stage.picture).toEqual([1, null, true]);
  });

  it('a scene is cut short when ten seconds are left, and none begins after that', () => {
    const { first, by } = match();
    const stage = staged({ myTimeEnds: () => 10_500 });
    stage.open(first);
    stage.hear(by(BEN, ME));
    expect(stage.now.scene).not.toBeNull();
    stage.pass(500);
    expect(stage.now.scene).toBeNull();
    stage.hear(by(BEN, ME));
    expect(stage.now.scene).toBeNull();
  });
});

describe('showing it again', () => {
  it('tells once more what was told last, and then the question opens as before', () => {
    const { first, by } = match();
    const stage = staged();
    stage.open(first);
    expect(stage.now.again).toBe(false);
    stage.hear(by(ME, BEN));
    stage.hear(by(BEN, ROBIN));
    stage.hear(by(ROBIN, ME));
    stage.pass(2 * HOLD);
    expect([stage.picture, stage.now.again]).toEqual([[3, null, true], true]);
    const { told } = stage.now;
    stage.again();
    expect(stage.picture).toEqual([2, '1/2', false]);
    stage.again(); // while it is told nothing begins anew
    stage.pass(2 * HOLD);
    expect([stage.picture, stage.now.told]).toEqual([[3, null, true], told]);
  });

  it('has nothing to show after a move that nothing followed, nor where nothing is told', () => {
    const { first, by } = match();
    const [stage, atOnce] = [staged(), staged({ pace: () => 0 })];
    for (const each of [stage, atOnce]) each.open(first);
    const moment = by(BEN, ME);
    for (const each of [stage, atOnce]) each.hear(moment);
    stage.pass(HOLD);
    stage.hear(by(ME, ME));
    expect([stage.now.again, atOnce.now.again]).toEqual([false, false]);
    stage.again();
    expect(stage.picture).toEqual([2, null, true]);
  });
});

describe('what waits for the viewer’s own hand', () => {
  const fold = (moments: readonly Moment[]): readonly Beat[] => {
    const [before, view] = [moments[0]?.before ?? viewAt(0, []), moments.at(-1)?.view ?? viewAt(0, [])];
    const spin: Beat = { words: 'Spin the wheel', seat: ME, at: ['wheel'], awaits: 'wheel', pieces: [], view: before };
    return [spin, { words: 'twenty letters, just', seat: ME, at: [], pieces: [], view }];
  };

  it('is held until it is set going, and for eight seconds at most', () => {
    const { first, by } = match();
    const stage = staged({ fold });
    stage.open(first);
    stage.hear(by(BEN, ME));
    expect(stage.picture).toEqual([0, '1/2', false]);
    stage.pass(7999);
    expect(stage.picture).toEqual([0, '1/2', false]);
    stage.pass(1);
    expect(stage.picture).toEqual([1, '2/2', false]);
    stage.pass(HOLD);
    stage.hear(by(BEN, ME));
    stage.next();
    expect(stage.picture).toEqual([2, '2/2', false]);
  });

  it('is left out for who does not want to, and while a clock runs for the viewer', () => {
    for (const given of [{ byHand: () => false }, { myTimeEnds: () => 60_000 }]) {
      const { first, by } = match();
      const stage = staged({ fold, ...given });
      stage.open(first);
      stage.hear(by(BEN, ME));
      expect(stage.now.scene?.beats).toHaveLength(1);
    }
  });
});

/** Secret choices at once: three players hold up fingers, and one of them sits out. */
import { describe, expect, test } from 'vitest';
import { quickChance } from '../../engine/chance.js';
import { close } from '../../engine/decisions.js';
import type { GameTypes, State } from '../../engine/game.js';
import { heard, listen, type Told } from '../../engine/play.js';
import { viewFor } from '../../engine/view.js';
import { newState } from './state.js';
import { together } from './together.js';

interface Fingers extends GameTypes {
  shared: { plays: readonly boolean[]; shown: readonly number[]; reveals: number };
  own: { fingers: number };
  dark: Readonly<Record<string, never>>;
  kind: 'show' | 'other';
  event:
    | { readonly type: 'chosen'; readonly seat: number }
    | { readonly type: 'chose'; readonly seat: number; readonly fingers: number }
    | { readonly type: 'shown'; readonly fingers: readonly number[] };
}

const show = together<Fingers, number>({
  kind: 'show',
  none: -1,
  seats: ({ plays }) => [2, 1, 0].filter((seat) => plays[seat]),
  draft: ({ fingers }) => fingers,
  keep(own, seat, fingers) {
    own[seat] = { fingers };
  },
  tell: (seat, fingers, x) => x.whisper?.(seat, { type: 'chose', seat, fingers }, { type: 'chosen', seat }),
  reveal(s, fingers, x) {
    s.shared.shown = fingers;
    s.shared.reveals++;
    x.tell?.({ type: 'shown', fingers });
  },
});

function table(...plays: boolean[]): State<Fingers> {
  return newState<Fingers>(
    1,
    { plays, shown: [], reveals: 0 },
    plays.map(() => ({ fingers: -1 })),
    {},
  );
}

function choose(s: State<Fingers>, seat: number, fingers: number): Told<Fingers>[] {
  const told: Told<Fingers>[] = [];
  const decision = s.open.find((each) => each.seat === seat);
  if (decision) close(s, decision);
  show.choose(s, seat, fingers, listen(quickChance(1), told));
  return told;
}

describe('secret choices at once', () => {
  test('everybody who chooses is asked, in the order of the game', () => {
    const s = table(true, false, true);
    expect(show.askAll(s)).toBe(true);
    expect(s.open.map(({ seat, kind }) => `${seat} ${kind}`)).toEqual(['2 show', '0 show']);
    expect(show.askAll(table(false, false))).toBe(false);
  });

  test('a choice waits in the own compartment, and the others hear only that it was made', () => {
    const s = table(true, true, false);
    show.askAll(s);
    const told = choose(s, 0, 3);
    expect(s.own).toEqual([{ fingers: 3 }, { fingers: -1 }, { fingers: -1 }]);
    expect(s.shared.shown).toEqual([]);
    expect(told.map((each) => heard(each, 1))).toEqual([{ type: 'chosen', seat: 0 }]);
    expect(told.map((each) => heard(each, 0))).toEqual([{ type: 'chose', seat: 0, fingers: 3 }]);
  });

  test.each([
    [0, 2],
    [2, 0],
  ])('the last choice reveals all of them once and leaves no draft behind, whoever is last: %i, %i', (first, last) => {
    const s = table(true, false, true);
    show.askAll(s);
    choose(s, first, first + 1);
    choose(s, last, last + 1);
    expect(s.shared).toMatchObject({ shown: [1, -1, 3], reveals: 1 });
    expect(s.own.map(({ fingers }) => fingers)).toEqual([-1, -1, -1]);
  });

  test('another question that is still open does not hold the reveal up', () => {
    const s = table(true, false);
    show.askAll(s);
    s.open.push({ id: s.asked++, seat: 1, kind: 'other', veiled: false });
    choose(s, 0, 5);
    expect(s.shared.shown).toEqual([5, -1]);
  });
});

describe('imagined drafts', () => {
  const imagine = (s: State<Fingers>, seat: number | null) => {
    const own = s.own.map(() => ({ fingers: -1 }));
    show.imagine(viewFor(s, seat), own, (of) => 10 + of);
    return own.map(({ fingers }) => fingers);
  };

  test('are made up for those who have chosen, not for who still thinks, sits out or looks on', () => {
    const s = table(true, true, true);
    show.askAll(s);
    choose(s, 0, 1);
    choose(s, 1, 2);
    expect(imagine(s, 2)).toEqual([10, 11, -1]);
    expect(imagine(s, 1)).toEqual([10, -1, -1]);
    expect(imagine(s, null)).toEqual([10, 11, -1]);
  });

  test('are none while nobody is asked', () => {
    expect(imagine(table(true, true), 0)).toEqual([-1, -1]);
  });
});

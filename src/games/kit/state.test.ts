/** New, copied and imagined states, by the engine's small game of secrets and by one that hides nothing. */
import { describe, expect, test } from 'vitest';
import type { GameTypes, State, View } from '../../engine/game.js';
import { NOTHING, viewFor } from '../../engine/view.js';
import { cloneState, hidesNothing, imagineFrom, imagineOpen, type Nothing, newState } from './state.js';

interface Hands extends GameTypes {
  shared: { round: number };
  own: { hand: number[] };
  dark: { left: number };
  kind: 'play';
}
interface Open extends GameTypes {
  shared: { round: number };
  own: Nothing;
  dark: Nothing;
  kind: 'play';
}

function hands(): State<Hands> {
  const s = newState<Hands>(2, { round: 1 }, [{ hand: [1] }, { hand: [2, 3] }], { left: 4 });
  s.open.push({ id: s.asked++, seat: 1, kind: 'play', veiled: false });
  return s;
}

test('a new state has asked nothing yet', () => {
  expect(newState<Open>(3, { round: 1 }, hidesNothing(2), NOTHING)).toEqual({
    rules: 3,
    asked: 0,
    open: [],
    shared: { round: 1 },
    own: [{}, {}],
    dark: {},
  });
});

test('a clone is equal, and its list of questions is its own', () => {
  const s = hands();
  const copy = cloneState(s, { ...s.shared }, s.own.slice(), s.dark);
  expect(copy).toEqual(s);
  copy.open.pop();
  expect(s.open).toHaveLength(1);
});

describe('an imagined state', () => {
  const how = (view: View<Hands>) => ({
    shared: { ...view.shared },
    mine: ({ hand }: Hands['own']) => ({ hand: hand.slice() }),
    other: (seat: number) => ({ hand: new Array<number>(view.others[seat]?.hand ?? 0).fill(9) }),
    dark: (own: readonly Hands['own'][]) => ({ left: own.flatMap(({ hand }) => hand).length }),
  });

  test('keeps what the seat knows, makes up the rest, and the dark comes last', () => {
    const s = hands();
    const world = imagineFrom(viewFor(s, 1), how(viewFor(s, 1)));
    expect(world.own).toEqual([{ hand: [9] }, { hand: [2, 3] }]);
    expect(world.own[1]).not.toBe(s.own[1]);
    expect(world).toMatchObject({ rules: 2, asked: 1, open: s.open, dark: { left: 3 } });
  });

  test('makes everything up for a spectator', () => {
    expect(imagineFrom(viewFor(hands(), null), how(viewFor(hands(), null))).own).toEqual([{ hand: [9] }, { hand: [9, 9] }]);
  });

  test('lets the game put in the choices already made before the dark is filled', () => {
    const view = viewFor(hands(), 1);
    const drafts = (own: Hands['own'][]) => void own[0]?.hand.push(7);
    expect(imagineFrom(view, { ...how(view), drafts })).toMatchObject({ own: [{ hand: [9, 7] }, {}], dark: { left: 4 } });
  });

  test('is refused where a question is veiled: only the game knows what it can be', () => {
    const s = hands();
    s.open[0] = { id: 0, seat: 1, kind: 'play', veiled: true };
    expect(() => imagineFrom(viewFor(s, 0), how(viewFor(s, 0)))).toThrow('veiled');
    expect(imagineFrom(viewFor(s, 1), how(viewFor(s, 1))).open).toEqual(s.open);
  });

  test('is the state itself where nothing is hidden', () => {
    const s = newState<Open>(1, { round: 5 }, hidesNothing(3), NOTHING);
    const view = viewFor(s, 0);
    expect(imagineOpen(view, { ...view.shared })).toEqual(s);
  });
});

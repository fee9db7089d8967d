/** Copies of states: by the game's own hand, or plainly. */
import { expect, test } from 'vitest';
import { cloneOf } from './clone.js';
import { nod } from './testing/nod.js';
import { sealed } from './testing/sealed.js';
import { tableOf } from './testing/table.js';
import { NOTHING } from './view.js';

test('a game that copies by hand is asked to', () => {
  const { state } = tableOf();
  const copied = { ...state };
  expect(cloneOf({ ...sealed, clone: () => copied }, state)).toBe(copied);
});

test('without a clone of its own a state is copied all the way down', () => {
  const { clone: _, ...plain } = sealed;
  const { state } = tableOf();
  const then = structuredClone(state);
  const copied = cloneOf(plain, state);
  expect(copied).toEqual(state);
  copied.open.pop();
  copied.shared.prizes.push(9);
  copied.own[0]?.hand.pop();
  copied.dark.deck.counts.fill(0);
  expect(state).toEqual(then);
});

test('a compartment that hides nothing stays the very object that views know', () => {
  const { clone: _, ...plain } = nod;
  const state = nod.setup({ seats: 2, options: {}, rules: 2 }, { chance: { int: () => 0 } });
  expect(cloneOf(plain, { ...state, own: [NOTHING, NOTHING], dark: NOTHING }).dark).toBe(NOTHING);
});

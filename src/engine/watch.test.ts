/** Watching: looking at what is hidden from a seat is noticed, looking at anything else is not, and the state stays the live one. */
import { describe, expect, test } from 'vitest';
import type { State } from './game.js';
import type { SealedTypes } from './testing/sealed.js';
import { tableOf } from './testing/table.js';
import { type TouchWatch, watchMine, watchState } from './watch.js';

type Deed = (s: State<SealedTypes>) => unknown;

function watching(deed: Deed) {
  const { state } = tableOf();
  const watch: TouchWatch = { touched: false };
  deed(watchState(state, 1, watch));
  return { state, touched: watch.touched };
}

describe('a rule that plays for seat 1 goes unnoticed when it', () => {
  test.each<[string, Deed]>([
    ['looks at what is shared', (s) => s.shared.prizes.length],
    ['changes what is shared', (s) => s.shared.strikes.fill(1)],
    ['looks into the own compartment of the seat', (s) => s.own[1]?.hand],
    ['changes the own compartment of the seat', (s) => Object.assign(s.own[1] ?? {}, { bid: 2 })],
    ['puts another compartment in its place', (s) => Reflect.set(s.own, 1, { hand: [], bid: null })],
    ['asks how many seats there are', (s) => s.own.length],
    ['asks a question', (s) => s.open.push({ id: s.asked++, seat: 0, kind: 'bid', veiled: false })],
    ['replaces the open questions', (s) => Object.assign(s, { open: [] })],
  ])('%s', (_, deed) => {
    expect(watching(deed).touched).toBe(false);
  });
});

describe('a rule that plays for seat 1 is noticed when it', () => {
  test.each<[string, Deed]>([
    ['looks into the dark', (s) => s.dark.deck],
    ['replaces the dark', (s) => Object.assign(s, { dark: {} })],
    ['looks at the compartment of another', (s) => s.own[0]],
    ['replaces the compartment of another', (s) => Reflect.set(s.own, 2, { hand: [], bid: null })],
    ['replaces all compartments', (s) => Object.assign(s, { own: [] })],
    ['goes through all compartments', (s) => s.own.map(() => 0)],
    ['iterates over all compartments', (s) => [...s.own]],
    ['spells everything out', (s) => JSON.stringify(s)],
  ])('%s', (_, deed) => {
    expect(watching(deed).touched).toBe(true);
  });
});

test('for no seat at all, every compartment is another one', () => {
  const watch: TouchWatch = { touched: false };
  expect(watchState(tableOf().state, null, watch).own[0]).toBeDefined();
  expect(watch.touched).toBe(true);
});

test('what is changed under watch is changed in the live state', () => {
  const { state } = watching((s) => {
    s.shared.prize = 3;
    s.asked = 77;
    s.open = [];
    s.own[1] = { hand: [1], bid: 6 };
    s.dark.deck.loose = 5;
  });
  expect([state.shared.prize, state.asked, state.open, state.own[1], state.dark.deck.loose]).toEqual([3, 77, [], { hand: [1], bid: 6 }, 5]);
});

describe('a list of moves made from an own compartment', () => {
  const touched = (deed: (mine: { hand: number[] }) => unknown, mine = { hand: [1] }) => {
    const watch: TouchWatch = { touched: false };
    deed(watchMine(mine, watch));
    return watch.touched;
  };

  test('is noticed to look into it, in whatever way', () => {
    expect(touched((mine) => mine.hand)).toBe(true);
    expect(touched((mine) => 'hand' in mine)).toBe(true);
    expect(touched((mine) => Object.keys(mine))).toBe(true);
    expect(touched((mine) => ({ ...mine }))).toBe(true);
  });

  test('is not noticed when it does not', () => {
    expect(touched(() => 0)).toBe(false);
  });

  test('has nothing to look at where the compartment is bare', () => {
    const watch: TouchWatch = { touched: false };
    const bare = {};
    expect(watchMine(bare, watch)).toBe(bare);
  });
});

/** Views: one's own things are seen, others' only counted, veiled questions hidden, and nothing else gets out. */

import { describe, expect, test } from 'vitest';
import { quickChance } from './chance.js';
import { cloneOf } from './clone.js';
import { canonical } from './json.js';
import { sealed } from './testing/sealed.js';
import { play, playAny, tableOf } from './testing/table.js';
import { mine, viewFor } from './view.js';

describe('a seat', () => {
  test('sees what is shared and its own, and how much the others hold', () => {
    const { state } = tableOf();
    const view = viewFor(state, 1);
    expect(view.seat).toBe(1);
    expect(view.shared).toBe(state.shared);
    expect(view.mine).toBe(state.own[1]);
    expect(view.others).toEqual([{ hand: 3 }, { hand: 3 }, { hand: 3 }]);
    expect([view.rules, view.asked]).toEqual([state.rules, state.asked]);
  });

  test('sees how long a list and how thick a pile in the dark is, and of other things in the dark not even that they are there', () => {
    const { state } = tableOf();
    expect(viewFor(state, 0).dark).toEqual({ deck: state.shared.deck });
    const deck = { counts: [1, 2], loose: 3, bottom: [0, 1] };
    const withMore = { ...state, dark: { deck, row: [4, 4], weather: { counts: [5] }, tide: 7 } };
    expect(viewFor(withMore, 0).dark).toEqual({ deck: 5, row: 2 });
  });

  test('that does not sit at the table cannot look', () => {
    expect(() => viewFor(tableOf().state, 3)).toThrow('there is no seat 3 at a table of 3');
    expect(() => mine(tableOf().state, -1)).toThrow('there is no seat -1 at a table of 3');
  });
});

test('a spectator sees what is shared and how much everyone holds', () => {
  const { state } = tableOf();
  const view = viewFor(state, null);
  expect([view.seat, view.mine]).toEqual([null, null]);
  expect(view.shared).toBe(state.shared);
  expect(view.others).toEqual([{ hand: 3 }, { hand: 3 }, { hand: 3 }]);
});

describe('a veiled question', () => {
  function inTheStorm() {
    const table = tableOf({ options: { ties: 'first' } });
    play(table, 'offer');
    play(table, 'wind');
    for (let seat = 0; seat < 3; seat++) play(table, 'bid');
    return table.state;
  }

  test('is seen by the seat that is asked; the others see that it is asked something', () => {
    const state = inTheStorm();
    expect(state.open).toHaveLength(2);
    for (const decision of state.open) {
      for (const seat of [0, 1, 2, null]) {
        const seen = viewFor(state, seat).open.find((d) => d.id === decision.id);
        expect(seen).toEqual(seat === decision.seat ? decision : { ...decision, kind: 'veiled' });
      }
    }
  });

  test('does not veil the open ones beside it', () => {
    const state = inTheStorm();
    state.open.push({ id: state.asked++, seat: 0, kind: 'bid', veiled: false });
    expect(viewFor(state, null).open.map((d) => d.kind)).toEqual(['veiled', 'veiled', 'bid']);
  });
});

test('questions that are not veiled are seen by everyone', () => {
  const table = tableOf();
  play(table, 'offer');
  play(table, 'wind');
  for (const seat of [0, 1, 2, null]) expect(viewFor(table.state, seat).open).toEqual(table.state.open);
});

test('nothing of the dark or of others gets into a view, at any time of a match', () => {
  const MARK = 987654;
  const dice = quickChance(1);
  for (let seats = 2; seats <= 4; seats++) {
    const table = tableOf({ seats });
    for (; table.state.open.length > 0; playAny(table, dice)) {
      for (let seat = 0; seat < seats; seat++) {
        const marked = cloneOf(sealed, table.state);
        marked.dark.deck.counts.fill(MARK);
        for (const [other, own] of marked.own.entries()) {
          if (other === seat) continue;
          own.hand.fill(MARK);
          own.bid = MARK;
        }
        expect(JSON.stringify(marked)).toContain(String(MARK));
        expect(JSON.stringify(viewFor(marked, seat))).not.toContain(String(MARK));
        expect(canonical(viewFor(marked, seat))).toBe(canonical(viewFor(table.state, seat)));
      }
    }
  }
});

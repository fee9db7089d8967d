/** Questions: they are numbered as they are asked, and closed by their number. */
import { expect, test } from 'vitest';
import { ask, close } from './decisions.js';
import { tableOf } from './testing/table.js';

function asking() {
  const { state } = tableOf();
  state.open = [];
  const first = state.asked;
  ask(state, 0, 'bid');
  ask(state, 2, 'shield', true);
  ask(state, 1, 'bid');
  return { state, first };
}

test('each question gets the next number', () => {
  const { state, first } = asking();
  expect(state.open).toEqual([
    { id: first, seat: 0, kind: 'bid', veiled: false },
    { id: first + 1, seat: 2, kind: 'shield', veiled: true },
    { id: first + 2, seat: 1, kind: 'bid', veiled: false },
  ]);
  expect(state.asked).toBe(first + 3);
});

test('any of several questions can be closed; the others stay as they are, and numbers are not used again', () => {
  const { state, first } = asking();
  const [, middle] = state.open;
  if (middle) close(state, middle);
  expect(state.open.map((d) => d.id)).toEqual([first, first + 2]);
  for (const decision of state.open.slice()) close(state, decision);
  expect(state.open).toEqual([]);
  ask(state, 0, 'offer');
  expect(state.open[0]?.id).toBe(first + 3);
});

test('what is not open cannot be closed', () => {
  const { state, first } = asking();
  const gone = { id: first - 1, seat: 0, kind: 'bid', veiled: false };
  expect(() => close(state, gone)).toThrow(`decision ${first - 1} is not open`);
  state.open.length = 1;
  expect(() => close(state, gone)).toThrow(`decision ${first - 1} is not open`);
  state.open = [];
  expect(() => close(state, gone)).toThrow(`decision ${first - 1} is not open`);
});

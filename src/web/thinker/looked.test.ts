/** Looking back: each seat sees what it saw then, moves have the words of the seat that was asked, and a match that is not over stays closed. */
import { expect, it } from 'vitest';
import { quickChance } from '../../engine/chance.js';
import { answer, begin, isUndo } from '../../engine/play.js';
import { recordOf, replay } from '../../engine/record.js';
import { seedFrom } from '../../engine/seed.js';
import { mine, viewFor } from '../../engine/view.js';
import { nation } from '../../games/nation/index.js';
import { lookedAt, spokenIn } from './looked.js';

/** A short match of Happy Nation, where purses and cards are hidden. */
function played(upTo = Number.POSITIVE_INFINITY) {
  const table = begin(nation, { seats: 2, seed: seedFrom('looking back'), options: { target: 8, maxRounds: 5 } });
  const dice = quickChance(1);
  for (let next = table.state.open[0]; next && table.entries.length < upTo; next = table.state.open[0])
    answer(table, next.id, nation.suggest(table.state.shared, mine(table.state, next.seat), next, dice), next.seat);
  return recordOf(table, ['Ada', 'Wren'], { seed: true });
}

it('shows a seat what it saw, and nobody else’s hand', () => {
  const record = played();
  const [ada, wren] = [0, 1].map((seat) => lookedAt(record, 6, seat));
  expect(ada?.view.seat).toBe(0);
  expect(wren?.view.seat).toBe(1);
  expect(ada?.view.mine).not.toEqual(wren?.view.mine);
  const entry = record.entries[6];
  expect(ada?.move).toEqual(entry && !isUndo(entry) ? entry.move : null);
});

it('knows the way from a position near by, and none from one that is further off', () => {
  const record = played();
  const { way, view } = lookedAt(record, 8, 0, 6);
  expect(way.map(({ happened }) => happened.map(({ entry }) => entry))).toEqual([[6], [7]]);
  expect(way[0]?.before).toEqual(lookedAt(record, 6, 0).view);
  expect(way[1]?.before).toEqual(way[0]?.view);
  expect(way[1]?.view).toEqual(view);
  expect(lookedAt(record, 6, 0, 8).way).toEqual(way); // backwards it is the same
  for (const from of [2, 6 + 6]) expect(lookedAt(record, 6, 0, from).way).toEqual([]);
  for (const { happened } of lookedAt(record, 8, 1, 6).way) for (const { events } of happened) expect(events.length).toBeGreaterThan(0);
});

it('tells after the end what the others had that the seat could not see', () => {
  const record = played();
  const table = replay(nation, record, 6);
  const { hidden } = lookedAt(record, 6, 0);
  expect(hidden).toHaveLength(1);
  const purse = table.state.own[1]?.money;
  expect(hidden[0]).toMatch(new RegExp(`^Wren had ${purse}B, hand: `));
  expect(JSON.stringify(nation.words.table(viewFor(table.state, 0), record.names))).not.toContain(`${purse}B, hand`);
});

it('calls moves as the seat that was asked would', () => {
  const record = played();
  const said = spokenIn(record, { 0: [], 6: [] });
  expect(Object.keys(said)).toEqual(['0', '6']);
  for (const [words] of Object.values(said)) expect(words).toMatch(/^[A-Z]/);
});

it('tells nothing of a match that is not over', () => {
  const record = played(8);
  expect(() => lookedAt(record, 3, 1)).toThrow('not over');
  expect(() => spokenIn(record, { 3: [] })).toThrow('not over');
});

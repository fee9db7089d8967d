/** Whatever was played and taken back: a position of the past, and opening the match, costs at most twice its entries, and is the position that it was. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tries } from '../../tools/cases.js';
import { newCheckpoints, STRETCH } from './checkpoints.js';
import type { Game } from './game.js';
import { canonical, copy } from './json.js';
import { answer, begin, liveEntries, playForced, type Table } from './play.js';
import { recordOf, replay } from './record.js';
import { seedFrom } from './seed.js';
import { type StrollTypes, stroll } from './testing/stroll.js';
import { goBack, undo } from './undo.js';
import { recall, stateAt } from './walk.js';

const SEATS = 3;
const ALL = [...Array(SEATS).keys()];

/** The game with a count of the entries that were applied. */
function counted(): { readonly game: Game<StrollTypes>; applied: number } {
  const count = {
    applied: 0,
    game: {
      ...stroll,
      apply(...all) {
        count.applied++;
        stroll.apply(...all);
      },
    } satisfies Game<StrollTypes>,
  };
  return count;
}

/** How often a seat answers, then how often a seat takes back. A seat that takes back takes with it all that others did since. */
interface Stretch {
  readonly seat: number;
  readonly answers: number;
  readonly undos: number;
  readonly undoer: number;
}

type StrollTable = Table<StrollTypes>;

function answerOnce(table: StrollTable, seat: number): void {
  const decision = table.state.open.find((open) => open.seat === seat);
  if (!decision || decision.kind === 'stumble') return;
  const taken = answer(table, decision.id, 1 + (table.entries.length % 3), seat);
  if (!taken.ok) throw new Error(taken.because);
  playForced(table);
}

const takeBack = (table: StrollTable, seat: number): boolean =>
  undo(
    table,
    seat,
    ALL.filter((other) => other !== seat),
  ).ok;

interface Walked {
  readonly table: StrollTable;
  readonly positions: readonly string[]; // after 0, 1, 2 … entries; empty in the middle of what is forced
  readonly applied: number;
}

function walk(script: readonly Stretch[], most = Number.POSITIVE_INFINITY): Walked {
  const count = counted();
  const table = begin(count.game, { seats: SEATS, seed: seedFrom('walk') });
  playForced(table);
  const positions: string[] = [];
  const note = () => {
    positions[table.entries.length] = canonical(table.state);
  };
  note();
  for (const { seat, answers, undos, undoer } of script) {
    for (let i = 0; i < answers && table.entries.length < most; i++) {
      answerOnce(table, seat);
      note();
    }
    for (let i = 0; i < undos && table.entries.length < most && takeBack(table, undoer); i++) note();
  }
  return { table, positions, applied: count.applied };
}

const shortcutOf = ({ game, ...table }: StrollTable, counting: Game<StrollTypes>): StrollTable => ({
  ...table,
  game: counting,
  entries: table.entries.slice(),
  steps: table.steps.slice(),
  state: copy(table.state),
  checkpoints: newCheckpoints(table.entries.length, liveEntries(table.entries).length),
});

/** Opens the match again from its record: every entry through the door of a live answer. */
function expectOpensCheaply({ table }: Walked): void {
  const count = counted();
  const again = replay(count.game, recordOf(table, ['A', 'B', 'C'], { seed: true }));
  expect(canonical(again.state)).toBe(canonical(table.state));
  expect(count.applied).toBeLessThanOrEqual(2 * table.entries.length);
}

/** Opens it from a shortcut after some of its entries, and folds the rest. */
function expectOpensFromShortcut(script: readonly Stretch[], { table }: Walked, part: number): void {
  const early = walk(script, Math.floor(table.entries.length * part)).table;
  const count = counted();
  const opened = shortcutOf(early, count.game);
  for (const entry of table.entries.slice(early.entries.length)) {
    if ('undo' in entry) goBack(opened, entry.undo, entry.by, entry.granted);
    else answer(opened, entry.decision, entry.move, undefined, entry.forced === true);
  }
  expect(canonical(opened.state)).toBe(canonical(table.state));
  expect(count.applied).toBeLessThanOrEqual(2 * table.entries.length);
}

/** Every position on request, on a table that was there all the time and on one that has just come out of a shortcut. */
function expectPositions({ table, positions }: Walked, every: number): void {
  for (const of of [(at: number) => at % every === 0, (at: number) => at === positions.length - 2]) {
    const count = counted();
    const known = { ...table, game: count.game };
    const opened = shortcutOf(table, count.game);
    for (const [at, then] of positions.entries()) {
      if (!then || !of(at)) continue;
      for (const find of [() => recall(known, at), () => recall(opened, at), () => stateAt(known, at)]) {
        count.applied = 0;
        expect(canonical(find())).toBe(then);
        expect(count.applied).toBeLessThanOrEqual(2 * table.entries.length);
      }
    }
  }
}

function expectCheap(script: readonly Stretch[], every = 1): Walked {
  const walked = walk(script);
  expect(walked.applied).toBeLessThanOrEqual(2 * walked.table.entries.length);
  expectOpensCheaply(walked);
  for (const part of [0.3, 0.6, 0.95]) expectOpensFromShortcut(script, walked, part);
  expectPositions(walked, every);
  return walked;
}

const up = (answers: number, seat = 0): Stretch => ({ seat, answers, undos: 0, undoer: 0 });
const down = (undos: number, undoer = 0): Stretch => ({ seat: 0, answers: 0, undos, undoer });
const times = (n: number, ...script: readonly Stretch[]): Stretch[] => Array.from({ length: n }, () => script).flat();

describe('nothing is applied more than twice', () => {
  test('in any mixture of answers and take-backs over several stretches', () => {
    const stretch = fc.record({
      seat: fc.nat(SEATS - 1),
      answers: fc.oneof(fc.nat(3), fc.nat(2 * STRETCH + 10), fc.nat(140)),
      undos: fc.oneof(fc.nat(3), fc.nat(2 * STRETCH + 10), fc.nat(140)),
      undoer: fc.nat(SEATS - 1),
    });
    let [longest, undos] = [0, 0];
    fc.assert(
      fc.property(fc.array(stretch, { minLength: 2, maxLength: 14, size: 'max' }), (script) => {
        const { table } = expectCheap(script, 29);
        longest = Math.max(longest, liveEntries(table.entries).length);
        undos += table.entries.filter((entry) => 'undo' in entry).length;
      }),
      { numRuns: 60 },
    );
    expect(longest).toBeGreaterThan(3 * 64);
    expect(undos).toBeGreaterThan(1000);
  });

  test.each([1, 2, 15, 16, 17, 31, 32, 33, 63, 64, 65, 127, 128, 129, 200])(
    'where one decision at depth %i is taken back and made again, over and over',
    (depth) => {
      expectCheap([up(depth - 1), ...times(150, up(1), down(1))], 17);
      expectCheap([up(depth + 3), ...times(150, down(1), up(1))], 17);
    },
  );

  test.each([
    [3, 2],
    [16, 15],
    [17, 1],
    [17, 16],
    [34, 33],
    [33, 32],
    [64, 63],
    [65, 1],
    [65, 64],
    [66, 65],
    [130, 129],
    [200, 129],
  ])('where %i answers and %i take-backs follow one another', (answers, undos) => {
    expectCheap(times(Math.ceil(800 / (answers + undos)), up(answers), down(undos)), 41);
  });

  test('where all is taken back, one decision after the other, and played again', () => {
    expectCheap([up(400), down(400), up(300), down(300)], 41);
  });

  test('where a few decisions are taken back and made again across the border of two stretches', () => {
    for (let first = 2 * STRETCH; first < 3 * STRETCH; first += tries(5, 1)) {
      for (const few of [2, 3]) expectCheap([up(first), ...times(60, up(few), down(few))], 71);
    }
  });

  test('where a take-back at the worst place follows each new stretch', () => {
    expectCheap([up(STRETCH - 1), ...times(30, down(1), up(STRETCH + 1)), down(600)], 41);
  });

  test.each([10, 15, 16, 17, 32, 63, 64, 65, 128, 200])(
    'where one take-back takes %i entries of others with it, from place to place',
    (jump) => {
      expectCheap([up(2 * STRETCH), ...times(6, up(1, 1), up(jump), down(1, 1), up(1))], 41);
      expectCheap([...times(6, up(1, 1), up(jump), up(1, 2)), ...times(6, down(1, 1))], 41);
    },
  );
});

describe('what is kept', () => {
  test('is one state for each stretch until somebody goes back', () => {
    const { table } = walk([up(700)]);
    expect(table.checkpoints?.kept.length).toBe(Math.ceil(liveEntries(table.entries).length / STRETCH));
    expect(new Set(table.checkpoints?.kept.map(({ depth }) => Math.floor(depth / STRETCH))).size).toBe(table.checkpoints?.kept.length);
  });

  test('is the last two stretches and one state for each before, however the match goes', () => {
    const most = (depth: number) => 2 * STRETCH + Math.ceil(depth / STRETCH) + 1;
    for (const script of [[up(1500)], [up(700), ...times(40, down(130), up(131))], [up(900), down(500), up(3)]]) {
      const { table } = walk(script);
      expect(table.checkpoints?.kept.length).toBeLessThanOrEqual(most(liveEntries(table.entries).length));
      expect(table.checkpoints?.depth).toBe(liveEntries(table.entries).length);
    }
  });
});

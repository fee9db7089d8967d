/** A review of real matches: what adds up, what is shared, what is judged, and that it can be stopped anywhere. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inTurn } from '../../tools/cases.js';
import { playOut } from '../bots/contest.js';
import type { Game, GameTypes } from '../engine/game.js';
import { answer, begin, isUndo, movesOf } from '../engine/play.js';
import { type MatchRecord, parseRecord, recordOf } from '../engine/record.js';
import { seedFrom } from '../engine/seed.js';
import { sealed } from '../engine/testing/sealed.js';
import { canUndo, goBack } from '../engine/undo.js';
import { bird } from '../games/bird/index.js';
import { games } from '../games/index.js';
import { errorsOf, evenLuck, type Review, type ReviewBudget, review } from './index.js';

const BRIEF: ReviewBudget = { rough: { playouts: 4, horizon: null }, fine: { playouts: 12, horizon: null }, moments: 12 };
const CUT_OFF: ReviewBudget = { rough: { playouts: 2, horizon: 8 }, fine: { playouts: 4, horizon: 8 }, moments: 3 };

/** All that it yields, the last one last. */
function reviewed<T extends GameTypes>(
  game: Game<T>,
  record: MatchRecord,
  budget = BRIEF,
  earlier: Review | null = null,
): readonly Review[] {
  const steps: Review[] = [];
  const going = review(game, record, budget, earlier);
  for (let step = going.next(); ; step = going.next()) {
    steps.push(step.value);
    if (step.done) return steps;
  }
}

const ending = <T extends GameTypes>(game: Game<T>, record: MatchRecord, budget = BRIEF): Review =>
  reviewed(game, record, budget).at(-1) as Review;

function played<T extends GameTypes>(game: Game<T>, lineUp: readonly string[], seed: string, options = {}): MatchRecord {
  const table = playOut(game, { lineUp, options, seed: seedFrom(seed) });
  return recordOf(
    table,
    lineUp.map((_, seat) => `Player ${seat + 1}`),
    { seed: true },
  );
}

function expectSums(found: Review): void {
  const { seats, unit, start } = found;
  for (const seat of seats.keys()) {
    const { luck, decisions, others } = errorsOf(found, seat) ?? { luck: Number.NaN, decisions: 0, others: 0 };
    expect(luck ** 2).toBeCloseTo(decisions ** 2 + others ** 2 + (start[seat]?.error ?? 0) ** 2, 9);
  }
  for (const { start, luck, decisions, others, end } of seats) expect(start + luck + decisions + others).toBeCloseTo(end, 9);
  if (unit === 'share' && seats.length > 0) {
    expect(seats.reduce((sum, { luck }) => sum + luck, 0)).toBeCloseTo(0, 9);
    expect(seats.reduce((sum, each) => sum + evenLuck(each), 0)).toBeCloseTo(1, 9);
    expect(seats.reduce((sum, { end }) => sum + end, 0)).toBeCloseTo(1, 9);
  }
}

/** The shortest way that each game has. */
const SHORT: Readonly<Record<string, object>> = {
  bird: { length: 'short' },
  farm: { rounds: 6 },
  nation: { maxRounds: 5 },
  pursuit: { adultRounds: 2 },
  rainbow: { maxRounds: 20 },
};

// Two or three seats in turn; each game with both at length, because they are summed up by the same lines.
describe.each(Object.values(games).map((game, i) => [game.id, game, i] as const))('a match of %s', (id, game, i) => {
  it.each(inTurn([Math.max(2, game.seats.min), 3], i))('adds up for each of %i seats, whatever was played', (seats) => {
    const lineUp = Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'random' : 'sensible'));
    const record = played(game, lineUp, `sums ${seats}`, SHORT[id] ?? {});
    const found = ending(game, record, CUT_OFF);
    expectSums(found);
    expect(found.positions).toHaveLength(found.moments.length + 1);
    expect(found.moments.map(({ entry }) => entry)).toEqual(record.entries.map((_, entry) => entry));
    expect(found.moments.every(({ fine }) => fine)).toBe(true);
    const widest = 0.5 / Math.sqrt(CUT_OFF.fine.playouts); // of what the second pass has looked at: nothing else is left
    for (const { knew, truly } of found.positions) for (const { error } of [...knew, ...truly]) expect(error).toBeLessThanOrEqual(widest);
    for (const { drew, luck, decision, choices } of found.moments) {
      if (!drew) expect(luck).toEqual(luck.map(() => 0));
      expect(decision.reduce((sum, changed) => sum + changed, 0)).toBeCloseTo(0, 9);
      expect(choices).toBeGreaterThan(0);
    }
  });
});

describe('a review', () => {
  const record = played(bird, ['random', 'sensible'], 'review');

  it('knows more with every step, and the whole curve before it looks closely at anything', () => {
    const steps = reviewed(bird, record);
    const rough = steps.filter(({ pass }) => pass === 'rough');
    expect(rough.map(({ positions }) => positions.length)).toEqual(rough.map((_, i) => i + 1));
    expect(rough.at(-1)?.positions).toHaveLength(record.entries.length + 1);
    expect(rough.every(({ moments }) => moments.every(({ judgement }) => judgement === null))).toBe(true);
    expect(steps.filter(({ pass }) => pass === 'fine').map(({ done }) => done)).toEqual(record.entries.map((_, i) => i + 1));
    for (const step of steps) expectSums(step);
  });

  it('is the same when it is stopped, kept as text and gone on with', () => {
    const whole = reviewed(bird, record);
    for (const stop of [0, 3, record.entries.length, record.entries.length + 4, whole.length - 1]) {
      const kept: Review = JSON.parse(JSON.stringify(whole[stop]));
      const rest = reviewed(bird, record, BRIEF, kept);
      expect(rest).toHaveLength(Math.max(1, whole.length - stop - 1));
      expectSums(rest.at(-1) as Review);
      expect(rest.at(-1)?.positions).toEqual(whole.at(-1)?.positions);
    }
  });

  it('begins anew where the earlier one is of another match or another budget', () => {
    const [first] = reviewed(bird, record);
    const other = played(bird, ['sensible', 'sensible'], 'another');
    expect(reviewed(bird, other, BRIEF, first as Review)[0]?.positions).toHaveLength(1);
    expect(reviewed(bird, record, CUT_OFF, first as Review)[0]?.positions).toHaveLength(1);
  });

  it('judges as many decisions as the budget says, none without a choice', () => {
    const { moments } = ending(bird, record);
    expect(moments.filter(({ judgement }) => judgement !== null)).toHaveLength(BRIEF.moments);
    for (const { judgement, choices } of moments) if (choices === 1) expect(judgement).toBeNull();
    expect(ending(bird, record, { ...BRIEF, moments: 0 }).moments.every(({ judgement }) => judgement === null)).toBe(true);
  });

  it('finds that who plays anything decided worse than who plays sensibly', () => {
    const lots = Array.from({ length: 6 }, (_, n) =>
      ending(bird, played(bird, ['random', 'sensible'], `worse ${n}`), { ...BRIEF, moments: 0 }),
    );
    const mean = (of: (found: Review) => number) => lots.reduce((sum, found) => sum + of(found), 0) / lots.length;
    expect(mean(({ seats }) => seats[0]?.decisions ?? 0)).toBeLessThan(mean(({ seats }) => seats[1]?.decisions ?? 0) - 0.2);
  });

  it('leaves out what was taken back', () => {
    const table = begin(bird, { seats: 2, seed: seedFrom('back') });
    const go = (at: number) => {
      const [decision] = table.state.open;
      if (!decision) return;
      const moves = movesOf(table, decision);
      answer(table, decision.id, moves[at % moves.length]);
    };
    go(0);
    const [first] = table.state.open;
    go(1);
    const back = canUndo(table, first?.seat ?? 0);
    if (back.to === null) throw new Error('nothing can be taken back');
    goBack(table, back.to, first?.seat ?? 0, [0, 1]);
    while (table.state.open.length > 0) go(table.entries.length);
    const again = recordOf(table, ['Ada', 'Ben'], { seed: true });
    const found = ending(bird, again);
    const undone = again.entries.findIndex(isUndo);
    expect(undone).toBeGreaterThan(0);
    expect(found.moments.map(({ entry }) => entry)).not.toContain(undone - 1);
    expect(found.moments.map(({ entry }) => entry)).not.toContain(undone);
    expectSums(found);
  });

  it('is in points for who plays alone', () => {
    const found = ending(bird, played(bird, ['random'], 'alone'));
    expect(found.unit).toBe('birds');
    expect(found.seats).toHaveLength(1);
    expect(found.seats[0]?.others).toBe(0);
    expectSums(found);
  });

  it('refuses a match that is not over, and one that does not replay', () => {
    const file = new URL('../games/bird/records/rules-1-seats-2.json', import.meta.url);
    const good = parseRecord(readFileSync(file, 'utf8'));
    expect(() => review(bird, { ...good, entries: good.entries.slice(0, 9) }).next()).toThrow('not over');
    expect(() => review(bird, { ...good, seed: null }).next()).toThrow('seed is still a secret');
    expect(() => review(bird, { ...good, entries: good.entries.with(4, { decision: 4, move: 'nonsense' }) }).next()).toThrow('Entry 4');
  });
});

describe('what a seat could know', () => {
  const record = played(sealed, ['random', 'random', 'random'], 'sealed', { prizes: 3 });
  const { positions, moments } = ending(sealed, record, { ...BRIEF, fine: { playouts: 60, horizon: null } });

  it('is looked at where it decides, and stands until it decides again', () => {
    for (const [at, { seat }] of moments.entries())
      for (const other of [0, 1, 2])
        if (at > 0 && other !== seat) expect(positions[at]?.knew[other]).toEqual(positions[at - 1]?.knew[other]);
  });

  it('is what an answer was worth, and with a better one it would have been more', () => {
    const judged = moments.flatMap(({ judgement }) => (judgement ? [judgement] : []));
    expect(judged.length).toBeGreaterThan(0);
    for (const { worth = Number.NaN, better } of judged) {
      expect(worth).toBeGreaterThanOrEqual(0);
      for (const { gain } of better) {
        expect(gain.mean).toBeGreaterThan(0);
        expect(worth + gain.mean).toBeLessThanOrEqual(1 + 1e-9);
      }
    }
  });

  it('differs from how things lay, until both are the result', () => {
    expect(positions.some(({ knew, truly }) => knew.some(({ mean }, seat) => mean !== truly[seat]?.mean))).toBe(true);
    expect(positions.at(-1)?.knew).toEqual(positions.at(-1)?.truly);
  });
});

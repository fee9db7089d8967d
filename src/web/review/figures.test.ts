/** What the page of a review reckons: steps that add up, moments in their order, the next mistake, thinned lines, rounds; and moves in the past tense. */
import { describe, expect, it } from 'vitest';
import type { Judgement, Review, ReviewMoment, Sums, Verdict } from '../../review/index.js';
import { firstLook, heldIn, isNothing, linesOf, nextMistake, readyIn, spaced, stepsOf, stretchesOf, thinned } from './figures.js';
import { bare, done, signed, REVIEW_WORDS as W } from './words.js';

const judgement = (verdict: Verdict, loss = 0): Judgement => ({
  verdict,
  loss: { mean: loss, error: 0.01 },
  low: loss,
  high: loss,
  better: [],
});

const moment = (entry: number, part: Partial<ReviewMoment> = {}): ReviewMoment => ({
  entry,
  seat: entry % 2,
  choices: 3,
  drew: false,
  decision: [0, 0],
  luck: [0, 0],
  fine: true,
  judgement: null,
  ...part,
});

const effort = { playouts: 8, horizon: null };
const reviewOf = (moments: readonly ReviewMoment[], part: Partial<Review> = {}): Review => ({
  format: 'halcyon-review/1',
  match: 'x',
  unit: 'share',
  budget: { rough: effort, fine: effort, moments: 10 },
  start: [
    { mean: 0.5, error: 0 },
    { mean: 0.5, error: 0 },
  ],
  positions: [],
  moments,
  seats: [],
  pass: 'done',
  done: moments.length,
  all: moments.length,
  ...part,
});

const sums = (start: number, luck: number, decisions: number, others: number): Sums => ({
  start,
  luck,
  decisions,
  others,
  end: start + luck + decisions + others,
});

describe('the steps of the summary', () => {
  it('go from the start to the end, each beginning where the one before ended', () => {
    const steps = stepsOf(sums(0.25, 0.68, -0.17, 0.24), false);
    expect(steps.map(({ what }) => what)).toEqual(['start', 'luck', 'you', 'others', 'end']);
    for (const [i, step] of steps.slice(2, -1).entries()) expect(step.from).toBeCloseTo(steps[i + 1]?.to ?? Number.NaN);
    expect(steps.at(-2)?.to).toBeCloseTo(1);
  });

  it('come in the order that stays between nothing and a whole', () => {
    const steps = stepsOf(sums(0.17, -0.14, -0.15, 0.12), false);
    expect(steps.map(({ what }) => what)).toEqual(['start', 'luck', 'others', 'you', 'end']);
    for (const { to } of steps) expect(to).toBeGreaterThanOrEqual(-1e-9);
  });

  it('are two alone, where nobody else decides', () => {
    expect(stepsOf(sums(19.7, 1.2, -2.9, 0), true, 19.7).map(({ what }) => what)).toEqual(['start', 'luck', 'you', 'end']);
  });
});

describe('the moments of a seat', () => {
  const review = reviewOf([
    moment(0, { judgement: judgement('slip', 0.03) }),
    moment(1, { judgement: judgement('mistake', 0.07) }),
    moment(2, { judgement: judgement('fine', 0.01), drew: true, luck: [0.08, -0.08] }),
    moment(3, { drew: true, luck: [0.01, -0.01] }),
    moment(4, { judgement: judgement('mistake', 0.06) }),
    moment(6, { judgement: { ...judgement('best'), clear: 0.03 } }),
    moment(8, { judgement: judgement('blunder', 0.2) }),
  ]);

  it('are its own decisions but for the plainly fine ones and what was best by a trifle, all, or what luck did', () => {
    expect(linesOf(reviewOf([moment(0, { judgement: { ...judgement('best'), clear: 0.01 } })]), 0, 'yours')).toEqual([]);
    expect(linesOf(review, 0, 'yours').map(({ at, kind }) => [at, kind])).toEqual([
      [0, 'slip'],
      [4, 'mistake'],
      [5, 'best'],
      [6, 'blunder'],
    ]);
    expect(linesOf(review, 0, 'all').map(({ at }) => at)).toEqual([0, 1, 2, 4, 5, 6]);
    expect(linesOf(review, 0, 'luck').map(({ at, kind }) => [at, kind])).toEqual([[2, 'luck']]);
    expect(linesOf(review, 1, 'luck').map(({ kind }) => kind)).toEqual(['unluck']);
  });

  it('lead to mistakes and blunders first, then to slips, then nowhere', () => {
    expect([null, 4, 6, 0].map((after) => nextMistake(review, 0, after))).toEqual([4, 6, 0, null]);
    expect(nextMistake(review, 0, 5)).toBe(6); // from a moment that is none
  });

  it('begin with the costliest decision by the rough pass', () => {
    const rough = reviewOf([
      moment(0, { decision: [-0.1, 0.1] }),
      moment(1, { decision: [-0.5, 0.5] }),
      moment(2, { decision: [-0.2, 0.2] }),
      moment(4, { decision: [-0.3, 0.3], choices: 1 }),
    ]);
    expect(firstLook(rough, 0)).toBe(2);
    expect(firstLook(reviewOf([moment(1)]), 0)).toBeNull();
  });

  it('are nothing to look back on where a seat had fewer than three choices, and nobody says so too early', () => {
    const few = [moment(0), moment(1), moment(2), moment(4, { choices: 1 })];
    expect(isNothing(reviewOf(few), 0)).toBe(true);
    expect(isNothing(reviewOf(few, { pass: 'rough' }), 0)).toBe(false);
    expect(isNothing(review, 0)).toBe(false);
  });
});

it('of moments that lie too close the chosen one and the worst have a sign', () => {
  const line = (at: number, kind: Verdict) => ({ at, kind, by: 0, mine: true });
  const lines = [line(0, 'close'), line(1, 'mistake'), line(2, 'best'), line(6, 'close'), line(8, 'close')];
  expect(spaced(lines, 3, null).map(({ at }) => at)).toEqual([1, 6]);
  expect(spaced(lines, 3, 8).map(({ at }) => at)).toEqual([1, 8]);
  expect(spaced(lines, 0.5, null)).toEqual(lines);
});

it('alone, what the same luck held is the end and what the better moves were worth', () => {
  const better = [{ move: 'x', gain: { mean: 1, error: 0.3 }, truly: { mean: 1, error: 0.3 } }];
  const lost = (entry: number, loss: number) =>
    moment(entry, { seat: 0, judgement: { ...judgement('slip', loss), better, loss: { mean: loss, error: 0.3 } } });
  const alone = reviewOf([lost(0, 1.1), moment(1, { seat: 0, judgement: judgement('close', 0.4) }), lost(2, 0.9)], {
    unit: 'birds',
    seats: [sums(19.7, 1.2, -2.9, 0)],
  });
  const { mean, low, high } = heldIn(alone);
  expect(mean).toBeCloseTo(20);
  expect(high - mean).toBeCloseTo(1.645 * Math.hypot(0.3, 0.3));
  expect(mean - low).toBeCloseTo(high - mean);
});

it('a rough share that lies below nothing is said as nothing', () => {
  expect([-0.04, 0.326, 1.02].map((share) => W.inHundred(share)[0])).toEqual(['0', '33', '100']);
});

it('rounds are stretches of moves; what was taken back or is empty has none', () => {
  const review = reviewOf([moment(0), moment(1), moment(4), moment(5), moment(6)]);
  const rounds = [
    { round: 1, at: 0 },
    { round: 2, at: 2 },
    { round: 3, at: 6 },
    { round: 4, at: 9 },
  ];
  expect(stretchesOf(review, rounds)).toEqual([
    { round: 1, from: 0, to: 2 },
    { round: 2, from: 2, to: 4 },
    { round: 3, from: 4, to: 5 },
  ]);
});

it('a line of 700 points is thinned to two for each column at most, and keeps its extremes', () => {
  const values = Array.from({ length: 700 }, (_, i) => (i === 333 ? 1 : i === 334 ? 0 : 0.5));
  const points = thinned(values, 100);
  expect(points.length).toBeLessThanOrEqual(200);
  expect(points).toContainEqual([333, 1]);
  expect(points).toContainEqual([334, 0]);
  expect(points.map(([at]) => at)).toEqual(points.map(([at]) => at).toSorted((a, b) => a - b));
  expect(thinned([1, 2], 100)).toEqual([
    [0, 1],
    [1, 2],
  ]);
});

it('what is ready comes as stretches of positions', () => {
  const at = (fine: boolean) => ({ at: 0, truly: [], knew: [], fine });
  expect(readyIn(reviewOf([], { positions: [true, true, false, true, false].map(at) }))).toEqual([
    [0, 1],
    [3, 3],
  ]);
});

it.each([
  ['Take a red bird for 2', 'you took a red bird for 2', 'Ada took a red bird for 2'],
  ['Leave your deck as it is', 'you left your deck as it is', 'Ada left their deck as it is'],
  ['Enjoy a Ticket from your own shop', 'you enjoyed a Ticket from your own shop', 'Ada enjoyed a Ticket from their own shop'],
  ['Study: 3 Knowledge', 'you studied', 'Ada studied'],
  ['Be promoted to Choreographer: 4 Creativity', 'you were promoted to Choreographer', 'Ada was promoted to Choreographer'],
  ['Visit Wren, the Farmer (1 hour)', 'you visited Wren, the Farmer', 'Ada visited Wren, the Farmer'],
  ['Button on Love 2', 'you chose Button on Love 2', 'Ada chose Button on Love 2'],
])('“%s” was done: “%s”', (move, mine, hers) => {
  expect(done('you', move)).toBe(mine);
  expect(done('Ada', move)).toBe(hers);
});

it('figures are hundredths with a sign, alone points with their unit', () => {
  expect(signed(0.684, { name: 'share' })).toBe('+68\u00a0%');
  expect(signed(-0.17, { name: 'share' })).toBe('−17\u00a0%');
  expect(signed(0.001, { name: 'share' })).toBe('±0\u00a0%');
  expect(signed(-2.9, { name: 'birds' })).toBe('−2.9\u00a0birds');
  expect([bare(-0.17, { name: 'share' }), bare(1, { name: 'share' }, true)]).toEqual(['−17', '100']);
});

/** The two versions that the benchmark compares play the same game: random matches have the same length, answers and scores. */
import { beforeAll, describe, expect, it } from 'vitest';
import { quickChance } from '../../src/engine/chance.js';
import type { Effects } from '../../src/engine/game.js';
import { step } from '../../src/engine/play.js';
import type { BirdTypes } from '../../src/games/bird/face.js';
import { bird } from '../../src/games/bird/index.js';
import { tries } from '../../tools/cases.js';
import { spreadOf } from '../measure.js';
import { answerFromView, seriesOf } from '../random-play.js';
import { act, asked, begin, pick, resultOf } from './random-match.js';

const MATCHES = tries(150, 400);
const SEATS = 4;

/** What is looked at in a match: its length, how often each answer was given, and the birds by place in the order of play. */
const FIGURES = [
  'length',
  'pass',
  'take',
  'keep',
  'shuffle',
  'birds of place 0',
  'birds of place 1',
  'birds of place 2',
  'birds of place 3',
];
type Figures = Record<string, number>;

function ourMatch(seed: number): Figures {
  const chance = quickChance(seed);
  const x: Effects<BirdTypes> = { chance };
  const s = bird.setup(seriesOf(bird, SEATS), x);
  const figures: Figures = { length: 0, pass: 0, take: 0, keep: 0, shuffle: 0 };
  for (let decision = s.open[0]; decision !== undefined; decision = s.open[0]) {
    const move = answerFromView(bird, s, decision, chance);
    figures[move.t] = (figures[move.t] ?? 0) + 1;
    figures.length = (figures.length ?? 0) + 1;
    step(bird, s, decision, move, x);
  }
  for (const [seat, { total }] of bird.scores(s.shared).entries()) {
    figures[`birds of place ${(seat - s.shared.first + SEATS) % SEATS}`] = total;
  }
  return figures;
}

function theirMatch(seed: number): Figures {
  const chance = quickChance(seed);
  let state = begin(SEATS, seed);
  const figures: Figures = { length: 0, pass: 0, take: 0, keep: 0, shuffle: 0 };
  for (let result = resultOf(state); ; result = resultOf(state)) {
    if (result !== undefined) {
      for (const [place, player] of state.G.order.entries()) figures[`birds of place ${place}`] = result.birds[player] ?? 0;
      return figures;
    }
    const player = asked(state);
    const action = pick(state, player, chance);
    figures[action.move] = (figures[action.move] ?? 0) + 1;
    figures.length = (figures.length ?? 0) + 1;
    state = act(state, action, player);
  }
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

function squaredError(values: readonly number[]): number {
  const middle = mean(values);
  return mean(values.map((value) => (value - middle) ** 2)) / (values.length - 1);
}

describe(`${MATCHES} random matches of ${SEATS} in both versions`, () => {
  let ours: Figures[] = [];
  let theirs: Figures[] = [];
  beforeAll(() => {
    const seeds = Array.from({ length: MATCHES }, (_, seed) => seed);
    ours = seeds.map(ourMatch);
    theirs = seeds.map(theirMatch);
  }, 240_000);

  it.each(FIGURES)('agree on the mean: %s', (figure) => {
    const a = ours.map((match) => match[figure] ?? 0);
    const b = theirs.map((match) => match[figure] ?? 0);
    expect(mean(a)).toBeGreaterThan(1);
    expect(Math.abs(mean(a) - mean(b))).toBeLessThan(3 * Math.sqrt(squaredError(a) + squaredError(b)));
  });

  it('agree on the middle half of the lengths', () => {
    const [a, b] = [ours, theirs].map((matches) => spreadOf(matches.map((match) => match.length ?? 0)));
    for (const quartile of ['low', 'median', 'high'] as const) {
      expect(Math.abs((a?.[quartile] ?? 0) / (b?.[quartile] ?? 0) - 1)).toBeLessThan(0.05);
    }
  });
});

/** Cutting the way from random to search into steps, with players whose strength is known. */
import { describe, expect, it } from 'vitest';
import { quickChance } from '../engine/chance.js';
import { cutSteps, type Meet, USUAL_CUT } from './steps.js';

const chanceOf = (odds: number): number => 1 / (1 + Math.exp(-odds));

/** Players whose odds grow with the knob like this; luck is the same for the same seed. */
function playing(oddsAt: (knob: number) => number): {
  readonly meet: Meet;
  readonly shareOf: (upper: number, lower: number) => number;
  matches: number;
} {
  const shareOf = (upper: number, lower: number) => chanceOf(oddsAt(upper) - oddsAt(lower));
  const game = { shareOf, matches: 0, meet: (async () => []) as Meet };
  return Object.assign(game, {
    meet: (async (upper, lower, from, to, fresh) => {
      game.matches += 2 * (to - from);
      return Array.from({ length: to - from }, (_, i) => {
        const luck = quickChance(1 + from + i + (fresh ? 100_000 : 0) + Math.round(1000 * (upper + 7 * lower)));
        const wins = [0, 1].filter(() => luck.int(10_000) < 10_000 * shareOf(upper, lower));
        return wins.length / 2;
      });
    }) as Meet,
  });
}

describe.each([
  ['every slip costs alike', (knob: number) => 2.5 * knob, 0.6, 0.75],
  [
    'a slip loses the match, and search is worth much',
    (knob: number) => 6 * Math.min(1, knob) ** 8 + 1.5 * Math.max(0, knob - 1),
    0.6,
    0.75,
  ],
  ['luck decides most, and search is worth nothing', (knob: number) => 1.7 * Math.min(1, knob), 0.55, 0.68],
])('where %s', (_, oddsAt, least, most) => {
  it('neighbours come out as far apart as wanted, with few matches', async () => {
    const game = playing(oddsAt);
    const { knobs, apart, seats } = await cutSteps(game.meet, 2, { ...USUAL_CUT, error: 0.02 }, () => {});
    expect(seats).toBe(2);
    expect(knobs).toHaveLength(5);
    expect(knobs.at(-1)).toBe(2);
    for (const [i, knob] of knobs.slice(1).entries()) {
      const below = knobs[i] ?? 0;
      expect(knob).toBeGreaterThan(below);
      const truly = game.shareOf(knob, below);
      expect(truly).toBeGreaterThan(least - 0.06); // two standard errors of what is shown
      expect(truly).toBeLessThan(most + 0.06);
      expect(apart[i]?.share).toBeGreaterThan(least - 0.035);
      expect(apart[i]?.share).toBeLessThanOrEqual(most);
      expect(apart[i]?.low).toBeLessThan(truly + 0.03);
    }
    expect(game.matches).toBeLessThan(10_000);
  });
});

it('begins with what the game suggests where search is worth less', async () => {
  const game = playing((knob) => (knob > 1 ? 2 : 4 * knob));
  const { knobs } = await cutSteps(game.meet, 4, USUAL_CUT, () => {});
  expect(knobs.at(-1)).toBe(1);
  expect(knobs).toEqual(knobs.toSorted((a, b) => a - b));
});

it('takes a knob that is given for the second step from the top, and shows it', async () => {
  const game = playing((knob) => 2.5 * knob);
  const { knobs, apart } = await cutSteps(game.meet, 2, { ...USUAL_CUT, sharp: 1.5 }, () => {});
  expect(knobs.slice(3)).toEqual([1.5, 2]);
  expect(apart).toHaveLength(4);
  expect(Math.abs((apart[3]?.share ?? 0) - game.shareOf(2, 1.5))).toBeLessThan(0.15);
});

it('plays the same matches again for the same answer', async () => {
  const lines: string[][] = [[], []];
  const rows = await Promise.all(lines.map((said) => cutSteps(playing((knob) => 3 * knob).meet, 4, USUAL_CUT, (line) => said.push(line))));
  expect(rows[0]).toEqual(rows[1]);
  expect(lines[0]).toEqual(lines[1]);
});

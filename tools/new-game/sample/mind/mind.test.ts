/** What bots think with. */
import { expect, test } from 'vitest';
import { quickChance } from '../../../../src/engine/chance.js';
import { winners } from '../../../../src/engine/standings.js';
import { mine, viewFor } from '../../../../src/engine/view.js';
import { atRandom } from '../../../../src/games/kit/test-kit.js';
import { sample } from '../index.js';
import { begin, given, playOut } from '../sample.build.js';

test('an imagined table has the own hand, and other cards in the hands of the others', () => {
  const s = begin(3);
  const worlds = [1, 2, 3].map((seed) => sample.imagine(viewFor(s, 0), quickChance(seed)));
  for (const world of worlds) expect(world.own[0]).toEqual(s.own[0]);
  expect(new Set(worlds.map(({ own }) => JSON.stringify(own[1]))).size).toBeGreaterThan(1);
});

test('who has more points is better off', () => {
  const s = given([2, 7], [5, 6]);
  expect(sample.estimate(s, 0)).toBe(0.5);
  s.shared.taken = [[9, 3], [2]];
  expect(sample.estimate(s, 0)).toBeGreaterThan(0.6);
  expect(sample.estimate(s, 1)).toBeLessThan(0.4);
});

test('a sensible player beats one who lays any card', () => {
  let wins = 0;
  for (let match = 0; match < 200; match++) {
    const chance = quickChance(match);
    const sensible = match % 2;
    const s = playOut(begin(2, {}, chance), {
      chance,
      player: (moves, at, decision) =>
        decision.seat === sensible
          ? sample.suggest(at.shared, mine(at, decision.seat), decision, chance)
          : atRandom(moves, at, decision, chance),
    });
    const won = winners(sample, s.shared);
    if (won.includes(sensible)) wins += 1 / won.length;
  }
  expect(wins).toBeGreaterThan(110);
});

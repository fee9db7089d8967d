/** Positions in numbers: what every game's features keep to, on positions of sensible matches. */
import { describe, expect, test } from 'vitest';
import { quickChance } from '../engine/chance.js';
import type { Game, GameTypes, State } from '../engine/game.js';
import { begin, step } from '../engine/play.js';
import { seedFrom } from '../engine/seed.js';
import { standings } from '../engine/standings.js';
import { mine } from '../engine/view.js';
import { games } from './index.js';

const withFeatures = Object.values(games).flatMap((game) => (game.features ? [{ game, features: game.features, id: game.id }] : []));

/** Sheep are an option. */
const UNUSUAL: Readonly<Record<string, readonly string[]>> = {
  farm: ['sheep', 'sheep: way to the next level', 'wool due'],
};

/** Calls back before every decision of a sensible match, and once it is over. */
function playOut(game: Game<GameTypes>, seats: number, look: (s: State<GameTypes>) => void): State<GameTypes> {
  const { state } = begin(game, { seats, seed: seedFrom('features') });
  const chance = quickChance(1);
  for (;;) {
    look(state);
    const [decision] = state.open;
    if (decision === undefined) return state;
    step(game, state, decision, game.suggest(state.shared, mine(state, decision.seat), decision, chance), { chance });
  }
}

test('there are games that have them', () => {
  expect(withFeatures.length).toBeGreaterThan(0);
});

describe.each(withFeatures)('the features of $id', ({ game, features }) => {
  test('are as many finite numbers as there are names, for every seat at any time', () => {
    const into = new Float64Array(features.names.length + 1);
    playOut(game, 3, (state) => {
      for (const seat of state.own.keys()) {
        into.fill(Number.NaN);
        features.fill(state, seat, into);
        expect(into.findIndex((number) => !Number.isFinite(number))).toBe(features.names.length);
      }
    });
  });

  test('differ between positions, but for what sensible matches of the usual game do not have', () => {
    const [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY].map((start) =>
      new Float64Array(features.names.length).fill(start),
    );
    const into = new Float64Array(features.names.length);
    for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
      playOut(game, seats, (state) => {
        for (const seat of state.own.keys()) {
          features.fill(state, seat, into);
          for (const [i, number] of into.entries()) {
            if (least) least[i] = Math.min(least[i] ?? number, number);
            if (most) most[i] = Math.max(most[i] ?? number, number);
          }
        }
      });
    }
    expect(features.names.filter((_, i) => least?.[i] === most?.[i])).toEqual(UNUSUAL[game.id] ?? []);
  });

  test('tell the winner’s from the last one’s position at the end', () => {
    const end = playOut(game, Math.max(2, game.seats.min), () => {});
    const ranked = standings(game, end.shared);
    const numbers = ranked.map(({ seat }) => {
      const into = new Float64Array(features.names.length);
      features.fill(end, seat, into);
      return [...into];
    });
    expect(numbers[0]).not.toEqual(numbers.at(-1));
  });
});

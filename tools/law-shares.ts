/** The engine's laws for every game and number of seats, dealt out to the files `src/games/laws-*.test.ts`, so that several cores can try them at once. */
import { expect, test } from 'vitest';
import { seedFrom } from '../src/engine/seed.js';
import { games } from '../src/games/index.js';
import { tries } from './cases.js';
import { seatsOf, tryLaws, tryReasons } from './laws.js';
import { shareOf } from './shares.js';

const MATCHES = tries(30, 200); // of each game, for the reasons of refusals

/** Tries the share of the file at this address. */
export function tryShareOf(file: string): void {
  const cases = Object.values(games).flatMap((game) => seatsOf(game).map((seats) => ({ game, title: game.about.title, seats })));
  const dealt = shareOf(file, cases);
  test.each(dealt)('$title with $seats seats keeps the laws in random play, with its share of all option values', ({ game, seats }) => {
    const tried = tryLaws(game, { seats, matches: 'share', early: tries(4, 40), seed: seedFrom(`laws of ${game.id}`) });
    expect(tried.decisions).toBeGreaterThan(0);
    expect(tried.imagined).toBeGreaterThan(0);
  });
  test.each(dealt)('$title with $seats seats says why, whatever was possible at another time', ({ game, seats }) => {
    const matches = Math.ceil(MATCHES / seatsOf(game).length);
    expect(tryReasons(game, { seats, matches, seed: seedFrom(`reasons of ${game.id}`) })).toBeGreaterThan(0);
  });
}

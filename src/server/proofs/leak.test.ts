/** Over the wire nobody learns what their seat may not know: all games in twin worlds. The larger run is `proofs/run.ts`. */
import { expect, it } from 'vitest';
import { sealed } from '../../engine/testing/sealed.js';
import { gameById, games } from '../../games/index.js';
import { Leak, type LeakTrial, tryForLeaks } from './leak.js';

const trial = (game: string, seats: number, seat: number | null, seed: number, from = 0, moves = 25): LeakTrial => ({
  game,
  seats,
  options: {},
  seat,
  seed,
  from,
  moves,
});

const EACH = Object.values(games).map(({ id, seats }, i) => trial(id, Math.min(3, seats.max), i % 2 === 0 ? 0 : null, i + 1, 0, 12));

it.each([...EACH, trial('pursuit', 3, 2, 4, 40, 12)])('sends the same bytes in both worlds of $game', async (one) => {
  const { moves, bytes } = await tryForLeaks(one);
  expect(moves).toBeGreaterThan(5);
  expect(bytes).toBeGreaterThan(10_000);
});

it.each([
  trial('pursuit', 2, 0, 5),
  trial('pursuit', 3, null, 6),
  trial('nation', 2, 1, 7, 20), // before somebody has explored nothing is hidden between two
  trial('nation', 3, 0, 8),
  trial('nation', 4, null, 9, 20),
  trial('nation', 4, 2, 10, 45),
  trial('nation', 3, 2, 11, 70),
])('sends the same bytes in both worlds of $game, which do differ, to seat $seat of $seats from question $from on', async (one) => {
  const { varied, bytes } = await tryForLeaks(one);
  expect(varied).toBe(true);
  expect(bytes).toBeGreaterThan(5000);
});

it.each([0, 1, null])('keeps every kind of secret there can be, also which question was asked: seat %s', async (seat) => {
  const { varied, moves } = await tryForLeaks(trial('sealed', 3, seat, 12 + (seat ?? 2)), sealed);
  expect(varied).toBe(true);
  expect(moves).toBeGreaterThan(0);
});

it('notices a secret that gets out: here one that nation declares, in a nation that does not', async () => {
  const nation = { ...gameById('nation'), reveals: {} };
  const tries = [1, 2, 3, 4].map((seed) => () => tryForLeaks(trial('nation', 2, 0, seed), nation));
  await expect(
    (async () => {
      for (const attempt of tries) await attempt();
    })(),
  ).rejects.toThrow(Leak);
});

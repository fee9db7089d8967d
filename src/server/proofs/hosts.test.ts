/** The short form of `npm run proofs -- hosts`. */
import { expect, it } from 'vitest';
import { ALL_GAMES, hosts } from './hosts.js';

it('a host who tries everything gets nobody’s seat, no move and no take-back that was not agreed to, and a record that hides it is not believed', async () => {
  const result = await hosts({ games: ALL_GAMES, turns: 8, attacks: 6, seed: 1 });
  expect(result).toMatchObject({ matches: ALL_GAMES.length, orders: expect.any(Number) });
  expect(result.refused).toBeGreaterThan(result.orders / 3);
  expect(result.asked).toBeGreaterThan(0);
  expect(result.waits).toBeGreaterThan(0);
  expect(result.forgeries).toBeGreaterThan(0);
}, 60_000);

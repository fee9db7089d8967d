/** No opening and no early lead decides the match among sensible farmers. RULES.md 20 has the figures of longer runs. */
import { describe, expect, test } from 'vitest';
import { ALL_CASES } from '../../../../tools/cases.js';
import { quickChance } from '../../../engine/chance.js';
import { defaultOptions } from '../../../engine/options.js';
import { step } from '../../../engine/play.js';
import { standings, winners } from '../../../engine/standings.js';
import { farm } from '../index.js';
import type { FarmDecision, FarmState, Move, Shared } from '../rules/types.js';

/** What a farmer with a plan answers; null where the sensible answer will do. */
type Plan = (shared: Shared, decision: FarmDecision) => Move | null;

const butcherAll =
  (until: number): Plan =>
  (shared, decision) =>
    decision.kind === 'butcher' && shared.round <= until ? (farm.moves(shared, {}, decision)[0] ?? null) : null;

const PLANS: Readonly<Record<string, Plan>> = {
  'butchers everything in round 1': butcherAll(1),
  'butchers everything in rounds 1 to 3': butcherAll(3),
  'butchers nothing in rounds 1 to 4': (shared, { kind }) => (kind === 'butcher' && shared.round <= 4 ? { t: 'done' } : null),
  'never butchers': (_, { kind }) => (kind === 'butcher' ? { t: 'done' } : null),
  'buys every horse': (shared, decision) =>
    decision.kind === 'buy' ? (farm.moves(shared, {}, decision).find((move) => move.t === 'buy' && move.kind === 'horse') ?? null) : null,
};

const MATCHES = 40;
const MATCHES_WITH_A_LEADER = 120; // of 40, chance alone moves the share by 0.16 now and then

interface Watched {
  readonly s: FarmState;
  readonly leader: number; // after round 4
}

function playOut(seats: number, seed: number, planner: number, plan: Plan): Watched {
  const x = { chance: quickChance(seed) };
  const s = farm.setup({ seats, options: defaultOptions(farm), rules: farm.rules }, x);
  let leader = -1;
  for (let decision = s.open[0]; decision; decision = s.open[0]) {
    if (leader < 0 && s.shared.round === 5) leader = standings(farm, s.shared).findIndex(({ rank }) => rank === 1);
    const move = (decision.seat === planner ? plan(s.shared, decision) : null) ?? farm.suggest(s.shared, {}, decision, x.chance);
    step(farm, s, decision, move, x);
  }
  return { s, leader };
}

/** The part of the victories that fell to the farmer of each match. */
function share(matches: number, play: (match: number) => readonly [s: FarmState, seat: number]): number {
  let won = 0;
  for (let match = 0; match < matches; match++) {
    const [s, seat] = play(match);
    const first = winners(farm, s.shared);
    if (first.includes(seat)) won += 1 / first.length;
  }
  return won / matches;
}

describe.each([
  [2, 0.5],
  [4, 0.25],
])('with %i farmers', (seats, fair) => {
  // Each plan is tried at one of the two tables in `npm test`, and at both at length.
  test.each(Object.entries(PLANS).filter((_, i) => ALL_CASES || i % 2 === (seats / 2) % 2))(
    '11.1 a farmer who %s wins no more than a fair share, give or take chance',
    (_, plan) => {
      const won = share(MATCHES, (match) => {
        const seat = match % seats;
        return [playOut(seats, 4000 + Math.floor(match / seats), seat, plan).s, seat];
      });
      expect(won).toBeLessThan(fair + 0.15);
    },
  );

  test('15.4 the leader after round 4 is far from sure to win', () => {
    const won = share(MATCHES_WITH_A_LEADER, (match) => {
      const { s, leader } = playOut(seats, 7000 + match, -1, () => null);
      return [s, leader];
    });
    expect(won).toBeLessThan(fair + 0.2);
  });
});

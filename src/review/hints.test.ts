/** Hint and review rest on the same futures: on one position, with one budget, they say the same. */
import { describe, expect, it } from 'vitest';
import { advise } from '../bots/advise.js';
import { playOut } from '../bots/contest.js';
import { futuresAfter } from '../bots/futures.js';
import { MOST } from '../bots/knob.js';
import { chanceShown } from '../bots/shown.js';
import { quickChance } from '../engine/chance.js';
import type { Game, GameTypes } from '../engine/game.js';
import { recordOf } from '../engine/record.js';
import { seedFrom } from '../engine/seed.js';
import { sealed } from '../engine/testing/sealed.js';
import { viewFor } from '../engine/view.js';
import { bird } from '../games/bird/index.js';
import { judge } from './judge.js';
import { lineOf } from './line.js';
import { lookWith } from './look.js';

const FUTURES = 150;

/** Every seventh decision with a choice of one match. */
function positions(game: Game<GameTypes>, seats: number) {
  const seed = seedFrom('agree');
  const table = playOut(game, { lineUp: Array.from({ length: seats }, () => 'sensible'), options: {}, seed });
  const line = lineOf(
    game,
    recordOf(
      table,
      Array.from({ length: seats }, (_, seat) => `Player ${seat + 1}`),
      { seed: true },
    ),
  );
  const look = lookWith(game, line, { playouts: FUTURES, horizon: null });
  const chosen = line.answers.flatMap((answer, at) => (answer.choices > 1 ? [{ answer, state: line.states[at] ?? table.state }] : []));
  return { look, chosen: chosen.filter((_, i) => i % 7 === 0).slice(0, 5) };
}

const CASES: Readonly<Record<string, Game<GameTypes>>> = { 'where everything is open': bird, 'where hands are hidden': sealed };

describe.each(Object.entries(CASES))('%s', (_, game) => {
  const { look, chosen } = positions(game, 3);

  it('the chance of a move is the very same number', () => {
    expect(chosen.length).toBeGreaterThan(1);
    for (const { answer, state } of chosen) {
      const { decision, move } = answer;
      const view = viewFor(state, decision.seat);
      const hinted = chanceShown(game, futuresAfter(game, view, decision, move, FUTURES, look.luck), decision.seat);
      const reviewed = look.playing(look.asSeenBy(state, decision.seat), { decision, move }).estimates(FUTURES)[decision.seat];
      expect(reviewed?.mean).toBeCloseTo(hinted.chance, 12);
      expect(reviewed?.error).toBeCloseTo(hinted.error, 12);
    }
  });

  it('who plays the hint is not told of a slip', () => {
    for (const { answer, state } of chosen) {
      const { decision } = answer;
      const names = state.own.map((_, seat) => `Player ${seat + 1}`);
      const wish = { names, budget: { ...MOST, part: 0.2 }, futures: FUTURES };
      const [best] = advise(game, viewFor(state, decision.seat), decision, quickChance(1), wish);
      if (!best) throw new Error('there is no hint');
      const { verdict } = judge(look, state, { decision, move: best.move }, 1);
      expect(['best', 'fine', 'close']).toContain(verdict);
    }
  });
});

/** What a move is said to leave is what it leaves. */

import { describe, expect, it } from 'vitest';
import { sensibleBot } from '../../../bots/sensible.js';
import { quickChance } from '../../../engine/chance.js';
import { cloneOf } from '../../../engine/clone.js';
import { answer, begin, step } from '../../../engine/play.js';
import { seedFrom } from '../../../engine/seed.js';
import { mine, viewFor } from '../../../engine/view.js';
import { pursuit } from '../index.js';
import { at, given } from '../pursuit.build.js';
import { bundle } from '../rules/goods.js';
import { outcomeOf, wants, waysToPay, wisest } from './outcome.js';

const FIGURES = ['knowledge', 'creativity', 'influence', 'money', 'lth', 'sth', 'stress', 'alive'] as const;

describe('every move that leads nowhere else', () => {
  it('leaves exactly what was said, through a whole match', () => {
    const table = begin(pursuit, { seats: 2, seed: seedFrom('outcome'), options: {} });
    const chance = quickChance(3);
    let compared = 0;
    for (let entry = 0; table.state.open.length > 0 && entry < 90; entry++) {
      const [decision] = table.state.open;
      if (decision === undefined) break;
      const before = table.state;
      if (decision.kind === 'turn' || decision.kind === 'upkeep' || decision.kind === 'payment') {
        const legal = pursuit.moves(before.shared, mine(before, decision.seat), decision);
        for (const move of legal.filter((_, i) => (i + entry) % 5 === 0)) {
          const told = outcomeOf(before.shared, decision.seat, move);
          const after = cloneOf(pursuit, before);
          const { round } = after.shared;
          step(pursuit, after, decision, move, { chance: quickChance(9) });
          // the end of a round takes goods and happiness further, and an open payment has taken nothing yet
          if (told === null || told.open || after.shared.round !== round || after.shared.phase === 'over') continue;
          const p = after.shared.players[decision.seat];
          for (const figure of FIGURES) expect(told.after[figure], `${figure} after ${JSON.stringify(move)}`).toBe(p?.[figure]);
          compared++;
        }
      }
      answer(table, decision.id, sensibleBot(pursuit, viewFor(table.state, decision.seat), decision, chance));
    }
    expect(compared).toBeGreaterThan(50);
  });
});

describe('when happiness spares something', () => {
  const happy = () => given({ people: [{ sth: 2, knowledge: 3, creativity: 3, influence: 6, front: [['P01', 1], 'J07'] }], row: ['P07'] });

  it('the price says how much, and that it is still to be chosen what', () => {
    const s = happy();
    const outcome = outcomeOf(s.shared, 0, { t: 'advance', card: 'P01' });
    expect(outcome).toMatchObject({ spare: 2, open: true });
    expect(waysToPay(s.shared, 0, { t: 'advance', card: 'P01' })).toHaveLength(3);
  });

  it('what comes next is kept: a job that asks for Creativity', () => {
    const s = happy();
    const move = { t: 'advance', card: 'P01' } as const;
    expect(wants(s.shared, 0, move)).toEqual([0, 2, 0]);
    const way = wisest(waysToPay(s.shared, 0, move), at(s, 0), bundle('1T 2K 2C'), wants(s.shared, 0, move));
    expect(way[1]).toBeGreaterThan(0);
  });

  it('a payment is an outcome of its own', () => {
    const s = happy();
    s.shared.pending = { t: 'advance', card: 'P01' };
    const { after } = outcomeOf(s.shared, 0, { t: 'pay', less: [0, 2, 0] }) ?? {};
    expect(after).toMatchObject({ knowledge: 1, creativity: 3, influence: 8, lth: 1 });
  });
});

it('trying something out touches nothing on the table', () => {
  const s = given({ people: [{ knowledge: 9, creativity: 9, influence: 9, money: 9 }], row: ['P01', 'I06', 'J13', 'V01'] });
  const before = JSON.stringify(s.shared);
  const [decision] = s.open;
  if (decision === undefined) throw new Error('nothing is asked');
  for (const move of pursuit.moves(s.shared, mine(s, 0), decision)) outcomeOf(s.shared, 0, move);
  expect(JSON.stringify(s.shared)).toBe(before);
});

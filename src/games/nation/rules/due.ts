/** What a player must pay next: the rate of a loan. */
import type { Due } from '../../../engine/game.js';
import { loanAt, NO_LOAN } from './data.js';
import { playerAt } from './table.js';
import type { NationView } from './types.js';

/** R 5.1. Nothing is due after the last day. */
export function due({ shared, seat, mine }: NationView): readonly Due[] {
  if (seat === null || shared.lastDay || shared.round >= shared.options.maxRounds) return [];
  const player = playerAt(shared, seat);
  if (player.loan === NO_LOAN) return [];
  const { rate, value } = loanAt(player.loan);
  const have = player.money ?? mine?.money ?? 0; // purses lie open, or are hidden (R 2.12)
  return [
    {
      what: `Rate of your loan of ${value}B`,
      amount: rate,
      unit: 'Bucks',
      have,
      when: `when round ${shared.round + 1} begins`,
      clause: '5.1',
    },
  ];
}

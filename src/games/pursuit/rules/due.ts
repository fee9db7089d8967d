/** What a player must pay next: the upkeep of jobs, partners and items. */

import type { Due, Seat } from '../../../engine/game.js';
import type { Edition } from '../editions/edition.js';
import { nameFor } from '../words/names.js';
import { unitOf } from '../words/wording.js';
import { OLD_AGE_ROUNDS, oldAge } from './board.js';
import { type Card, NO_CARD } from './cards.js';
import { GOODS } from './goods.js';
import { playerAt } from './table.js';
import type { PursuitView, Shared } from './types.js';
import { hasBill, upkeepFor } from './upkeep.js';

/** R 4.8: the bills on the table, or else those of the next upkeep. Nobody outlives the last round, so none follows it. */
export function due(e: Edition, { shared, seat }: PursuitView): readonly Due[] {
  if (seat === null) return [];
  const p = playerAt(shared, seat);
  if (!p.alive || shared.phase === 'over') return [];
  if (p.bills.length > 0) return p.bills.flatMap((card) => costOf(e, shared, seat, card, 'now'));
  const yetToSettle = shared.phase === 'upkeep' && fromFirst(shared, seat) > fromFirst(shared, shared.turn);
  if (!yetToSettle && oldAge(shared.round, shared.options.adultRounds) === OLD_AGE_ROUNDS) return [];
  const when = yetToSettle ? 'when your turn to settle comes' : `when round ${shared.round + 1} begins`;
  const cards = [...p.items, ...(p.job === NO_CARD ? [] : [p.job]), ...p.partners];
  return cards.filter((card) => hasBill(e, shared, card)).flatMap((card) => costOf(e, shared, seat, card, when));
}

/** R 4.8d: settling goes clockwise from the first player. */
const fromFirst = ({ first, players }: Shared, seat: Seat): number => (seat - first + players.length) % players.length;

function costOf(e: Edition, shared: Shared, seat: Seat, card: Card, when: string): Due[] {
  const cost = upkeepFor(e, shared, card)?.cost;
  const what = `Upkeep of ${nameFor(e, shared, seat, card)}`;
  return GOODS.flatMap((good) => {
    const amount = cost?.[good] ?? 0;
    if (amount === 0) return [];
    const have = good === 'money' ? { have: playerAt(shared, seat).money } : {}; // hours come anew with every round
    return [{ what, amount, unit: unitOf(good, amount), ...have, when, clause: '4.8' }];
  });
}

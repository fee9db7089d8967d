/** What each round brought a farmer in money, read from all that has happened. */

import type { Seat } from '../../../engine/game.js';
import type { FarmEvent } from '../face.js';

export interface RoundIncome {
  readonly round: number; // one more than the rounds of the year: the last selling
  goods: number;
  animals: number; // sold alive
  spent: number;
}

/** By round, for one seat; the running round is the last. */
export function incomeOf(events: readonly FarmEvent[], seat: Seat): readonly RoundIncome[] {
  const rounds: RoundIncome[] = [];
  let now: RoundIncome | undefined;
  const begin = (round: number): void => {
    now = { round, goods: 0, animals: 0, spent: 0 };
    rounds.push(now);
  };
  for (const event of events) {
    if (event.type === 'round') begin(event.round);
    else if (event.type === 'lastSelling') begin((now?.round ?? 0) + 1);
    else if (now === undefined || !('seat' in event) || event.seat !== seat) continue;
    else if (event.type === 'sell' || event.type === 'woolPaid') now.goods += event.money;
    else if (event.type === 'sellAnimal') now.animals += event.money;
    else if (event.type === 'buy') now.spent += event.price;
  }
  return rounds;
}

export const earned = ({ goods, animals }: RoundIncome): number => goods + animals;

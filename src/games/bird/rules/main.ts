/** The main question, R 4.4: say please or take a card. */
import { lasting } from '../../../engine/lists.js';
import { aCardDoes, titleOf } from '../words/names.js';
import { cardOf, costOf, KINDS, MOST_GOLD_COST, MUST_TAKE_AT } from './data.js';
import { PASS, takeMove } from './moves.js';
import type { BirdRefuse, Move, Shared } from './types.js';

/** What may be answered with so much clover power, and why the rest may not. */
export function pleaseOrTake({ field, options }: Shared, power: number, refuse?: BirdRefuse): readonly Move[] {
  const taking: Move[] = [];
  for (const kind of KINDS) {
    const card = cardOf(kind);
    const cost = costOf(card, options.goldCost);
    if (!field.includes(card)) refuse?.(takeMove(card), { clause: '4.4b', because: `No card ${titleOf(kind)} lies in the field.` });
    else if (cost > power)
      refuse?.(takeMove(card), { clause: '4.4b', because: `${aCardDoes(kind, 'cost')} ${cost} clover power; you have ${power}.` });
    else taking.push(takeMove(card));
  }
  if (power < MUST_TAKE_AT || taking.length === 0) return [PASS, ...taking]; // R 4.4a, 4.4e
  refuse?.(PASS, { clause: '4.4c', because: `With ${MUST_TAKE_AT} or more clover power you must take a card; you have ${power}.` });
  return taking;
}

/** The same without reasons, from a table that is filled as lists come up: random matches are 1.3 times as fast. */
export function knownAnswers(shared: Shared, power: number): readonly Move[] {
  const at = situation(shared, power);
  const known = KNOWN[at];
  if (known !== undefined) return known;
  const list = lasting(pleaseOrTake(shared, power));
  KNOWN[at] = list;
  return list;
}

/** All that the answers depend on as one number: the kinds of card in the field (a bit for each), the power and what gold costs. */
export function situation({ field, options }: Shared, power: number): number {
  let at = power * (MOST_GOLD_COST + 1) + options.goldCost;
  for (const card of field) at |= PER_FIELD << card;
  return at;
}

const PER_FIELD = 32; // the next power of two above what power and cost take
export const SITUATIONS = PER_FIELD << KINDS.length;
const KNOWN = new Array<readonly Move[] | undefined>(SITUATIONS).fill(undefined);

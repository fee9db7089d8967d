/** A position in numbers, for estimates that are learned: herds, how near the next level is, money in sight, stores and the year. */
import type { Features } from '../../../engine/game.js';
import { breedOf, HORSE, KINDS, kindName, MONEY_HAPPINESS } from '../rules/data.js';
import { animalsOf, farmerAt, ownsOf } from '../rules/flocks.js';
import { happinessOf } from '../rules/scores.js';
import type { Farmer, FarmTypes } from '../rules/types.js';
import { cashInSight, marketsLeft } from './worth.js';

/** Every horse is a level of its own, so there is no way between two. */
const STEPWISE = [...KINDS.keys()].filter((kind) => kind !== HORSE);

export const features: Features<FarmTypes> = {
  names: [
    ...KINDS,
    ...STEPWISE.map((kind) => `${kindName(kind)}: way to the next level`),
    'happiness',
    'happiness, by markets left',
    'animals',
    'animals, by markets left',
    'money',
    'money in sight',
    'money: way to the next level',
    'stores',
    'wool due',
    'full animals',
    'markets left',
    'my turn',
    'first',
  ],

  fill({ shared }, seat, into) {
    const farmer = farmerAt(shared, seat);
    const markets = marketsLeft(shared);
    const happiness = happinessOf(farmer);
    const animals = animalsOf(farmer);
    const cash = cashInSight(farmer);
    let at = 0;
    for (let kind = 0; kind < KINDS.length; kind++) into[at++] = ownsOf(farmer, kind);
    for (const kind of STEPWISE) into[at++] = wayToNext(ownsOf(farmer, kind), breedOf(kind).happiness);
    into[at++] = happiness;
    into[at++] = happiness * markets;
    into[at++] = animals;
    into[at++] = animals * markets;
    into[at++] = farmer.money;
    into[at++] = cash;
    into[at++] = wayToNext(cash, MONEY_HAPPINESS);
    into[at++] = farmer.hay + farmer.veg + farmer.grain;
    into[at++] = farmer.woolDue;
    into[at++] = fullAnimals(farmer);
    into[at++] = markets;
    into[at++] = shared.active === seat ? 1 : 0;
    into[at++] = shared.first === seat ? 1 : 0;
  },
};

/** From one level (0) to the next (1); 0 beyond the last. */
function wayToNext(count: number, thresholds: readonly number[]): number {
  let from = 0;
  for (let level = 0; level < thresholds.length; level++) {
    const to = thresholds[level] ?? 0;
    if (count < to) return (count - from) / (to - from);
    from = to;
  }
  return 0;
}

function fullAnimals({ flocks }: Farmer): number {
  let full = 0;
  for (let i = 0; i < flocks.length; i++) full += flocks[i]?.full ?? 0;
  return full;
}

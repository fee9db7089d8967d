/** What a farmer's animals will want to eat next. */
import type { Due } from '../../../engine/game.js';
import { breedOf, KINDS } from './data.js';
import { farmerAt } from './flocks.js';
import { stillNeeds } from './meal.js';
import { countWords } from './scores.js';
import type { FarmView, Phase, Shared } from './types.js';

const BEFORE_FEEDING: readonly Phase[] = ['sell', 'buy', 'farm'];

/** R 8.1, 8.4: food by kind of animal; while they feed, what is still missing. */
export function due({ shared, seat }: FarmView): readonly Due[] {
  if (seat === null) return [];
  const { phase, round } = shared;
  const feeding = phase === 'feed';
  const fedIn = feeding || BEFORE_FEEDING.includes(phase) ? round : round + 1;
  if (phase === 'over' || fedIn > shared.options.rounds) return [];
  const when = feeding ? 'now' : fedIn === round ? 'when the animals feed this round' : `when the animals feed in round ${fedIn}`;
  const list: Due[] = [];
  for (let kind = 0; kind < KINDS.length; kind++) {
    const eating = feeding && shared.eater.kind === kind && shared.active === seat;
    const animals = animalsToFeed(shared, seat, kind, feeding);
    const amount = animals * breedOf(kind).capacity + (eating ? stillNeeds(shared) : 0);
    if (amount > 0)
      list.push({ what: `Food for ${countWords(animals + (eating ? 1 : 0), kind)}`, amount, unit: 'food', when, clause: '8.4' });
  }
  return list;
}

function animalsToFeed(shared: Shared, seat: number, kind: number, waiting: boolean): number {
  let animals = 0;
  for (const flock of farmerAt(shared, seat).flocks) if (flock.kind === kind) animals += waiting ? flock.waiting : flock.count;
  return animals;
}

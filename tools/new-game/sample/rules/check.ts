/** The conservation laws: throws when a card is lost or doubled. */
import { conserve, mustIn } from '../../../../src/games/kit/laws.js';
import { CARDS, NONE } from './data.js';
import type { SampleState } from './types.js';

const must = mustIn('Sample');

export function check({ shared, own, dark }: SampleState): void {
  conserve(must, (card) => `cards "${card}"`, CARDS, {
    piles: [dark.pile],
    cards: [shared.laid.filter((card) => card !== NONE), shared.away, ...shared.taken, ...own.map(({ hand }) => hand)],
  });
  // if simultaneous
  own.forEach(({ hand, draft }, seat) => {
    must(draft === NONE || hand.includes(draft), `seat ${seat} has chosen ${draft} and does not hold it`);
  });
  // end
}

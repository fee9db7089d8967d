/** How the table is laid before the first round. */
import type { Game } from '../../../../src/engine/game.js';
import { draw, newPile } from '../../../../src/engine/pile.js';
import { newState } from '../../../../src/games/kit/state.js';
import { CARDS, HAND, NONE } from './data.js';
import { beginRound, inOrder } from './round.js';
import type { Own, SampleTypes } from './types.js';

/** R 3.1, 3.2. */
export const setup: Game<SampleTypes>['setup'] = ({ seats, options, rules }, x) => {
  const pile = newPile(CARDS);
  const own = Array.from({ length: seats }, (_, seat): Own => {
    const hand = inOrder(Array.from({ length: HAND }, () => draw(pile, x.chance)));
    x.whisper?.(seat, { type: 'hand', seat, cards: hand.slice() }, null);
    // if simultaneous
    return { hand, draft: NONE };
    // else
    // return { hand };
    // end
  });
  const shared = {
    options,
    leader: x.chance.int(seats),
    round: 0,
    laid: own.map(() => NONE),
    taken: own.map(() => []),
    away: [],
  };
  const s = newState<SampleTypes>(rules, shared, own, { pile });
  beginRound(s, x);
  return s;
};

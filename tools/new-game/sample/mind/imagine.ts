/** A full state that a view could have come from: the cards that the seat has not seen are dealt out anew. */
import { plainCopy } from '../../../../src/engine/clone.js';
import type { Game } from '../../../../src/engine/game.js';
import { draw } from '../../../../src/engine/pile.js';
// if simultaneous
import { nth } from '../../../../src/games/kit/moves.js';
import { atSeat } from '../../../../src/games/kit/seats.js';
// end
import { imagineFrom } from '../../../../src/games/kit/state.js';
import { counted, unseen } from '../../../../src/games/kit/unseen.js';
import { CARDS, NONE } from '../rules/data.js';
// if simultaneous
import { inOrder, laying } from '../rules/round.js';
// else
// import { inOrder } from '../rules/round.js';
// end
import type { SampleTypes } from '../rules/types.js';

export const imagine: Game<SampleTypes>['imagine'] = (view, chance) => {
  const { shared, mine, others } = view;
  const pile = unseen(CARDS, counted(CARDS.length, shared.away, ...shared.taken, shared.laid.filter(isCard), mine?.hand ?? []));
  return imagineFrom<SampleTypes>(view, {
    shared: plainCopy(shared),
    mine: plainCopy,
    other(seat) {
      const hand = inOrder(Array.from({ length: others[seat]?.hand ?? 0 }, () => draw(pile, chance)));
      // if simultaneous
      return { hand, draft: NONE };
      // else
      // return { hand };
      // end
    },
    // if simultaneous
    drafts(own) {
      laying.imagine(view, own, (seat) => {
        const { hand } = atSeat(own, seat);
        return nth(hand, chance.int(hand.length));
      });
    },
    // end
    dark: () => ({ pile }),
  });
};

const isCard = (card: number): boolean => card !== NONE;

/** A full state that a view could have come from: only the trait offers of the others are hidden, and only before the reveal. */

import type { Game } from '../../../engine/game.js';
import { NOTHING } from '../../../engine/view.js';
import type { Under } from '../../kit/editions.js';
import { drawSome } from '../../kit/lots.js';
import { atSeat } from '../../kit/seats.js';
import { imagineFrom } from '../../kit/state.js';
import type { Edition } from '../editions/edition.js';
import { cloneShared } from '../rules/clone.js';
import { NOTHING_HIDDEN, secretTraits } from '../rules/traits.js';
import type { PursuitTypes } from '../rules/types.js';

/** Deals the traits this seat does not hold; whoever is no longer asked has chosen one of theirs. */
export const imagine: Under<Edition, Game<PursuitTypes>['imagine']> = (e, view, chance) => {
  const known = view.mine?.offer ?? [];
  const others = [...e.traits.keys()].filter((trait) => !known.includes(trait));
  const unseen = drawSome(others, others.length, chance);
  return imagineFrom<PursuitTypes>(view, {
    shared: cloneShared(view.shared),
    mine: (own) => own, // replaced when it changes
    other(seat) {
      const { offer } = atSeat(view.others, seat);
      return offer === 0 ? NOTHING_HIDDEN : { offer: unseen.splice(0, offer), chosen: -1 };
    },
    drafts(own) {
      if (view.shared.options.traitChoice !== 'deal2') return;
      secretTraits(e).imagine(view, own, (seat) => {
        const { offer } = atSeat(own, seat);
        return offer[chance.int(offer.length)] ?? -1;
      });
    },
    dark: () => NOTHING,
  });
};

/** A full state that a view could have come from: only the trait offers of the others are hidden, and only before the reveal. */
import type { Chance, Decision, Game } from '../../engine/game.js';
import { TRAITS } from './cards/traits.js';
import { cloneShared } from './clone.js';
import { drawSome, NOTHING_HIDDEN } from './traits.js';
import type { Own, PursuitDecision, PursuitTypes, PursuitView, Question } from './types.js';

const isOpen = (decision: Decision<Question | 'veiled'>): decision is PursuitDecision => decision.kind !== 'veiled';

export const imagine: Game<PursuitTypes>['imagine'] = (view, chance) => ({
  rules: view.rules,
  asked: view.asked,
  open: view.open.filter(isOpen), // no question of this game is veiled
  shared: cloneShared(view.shared),
  own: imagineOwn(view, chance),
  dark: Object.freeze({}),
});

/** Deals the traits this seat does not hold; whoever is no longer asked has chosen one of theirs. */
function imagineOwn(view: PursuitView, chance: Chance): Own[] {
  const known = view.mine?.offer ?? [];
  const unseen = drawSome(
    [...TRAITS.keys()].filter((trait) => !known.includes(trait)),
    TRAITS.length,
    chance,
  );
  return view.others.map((sizes, seat): Own => {
    if (seat === view.seat && view.mine !== null) return view.mine;
    if (sizes.offer === 0) return NOTHING_HIDDEN;
    const offer = unseen.splice(0, sizes.offer);
    const asked = view.open.some((decision) => decision.seat === seat);
    return { offer, chosen: asked ? -1 : (offer[chance.int(offer.length)] ?? -1) };
  });
}

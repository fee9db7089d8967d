/** A full state that a view could have come from: the unseen cards dealt out anew, purses and mat guessed, hidden prices chosen by lot. */
import type { Chance, Game, Seat } from '../../../engine/game.js';
import { draw, type Pile, shuffleIn } from '../../../engine/pile.js';
import { imagineFrom } from '../../kit/state.js';
import { unseen } from '../../kit/unseen.js';
import { cloneOwn, cloneShared } from '../rules/clone.js';
import { CARD_COUNTS, HAND_KINDS, HELP, PRICES, SICKNESS, START } from '../rules/data.js';
import { pricing } from '../rules/round.js';
import { isOut } from '../rules/table.js';
import type { NationState, NationTypes, NationView, Own, Shared } from '../rules/types.js';

/** No view tells what others own, so a purse is anything around what players usually have. */
const PURSES = { least: 10, spread: 71 } as const;

export const imagine: Game<NationTypes>['imagine'] = (view, chance) => {
  const shared = cloneShared(view.shared);
  const pool = unseenCards(view);
  const s = imagineFrom<NationTypes>(view, {
    shared,
    mine: cloneOwn,
    other: (seat) => imagineOwn(shared, seat, pool, chance),
    drafts(own) {
      if (shared.options.prices === 'secret') pricing.imagine(view, own, () => PRICES[chance.int(PRICES.length)] ?? START.price);
    },
    dark() {
      const sick = (CARD_COUNTS[SICKNESS] ?? 0) - (shared.discards[SICKNESS] ?? 0);
      for (let i = 0; i < sick; i++) shuffleIn(pool, SICKNESS);
      return { deck: pool, mat: shared.mat !== null || shared.matEmpty ? 0 : 1 + chance.int(Math.max(1, 2 * shared.matCounted)) };
    },
  });
  balanceBooks(s, view.seat);
  return s;
};

/** What is neither in the own hand nor on the discard pile nor shown: all but the Sicknesses, which no hand holds. */
function unseenCards({ shared, mine, seat }: NationView): Pile {
  const shown = CARD_COUNTS.map(() => 0);
  shown[HELP] = shared.players.filter((player, other) => player.showsHelp && other !== seat).length;
  return unseen(NO_SICKNESS, shared.discards.slice(0, SICKNESS), mine?.hand, shown);
}
const NO_SICKNESS = CARD_COUNTS.map((count, card) => (card === SICKNESS ? 0 : count));

function imagineOwn(shared: Shared, seat: Seat, pool: Pile, chance: Chance): Own {
  const player = shared.players[seat];
  const hand = Array.from({ length: HAND_KINDS }, () => 0);
  const own: Own = { money: 0, supplied: 0, hand, draft: 0 };
  if (player === undefined || isOut(player)) return own;
  if (player.money === null) own.money = PURSES.least + chance.int(PURSES.spread);
  for (let i = player.showsHelp ? 1 : 0; i < player.cards; i++) {
    const card = draw(pool, chance);
    hand[card] = (hand[card] ?? 0) + 1;
  }
  if (player.showsHelp) hand[HELP] = (hand[HELP] ?? 0) + 1;
  return own;
}

/** R 2.2a: another seat's books take up what the guesses left open. */
function balanceBooks(s: NationState, seat: Seat | null): void {
  const { shared, own, dark } = s;
  let open = (shared.mat ?? dark.mat) - START.mat;
  own.forEach((each, i) => {
    open += (shared.players[i]?.money ?? each.money) - each.supplied;
  });
  const other = own.find((_, i) => i !== seat);
  if (other !== undefined) other.supplied += open;
}

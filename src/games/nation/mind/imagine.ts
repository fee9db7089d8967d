/** A full state that a view could have come from: the unseen cards dealt out anew, purses and mat by the ledger, hidden prices chosen by lot. */
import type { Chance, Game, Seat } from '../../../engine/game.js';
import { type Pile, shuffleIn, takeOut } from '../../../engine/pile.js';
import { perEdition, type Under } from '../../kit/editions.js';
import { imagineFrom } from '../../kit/state.js';
import { unseen } from '../../kit/unseen.js';
import type { Edition } from '../editions/edition.js';
import { cloneOwn, cloneShared } from '../rules/clone.js';
import { PRICES, START } from '../rules/data.js';
import { knownPurse } from '../rules/money.js';
import { pricing } from '../rules/round.js';
import { isOut } from '../rules/table.js';
import type { NationState, NationTypes, NationView, Own, Shared } from '../rules/types.js';
import { suggestPrice } from './suggest.js';

/** R 2.12b: under rules 1 nobody adds up what was paid, so a purse is anything around what players usually have. */
const PURSES = { least: 10, spread: 71 } as const;

export const imagine: Under<Edition, Game<NationTypes>['imagine']> = (e, view, chance) => {
  const shared = cloneShared(view.shared);
  const pool = unseenCards(e, view);
  const s = imagineFrom<NationTypes>(view, {
    shared,
    mine: cloneOwn,
    other: (seat) => imagineOwn(e, shared, seat, pool, chance),
    drafts(own) {
      if (shared.options.prices === 'secret') pricing(e).imagine(view, own, (seat) => priceBy(shared, seat, chance));
    },
    dark() {
      const sick = (e.counts[e.sickness] ?? 0) - (shared.discards[e.sickness] ?? 0);
      for (let i = 0; i < sick; i++) shuffleIn(pool, e.sickness);
      return { deck: pool, mat: shared.mat === null ? matBy(shared, chance) : 0 };
    },
  });
  balanceBooks(s, view.seat);
  return s;
};

/** Most set the price that sells; the others may do anything. */
function priceBy(shared: Shared, seat: Seat, chance: Chance): number {
  return chance.int(4) > 0 ? suggestPrice(shared, seat) : (PRICES[chance.int(PRICES.length)] ?? START.price);
}

/**
 * What stays in a hand is what nobody wanted to play: how many times as often as dealing would put it there. Counted in 600 sensible matches
 * at two and four seats; of a card that nobody has counted yet, as often.
 */
const KEPT: Readonly<Record<string, number>> = {
  wedding: 1.1,
  dinnerParty: 1,
  date: 0.9,
  birthday: 0.9,
  holiday: 1.3,
  give: 1.5,
  firstAid: 1,
  help: 0.6,
  freeLunch: 0.6,
  freeHousing: 0.3,
  wellTravelled: 1.3,
  vaccine: 0.9,
};
const FINE = 10; // chance gives whole numbers
const weightsOf = perEdition(({ cards, sickness }: Edition) =>
  cards.map(({ id }, card) => (card === sickness ? 0 : Math.round(FINE * (KEPT[id] ?? 1)))),
);

function drawKept(e: Edition, pool: Pile, chance: Chance): number {
  const weights = weightsOf(e);
  let all = 0;
  for (let card = 0; card < weights.length; card++) all += (pool.counts[card] ?? 0) * (weights[card] ?? 0);
  let left = chance.int(all);
  for (let card = 0; card < weights.length; card++) {
    left -= (pool.counts[card] ?? 0) * (weights[card] ?? 0);
    if (left >= 0) continue;
    takeOut(pool, card);
    return card;
  }
  throw new Error('a card is dealt from an empty pool');
}

function purseBy(shared: Shared, seat: Seat, chance: Chance): number {
  return Math.max(0, knownPurse(shared, seat) ?? PURSES.least + chance.int(PURSES.spread));
}

function matBy({ ledger, matEmpty, matCounted }: Shared, chance: Chance): number {
  if (matEmpty) return 0;
  return ledger === undefined ? 1 + chance.int(Math.max(1, 2 * matCounted)) : Math.max(1, START.mat + ledger.mat);
}

/** What is neither in the own hand nor on the discard pile nor shown: all but the Sicknesses, which no hand holds. */
function unseenCards(e: Edition, { shared, mine, seat }: NationView): Pile {
  const shown = e.counts.map(() => 0);
  shown[e.help] = shared.players.filter((player, other) => player.showsHelp && other !== seat).length;
  return unseen(withoutSickness(e), shared.discards.slice(0, e.sickness), mine?.hand, shown);
}
const withoutSickness = perEdition(({ counts, sickness }: Edition) => counts.map((count, card) => (card === sickness ? 0 : count)));

function imagineOwn(e: Edition, shared: Shared, seat: Seat, pool: Pile, chance: Chance): Own {
  const player = shared.players[seat];
  const hand = Array.from({ length: e.handKinds }, () => 0);
  const own: Own = { money: 0, supplied: 0, hand, draft: 0 };
  if (player === undefined || isOut(player)) return own;
  if (player.money === null) own.money = purseBy(shared, seat, chance);
  for (let i = player.showsHelp ? 1 : 0; i < player.cards; i++) {
    const card = drawKept(e, pool, chance);
    hand[card] = (hand[card] ?? 0) + 1;
  }
  if (player.showsHelp) hand[e.help] = (hand[e.help] ?? 0) + 1;
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

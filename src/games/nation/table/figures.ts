/** What a player would reckon in the head: tonight, tomorrow's loan, what a batch brings, what is left after a purchase, the odds of the deck. */

import type { Seat } from '../../../engine/game.js';
import {
  BREAD,
  balanceAt,
  bit,
  comfort,
  debtOf,
  EVENING,
  editionOf,
  FOREIGN_BUYS,
  FOREIGN_SHARE,
  HOUSE,
  interestAt,
  isOut,
  isProducer,
  levelOf,
  loanAt,
  type NationView,
  NO_LOAN,
  type Own,
  ownMoney,
  type Player,
  PRINTED,
  playerAt,
  type Shared,
  stored,
  supplyOf,
} from '../face.js';

/** What this screen may know of a purse; null: it is hidden. */
export function purseAt({ shared, mine, seat }: NationView, of: Seat): number | null {
  return seat === of && mine !== null ? ownMoney(shared, mine, of) : playerAt(shared, of).money;
}

export interface Evening {
  readonly home: number;
  readonly dinner: number;
}

const dinnerFor = (shared: Shared, bread: number): number =>
  shared.options.breadTrack === 'likeHouses' ? comfort(bread) : bread > 0 ? 1 : -1;

/** Which evening a forecast is about: once dinner is over, the next one; null when the match is over. */
export function nextEvening({ open }: NationView): 'tonight' | 'tomorrow' | null {
  if (open.length === 0) return null;
  return open.some(({ kind }) => kind === 'price' || kind === 'discard' || kind === 'store') ? 'tomorrow' : 'tonight';
}

/** With so many Houses and so much Bread in the store. */
export const eveningWith = (shared: Shared, houses: number, bread: number): Evening => ({
  home: comfort(houses),
  dinner: dinnerFor(shared, bread),
});

export const tonight = (shared: Shared, player: Player): Evening => eveningWith(shared, stored(player, HOUSE), stored(player, BREAD));

/** Happiness after this evening, if nothing else happens; it stops at 0 where the table says so. */
export function afterTonight(shared: Shared, player: Player): number {
  const { home, dinner } = tonight(shared, player);
  const add = (sum: number, points: number): number => (!shared.options.negative && sum + points < 0 ? 0 : sum + points);
  return add(add(player.happiness, home), dinner);
}

/** How many more of this item would make the evening better, and by how much; null: it is as good as it gets. */
export function nextComfort(shared: Shared, item: typeof HOUSE | typeof BREAD, count: number): { more: number; gain: number } | null {
  const worth = (n: number): number => (item === HOUSE ? comfort(n) : dinnerFor(shared, n));
  for (let more = 1; more <= EVENING.greenHouses; more++) {
    const gain = worth(count + more) - worth(count);
    if (gain > 0) return { more, gain };
  }
  return null;
}

export type Cover = 'rate' | 'interest' | 'level' | 'everything';

export interface Dawn {
  readonly rate: number;
  readonly interest: number;
  readonly back: number;
  readonly left: number; // owed afterwards, if the rate is paid
  readonly cover: Cover; // what the purse of that morning suffices for
}

/** The next payment, reckoned with the money of now and the 5B that everybody gets tonight; null without a loan. */
export function dawnFor(player: Player, money: number): Dawn | null {
  if (player.loan === NO_LOAN) return null;
  const loan = loanAt(player.loan);
  const interest = interestAt(loan, player.step);
  const morning = money + PRINTED;
  const cover: Cover = morning >= loan.rate ? 'rate' : morning >= interest ? 'interest' : player.level > 1 ? 'level' : 'everything';
  return { rate: loan.rate, interest, back: loan.rate - interest, left: balanceAt(loan, player.step + 1), cover };
}

export interface Batch {
  readonly made: number;
  readonly hours: number;
  readonly wage: number;
  readonly sells: number; // at the price of now, wages not yet taken off
}

/** What one piece of work brings at a level. */
export function batchAt(shared: Shared, player: Player, level: number): Batch {
  const { hours, wage, items } = levelOf(player.role, level);
  const made = Math.min(items, supplyOf(shared, player.item));
  return { made, hours, wage, sells: made * player.price };
}

/** The highest price the Foreign Countries pay: by their money where it may be counted, else by the last count. */
export const foreignLimit = ({ mat, matCounted }: Shared): number => Math.floor((mat ?? matCounted) / FOREIGN_SHARE);

/** How many the Foreign Countries would buy tonight at this price, if they have as much as was last seen. */
export const foreignBuys = (shared: Shared, price: number, shop: number): number =>
  price <= foreignLimit(shared) ? Math.min(FOREIGN_BUYS, shop) : 0;

export interface Odds {
  readonly sickness: number;
  readonly cards: number;
  readonly chance: number;
  readonly fresh: boolean; // the pile is used up: the discards will be shuffled first
}

/** Sicknesses are never in a hand, so everybody knows how many are left to draw. */
export function sicknessOdds(shared: Shared): Odds {
  const { deckSize, discards } = shared;
  const e = editionOf(shared);
  const thrown = discards[e.sickness] ?? 0;
  const fresh = deckSize === 0;
  const cards = fresh ? discards.reduce((sum, count) => sum + count, 0) : deckSize;
  const sickness = fresh ? thrown : (e.counts[e.sickness] ?? 0) - thrown;
  return { sickness, cards, chance: cards === 0 ? 0 : sickness / cards, fresh };
}

/** Whom a Sickness drawn by this player would reach besides. */
export function wouldInfect(shared: Shared, seat: Seat): Seat[] {
  const { visited } = playerAt(shared, seat);
  return shared.players.flatMap((player, to) => (to !== seat && (visited & bit(to)) !== 0 && !isOut(player) ? [to] : []));
}

export interface Unseen {
  readonly card: string;
  readonly all: number;
  readonly discarded: number;
  readonly held: number; // in one's own hand
  readonly unseen: number; // in the pile or in the others' hands
}

/** Where the cards are, as far as this screen may know. */
export function whereCardsAre(shared: Shared, mine: Own | null): Unseen[] {
  return editionOf(shared).cards.map(({ id: card, copies: all }, number) => {
    const [discarded, held] = [shared.discards[number] ?? 0, mine?.hand[number] ?? 0];
    return { card, all, discarded, held, unseen: all - discarded - held };
  });
}

export interface Purchase {
  readonly paid: number;
  readonly money: number; // left afterwards
  readonly hours: number;
  readonly evening: Evening; // as it would stand then
}

/** What a visit with a purchase leaves. */
export function afterBuying(shared: Shared, me: Seat, money: number, from: Seat, n: number): Purchase {
  const host = playerAt(shared, from);
  const guest = playerAt(shared, me);
  const bought = (item: number): number => (isProducer(host) && host.item === item ? n : 0);
  const paid = n * host.price;
  return {
    paid,
    money: money - paid,
    hours: guest.hours - 1,
    evening: eveningWith(shared, stored(guest, HOUSE) + bought(HOUSE), stored(guest, BREAD) + bought(BREAD)),
  };
}

/** What a new loan leaves in the hand once the old one is paid back out of it. */
export const netOfLoan = (player: Player, value: number): number => value - debtOf(player);

export interface Keeping {
  readonly kept: number; // in the store afterwards
  readonly lost: number; // no room for them: back to the Supply
  readonly forSale: number;
}

/** Taking `n` from the shop into the store: Houses and Bread above five go back. */
export function afterKeeping(player: Player, n: number): Keeping {
  const there = stored(player, player.item) + n;
  const room = player.item === HOUSE ? EVENING.mostHouses : player.item === BREAD ? EVENING.mostBread : there;
  return { kept: Math.min(there, room), lost: Math.max(0, there - room), forSale: player.shop - n };
}

export const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0');
export const percent = (chance: number): string => `${Math.round(chance * 100)} %`;

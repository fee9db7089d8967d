/** The course of a round: loans, the day, the evening, prices, and what the National Bank and the Foreign Countries do at its end. */

import { ask } from '../../../engine/decisions.js';
import type { Seat } from '../../../engine/game.js';
import { perEdition } from '../../kit/editions.js';
import { atSeat } from '../../kit/seats.js';
import { together } from '../../kit/together.js';
import type { Edition } from '../editions/edition.js';
import {
  BREAD,
  DAY_HOURS,
  EVENING,
  FOREIGN_BUYS,
  FOREIGN_SHARE,
  HOUSE,
  itemNameOf,
  MEDICINE,
  PRINTED,
  returnJoy,
  SICK_HOURS,
  TICKET,
} from './data.js';
import { payLoan } from './loans.js';
import { matOf, matPays, supplyPays } from './money.js';
import {
  activeAfter,
  cheer,
  countActive,
  inTurnOrder,
  isOut,
  isProducer,
  makeForShop,
  playerAt,
  seatAfter,
  stored,
  takeFromSupply,
} from './table.js';
import type { NationEffects, NationState, NationTypes, Player, Shared } from './types.js';

/** R 4.1, 5: step 1 of a round, and the first turn of the day. */
export function beginRound(e: Edition, s: NationState, x: NationEffects): void {
  const { shared } = s;
  if (shared.options.startRotates && shared.round > 0) shared.start = activeAfter(shared, shared.start); // R 4.2a
  shared.round++;
  x.tell?.({ type: 'round', round: shared.round });
  for (const seat of inTurnOrder(shared)) {
    if (playerAt(shared, seat).role === 'banker') takeReturn(s, seat, x);
    else payLoan(e, s, seat, x);
  }
  if (countActive(shared) === 1) {
    finish(s, x); // R 12.2
    return;
  }
  if (isOut(playerAt(shared, shared.start))) shared.start = activeAfter(shared, shared.start); // R 4.2
  for (const player of shared.players) if (!isOut(player)) wakeUp(shared, player, x);
  offerTurn(e, s, shared.start, x);
}

/** R 5.7, 5.8. */
function takeReturn(s: NationState, seat: Seat, x: NationEffects): void {
  const { shared } = s;
  const promised = shared.bank?.roi ?? 0;
  const fromSupply = shared.options.roiSource === 'supply';
  const got = fromSupply ? promised : Math.min(promised, matOf(s));
  if (fromSupply) supplyPays(s, seat, got);
  else matPays(s, seat, got);
  const happiness = returnJoy(got);
  x.tell?.({ type: 'return', seat, got, promised, happiness, empty: shared.matEmpty });
  if (happiness > 0) cheer(shared, seat, happiness, 'return', x);
}

/** R 6.1, 8.6. */
function wakeUp(shared: Shared, player: Player, x: NationEffects): void {
  player.hours = Math.max(0, DAY_HOURS - SICK_HOURS * player.sick);
  if (player.sick > 0) x.tell?.({ type: 'sickDay', seat: shared.players.indexOf(player), hours: player.hours });
  shared.sickLeft += player.sick;
  player.sick = 0;
  player.visited = 0;
  player.askedHelp = 0;
  player.tookLoan = false;
  player.workedWithJoy = false;
  player.enjoyed = 0;
}

/** R 6.2: the turn goes to this seat or the next one that has hours left; when nobody has, the day is over. */
function offerTurn(e: Edition, s: NationState, from: Seat, x: NationEffects): void {
  const { shared } = s;
  let seat = from;
  for (let i = 0; i < shared.players.length; i++) {
    const player = playerAt(shared, seat);
    if (player.hours > 0) {
      shared.turn = seat;
      player.askedHelp = 0;
      ask(s, seat, 'day');
      return;
    }
    seat = seatAfter(shared, seat);
  }
  beginEvening(e, s, x);
}

export function nextTurn(e: Edition, s: NationState, x: NationEffects): void {
  offerTurn(e, s, seatAfter(s.shared, s.shared.turn), x);
}

/** R 6.2a: Medicine and a Help that nobody could give leave the turn where it is. */
export function sameTurn(s: NationState): void {
  ask(s, s.shared.turn, 'day');
}

/** R 8.7, 8.4a: from the store, or from the Doctor's own shop. */
export const hasMedicine = (player: Player): boolean => stored(player, MEDICINE) > 0 || (player.item === MEDICINE && player.shop > 0);
export const hasOwnTicket = (player: Player): boolean => player.item === TICKET && player.shop > 0;

/** R 8.8: the sick may still take Medicine, all at the same time. */
function beginEvening(e: Edition, s: NationState, x: NationEffects): void {
  for (const seat of inTurnOrder(s.shared)) askCure(s, seat);
  if (s.open.length === 0) homeAndDinner(e, s, x);
}

export function askCure(s: NationState, seat: Seat): void {
  const player = playerAt(s.shared, seat);
  if (player.sick > 0 && hasMedicine(player)) ask(s, seat, 'cure');
}

/** R 9.1 to 9.4, 12.1. */
export function homeAndDinner(e: Edition, s: NationState, x: NationEffects): void {
  const { shared } = s;
  for (const seat of inTurnOrder(shared)) {
    const player = playerAt(shared, seat);
    const houses = stored(player, HOUSE);
    const bread = stored(player, BREAD);
    const home = comfort(houses);
    const dinner = shared.options.breadTrack === 'likeHouses' ? comfort(bread) : bread > 0 ? 1 : -1;
    x.tell?.({ type: 'evening', seat, houses, bread, home, dinner });
    if (home !== 0) cheer(shared, seat, home, 'home', x);
    if (dinner !== 0) cheer(shared, seat, dinner, 'dinner', x);
    if (houses > 0) takeFromSupply(shared, player, HOUSE, -1);
    if (bread > 0) takeFromSupply(shared, player, BREAD, -1);
  }
  if (shared.lastDay || shared.round >= shared.options.maxRounds) finish(s, x);
  else askPrices(e, s, x);
}

/** R 9.2: the green, yellow and red zones. */
export const comfort = (count: number): number => (count >= EVENING.greenHouses ? 1 : count > 0 ? 0 : -1);

/** R 10.1: who has a price to set, in turn order. */
const pricers = (shared: Shared): Seat[] => inTurnOrder(shared).filter((seat) => isProducer(playerAt(shared, seat)));

/** R 10.1, 10.1a: prices chosen in secret, and turned over together when the last one is. */
export const pricing = perEdition((e: Edition) =>
  together<NationTypes, number>({
    kind: 'price',
    none: 0,
    seats: pricers,
    draft: (own) => own.draft,
    keep(own, seat, price) {
      atSeat(own, seat).draft = price;
    },
    tell: (seat, _, x) => x.tell?.({ type: 'priceChosen', seat }),
    reveal(s, prices, x) {
      for (const seat of pricers(s.shared)) playerAt(s.shared, seat).price = atSeat(prices, seat);
      x.tell?.({ type: 'prices', prices });
      tidyUp(e, s, x);
    },
  }),
);

function askPrices(e: Edition, s: NationState, x: NationEffects): void {
  const { shared } = s;
  const [first] = pricers(shared);
  if (first === undefined) tidyUp(e, s, x);
  else if (shared.options.prices === 'ordered') ask(s, first, 'price');
  else pricing(e).askAll(s);
}

/** R 10.1b: after an open price, the next producer in turn order. */
export function askNextPrice(e: Edition, s: NationState, after: Seat, x: NationEffects): void {
  const { shared } = s;
  const order = pricers(shared);
  const next = order[order.indexOf(after) + 1];
  if (next === undefined) tidyUp(e, s, x);
  else ask(s, next, 'price');
}

/** R 10.2 to 10.4: each for itself, all at the same time. */
function tidyUp(e: Edition, s: NationState, x: NationEffects): void {
  for (const seat of inTurnOrder(s.shared)) askToTidy(s, seat, x);
  endWhenTidy(e, s, x);
}

/** Discards first, then the shop, then the limits. */
export function askToTidy(s: NationState, seat: Seat, x: NationEffects): void {
  const player = playerAt(s.shared, seat);
  if (player.cards > EVENING.mostCards) ask(s, seat, 'discard');
  else if (player.shop > 0) ask(s, seat, 'store');
  else trim(s.shared, seat, x);
}

/** R 10.4. */
export function trim(shared: Shared, seat: Seat, x: NationEffects): void {
  const player = playerAt(shared, seat);
  const houses = Math.max(0, stored(player, HOUSE) - EVENING.mostHouses);
  const bread = Math.max(0, stored(player, BREAD) - EVENING.mostBread);
  if (houses === 0 && bread === 0) return;
  takeFromSupply(shared, player, HOUSE, -houses);
  takeFromSupply(shared, player, BREAD, -bread);
  x.tell?.({ type: 'trimmed', seat, houses, bread });
}

/** R 11: when everybody is done, money is printed, the mat is counted and the Foreign Countries buy. */
export function endWhenTidy(e: Edition, s: NationState, x: NationEffects): void {
  if (s.open.length > 0) return;
  const { shared } = s;
  const seats = inTurnOrder(shared);
  for (const seat of seats) supplyPays(s, seat, PRINTED);
  x.tell?.({ type: 'printed', each: PRINTED });
  shared.matCounted = matOf(s);
  x.tell?.({ type: 'count', money: shared.matCounted });
  for (const seat of seats) sellAbroad(s, seat, x);
  beginRound(e, s, x);
}

/** R 11.2: by the one count, whatever has been bought since. */
function sellAbroad(s: NationState, seat: Seat, x: NationEffects): void {
  const { shared } = s;
  const player = playerAt(shared, seat);
  if (player.shop === 0 || player.price * FOREIGN_SHARE > shared.matCounted) return;
  const n = Math.min(FOREIGN_BUYS, player.shop);
  const paid = n * player.price;
  matPays(s, seat, paid);
  makeForShop(shared, player, -n);
  x.tell?.({ type: 'foreignBuy', seat, n, item: itemNameOf(player.item), paid });
}

/** R 12: no question follows, so the match is over. */
function finish(s: NationState, x: NationEffects): void {
  const { players } = s.shared;
  x.tell?.({ type: 'over', happiness: players.map((p) => p.happiness), out: players.map((p) => p.out) });
}

/** How well a seat stands, from a full state: Happiness, and what goods, money, cards, levels and debts are likely to become of it. */

import type { Seat } from '../../../engine/game.js';
import type { Edition } from '../editions/edition.js';
import { BREAD, HOUSE, JOY_FROM_LEVEL, loanAt, MEDICINE, NO_LOAN, PAYMENTS, TICKET } from '../rules/data.js';
import { faceAt } from '../rules/deck.js';
import { purseOf } from '../rules/money.js';
import { isOut, isProducer, ownAt, playerAt, stored } from '../rules/table.js';
import type { NationState, Player } from '../rules/types.js';
import { roundsAfter } from './outlook.js';

/** Set by hand, in Happiness. */
const WORTH = {
  buck: 0.055,
  house: 0.4,
  bread: 0.5,
  ticket: 0.6,
  medicine: 0.4,
  forSale: 0.033,
  card: 0.9,
  level: 0.4,
  joy: 0.8,
  hour: 0.3,
} as const;
const SPREAD = 6; // a lead of so much Happiness wins about three times in four

export function estimate(e: Edition, s: NationState, seat: Seat): number {
  const { players } = s.shared;
  const me = playerAt(s.shared, seat);
  if (isOut(me)) return 0;
  const rounds = roundsAfter(s.shared);
  const mine = prospects(e, s, seat, rounds);
  let best = Number.NEGATIVE_INFINITY;
  let sum = 0;
  let others = 0;
  for (let other = 0; other < players.length; other++) {
    if (other === seat || isOut(playerAt(s.shared, other))) continue;
    const theirs = prospects(e, s, other, rounds);
    if (theirs > best) best = theirs;
    sum += theirs;
    others++;
  }
  if (others === 0) return 1;
  const lead = mine - (0.7 * best + 0.3 * (sum / others));
  return 1 / (1 + Math.exp(-lead / (SPREAD * Math.min(1, 0.15 + 0.4 * rounds))));
}

function prospects(e: Edition, s: NationState, seat: Seat, rounds: number): number {
  const player = playerAt(s.shared, seat);
  const fading = s.open.length === 0 ? 0 : Math.min(1, 0.15 + rounds / 2);
  let worth = WORTH.house * stored(player, HOUSE) + WORTH.bread * stored(player, BREAD);
  worth += WORTH.ticket * stored(player, TICKET) + WORTH.medicine * stored(player, MEDICINE);
  worth += WORTH.forSale * player.price * player.shop;
  worth += WORTH.buck * (purseOf(s, seat) - stillDue(player, rounds));
  worth += WORTH.hour * player.hours - player.sick;
  const { hand } = ownAt(s, seat);
  for (let card = 0; card < e.played; card++) worth += (hand[card] ?? 0) * (WORTH.card + 0.3 * faceAt(e, card).happiness);
  return player.happiness + fading * worth + rounds * perRound(s, player);
}

const stillDue = (player: Player, rounds: number): number =>
  player.loan === NO_LOAN ? 0 : loanAt(player.loan).rate * Math.min(PAYMENTS - player.step, rounds);

function perRound(s: NationState, player: Player): number {
  if (!isProducer(player)) return WORTH.buck * (s.shared.bank?.roi ?? 0);
  const joy = s.shared.options.workJoy && player.level >= JOY_FROM_LEVEL ? WORTH.joy : 0;
  return WORTH.level * (player.level - 1) + joy;
}

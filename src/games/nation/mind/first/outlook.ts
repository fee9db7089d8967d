/** What the sensible player of version 0.1.0 reckons with: how long the game still lasts, and what hours, Bucks, goods and cards are worth in Happiness until then. */
import type { Seat } from '../../../../engine/game.js';
import { perEdition } from '../../../kit/editions.js';
import type { Edition } from '../../editions/edition.js';
import {
  BREAD,
  breadFor,
  type Card,
  DAY_HOURS,
  type ExplorerCard,
  FOREIGN_BUYS,
  FOREIGN_SHARE,
  HOUSE,
  loanAt,
  MEDICINE,
  NO_LOAN,
  OWN_TICKETS,
  PAYMENTS,
  PRINTED,
  SICK_HOURS,
  TICKET,
  ticketsFor,
} from '../../rules/data.js';
import { faceAt } from '../../rules/deck.js';
import { comfort } from '../../rules/round.js';
import { held, isOut, playerAt, stored, withEntertainer } from '../../rules/table.js';
import type { Own, Player, Shared } from '../../rules/types.js';

/** Set by hand: one Happiness is the unit. */
export const WEIGHTS = {
  pace: 6, // Happiness a leader gains per day
  buck: 0.055,
  hour: 0.3,
  later: 0.8, // what a day's delay leaves of a value
} as const;

/** The feasts by what they give for a Bread, best first; looked up once, because a sensible player weighs them at every move it thinks of. */
const feastsOf = perEdition((e: Edition) => {
  const best = [...e.cards.keys()]
    .filter((card) => isFeast(faceAt(e, card)))
    .sort((a, b) => perBread(faceAt(e, b)) - perBread(faceAt(e, a)) || b - a);
  const feastsBy = (ticketCards: boolean) =>
    best.map((card) => {
      const face = faceAt(e, card);
      return {
        card,
        hours: face.hours,
        happiness: face.happiness,
        bread: breadFor(face, ticketCards),
        tickets: ticketsFor(face, ticketCards),
      };
    });
  return { plain: feastsBy(false), withTickets: feastsBy(true) };
});
const isFeast = ({ does }: ExplorerCard): boolean => does === 'feast' || does === 'birthday';
const perBread = ({ happiness, bread }: ExplorerCard): number => happiness / bread;

export interface Outlook {
  readonly e: Edition;
  readonly shared: Shared;
  readonly seat: Seat;
  readonly me: Player;
  readonly mine: Own;
  readonly rounds: number; // expected after this one
  readonly buck: number;
  readonly hour: number;
  readonly others: number;
}

/** Rounds expected after the running one. */
export function roundsAfter(shared: Shared): number {
  if (shared.lastDay) return 0;
  let best = 0;
  for (const player of shared.players) {
    if (!isOut(player)) best = Math.max(best, player.happiness + (WEIGHTS.pace * player.hours) / DAY_HOURS);
  }
  const byPace = (shared.options.target - best) / WEIGHTS.pace;
  return Math.max(0, Math.min(byPace, shared.options.maxRounds - shared.round));
}

export function outlookFor(e: Edition, shared: Shared, mine: Own, seat: Seat): Outlook {
  const rounds = roundsAfter(shared);
  const fading = Math.min(1, 0.08 + 0.5 * rounds);
  let others = -1;
  for (const player of shared.players) if (!isOut(player)) others++;
  return {
    e,
    shared,
    seat,
    me: playerAt(shared, seat),
    mine,
    rounds,
    buck: WEIGHTS.buck * fading,
    hour: WEIGHTS.hour * Math.min(1, 0.1 + rounds),
    others,
  };
}

/** The first Bucks are worth most: they keep the next day open, and whoever cannot pay the interest at level 1 is out. */
export function worthOfMoney(o: Outlook, money: number): number {
  const worth = 2 * Math.min(money, 20) + 1.15 * Math.min(Math.max(money - 20, 0), 50) + 0.75 * Math.max(money - 70, 0);
  return o.buck * worth - danger(o, money);
}

function danger(o: Outlook, money: number): number {
  const { me } = o;
  if (me.loan === NO_LOAN || o.rounds <= 0) return 0;
  const missing = (loanAt(me.loan).interest[me.step] ?? 0) - PRINTED - money;
  if (missing <= 0) return 0;
  return me.level === 1 ? 3 + 0.3 * missing : 0.5 + 0.15 * missing;
}

/** What the payments of a loan still cost before the end of the game. */
export function burden(o: Outlook, loan: number, step: number): number {
  if (loan === NO_LOAN) return 0;
  return loanAt(loan).rate * Math.min(PAYMENTS - step, o.rounds) * o.buck * 0.95;
}

/** Tonight and the next evenings, as far as the game goes. */
export function worthOfHouses(o: Outlook, houses: number): number {
  let sum = 0;
  let weight = 1;
  for (let night = 0; night < 3 && night <= o.rounds + 0.5; night++) {
    sum += weight * comfort(houses - night);
    weight *= WEIGHTS.later;
  }
  return sum + (o.rounds > 1 ? 0.12 * Math.min(houses, 6) : 0);
}

function worthOfDinners(o: Outlook, bread: number): number {
  const zones = o.shared.options.breadTrack === 'likeHouses';
  let sum = 0;
  let weight = 1;
  for (let night = 0; night < 3 && night <= o.rounds + 0.5; night++) {
    const there = bread - night;
    sum += weight * (zones ? comfort(there) : there > 0 ? 1 : -1);
    weight *= WEIGHTS.later;
  }
  return sum + (o.rounds > 1 ? 0.08 * Math.min(bread, 6) : 0);
}

/** Bread for the feasts in hand where they are worth it, the rest for dinner. */
export function worthOfBread(o: Outlook, bread: number, hours: number, hand: readonly number[]): number {
  let sum = 0;
  let left = bread;
  let time = hours;
  const feasts = feastsOf(o.e);
  for (const { card, hours: needed, happiness, bread: cost, tickets } of o.shared.options.ticketCards ? feasts.withTickets : feasts.plain) {
    for (let i = hand[card] ?? 0; i > 0 && left >= cost; i--) {
      const today = time >= needed;
      if (!today && o.rounds < 0.5) break;
      const gain = (happiness - needed * o.hour - tickets * 0.8) * (today ? 0.92 : 0.7);
      if (gain <= worthOfDinners(o, left) - worthOfDinners(o, left - cost)) break;
      sum += gain;
      left -= cost;
      time -= needed;
    }
  }
  return sum + worthOfDinners(o, left);
}

/** Tickets that can be enjoyed today are worth nearly a Happiness less the hour. */
export function worthOfTickets(o: Outlook, tickets: number, hours: number): number {
  if (!withEntertainer(o.shared)) return 0;
  const most = o.me.role === 'entertainer' ? OWN_TICKETS - o.me.enjoyed : hours;
  const today = Math.min(tickets, hours, most);
  const later = Math.min(tickets - today, o.me.role === 'entertainer' ? OWN_TICKETS : 5);
  return today * (1 - o.hour) * 0.97 + (o.rounds > 0.4 ? later * 0.55 : 0);
}

export function worthOfMedicine(o: Outlook, medicine: number): number {
  const needed = Math.min(medicine, o.me.sick);
  return needed * (1 + SICK_HOURS * o.hour * (o.rounds > 0 ? 1 : 0)) + (o.rounds > 0.5 ? 0.35 * Math.min(medicine - needed, 1) : 0);
}

/** What the others are likely to buy in a day. */
export function demandFor(shared: Shared, me: Player, others: number): number {
  if (me.item === HOUSE) return 0.9 * others + 0.5;
  if (me.item === BREAD) return 1.4 * others;
  if (me.item === TICKET) return 2 * others;
  let sick = 0;
  for (const player of shared.players) if (player !== me) sick += player.sick;
  return 0.35 * others + sick;
}

/** Goods for sale: the nearer to what will be asked for, the surer they sell; beyond that only the Foreign Countries help. */
export function worthOfShop(o: Outlook, shop: number): number {
  const { me, shared } = o;
  if (shop <= 0) return 0;
  const demand = demandFor(shared, me, o.others) * Math.min(1, 0.35 + o.rounds);
  const abroad = me.price * FOREIGN_SHARE <= shared.matCounted && o.rounds > 0 ? FOREIGN_BUYS : 0;
  const sure = Math.min(shop, demand * 0.6 + abroad);
  const likely = Math.min(shop - sure, demand * 0.8);
  const rest = shop - sure - likely;
  const own = me.item === MEDICINE && me.sick > 0 ? 1 : 0;
  return me.price * o.buck * (0.95 * sure + 0.55 * likely + 0.12 * rest) + own;
}

/** The fields an action may change, as one figure. */
export function standing(
  o: Outlook,
  houses: number,
  bread: number,
  tickets: number,
  medicine: number,
  shop: number,
  money: number,
  hours: number,
): number {
  const ownShow = o.me.item === TICKET ? shop : 0;
  const show = Math.min(ownShow, OWN_TICKETS);
  return (
    worthOfHouses(o, houses) +
    worthOfBread(o, bread, hours, o.mine.hand) +
    worthOfTickets(o, tickets + show, hours) +
    worthOfMedicine(o, medicine) +
    worthOfShop(o, shop - show) +
    worthOfMoney(o, money)
  );
}

export const storeOf = (me: Player): readonly [houses: number, bread: number, tickets: number, medicine: number] => [
  stored(me, HOUSE),
  stored(me, BREAD),
  stored(me, TICKET),
  stored(me, MEDICINE),
];

/** What a card in hand is worth, for choosing a discard; what nobody has an opinion on yet is worth as much as most. */
export function worthOfCard(o: Outlook, card: Card): number {
  return (OPINIONS[faceAt(o.e, card).id] ?? 1) - 0.3 * Math.max(0, held(o.mine, card) - 1);
}
const OPINIONS: Readonly<Record<string, number>> = {
  birthday: 2.8,
  date: 2.5,
  holiday: 1.5,
  firstAid: 1.3,
  help: 1.2,
  give: 1,
  dinnerParty: 1.2,
  wedding: 1,
  freeLunch: 0.8,
  freeHousing: 0.9,
  wellTravelled: 0.7,
  vaccine: 0.5,
};

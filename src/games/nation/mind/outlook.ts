/** What a sensible player reckons with: how long the game still lasts, and what hours, Bucks, goods and cards are worth in Happiness until then. */
import type { Seat } from '../../../engine/game.js';
import { perEdition } from '../../kit/editions.js';
import type { Edition } from '../editions/edition.js';
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
} from '../rules/data.js';
import { faceAt } from '../rules/deck.js';
import { comfort } from '../rules/round.js';
import { held, isOut, playerAt, stored, withEntertainer } from '../rules/table.js';
import type { Own, Player, Shared } from '../rules/types.js';

/**
 * One Happiness is the unit. Fitted by play: in some 57,000 matches at two to five seats every weight was moved a little up or down at random,
 * and then to where more was won. What lending, investing and levels are worth was then tried apart: docs/bots.md.
 */
export const WEIGHTS = {
  pace: 5.63, // Happiness a leader gains per day
  buck: 0.0585,
  hour: 0.135,
  later: 1.08, // what a day's delay leaves of a value
  firstBucks: 1.73, // up to 20B
  nextBucks: 1.62, // up to 70B
  moreBucks: 1.13,
  fadingFrom: 0.141, // a Buck on the last day
  fadingBy: 0.455, // and more for every day left
  burden: 0.773, // of a loan's rates
  housesAhead: 0.274,
  breadAhead: 0.0687,
  feastToday: 1.17,
  feastLater: 0.623,
  ticketToday: 0.869,
  ticketLater: 0.515,
  spareMedicine: 0.232,
  sureSale: 1.33,
  likelySale: 0.521,
  unlikelySale: 0.0931,
  sureDemand: 0.826,
  likelyDemand: 0.889,
  bigLoan: 2.5, // against a loan above 100B, per day left
  repayFrom: 61, // Bucks that stay in hand
  explore: 1.24,
  exploreFull: 0.904, // with a full hand
  exploreLate: 0.651, // on the last day
  enjoy: 1.56,
  visit: 0.0478, // before somebody else buys it
  travel: 1.35, // of what a card that is used up at once brings
  travelTicket: 1.83,
  invest: 2.21,
  investJoy: 0.245,
  lend: 0.9, // to offer a loan when none is on offer
  lendMore: -2.33, // for each that is
  lendBig: 0.000826, // per Buck of the loan
  ownNeed: 0.75,
  give: 0.716,
  feastDinner: 1.24,
  feastBread: 0.358,
  level2: 0.901,
  level3: 1.88,
  level4: 0.231,
  levelAfter: -0.362, // days until a level pays
  storeBread: 5,
  helpOthers: 0.575,
  firstAidOthers: 1.97,
} as const;
const W = WEIGHTS;

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
  const fading = Math.min(1, W.fadingFrom + W.fadingBy * rounds);
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
  const worth =
    W.firstBucks * Math.min(money, 20) + W.nextBucks * Math.min(Math.max(money - 20, 0), 50) + W.moreBucks * Math.max(money - 70, 0);
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
  return loanAt(loan).rate * Math.min(PAYMENTS - step, o.rounds) * o.buck * W.burden;
}

/** Tonight and the next evenings, as far as the game goes. */
export function worthOfHouses(o: Outlook, houses: number): number {
  let sum = 0;
  let weight = 1;
  for (let night = 0; night < 3 && night <= o.rounds + 0.5; night++) {
    sum += weight * comfort(houses - night);
    weight *= WEIGHTS.later;
  }
  return sum + (o.rounds > 1 ? W.housesAhead * Math.min(houses, 6) : 0);
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
  return sum + (o.rounds > 1 ? W.breadAhead * Math.min(bread, 6) : 0);
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
      const gain = (happiness - needed * o.hour - tickets * 0.8) * (today ? W.feastToday : W.feastLater);
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
  return today * (1 - o.hour) * W.ticketToday + (o.rounds > 0.4 ? later * W.ticketLater : 0);
}

export function worthOfMedicine(o: Outlook, medicine: number): number {
  const needed = Math.min(medicine, o.me.sick);
  return (
    needed * (1 + SICK_HOURS * o.hour * (o.rounds > 0 ? 1 : 0)) + (o.rounds > 0.5 ? W.spareMedicine * Math.min(medicine - needed, 1) : 0)
  );
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
  const sure = Math.min(shop, demand * W.sureDemand + abroad);
  const likely = Math.min(shop - sure, demand * W.likelyDemand);
  const rest = shop - sure - likely;
  const own = me.item === MEDICINE && me.sick > 0 ? 1 : 0;
  return me.price * o.buck * (W.sureSale * sure + W.likelySale * likely + W.unlikelySale * rest) + own;
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

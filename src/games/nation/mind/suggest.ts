/** A sensible player: weighs every action by the Happiness it promises, plays its trade, and sets prices by what sells. */
import type { Game } from '../../../engine/game.js';
import type { Under } from '../../kit/editions.js';
import type { Edition } from '../editions/edition.js';
import {
  AMOUNTS,
  BREAD,
  EVENING,
  FOREIGN_SHARE,
  HOURS,
  HOUSE,
  JOY_FROM_LEVEL,
  LOAN_VALUES,
  levelOf,
  loanAt,
  MEDICINE,
  NO_LOAN,
  PAYMENTS,
  type PlayedDeed,
  PRICES,
  ROI,
  type Role,
  SALARY,
  START,
  TICKET,
  upgradeTo,
  WORK_JOY,
} from '../rules/data.js';
import { faceOf } from '../rules/deck.js';
import { balanceAt, debtOf } from '../rules/loans.js';
import { knownPurse, ownMoney } from '../rules/money.js';
import { discardMove, REST, storeMove } from '../rules/moves.js';
import { moves } from '../rules/rules.js';
import { held, isOut, playerAt, stored, supplyOf, withEntertainer } from '../rules/table.js';
import type { DayAct, DayMove, DayMoveOf, Move, NationTypes, Own, Player, Question, Shared } from '../rules/types.js';
import {
  burden,
  demandFor,
  type Outlook,
  outlookFor,
  roundsAfter,
  standing,
  storeOf,
  WEIGHTS as W,
  worthOfCard,
  worthOfMoney,
} from './outlook.js';

type Weigh<M> = (o: Outlook, move: M, money: number, now: number) => number;

const NEVER = -99;

/** What an action gains beyond the present standing, before its hours are charged. */
const WEIGH: { readonly [T in DayAct]: Weigh<DayMoveOf<T>> } = {
  upgrade(o, { shop }, money, now) {
    const { me } = o;
    const cost = upgradeTo(me.role, me.level + 1);
    const [houses, bread, tickets, medicine] = storeOf(me);
    const after = standing(
      o,
      houses - cost.houses + shop,
      bread,
      tickets,
      medicine,
      me.shop - shop,
      money - cost.money,
      me.hours - HOURS.upgrade,
    );
    return after - now + levelGain(o, me.level + 1);
  },
  work(o, { level }, money, now) {
    const { me } = o;
    const { hours, wage, items } = levelOf(me.role, level);
    const [houses, bread, tickets, medicine] = storeOf(me);
    const made = Math.min(items, supplyOf(o.shared, me.item));
    const joy = o.shared.options.workJoy && level >= JOY_FROM_LEVEL && !me.workedWithJoy ? WORK_JOY : 0;
    const own = ownNeed(o, me.shop + made) - ownNeed(o, me.shop);
    return standing(o, houses, bread, tickets, medicine, me.shop + made, money - wage, me.hours - hours) - now + joy + own;
  },
  visit(o, { seat, n }, money, now) {
    if (n === 0) return NEVER;
    const host = playerAt(o.shared, seat);
    return withMore(o, host.item, n, money - n * host.price, HOURS.visit) - now + W.visit;
  },
  loan(o, { value }, money) {
    const { me } = o;
    const index = LOAN_VALUES.indexOf(value);
    const cash = money + value - debtOf(me);
    const big = value > 100 ? W.bigLoan * Math.min(1.5, o.rounds) : 0; // its rate eats a whole day's earnings
    return worthOfMoney(o, cash) - worthOfMoney(o, money) - burden(o, index, 0) + burden(o, me.loan, me.step) - big;
  },
  repay(o, { step }, money) {
    const { me } = o;
    const cost = debtOf(me) - balanceAt(loanAt(me.loan), step);
    if (money - cost < W.repayFrom) return NEVER; // money in hand does more than a debt less
    const lighter = burden(o, me.loan, me.step) - (step === PAYMENTS ? 0 : burden(o, me.loan, step));
    return worthOfMoney(o, money - cost) - worthOfMoney(o, money) + lighter;
  },
  explore(o) {
    const room = o.me.cards < EVENING.mostCards ? 1 : W.exploreFull;
    const playable = o.rounds > 0.4 ? 1 : o.me.hours >= 6 ? W.exploreLate : 0;
    return W.explore * room * playable;
  },
  enjoy: (o) => W.enjoy - (o.rounds > 0.4 ? 0.02 : 0),
  card(o, move, money, now) {
    const { does } = faceOf(o.e, move.card);
    return does === 'vaccine' || does === 'sickness' ? NEVER : WEIGH_CARD[does](o, move, money, now);
  },
  invest(o, _, money) {
    const roi = o.shared.bank?.roi ?? 0;
    const bonus = roi < ROI.joyFrom ? W.investJoy : roi < ROI.moreJoyFrom ? 0.6 * W.investJoy : 0;
    const filled = Math.min(1, (o.shared.matCounted + 40) / (roi + ROI.step + 20)); // a dry mat returns nothing
    return worthOfMoney(o, money - ROI.cost) - worthOfMoney(o, money) + W.invest * filled * o.rounds * (ROI.step * o.buck + bonus);
  },
  makeLoan(o, { add, drop }) {
    const offered = o.shared.bank?.offer.reduce((sum, count) => sum + count, 0) ?? 0;
    return add !== 0 && drop === 0 && o.rounds > 1 ? W.lend + W.lendBig * add + W.lendMore * offered : NEVER;
  },
  foreignWork: (o, _, money) => worthOfMoney(o, money + Math.min(SALARY, Math.max(4, o.shared.matCounted))) - worthOfMoney(o, money),
  medicine: (o) => (o.rounds > 0 ? 2 : 1),
  wait: () => NEVER,
  rest: () => 0,
};

const WEIGH_CARD: Readonly<Record<PlayedDeed, Weigh<DayMoveOf<'card'>>>> = {
  feast,
  birthday: feast,
  holiday: (o, { card }, money) => faceOf(o.e, card).happiness + worthOfMoney(o, money - AMOUNTS.holiday) - worthOfMoney(o, money),
  give: (o, _, money) => W.give * o.others + worthOfMoney(o, money - AMOUNTS.present * o.others) - worthOfMoney(o, money),
  firstAid: (o, { seat = 0 }) => 2 - W.firstAidOthers / o.others + 0.01 * (40 - playerAt(o.shared, seat).happiness) * (1 / o.others),
  help(o, { seat = 0 }, money) {
    if ((knownPurse(o.shared, seat) ?? AMOUNTS.help) < AMOUNTS.help) return NEVER; // asked in vain (R 7.7a)
    return (
      worthOfMoney(o, money + AMOUNTS.help) -
      worthOfMoney(o, money) -
      W.helpOthers / o.others +
      0.004 * guessPurse(playerAt(o.shared, seat))
    );
  },
  freeLunch: (o, _, money, now) => withMore(o, BREAD, Math.min(AMOUNTS.free, supplyOf(o.shared, BREAD)), money, 1) - now,
  freeHousing: (o, _, money, now) => withMore(o, HOUSE, Math.min(AMOUNTS.free, supplyOf(o.shared, HOUSE)), money, 1) - now,
  wellTravelled(o, { n = 0 }, money, now) {
    if (!withEntertainer(o.shared))
      return W.travel * n * (1 - o.hour) + worthOfMoney(o, money - n * AMOUNTS.travelTicket) - worthOfMoney(o, money);
    return W.travelTicket * (withMore(o, TICKET, n, money - n * AMOUNTS.travelTicket, 1) - now);
  },
};

/** The standing with more of one item in the store. */
function withMore(o: Outlook, item: number, count: number, money: number, hours: number): number {
  const { me } = o;
  const houses = stored(me, HOUSE) + (item === HOUSE ? count : 0);
  const bread = stored(me, BREAD) + (item === BREAD ? count : 0);
  const tickets = stored(me, TICKET) + (item === TICKET ? count : 0);
  const medicine = stored(me, MEDICINE) + (item === MEDICINE ? count : 0);
  return standing(o, houses, bread, tickets, medicine, me.shop, money, me.hours - hours);
}

/** A feast that can be paid is a feast to hold: hours and Bread are already weighed in the plan, so only its lead over waiting counts. */
function feast(o: Outlook, { card }: DayMoveOf<'card'>): number {
  const { happiness, bread: cost, does } = faceOf(o.e, card);
  const bread = stored(o.me, BREAD);
  const lostDinner = bread <= cost ? W.feastDinner : 0;
  const gifts = does === 'birthday' ? 0.2 * o.others : 0;
  return happiness + gifts - lostDinner - W.feastBread * cost * Math.min(1, o.rounds + 0.2);
}

/** Faster work for the rest of the game, and its joy. */
function levelGain(o: Outlook, level: number): number {
  const rounds = Math.max(0, o.rounds + o.me.hours / 12 + W.levelAfter);
  const joy = o.shared.options.workJoy ? 1 : 0.4;
  const gain = level === 2 ? W.level2 : level === JOY_FROM_LEVEL ? W.level3 : W.level4; // level 2 is half the way to the joy of level 3
  return rounds * gain * joy * LEVEL_FOR[o.me.role];
}

/** Bread sells at any price; a House is bought seldom, and Tickets are made fast enough. */
const LEVEL_FOR: Readonly<Record<Role, number>> = { builder: 0.344, farmer: 3.16, entertainer: 0.743, doctor: 0.453, banker: 0 };

/** What the makers of Houses and Bread will take from their shop in the evening. */
function ownNeed(o: Outlook, shop: number): number {
  const { me } = o;
  if (o.rounds < 0.6 || (me.item !== HOUSE && me.item !== BREAD)) return 0;
  const missing = Math.max(0, (me.item === HOUSE ? 5 : 3) - Math.max(0, stored(me, me.item) - 1));
  return W.ownNeed * Math.min(shop, missing);
}

/** Who will have most to spare: the Banker, then who sells much. */
function guessPurse(player: Player): number {
  return (player.role === 'banker' ? 60 : 40) - 3 * player.shop + 5 * player.level - (player.loan === NO_LOAN ? 0 : 10);
}

const hoursOf = (o: Outlook, move: DayMove): number => {
  switch (move.t) {
    case 'work':
      return levelOf(o.me.role, move.level).hours;
    case 'card':
      return faceOf(o.e, move.card).hours;
    case 'loan':
    case 'repay':
      return HOURS.visit;
    case 'medicine':
      return 0;
    case 'rest':
      return 0;
    default:
      return HOURS[move.t];
  }
};

function suggestDay(e: Edition, shared: Shared, mine: Own, seat: number, legal: readonly Move[]): Move {
  const o = outlookFor(e, shared, mine, seat);
  const { me } = o;
  const money = ownMoney(shared, mine, seat);
  const [houses, bread, tickets, medicine] = storeOf(me);
  const now = standing(o, houses, bread, tickets, medicine, me.shop, money, me.hours);
  let best: Move = REST;
  let most = 0.02; // less than that is not worth getting up for
  for (const move of legal as readonly DayMove[]) {
    const weigh = WEIGH[move.t] as Weigh<DayMove>; // the entry for this very act
    const score = weigh(o, move, money, now) - o.hour * hoursOf(o, move);
    if (score > most) {
      most = score;
      best = move;
    }
  }
  return best;
}

/** R 10.1: up when everything was sold, down when much is left, and to what the Foreign Countries pay when two would go there. */
export function suggestPrice(shared: Shared, seat: number): number {
  const me = playerAt(shared, seat);
  const others = shared.players.filter((player) => !isOut(player)).length - 1;
  const demand = demandFor(shared, me, others);
  const abroad = Math.min(Math.floor(shared.matCounted / FOREIGN_SHARE), PRICES.at(-1) ?? START.price);
  const [low, high] = PRICE_RANGE[me.role];
  const dearer = shared.bank === null || me.item === HOUSE ? 0 : 2; // a Banker has money, and eats and laughs like everybody
  const least = low + dearer;
  const most = high + dearer;
  let price = me.price;
  if (me.shop === 0) price += 2;
  else if (me.shop > demand) price -= 2;
  if (me.shop >= 2 && abroad >= least && abroad < price) price = abroad;
  price = Math.max(least, Math.min(price, most));
  return PRICES.find((each) => each >= price - 1) ?? START.price;
}

/** What sells: everybody must eat and live somewhere, a Ticket above 12B is not worth its hour, Medicine is worth much to the sick. */
const PRICE_RANGE: Readonly<Record<Role, readonly [least: number, most: number]>> = {
  builder: [20, 20],
  farmer: [22, 22],
  entertainer: [12, 12],
  banker: [10, 10],
  doctor: [12, 14],
};

function suggestStore(shared: Shared, seat: number): Move {
  const me = playerAt(shared, seat);
  if (roundsAfter(shared) < 0.2) return storeMove(0);
  const wanted = me.item === HOUSE ? EVENING.mostHouses : me.item === BREAD ? W.storeBread : 0;
  return storeMove(Math.max(0, Math.min(me.shop, wanted - stored(me, me.item))));
}

function suggestDiscard(e: Edition, shared: Shared, mine: Own, seat: number): Move {
  const o = outlookFor(e, shared, mine, seat);
  let worst = e.vaccine;
  let least = Number.POSITIVE_INFINITY;
  for (let card = 0; card < e.handKinds; card++) {
    if (held(mine, card) === 0) continue;
    const worth = worthOfCard(o, card);
    if (worth < least) {
      least = worth;
      worst = card;
    }
  }
  return discardMove(e, worst);
}

/** Yes to everything that is asked out of turn: each gives a Happiness for little. */
const lastOf = (legal: readonly Move[]): Move => legal[legal.length - 1] ?? REST;
const firstOf = (legal: readonly Move[]): Move => legal[0] ?? REST;

const SUGGEST: Readonly<Record<Question, (e: Edition, shared: Shared, mine: Own, seat: number, legal: readonly Move[]) => Move>> = {
  day: suggestDay,
  vaccine: (_, __, ___, ____, legal) => lastOf(legal),
  reshuffle: (_, __, ___, ____, legal) => lastOf(legal),
  gift: (_, __, ___, ____, legal) => lastOf(legal),
  cure: (_, __, ___, ____, legal) => firstOf(legal),
  price: (_, shared, __, seat, legal) => legal[PRICES.indexOf(suggestPrice(shared, seat))] ?? firstOf(legal),
  discard: suggestDiscard,
  store: (_, shared, __, seat) => suggestStore(shared, seat),
};

export const suggest: Under<Edition, Game<NationTypes>['suggest']> = (e, shared, mine, decision) =>
  SUGGEST[decision.kind](e, shared, mine, decision.seat, moves(e, shared, mine, decision));

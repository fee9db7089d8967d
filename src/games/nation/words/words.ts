/** The game in plain English: questions, answers and the whole table. The log is in log.ts. */
import type { Seat, Words } from '../../../engine/game.js';
import type { Editions } from '../../kit/editions.js';
import { listed, many, type Names, numeral, who } from '../../kit/words.js';
import { cardsOf } from '../editions/cards.js';
import type { Edition } from '../editions/edition.js';
import {
  AMOUNTS,
  BREAD,
  breadFor,
  type ExplorerCard,
  FOREIGN_SHARE,
  HOUSE,
  ITEMS,
  itemsInWords,
  JOY_FROM_LEVEL,
  LOAN_VALUES,
  levelOf,
  loanAt,
  MEDICINE,
  NO_LOAN,
  PAYMENTS,
  type PlayedDeed,
  ROLE_NAMES,
  TICKET,
  TOP_LEVEL,
  ticketsFor,
  upgradeTo,
  WORK_JOY,
} from '../rules/data.js';
import { faceOf } from '../rules/deck.js';
import { balanceAt, debtOf, interestAt } from '../rules/loans.js';
import { ownMoney } from '../rules/money.js';
import { comfort } from '../rules/round.js';
import { bit, isOut, isProducer, playerAt, stored, supplyOf, withEntertainer } from '../rules/table.js';
import type { DayMoveOf, Move, NationDecision, NationTypes, NationView, Own, Player, Question, Shared } from '../rules/types.js';
import { joy, tellingOf } from './log.js';

export const words = (editions: Editions<Edition>): Words<NationTypes> => ({
  question: (view, decision, names) =>
    view.seat === decision.seat && view.mine !== null
      ? ASK[decision.kind](view.shared, view.mine, decision, names)
      : WAIT[decision.kind](who(names, decision.seat)),
  move: (view, decision, move, names) => answer(editions.of(view), view.shared, decision.seat, move, names),
  event: tellingOf(cardsOf(editions)),
  table: (view, names) => table(editions.of(view), view, names),
});

/** What the player who is asked hears. */
const ASK: Readonly<Record<Question, (shared: Shared, mine: Own, decision: NationDecision, names: Names) => string>> = {
  day: (shared, mine, { seat }) =>
    `${many(playerAt(shared, seat).hours, 'hour')} and ${ownMoney(shared, mine, seat)}B left. What do you do?`,
  vaccine: () => 'You would get sick now. Do you use an Influenza Vaccine?',
  reshuffle: () => 'A Sickness was discarded. Do you shuffle the discarded cards back into the deck?',
  gift: (shared, _, __, names) => `It is ${who(names, shared.turn)}'s birthday. Do you give ${AMOUNTS.gift}B and gain 1 Happiness?`,
  cure: () => 'The day is over and you are sick. Do you take Medicine?',
  price: (shared, _, { seat }) => {
    const { price } = playerAt(shared, seat);
    const limit = Math.floor(shared.matCounted / FOREIGN_SHARE);
    return `Which price do you ask from tomorrow on? It is ${price}B now; at the last count the Foreign Countries paid up to ${limit}B.`;
  },
  discard: (shared, _, { seat }) => `You hold ${playerAt(shared, seat).cards} cards and may keep 3. Which one goes?`,
  store: (shared, _, { seat }) => {
    const { shop, item } = playerAt(shared, seat);
    return `${itemsInWords(shop, item)} for sale. How many do you take into your own store?`;
  },
};

/** What everybody else hears meanwhile. */
const WAIT: Readonly<Record<Question, (name: string) => string>> = {
  day: (name) => `${name} is on turn.`,
  vaccine: (name) => `${name} is about to get sick.`,
  reshuffle: (name) => `${name} may shuffle the discarded cards back.`,
  gift: (name) => `${name} thinks about a birthday present.`,
  cure: (name) => `${name} may take Medicine.`,
  price: (name) => `${name} chooses a price.`,
  discard: (name) => `${name} discards down to 3 cards.`,
  store: (name) => `${name} tidies up the shop.`,
};

type Say = {
  readonly [M in Move as M['t']]: (move: M, shared: Shared, seat: Seat, names: Names, e: Edition) => string;
};

const SAY: Say = {
  upgrade: ({ shop }, shared, seat) => {
    const { role, level } = playerAt(shared, seat);
    if (role === 'banker' || level >= TOP_LEVEL) return 'Upgrade';
    const { money, houses } = upgradeTo(role, level + 1);
    const own = shop === 0 ? '' : shop === houses ? ' from the shop' : `, ${shop} of them from the shop`;
    return `Upgrade to level ${level + 1} for ${money}B and ${itemsInWords(houses, HOUSE)}${own} (1 hour)`;
  },
  work: ({ level }, shared, seat) => {
    const { role, item, workedWithJoy } = playerAt(shared, seat);
    if (role === 'banker') return 'Work';
    const { hours, wage, items } = levelOf(role, level);
    const glad = shared.options.workJoy && level >= JOY_FROM_LEVEL && !workedWithJoy;
    const made = itemsInWords(Math.min(items, supplyOf(shared, item)), item);
    return `Work at level ${level}: ${made}${wage > 0 ? ` for ${wage}B wages` : ''}${joy(glad ? WORK_JOY : 0)} (${many(hours, 'hour')})`;
  },
  visit: ({ seat: to, n }, shared, _, names) => {
    const host = playerAt(shared, to);
    if (n > 0 && !isProducer(host)) return `Buy something from ${who(names, to)}, the ${ROLE_NAMES[host.role]} (1 hour)`;
    if (n === 0) return `Visit ${who(names, to)}, the ${ROLE_NAMES[host.role]} (1 hour)`;
    return `Buy ${itemsInWords(n, host.item)} from ${who(names, to)} for ${n * host.price}B (1 hour)`;
  },
  loan: ({ value }, shared, seat) => {
    const { rate } = loanAt(LOAN_VALUES.indexOf(value));
    const debt = debtOf(playerAt(shared, seat));
    const old = debt > 0 ? `, ${debt}B of it for the old loan` : '';
    return `Take a loan of ${value}B${old}; ${rate}B a round for ${PAYMENTS} rounds (1 hour)`;
  },
  repay: ({ step }, shared, seat) => {
    const player = playerAt(shared, seat);
    if (player.loan === NO_LOAN) return 'Pay back a loan';
    const rest = balanceAt(loanAt(player.loan), step);
    const cost = debtOf(player) - rest;
    return rest === 0 ? `Pay back the whole loan: ${cost}B (1 hour)` : `Pay back ${cost}B, so that you owe ${rest}B (1 hour)`;
  },
  explore: () => 'Explore the world: draw a card (3 hours)',
  enjoy: ({ from }) => `Enjoy a Ticket${from === 'shop' ? ' from your own shop' : ''}: +1 Happiness (1 hour)`,
  card: (move, shared, _, names, e) => {
    const face = faceOf(e, move.card);
    return face.does === 'vaccine' || face.does === 'sickness' ? face.name : CARD_WORDS[face.does](face, move, shared, names);
  },
  invest: () => 'Invest 20B abroad: 4B more a round (2 hours)',
  makeLoan: ({ add, drop }) => {
    if (add === 0) return drop === 0 ? 'Make a loan' : `Withdraw the offer of ${drop}B (4 hours)`;
    return drop === 0 ? `Offer a loan of ${add}B (4 hours)` : `Offer a loan of ${add}B instead of one of ${drop}B (4 hours)`;
  },
  foreignWork: () => 'Work for the Foreign Countries: 10B, if they have so much (2 hours)',
  medicine: ({ from }) => `Take Medicine${from === 'shop' ? ' from your own shop' : ''} (no time)`,
  wait: () => 'Let an hour go by',
  rest: (_, shared, seat) => `Call it a day (${many(playerAt(shared, seat).hours, 'hour')})`,
  vaccine: ({ use }) => (use ? 'Use the Vaccine: stay well, +1 Happiness' : 'No Vaccine'),
  reshuffle: ({ yes }) => (yes ? 'Shuffle the discarded cards back' : 'Leave them where they are'),
  gift: ({ give }, shared, _, names) => (give ? `Give ${who(names, shared.turn)} ${AMOUNTS.gift}B: +1 Happiness` : 'No present'),
  cure: ({ from }) => (from === 'no' ? 'Stay sick' : `Take Medicine${from === 'shop' ? ' from your own shop' : ''}`),
  price: ({ b }, shared, seat) => (playerAt(shared, seat).price === b ? `Stay at ${b}B` : `Ask ${b}B`),
  discard: ({ card }, _, __, ___, e) => `Discard ${faceOf(e, card).name}`,
  store: ({ n }, shared, seat) => {
    const { item } = playerAt(shared, seat);
    return n === 0 ? 'Leave everything for sale' : `Keep ${itemsInWords(n, item)}`;
  },
};

type CardWords = (face: ExplorerCard, move: DayMoveOf<'card'>, shared: Shared, names: Names) => string;

const feastWords: CardWords = (face, _, shared) => {
  const { name, hours, happiness } = face;
  const { ticketCards } = shared.options;
  const tickets = ticketsFor(face, ticketCards);
  const price = !withEntertainer(shared) && tickets > 0 ? ` at ${AMOUNTS.ticketHere}B each` : '';
  const parts = [itemsInWords(breadFor(face, ticketCards), BREAD), ...(tickets > 0 ? [`${itemsInWords(tickets, TICKET)}${price}`] : [])];
  return `${name} for ${listed(parts)}${joy(happiness)} (${many(hours, 'hour')})`;
};
const freeWords =
  (item: number): CardWords =>
  ({ name, hours }, _, shared) =>
    `${name}: ${itemsInWords(Math.min(AMOUNTS.free, supplyOf(shared, item)), item)} from the Supply (${many(hours, 'hour')})`;

const CARD_WORDS: Readonly<Record<PlayedDeed, CardWords>> = {
  feast: feastWords,
  birthday: feastWords,
  holiday: ({ name, happiness, hours }) => `${name} for ${AMOUNTS.holiday}B${joy(happiness)} (${many(hours, 'hour')})`,
  give: ({ name, hours }) => `${name}: ${AMOUNTS.present}B for everybody, +1 Happiness each (${many(hours, 'hour')})`,
  firstAid: ({ name, happiness, hours }, { seat = 0 }, _, names) =>
    `${name} for ${who(names, seat)}: +${happiness} Happiness for both (${many(hours, 'hour')})`,
  help: ({ hours }, { seat = 0 }, _, names) => `Ask ${who(names, seat)} for ${AMOUNTS.help}B of help (${many(hours, 'hour')})`,
  freeLunch: freeWords(BREAD),
  freeHousing: freeWords(HOUSE),
  wellTravelled: ({ name, hours }, { n = 1 }, shared) => {
    const cost = `${itemsInWords(n, TICKET)} for ${n * AMOUNTS.travelTicket}B`;
    return withEntertainer(shared)
      ? `${name}: ${cost} (${many(hours, 'hour')})`
      : `${name}: ${cost}, +${n} Happiness (${many(n + hours, 'hour')})`;
  },
};

function answer<M extends Move>(e: Edition, shared: Shared, seat: Seat, move: M, names: Names): string {
  const say = SAY[move.t] as (move: M, shared: Shared, seat: Seat, names: Names, e: Edition) => string; // the entry for this very move
  return say(move, shared, seat, names, e);
}

function table(e: Edition, view: NationView, names: Names): { heading: string; lines: string[] }[] {
  const { shared } = view;
  return [
    { heading: `Day ${shared.round}`, lines: dayLines(shared) },
    ...shared.players.map((player, seat) => ({
      heading: `${who(names, seat)}, ${ROLE_NAMES[player.role]}${view.seat === seat ? ' (you)' : ''}`,
      lines: isOut(player) ? [`Out of the game since round ${player.out}`] : playerLines(e, view, player, seat, names),
    })),
    ...(shared.bank === null ? [] : [{ heading: "The Banker's mat", lines: bankLines(shared) }]),
  ];
}

function dayLines(shared: Shared): string[] {
  const { options, supply, deckSize, discards, matEmpty, mat, matCounted, sickLeft } = shared;
  const inSupply = ITEMS.map((_, item) => itemsInWords(supply[item] ?? 0, item));
  const discarded = discards.reduce((sum, count) => sum + count, 0);
  const money = mat === null ? (matEmpty ? 'no money' : `some money (${matCounted}B at the last count)`) : `${mat}B`;
  return [
    shared.lastDay ? 'This is the last day' : `The game ends with the day on which somebody reaches ${options.target} Happiness`,
    `Foreign Countries: ${money}; they pay up to ${Math.floor((mat ?? matCounted) / FOREIGN_SHARE)}B for an item`,
    `Supply: ${listed(inSupply)}; ${many(sickLeft, '"I am Sick" card')}`,
    `Explorer cards: ${deckSize} in the deck, ${discarded} discarded`,
  ];
}

function playerLines(e: Edition, view: NationView, player: Player, seat: Seat, names: Names): string[] {
  const { shared } = view;
  const mine = view.seat === seat ? view.mine : null;
  const money = mine === null ? player.money : ownMoney(shared, mine, seat);
  const purse = money === null ? 'a hidden purse' : `${money}B`;
  const visited = shared.players.flatMap((_, to) => ((player.visited & bit(to)) !== 0 ? [who(names, to)] : []));
  return [
    `${numeral(player.happiness)} Happiness, ${many(player.hours, 'hour')} left, ${purse}`,
    ...(isProducer(player) ? [`Level ${player.level}, ${itemsInWords(player.shop, player.item)} for sale at ${player.price}B`] : []),
    `Store: ${listed(ITEMS.map((_, item) => itemsInWords(stored(player, item), item)))}`,
    ...(isDay(view) ? [tonight(shared, player)] : []),
    mine === null ? `${many(player.cards, 'card')} in hand${player.showsHelp ? ', Help from a Friend among them' : ''}` : handLine(e, mine),
    ...(player.loan === NO_LOAN ? [] : [loanLine(player)]),
    ...(player.sick > 0
      ? [`Sick: ${4 * player.sick} hours less tomorrow${stored(player, MEDICINE) > 0 ? ', unless Medicine is taken' : ''}`]
      : []),
    ...(visited.length > 0 ? [`Visited today: ${listed(visited)}`] : []),
  ];
}

/** Until home and dinner are over; prices, discards and stores come after them. */
const isDay = ({ open }: NationView): boolean =>
  open.length > 0 && open.every(({ kind }) => kind !== 'price' && kind !== 'discard' && kind !== 'store');

function tonight(shared: Shared, player: Player): string {
  const bread = stored(player, BREAD);
  const home = comfort(stored(player, HOUSE));
  const dinner = shared.options.breadTrack === 'likeHouses' ? comfort(bread) : bread > 0 ? 1 : -1;
  const word = (points: number): string => (points > 0 ? 'good' : points < 0 ? 'bad' : 'fair');
  return `As it stands, tonight: ${word(home)} home, ${word(dinner)} dinner`;
}

function handLine(e: Edition, mine: Own): string {
  const cards = e.cards.flatMap(({ name }, card) => {
    const count = mine.hand[card] ?? 0;
    return count === 0 ? [] : [count > 1 ? `${count} x ${name}` : name];
  });
  return `Hand: ${cards.length > 0 ? listed(cards) : 'no cards'}`;
}

function loanLine(player: Player): string {
  const loan = loanAt(player.loan);
  const interest = interestAt(loan, player.step);
  return `Loan of ${loan.value}B: ${debtOf(player)}B to go; the next payment is ${loan.rate}B (${interest}B interest, ${loan.rate - interest}B back)`;
}

function bankLines({ bank }: Shared): string[] {
  if (bank === null) return [];
  const cards = (counts: readonly number[]): string => {
    const some = LOAN_VALUES.flatMap((value, i) => ((counts[i] ?? 0) > 0 ? [`${counts[i]} x ${value}B`] : []));
    return some.length > 0 ? listed(some) : 'none';
  };
  return [`Loans on offer: ${cards(bank.offer)}`, `Loans kept: ${cards(bank.stock)}`, `Return of investment: ${bank.roi}B a round`];
}

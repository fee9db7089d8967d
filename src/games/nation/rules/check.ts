/** The conservation laws: throws when an item, a card, a loan or a Buck is lost or doubled, or when a figure has left its range. */
import { pileSize } from '../../../engine/pile.js';
import { conserve, mustIn } from '../../kit/laws.js';
import type { Edition } from '../editions/edition.js';
import {
  DAY_HOURS,
  ITEM_COUNTS,
  ITEMS,
  LOANS,
  NO_LOAN,
  OWN_TICKETS,
  PAYMENTS,
  PRICES,
  ROI,
  SICK_CARDS,
  START,
  START_LOAN,
  TOP_LEVEL,
} from './data.js';
import { matOf, purseOf } from './money.js';
import { held, isOut, ownAt, playerAt } from './table.js';
import type { NationState, Own, Player, Shared } from './types.js';

const must = mustIn('Happy Nation');

export function check(e: Edition, s: NationState): void {
  const { shared, own } = s;
  checkItems(shared);
  checkCards(e, s);
  checkMoney(s);
  checkLoans(shared);
  shared.players.forEach((player, seat) => {
    checkPlayer(player, seat, shared);
    checkOwn(e, player, ownAt(s, seat), seat);
  });
  must(own.length === shared.players.length, 'every seat has a compartment of its own');
  const reached = shared.players.some((player) => player.happiness >= shared.options.target);
  must(shared.lastDay || !reached, 'somebody has reached the target and nobody noticed');
  for (const { seat } of s.open) must(!isOut(playerAt(shared, seat)), `seat ${seat} is out and is asked`);
}

/** R 2.1. */
function checkItems({ supply, players, sickLeft }: Shared): void {
  const shops = players.map((player) => ITEMS.map((_, item) => (player.item === item ? player.shop : 0)));
  conserve(must, (item) => `of the item "${ITEMS[item]}"`, ITEM_COUNTS, {
    counts: [supply, ...players.map(({ store }) => store), ...shops],
  });
  must(
    supply.every((count) => count >= 0),
    'the Supply owes items',
  );
  const sick = players.reduce((sum, player) => sum + player.sick, sickLeft);
  must(sick === SICK_CARDS && sickLeft >= 0, `there are ${sick} cards "I am Sick" instead of ${SICK_CARDS}`);
}

/** R 2.11. */
function checkCards(e: Edition, { shared, own, dark }: NationState): void {
  const hands = own.map(({ hand }) => hand);
  conserve(must, (card) => `Explorer cards "${e.cards[card]?.id}"`, e.counts, { piles: [dark.deck], counts: [shared.discards, ...hands] });
  must(
    own.every((each) => held(each, e.sickness) === 0),
    'a Sickness is in a hand',
  );
  must(pileSize(dark.deck) === shared.deckSize, `the deck has ${pileSize(dark.deck)} cards, not ${shared.deckSize}`);
}

/** R 2.2a: what is in purses and on the mat came from the Supply, but for the 20B that lay on the mat. */
function checkMoney(s: NationState): void {
  const { shared, own, dark } = s;
  let money = matOf(s);
  let books: number = START.mat;
  own.forEach((each, seat) => {
    money += purseOf(s, seat);
    books += each.supplied;
    must(purseOf(s, seat) >= 0, `seat ${seat} has ${purseOf(s, seat)}B`);
    must(each.money === 0 || !shared.options.moneyOpen, `seat ${seat} hides money although purses are open`);
  });
  must(money === books, `${money}B are in the game, but the books say ${books}B`);
  must(matOf(s) >= 0 && shared.matEmpty === (matOf(s) === 0), `the mat has ${matOf(s)}B`);
  must(dark.mat === 0 || shared.mat === null, 'the mat is counted twice');
}

/** R 2.8. */
function checkLoans({ bank, players }: Shared): void {
  if (bank === null) {
    must(
      players.every((player) => player.loan === NO_LOAN),
      'there is a loan without a Banker',
    );
    return;
  }
  const onStartCard = players.filter((player) => player.startLoan).length;
  must(bank.startBorrowers === onStartCard, `${onStartCard} seats are on the start card, not ${bank.startBorrowers}`);
  LOANS.forEach(({ value, cards }, index) => {
    let count = (bank.stock[index] ?? 0) + (bank.offer[index] ?? 0);
    for (const player of players) if (player.loan === index && !player.startLoan) count++;
    if (index === START_LOAN && onStartCard > 0) count++;
    must(count === cards, `there are ${count} loan cards of ${value}B instead of ${cards}`);
    must((bank.stock[index] ?? 0) >= 0 && (bank.offer[index] ?? 0) >= 0, `a loan card of ${value}B is owed`);
  });
  must(bank.roi >= ROI.start && bank.roi <= ROI.most && bank.roi % ROI.step === 0, `the return is ${bank.roi}B`);
}

function checkPlayer(player: Player, seat: number, { options, round }: Shared): void {
  const sum = player.sources.reduce((all, points) => all + points, 0);
  must(sum === player.happiness, `seat ${seat} has Happiness ${player.happiness}, but its sources give ${sum}`);
  must(player.happiness >= (options.negative ? -2 * round : 0), `seat ${seat} has Happiness ${player.happiness} in round ${round}`);
  must(player.hours >= 0 && player.hours <= DAY_HOURS, `seat ${seat} has ${player.hours} hours`);
  must(player.level >= 1 && player.level <= TOP_LEVEL, `seat ${seat} has level ${player.level}`);
  must(PRICES.includes(player.price), `seat ${seat} has the price ${player.price}B`);
  must(player.step >= 0 && player.step < PAYMENTS, `seat ${seat} has made ${player.step} payments`);
  must(player.shop >= 0 && player.store.every((count) => count >= 0), `seat ${seat} owes items`);
  must(player.role !== 'banker' || (player.loan === NO_LOAN && player.shop === 0), 'the Banker has a loan or a shop');
  must(player.role !== 'entertainer' || player.enjoyed <= OWN_TICKETS, `the Entertainer enjoyed ${player.enjoyed} Tickets`);
  if (!isOut(player)) return;
  const owns = player.shop + player.cards + player.sick + player.hours + player.store.reduce((all, count) => all + count, 0);
  must(owns === 0 && player.loan === NO_LOAN, `seat ${seat} is out and still owns something`);
}

function checkOwn(e: Edition, player: Player, own: Own, seat: number): void {
  const cards = own.hand.reduce((all, count) => all + count, 0);
  must(cards === player.cards, `seat ${seat} holds ${cards} cards, not ${player.cards}`);
  must(!player.showsHelp || held(own, e.help) > 0, `seat ${seat} shows a card it does not hold`);
  must(own.draft === 0 || PRICES.includes(own.draft), `seat ${seat} means to ask ${own.draft}B`);
}

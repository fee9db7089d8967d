/** The log: every event as one line with its hours, Bucks and Happiness. */
import { listed, many, type Names, numeral, tellBy } from '../../kit/words.js';
import {
  BREAD,
  type ExplorerCard,
  HOURS,
  HOUSE,
  type Item,
  itemCalled,
  itemOf,
  itemsInWords,
  levelOf,
  ROLE_NAMES,
  TICKET,
} from '../rules/data.js';
import type { NationEvent } from '../rules/types.js';

export const signed = (amount: number): string => (amount > 0 ? `+${amount}` : numeral(amount));
export const joy = (amount: number): string => (amount === 0 ? '' : `, ${signed(amount)} Happiness`);

/** R 9.4: "5 Houses, 1 used up". */
const supplies = (count: number, item: Item): string => `${itemsInWords(count, item)}${count > 0 ? ', 1 used up' : ''}`;
const HOUR = '1 hour';

/** Events name cards by their ids and do not say under which rules. */
export const tellingOf = (cardNamed: (id: string) => ExplorerCard): ((event: NationEvent, names: Names) => string) =>
  tellBy<NationEvent>({
    roles: ({ roles, start, loans }, name) => {
      const who = roles.map((role, seat) => {
        const head = start[seat] ?? 0;
        return `${name(seat)} is the ${ROLE_NAMES[role]}${head > 0 ? ` (begins with ${head} Happiness)` : ''}`;
      });
      return `${listed(who)}. Everybody has 50B${loans ? '; all but the Banker have them on loan' : ''}`;
    },
    round: ({ round }) => `Day ${round} begins`,
    return: ({ seat, got, promised, happiness, empty }, name) => {
      const short = got < promised ? ` of the promised ${promised}B` : '';
      return `${name(seat)} receives a return of ${got}B${short} from abroad${joy(happiness)}${empty ? '; the mat is empty now' : ''}`;
    },
    payment: ({ seat, interest, back, balance }, name) =>
      `${name(seat)} pays the loan: ${interest}B interest, ${back}B back; ${balance === 0 ? 'it is paid off' : `${balance}B to go`}`,
    interestOnly: ({ seat, interest, balance }, name) =>
      `${name(seat)} cannot pay the full rate and pays ${interest}B interest only; still owes ${balance}B`,
    levelLost: ({ seat, level, refund }, name) =>
      `${name(seat)} cannot pay the interest, falls back to level ${level} and gets ${refund}B for it`,
    allPaid: ({ seat, paid }, name) => `${name(seat)} cannot pay the interest, hands over the last ${paid}B and plays on`,
    eliminated: ({ seat, paid, cards }, name) => {
      const hand = cards.length > 0 ? `, leaving ${listed(cards.map((card) => cardNamed(card).name))}` : '';
      return `${name(seat)} cannot pay the interest, hands over the last ${paid}B and is out of the game${hand}`;
    },
    sickDay: ({ seat, hours }, name) =>
      hours > 0 ? `${name(seat)} is still sick in the morning: only ${many(hours, 'hour')} today` : `${name(seat)} stays in bed all day`,
    upgrade: ({ seat, level, money, houses, shop }, name) => {
      const own = shop > 0 ? ` (${shop === houses ? 'from the shop' : `${shop} from the shop`})` : '';
      return `${name(seat)} upgrades to level ${level}: 1 hour, ${money}B and ${many(houses, 'House')}${own}`;
    },
    work: ({ seat, level, hours, wage, made, role, happiness }, name) => {
      const how = levelOf(role, level).name;
      const abroad = wage > 0 ? `, ${wage}B wages abroad` : '';
      return `${name(seat)} works at level ${level} (${how}): ${many(hours, 'hour')}${abroad}, ${itemsInWords(made, itemOf(role))}${joy(happiness)}`;
    },
    visit: ({ seat, to, role, n, paid }, name) =>
      n === 0
        ? `${name(seat)} pays ${name(to)} a visit: ${HOUR}`
        : `${name(seat)} buys ${itemsInWords(n, itemOf(role))} from ${name(to)} for ${paid}B: ${HOUR}`,
    loan: ({ seat, value, repaid }, name) =>
      `${name(seat)} takes a loan of ${value}B${repaid > 0 ? ` and pays back the old ${repaid}B with it` : ''}: ${HOUR}`,
    repay: ({ seat, paid, balance }, name) =>
      `${name(seat)} pays back ${paid}B: ${HOUR}, ${balance === 0 ? 'and free of debt' : `${balance}B to go`}`,
    newDeck: ({ cards }) => `The Explorer cards are used up: ${many(cards, 'discarded card')} become the new deck`,
    explore: ({ seat }, name) => `${name(seat)} explores the world and keeps a card: 3 hours`,
    draw: ({ seat, card }, name) => `${name(seat)} explores the world and finds ${cardNamed(card).name}: 3 hours`,
    sickness: ({ seat }, name) => `${name(seat)} explores the world and draws the Sickness: 3 hours`,
    vaccine: ({ seat }, name) => `${name(seat)} was vaccinated and stays well, +1 Happiness`,
    sick: ({ seat }, name) => `${name(seat)} gets sick`,
    spared: ({ seat }, name) => `There is no "I am Sick" card left, so ${name(seat)} stays well`,
    reshuffle: ({ seat, yes }, name) =>
      `${name(seat)} ${yes ? 'shuffles the discarded cards back into the deck' : 'leaves the discarded cards where they are'}`,
    enjoy: ({ seat, from }, name) => `${name(seat)} enjoys ${from === 'shop' ? 'a show of their own' : 'a show'}: ${HOUR}, +1 Happiness`,
    feast: ({ seat, card, hours, bread, tickets, paid, happiness }, name) => {
      const parts = [itemsInWords(bread, itemOf('farmer')), ...(tickets > 0 ? [itemsInWords(tickets, TICKET)] : [])];
      const here = paid > 0 ? ` (Tickets bought for ${paid}B)` : '';
      return `${name(seat)} plays ${cardNamed(card).name}: ${many(hours, 'hour')}, ${listed(parts)}${here}${joy(happiness)}`;
    },
    holiday: ({ seat, hours, paid, happiness }, name) =>
      `${name(seat)} goes on a Holiday: ${many(hours, 'hour')}, ${paid}B abroad${joy(happiness)}`,
    give: ({ seat, hours, each, presents }, name) =>
      `${name(seat)} gives everybody a present of ${each}B: ${many(hours, 'hour')}${joy(presents)}`,
    firstAid: ({ seat, to, hours, happiness }, name) =>
      `${name(seat)} gives ${name(to)} First Aid: ${many(hours, 'hour')}, +${happiness} Happiness for both`,
    help: ({ seat, to, hours, paid }, name) =>
      `${name(to)} helps ${name(seat)} out with ${paid}B: ${many(hours, 'hour')} for ${name(seat)}, +1 Happiness for ${name(to)}`,
    noHelp: ({ seat, to }, name) => `${name(seat)} asks ${name(to)} for help, but ${name(to)} has less than 30B`,
    free: ({ seat, card, hours, item, n }, name) =>
      `${name(seat)} plays ${cardNamed(card).name}: ${itemsInWords(n, itemCalled(item))} from the Supply, ${many(hours, 'hour')}`,
    travel: ({ seat, hours, n, paid, happiness }, name) =>
      happiness > 0
        ? `${name(seat)} is Well-Travelled: ${many(hours, 'hour')}, ${many(n, 'show')} abroad for ${paid}B${joy(happiness)}`
        : `${name(seat)} is Well-Travelled: ${many(hours, 'hour')}, ${itemsInWords(n, TICKET)} for ${paid}B`,
    gift: ({ seat, host, paid }, name) =>
      paid > 0 ? `${name(seat)} gives ${name(host)} ${paid}B for the birthday, +1 Happiness` : `${name(seat)} gives no birthday present`,
    invest: ({ seat, paid, roi }, name) =>
      `${name(seat)} invests ${paid}B abroad: ${many(HOURS.invest, 'hour')}, the return is now ${roi}B a round`,
    makeLoan: ({ seat, add, drop }, name) => {
      const took = many(HOURS.makeLoan, 'hour');
      if (add === 0) return `${name(seat)} withdraws the offer of ${drop}B: ${took}`;
      return `${name(seat)} offers a loan of ${add}B${drop === 0 ? '' : ` instead of ${drop}B`}: ${took}`;
    },
    foreignWork: ({ seat, got, empty }, name) =>
      `${name(seat)} works for the Foreign Countries: 2 hours, ${got}B${empty ? '; their mat is empty now' : ''}`,
    medicine: ({ seat, doctor, left }, name) => {
      const now = left === 0 ? 'is well again' : `has ${many(left, '"I am Sick" card')} left`;
      return `${name(seat)} takes Medicine and ${now}, +1 Happiness${doctor === null ? '' : ` (and +1 for ${name(doctor)})`}`;
    },
    unhealed: ({ seat }, name) => `${name(seat)} takes no Medicine tonight`,
    wait: ({ seat }, name) => `${name(seat)} lets an hour go by`,
    rest: ({ seat, hours }, name) => `${name(seat)} calls it a day with ${many(hours, 'hour')} left`,
    target: ({ seat, happiness }, name) => `${name(seat)} has reached ${happiness} Happiness: this is the last day!`,
    evening: ({ seat, houses, bread, home, dinner }, name) =>
      `Evening at ${name(seat)}'s: home ${signed(home)} (${supplies(houses, HOUSE)}), dinner ${signed(dinner)} (${supplies(bread, BREAD)})`,
    priceChosen: ({ seat }, name) => `${name(seat)} has chosen a price`,
    prices: ({ prices }, name) => {
      const set = prices.flatMap((price, seat) => (price > 0 ? [`${name(seat)} ${price}B`] : []));
      return `The prices for tomorrow: ${listed(set)}`;
    },
    price: ({ seat, price }, name) => `${name(seat)} asks ${price}B from tomorrow on`,
    discard: ({ seat, card }, name) => `${name(seat)} discards ${cardNamed(card).name}`,
    stored: ({ seat, n, item }, name) =>
      n === 0 ? `${name(seat)} leaves everything for sale` : `${name(seat)} keeps ${itemsInWords(n, itemCalled(item))} from the shop`,
    trimmed: ({ seat, houses, bread }, name) => {
      const parts = [...(houses > 0 ? [many(houses, 'House')] : []), ...(bread > 0 ? [`${bread} Bread`] : [])];
      return `${name(seat)} has no room for ${listed(parts)}: back to the Supply`;
    },
    printed: ({ each }) => `The National Bank prints money: ${each}B for everybody`,
    count: ({ money }) => `The Foreign Countries have ${money}B: they pay up to ${Math.floor(money / 10)}B for an item`,
    foreignBuy: ({ seat, n, item, paid }, name) =>
      `The Foreign Countries buy ${itemsInWords(n, itemCalled(item))} from ${name(seat)} for ${paid}B`,
    over: ({ happiness, out }, name) => {
      const each = happiness.map(
        (points, seat) => `${name(seat)} ${(out[seat] ?? 0) > 0 ? 'was eliminated' : `has ${numeral(points)} Happiness`}`,
      );
      return `The game is over: ${listed(each)}`;
    },
  });

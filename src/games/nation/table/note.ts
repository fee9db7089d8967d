/** The line under the question: what the chosen answer would leave, or what tonight and tomorrow look like as it stands. */
import {
  AMOUNTS,
  BREAD,
  FOREIGN_SHARE,
  HOUSE,
  itemsInWords,
  type Move,
  many,
  type NationView,
  PRINTED,
  playerAt,
  stored,
  upgradeTo,
} from '../face.js';
import type { Asked } from './asked.js';
import {
  afterKeeping,
  afterTonight,
  dawnFor,
  eveningWith,
  foreignBuys,
  foreignLimit,
  percent,
  purseAt,
  sicknessOdds,
  signed,
  wouldInfect,
} from './figures.js';
import { costOf } from './outcome.js';

const LIST = new Intl.ListFormat('en-GB');

export function noteFor(view: NationView, asked: Asked, selected: Move | null, names: readonly string[]): string {
  const { shared } = view;
  const { seat } = asked.decision;
  const me = playerAt(shared, seat);
  const money = purseAt(view, seat) ?? 0;
  switch (asked.kind) {
    case 'day':
      return selected === null ? standing(view, seat, money) : after(view, asked, selected, money, names);
    case 'gift':
      return money < AMOUNTS.gift
        ? `You have ${money}B, less than the ${AMOUNTS.gift}B of a present.`
        : `You have ${money}B; with a present ${money - AMOUNTS.gift}B. A present costs no time.`;
    case 'vaccine':
      return 'An "I am Sick" card costs 4 hours tomorrow, unless Medicine heals you. Everybody with cards is asked, so nothing is given away.';
    case 'cure':
      return 'Medicine brings 1 Happiness now and 4 hours tomorrow.';
    case 'reshuffle': {
      const odds = sicknessOdds(shared);
      return `${odds.sickness} Sickness in ${many(odds.cards, 'card')} now; shuffled back all three lie in the pile again.`;
    }
    case 'price':
      return priceNote(view, seat, selected);
    case 'discard':
      return 'Three may be kept. Tap the card that goes.';
    case 'store': {
      if (selected?.t !== 'store') return 'What stays for sale can be bought tomorrow; what you keep is your own.';
      const { kept, lost, forSale } = afterKeeping(me, selected.n);
      return `Then ${kept} in your store and ${itemsInWords(forSale, me.item)} for sale${lost > 0 ? `; for ${lost} there is no room` : ''}.`;
    }
  }
}

function standing(view: NationView, seat: number, money: number): string {
  const { shared } = view;
  const me = playerAt(shared, seat);
  const dawn = dawnFor(me, money);
  const end = shared.lastDay ? 'The last day! ' : '';
  const loan = dawn === null || shared.lastDay ? '' : ` Loan at dawn: ${dawn.rate}B of your ${money + PRINTED}B.`;
  return `${end}As it stands you have ${afterTonight(shared, me)} Happiness after tonight.${loan}`;
}

function after(view: NationView, asked: Asked, selected: Move, money: number, names: readonly string[]): string {
  const { shared } = view;
  const { seat } = asked.decision;
  const me = playerAt(shared, seat);
  const cost = costOf(shared, seat, selected);
  if (cost === null) return '';
  const left = `Leaves you ${money - cost.money}B and ${many(me.hours - cost.hours, 'hour')}.`;
  if (selected.t === 'explore') {
    const reached = wouldInfect(shared, seat).map((to) => names[to] ?? '');
    const whom = reached.length > 0 ? ` and would reach ${LIST.format(reached)}` : '';
    return `${left} A Sickness comes in ${percent(sicknessOdds(shared).chance)}${whom}.`;
  }
  if (selected.t === 'upgrade') {
    const houses = stored(me, HOUSE) - upgradeTo(me.role, me.level + 1).houses + selected.shop;
    const { home } = eveningWith(shared, houses, stored(me, BREAD));
    return `${left} With ${itemsInWords(houses, HOUSE)} at home tonight: ${signed(home)}.`;
  }
  if (selected.t === 'rest' && me.hours > 1) {
    const open = asked.choices.filter(({ refusal, move }) => refusal === null && move.t !== 'wait' && move.t !== 'rest').length;
    return `You let go ${many(me.hours, 'hour')}; ${many(open, 'other move')} would still be possible.`;
  }
  if (selected.t === 'foreignWork') return `Leaves you ${many(me.hours - cost.hours, 'hour')} and up to 10B more.`;
  return left;
}

function priceNote(view: NationView, seat: number, selected: Move | null): string {
  const { shared } = view;
  const me = playerAt(shared, seat);
  const secret = shared.options.prices === 'secret' ? 'Nobody sees it until all have chosen. ' : '';
  const limit = foreignLimit(shared);
  if (selected?.t !== 'price') return `${secret}Ships mark what was paid abroad at the last count: up to ${limit}B.`;
  const buys = foreignBuys(shared, selected.b, me.shop);
  const needs = `They need ${selected.b * FOREIGN_SHARE}B`;
  return buys > 0
    ? `${secret}At the last count abroad would buy ${itemsInWords(buys, me.item)} for ${buys * selected.b}B. ${needs}.`
    : me.shop === 0
      ? `${secret}Your shop is empty, so nobody buys tonight.`
      : `${secret}${needs} to buy abroad; they had ${shared.mat ?? shared.matCounted}B.`;
}

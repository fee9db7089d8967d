/** The actions of the day that everybody knows: upgrade, work, visits, exploring, Tickets, Medicine, waiting and resting. */
import { type Action, type Situation, spendHours, The, the, tooDear, tooLate } from './act.js';
import {
  HOURS,
  HOUSE,
  itemsInWords,
  JOY_FROM_LEVEL,
  levelOf,
  MEDICINE,
  OWN_TICKETS,
  TICKET,
  TOP_LEVEL,
  upgradeTo,
  WORK_JOY,
} from './data.js';
import { pay, payMat, paySupply } from './money.js';
import { ENJOY, EXPLORE, MEDICINE_FROM, REST, upgradeMove, visitMove, WAIT, workMove } from './moves.js';
import { hasOwnTicket, nextTurn, sameTurn } from './round.js';
import { explore, takeMedicine } from './sickness.js';
import { bit, cheer, isOut, isProducer, makeForShop, playerAt, stored, supplyOf, takeFromSupply, withEntertainer } from './table.js';
import type { DayMoveOf, NationRefuse, Player } from './types.js';

/** R 6.4. */
export const upgrade: Action<DayMoveOf<'upgrade'>> = {
  moves(_, now, legal, refuse) {
    const { me, money } = now;
    if (!isProducer(me) || me.level >= TOP_LEVEL) {
      refuse?.(upgradeMove(0), { clause: '6.4', because: noLevel(me) });
      return;
    }
    const cost = upgradeTo(me.role, me.level + 1);
    const inShop = me.item === HOUSE ? me.shop : 0; // R 6.4a
    const inStore = stored(me, HOUSE);
    if (money < cost.money) {
      refuse?.(upgradeMove(0), { clause: '6.4', because: tooDear(`Level ${me.level + 1} costs`, cost.money, money) });
    } else if (inStore + inShop < cost.houses) {
      const has = itemsInWords(inStore + inShop, HOUSE);
      refuse?.(upgradeMove(0), {
        clause: '6.4',
        because: `Level ${me.level + 1} costs ${itemsInWords(cost.houses, HOUSE)}; you have ${has}.`,
      });
    } else {
      const most = Math.min(cost.houses, inShop);
      for (let shop = Math.max(0, cost.houses - inStore); shop <= most; shop++) legal.push(upgradeMove(shop));
    }
  },
  play(e, s, seat, { shop }, x) {
    const { shared } = s;
    const player = playerAt(shared, seat);
    const { money, houses } = upgradeTo(player.role, player.level + 1);
    paySupply(s, seat, money);
    takeFromSupply(shared, player, HOUSE, shop - houses);
    makeForShop(shared, player, -shop);
    player.level++;
    spendHours(s, seat, HOURS.upgrade);
    x.tell?.({ type: 'upgrade', seat, level: player.level, money, houses, shop });
    nextTurn(e, s, x);
  },
};

const noLevel = (me: Player): string =>
  isProducer(me) ? `Level ${TOP_LEVEL} is the highest there is.` : `${The(me.role)} produces nothing and has no production level.`;

const canWorkAt = ({ me, money }: Situation, number: number): boolean => {
  const { hours, wage } = levelOf(me.role, number);
  return me.hours >= hours && money >= wage;
};

/** R 6.5: at the current level; at a lower one only when hours or money do not suffice for it. */
export const work: Action<DayMoveOf<'work'>> = {
  moves(_, now, legal, refuse) {
    const { me, shared } = now;
    if (!isProducer(me)) {
      refuse?.(workMove(1), { clause: '6.5', because: `${The(me.role)} produces no items.` });
      return;
    }
    const empty = supplyOf(shared, me.item) === 0;
    const lower = !canWorkAt(now, me.level);
    for (let number = 1; number <= TOP_LEVEL; number++) {
      const possible = number === me.level || (lower && number < me.level);
      if (possible && !empty && canWorkAt(now, number)) legal.push(workMove(number));
      else if (refuse !== undefined) refuseWork(now, number, empty, refuse);
    }
  },
  play(e, s, seat, { level }, x) {
    const { shared } = s;
    const player = playerAt(shared, seat);
    const { hours, wage, items } = levelOf(player.role, level);
    const made = Math.min(items, supplyOf(shared, player.item)); // R 6.5c
    payMat(s, seat, wage);
    makeForShop(shared, player, made);
    const joy = shared.options.workJoy && level >= JOY_FROM_LEVEL && !player.workedWithJoy; // R 2.7
    spendHours(s, seat, hours);
    x.tell?.({ type: 'work', seat, level, hours, wage, made, role: player.role, happiness: joy ? WORK_JOY : 0 });
    if (joy) {
      player.workedWithJoy = true;
      cheer(shared, seat, WORK_JOY, 'work', x);
    }
    nextTurn(e, s, x);
  },
};

function refuseWork(now: Situation, number: number, empty: boolean, refuse: NationRefuse): void {
  const { me, money } = now;
  const { hours, wage } = levelOf(me.role, number);
  const no = (because: string, clause = '6.5') => refuse(workMove(number), { clause, because });
  if (number > me.level) no(`Your production level is ${me.level}, not ${number}.`);
  else if (empty) no(`The Supply has ${itemsInWords(0, me.item)} left to make.`, '6.5c');
  else if (me.hours < hours) no(tooLate(`Work at level ${number}`, hours, me));
  else if (money < wage) no(tooDear(`The wages at level ${number} are`, wage, money), '6.5a');
  else no(`You have the hours and the money for level ${me.level}, so you do not work below it.`, '6.5b');
}

/** R 6.6: the owner cannot refuse, and the price is the one on the mat. */
export const visit: Action<DayMoveOf<'visit'>> = {
  moves(_, now, legal, refuse) {
    const { shared, seat, money } = now;
    const { players } = shared;
    for (let to = 0; to < players.length; to++) {
      if (to === seat) continue;
      const host = playerAt(shared, to);
      if (isOut(host)) {
        refuse?.(visitMove(to, 0), { clause: '5.5b', because: `${The(host.role)} is out of the game and cannot be visited.` });
        continue;
      }
      const most = isProducer(host) ? Math.min(host.shop, Math.floor(money / host.price)) : 0;
      for (let n = 0; n <= most; n++) legal.push(visitMove(to, n));
      refuse?.(visitMove(to, most + 1), { clause: '6.6', because: noMore(host, most + 1, money) });
    }
  },
  play(e, s, seat, { seat: to, n }, x) {
    const { shared } = s;
    const guest = playerAt(shared, seat);
    const host = playerAt(shared, to);
    const paid = n * host.price;
    pay(s, seat, to, paid);
    if (n > 0) {
      host.shop -= n;
      guest.store[host.item] = stored(guest, host.item) + n;
    }
    guest.visited |= bit(to);
    spendHours(s, seat, HOURS.visit);
    x.tell?.({ type: 'visit', seat, to, role: host.role, n, paid });
    nextTurn(e, s, x);
  },
};

function noMore(host: Player, n: number, money: number): string {
  if (!isProducer(host)) return `${The(host.role)} sells no items, only loans.`;
  if (host.shop === 0) return `${The(host.role)} has ${itemsInWords(0, host.item)} for sale.`;
  if (host.shop < n) return `${The(host.role)} has ${itemsInWords(host.shop, host.item)} for sale, not ${n}.`;
  return tooDear(`${itemsInWords(n, host.item)} at ${host.price}B ${n === 1 ? 'costs' : 'cost'}`, n * host.price, money);
}

/** R 6.9. */
export const exploring: Action<DayMoveOf<'explore'>> = {
  moves(_, { shared, me }, legal, refuse) {
    if (me.hours < HOURS.explore) {
      refuse?.(EXPLORE, { clause: '6.9', because: tooLate('Exploring the world', HOURS.explore, me) });
    } else if (shared.deckSize === 0 && shared.discards.every((count) => count === 0)) {
      refuse?.(EXPLORE, { clause: '6.9a', because: 'All Explorer cards are in hands; there is nothing left to draw.' });
    } else {
      legal.push(EXPLORE);
    }
  },
  play(e, s, seat, _, x) {
    spendHours(s, seat, HOURS.explore);
    explore(e, s, seat, x);
  },
};

/** R 6.10. */
export const enjoy: Action<DayMoveOf<'enjoy'>> = {
  moves(_, { shared, me }, legal, refuse) {
    if (!withEntertainer(shared)) {
      refuse?.(ENJOY.store, { clause: '13.2', because: 'Without an Entertainer there is no entertainment to enjoy.' });
      return;
    }
    if (me.role === 'entertainer' && me.enjoyed >= OWN_TICKETS) {
      const because = `${The(me.role)} enjoys at most ${OWN_TICKETS} Tickets a round; you have had ${me.enjoyed}.`;
      refuse?.(ENJOY.store, { clause: '6.10a', because });
      return;
    }
    if (stored(me, TICKET) > 0) legal.push(ENJOY.store);
    else refuse?.(ENJOY.store, { clause: '6.10', because: `You have no Ticket; ${the('entertainer')} sells them.` });
    if (hasOwnTicket(me)) legal.push(ENJOY.shop);
  },
  play(e, s, seat, { from }, x) {
    const { shared } = s;
    const player = playerAt(shared, seat);
    if (from === 'shop') makeForShop(shared, player, -1);
    else takeFromSupply(shared, player, TICKET, -1);
    player.enjoyed++;
    spendHours(s, seat, HOURS.enjoy);
    x.tell?.({ type: 'enjoy', seat, from });
    cheer(shared, seat, 1, 'ticket', x);
    nextTurn(e, s, x);
  },
};

/** R 8.7: takes no time, and the turn goes on. */
export const medicine: Action<DayMoveOf<'medicine'>> = {
  moves(_, { me }, legal, refuse) {
    if (me.sick === 0) {
      refuse?.(MEDICINE_FROM.store, { clause: '8.7', because: 'You are not sick.' });
      return;
    }
    if (stored(me, MEDICINE) > 0) legal.push(MEDICINE_FROM.store);
    else refuse?.(MEDICINE_FROM.store, { clause: '8.7', because: 'You are sick, but have no Medicine in your store.' });
    if (me.item === MEDICINE && me.shop > 0) legal.push(MEDICINE_FROM.shop);
  },
  play(_, s, seat, { from }, x) {
    takeMedicine(s.shared, seat, from, x);
    sameTurn(s);
  },
};

/** R 6.16: an hour may always be idled away. */
export const wait: Action<DayMoveOf<'wait'>> = {
  moves(_, __, legal) {
    legal.push(WAIT);
  },
  play(e, s, seat, _, x) {
    spendHours(s, seat, HOURS.wait);
    x.tell?.({ type: 'wait', seat });
    nextTurn(e, s, x);
  },
};

/** R 6.16. */
export const rest: Action<DayMoveOf<'rest'>> = {
  moves(_, __, legal) {
    legal.push(REST);
  },
  play(e, s, seat, _, x) {
    const { hours } = playerAt(s.shared, seat);
    spendHours(s, seat, hours);
    x.tell?.({ type: 'rest', seat, hours });
    nextTurn(e, s, x);
  },
};

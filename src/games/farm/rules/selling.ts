/** Phase 1: everyone sells at fixed prices, all at the same time because nobody's sale touches another's. */
import { ask } from '../../../engine/decisions.js';
import { nextSeat } from '../../kit/seats.js';
import { squareName, squareNamed } from './boards.js';
import { breedOf, GOOD_PRICES, GOODS, type Good, kindName, kindNumber } from './data.js';
import { farmerAt, flockAt, giveUp, ownsOf } from './flocks.js';
import { boardIn } from './land.js';
import { DONE, SELL_GOODS, sellAll, sellAnimalMove, sellFive, sellOne } from './moves.js';
import type { FarmEffects, Farmer, FarmRefuse, Flock, Move, PhaseRule, Rule, Shared } from './types.js';

export const isLastSelling = (shared: Shared): boolean => shared.round > shared.options.rounds;

/** R 5.2, 15.2: wool sold in the last selling would be paid when nobody counts any more. */
const sellable = (shared: Shared, farmer: Farmer, item: Good): number => (item === 'wool' && isLastSelling(shared) ? 0 : farmer[item]);

/** R 17.7. */
const needsFull = (shared: Shared): boolean => shared.options.liveSale === 'balanced';
const canBeSold = (shared: Shared, flock: Flock): boolean => !needsFull(shared) || flock.full > 0;

function hasSomethingToSell(shared: Shared, farmer: Farmer): boolean {
  for (const item of GOODS) if (sellable(shared, farmer, item) > 0) return true;
  for (const flock of farmer.flocks) if (canBeSold(shared, flock)) return true;
  return false;
}

export const selling: Rule = {
  moves(_, shared, { seat }, refuse) {
    const farmer = farmerAt(shared, seat);
    const list: Move[] = [];
    let kinds = 0;
    for (const item of GOODS) {
      const stock = sellable(shared, farmer, item);
      if (stock === 0) continue;
      kinds++;
      list.push(sellOne(item));
      if (stock > 5) list.push(sellFive(item));
      if (stock > 1) list.push(sellAll(item));
    }
    if (kinds > 1) list.push(SELL_GOODS);
    for (const flock of farmer.flocks) {
      if (canBeSold(shared, flock)) list.push(sellAnimalMove(shared.board, flock.kind, flock.at));
    }
    list.push(DONE);
    if (refuse !== undefined) refuseSelling(shared, farmer, refuse);
    return list;
  },

  play(_, s, { seat }, move, x) {
    const { shared } = s;
    const farmer = farmerAt(shared, seat);
    if (move.t === 'done') return;
    if (move.t === 'sell') sell(farmer, seat, move.item, move.n === 'all' ? farmer[move.item] : move.n, x);
    else if (move.t === 'sellGoods') {
      for (const item of GOODS) if (sellable(shared, farmer, item) > 0) sell(farmer, seat, item, farmer[item], x);
    } else if (move.t === 'sellAnimal') {
      const money = breedOf(kindNumber(move.kind)).sells;
      giveUp(shared, farmer, flockAt(farmer, kindNumber(move.kind), squareNamed(boardIn(shared), move.at)), needsFull(shared));
      farmer.money += money;
      x.tell?.({ type: 'sellAnimal', seat, kind: move.kind, at: move.at, money, owns: ownsOf(farmer, kindNumber(move.kind)) });
    }
    if (hasSomethingToSell(shared, farmer)) ask(s, seat, 'sell');
  },
};

function sell(farmer: Farmer, seat: number, item: Good, n: number, x: FarmEffects): void {
  farmer[item] -= n;
  const money = n * GOOD_PRICES[item];
  if (item === 'wool') farmer.woolDue += n;
  else farmer.money += money;
  x.tell?.({ type: 'sell', seat, item, n, money: item === 'wool' ? 0 : money });
}

export const sellPhase: PhaseRule = {
  begin(_, s, x) {
    const { shared } = s;
    let seat = shared.first;
    for (let turn = 0; turn < shared.farmers.length; turn++) {
      const farmer = farmerAt(shared, seat);
      payForWool(farmer, seat, x);
      if (hasSomethingToSell(shared, farmer)) ask(s, seat, 'sell');
      seat = nextSeat(seat, shared.farmers.length);
    }
  },
  next: (_) => true,
};

function payForWool(farmer: Farmer, seat: number, x: FarmEffects): void {
  if (farmer.woolDue === 0) return;
  const wool = farmer.woolDue;
  const money = wool * GOOD_PRICES.wool;
  farmer.money += money;
  farmer.woolDue = 0;
  x.tell?.({ type: 'woolPaid', seat, wool, money });
}

const ABSENT: Readonly<Record<Good, string>> = { egg: 'eggs', milk: 'milk', meat: 'meat', wool: 'wool' };

function refuseSelling(shared: Shared, farmer: Farmer, refuse: FarmRefuse): void {
  for (const item of GOODS) {
    if (sellable(shared, farmer, item) > 0) continue;
    if (farmer[item] > 0) {
      refuse(sellOne(item), { clause: '15.2', because: 'Wool is paid one selling later, and this is the last selling.' });
    } else if (item !== 'wool' || shared.options.sheep) {
      refuse(sellOne(item), { clause: '5.2', because: `You have no ${ABSENT[item]} to sell.` });
    }
  }
  for (const flock of farmer.flocks) {
    if (canBeSold(shared, flock)) continue;
    const { name } = breedOf(flock.kind);
    const where = squareName(boardIn(shared), flock.at);
    refuse(sellAnimalMove(shared.board, flock.kind, flock.at), {
      clause: '17.7',
      because: `Only animals that ate to the full in the last feeding are sold alive; no ${kindName(flock.kind)} on ${where} did, and a ${name} needs ${breedOf(flock.kind).capacity}.`,
    });
  }
}

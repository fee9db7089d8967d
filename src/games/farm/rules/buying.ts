/** Phase 2: the market is pulled from the bag; farmers buy one animal at a time and place it. */
import { ask } from '../../../engine/decisions.js';
import { draw, pileSize, shuffleIn } from '../../../engine/pile.js';
import { nextSeat } from '../../kit/seats.js';
import { squareName, squareNamed } from './boards.js';
import { breedOf, KINDS, kindName, kindNumber, landName, MARKET_BASE, OPEN_MARKET_PURCHASES, roomOf, SHEEP } from './data.js';
import { farmerAt, ownsOf, settle } from './flocks.js';
import { boardIn, landAt, mostRoom, roomAt, takenAt } from './land.js';
import { buyMove, PASS, placeMove } from './moves.js';
import type { FarmEffects, FarmRefuse, Move, PhaseRule, Rule, Shared } from './types.js';

/** What can be bought, by kind: the market, or with the open market the whole bag (17.2). */
export const forSale = (shared: Shared): readonly number[] => (shared.options.market === 'open' ? shared.bag.counts : shared.market);

export const buying: Rule = {
  moves(_, shared, { seat }, refuse) {
    const { money } = farmerAt(shared, seat);
    const stock = forSale(shared);
    const room = mostRoom(shared);
    const list: Move[] = [];
    for (let kind = 0; kind < KINDS.length; kind++) {
      const { price, size } = breedOf(kind);
      if ((stock[kind] ?? 0) > 0 && price <= money && size <= room) list.push(buyMove(kind));
      else if (refuse !== undefined) refuseBuying(shared, kind, money, room, refuse);
    }
    list.push(PASS);
    return list;
  },

  play(_, s, { seat }, move, x) {
    const { shared } = s;
    const farmer = farmerAt(shared, seat);
    if (move.t !== 'buy') {
      farmer.out = true;
      x.tell?.({ type: 'outOfBuying', seat });
      shared.active = nextSeat(seat, shared.farmers.length);
      return;
    }
    const kind = kindNumber(move.kind);
    const { price } = breedOf(kind);
    farmer.money -= price;
    takeFromSale(shared, kind);
    shared.bought = kind;
    x.tell?.({ type: 'buy', seat, kind: move.kind, price });
    ask(s, seat, 'place');
  },
};

export const placing: Rule = {
  moves(_, shared, __, refuse) {
    const { size } = breedOf(shared.bought);
    const list: Move[] = [];
    for (let at = 0; at < shared.land.length; at++) {
      if (roomAt(shared, at) >= size) list.push(placeMove(shared.board, at));
      else if (refuse !== undefined) refusePlacing(shared, at, refuse);
    }
    return list;
  },

  play(_, s, { seat }, move, x) {
    const { shared } = s;
    if (move.t !== 'place') return;
    const farmer = farmerAt(shared, seat);
    const kind = shared.bought;
    settle(shared, farmer, kind, squareNamed(boardIn(shared), move.at));
    shared.bought = -1;
    farmer.purchases++;
    x.tell?.({ type: 'place', seat, kind: kindName(kind), at: move.at, owns: ownsOf(farmer, kind) });
    if (shared.options.market === 'open' && farmer.purchases === OPEN_MARKET_PURCHASES) farmer.out = true;
    coopBuys(shared, x);
    shared.active = nextSeat(seat, shared.farmers.length);
  },
};

export const buyPhase: PhaseRule = {
  begin(_, s, x) {
    const { shared } = s;
    shared.active = shared.first;
    for (const farmer of shared.farmers) {
      farmer.out = false;
      farmer.purchases = 0;
    }
    if (shared.options.market === 'bag') pullMarket(shared, x);
  },

  next(_, s) {
    const { shared } = s;
    const seat = nextBuyer(shared);
    if (seat < 0) return true;
    shared.active = seat;
    ask(s, seat, 'buy');
    return false;
  },
};

function nextBuyer(shared: Shared): number {
  let seat = shared.active;
  for (let turn = 0; turn < shared.farmers.length; turn++) {
    if (!farmerAt(shared, seat).out) return seat;
    seat = nextSeat(seat, shared.farmers.length);
  }
  return -1;
}

/** R 6.1: left-over meeples go back, then 8 and one per farmer are pulled. */
function pullMarket(shared: Shared, x: FarmEffects): void {
  const { bag, market, farmers } = shared;
  for (let kind = 0; kind < KINDS.length; kind++) {
    for (let n = market[kind] ?? 0; n > 0; n--) shuffleIn(bag, kind);
    market[kind] = 0;
  }
  for (let n = Math.min(MARKET_BASE + farmers.length, pileSize(bag)); n > 0; n--) {
    const kind = draw(bag, x.chance);
    market[kind] = (market[kind] ?? 0) + 1;
  }
  if (x.tell === undefined) return;
  const animals = KINDS.map((kind, number) => ({ kind, n: market[number] ?? 0 })).filter(({ n }) => n > 0);
  x.tell({ type: 'market', animals, bag: pileSize(bag) });
}

function takeFromSale(shared: Shared, kind: number): void {
  const { bag, market, options } = shared;
  if (options.market === 'bag') {
    market[kind] = (market[kind] ?? 0) - 1;
    return;
  }
  bag.counts[kind] = (bag.counts[kind] ?? 0) - 1;
  bag.loose--;
}

/** R 16.2: alone at the table, the co-op takes one of what is left after each purchase. */
function coopBuys(shared: Shared, x: FarmEffects): void {
  const { market, options, farmers, bag } = shared;
  if (farmers.length > 1 || !options.soloCoop || options.market === 'open') return;
  let onMarket = 0;
  for (const n of market) onMarket += n;
  if (onMarket === 0) return;
  let left = x.chance.int(onMarket);
  let kind = 0;
  for (let n = market[0] ?? 0; left >= n; n = market[++kind] ?? 0) left -= n;
  market[kind] = (market[kind] ?? 0) - 1;
  shuffleIn(bag, kind);
  x.tell?.({ type: 'coop', kind: kindName(kind) });
}

function refuseBuying(shared: Shared, kind: number, money: number, room: number, refuse: FarmRefuse): void {
  if (kind === SHEEP && !shared.options.sheep) return;
  const { name, price, size } = breedOf(kind);
  const move = buyMove(kind);
  if ((forSale(shared)[kind] ?? 0) === 0) {
    refuse(move, { clause: '6.2', because: `No ${name} is for sale ${shared.options.market === 'bag' ? 'this round' : 'any more'}.` });
  } else if (price > money) {
    refuse(move, { clause: '6.2', because: `A ${name} costs $${price}; you have $${money}.` });
  } else {
    refuse(move, { clause: '6.3', because: `A ${name} needs room ${size}; no square has more than ${room} left.` });
  }
}

function refusePlacing(shared: Shared, at: number, refuse: FarmRefuse): void {
  const { name, size } = breedOf(shared.bought);
  const land = landAt(shared, at);
  const where = `${squareName(boardIn(shared), at)} (${landName(land)})`;
  const left = roomAt(shared, at);
  const taken = takenAt(shared, at) === 0 ? '' : `, of which ${takenAt(shared, at)} taken, ${left} left`;
  refuse(placeMove(shared.board, at), {
    clause: '6.4',
    because: `A ${name} needs room ${size}; ${where} has room ${roomOf(land)}${taken}.`,
  });
}

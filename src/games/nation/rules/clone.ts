/** A copy of a match that shares nothing mutable with it: the hot path of search. */
import { clonePile } from '../../../engine/pile.js';
import { cloneState } from '../../kit/state.js';
import type { Bank, Dark, Ledger, NationState, Own, Player, Shared } from './types.js';

export const clone = (s: NationState): NationState => cloneState(s, cloneShared(s.shared), s.own.map(cloneOwn), cloneDark(s.dark));

export function cloneShared(shared: Shared): Shared {
  const copy: Shared = {
    options: shared.options,
    round: shared.round,
    start: shared.start,
    turn: shared.turn,
    players: shared.players.map(clonePlayer),
    supply: shared.supply.slice(),
    sickLeft: shared.sickLeft,
    deckSize: shared.deckSize,
    discards: shared.discards.slice(),
    infecting: shared.infecting.slice(),
    bank: shared.bank === null ? null : cloneBank(shared.bank),
    mat: shared.mat,
    matCounted: shared.matCounted,
    matEmpty: shared.matEmpty,
    lastDay: shared.lastDay,
  };
  if (shared.rules !== undefined) copy.rules = shared.rules;
  if (shared.ledger !== undefined) copy.ledger = cloneLedger(shared.ledger);
  return copy;
}

const cloneLedger = ({ seats, mat }: Ledger): Ledger => ({ seats: seats.slice(), mat });

function clonePlayer(player: Player): Player {
  return {
    role: player.role,
    item: player.item,
    money: player.money,
    happiness: player.happiness,
    sources: player.sources.slice(),
    level: player.level,
    price: player.price,
    shop: player.shop,
    store: player.store.slice(),
    cards: player.cards,
    showsHelp: player.showsHelp,
    sick: player.sick,
    hours: player.hours,
    visited: player.visited,
    askedHelp: player.askedHelp,
    loan: player.loan,
    step: player.step,
    startLoan: player.startLoan,
    tookLoan: player.tookLoan,
    workedWithJoy: player.workedWithJoy,
    enjoyed: player.enjoyed,
    out: player.out,
  };
}

const cloneBank = (bank: Bank): Bank => ({
  stock: bank.stock.slice(),
  offer: bank.offer.slice(),
  startBorrowers: bank.startBorrowers,
  roi: bank.roi,
});

export const cloneOwn = (own: Own): Own => ({ money: own.money, supplied: own.supplied, hand: own.hand.slice(), draft: own.draft });

const cloneDark = (dark: Dark): Dark => ({ deck: clonePile(dark.deck), mat: dark.mat });

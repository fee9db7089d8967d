/** Copies for search: written by hand, field by field, because it is the hot path. */
import { clonePile } from '../../../engine/pile.js';
import { cloneState } from '../../kit/state.js';
import type { Farmer, FarmState, Flock, Shared } from './types.js';

export const clone = (s: FarmState): FarmState => cloneState(s, cloneShared(s.shared), s.own.slice(), s.dark);

export function cloneShared(shared: Shared): Shared {
  const { eater } = shared;
  const copy: Shared = {
    options: shared.options,
    board: shared.board,
    round: shared.round,
    first: shared.first,
    phase: shared.phase,
    active: shared.active,
    left: shared.left,
    land: shared.land.slice(),
    food: shared.food.slice(),
    bugs: shared.bugs.slice(),
    effort: shared.effort.slice(),
    grazed: shared.grazed.slice(),
    taken: shared.taken.slice(),
    farmers: shared.farmers.map(cloneFarmer),
    bag: clonePile(shared.bag),
    market: shared.market.slice(),
    bought: shared.bought,
    actions: shared.actions,
    collected: shared.collected,
    eater: { kind: eater.kind, at: eater.at, ate: eater.ate, stayed: eater.stayed },
    toiler: shared.toiler,
    toil: shared.toil,
  };
  if (shared.rules !== undefined) copy.rules = shared.rules;
  return copy;
}

function cloneFarmer(farmer: Farmer): Farmer {
  return {
    money: farmer.money,
    egg: farmer.egg,
    milk: farmer.milk,
    meat: farmer.meat,
    wool: farmer.wool,
    woolDue: farmer.woolDue,
    hay: farmer.hay,
    veg: farmer.veg,
    grain: farmer.grain,
    scraps: farmer.scraps,
    auto: farmer.auto,
    out: farmer.out,
    purchases: farmer.purchases,
    herd: farmer.herd.slice(),
    flocks: farmer.flocks.map(cloneFlock),
  };
}

function cloneFlock(flock: Flock): Flock {
  return { kind: flock.kind, at: flock.at, count: flock.count, waiting: flock.waiting, fed: flock.fed, full: flock.full };
}

/** The course of a round: one phase after the other, and the end of it all. */

import { nextSeat } from '../../kit/seats.js';
import type { Edition } from '../editions/edition.js';
import { squareName } from './boards.js';
import { breedPhase } from './breeding.js';
import { butcherPhase } from './butchering.js';
import { buyPhase } from './buying.js';
import { landName, landNumber } from './data.js';
import { farmPhase } from './farming.js';
import { feedPhase } from './feeding.js';
import { boardIn, effortAt, foodAt, groundAt, landAt, turnInto } from './land.js';
import { producePhase } from './producing.js';
import { happinessOf } from './scores.js';
import { isLastSelling, sellPhase } from './selling.js';
import type { FarmEffects, FarmState, Phase, PhaseRule, Shared } from './types.js';

/** 13 and 14: the land grows back, worked land turns, and the round is over. */
const growPhase: PhaseRule = {
  begin(e, { shared }, x) {
    growBack(shared, x);
    turnWorkedLand(e, shared, x);
    shared.round++;
    shared.first = nextSeat(shared.first, shared.farmers.length);
  },
  next: (_) => true,
};

const PHASES: Readonly<Record<Exclude<Phase, 'over'>, PhaseRule>> = {
  sell: sellPhase,
  buy: buyPhase,
  farm: farmPhase,
  feed: feedPhase,
  produce: producePhase,
  butcher: butcherPhase,
  breed: breedPhase,
  grow: growPhase,
};

const AFTER: Readonly<Record<Exclude<Phase, 'over'>, Phase>> = {
  sell: 'buy',
  buy: 'farm',
  farm: 'feed',
  feed: 'produce',
  produce: 'butcher',
  butcher: 'breed',
  breed: 'grow',
  grow: 'sell',
};

/** R 15.1, 15.2: after the last round there is one more selling, if the table wants it. */
function following(shared: Shared, phase: Exclude<Phase, 'over'>): Phase {
  const ends = isLastSelling(shared) && (phase === 'sell' || !shared.options.finalMarket);
  return ends ? 'over' : AFTER[phase];
}

export function enter(e: Edition, s: FarmState, phase: Phase, x: FarmEffects): void {
  const { shared } = s;
  shared.phase = phase;
  if (phase === 'over') {
    if (x.tell !== undefined) x.tell({ type: 'over', happiness: shared.farmers.map((farmer) => happinessOf(farmer)) });
    return;
  }
  if (phase === 'sell') announceRound(shared, x);
  PHASES[phase].begin(e, s, x);
}

/** Plays on until somebody has to decide something, or the game is over. */
export function goOn(e: Edition, s: FarmState, x: FarmEffects): void {
  const { shared } = s;
  while (s.open.length === 0 && shared.phase !== 'over') {
    const { phase } = shared;
    if (PHASES[phase].next(e, s, x)) enter(e, s, following(shared, phase), x);
  }
}

function announceRound(shared: Shared, x: FarmEffects): void {
  if (isLastSelling(shared)) x.tell?.({ type: 'lastSelling' });
  else x.tell?.({ type: 'round', round: shared.round, of: shared.options.rounds, first: shared.first });
}

function growBack(shared: Shared, x: FarmEffects): void {
  for (let at = 0; at < shared.land.length; at++) {
    const { regrows, most } = groundAt(shared, at);
    shared.food[at] = Math.min(most, foodAt(shared, at) + regrows);
  }
  x.tell?.({ type: 'grow' });
}

function turnWorkedLand(e: Edition, shared: Shared, x: FarmEffects): void {
  for (let at = 0; at < shared.land.length; at++) {
    if (effortAt(shared, at) < e.effortToConvert) continue;
    const from = landName(landAt(shared, at));
    const [to] = groundAt(shared, at).becomes;
    if (to === undefined) continue;
    turnInto(shared, at, landNumber(to));
    x.tell?.({ type: 'turns', at: squareName(boardIn(shared), at), from, to });
  }
}

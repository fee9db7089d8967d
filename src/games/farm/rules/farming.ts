/** Phase 3, the farmer's action: convert one square, or collect from two. */

import { ask } from '../../../engine/decisions.js';
import { nextSeat } from '../../kit/seats.js';
import type { Edition } from '../editions/edition.js';
import { squareName, squareNamed } from './boards.js';
import { becomesOf, FOREST, LANDS, type Land, landName, landNumber, ROUGH, roomOf } from './data.js';
import { farmerAt } from './flocks.js';
import { boardIn, effortAt, foodAt, landAt, takenAt, turnInto } from './land.js';
import { collectMove, convertMove, DONE, PASS } from './moves.js';
import type { FarmEffects, FarmRefuse, FarmState, Move, PhaseRule, Rule, Shared } from './types.js';

/** R 7.3: what collecting from a kind of land brings. */
const HARVEST: Readonly<Record<Land, 'hay' | 'veg' | 'grain' | null>> = {
  pasture: 'hay',
  garden: 'veg',
  field: 'grain',
  rough: null,
  forest: null,
};
const HARVEST_BY_NUMBER = LANDS.map((land) => HARVEST[land]);
export const harvestOf = (shared: Shared, at: number): 'hay' | 'veg' | 'grain' | null => HARVEST_BY_NUMBER[landAt(shared, at)] ?? null;

const canCollect = (shared: Shared, at: number): boolean =>
  foodAt(shared, at) > 0 && at !== shared.collected && harvestOf(shared, at) !== null;

/** R 7.2: Rough and Forest are only worked on, unless the table turns them at once (17.9). */
export const isLabour = (shared: Shared, land: number): boolean =>
  shared.options.farmerConvert === 'labour' && (land === ROUGH || land === FOREST);

/** R 7.2: the animals that stand there must have room on the new land. */
const canConvert = (e: Edition, shared: Shared, at: number, to: number): boolean =>
  isLabour(shared, landAt(shared, at)) ? effortAt(shared, at) < e.effortToConvert : takenAt(shared, at) <= roomOf(to);

export const farming: Rule = {
  moves(e, shared, _, refuse) {
    const list: Move[] = [];
    for (let at = 0; at < shared.land.length; at++) {
      for (const to of becomesOf(landAt(shared, at))) {
        if (canConvert(e, shared, at, to)) list.push(convertMove(shared.board, at, to));
        else if (refuse !== undefined) refuseConvert(e, shared, at, to, refuse);
      }
      if (refuse !== undefined) refuseWayBack(shared, at, refuse);
    }
    listCollects(shared, list, refuse);
    list.push(PASS);
    return list;
  },

  play(_, s, { seat }, move, x) {
    const { shared } = s;
    if (move.t === 'collect') {
      const at = squareNamed(boardIn(shared), move.at);
      collect(shared, seat, at, x);
      shared.collected = at;
      ask(s, seat, 'second');
    } else if (move.t === 'convert') {
      convert(shared, seat, squareNamed(boardIn(shared), move.at), move.to, x);
      endAction(shared);
    } else {
      x.tell?.({ type: 'rest', seat });
      shared.actions = 0;
    }
  },
};

/** R 7.3: the second square of a collection. */
export const collectingAgain: Rule = {
  moves(_, shared, __, refuse) {
    const list: Move[] = [];
    listCollects(shared, list, refuse);
    list.push(DONE);
    return list;
  },

  play(_, { shared }, { seat }, move, x) {
    if (move.t === 'collect') collect(shared, seat, squareNamed(boardIn(shared), move.at), x);
    endAction(shared);
  },
};

export const farmPhase: PhaseRule = {
  begin(_, { shared }) {
    shared.active = shared.first;
    shared.left = shared.farmers.length;
    shared.actions = shared.options.farmerActions;
  },

  next(_, s: FarmState) {
    const { shared } = s;
    if (shared.actions === 0) {
      shared.left--;
      shared.active = nextSeat(shared.active, shared.farmers.length);
      shared.actions = shared.left > 0 ? shared.options.farmerActions : 0;
    }
    if (shared.left === 0) return true;
    ask(s, shared.active, 'farm');
    return false;
  },
};

function endAction(shared: Shared): void {
  shared.collected = -1;
  shared.actions--;
}

function listCollects(shared: Shared, list: Move[], refuse: FarmRefuse | undefined): void {
  for (let at = 0; at < shared.land.length; at++) {
    if (canCollect(shared, at)) list.push(collectMove(shared.board, at));
    else if (refuse !== undefined) refuseCollect(shared, at, refuse);
  }
}

function collect(shared: Shared, seat: number, at: number, x: FarmEffects): void {
  const item = harvestOf(shared, at);
  if (item === null) return;
  const n = foodAt(shared, at);
  farmerAt(shared, seat)[item] += n;
  shared.food[at] = 0;
  x.tell?.({ type: 'collect', seat, at: squareName(boardIn(shared), at), item, n });
}

function convert(shared: Shared, seat: number, at: number, to: Land, x: FarmEffects): void {
  const where = squareName(boardIn(shared), at);
  const from = landAt(shared, at);
  if (isLabour(shared, from)) {
    const effort = effortAt(shared, at) + 1;
    shared.effort[at] = effort;
    x.tell?.({ type: 'labour', seat, at: where, effort });
    return;
  }
  turnInto(shared, at, landNumber(to));
  x.tell?.({ type: 'convert', seat, at: where, from: landName(from), to });
}

function refuseConvert(e: Edition, shared: Shared, at: number, to: number, refuse: FarmRefuse): void {
  const where = squareName(boardIn(shared), at);
  const because = isLabour(shared, landAt(shared, at))
    ? `${where} has been worked ${e.effortToConvert} times already; it turns at the end of the round.`
    : `The animals on ${where} take room ${takenAt(shared, at)}; a ${landName(to)} has room ${roomOf(to)}.`;
  refuse(convertMove(shared.board, at, to), { clause: '7.2', because });
}

/** R 7.4: the way back that a farmer may look for. */
const BACK: Readonly<Partial<Record<Land, Land>>> = { garden: 'pasture', field: 'pasture', pasture: 'rough' };

function refuseWayBack(shared: Shared, at: number, refuse: FarmRefuse): void {
  const from = landName(landAt(shared, at));
  const to = BACK[from];
  if (to === undefined) return;
  const because = `${squareName(boardIn(shared), at)} is ${from}; there is no way back from it to ${to}.`;
  refuse(convertMove(shared.board, at, landNumber(to)), { clause: '7.4', because });
}

function refuseCollect(shared: Shared, at: number, refuse: FarmRefuse): void {
  const where = squareName(boardIn(shared), at);
  const because =
    harvestOf(shared, at) === null
      ? `${where} is ${landName(landAt(shared, at))}; only pasture, garden and field are collected from.`
      : at === shared.collected
        ? `You have just collected from ${where}; the second square must be another one.`
        : `Nothing grows on ${where} at the moment.`;
  refuse(collectMove(shared.board, at), { clause: '7.3', because });
}

/** Copies for search: written by hand, field by field, because it is the hot path. What is only ever replaced is shared. */
import type { Seat } from '../../../engine/game.js';
import { newPile, type Pile } from '../../../engine/pile.js';
import { cloneState } from '../../kit/state.js';
import type { Card } from './cards.js';
import type { Player, PursuitState, Shared } from './types.js';

export const clone = (s: PursuitState): PursuitState => cloneState(s, cloneShared(s.shared), s.own.slice(), s.dark);

export function cloneShared(shared: Shared): Shared {
  return withOther(shared, clonePlayers(shared.players), shared.piles.slice(), shared.discards.slice());
}

function withOther(shared: Shared, players: Player[], piles: Pile[], discards: (readonly Card[])[]): Shared {
  const copy: Shared = {
    options: shared.options,
    round: shared.round,
    phase: shared.phase,
    clock: shared.clock,
    first: shared.first,
    turn: shared.turn,
    pending: shared.pending,
    goals: shared.goals,
    players,
    rows: shared.rows.slice(),
    piles,
    discards,
    level: shared.level,
    markers: shared.markers,
    roles: shared.roles,
  };
  if (shared.rules !== undefined) copy.rules = shared.rules;
  if (shared.turned !== undefined) copy.turned = shared.turned;
  return copy;
}

/**
 * A table on which one seat can try something out: nothing it does touches the others' players, so those are shared. Nothing is drawn
 * either, since which card follows is not for the one who tries to know; a headhunter alone must find the job in its pile.
 */
export function tableFor(shared: Shared, seat: Seat): Shared {
  const players = shared.players.slice();
  const me = players[seat];
  if (me !== undefined) players[seat] = clonePlayer(me);
  if (shared.options.headhunter) return withOther(shared, players, shared.piles.slice(), shared.discards.slice());
  return withOther(shared, players, [NO_PILE, NO_PILE, NO_PILE, NO_PILE], [NOTHING, NOTHING, NOTHING, NOTHING]);
}
const NO_PILE: Pile = newPile([]);
const NOTHING: readonly Card[] = [];

function clonePlayers(players: readonly Player[]): Player[] {
  const copies: Player[] = [];
  for (const p of players) copies.push(clonePlayer(p));
  return copies;
}

function clonePlayer(p: Player): Player {
  return {
    trait: p.trait,
    knowledge: p.knowledge,
    creativity: p.creativity,
    influence: p.influence,
    money: p.money,
    sth: p.sth,
    lth: p.lth,
    stress: p.stress,
    free: p.free,
    spent: p.spent,
    reserve: p.reserve,
    alive: p.alive,
    diedAt: p.diedAt,
    diedIn: p.diedIn,
    job: p.job,
    overtime: p.overtime,
    jobIncome: p.jobIncome,
    relationshipUpkeeps: p.relationshipUpkeeps,
    basicCompleted: p.basicCompleted,
    activitiesDone: p.activitiesDone,
    sharedAndSingle: p.sharedAndSingle,
    roundsBegun: p.roundsBegun,
    goalsWon: p.goalsWon,
    onSpace: p.onSpace,
    projects: p.projects,
    partners: p.partners,
    items: p.items,
    activities: p.activities,
    album: p.album,
    bills: p.bills,
    lthBy: p.lthBy,
    life: p.life,
  };
}

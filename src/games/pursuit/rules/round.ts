/** The course of a round: upkeep, action and end of round, in the order of R 4, and from one round to the next. */

import { ask } from '../../../engine/decisions.js';
import type { Seat } from '../../../engine/game.js';
import type { Edition } from '../editions/edition.js';
import { discardable } from './actions/giveUp.js';
import {
  ageIn,
  HOURGLASSES,
  hoursIn,
  LAST_SPACE,
  OLD_AGE_ROUNDS,
  OLD_AGE_STRESS,
  oldAge,
  PER_INHERITED,
  SLOTS,
  SPACES,
  sectionName,
  TEEN,
} from './board.js';
import { type Card, groupOf, idOf, isBasic, isGroup, JOBS_ROW, NO_CARD, ROLES, ROWS } from './cards.js';
import { die, gain, gainLth, pullTrait, takeStress } from './effects.js';
import { bonusOf, goalAt, isMetAlone, measure, soloTarget, winnerOf } from './goals.js';
import { amounts, NONE, plus } from './goods.js';
import { lifeOf } from './life.js';
import { dealRow, playerAt, rolesCovered, seatAfter, setRole, slotsUsed, withAt } from './table.js';
import type { Player, PursuitEffects, PursuitState, Shared } from './types.js';
import { hasBill, openBills } from './upkeep.js';

const someoneLives = (shared: Shared): boolean => shared.players.some((p) => p.alive);
const isLastRound = ({ round, options }: Shared): boolean => oldAge(round, options.adultRounds) === OLD_AGE_ROUNDS;

/** R 4.2 to 4.8. */
export function beginRound(e: Edition, s: PursuitState, x: PursuitEffects): void {
  const { shared } = s;
  const { adultRounds } = shared.options;
  const old = oldAge(shared.round, adultRounds);
  const stage = shared.round === TEEN ? 'Teen' : old > 0 ? 'Old Age' : 'Adult';
  x.tell?.({ type: 'round', round: shared.round, age: ageIn(shared.round, adultRounds), stage });
  if (old > 0) growOld(shared, old, x);
  if (!someoneLives(shared)) {
    finish(e, shared, x);
    return;
  }
  shared.phase = 'upkeep';
  for (const seat of shared.players.keys()) pullTrait(e, shared, seat, 'upkeepStart', x);
  for (let row = 0; row < ROWS.length; row++) {
    if (shared.round > TEEN || row < JOBS_ROW) dealRow(e, shared, row, true, x); // R 4.5a
  }
  for (const [seat, p] of shared.players.entries()) handOutHours(p, seat, x);
  sufferOverload(shared, x);
  beginSettling(e, s, shared.first, x);
}

/** R 7.3: all at the same moment. */
function growOld(shared: Shared, old: number, x: PursuitEffects): void {
  shared.clock++;
  const stress = OLD_AGE_STRESS[shared.options.oldAgeStress][old - 1] ?? 0;
  shared.players.forEach((p, seat) => {
    if (p.alive) takeStress(shared, seat, stress, 'years', x);
  });
}

/** R 4.6. */
function handOutHours(p: Player, seat: Seat, x: PursuitEffects): void {
  if (!p.alive) return;
  p.free = hoursIn(p.stress);
  p.reserve = HOURGLASSES - p.free;
  x.tell?.({ type: 'hours', seat, hours: p.free, section: sectionName(p.stress) });
}

/** R 4.7: all at the same moment. */
function sufferOverload(shared: Shared, x: PursuitEffects): void {
  shared.clock++;
  shared.players.forEach((p, seat) => {
    if (!p.alive || !takeStress(shared, seat, Math.max(0, slotsUsed(p) - SLOTS), 'slots', x)) return;
    takeStress(shared, seat, Math.max(0, p.partners.length - 1), 'partners', x);
  });
}

/** R 4.8d: one player after the other, from the first clockwise. */
function beginSettling(e: Edition, s: PursuitState, seat: Seat, x: PursuitEffects): void {
  s.shared.turn = seat;
  if (playerAt(s.shared, seat).alive) openBills(e, s.shared, seat, x);
  continueSettling(e, s, x);
}

export function continueSettling(e: Edition, s: PursuitState, x: PursuitEffects): void {
  const { shared } = s;
  if (playerAt(shared, shared.turn).bills.length > 0) {
    ask(s, shared.turn, 'upkeep');
    return;
  }
  const next = seatAfter(shared, shared.turn);
  if (next === shared.first) beginActions(e, s, x);
  else beginSettling(e, s, next, x);
}

function beginActions(e: Edition, s: PursuitState, x: PursuitEffects): void {
  const { shared } = s;
  shared.phase = 'action';
  for (const p of shared.players) if (p.alive) p.roundsBegun = shared.round;
  askToAct(e, s, shared.first, x);
}

/** R 4.9, 4.11: this seat or the next one clockwise that has an hourglass. */
function askToAct(e: Edition, s: PursuitState, from: Seat, x: PursuitEffects): void {
  const { shared } = s;
  let seat = from;
  for (let i = 0; i < shared.players.length; i++) {
    if (playerAt(shared, seat).free > 0) {
      shared.turn = seat;
      ask(s, seat, 'turn');
      return;
    }
    seat = seatAfter(shared, seat);
  }
  shared.phase = 'windDown';
  askToWindDown(e, s, shared.first, x);
}

/** After a free move the turn goes on, unless it was the last one in this life. */
export function continueTurn(e: Edition, s: PursuitState, x: PursuitEffects): void {
  askToAct(e, s, s.shared.turn, x);
}

export function endTurn(e: Edition, s: PursuitState, x: PursuitEffects): void {
  askToAct(e, s, seatAfter(s.shared, s.shared.turn), x);
}

/** R 10.4. */
export function askToWindDown(e: Edition, s: PursuitState, from: Seat, x: PursuitEffects): void {
  const { shared } = s;
  if (shared.options.windDown) {
    let seat = from;
    do {
      if (wantsToWindDown(e, shared, seat)) {
        shared.turn = seat;
        ask(s, seat, 'windDown');
        return;
      }
      seat = seatAfter(shared, seat);
    } while (seat !== shared.first);
  }
  endRound(e, s, x);
}

export function windDownIsOver(e: Edition, s: PursuitState, x: PursuitEffects): void {
  const next = seatAfter(s.shared, s.shared.turn);
  if (next === s.shared.first) endRound(e, s, x);
  else askToWindDown(e, s, next, x);
}

function wantsToWindDown(e: Edition, shared: Shared, seat: Seat): boolean {
  const p = playerAt(shared, seat);
  if (!p.alive) return false;
  if (p.stress + discardable(e, shared, seat) > LAST_SPACE) return true;
  const lasting = lastingSlots(e, p);
  return !isLastRound(shared) && (lasting > (e.windsDownProjects ? 0 : SLOTS) || p.partners.length > 1 || owes(e, shared, p));
}

/** Single-round and group projects leave by themselves. */
function lastingSlots(e: Edition, p: Player): number {
  let count = p.partners.length + (p.job === NO_CARD ? 0 : 1);
  for (const card of p.projects) if (isBasic(e, card)) count++;
  return count;
}

function owes(e: Edition, shared: Shared, p: Player): boolean {
  if (p.job !== NO_CARD) return true;
  for (const card of p.partners) if (hasBill(e, shared, card)) return true;
  for (const card of p.items) if (hasBill(e, shared, card)) return true;
  return false;
}

/** R 4.14 to 4.20. */
function endRound(e: Edition, s: PursuitState, x: PursuitEffects): void {
  const { shared } = s;
  payGroupBonuses(e, shared, x);
  for (const p of shared.players) putAway(e, shared, p);
  passToken(shared, x);
  for (const p of shared.players) p.sth = 0;
  if (isLastRound(shared)) {
    shared.clock++;
    shared.players.forEach((p, seat) => {
      if (p.alive) die(shared, seat, 'years', x);
    });
  }
  if (!someoneLives(shared)) {
    finish(e, shared, x);
    return;
  }
  shared.round++;
  beginRound(e, s, x);
}

/** R 5.6d: for each role held, every bonus up to the number of roles covered. The dead gain nothing. */
function payGroupBonuses(e: Edition, shared: Shared, x: PursuitEffects): void {
  for (const { projects } of shared.players) {
    for (const card of projects) if (isGroup(e, card)) payBonus(e, shared, card, x);
  }
}

function payBonus(e: Edition, shared: Shared, card: Card, x: PursuitEffects): void {
  const roles = rolesCovered(e, shared, card);
  const each = groupOf(e, card).bonus.slice(0, roles).reduce(plus, NONE);
  shared.players.forEach((p, seat) => {
    const held = rolesCovered(e, shared, card, seat);
    if (held === 0 || !p.alive) return;
    const gained = held === 2 ? plus(each, each) : each;
    x.tell?.({ type: 'bonus', seat, card: idOf(e, card), roles, held, gained: amounts(gained) });
    gain(shared, seat, gained, 'group', x);
  });
}

const NOWHERE: readonly number[] = SPACES.map(() => 0);

/** R 4.15, 4.16: past cards go to the album, all hourglasses come back. */
function putAway(e: Edition, shared: Shared, p: Player): void {
  for (const card of p.projects) {
    if (isBasic(e, card)) shared.markers = withAt(shared.markers, card, 0);
    if (isGroup(e, card)) for (let role = 1; role <= ROLES; role++) setRole(e, shared, card, role, -1);
  }
  p.album = [...p.album, ...p.projects.filter((card) => !isBasic(e, card)), ...p.activities];
  p.projects = p.projects.filter((card) => isBasic(e, card));
  p.activities = [];
  p.onSpace = NOWHERE;
  p.spent = 0;
  p.free = 0;
  p.reserve = HOURGLASSES;
}

/** R 4.17: the happiest of the living; among equals the one furthest clockwise from the present holder. */
function passToken(shared: Shared, x: PursuitEffects): void {
  const seats = shared.players.length;
  let best: Seat | null = null;
  for (let distance = seats - 1; distance >= 0; distance--) {
    const seat = (shared.first + distance) % seats;
    const p = playerAt(shared, seat);
    if (p.alive && (best === null || p.sth > playerAt(shared, best).sth)) best = seat;
  }
  if (best === null) return;
  shared.first = best;
  if (seats > 1) x.tell?.({ type: 'newFirst', seat: best, sth: playerAt(shared, best).sth });
}

/** R 11, 12: inheritance, life goals, and the story of each life. */
function finish(e: Edition, shared: Shared, x: PursuitEffects): void {
  shared.phase = 'over';
  for (const [seat, p] of shared.players.entries()) inherit(p, seat, x);
  for (const goal of shared.goals) {
    if (shared.players.length === 1) judgeAlone(e, shared, goal, x);
    else judge(e, shared, goal, x);
  }
  if (x.tell === undefined) return;
  for (const seat of shared.players.keys()) x.tell({ type: 'life', seat, life: lifeOf(e, shared, seat) });
  x.tell({ type: 'over', lth: shared.players.map((p) => p.lth), target: shared.players.length === 1 ? soloTarget(shared.options) : null });
}

function inherit(p: Player, seat: Seat, x: PursuitEffects): void {
  const { knowledge, creativity, influence, money } = p;
  let lth = 0;
  for (const held of [knowledge, creativity, influence, money]) lth += Math.trunc(held / PER_INHERITED);
  gainLth(p, lth, 'inheritance');
  x.tell?.({ type: 'inherit', seat, lth, from: { knowledge, creativity, influence, money } });
}

function judge(e: Edition, shared: Shared, number: number, x: PursuitEffects): void {
  const goal = goalAt(e, number);
  const { seat, best } = winnerOf(shared, goal);
  const lth = seat === null ? 0 : bonusOf(goal, best);
  if (seat !== null) {
    const p = playerAt(shared, seat);
    gainLth(p, lth, 'goals');
    p.goalsWon++;
  }
  x.tell?.({ type: 'goal', goal: goal.id, seat, lth, best });
}

function judgeAlone(e: Edition, shared: Shared, number: number, x: PursuitEffects): void {
  const goal = goalAt(e, number);
  const p = playerAt(shared, 0);
  const met = isMetAlone(p, goal, shared.options);
  if (met) p.goalsWon++;
  x.tell?.({ type: 'soloGoal', goal: goal.id, met, value: measure(p, goal.solo.metric, shared.options), needed: goal.solo.atLeast });
}

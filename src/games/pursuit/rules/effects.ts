/** What stress, happiness, rest and rewards do to one player (R 6, 8 and 2.6). */

import type { Seat } from '../../../engine/game.js';
import type { Edition } from '../editions/edition.js';
import { ageIn, BEYOND, LAST_SPACE, SECTION_SPACES } from './board.js';
import type { Trigger } from './cards/traits.js';
import { amounts, type Bundle } from './goods.js';
import { playerAt, withAt } from './table.js';
import type { Loss, Player, PursuitEffects, Shared, SOURCES, Strain } from './types.js';

/** Where long-term happiness came from: places in SOURCES. */
type Source = (typeof SOURCES)[number];
const SOURCE: Readonly<Record<Source, number>> = {
  basic: 0,
  single: 1,
  group: 2,
  item: 3,
  activity: 4,
  job: 5,
  partner: 6,
  sth: 7,
  inheritance: 8,
  goals: 9,
};

export function gainLth(p: Player, n: number, source: Source): void {
  const at = SOURCE[source];
  p.lth += n;
  p.lthBy = withAt(p.lthBy, at, (p.lthBy[at] ?? 0) + n);
}

/** R 7.4: death ends the round for a player on the spot; what he holds is frozen for the end. */
export function die(shared: Shared, seat: Seat, of: 'stress' | 'years', x: PursuitEffects): void {
  const p = playerAt(shared, seat);
  p.alive = false;
  p.diedAt = shared.clock;
  p.diedIn = shared.round;
  p.reserve += p.free;
  p.free = 0;
  p.bills = [];
  x.tell?.({ type: 'died', seat, age: ageIn(shared.round, shared.options.adultRounds), of });
}

/** R 6.2, 6.3: space by space to the right; beyond the last one life ends. Says whether the player still lives. */
export function takeStress(shared: Shared, seat: Seat, n: number, why: Strain, x: PursuitEffects): boolean {
  if (n === 0) return true;
  const p = playerAt(shared, seat);
  p.stress = Math.min(p.stress + n, BEYOND);
  x.tell?.({ type: 'stress', seat, n, to: p.stress, why });
  if (p.stress <= LAST_SPACE) return true;
  die(shared, seat, why === 'years' ? 'years' : 'stress', x);
  return false;
}

/** R 5.11, 6.5: to the left, but never out of the section. */
export function ease(shared: Shared, seat: Seat, n: number, why: 'rest' | 'relax', x: PursuitEffects): void {
  const p = playerAt(shared, seat);
  const eased = Math.min(n, p.stress % SECTION_SPACES);
  p.stress -= eased;
  x.tell?.({ type: 'ease', seat, n: eased, to: p.stress, why });
}

/** R 6.6: one section to the left, to the same place in it; in the best section nothing. */
function recover(shared: Shared, seat: Seat, x: PursuitEffects): void {
  const p = playerAt(shared, seat);
  const better = p.stress >= SECTION_SPACES ? SECTION_SPACES : 0;
  p.stress -= better;
  x.tell?.({ type: 'ease', seat, n: better, to: p.stress, why: 'health' });
}

/** R 8.2, 8.6: what passes the end of the track becomes long-term happiness. */
function gainSth(shared: Shared, seat: Seat, n: number, x: PursuitEffects): void {
  const p = playerAt(shared, seat);
  const over = Math.max(0, p.sth + n - shared.options.sthMax);
  p.sth += n - over;
  if (over === 0) return;
  gainLth(p, over, 'sth');
  x.tell?.({ type: 'overflow', seat, n: over });
}

/** R 8.6, 8.7: what the loss of one short-term happiness takes. */
export const lossFor = (shared: Shared, p: Player): Loss => (p.sth > -shared.options.sthMax ? 'sth' : p.lth > 0 ? 'lth' : 'none');

/** R 8.6, 8.7: below the other end long-term happiness is lost, but never below 0. */
export function loseSth(shared: Shared, seat: Seat, x: PursuitEffects): void {
  const p = playerAt(shared, seat);
  if (p.sth > -shared.options.sthMax) {
    p.sth--;
  } else if (p.lth > 0) {
    gainLth(p, -1, 'sth');
    x.tell?.({ type: 'overflow', seat, n: -1 });
  }
}

/** R 2.6: resources, money, long-term and short-term happiness, relax, good health, hourglasses. */
export function gain(shared: Shared, seat: Seat, reward: Bundle, source: Source, x: PursuitEffects): void {
  const p = playerAt(shared, seat);
  p.knowledge += reward.knowledge;
  p.creativity += reward.creativity;
  p.influence += reward.influence;
  p.money += reward.money;
  if (reward.lth > 0) gainLth(p, reward.lth, source);
  if (reward.sth > 0) gainSth(shared, seat, reward.sth, x);
  if (reward.relax > 0) ease(shared, seat, reward.relax, 'relax', x);
  if (reward.health > 0) recover(shared, seat, x);
  if (reward.hourglass > 0) gainHours(p, reward.hourglass);
}

/** R 2.3: only the nine hourglasses there are; returns how many came. */
export function gainHours(p: Player, n: number): number {
  const come = Math.min(n, p.reserve);
  p.reserve -= come;
  p.free += come;
  return come;
}

/** R 3.6b: a trait pays whenever its trigger comes, by itself. */
export function pullTrait(e: Edition, shared: Shared, seat: Seat, trigger: Trigger, x: PursuitEffects): void {
  const p = playerAt(shared, seat);
  const trait = e.traits[p.trait];
  if (trait === undefined || trait.trigger !== trigger || !p.alive) return;
  gain(shared, seat, trait.gain, 'sth', x);
  x.tell?.({ type: 'trait', seat, trait: trait.id, gained: amounts(trait.gain) });
}

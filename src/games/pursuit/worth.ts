/** What a life is worth as it stands, in resource units: the yardstick of the sensible player. Weights tuned by simulation. */
import type { Seat } from '../../engine/game.js';
import { hoursIn, LAST_SPACE, OLD_AGE_ROUNDS, OLD_AGE_STRESS, oldAge, PER_INHERITED, SECTION_SPACES, SLOTS, TEEN } from './board.js';
import { CARDS, type Card, DATE, groupOf, isBasic, isGroup, levelOf, levelsOn, NO_CARD, RELATIONSHIP, ROLES, upkeepOf } from './cards.js';
import { bonusOf, goalAt, isMetAlone, measure } from './goals.js';
import { type Bundle, resourcesIn } from './goods.js';
import { levelIn, playerAt, rolesCovered, slotsUsed } from './table.js';
import type { Player, Shared } from './types.js';

const LTH = 2.2;
const RESOURCE = 0.76; // in hand, as long as there is time to use it
const MONEY = 0.8;
const LEFT_OVER = LTH / PER_INHERITED;
const HOUR = 4.3;

/** The price of a bundle on the cards: RULES.md 15.2. */
export function priceOf(of: Bundle): number {
  const happiness = LTH * of.lth + 1.5 * of.sth;
  const health = 1.2 * (of.relax - of.stress) + 12 * of.health;
  return resourcesIn(of) + 0.9 * of.money + 3 * of.hourglass + happiness + health;
}

/** What a level still has to give, at the cards' own prices: reward less cost. */
const NET: readonly (readonly number[])[] = CARDS.map((_, card) =>
  Array.from({ length: levelsOn(card) }, (_, i) => {
    const { cost, reward } = levelOf(card, i + 1);
    return priceOf(reward) - priceOf({ ...cost, stress: -cost.stress });
  }),
);

/** The rounds and hourglasses a player can still expect, if stress stays as it is but for the years. */
interface Future {
  rounds: number;
  hours: number;
}

function futureOf(shared: Shared, p: Player): Future {
  const { adultRounds, oldAgeStress } = shared.options;
  const last = TEEN + adultRounds + OLD_AGE_ROUNDS;
  const future: Future = { rounds: 0, hours: p.free };
  let { stress } = p;
  for (let round = shared.round + 1; round <= last; round++) {
    const old = oldAge(round, adultRounds);
    if (old > 0) stress += OLD_AGE_STRESS[oldAgeStress][old - 1] ?? 0;
    if (stress > LAST_SPACE) break;
    future.rounds++;
    future.hours += hoursIn(stress);
  }
  return future;
}

/** A player's life in resource units. */
export function worthOf(shared: Shared, seat: Seat): number {
  const p = playerAt(shared, seat);
  const goals = goalWorth(shared, p, seat);
  if (!p.alive) return LTH * (p.lth + (shared.phase === 'over' ? 0 : inheritance(p))) + goals;
  const future = futureOf(shared, p);
  const kept = upkeepWorth(shared, p, future);
  const hours = Math.max(0, future.hours);
  const resources = p.knowledge + p.creativity + p.influence;
  const useful = Math.min(resources, 6 * hours);
  const coins = Math.min(p.money, 4 * hours);
  return (
    LTH * p.lth +
    RESOURCE * useful +
    LEFT_OVER * (resources - useful) +
    MONEY * coins +
    LEFT_OVER * (p.money - coins) +
    HOUR * hours +
    p.sth * Math.min(2.2, 0.55 * p.free) -
    0.8 * (p.stress % SECTION_SPACES) +
    kept +
    projectWorth(shared, p, seat, hours) -
    1.2 * future.rounds * (Math.max(0, slotsUsed(p) - SLOTS) + Math.max(0, p.partners.length - 1)) +
    goals
  );
}

const inheritance = (p: Player): number =>
  Math.trunc(p.knowledge / PER_INHERITED) +
  Math.trunc(p.creativity / PER_INHERITED) +
  Math.trunc(p.influence / PER_INHERITED) +
  Math.trunc(p.money / PER_INHERITED);

/** What the cards that are kept up will bring in the rounds to come; the time they take leaves `future.hours`. */
function upkeepWorth(shared: Shared, p: Player, future: Future): number {
  let worth = 0;
  for (const card of p.items) worth += 1.15 * keeping(shared, card, future);
  if (p.job !== NO_CARD) worth += 1.3 * keeping(shared, p.job, future);
  for (const card of p.partners) {
    worth += 1.4 * keeping(shared, card, future);
    const level = levelIn(shared, card);
    if (future.hours > 2) worth += level === DATE ? 1.4 : level === RELATIONSHIP ? 4.5 : 0;
  }
  return worth;
}

function keeping(shared: Shared, card: Card, future: Future): number {
  const upkeep = upkeepOf(card, levelIn(shared, card));
  if (upkeep === null) return 0;
  const { cost, reward } = upkeep;
  future.hours -= future.rounds * cost.hourglass;
  return future.rounds * (priceOf(reward) - resourcesIn(cost) - 0.9 * cost.money);
}

function projectWorth(shared: Shared, p: Player, seat: Seat, hours: number): number {
  let worth = 0;
  let time = hours;
  for (const card of p.projects) {
    if (isBasic(card)) {
      const level = levelIn(shared, card);
      const feasible = Math.min(1, time / (3 * (levelsOn(card) - level)));
      time = Math.max(0, time - 2.5 * (levelsOn(card) - level));
      worth += 1.15 * feasible * remaining(card, level) - 0.4 * missing(p, levelOf(card, level + 1).cost);
    }
  }
  for (const { projects } of shared.players) {
    for (const card of projects) if (isGroup(card)) worth += groupWorth(shared, card, seat);
  }
  return worth;
}

function remaining(card: Card, level: number): number {
  let net = 0;
  for (let next = level; next < levelsOn(card); next++) net += NET[card]?.[next] ?? 0;
  return Math.max(0, net);
}

/** How many resources the next level still lacks. */
function missing(p: Player, cost: Bundle): number {
  return (
    Math.max(0, cost.knowledge - p.knowledge) + Math.max(0, cost.creativity - p.creativity) + Math.max(0, cost.influence - p.influence)
  );
}

/** The bonus to be expected when a little more than the present roles are covered. */
function groupWorth(shared: Shared, card: Card, seat: Seat): number {
  const held = rolesCovered(shared, card, seat);
  if (held === 0) return 0;
  const covered = Math.min(ROLES, rolesCovered(shared, card) + (shared.players.length > 1 ? 0.8 : 0));
  let each = 0;
  for (const [i, bonus] of groupOf(card).bonus.entries()) each += priceOf(bonus) * Math.max(0, Math.min(1, covered - i));
  return held * each;
}

/** R 11.3 as a hope: the bonus, if nobody else is as far. Alone, how near each goal is. */
function goalWorth(shared: Shared, p: Player, seat: Seat): number {
  if (shared.phase === 'over') return 0;
  let worth = 0;
  for (const number of shared.goals) {
    const goal = goalAt(number);
    if (shared.players.length === 1) {
      const { metric, atLeast } = goal.solo;
      worth += SOLO_GOAL * Math.min(1, measure(p, metric, shared.options) / atLeast);
      if (isMetAlone(p, goal, shared.options)) worth += 1;
    } else if (goal.metric !== 'deathOrder') {
      worth += LTH * leadWorth(shared, seat, number);
    }
  }
  return worth;
}
const SOLO_GOAL = 12;

function leadWorth(shared: Shared, seat: Seat, number: number): number {
  const goal = goalAt(number);
  const value = measure(playerAt(shared, seat), goal.metric, shared.options);
  if (value < goal.least) return 0;
  let rival = 0;
  for (const [other, p] of shared.players.entries()) if (other !== seat) rival = Math.max(rival, measure(p, goal.metric, shared.options));
  const chance = value > rival ? 0.6 : value === rival ? 0.3 : 0.15;
  return chance * bonusOf(goal, value);
}

/** What a life is worth as it stands, in resource units: the yardstick of the sensible player. */
import type { Seat } from '../../../engine/game.js';
import { perEdition } from '../../kit/editions.js';
import type { Edition } from '../editions/edition.js';
import { canRelate } from '../rules/actions/love.js';
import { hoursIn, LAST_SPACE, OLD_AGE_ROUNDS, OLD_AGE_STRESS, oldAge, PER_INHERITED, SECTION_SPACES, SLOTS, TEEN } from '../rules/board.js';
import type { Goal } from '../rules/cards/goals.js';
import { type Card, DATE, FAMILY, groupOf, isBasic, isGroup, levelOf, levelsOn, NO_CARD, ROLES, upkeepOf } from '../rules/cards.js';
import { bonusOf, goalAt, isMetAlone, measure } from '../rules/goals.js';
import { type Bundle, resourcesIn } from '../rules/goods.js';
import { levelIn, playerAt, rolesCovered, slotsUsed } from '../rules/table.js';
import type { Player, Shared } from '../rules/types.js';

/** Fitted by play: in some 90,000 matches every weight was moved a little up or down at random, and then to where more happiness was found. */
const W = {
  lth: 2.2,
  resource: 0.705, // in hand, as long as there is time to use it
  resourcesAnHour: 5.77,
  money: 0.853,
  moneyAnHour: 3.67,
  uneven: 0.055, // for each resource that the most plentiful kind is ahead of the scarcest
  hour: 4.15,
  round: 0.24,
  sth: 0.62, // for each hourglass that can still use the discount
  sthMost: 2.6,
  stress: 1.05, // within its section; the sections are in the hours
  items: 1.2, // of what their upkeep will bring at the cards' prices, and so below
  job: 0.95,
  partners: 1.19,
  dateThatCanGrow: 1.98,
  date: 0.81,
  relationshipThatCanGrow: 4.63,
  relationship: 3.62,
  project: 1.09, // of what its next levels will bring
  missing: 0.387, // for each resource the next level lacks
  hoursToFinish: 3.37, // per level, for the whole of that to be likely
  hoursToReserve: 2.93,
  crowding: 1.62, // for each round and card too many
  joiners: 0.43, // roles of a group project that others will still cover
  ahead: 0.71, // the chance to keep a life goal
  level: 0.4,
  behind: 0.176,
  goalAlone: 12,
} as const;

/** What a sensible player gives for the goods on a card. */
function appraise(of: Bundle): number {
  const happiness = W.lth * of.lth + 1.57 * of.sth;
  const health = 1.36 * (of.relax - of.stress) + 12.7 * of.health;
  return 0.9 * resourcesIn(of) + 0.98 * of.money + 3.15 * of.hourglass + happiness + health;
}

/** By card and level reached: what the levels after it still have to give, reward less cost. */
const remainingBy = perEdition((e: Edition): readonly (readonly number[])[] =>
  e.cards.map((_, card) => {
    const nets = Array.from({ length: levelsOn(e, card) }, (_, i) => {
      const { cost, reward } = levelOf(e, card, i + 1);
      return appraise(reward) - appraise({ ...cost, stress: -cost.stress });
    });
    return [...nets.map((_, level) => Math.max(0, sum(nets.slice(level)))), 0];
  }),
);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

const remaining = (e: Edition, card: Card, level: number): number => remainingBy(e)[card]?.[level] ?? 0;

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
export function worthOf(e: Edition, shared: Shared, seat: Seat, rivals: Rivals = rivalsOf(e, shared, seat)): number {
  const p = playerAt(shared, seat);
  const goals = goalWorth(e, shared, p, rivals);
  if (!p.alive) return W.lth * (p.lth + (shared.phase === 'over' ? 0 : inheritance(p))) + goals;
  const future = futureOf(shared, p);
  const kept = upkeepWorth(e, shared, p, seat, future);
  const hours = Math.max(0, future.hours);
  return (
    W.lth * p.lth +
    goodsWorth(p, hours) +
    W.hour * hours +
    W.round * future.rounds +
    p.sth * Math.min(W.sthMost, W.sth * p.free) -
    W.stress * (p.stress % SECTION_SPACES) +
    kept +
    projectWorth(e, shared, p, seat, hours) -
    W.crowding * future.rounds * (Math.max(0, slotsUsed(p) - SLOTS) + Math.max(0, p.partners.length - 1)) +
    goals
  );
}

const inheritance = (p: Player): number =>
  Math.trunc(p.knowledge / PER_INHERITED) +
  Math.trunc(p.creativity / PER_INHERITED) +
  Math.trunc(p.influence / PER_INHERITED) +
  Math.trunc(p.money / PER_INHERITED);

const LEFT_OVER = W.lth / PER_INHERITED;

/** What there is no time left to use will only be inherited. */
function goodsWorth({ knowledge, creativity, influence, money }: Player, hours: number): number {
  const resources = knowledge + creativity + influence;
  const useful = Math.min(resources, W.resourcesAnHour * hours);
  const coins = Math.min(money, W.moneyAnHour * hours);
  const uneven = Math.max(knowledge, creativity, influence) - Math.min(knowledge, creativity, influence);
  return W.resource * useful + LEFT_OVER * (resources - useful) + W.money * coins + LEFT_OVER * (money - coins) - W.uneven * uneven;
}

/** What the cards that are kept up will bring in the rounds to come; the time they take leaves `future.hours`. */
function upkeepWorth(e: Edition, shared: Shared, p: Player, seat: Seat, future: Future): number {
  let worth = 0;
  for (const card of p.items) worth += W.items * keeping(e, shared, card, future);
  if (p.job !== NO_CARD) worth += W.job * keeping(e, shared, p.job, future);
  for (const card of p.partners) {
    worth += W.partners * keeping(e, shared, card, future);
    if (future.hours > 2) worth += promise(e, shared, seat, card);
  }
  return worth;
}

/** What may still become of a partner. */
function promise(e: Edition, shared: Shared, seat: Seat, card: Card): number {
  const level = levelIn(shared, card);
  if (level === FAMILY) return 0;
  const canGrow = canRelate(e, shared, seat, card);
  if (level === DATE) return canGrow ? W.dateThatCanGrow : W.date;
  return canGrow ? W.relationshipThatCanGrow : W.relationship;
}

function keeping(e: Edition, shared: Shared, card: Card, future: Future): number {
  const upkeep = upkeepOf(e, card, levelIn(shared, card));
  if (upkeep === null) return 0;
  const { cost, reward } = upkeep;
  future.hours -= future.rounds * cost.hourglass;
  return future.rounds * (appraise(reward) - 0.9 * resourcesIn(cost) - 0.98 * cost.money);
}

function projectWorth(e: Edition, shared: Shared, p: Player, seat: Seat, hours: number): number {
  let worth = 0;
  let time = hours;
  for (const card of p.projects) {
    if (isBasic(e, card)) {
      const level = levelIn(shared, card);
      const left = levelsOn(e, card) - level;
      const feasible = Math.min(1, time / (W.hoursToFinish * left));
      time = Math.max(0, time - W.hoursToReserve * left);
      worth += W.project * feasible * remaining(e, card, level) - W.missing * missing(p, levelOf(e, card, level + 1).cost);
    }
  }
  for (const { projects } of shared.players) {
    for (const card of projects) if (isGroup(e, card)) worth += groupWorth(e, shared, card, seat);
  }
  return worth;
}

/** How many resources the next level still lacks. */
function missing(p: Player, cost: Bundle): number {
  return (
    Math.max(0, cost.knowledge - p.knowledge) + Math.max(0, cost.creativity - p.creativity) + Math.max(0, cost.influence - p.influence)
  );
}

/** The bonus to be expected when a little more than the present roles are covered. */
function groupWorth(e: Edition, shared: Shared, card: Card, seat: Seat): number {
  const held = rolesCovered(e, shared, card, seat);
  if (held === 0) return 0;
  const covered = Math.min(ROLES, rolesCovered(e, shared, card) + (shared.players.length > 1 ? W.joiners : 0));
  let each = 0;
  for (const [i, bonus] of groupOf(e, card).bonus.entries()) each += appraise(bonus) * Math.max(0, Math.min(1, covered - i));
  return held * each;
}

/** R 11.3 as a hope: the bonus, if nobody else is as far. Alone, how near each goal is. */
function goalWorth(e: Edition, shared: Shared, p: Player, rivals: Rivals): number {
  if (shared.phase === 'over') return 0;
  let worth = 0;
  let place = 0;
  for (const number of shared.goals) {
    const goal = goalAt(e, number);
    const rival = rivals[place++] ?? 0;
    if (shared.players.length === 1) {
      const { metric, atLeast } = goal.solo;
      worth += W.goalAlone * Math.min(1, measure(p, metric, shared.options) / atLeast);
      if (isMetAlone(p, goal, shared.options)) worth += 1;
    } else if (goal.metric !== 'deathOrder') {
      worth += W.lth * leadWorth(goal, measure(p, goal.metric, shared.options), rival);
    }
  }
  return worth;
}

/** By goal, how far the best of the others is. What a seat tries out on a table of its own does not change it. */
export type Rivals = readonly number[];

export const rivalsOf = (e: Edition, { goals, players, options }: Shared, seat: Seat): Rivals =>
  goals.map((number) => {
    const { metric } = goalAt(e, number);
    let rival = 0;
    players.forEach((p, other) => {
      if (other !== seat) rival = Math.max(rival, measure(p, metric, options));
    });
    return rival;
  });

function leadWorth(goal: Goal, value: number, rival: number): number {
  if (value < goal.least) return 0;
  const chance = value > rival ? W.ahead : value === rival ? W.level : W.behind;
  return chance * bonusOf(goal, value);
}

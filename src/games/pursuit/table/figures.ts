/** What players would reckon out in their heads: when the years win, who leads which goal, what the next round will ask, what is missing. */

import type { Seat } from '../../../engine/game.js';
import {
  type Amounts,
  and,
  type Bundle,
  bonusOf,
  type Card,
  editionOf,
  type Goal,
  type Good,
  goalAt,
  isMetAlone,
  LAST_SPACE,
  levelIn,
  measure,
  NO_CARD,
  NONE,
  OLD_AGE_ROUNDS,
  OLD_AGE_STRESS,
  oldAge,
  PER_INHERITED,
  type Player,
  type PursuitOptions,
  playerAt,
  plus,
  type Shared,
  spell,
  TEEN,
  upkeepOf,
} from '../face.js';

export const roundsIn = ({ adultRounds }: PursuitOptions): number => TEEN + adultRounds + OLD_AGE_ROUNDS;

/** The stress that the beginning of a round brings. */
export function blowOf(round: number, { adultRounds, oldAgeStress }: PursuitOptions): number {
  const old = oldAge(round, adultRounds);
  return old === 0 ? 0 : (OLD_AGE_STRESS[oldAgeStress][old - 1] ?? 0);
}

/** The round at whose beginning the years win if stress stays as it is; null: one lives through the last. */
export function diesIn(stress: number, round: number, options: PursuitOptions): number | null {
  let total = stress;
  for (let next = round + 1; next <= roundsIn(options); next++) {
    total += blowOf(next, options);
    if (total > LAST_SPACE) return next;
  }
  return null;
}

/** When a life ends as things stand: later is greater; equal numbers are one moment. */
const endOf = (p: Player, { round, options }: Shared): number =>
  p.alive ? (diesIn(p.stress, round, options) ?? roundsIn(options) + 1) * 1e6 : p.diedAt;

export interface Lead {
  readonly goal: Goal;
  readonly values: readonly (number | null)[]; // by seat; null where there is no figure, only an order
  readonly seat: Seat | null; // who would achieve it now
  readonly tied: boolean; // several are best, so nobody would
  readonly worth: number; // in lasting happiness, for that seat
  readonly met: boolean; // alone
}

export function leads(shared: Shared): readonly Lead[] {
  const e = editionOf(shared);
  return shared.goals.map((number) =>
    shared.players.length === 1 ? alone(shared, goalAt(e, number)) : compared(shared, goalAt(e, number)),
  );
}

function alone(shared: Shared, goal: Goal): Lead {
  const p = playerAt(shared, 0);
  return {
    goal,
    values: [measure(p, goal.solo.metric, shared.options)],
    seat: null,
    tied: false,
    worth: 0,
    met: isMetAlone(p, goal, shared.options),
  };
}

function compared(shared: Shared, goal: Goal): Lead {
  const byOrder = goal.metric === 'deathOrder';
  const sign = goal.best === 'most' ? 1 : -1;
  const values = shared.players.map((p) => (byOrder ? endOf(p, shared) : measure(p, goal.metric, shared.options)));
  const best = Math.max(...values.map((value) => sign * value));
  const holders = values.flatMap((value, seat) => (sign * value === best && (byOrder || value >= goal.least) ? [seat] : []));
  const seat = holders.length === 1 ? (holders[0] ?? null) : null;
  const worth = seat === null ? 0 : bonusOf(goal, sign * best);
  return { goal, values: byOrder ? values.map(() => null) : values, seat, tied: holders.length > 1, worth, met: false };
}

export const inheritanceOf = ({ knowledge, creativity, influence, money }: Player): number =>
  [knowledge, creativity, influence, money].reduce((sum, held) => sum + Math.trunc(held / PER_INHERITED), 0);

export interface Projection {
  readonly lth: number;
  readonly inheritance: number;
  readonly goals: number;
  readonly total: number;
}

/** What a life would come to if it ended now. */
export function projected(shared: Shared, seat: Seat): Projection {
  const p = playerAt(shared, seat);
  const over = shared.phase === 'over'; // then all is in the lasting happiness already
  const inheritance = over ? 0 : inheritanceOf(p);
  const goals = over ? 0 : leads(shared).reduce((sum, lead) => sum + (lead.seat === seat ? lead.worth : 0), 0);
  return { lth: p.lth, inheritance, goals, total: p.lth + inheritance + goals };
}

/** Cards that ask for something, or pay, in every later round. */
export function lastingCards(p: Player): readonly Card[] {
  return [...(p.job === NO_CARD ? [] : [p.job]), ...p.partners, ...p.items];
}

export interface Bill {
  readonly card: Card;
  readonly cost: Bundle;
  readonly reward: Bundle;
}

/** Every upkeep of the next round. */
export function billsOf(shared: Shared, seat: Seat): readonly Bill[] {
  return lastingCards(playerAt(shared, seat)).flatMap((card) => {
    const upkeep = upkeepOf(editionOf(shared), card, levelIn(shared, card));
    return upkeep === null ? [] : [{ card, ...upkeep }];
  });
}

export const totalOf = (bundles: readonly Bundle[]): Bundle => bundles.reduce(plus, NONE);

const RESOURCES = ['knowledge', 'creativity', 'influence'] as const;

export interface Lack {
  readonly goods: Amounts;
  readonly resources: number; // of several kinds, whichever: what happiness does not spare
}

/** What is missing to pay, or null. `hours` counts every hourglass it takes. */
export function lackOf(p: Player, cost: Bundle, spare: number, hours: number): Lack | null {
  const short = RESOURCES.filter((good) => p[good] < cost[good]);
  const gap = Math.max(0, short.reduce((sum, good) => sum + cost[good] - p[good], 0) - Math.max(0, spare));
  const [only] = short;
  const goods: { [G in Good]?: number } = {};
  if (gap > 0 && short.length === 1 && only !== undefined) goods[only] = gap;
  if (p.money < cost.money) goods.money = cost.money - p.money;
  if (p.free < hours) goods.hourglass = hours - p.free;
  const resources = short.length > 1 ? gap : 0;
  return resources === 0 && Object.keys(goods).length === 0 ? null : { goods, resources };
}

export function lackWords({ goods, resources }: Lack): string {
  return and([...(resources > 0 ? [`${resources} resources`] : []), ...(Object.keys(goods).length > 0 ? [spell(goods)] : [])]);
}

/** What something costs after short-term happiness has had its say, whether it can be paid, and the paying (R 8.3 to 8.5). */

import { and, some, spell } from '../words/wording.js';
import { amounts, type Bundle, resourcesIn } from './goods.js';
import { type Bar, NO, type Player, type PursuitOptions } from './types.js';

/** Resources not paid, by kind; negative entries are paid on top. */
export type Less = readonly [knowledge: number, creativity: number, influence: number];
export const FULL: Less = [0, 0, 0];

/** What is paid for: the first level of a basic project or a level of a single-round one, a later level, or a role. */
export type Step = 'level' | 'advance' | 'role';

/** R 8.3a: where the discount counts. */
function counts(step: Step, { sthDiscountScope }: PursuitOptions): boolean {
  if (step === 'advance') return true;
  return step === 'level' ? sthDiscountScope !== 'advance' : sthDiscountScope === 'allProjects';
}

/** How many resources happiness spares this player; negative with the surcharge for unhappiness (R 8.5). */
export function spareOf(p: Player, cost: Bundle, step: Step, options: PursuitOptions): number {
  if (p.sth === 0 || !counts(step, options)) return 0;
  const resources = resourcesIn(cost);
  if (p.sth > 0) return Math.min(p.sth, resources);
  return options.negativeSthSurcharge && resources > 0 ? p.sth : 0;
}

/** Room below the cost, or above it where a surcharge falls on what is in the cost. */
const over = (held: number, cost: number): number => (cost === 0 ? 0 : held - cost);

function hasResources(p: Player, cost: Bundle, spare: number): boolean {
  const k = p.knowledge - cost.knowledge;
  const c = p.creativity - cost.creativity;
  const i = p.influence - cost.influence;
  if (spare > 0) return Math.max(0, -k) + Math.max(0, -c) + Math.max(0, -i) <= spare;
  if (k < 0 || c < 0 || i < 0) return false;
  return (
    spare === 0 || over(p.knowledge, cost.knowledge) + over(p.creativity, cost.creativity) + over(p.influence, cost.influence) >= -spare
  );
}

/** How much of a part of the cost can be spared; a surcharge is spared less than nothing. */
const most = (part: number, spare: number): number => (spare < 0 ? 0 : part);
const least = (part: number, spare: number): number => (spare < 0 && part > 0 ? spare : 0);

/** Calls back with every way to spread what is spared; `each` may stop the search by returning false. */
export function eachWay(p: Player, cost: Bundle, spare: number, each: (k: number, c: number, i: number) => boolean): void {
  const { knowledge, creativity, influence } = cost;
  for (let k = most(knowledge, spare); k >= least(knowledge, spare); k--) {
    if (p.knowledge < knowledge - k) continue;
    for (let c = most(creativity, spare); c >= least(creativity, spare); c--) {
      if (p.creativity < creativity - c) continue;
      const i = spare - k - c;
      if (i > most(influence, spare) || i < least(influence, spare) || p.influence < influence - i) continue;
      if (!each(k, c, i)) return;
    }
  }
}

/** The single way there is, or null when there is a choice. */
export function onlyWay(p: Player, cost: Bundle, spare: number): Less | null {
  if (spare === 0) return FULL;
  let found = 0;
  let only: Less = FULL;
  eachWay(p, cost, spare, (k, c, i) => {
    only = [k, c, i];
    return ++found < 2;
  });
  return found === 1 ? only : null;
}

export function payResources(p: Player, cost: Bundle, less: Less): void {
  p.knowledge -= cost.knowledge - less[0];
  p.creativity -= cost.creativity - less[1];
  p.influence -= cost.influence - less[2];
  p.money -= cost.money;
}

/** The cost as it was really paid, for events. */
export function paid(cost: Bundle, less: Less): Bundle {
  return {
    ...cost,
    knowledge: cost.knowledge - less[0],
    creativity: cost.creativity - less[1],
    influence: cost.influence - less[2],
  };
}

export const sparedBy = (less: Less): number => less[0] + less[1] + less[2];

/** What keeps a player from paying: a lack of resources, money or hourglasses. `hours` counts them all. */
export function barToPay(p: Player, cost: Bundle, spare: number, hours: number, tell: { what: string; clause: string } | null): Bar {
  if (hasResources(p, cost, spare) && p.money >= cost.money && p.free >= hours) return null;
  return tell === null ? NO : { clause: tell.clause, because: lack(p, cost, spare, hours, tell.what) };
}

function lack(p: Player, cost: Bundle, spare: number, hours: number, what: string): string {
  const price = amounts({ ...cost, hourglass: hours });
  const held = amounts({
    ...cost,
    knowledge: cost.knowledge > 0 ? p.knowledge : 0,
    creativity: cost.creativity > 0 ? p.creativity : 0,
    influence: cost.influence > 0 ? p.influence : 0,
    money: cost.money > 0 ? p.money : 0,
    hourglass: hours > 0 ? p.free : 0,
    stress: 0,
  });
  const happy = spare > 0 ? ` Your happiness spares you ${spare} of the resources.` : '';
  const sad = spare < 0 ? ` Your unhappiness adds ${-spare} of its resources.` : '';
  return `${what} takes ${spell(price)}; you have ${spell(held)}.${happy}${sad} Missing: ${missing(p, cost, spare, hours)}.`;
}

function missing(p: Player, cost: Bundle, spare: number, hours: number): string {
  const parts: string[] = [];
  const short = (['knowledge', 'creativity', 'influence'] as const).filter((good) => p[good] < cost[good]);
  const gap = short.reduce((sum, good) => sum + cost[good] - p[good], 0);
  if (spare <= 0) for (const good of short) parts.push(some(cost[good] - p[good], good));
  else if (gap > spare) parts.push(short.length === 1 && short[0] ? some(gap - spare, short[0]) : `${gap - spare} of the resources`);
  if (spare < 0 && short.length === 0 && !hasResources(p, cost, spare)) parts.push('resources for the surcharge');
  if (p.money < cost.money) parts.push(some(cost.money - p.money, 'money'));
  if (p.free < hours) parts.push(some(hours - p.free, 'hourglass'));
  return and(parts);
}

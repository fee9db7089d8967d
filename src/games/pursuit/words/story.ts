/** A whole life in a few sentences, told from its small history. */

import type { Catalogue } from '../editions/catalogue.js';
import type { Deed, Life } from '../rules/life.js';
import { stepName } from './cards.js';
import { and, many } from './wording.js';

type Memories = Life['memories'];
const only = (memories: Memories, ...deeds: readonly Deed[]): Memories => memories.filter(({ deed }) => deeds.includes(deed));

/** "Creative from the start, …". One to six sentences. */
export function story({ card, trait }: Pick<Catalogue, 'card' | 'trait'>, life: Life, name: string): string {
  const child = life.trait === null ? null : trait(life.trait).name;
  return [opening(child, name), work(card, life), love(life), projects(card, life), possessions(card, life), ending(life, name)]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

function opening(child: string | null, name: string): string {
  return child === null ? `${name} has just been born.` : `As a child ${name} was called ${child}.`;
}

const JOB_DEEDS: Readonly<Partial<Record<Deed, (job: string, age: number) => string>>> = {
  hired: (job, age) => `became ${job} at ${age}`,
  promoted: (job, age) => `rose to ${job} at ${age}`,
  retired: (job, age) => `retired as ${job} at ${age}`,
};

function work(face: Catalogue['card'], { memories, job }: Life): string {
  const steps = memories.flatMap(({ deed, card, age }) => JOB_DEEDS[deed]?.(face(card).name, age) ?? []);
  if (steps.length === 0) return '';
  const last = only(memories, 'hired', 'promoted', 'retired', 'leftJob').at(-1);
  const end = job === null && last?.deed === 'leftJob' ? ', and did not keep it' : '';
  return `In working life: ${and(steps)}${end}.`;
}

function love({ memories, age: died, with: partners }: Life): string {
  const loves = new Map<string, string>();
  for (const { deed, card, name: who, age } of only(memories, 'dated', 'related', 'founded', 'parted')) {
    const before = loves.get(card) ?? '';
    if (deed === 'dated') loves.set(card, `went out with ${who} from ${age}`);
    else if (deed === 'related') loves.set(card, `was together with ${who} from ${age}`);
    else if (deed === 'founded') loves.set(card, `raised a family with ${who} from ${age}`);
    else loves.set(card, `${before} until they parted at ${age}`);
  }
  if (loves.size === 0) return '';
  const told = [...loves].map(([card, tale]) => (died !== null && partners.includes(card) ? `${tale} to the end` : tale));
  return `In love: ${and(told)}.`;
}

function projects(face: Catalogue['card'], { memories, unfinished }: Life): string {
  const finished = only(memories, 'finished').map(({ card }) => face(card).name);
  const brief = only(memories, 'single').map(({ card, level }) => `${stepName(face(card), level)} (${face(card).name})`);
  const roles = only(memories, 'role');
  const shared = [...new Set(roles.map(({ card }) => card))].map((card) => {
    const own = roles.filter((role) => role.card === card).map(({ level }) => stepName(face(card), level));
    return `${and([...new Set(own)])} in ${face(card).name}`;
  });
  const parts = [
    finished.length > 0 ? `finished ${and(finished)}` : '',
    brief.length > 0 ? `took part in ${and(brief)}` : '',
    shared.length > 0 ? `was ${and(shared)}` : '',
    unfinished.length > 0 ? `left ${and(unfinished.map((card) => face(card).name))} unfinished` : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? '' : `Of all those plans: ${and(parts)}.`;
}

function possessions(face: Catalogue['card'], { items, memories }: Life): string {
  const owned = items.map(({ card, level }) => `${stepName(face(card), level)} (${face(card).name})`);
  const outings = only(memories, 'bought').filter(({ card }) => face(card).type === 'activity');
  const parts = [
    owned.length > 0 ? `owned ${and(owned)}` : '',
    outings.length > 0
      ? `went out ${outings.length === 1 ? 'once' : many(outings.length, 'time')}, to ${and([...new Set(outings.map(({ card }) => face(card).name))])}`
      : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? '' : `For pleasure: ${and(parts)}.`;
}

function ending({ age, lth }: Life, name: string): string {
  return age === null ? `So far: ${lth} lasting happiness.` : `${name} died at ${age} with ${lth} lasting happiness.`;
}

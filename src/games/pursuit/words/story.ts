/** A whole life in a few sentences, told from its small history. */

import { TRAITS } from '../rules/cards/traits.js';
import { cardOf, faceOf, levelOf } from '../rules/cards.js';
import type { Deed, Life } from '../rules/life.js';
import { cardName } from './cards.js';
import { and, many } from './wording.js';

type Memories = Life['memories'];
const only = (memories: Memories, ...deeds: readonly Deed[]): Memories => memories.filter(({ deed }) => deeds.includes(deed));

/** "Creative from the start, …". One to six sentences. */
export function story(life: Life, name: string): string {
  return [opening(life, name), work(life), love(life), projects(life), possessions(life), ending(life, name)]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

const article = (word: string): string => (/^[AEIOU]/.test(word) ? 'an' : 'a');

function opening({ trait }: Life, name: string): string {
  const found = TRAITS.find(({ id }) => id === trait);
  return found === undefined ? `${name} has just been born.` : `${name} was ${article(found.name)} ${found.name.toLowerCase()} child.`;
}

const JOB_DEEDS: Readonly<Partial<Record<Deed, (job: string, age: number) => string>>> = {
  hired: (job, age) => `became ${job} at ${age}`,
  promoted: (job, age) => `rose to ${job} at ${age}`,
  retired: (job, age) => `retired as ${job} at ${age}`,
};

function work({ memories, job }: Life): string {
  const steps = memories.flatMap(({ deed, card, age }) => JOB_DEEDS[deed]?.(cardName(card), age) ?? []);
  const lost = only(memories, 'leftJob').length;
  if (steps.length === 0) return '';
  const end = job === null && lost > 0 ? ', and did not keep it' : '';
  return `In working life: ${and(steps)}${end}.`;
}

function love({ memories, with: partners }: Life): string {
  const loves = new Map<string, string>();
  for (const { deed, name: who, age } of only(memories, 'dated', 'related', 'founded', 'parted')) {
    const before = loves.get(who) ?? '';
    if (deed === 'dated') loves.set(who, `went out with ${who} from ${age}`);
    else if (deed === 'related') loves.set(who, `was together with ${who} from ${age}`);
    else if (deed === 'founded') loves.set(who, `raised a family with ${who} from ${age}`);
    else loves.set(who, `${before} until they parted at ${age}`);
  }
  if (loves.size === 0) return '';
  const end = partners.length === 1 ? ' to the end' : '';
  return `In love: ${and([...loves.values()])}${end}.`;
}

function projects({ memories, unfinished }: Life): string {
  const finished = only(memories, 'finished').map(({ card }) => cardName(card));
  const brief = only(memories, 'single').map(({ card, level }) => `${levelOf(cardOf(card), level).name} (${cardName(card)})`);
  const shared = [...new Set(only(memories, 'role').map(({ card, level }) => `${levelOf(cardOf(card), level).name} in ${cardName(card)}`))];
  const parts = [
    finished.length > 0 ? `finished ${and(finished)}` : '',
    brief.length > 0 ? `took part in ${and(brief)}` : '',
    shared.length > 0 ? `was ${and(shared)}` : '',
    unfinished.length > 0 ? `left ${and(unfinished.map(cardName))} unfinished` : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? '' : `Of all those plans: ${and(parts)}.`;
}

function possessions({ items, memories }: Life): string {
  const owned = items.map(({ card, level }) => `${levelOf(cardOf(card), level).name} (${cardName(card)})`);
  const outings = only(memories, 'bought').filter(({ card }) => faceOf(cardOf(card)).type === 'activity');
  const parts = [
    owned.length > 0 ? `owned ${and(owned)}` : '',
    outings.length > 0
      ? `went out ${outings.length === 1 ? 'once' : many(outings.length, 'time')}, to ${and([...new Set(outings.map(({ card }) => cardName(card)))])}`
      : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? '' : `For pleasure: ${and(parts)}.`;
}

function ending({ age, lth }: Life, name: string): string {
  return age === null ? `So far: ${lth} LTH.` : `${name} died at ${age} with ${lth} LTH.`;
}

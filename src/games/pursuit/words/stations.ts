/** A life in a few stations: one age, one picture, one short sentence each, from the child to the end. */
import type { Catalogue } from '../editions/catalogue.js';
import type { Deed, Life } from '../rules/life.js';
import { stepName } from './cards.js';
import { and, capital } from './wording.js';

const MOST = 7;
const WORDS = 14; // in a sentence

export interface Station {
  readonly age: number;
  readonly isEnd: boolean; // here the life ended
  readonly words: string;
  readonly card: string | null; // whose picture it has; null: the child's
}

type Memory = Life['memories'][number];

/** What is told rather than the rest: the first of these. */
const RANK: readonly Deed[] = [
  'founded',
  'finished',
  'retired',
  'promoted',
  'hired',
  'related',
  'bought',
  'single',
  'role',
  'dated',
  'parted',
  'leftJob',
  'gaveUp',
];
const rankOf = ({ deed }: Memory): number => RANK.indexOf(deed);

function clause(face: Catalogue['card'], { deed, card, name, level }: Memory): string {
  const thing = face(card);
  switch (deed) {
    case 'founded':
      return `raised a family with ${name}`;
    case 'related':
      return `moved in with ${name}`;
    case 'dated':
      return `went out with ${name}`;
    case 'parted':
      return `parted from ${name}`;
    case 'finished':
      return `finished ${thing.name}`;
    case 'hired':
      return `became ${thing.name}`;
    case 'promoted':
      return `rose to ${thing.name}`;
    case 'retired':
      return `retired as ${thing.name}`;
    case 'leftJob':
      return `left the job of ${thing.name}`;
    case 'bought':
      return thing.type === 'activity' ? `enjoyed ${stepName(thing, level)}` : `got ${stepName(thing, level)} for ${thing.name}`;
    case 'single':
      return `took on ${thing.name}`;
    case 'role':
      return `joined in ${thing.name}`;
    case 'gaveUp':
      return `gave up ${thing.name}`;
  }
}

const count = (words: string): number => words.split(' ').length;

/** Two things that happened at one age, or the greater of them where two are too long. */
function sentence(face: Catalogue['card'], [first, ...others]: readonly Memory[]): string {
  if (!first) return '';
  const one = capital(clause(face, first));
  const second = others.find(({ card }) => card !== first.card);
  if (!second) return `${one}.`;
  const isSame = first.deed === second.deed && first.deed === 'finished';
  const both = isSame ? `${one} and ${face(second.card).name}.` : `${one}, and ${clause(face, second)}.`;
  return count(both) <= WORDS ? both : `${one}.`;
}

function ending(face: Catalogue['card'], { memories, with: partners, unfinished }: Life): string {
  const names = partners.map((card) => memories.find((memory) => memory.card === card)?.name ?? face(card).name);
  const near = names.length === 0 ? 'Died alone' : `Died with ${and(names)} near`;
  const [left] = unfinished;
  const whole = left === undefined ? `${near}, and nothing left undone.` : `${near}, and ${face(left).name} unfinished.`;
  return count(whole) <= WORDS ? whole : `${near}.`;
}

/** At most seven. Where there are more ages, those with the least to tell are left out; the child and the end never. */
export function stationsOf({ card, trait }: Pick<Catalogue, 'card' | 'trait'>, life: Life, teenAge: number): readonly Station[] {
  const ages = [...new Set(life.memories.map(({ age }) => age))].sort((a, b) => a - b);
  const told = ages.map((age) => {
    const here = life.memories.filter((memory) => memory.age === age).sort((a, b) => rankOf(a) - rankOf(b));
    const [best] = here;
    return { age, isEnd: false, words: sentence(card, here), card: best?.card ?? null, rank: best ? rankOf(best) : RANK.length };
  });
  const room = MOST - 1 - (life.age === null ? 0 : 1);
  const kept = [...told].sort((a, b) => a.rank - b.rank).slice(0, room);
  const child =
    life.trait === null
      ? 'Was just born.'
      : `${capital(article(trait(life.trait).name.toLowerCase()))} child, with everything still ahead.`;
  const last = [...kept].sort((a, b) => b.age - a.age)[0]?.card ?? null;
  return [
    { age: teenAge, isEnd: false, words: child, card: null },
    ...told.filter((station) => kept.includes(station)).map(({ age, isEnd, words, card: shown }) => ({ age, isEnd, words, card: shown })),
    ...(life.age === null
      ? []
      : [{ age: life.age, isEnd: true, words: ending(card, life), card: life.unfinished[0] ?? life.with[0] ?? last }]),
  ];
}

const article = (word: string): string => `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`;

/** One edition of The Pursuit of Happiness: its cards, traits and life goals, each under a number that holds in this edition alone. */
import type { Goal } from '../rules/cards/goals.js';
import type { CardFace, Group, Job, Level, Partner } from '../rules/cards/shape.js';
import type { Trait } from '../rules/cards/traits.js';
import { type Answers, answersTo } from '../rules/moves.js';

/** What one edition says otherwise than another: all that is written down of it. */
export interface Printed {
  readonly rules: number;
  readonly cards: readonly CardFace[];
  readonly traits: readonly Trait[];
  readonly goals: readonly Goal[];
  readonly renewsAtOnce: boolean; // R 4.5c: a pile is made anew when its last card is drawn, not when the next one is wanted
  readonly windsDownProjects: boolean; // R 10.4: who has a basic project is asked after the last hourglass too
  readonly turnsPartners: boolean; // R 5.9b: a partner's card may be turned at the date
}

export interface Edition extends Printed {
  readonly cards: readonly CardFace[]; // a card's number in the state is its place here: sorted by type, every card once
  readonly numbers: ReadonlyMap<string, number>; // by id
  readonly levels: readonly (readonly Level[])[]; // by card: of a project (roles, for a group project), item or activity
  readonly groups: readonly Group[];
  readonly jobs: readonly Job[];
  readonly partners: readonly Partner[];
  readonly nextJobs: readonly (readonly number[])[]; // by job: those one rank up in the same field
  readonly singleFrom: number;
  readonly groupFrom: number;
  readonly itemFrom: number;
  readonly activityFrom: number;
  readonly jobFrom: number;
  readonly partnerFrom: number;
  readonly pileFrom: readonly number[]; // the first card of each pile, which counts its kinds from 0
  readonly pileCards: readonly number[]; // and how many it has
  readonly answers: Answers;
}

const TYPES = ['basic', 'single', 'group', 'item', 'activity', 'job', 'partner'] as const;
const MOST_CARDS = 256; // a memory packs the number of a card into eight bits (life.ts)

export function edition(printed: Printed): Edition {
  const cards = TYPES.flatMap((type) => printed.cards.filter((face) => face.type === type));
  const numbers = new Map(cards.map(({ id }, number) => [id, number]));
  if (numbers.size < printed.cards.length || numbers.size > MOST_CARDS) throw new Error('a card is there twice, or there are too many');
  const from = (type: CardFace['type']): number => cards.filter((face) => TYPES.indexOf(face.type) < TYPES.indexOf(type)).length;
  const levels = cards.map((face) => (face.type === 'job' || face.type === 'partner' ? [] : face.levels));
  const jobs = cards.filter((face) => face.type === 'job');
  const jobFrom = from('job');
  const pileFrom = [0, from('item'), jobFrom, from('partner')];
  return {
    ...printed,
    cards,
    numbers,
    levels,
    groups: cards.filter((face) => face.type === 'group'),
    jobs,
    partners: cards.filter((face) => face.type === 'partner'),
    nextJobs: jobs.map(({ field, rank }) =>
      jobs.flatMap((next, i) => (next.field === field && next.rank === rank + 1 ? [jobFrom + i] : [])),
    ),
    singleFrom: from('single'),
    groupFrom: from('group'),
    itemFrom: from('item'),
    activityFrom: from('activity'),
    jobFrom,
    partnerFrom: from('partner'),
    pileFrom,
    pileCards: pileFrom.map((first, row) => (pileFrom[row + 1] ?? cards.length) - first),
    answers: answersTo(cards, levels, printed.traits),
  };
}

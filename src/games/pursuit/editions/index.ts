/** The editions of The Pursuit of Happiness, from rules 1 on. The card tables in `rules/cards` are those of rules 3; the others say what differs. */
import { editionsFrom } from '../../kit/editions.js';
import { ACTIVITIES } from '../rules/cards/activities.js';
import { BASIC } from '../rules/cards/basic.js';
import { GOALS } from '../rules/cards/goals.js';
import { GROUP } from '../rules/cards/group.js';
import { ITEMS } from '../rules/cards/items.js';
import { JOBS } from '../rules/cards/jobs.js';
import { PARTNERS } from '../rules/cards/partners.js';
import { SINGLE } from '../rules/cards/single.js';
import { TRAITS } from '../rules/cards/traits.js';
import { earlier } from './earlier.js';
import { edition } from './edition.js';
import { FIRST_LEVELS, FIRST_ROMANCES } from './first.js';
import { forNothing, SECOND_JOBS, SECOND_LEVELS } from './second.js';

const third = edition({
  rules: 3,
  cards: [...BASIC, ...SINGLE, ...GROUP, ...ITEMS, ...ACTIVITIES, ...JOBS, ...PARTNERS],
  traits: TRAITS,
  goals: GOALS,
  renewsAtOnce: true,
  windsDownProjects: true,
  turnsPartners: true,
});
const second = edition({
  ...third,
  rules: 2,
  cards: third.cards.map(earlier({ levels: SECOND_LEVELS, jobs: SECOND_JOBS })),
  goals: GOALS.map(forNothing),
  renewsAtOnce: false,
  windsDownProjects: false,
  turnsPartners: false,
});
const first = edition({ ...second, rules: 1, cards: second.cards.map(earlier({ levels: FIRST_LEVELS, romances: FIRST_ROMANCES })) });

export const EDITIONS = editionsFrom(first, second, third);

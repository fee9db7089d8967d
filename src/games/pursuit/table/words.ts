/** The short names and sentences of the table. */
import type { CardFace, Good, PursuitTypes, Row } from '../face.js';

export { SPACE_NAMES } from '../face.js';

/** The tabs of a phone, and the groups of all moves, in the order of the board. */
export const HOUSE = 'House';
export const MINE = 'Mine';
export const ROW_TABS: Readonly<Record<Row, string>> = { project: 'Projects', item: 'Items', job: 'Jobs', partner: 'Partners' };
export const TRAITS = 'Traits';
export const WAYS_TO_PAY = 'Ways to pay';

export const ROW_NAMES: Readonly<Record<Row, string>> = { ...ROW_TABS, item: 'Items and activities' };

export const KIND_NAMES: Readonly<Record<CardFace['type'], string>> = {
  basic: 'basic project',
  single: 'single-round project',
  group: 'group project',
  item: 'item',
  activity: 'activity',
  job: 'job',
  partner: 'partner',
};
export const KIND_TAGS: Readonly<Record<CardFace['type'], string>> = { ...KIND_NAMES, basic: 'basic', single: 'one round', group: 'group' };

export const WHAT_IT_IS: Readonly<Record<CardFace['type'], string>> = {
  basic: 'Stays with you and grows level by level. Takes a slot.',
  single: 'Choose one level. It is over when the round ends.',
  group: 'Cover a role; others may join. Bonuses at the end of the round.',
  item: 'Choose one level. Yours for good; some ask for upkeep.',
  activity: 'Choose one level. Gone when the round ends.',
  job: 'Steady money for some of your time each round. Takes a slot.',
  partner: 'A date asks nothing. More asks for what they wish, then for time. Takes a slot.',
};

/** Of the rules, about each kind of card. */
export const CLAUSES: Readonly<Record<CardFace['type'], string>> = {
  basic: '5.4',
  single: '5.5',
  group: '5.6',
  item: '5.7a',
  activity: '5.7b',
  job: '5.8',
  partner: '5.9',
};

/** What the bar adds to a question. */
export const NOTES: Readonly<Record<PursuitTypes['kind'], string>> = {
  trait: 'The others choose at the same time',
  upkeep: 'Keep or let go, card by card, in any order',
  turn: 'A room, a card on offer, or one of your own',
  payment: 'Nothing is paid before you choose',
  windDown: 'What you keep goes on into the next round',
};
export const LAST_ROUND = 'The last round: every 5 of a kind you leave become 1 lasting happiness';

export const GOOD_NAMES: Readonly<Record<Good, readonly [name: string, what: string]>> = {
  lth: ['Lasting happiness', 'What a life comes to in the end. Whoever has most of it wins.'],
  sth: ['Short-term happiness', 'Each point makes a project level 1 resource cheaper. It goes back to 0 when the round ends.'],
  stress: ['Stress', 'In a worse section you get fewer hourglasses. Beyond the last space life is over.'],
  hourglass: ['Hourglass', 'Your time: everything you do takes one, some things take more.'],
  knowledge: ['Knowledge', 'A resource: projects and jobs ask for it. Study brings 3.'],
  creativity: ['Creativity', 'A resource: projects and jobs ask for it. Play brings 3.'],
  influence: ['Influence', 'A resource: projects and jobs ask for it. Interact brings 3.'],
  money: ['Money', 'Pays for items, activities and upkeep. Happiness never spares it.'],
  relax: ['Relax', 'Moves you back on the stress track, within your section.'],
  health: ['Good Health', 'To the same place in the next better section: one more hourglass from the next round on.'],
};

/** A trait is an adjective but for one. */
export const asChild = (trait: string): string => (trait === 'Nerd' ? 'a Nerd' : trait.toLowerCase());

export const LONGEST_LABEL = 22; // letters of the filled button

/** The first that fits on the button. */
export const fitting = (...labels: readonly [string, ...string[]]): string =>
  labels.find(({ length }) => length <= LONGEST_LABEL) ?? `${labels[0].slice(0, LONGEST_LABEL - 1).trimEnd()}…`;

/** The same for a list, where there is room for the whole name. */
export const called = (...labels: readonly [string, ...string[]]): { readonly label: string; readonly listed: string } => ({
  label: fitting(...labels),
  listed: labels[0],
});

/** Long-term happiness by where it came from, what breaks ties, and the verdict on a life lived alone (R 11.4, 12.3). */

import type { Score } from '../../../engine/game.js';
import type { Edition } from '../editions/edition.js';
import { and } from '../words/wording.js';
import { goalAt, isMetAlone, soloTarget } from './goals.js';
import { type Player, type Shared, SOURCES } from './types.js';

const LABELS: Readonly<Record<(typeof SOURCES)[number], string>> = {
  basic: 'Basic projects',
  single: 'Single-round projects',
  group: 'Group projects',
  item: 'Items',
  activity: 'Activities',
  job: 'Jobs',
  partner: 'Partners',
  sth: 'Happiness beyond the track',
  inheritance: 'Inheritance',
  goals: 'Life goals',
};

export function scores(e: Edition, shared: Shared): readonly Score[] {
  const alone = shared.players.length === 1;
  return shared.players.map((p) => {
    const lines = SOURCES.flatMap((source, i) => {
      const points = p.lthBy[i] ?? 0;
      return points === 0 ? [] : [{ key: source, label: LABELS[source], points, unit: 'lasting happiness' }];
    });
    const tieBreakers = [
      { key: 'goals', label: 'life goals', value: p.goalsWon },
      { key: 'basic', label: 'basic projects completed', value: p.basicCompleted },
    ];
    const score = { total: p.lth, lines, tieBreakers };
    return alone ? { ...score, verdict: verdictOn(e, shared, p) } : score;
  });
}

/** R 12.4: titles for those who play alone, by the happiness reached. */
const TITLES: readonly (readonly [from: number, title: string])[] = [
  [80, 'Legend'],
  [70, 'One for the biographers'],
  [60, 'The envy of the street'],
  [50, 'A life well lived'],
  [40, 'A good run'],
  [30, 'No regrets'],
  [0, 'A quiet life'],
];
const titleFor = (lth: number): string => TITLES.find(([from]) => lth >= from)?.[1] ?? 'A quiet life';

function verdictOn(e: Edition, shared: Shared, p: Player): { won: boolean; words: string } {
  const target = soloTarget(shared.options);
  const missed = shared.goals.map((goal) => goalAt(e, goal)).filter((goal) => !isMetAlone(p, goal, shared.options));
  const won = missed.length === 0 && p.lth >= target;
  const title = p.lth >= target && !won ? 'Happy, but unfinished' : titleFor(p.lth);
  const goals = missed.length === 0 ? 'all life goals met' : `not met: ${and(missed.map(({ name }) => name))}`;
  return { won, words: `${title}: ${p.lth} of ${target} lasting happiness, ${goals}.` };
}

/** How the table is laid before the first round (R 3). */
import type { Game } from '../../../engine/game.js';
import { newPile } from '../../../engine/pile.js';
import { NOTHING } from '../../../engine/view.js';
import type { Under } from '../../kit/editions.js';
import { drawSome } from '../../kit/lots.js';
import { chooseFirst } from '../../kit/options.js';
import { newState } from '../../kit/state.js';
import type { Edition } from '../editions/edition.js';
import { HOURGLASSES, HOURS_A_ROUND, rowSize, SPACES, STRESS_START } from './board.js';
import { NO_CARD, ROLES } from './cards.js';
import { dealTraits, NOTHING_HIDDEN } from './traits.js';
import { type Player, type PursuitTypes, SOURCES } from './types.js';

const zeros = (count: number): number[] => new Array<number>(count).fill(0);

export const setup: Under<Edition, Game<PursuitTypes>['setup']> = (e, { seats, options, rules }, x) => {
  const goals = drawSome([...e.goals.keys()], seats === 1 ? options.goalsInSolo : seats, x.chance);
  const first = chooseFirst(options.firstPlayer, seats, x.chance);
  const s = newState<PursuitTypes>(
    rules,
    {
      options,
      round: 1,
      phase: 'trait',
      clock: 0,
      first,
      turn: first,
      pending: null,
      goals,
      players: Array.from({ length: seats }, newPlayer),
      rows: e.pileCards.map((_, row) => new Array<number>(rowSize(seats, row)).fill(NO_CARD)),
      piles: e.pileCards.map((count) => newPile(new Array<number>(count).fill(1))),
      discards: e.pileCards.map(() => []),
      level: zeros(e.cards.length),
      markers: zeros(e.cards.length),
      roles: new Array<number>(e.groups.length * ROLES).fill(-1),
    },
    Array.from({ length: seats }, () => NOTHING_HIDDEN),
    NOTHING,
  );
  if (rules > 1) s.shared.rules = rules;
  x.tell?.({ type: 'goals', goals: goals.flatMap((goal) => e.goals[goal]?.id ?? []), alone: seats === 1 });
  if (seats > 1) x.tell?.({ type: 'first', seat: first });
  dealTraits(e, s, x);
  return s;
};

function newPlayer(): Player {
  return {
    trait: -1,
    knowledge: 0,
    creativity: 0,
    influence: 0,
    money: 0,
    sth: 0,
    lth: 0,
    stress: STRESS_START,
    free: HOURS_A_ROUND,
    spent: 0,
    reserve: HOURGLASSES - HOURS_A_ROUND,
    alive: true,
    diedAt: 0,
    diedIn: 0,
    job: NO_CARD,
    overtime: 0,
    jobIncome: 0,
    relationshipUpkeeps: 0,
    basicCompleted: 0,
    activitiesDone: 0,
    sharedAndSingle: 0,
    roundsBegun: 0,
    goalsWon: 0,
    onSpace: zeros(SPACES.length),
    projects: [],
    partners: [],
    items: [],
    activities: [],
    album: [],
    bills: [],
    lthBy: zeros(SOURCES.length),
    life: [],
  };
}

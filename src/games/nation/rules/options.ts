/** The options a table may choose, which of them do not go together, and which roles a choice stands for. */
import type { Game, OptionSpec, Refusal } from '../../../engine/game.js';
import { oneOf, yesNo } from '../../kit/options.js';
import type { Edition } from '../editions/edition.js';
import { ROLE_NAMES, ROLES, type Role } from './data.js';
import type { NationOptions, NationTypes } from './types.js';

export const USUAL = 'usual';

/** R 3.1a: the usual set for 2, 3, 4 and 5 players. */
const USUAL_SETS: Readonly<Record<number, string>> = {
  2: 'builder farmer',
  3: 'builder farmer entertainer',
  4: 'builder farmer entertainer banker',
  5: 'builder farmer entertainer banker doctor',
};

/** R 3.1: every legal set. */
export const ROLE_SETS = [
  'builder farmer',
  'builder farmer entertainer',
  'builder farmer banker',
  'builder farmer doctor',
  'builder farmer entertainer banker',
  'builder farmer entertainer doctor',
  'builder farmer banker doctor',
  'builder farmer entertainer banker doctor',
] as const;

const MOST_HEAD_START = 7;

const headStartOf = (role: Role): OptionSpec<number> =>
  oneOf(`${ROLE_NAMES[role]} begins with`, '3.7a', [[0, 'no Happiness']], { min: 0, max: MOST_HEAD_START });

export const options: Game<NationTypes>['options'] = {
  roles: {
    label: 'Roles',
    clause: '3.1',
    choices: [
      { value: USUAL, label: 'the usual ones for so many players' },
      ...ROLE_SETS.map((set) => ({
        value: set,
        label: rolesIn(set)
          .map((role) => ROLE_NAMES[role])
          .join(', '),
      })),
    ],
    default: USUAL,
  },
  roleDeal: oneOf('Who plays what', '3.1b', [
    ['chosen', 'by place at the table: Builder, Farmer, then the others'],
    ['random', 'dealt by lot'],
  ]),
  target: oneOf(
    'Happiness that ends the game',
    '1.4',
    [
      [32, '32: the full game'],
      [16, '16: a first game'],
    ],
    { min: 8, max: 60 },
  ),
  workJoy: yesNo('Joy of good work', '2.7', true, 'work gives no Happiness', 'the first work of a day at level 3 or 4 gives 1 Happiness'),
  ticketCards: yesNo('Tickets for cards', '7.2a', false, 'cards cost Bread only', 'Wedding and Date also cost Tickets'),
  breadTrack: oneOf('Dinner', '9.3a', [
    ['simple', 'any Bread is a good dinner'],
    ['likeHouses', 'three zones, as for Houses'],
  ]),
  moneyOpen: yesNo('Purses', '2.12a', false, 'hidden', 'open to all'),
  fcOpen: yesNo('Money of the Foreign Countries', '2.13a', false, 'counted once a round', 'always counted'),
  prices: oneOf('Setting prices', '10.1b', [
    ['secret', 'in secret, shown together'],
    ['ordered', 'openly, one after the other'],
  ]),
  partialRepay: yesNo('Paying back early', '6.8a', true, 'only the whole loan', 'down to any step of the card'),
  elimination: yesNo('Who cannot pay', '5.5a', true, 'gives what there is and plays on', 'is out of the game'),
  roiSource: oneOf("The Banker's return", '5.7a', [
    ['mat', "comes from the Foreign Countries' mat"],
    ['supply', 'comes from the Supply'],
  ]),
  negative: yesNo('Happiness below zero', '2.14a', true, 'never', 'possible'),
  startRotates: yesNo('First turn of the day', '4.2a', false, "always the Builder's", 'moves on every round'),
  headStart: oneOf('Head start', '3.7a', [
    ['none', 'none'],
    ['lab', 'measured for 16 and 32 Happiness: evens the roles out'],
    ['set', 'as set for each role'],
  ]),
  builderStart: headStartOf('builder'),
  farmerStart: headStartOf('farmer'),
  entertainerStart: headStartOf('entertainer'),
  bankerStart: headStartOf('banker'),
  doctorStart: headStartOf('doctor'),
  maxRounds: oneOf('At most', '12.2', [[30, '30 rounds']], { min: 5, max: 60 }),
};

function rolesIn(set: string): Role[] {
  const named = set.split(' ');
  return ROLES.filter((role) => named.includes(role));
}

/** The roles at a table, in the order of ROLES. */
export const rolesFor = (seats: number, chosen: Pick<NationOptions, 'roles'>): Role[] =>
  rolesIn(chosen.roles === USUAL ? (USUAL_SETS[seats] ?? '') : chosen.roles);

const ownHeadStart = (chosen: NationOptions): Readonly<Record<Role, number>> => ({
  builder: chosen.builderStart,
  farmer: chosen.farmerStart,
  entertainer: chosen.entertainerStart,
  banker: chosen.bankerStart,
  doctor: chosen.doctorStart,
});

/** R 3.7a. */
export function headStartFor(e: Edition, role: Role, roles: readonly Role[], chosen: NationOptions): number {
  if (chosen.headStart === 'none') return 0;
  if (chosen.headStart === 'set') return ownHeadStart(chosen)[role];
  const set = ROLES.filter((each) => roles.includes(each)).join(' ');
  const { target } = chosen;
  const measured = target === 16 || target === 32 ? e.headStarts[target] : e.headStarts.others;
  return measured[set]?.[role] ?? 0;
}

export function unfit(seats: number, chosen: NationOptions): Refusal | null {
  const roles = rolesFor(seats, chosen);
  if (roles.length !== seats) {
    return { clause: '3.1', because: `"${chosen.roles}" are ${roles.length} roles; at a table of ${seats} there must be ${seats}.` };
  }
  const head = ownHeadStart(chosen);
  const lost = ROLES.find((role) => head[role] > 0);
  if (lost !== undefined && chosen.headStart !== 'set') {
    const name = ROLE_NAMES[lost];
    return { clause: '3.7a', because: `A head start of ${head[lost]} for the ${name} counts only if head starts are set for each role.` };
  }
  return null;
}

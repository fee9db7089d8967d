/** The options a table may choose, and which of them do not go together (R 13). */
import type { Game, OptionSpec, Refusal } from '../../engine/game.js';
import type { PursuitOptions, PursuitTypes, Side } from './types.js';

const yesNo = (label: string, clause: string, usual: boolean, no: string, yes: string): OptionSpec<boolean> => ({
  label,
  clause,
  choices: usual
    ? [
        { value: true, label: yes },
        { value: false, label: no },
      ]
    : [
        { value: false, label: no },
        { value: true, label: yes },
      ],
  default: usual,
});

const side = (place: string): OptionSpec<Side> => ({
  label: `Partners of the ${place} place`,
  clause: '5.9b',
  choices: [
    { value: 'any', label: 'women and men' },
    { value: 'f', label: 'women' },
    { value: 'm', label: 'men' },
  ],
  default: 'any',
});

export const options: Game<PursuitTypes>['options'] = {
  firstPlayer: {
    label: 'First player',
    clause: '3.5',
    choices: [
      { value: 'random', label: 'drawn by lot' },
      { value: 0, label: 'the first place at the table' },
      { value: 1, label: 'the second place' },
      { value: 2, label: 'the third place' },
      { value: 3, label: 'the fourth place' },
    ],
    default: 'random',
  },
  sthMax: {
    label: 'Short-term happiness track',
    clause: '8.1',
    choices: [
      { value: 4, label: 'from -4 to +4' },
      { value: 3, label: 'from -3 to +3' },
      { value: 5, label: 'from -5 to +5' },
    ],
    default: 4,
  },
  oldAgeStress: {
    label: 'Stress of Old Age',
    clause: '7.3',
    choices: [
      { value: 'standard', label: '3, 6 and 9' },
      { value: 'gentle', label: 'gentle: 3, 5 and 8' },
      { value: 'harsh', label: 'harsh: 4, 7 and 10' },
    ],
    default: 'standard',
  },
  adultRounds: {
    label: 'Adult rounds',
    clause: '1.3',
    choices: [
      { value: 4, label: '4: a whole life' },
      { value: 3, label: '3: a shorter one' },
      { value: 2, label: '2: in a hurry' },
    ],
    default: 4,
  },
  soloTarget: {
    label: 'Happiness needed alone',
    clause: '12.3',
    choices: [{ value: 'usual', label: '50, and less in a shorter game' }],
    range: { min: 1, max: 200 },
    default: 'usual',
  },
  sthDiscountScope: {
    label: 'Happiness makes cheaper',
    clause: '8.3a',
    choices: [
      { value: 'levels', label: 'all levels of basic and single-round projects' },
      { value: 'advance', label: 'levels 2 to 4 of basic projects only' },
      { value: 'allProjects', label: 'group roles too' },
    ],
    default: 'levels',
  },
  negativeSthSurcharge: yesNo('Unhappiness', '8.5', false, 'costs nothing extra', 'makes the same levels dearer'),
  refreshRefills: yesNo('A refresh', '9.2', false, 'replaces card for card', 'fills empty slots too'),
  partnerRefill: yesNo('A dated partner', '5.9a', false, 'is replaced next round', 'is replaced at once'),
  jobReplacementPenalty: yesNo('Changing jobs', '5.8e', false, 'is free', 'costs 1 STH and 1 stress'),
  spentTimeCountsForRest: yesNo('Spent time', '5.11b', false, 'leaves Rest alone', 'makes Rest a repeat'),
  retirement: yesNo('Retirement', '5.14e', true, 'nobody retires', 'possible from a level 3 job'),
  headhunter: yesNo('Headhunter', '5.14f', false, 'only jobs on the board', 'fetches the next job for 2 more resources'),
  windDown: yesNo('Winding down', '10.4', true, 'discard in your turns only', 'discard after the last hourglass too'),
  traitChoice: {
    label: 'Child traits',
    clause: '3.6',
    choices: [
      { value: 'deal2', label: 'choose one of two' },
      { value: 'random1', label: 'drawn by lot' },
      { value: 'open8', label: 'picked openly from all eight' },
    ],
    default: 'deal2',
  },
  goalsInSolo: {
    label: 'Life goals alone',
    clause: '12.1',
    choices: [
      { value: 3, label: '3' },
      { value: 2, label: '2: easier' },
      { value: 1, label: '1: easiest' },
    ],
    default: 3,
  },
  partnerSide1: side('first'),
  partnerSide2: side('second'),
  partnerSide3: side('third'),
  partnerSide4: side('fourth'),
};

export function unfit(seats: number, { firstPlayer }: PursuitOptions): Refusal | null {
  if (firstPlayer === 'random' || firstPlayer < seats) return null;
  return { clause: '3.5', because: `Place ${firstPlayer + 1} cannot begin at a table of ${seats}.` };
}

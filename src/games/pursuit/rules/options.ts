/** The options a table may choose, and which of them do not go together (R 13). */
import type { Game, OptionSpec, Refusal } from '../../../engine/game.js';
import { cannotBegin, firstPlayer, oneOf, yesNo } from '../../kit/options.js';
import type { PursuitOptions, PursuitTypes, Side } from './types.js';

const side = (place: string): OptionSpec<Side> =>
  oneOf(`Partners of the ${place} place`, '5.9b', [
    ['any', 'women and men'],
    ['f', 'women'],
    ['m', 'men'],
  ]);

export const options: Game<PursuitTypes>['options'] = {
  firstPlayer: firstPlayer('First player', '3.5', 4),
  sthMax: oneOf('Short-term happiness track', '8.1', [
    [4, 'from -4 to +4'],
    [3, 'from -3 to +3'],
    [5, 'from -5 to +5'],
  ]),
  oldAgeStress: oneOf('Stress of Old Age', '7.3', [
    ['standard', '3, 6 and 9'],
    ['gentle', 'gentle: 3, 5 and 8'],
    ['harsh', 'harsh: 4, 7 and 10'],
  ]),
  adultRounds: oneOf('Adult rounds', '1.3', [
    [4, '4: a whole life'],
    [3, '3: a shorter one'],
    [2, '2: in a hurry'],
  ]),
  soloTarget: oneOf('Happiness needed alone', '12.3', [['usual', '50, and less in a shorter game']], { min: 1, max: 200 }),
  sthDiscountScope: oneOf('Happiness makes cheaper', '8.3a', [
    ['levels', 'all levels of basic and single-round projects'],
    ['advance', 'levels 2 to 4 of basic projects only'],
    ['allProjects', 'group roles too'],
  ]),
  negativeSthSurcharge: yesNo('Unhappiness', '8.5', false, 'costs nothing extra', 'makes the same levels dearer'),
  refreshRefills: yesNo('A refresh', '9.2', false, 'replaces card for card', 'fills empty slots too'),
  partnerRefill: yesNo('A dated partner', '5.9a', false, 'is replaced next round', 'is replaced at once'),
  jobReplacementPenalty: yesNo('Changing jobs', '5.8e', false, 'is free', 'costs 1 short-term happiness and 1 stress'),
  spentTimeCountsForRest: yesNo('Spent time', '5.11b', false, 'leaves Rest alone', 'makes Rest a repeat'),
  retirement: yesNo('Retirement', '5.14e', true, 'nobody retires', 'possible from a level 3 job'),
  headhunter: yesNo('Headhunter', '5.14f', false, 'only jobs on the board', 'fetches the next job for 2 more resources'),
  windDown: yesNo('Winding down', '10.4', true, 'discard in your turns only', 'discard after the last hourglass too'),
  traitChoice: oneOf('Child traits', '3.6', [
    ['deal2', 'choose one of two'],
    ['random1', 'drawn by lot'],
    ['open8', 'picked openly from all eight'],
  ]),
  goalsInSolo: oneOf('Life goals alone', '12.1', [
    [3, '3'],
    [2, '2: easier'],
    [1, '1: easiest'],
  ]),
  partnerSide1: side('first'),
  partnerSide2: side('second'),
  partnerSide3: side('third'),
  partnerSide4: side('fourth'),
};

export const unfit = (seats: number, { firstPlayer: first }: PursuitOptions): Refusal | null => cannotBegin(first, seats, '3.5');

/** The options a table may choose. */
import type { Game } from '../../../../src/engine/game.js';
import { oneOf } from '../../../../src/games/kit/options.js';
import { MOST_ROUNDS } from './data.js';
import type { SampleTypes } from './types.js';

export const options: Game<SampleTypes>['options'] = {
  rounds: oneOf('Rounds', '3.3', [
    [MOST_ROUNDS, `${MOST_ROUNDS} rounds`],
    [3, '3 rounds: a short match'],
  ]),
};

/** How good a position is: the points ahead of the best of the others. */
import type { Game } from '../../../../src/engine/game.js';
import { pointsOf } from '../rules/scores.js';
import type { SampleTypes } from '../rules/types.js';

const SOFT = 12; // so many points ahead are almost three chances of four

export const estimate: Game<SampleTypes>['estimate'] = ({ shared }, seat) => {
  let mine = 0;
  let best = 0;
  shared.taken.forEach((cards, other) => {
    const points = pointsOf(cards);
    if (other === seat) mine = points;
    else best = Math.max(best, points);
  });
  return 1 / (1 + Math.exp((best - mine) / SOFT));
};

/** The same with 200 matches of every game; `npm test` tells 20. */
import { expect, test } from 'vitest';
import { games } from '../games/index.js';
import { tellMany } from './testing/trial.js';

test.each(Object.values(games))('200 stories of $about.title are true, and no three words open more than one in five', (game) => {
  const { faults, opening } = tellMany(game, 200);
  expect(faults).toEqual([]);
  expect(opening.share, opening.words).toBeLessThanOrEqual(1 / 5);
});

/** Where the truth is known: endgames of Bird of Happiness that can be reckoned to the end. The long run has 200 of them. */
import { expect, it } from 'vitest';
import { compareEndgames } from './testing/endgames.js';

it('says chances within two standard errors of the truth, and finds the best answer wherever it is clearly better', () => {
  const compared = compareEndgames(12, 200);
  expect(compared.filter(({ off }) => off <= 2).length).toBeGreaterThanOrEqual(10);
  const clear = compared.filter(({ gap }) => gap > 3);
  expect(clear.length).toBeGreaterThan(3);
  expect(clear.filter(({ agrees }) => !agrees)).toEqual([]);
});

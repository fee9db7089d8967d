/** The 200 endgames of `known.test.ts` at full length: npm test has a tenth of them. */
import { expect, it } from 'vitest';
import { compareEndgames } from './testing/endgames.js';

it('says 184 of 200 chances within two standard errors of the truth, and finds every answer that is clearly better', () => {
  const compared = compareEndgames(200, 400);
  expect(compared.filter(({ off }) => off <= 2).length).toBeGreaterThanOrEqual(184);
  const clear = compared.filter(({ gap }) => gap > 3);
  expect(clear.length).toBeGreaterThan(50);
  expect(clear.filter(({ agrees }) => !agrees)).toEqual([]);
});

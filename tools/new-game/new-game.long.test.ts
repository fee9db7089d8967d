/** `npm run new-game` with all combinations of flags. `npm test` makes the game without any, and tries the sample, which has all of them. */
import { expect, test } from 'vitest';
import { HOLDS, make } from './made.js';
import { FLAGS, type Flag } from './variants.js';

const combinations = Array.from({ length: 2 ** FLAGS.length }, (_, bits): Flag[] => FLAGS.filter((_flag, i) => (bits >> i) & 1));

test.each(combinations.map((flags) => ({ flags })))('a game made with $flags holds as it is', async ({ flags }) => {
  const made = await make('zz', flags); // its name sorts behind all others and is shorter than the sample's: imports and line breaks change
  try {
    expect(made.changed.filter((file) => !file.startsWith('src/games/zz/'))).toEqual(['src/games/index.ts']);
    for (const holds of Object.values(HOLDS)) await holds(made);
  } finally {
    made.remove();
  }
});

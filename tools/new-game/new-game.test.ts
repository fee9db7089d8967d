/** `npm run new-game`: what it writes holds as it is. Other flags: new-game.long.test.ts. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { conforms } from '../../src/engine/conforms.js';
import { seedFrom } from '../../src/engine/seed.js';
import { clausesIn } from '../../src/games/kit/clauses.js';
import { ALL_CASES } from '../cases.js';
import { repository } from './copy.js';
import { HOLDS, type Made, make } from './made.js';
import { onTheList, readFlags, refuseId } from './make.js';
import { sample } from './sample/index.js';

describe('the sample itself, which has everything', () => {
  test.each([2, 3, 4])('keeps the laws with %i seats', (seats) => {
    const clauses = new Set(clausesIn(readFileSync(new URL('sample/RULES.md', import.meta.url), 'utf8')));
    const tried = conforms(sample, { seats, matches: 20, seed: seedFrom('sample'), clauses });
    expect(tried.choices).toBeGreaterThan(0);
    expect(tried.commuted).toBeGreaterThan(0);
  });
});

describe('a new game', () => {
  let made: Made;
  beforeAll(async () => {
    made = await make('untitled', []);
  });
  afterAll(() => made?.remove());

  test('changes nothing but its folder and the list of games', () => {
    const { changed } = made;
    expect(changed.filter((file) => !file.startsWith('src/games/untitled/'))).toEqual(['src/games/index.ts']);
    for (const part of [
      'RULES.md',
      'box.ts',
      'face.ts',
      'index.ts',
      'rules.test.ts',
      'goldens/2-seats.txt',
      'records/rules-1-seats-4.json',
    ])
      expect(changed).toContain(`src/games/untitled/${part}`);
    for (const file of changed) expect(readFileSync(join(made.folder, file), 'utf8')).not.toMatch(/sample|(\/\/|<!--) (if|else|end)\b/i);
  });

  // What takes long and holds of the sample holds of what is made of it: the sample keeps the laws above and has no unused part for
  // `npm run unused`. Bots play what is made, and everything is tried, at length.
  const AT_LENGTH = ['keeps the laws', 'is played by bots', 'passes its own tests, and those that go over the list of games'];
  const here = Object.entries(HOLDS).filter(([what]) => ALL_CASES || !AT_LENGTH.includes(what));
  test.each(here)('%s', (_, holds) => holds(made));

  if (ALL_CASES)
    test('has no unused part', async () => {
      await made.run('knip');
    });

  test('cannot be made twice', async () => {
    await expect(made.run('node', '--import', 'tsx', 'tools/new-game.ts', 'untitled')).rejects.toThrow(
      'src/games/untitled exists already. Choose another id, or remove the folder.\n',
    );
  });
});

test.each([
  ['Lantern', '"Lantern" cannot be the id of a game. It is 2 to 24 small letters and digits and begins with a letter: lantern.'],
  ['../x', '"../x" cannot be the id of a game.'],
  ['class', '"class" cannot be the id of a game: the word is taken. Choose another one.'],
  ['kit', '"kit" cannot be the id of a game: the word is taken.'],
  ['bird', 'src/games/bird exists already. Choose another id, or remove the folder.'],
])('the id "%s" is refused with a sentence', (id, sentence) => {
  expect(() => refuseId(repository, id)).toThrow(sentence);
});

test('a flag that there is not is refused with the one that was meant', () => {
  expect(() => readFlags(['hands', 'dise'])).toThrow(
    'There is no --dise. Did you mean --dice? A new game can have --hands, --simultaneous, --dice.',
  );
});

test('without an id nothing is written', () => {
  const { status, stderr } = spawnSync('node', ['--import', 'tsx', 'tools/new-game.ts', '--dice'], { cwd: repository, encoding: 'utf8' });
  expect(stderr).toBe('Say one id for the game: npm run new-game lantern. "--help" tells more.\n');
  expect(status).toBe(2);
});

test('the list of games is found by its line, or the tool says that it is not', () => {
  const list = "import { bird } from './bird/index.js';\nimport { nearest } from './nearest.js';\nexport const games: Shelf = { bird };\n";
  expect(onTheList(list, 'kite')).toContain('export const games: Shelf = { bird, kite };');
  expect(() => onTheList('export const games = {};', 'kite')).toThrow('has no imports or no line');
});

/** Stories are true: 20 matches of every game are told, and each claim is reckoned again from the record. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ALL_CASES } from '../../tools/cases.js';
import { parseRecord } from '../engine/record.js';
import { gameById, games } from '../games/index.js';
import { storyOf } from './tell.js';
import { faultsIn } from './testing/checker.js';
import { tellMany } from './testing/trial.js';

describe.each(Object.values(games))('the stories of $about.title', (game) => {
  const { faults, stories, opening } = tellMany(game, 20);

  test('are true, and every figure and name in them is claimed', () => {
    expect(faults).toEqual([]);
  });

  test('have a headline of at most 26 letters, a sentence, and nearly always a moment', () => {
    for (const { headline } of stories) expect(headline).toMatch(/^.{2,26}$/);
    for (const { sentence } of stories) expect(sentence).toMatch(/^[A-Z0-9$★].+\.$/);
    expect(stories.filter(({ moment }) => moment !== '').length).toBeGreaterThan(stories.length * 0.8);
  });

  test('do not begin with the same three words more than once in five', () => {
    expect(opening.share, opening.words).toBeLessThanOrEqual(1 / 5);
  });
});

describe('a match that was played under old rules, or with moves taken back,', () => {
  const folder = (path: string) => new URL(path, import.meta.url);
  const kept = Object.keys(games).map((id) => `../games/${id}/records/`);
  const files = [...kept, '../match/fixtures/'].flatMap((path) => readdirSync(folder(path)).map((name) => `${path}${name}`));

  // Every second in `npm test`.
  test.each(files.filter((_, i) => ALL_CASES || i % 2 === 0))('is told truly: %s', (file) => {
    const record = parseRecord(readFileSync(folder(file), 'utf8'));
    const game = gameById(record.game);
    for (const viewer of [0, null]) expect(faultsIn(game, record, viewer, storyOf(game, record, viewer))).toEqual([]);
  });
});

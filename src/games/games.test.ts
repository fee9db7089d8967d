/** What holds of every game on the list: the goldens and the finished records of all rules versions. The engine's laws are tried beside it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { goldenName, goldenOf } from '../../tools/goldens.js';
import { clausesOf, seatsOf } from '../../tools/laws.js';
import { shareFor } from '../engine/conforms.js';
import type { Json } from '../engine/game.js';
import { defaultOptions } from '../engine/options.js';
import { parseRecord, verify } from '../engine/record.js';
import { games } from './index.js';

const folder = (id: string, part: string): URL => new URL(`${id}/${part}/`, import.meta.url);

describe.each(Object.values(games))('$about.title', (game) => {
  test('has a folder of its id, and numbered clauses in RULES.md', () => {
    expect(games[game.id]).toBe(game);
    expect(clausesOf(game.id).size).toBeGreaterThan(10);
  });

  test('has every option value tried with some number of seats, except those that need another option', () => {
    const tried = seatsOf(game).flatMap((seats) => shareFor(game, seats).map(([key, value]) => `${key}=${JSON.stringify(value)}`));
    expect(new Set(tried).size).toBe(tried.length);
    const alone = (key: string, value: Json) =>
      seatsOf(game).some((seats) => !game.unfit?.(seats, { ...defaultOptions(game), [key]: value }));
    for (const [key, { choices }] of Object.entries(game.options)) {
      for (const { value } of choices) if (alone(key, value)) expect(tried).toContain(`${key}=${JSON.stringify(value)}`);
    }
  });

  describe.each(seatsOf(game))('with %i seats', (seats) => {
    test('plays the golden match', async () => {
      await expect(goldenOf(game, seats)).toMatchFileSnapshot(new URL(goldenName(seats), folder(game.id, 'goldens')).pathname);
    });
  });

  const records = existsSync(folder(game.id, 'records')) ? readdirSync(folder(game.id, 'records')) : [];
  test('has a finished record for every rules version', () => {
    const versions = new Set(records.map((file) => parseRecord(readFileSync(new URL(file, folder(game.id, 'records')), 'utf8')).rules));
    for (let rules = 1; rules <= game.rules; rules++) expect(versions).toContain(rules);
  });
  test.each(records)('still plays the record %s to the same end', (file) => {
    const record = parseRecord(readFileSync(new URL(file, folder(game.id, 'records')), 'utf8'));
    expect(record.hash).not.toBeNull();
    expect(verify(game, record).state.open).toEqual([]);
  });
});

/** The same record gives the same hashes in Node and in a real browser. */
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { quickChance } from '../src/engine/chance.js';
import { answer, begin, movesOf } from '../src/engine/play.js';
import { recordOf } from '../src/engine/record.js';
import { seedFrom } from '../src/engine/seed.js';
import { games } from '../src/games/index.js';
import { openBrowser } from './browser.js';
import { inTurn } from './cases.js';
import { fold } from './fold.js';

let page: Page;

/** The rules as the browser gets them: one script that leaves `fold` on the page. */
async function script(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry: fileURLToPath(new URL('fold.ts', import.meta.url)), formats: ['iife'], name: 'halcyon' } },
  });
  const output = [built].flat().flatMap((part) => ('output' in part ? part.output : []));
  return output.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('\n');
}

beforeAll(async () => {
  page = await (await openBrowser()).newPage();
  await page.addScriptTag({ content: await script() });
}, 120_000);

afterAll(() => page?.close());

/** A match of random answers, as a record. */
function randomMatch(id: string, seats: number): string {
  const game = games[id];
  if (!game) throw new Error(`no game ${id}`);
  const table = begin(game, { seats, seed: seedFrom(`browser ${id} ${seats}`) });
  const dice = quickChance(seats);
  for (let decision = table.state.open[0]; decision; decision = table.state.open[0]) {
    const moves = movesOf(table, decision);
    answer(table, decision.id, moves[dice.int(moves.length)]);
  }
  return JSON.stringify(recordOf(table, Array<string>(seats).fill('Ada'), { seed: true }));
}

// Fewest and most seats in turn, both at length: they are reckoned by the same code.
const cases = Object.values(games).flatMap(({ id, seats }, i) => inTurn([seats.min, seats.max], i + 1).map((n) => [id, n] as const));

test.each(cases)('%s with %i seats', async (id, seats) => {
  const record = randomMatch(id, seats);
  const there = await page.evaluate(`halcyon.fold(${JSON.stringify(record)})`);
  const here = fold(record);
  expect(here.length).toBeGreaterThan(10);
  expect(there).toEqual(here);
});

test('the test runs in a browser, not in Node', async () => {
  expect(await page.evaluate('typeof process + typeof window')).toBe('undefinedobject');
});

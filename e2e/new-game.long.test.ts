/** A game made by `npm run new-game` in a copy of the repository: it stands on the shelf, and is played in words. A whole build for one game: `npm test` tries the game itself in tools/new-game, and a match in words in play.test.ts. */
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appFolder } from '../src/server/app-folder.js';
import { HOLDS, type Made, make } from '../tools/new-game/made.js';
import { type App, openApp } from './app.js';
import { inTurn } from './cases.js';
import { seeTheEnd } from './endings.js';
import { isOver, journal, keyOnce, playNow } from './hands.js';
import { faultsOf, SIZES } from './shapes-cases.js';

let made: Made;
let app: App;
beforeAll(async () => {
  made = await make('untitled', ['hands', 'simultaneous', 'dice']);
  await made.run('node', 'tools/build.mjs');
  app = await openApp();
  await app.serveInstead(() => appFolder(join(made.folder, 'dist')));
}, 240_000);
afterAll(async () => {
  await app?.close();
  made?.remove();
});

test('a new game stands on the shelf with its title on a plain lid and no door to a guided round, and is played in words to its end', async () => {
  const page = await app.visit();
  const titles = await page.locator('[data-shelf] h3').allInnerTexts();
  expect(titles.at(-1)).toBe('Untitled');
  expect(await page.locator('[data-shelf] svg text', { hasText: 'Untitled' }).count()).toBeGreaterThan(0);
  expect(await page.getByRole('link', { name: 'Learn: Untitled', exact: true }).count()).toBe(0);
  await playNow(page, 'Untitled');
  expect(await page.locator('.tt-asks').innerText()).toContain('Which card do you lay?');
  for (let keys = 0; keys < 40 && (await keyOnce(page)); keys++);
  expect(await isOver(page)).toBe(true);
  expect((await journal(page)).join(' ')).toContain('The die shows');
  await seeTheEnd(page);
});

test('a new game is played by bots', () => HOLDS['is played by bots']?.(made));

// What has no drawings is laid out like the rest: the smallest screen shows it in `npm test`, and all at length.
test.each(inTurn(SIZES, 0).map((size) => [size.shape, size] as const))(
  'a shelf of six games and a set-up without drawings fit on %s',
  async (_, size) => {
    const scrolls = size.touch;
    const page = await app.visit({ size, phone: size.touch });
    await page.getByRole('link', { name: 'Play: Untitled', exact: true }).waitFor();
    expect(await faultsOf(page, size, scrolls), 'the shelf').toEqual([]);
    await page.goto(`${app.address}/new/untitled`);
    await page.locator('[data-setup]').waitFor();
    expect(await faultsOf(page, size, scrolls), 'the set-up').toEqual([]);
  },
);

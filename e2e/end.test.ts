/** The end of a match in a real browser: one page per game, told by its record, drawn whole on laptop and phone, shared as a picture. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, openApp } from './app.js';
import { inTurn } from './cases.js';
import { DRAWN } from './drawn.js';
import { fromMore, ranking, told } from './endings.js';
import { faultsOn } from './faults.js';
import { MATCHES, openAt } from './tour.js';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app?.close());

/** The size of a PNG stands in its first bytes. */
const sizeOf = (png: Buffer): readonly [number, number] => [png.readUInt32BE(16), png.readUInt32BE(20)];

const SIZES = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
  { width: 844, height: 390 },
  { width: 1024, height: 1366 },
] as const;

/** Nothing is wider than the screen, and the bar lies at its foot. */
async function fits(page: Page): Promise<void> {
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
  const height = page.viewportSize()?.height ?? 0;
  const bar = await page.locator('[data-bar="over"]').boundingBox();
  if (height > 500) expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(height); // on its side a phone has no room for it
}

const ENDS = DRAWN.map((game, i) => ({ game, size: SIZES[i % SIZES.length] ?? SIZES[0], lamp: i % 2 === 1 }));

// One in `npm test`, on a phone by lamp: match-cases.ts comes to the end of every game, and the page is drawn by the same parts. All at length.
test.each(inTurn(ENDS, 1))(
  'the end of $game.about.title is told, ranked and drawn at $size.width x $size.height',
  async ({ game, size, lamp }) => {
    const page = await app.visit({ size, lamp, at: MATCHES });
    await openAt(page, app, game, 1);
    const [headline = '', sentence = ''] = (await told(page)).split('\n').filter((line) => line !== '');
    expect(headline).toMatch(/^.{2,26}$/);
    expect(sentence).toMatch(/\.$/);
    expect(await ranking(page).getByRole('list').first().getByRole('listitem').count()).toBe(Math.min(4, game.seats.max));
    await page.getByRole('region', { name: /^(Where it turned|The largest step)/ }).waitFor();
    await fits(page);
    if (game.id === 'bird' || game.id === 'pursuit') expect(await faultsOn(page)).toEqual([]);
    const [picture] = await Promise.all([page.waitForEvent('download'), fromMore(page, 'Share a picture')]);
    const [width, height] = sizeOf(readFileSync(await picture.path()));
    expect(width).toBe(1080);
    expect(height).toBeGreaterThan(900);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^See / }).click(); // the moment, in the replay
    await page.locator('[data-bar="replay"]').waitFor();
    expect(Number(await page.getByRole('slider').inputValue())).toBeGreaterThan(0);
  },
);

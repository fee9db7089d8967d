/** The guided first rounds in a real browser: every step is a real move, and one may leave and come back. */
import { existsSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { games } from '../src/games/index.js';
import { type App, openApp } from './app.js';
import { tapOnce } from './hands.js';

let app: App;
beforeAll(async () => {
  app = await openApp();
}, 120_000);
afterAll(() => app?.close());

const farewell = (page: Page) => page.getByRole('button', { name: 'Play on' });
const step = (page: Page) => page.locator('.guide-step').innerText();

/** Reads what the card says, then gives the answer it asks for. False at the end of the guide. */
async function learnOnce(page: Page): Promise<boolean> {
  await page.locator('.guide-todo, .guide .btn.go').first().waitFor();
  if (await farewell(page).isVisible()) return false;
  const next = page.locator('.guide').getByRole('button', { name: 'Next' });
  while (await next.isVisible()) await next.click();
  const before = await step(page);
  await tapOnce(page);
  await expect.poll(() => step(page), { timeout: 15_000 }).not.toBe(before);
  return true;
}

const guided = Object.values(games).filter(({ id }) => existsSync(`src/games/${id}/guide.ts`));
const all = guided.map(({ id, about }) => [about.title, id] as const);

test.each(all)('%s is learned from the shelf, move by move, and then goes on freely', async (title) => {
  const page = await app.visit();
  await page.getByRole('link', { name: `Learn: ${title}` }).click();
  let steps = 0;
  while (await learnOnce(page)) steps += 1;
  expect(steps).toBeGreaterThan(5);
  await farewell(page).click();
  await page.locator('.guide').waitFor({ state: 'detached' });
  await tapOnce(page);
});

test('a guided round can be left and is resumed where it was', async () => {
  const page = await app.visit();
  await page.getByRole('link', { name: 'Learn: Bird of Happiness' }).click();
  for (let steps = 0; steps < 2; steps++) await learnOnce(page);
  const left = await step(page);
  await page.getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('link', { name: 'Learn: Bird of Happiness' }).click();
  await page.locator('.guide').waitFor();
  expect(await step(page)).toBe(left);
  await page.reload();
  await page.locator('.guide').waitFor();
  expect(await step(page)).toBe(left);
});

test('the card opens the rule it speaks of, and says why another move must wait', async () => {
  const page = await app.visit();
  await page.getByRole('link', { name: 'Learn: Bird of Happiness' }).click();
  await page.getByRole('button', { name: 'Rule 1.1' }).click();
  expect(await page.locator('.rules .wanted').innerText()).toContain('1.1');
  await page.keyboard.press('Escape');
  await page.locator('.table-page [class*="-no"][aria-label*="guided round"]').first().click();
  expect(await page.locator('.whynot').innerText()).toContain('Afterwards you choose freely');
});

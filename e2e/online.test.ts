/** Friends by a link, in real browsers: invited, seated, cut off and back, watched, stood in for by a bot. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, openApp } from './app.js';
import { hurry } from './hands.js';

let app: App;
beforeAll(async () => {
  app = await openApp();
}, 120_000);
afterAll(() => app?.close());

/** Sets a table up with a seat for a friend, and takes the first seat. Returns the two links. */
async function invite(page: Page, game: string): Promise<{ readonly join: string; readonly watch: string }> {
  await page.goto(`${app.address}/new/${game}`);
  await page.getByRole('button', { name: 'Take Jay from the table' }).click();
  await page.getByLabel('Who sits in seat 2').selectOption('friend');
  await page.getByRole('button', { name: 'Invite' }).click();
  await page.getByRole('heading', { name: 'You have a seat' }).waitFor();
  const join = await page.getByRole('textbox', { name: 'Invite friends' }).inputValue();
  const watch = await page.getByRole('textbox', { name: /^Watch/ }).inputValue();
  return { join, watch };
}

async function accept(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.locator('.table-page').waitFor();
}

const asked = (page: Page) => page.locator('.q:not(.waits)').first().isVisible();

/** Everybody taps so many times; whoever is asked answers by it. */
const playOn = (pages: readonly Page[], taps: number): Promise<readonly boolean[]> => Promise.all(pages.map((page) => hurry(page, taps)));

const entries = (page: Page) => page.locator('.table-page').getAttribute('data-entries');

test('two people play a whole match by an invite link; one is cut off and returns; a spectator watches', async () => {
  const ada = await app.visit();
  const ben = await app.visit({ phone: true });
  const cleo = await app.visit();
  const { join, watch } = await invite(ada, 'bird');
  expect(new URL(join).hash.length).toBeGreaterThan(20);
  await accept(ben, join, 'Ben');
  expect(ben.url()).not.toContain('#');
  await ada.locator('.table-page').waitFor();
  await cleo.goto(watch);
  await cleo.locator('.table-page').waitFor();

  await playOn([ada, ben], 15);
  await ben.context().setOffline(true);
  await ada.locator('.seat-chip.away').waitFor({ timeout: 30_000 });
  await ben.context().setOffline(false);
  await ada.locator('.seat-chip.away').waitFor({ state: 'detached', timeout: 30_000 });

  expect(await playOn([ada, ben], 4000)).toEqual([true, true]);
  for (const page of [ada, ben, cleo]) await page.getByRole('heading', { name: 'The match is over' }).waitFor();
  expect(await entries(cleo)).toBe(await entries(ada));
  await ben.getByRole('button', { name: 'See how it ended' }).click();
  await ben.getByRole('heading', { name: /, with \d+/ }).waitFor();
  await ben.getByRole('button', { name: 'Verify' }).click();
  await ben.locator('.checks', { hasText: 'the hashes are equal' }).waitFor();
}, 240_000);

test('a bot takes over a seat that was left and hands it back', async () => {
  const ada = await app.visit();
  const ben = await app.visit();
  const { join } = await invite(ada, 'bird');
  await accept(ben, join, 'Ben');
  await ada.locator('.table-page').waitFor();
  await ben.getByRole('button', { name: 'Table' }).click();
  await ben.getByRole('button', { name: /^Leave/ }).click();
  await ben.keyboard.press('Escape');
  await ada.getByText('bot plays').waitFor();
  await playOn([ada], 15);
  await ben.getByRole('button', { name: 'I am back' }).click();
  await ada.getByText('bot plays').waitFor({ state: 'detached' });
  await expect.poll(async () => (await asked(ada)) || (await asked(ben)), { timeout: 15_000 }).toBe(true);
}, 120_000);

test('talk and a take-back that the other must allow', async () => {
  const ada = await app.visit();
  const ben = await app.visit();
  const { join } = await invite(ada, 'bird');
  await accept(ben, join, 'Ben');
  await ada.locator('.table-page').waitFor();
  await ben.getByRole('button', { name: /^Talk/ }).click();
  await ben.getByRole('button', { name: 'Good luck!' }).click();
  await ben.getByLabel('Your words').fill('Nice to see you <b>here</b>');
  await ben.getByRole('button', { name: 'Say it' }).click();
  await ben.keyboard.press('Escape');
  await ada.getByRole('button', { name: 'Talk (2)' }).click();
  await ada.locator('.talk', { hasText: 'Nice to see you <b>here</b>' }).waitFor();
  await ada.keyboard.press('Escape');

  await playOn([ada, ben], 12);
  const asker = (await ada.getByRole('button', { name: 'Take back' }).isVisible()) ? ada : ben;
  const other = asker === ada ? ben : ada;
  await asker.getByRole('button', { name: 'Take back' }).click();
  await asker.getByRole('button', { name: 'Ask them' }).click();
  await other.getByRole('button', { name: 'Allow it' }).click();
  await asker.locator('.log', { hasText: 'takes back' }).first().waitFor();
}, 120_000);

/** Friends by a link, in real browsers: invited, seated, cut off and back, watched, stood in for by a bot. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { halcyon } from '../src/cli/testing/world.js';
import { type App, NO_PAGE, openApp } from './app.js';
import { ALL_CASES } from './cases.js';
import { seeTheEnd, verifyIt } from './endings.js';
import { ASKED, hurry, tapOn } from './hands.js';
import { beginWith, invitationOf, layTable, matchOf, sitDownAt, watchLinkOf } from './rooms.js';
import { go, setUp } from './setting-up.js';

let app: App;
beforeAll(async () => {
  app = await openApp();
}, 120_000);
afterAll(() => app?.close());

/** Sets a table up with a seat for a friend, and takes the first seat. Returns the two links. */
async function invite(page: Page, game: string): Promise<{ readonly join: string; readonly watch: string }> {
  await setUp(page, game, { seats: ['me', 'friend'], options: { Length: '18 cards' } });
  await go(page);
  const { link } = await invitationOf(page);
  return { join: link, watch: await watchLinkOf(page) };
}

/** A friend follows the link, and the match begins. */
async function accept(host: Page, page: Page, link: string): Promise<void> {
  await sitDownAt(page, link, 'Ben');
  await beginWith(host, [page]);
}

/** Ada and Ben at a table of which only the match counts. */
async function sitTogether(ada: Page, ben: Page): Promise<void> {
  const { link } = await layTable(ada, { game: 'bird', seats: ['friend'], options: { length: 'short' } });
  await accept(ada, ben, link);
}

const beside = (page: Page) => page.getByRole('complementary', { name: 'Journal' });

/** Opens the second tab of the journal. */
const talk = (page: Page): Promise<void> => beside(page).getByRole('tab', { name: /^Talk/ }).click();

const asked = (page: Page) => page.locator(ASKED).first().isVisible();

/** Everybody taps so many times; whoever is asked answers by it. */
const playOn = (pages: readonly Page[], taps: number): Promise<readonly boolean[]> => Promise.all(pages.map((page) => hurry(page, taps)));

const entries = (page: Page) => page.locator('.table-page').getAttribute('data-entries');

// match-cases.ts plays to the end with friends and watches; src/match/client.test.ts cuts lines off.
if (ALL_CASES)
  test('two people play a whole match by an invite link; one is cut off and returns; a spectator watches', async () => {
    const ada = await app.visit({ at: NO_PAGE });
    const ben = await app.visit({ phone: true, at: NO_PAGE });
    const cleo = await app.visit({ at: NO_PAGE });
    const { join, watch } = await invite(ada, 'bird');
    expect(new URL(join).hash.length).toBeGreaterThan(20);
    await accept(ada, ben, join);
    expect(ben.url()).not.toContain('#');
    await cleo.goto(watch);
    await cleo.locator('.table-page').waitFor();

    await playOn([ada, ben], 15);
    await ben.context().setOffline(true);
    await ada.locator('[data-presence="away"]').first().waitFor({ timeout: 30_000 });
    await ben.context().setOffline(false);
    await expect.poll(() => ada.locator('[data-presence="away"]').count(), { timeout: 30_000 }).toBe(0);

    expect(await playOn([ada, ben], 4000)).toEqual([true, true]);
    for (const page of [ada, ben, cleo]) await page.getByRole('heading', { name: / wins?\b/ }).waitFor();
    expect(await entries(cleo)).toBe(await entries(ada));
    await seeTheEnd(ben);
    await verifyIt(ben);
  }, 240_000);

test('a bot takes over a seat that was left and hands it back', async () => {
  const ada = await app.visit({ at: NO_PAGE });
  const ben = await app.visit({ at: NO_PAGE });
  await sitTogether(ada, ben);
  await ben.getByRole('button', { name: 'People', exact: true }).click();
  await ben.getByRole('button', { name: /^Leave/ }).click();
  await ada.locator('[data-presence="bot"]').first().waitFor();
  await tapOn(ada); // once: against a bot that takes no time a short match is soon over
  await ben.getByRole('button', { name: 'I am back', exact: true }).click();
  await expect.poll(() => ada.locator('[data-presence="bot"]').count()).toBe(0);
  await expect.poll(async () => (await asked(ada)) || (await asked(ben)), { timeout: 15_000 }).toBe(true);
}, 120_000);

test('talk and a take-back that the other must allow', async () => {
  const ada = await app.visit({ at: NO_PAGE });
  const ben = await app.visit({ at: NO_PAGE });
  await sitTogether(ada, ben);
  await talk(ben);
  await ben.getByRole('button', { name: 'Good luck!', exact: true }).click();
  await ben.getByLabel('Your words').fill('Nice to see you <b>here</b>');
  await ben.getByRole('button', { name: 'Say it', exact: true }).click();
  await ada.getByRole('status').filter({ hasText: 'Nice to see you <b>here</b>' }).waitFor(); // the bubble at the seat
  await ada.getByRole('button', { name: 'Journal and talk, 2 unread', exact: true }).waitFor();
  await talk(ada);
  await ada.locator('.talk', { hasText: 'Nice to see you <b>here</b>' }).waitFor();

  await ada.getByText('Who you hear').click();
  expect(await ada.evaluate(`getComputedStyle(document.querySelector('.muting ul')).listStyleType`)).toBe('none'); // its styles have come along
  await ada.getByRole('button', { name: 'Mute Ben', exact: true }).click();
  await ada.locator('.talk', { hasText: 'Nice to see you' }).waitFor({ state: 'detached' });
  await ben.getByRole('button', { name: 'Oops…', exact: true }).click();
  await ben.locator('.talk', { hasText: 'Oops…' }).waitFor();
  await ada.reload();
  await ada.getByRole('button', { name: 'Journal and talk', exact: true }).waitFor(); // nothing new to hear, also on a fresh page
  await talk(ada);
  await ada.getByText('Who you hear').click();
  await ada.getByText('Ben is muted: 3 not shown').waitFor();
  await ada.getByRole('button', { name: 'Hear Ben again', exact: true }).click();
  await ada.locator('.talk', { hasText: 'Oops…' }).waitFor();

  await ada.getByRole('button', { name: 'Report this talk', exact: true }).click();
  await ada.getByText(/^The last 3 things said here will be shown to whoever runs this server/).waitFor();
  await ada.getByRole('button', { name: 'Never mind', exact: true }).click();
  await ada.getByRole('button', { name: 'Report this talk', exact: true }).click();
  await ada.getByRole('button', { name: 'Send the report', exact: true }).click();
  await ada.getByText('Whoever runs this server can read it now.').waitFor();
  for (const page of [ada, ben]) await beside(page).getByRole('tab', { name: 'Journal', exact: true }).click();
  expect((await halcyon('reports', { env: { HALCYON_DATA: app.data } })).said).toContain('Ben: Nice to see you <b>here</b>');

  await playOn([ada, ben], 12);
  const asker = (await ada.getByRole('button', { name: 'Take back', exact: true }).isVisible()) ? ada : ben;
  const other = asker === ada ? ben : ada;
  await asker.getByRole('button', { name: 'Take back', exact: true }).click();
  await asker.getByRole('button', { name: 'Ask them', exact: true }).click();
  await other.getByRole('button', { name: /^Let / }).click();
  await asker.locator('.log', { hasText: 'takes back' }).first().waitFor();
}, 120_000);

// src/match/closed.test.ts and src/cli/operator.test.ts have what is told then.
if (ALL_CASES)
  test('a match that whoever runs the server has ended says so, keeps its table, and asks nobody any more', async () => {
    const ada = await app.visit({ at: NO_PAGE });
    const ben = await app.visit({ phone: true, at: NO_PAGE });
    await sitTogether(ada, ben);
    await playOn([ada, ben], 6);
    const match = await matchOf(ada);
    await halcyon(`close --word Enough. -- ${match}`, { env: { HALCYON_DATA: app.data } });
    for (const page of [ada, ben]) {
      await page.getByText('They say: “Enough.”').waitFor();
      await page.locator('.q:not(.waits)').waitFor({ state: 'detached' });
      await page.locator('.table-page').waitFor();
    }
    await ada.reload();
    await ada.getByText('It has no result.').first().waitFor(); // in the bar, and in the journal
    await ada.locator('.table-page').waitFor();
  }, 120_000);

/** States of the review that `npm test` shows without a browser (src/web/review): online, six seats, hundreds of moves, nothing to look back on, damage. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, openApp } from './app.js';
import { faultsOn } from './faults.js';
import { tapToTheEnd } from './hands.js';
import { beginWith, invitationOf, layTable, sitDownAt } from './rooms.js';
import { SHORT } from './short.js';
import { beginReview, bringRecord, hardlyDecided, lookBackOnNothing } from './tour.js';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app?.close());

test('online it opens for a guest after the end, and not before', async () => {
  const [host, guest] = [await app.visit(), await app.visit()];
  await layTable(host, { game: 'bird', seats: ['friend'], options: SHORT.bird ?? {} });
  const { link } = await invitationOf(host);
  await sitDownAt(guest, link, 'Ben');
  await beginWith(host, [guest]);
  const table = guest.url();
  await guest.goto(`${table}/review`);
  await guest.locator('[data-entries]').waitFor();
  expect(await guest.locator('[data-review]').count()).toBe(0);
  await Promise.all([tapToTheEnd(host), tapToTheEnd(guest)]);
  await guest.goto(`${table}/review`);
  await guest.locator('[data-review="done"]').waitFor({ timeout: 120_000 });
  await guest.getByRole('row', { name: /Ben/ }).getByText('you', { exact: true }).waitFor();
  expect(await faultsOn(guest)).toEqual([]);
});

test('six seats and hundreds of moves: four are shown and all on a sheet, a ribbon of the rounds, the board cropped with a map', async () => {
  const page = await app.visit();
  await beginReview(page, app, 'farm', 6);
  await page.getByRole('heading', { name: /^So far/ }).waitFor({ timeout: 120_000 });
  await page.getByRole('button', { name: 'Stop here', exact: true }).click();
  const summary = page.getByRole('region', { name: 'Summary', exact: true });
  expect(await summary.getByRole('row').count()).toBe(5);
  await page.getByRole('button', { name: 'All 6 seats', exact: true }).click();
  expect(await page.getByRole('dialog').getByRole('row').count()).toBe(7);
  await page.keyboard.press('Escape');
  const ribbon = page.getByRole('slider', { name: 'The whole match by rounds', exact: true });
  await ribbon.fill('3');
  expect(await ribbon.getAttribute('aria-valuetext')).toBe('Round 4');
  await page.locator('[data-clips] [data-at^="square:"]').first().waitFor();
  const side = await page.evaluate<number>(`document.querySelector('[data-clips] [data-at^="square:"]').getBoundingClientRect().width`);
  expect(side).toBeGreaterThan(60); // figures on it can be read
  expect(await faultsOn(page)).toEqual([]);
});

test('whoever hardly decided has nothing to look back on, and may play once more', async () => {
  const page = await app.visit();
  await lookBackOnNothing(page, app);
  await page.getByText('in two of them did you have a choice').waitFor();
  expect(await faultsOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Once more', exact: true }).click();
  await page.locator('[data-entries]').waitFor();
});

test('a record that does not replay is refused in words', async () => {
  const page = await app.visit();
  const good = hardlyDecided();
  await bringRecord(page, app, { ...good, entries: good.entries.with(4, { decision: 4, move: 'nonsense' }) });
  expect(await page.getByRole('alert').innerText()).toContain('ntry 4');
});

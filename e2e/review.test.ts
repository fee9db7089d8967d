/** The review of a match in a real browser: made in a worker, stopped, kept and gone on with; moments, keys, trying again, playing on. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, LAPTOP, openApp, PHONE } from './app.js';
import { ALL_CASES } from './cases.js';
import { DRAWN } from './drawn.js';
import { faultsOn } from './faults.js';
import { faultsOf } from './shapes-cases.js';
import { POCKET } from './shown-alone.js';
import { beginReview, openAt } from './tour.js';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app?.close());

/** How far a review has come that was stopped. */
const stoppedAt = async (page: Page): Promise<number> => {
  await page.getByRole('button', { name: 'Stop here', exact: true }).click();
  await page.locator('[data-review="stopped"]').waitFor();
  const [, done] =
    /^Stopped at (\d+) of \d+$/.exec(
      await page
        .getByRole('main')
        .getByText(/^Stopped at \d+ of \d+$/)
        .innerText(),
    ) ?? [];
  return Number(done);
};

// src/review/review.test.ts stops, keeps and goes on with one; the page is looked at below.
if (ALL_CASES)
  test('a review is stopped, kept with its match, and gone on with', async () => {
    const page = await app.visit();
    await beginReview(page, app, 'nation', 4); // dear enough not to be done before it is stopped, on a fast machine too
    await page.getByRole('heading', { name: /^So far/ }).waitFor({ timeout: 120_000 });
    const first = await stoppedAt(page);
    await page.getByRole('button', { name: 'Go on', exact: true }).click();
    await page.locator('[data-review="working"]').waitFor();
    await page.reload(); // leaving stops, coming back goes on
    await page.getByRole('heading', { name: /^So far/ }).waitFor();
    expect(await stoppedAt(page)).toBeGreaterThanOrEqual(first);
    await page.context().close();
  });

/** The page counts what is set going on a way of its own. */
const countFlights = `{ const { animate } = Element.prototype; window.flights = 0;
  Element.prototype.animate = function (frames, how) { if (frames.some?.((frame) => 'translate' in frame)) window.flights += 1; return animate.call(this, frames, how); }; }`;

test('a match is looked back on, tried again and played on', async () => {
  const page = await app.visit({ motion: true, settings: { pace: 'fast' }, before: (opened) => opened.addInitScript(countFlights) });
  await beginReview(page, app, 'bird', 2);
  await page.locator('[data-review="done"]').waitFor({ timeout: 120_000 });
  const summary = page.getByRole('region', { name: 'Summary', exact: true });
  expect(await summary.getByRole('row').count()).toBe(3);
  expect(await summary.locator('h2').innerText()).toMatch(/ (won|lost)/);
  expect(await faultsOn(page)).toEqual([]);

  const moment = page.locator('[data-moment]');
  await page.keyboard.press('j');
  const lines = page.getByRole('dialog', { name: 'Journal', exact: true }).getByRole('listitem');
  await lines.last().getByRole('button').click(); // leads to its moment
  const last = /Move (\d+) of \1/;
  await page.getByText(last).waitFor();
  await page.getByRole('button', { name: 'Rules', exact: true }).click();
  await page.getByRole('dialog', { name: /Bird of Happiness/ }).waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('n');
  await page.getByText(last).waitFor({ state: 'detached' });
  const at = Number(await moment.getAttribute('data-moment'));
  await page.getByRole('button', { name: 'Try it again', exact: true }).waitFor(); // its position is here
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => moment.getAttribute('data-moment')).toBe(String(at + 1));
  await expect.poll(() => page.evaluate('window.flights')).toBeGreaterThan(0); // what was taken goes to its place
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('button', { name: 'Show the curve as a table', exact: true }).click();
  expect(await page.getByRole('dialog').getByRole('row').count()).toBeGreaterThan(20);
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 768, height: 1024 });
  await expect
    .poll(async () => (await page.locator('[data-board]').boundingBox())?.height, { message: 'on a small tablet' })
    .toBeGreaterThan(200);
  await page.getByRole('button', { name: 'Try it again', exact: true }).click();
  await page.locator('[data-review="trial"]').waitFor();
  await page.setViewportSize(POCKET);
  await expect.poll(() => faultsOf(page, POCKET, true), { message: 'on a phone its cards are large enough' }).toEqual([]);
  await page.setViewportSize(LAPTOP);
  await page.locator('[data-review="trial"] [data-mark="legal"]').first().click();
  await page.locator('[data-bar-act]').click();
  await page.getByRole('heading', { name: /: (best|fine|slip|mistake|blunder|too close to call)$/ }).waitFor();
  const compared = /: [a-z ]+\. (Worth .+ (more|less) than what you played|About as good as what you played|This is what you played then)/;
  await page.getByRole('status').filter({ hasText: compared }).waitFor(); // heard as well as seen
  await page.getByRole('button', { name: 'Back to the review', exact: true }).click();
  await page.getByRole('button', { name: 'Play on from here', exact: true }).click();
  await page.locator('[data-entries]').waitFor();
  expect(await page.locator('[data-entries]').getAttribute('data-entries')).toBe(String(at));
});

// In `npm test` the match above is looked back on at the size of a phone too, and src/review has one in points: at length.
const alone = async () => {
  const page = await app.visit({ phone: true, size: PHONE });
  await beginReview(page, app, 'bird', 1);
  await page.locator('[data-review="done"]').waitFor({ timeout: 120_000 });
  await page.getByText('Alone, the review counts birds, not chances.').waitFor();
  await page.getByRole('tab', { name: 'Moments', exact: true }).click();
  await page.getByRole('tab', { name: /^All/ }).click();
  await page.locator('li [aria-pressed]').first().click();
  expect(await page.getByRole('tab', { name: 'Moment', exact: true }).getAttribute('aria-selected')).toBe('true');
  await page.locator('[data-moment] h2').waitFor();
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
};
if (ALL_CASES) test('alone points are counted; on a phone there are three tabs', alone);

// src/review refuses it in `npm test`.
if (ALL_CASES)
  test('what is not over has no review: its address leads to the table', async () => {
    const page = await app.visit();
    const bird = DRAWN.find(({ id }) => id === 'bird');
    if (!bird) throw new Error('there is no bird');
    await openAt(page, app, bird, 0.5);
    await page.goto(`${page.url()}/review`);
    await page.locator('[data-entries]').waitFor();
    expect(page.url()).not.toContain('review');
    expect(await page.locator('[data-review]').count()).toBe(0);
  });

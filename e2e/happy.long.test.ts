/**
 * My happiness and the daily challenge in a real browser: a try from the shelf's door to its result beside the bots, and progress as a file.
 * In `npm test` src/web/daily and src/web/happiness try what counts and what is kept without a page, and access.ts opens both pages.
 */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readProgress } from '../src/web/happiness/file.js';
import { type App, openApp } from './app.js';
import { tapToTheEnd, waitForTurn } from './hands.js';
import { bringIn, chooseFile, sampleProgress } from './progress.js';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app?.close());

const A_BIRD_DAY = '2026-11-18'; // bird's turn

/** The page believes that it is this day, and its time goes on from there. */
const onDay = (day: string) => (page: Page) =>
  page.addInitScript(`{ const [real, from] = [Date.now, Date.now()]; Date.now = () => Date.parse('${day}T10:00:00') + real() - from; }`);

test('a try counts once, ends beside the bots, and stays', async () => {
  const page = await app.visit({ before: onDay(A_BIRD_DAY) });
  await page.getByRole('link', { name: /^Today’s challenge: Bird of Happiness/ }).click();
  await page.getByRole('radio', { name: /^Alone/ }).check();
  await page.getByRole('button', { name: 'Play it', exact: true }).click();
  await waitForTurn(page);
  expect(await page.getByRole('button', { name: 'Hint', exact: true }).count()).toBe(0);
  const table = page.url();
  await page.goto(`${app.address}/daily`);
  await page.getByRole('button', { name: 'Go on', exact: true }).click();
  await waitForTurn(page);
  expect(page.url()).toBe(table);
  await tapToTheEnd(page);
  await page.goto(`${table}/end`);
  await page.getByRole('button', { name: 'See it beside the bots', exact: true }).click();
  const rows = page.getByRole('table', { name: 'The same deal, played by bots', exact: true });
  await rows.getByRole('row', { name: /^Sleepy \d+ 30$/ }).waitFor(); // the first row is full, the others follow
  const result = await page.getByRole('heading', { level: 2 }).first().innerText();
  expect(result).toMatch(/^\d+ birds?, (between|behind|past) /);
  const [birds = ''] = result.split(',');
  await page.goto(`${app.address}/`);
  await page.getByRole('link', { name: `Today’s challenge: Done: ${birds}`, exact: true }).click();
  await rows.getByRole('row', { name: /^Sleepy \d+ 30$/ }).waitFor(); // kept, not played again
  await page.getByRole('link', { name: 'My happiness', exact: true }).click();
  const mine = page.getByRole('region', { name: 'Your games', exact: true });
  await mine.getByText(/^1 match, [01] won$/).waitFor();
  await page.getByRole('heading', { name: 'One day in a row', exact: true }).waitFor();
  await page.getByRole('link', { name: /^18 November, Bird of Happiness, played$/ }).click();
  await page.getByRole('button', { name: 'Play it again, uncounted', exact: true }).click();
  await waitForTurn(page);
  await page.getByRole('button', { name: 'Hint', exact: true }).waitFor(); // for fun anything goes
});

test('progress comes from a file and goes into one; replacing asks once more', async () => {
  const page = await app.visit({ at: '/happiness' });
  await page.getByRole('heading', { name: 'The shelf remembers nothing yet', exact: true }).waitFor();
  const sample = sampleProgress();
  await bringIn(page, sample);
  const matches = `${sample.finished.length} matches`;
  await page.getByText(matches).first().waitFor();
  await page.getByRole('heading', { name: /^You play / }).waitFor();
  await page.getByRole('tab', { name: 'Happy Nation', exact: true }).click();
  await page.getByText(/ 8 matches with bots since /).waitFor();
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export', exact: true }).click()]);
  expect(readProgress(readFileSync(await file.path(), 'utf8')).finished).toEqual([...sample.finished].sort((a, b) => a.at - b.at));
  const few = sampleProgress(2);
  await chooseFile(page, few);
  await page.getByText('all of them are known here').waitFor();
  await page.getByRole('button', { name: 'Replace what is here', exact: true }).click();
  await page.getByRole('button', { name: 'Export first', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Replace for good', exact: true }).click();
  await page.getByText(`${few.finished.length} matches, `).waitFor();
});

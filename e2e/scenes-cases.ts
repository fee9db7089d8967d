/** A match with friends is replayed, and so is its record at this device: both must show the same. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { App } from './app.js';
import { entriesOf, hurry } from './hands.js';
import { SHORT } from './match-cases.js';
import { ROADS, type Road } from './roads.js';
import { listen, listening, scenesOf, stepThrough } from './scenes.js';

const result = (page: Page) => page.getByRole('heading', { name: /, with -?\d+/ });

/** From the result to the first position of the replay, at normal pace. */
async function openReplay(page: Page): Promise<void> {
  await listen(page);
  await page.evaluate("localStorage['halcyon:settings'] = JSON.stringify({ version: 2, pace: 'normal' })");
  await page.reload();
  await result(page).waitFor();
  await page.locator('.acts').getByRole('button', { name: 'Replay' }).click();
  await page.locator('.replay').waitFor();
  await expect.poll(() => entriesOf(page)).toBe(0);
}

/** Compares so many entries of a match of this game. */
export async function compareScenes(app: App, game: string, most: number): Promise<void> {
  const [, friends] = ROADS;
  if (friends?.name !== 'friends') throw new Error('the second road is the one with friends');
  const { first: far } = await friends.begin(app, game, { people: 1, bots: ['random'], options: SHORT[game] ?? {} });
  expect(await hurry(far, 6000, 1)).toBe(true);
  const entries = Math.min(most, await entriesOf(far));
  await far.getByRole('button', { name: 'See how it ended' }).click();
  await result(far).waitFor();
  await far.locator('.curve:visible').waitFor(); // the record is there
  const [file] = await Promise.all([far.waitForEvent('download'), far.getByRole('button', { name: 'Save' }).click()]);
  const buffer = readFileSync(await file.path());
  await openReplay(far);
  const shownFar = await stepThrough(far, entries);
  await far.context().close();
  const here = await app.visit({ at: '/matches' });
  await here.getByLabel('Record file').setInputFiles({ name: 'record.json', mimeType: 'application/json', buffer });
  await result(here).waitFor();
  await openReplay(here);
  const shownHere = await stepThrough(here, entries);
  await here.context().close();
  expect(shownFar).toEqual(shownHere);
  expect(shownHere.flat().length).toBeGreaterThan(entries / 3);
}

/** Plays a few answers at normal pace, and counts what is shown meanwhile. */
export async function liveScenes(app: App, game: string, road: Road): Promise<number> {
  const { first } = await road.begin(listening(app), game, { people: 1, bots: ['random'], slowBots: true });
  let shown = 0;
  for (let tries = 0; tries < 20 && shown < 3; tries++) {
    await hurry(first, 20, 1);
    shown += (await scenesOf(first)).length;
  }
  await first.context().close();
  return shown;
}

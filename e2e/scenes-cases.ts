/** A match with friends is replayed, and so is its record at this device: both must show the same. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { App } from './app.js';
import { fromMore, seeTheEnd, told } from './endings.js';
import { entriesOf, hurry } from './hands.js';
import { ROADS } from './roads.js';
import { listening, stepThrough } from './scenes.js';
import { SHORT } from './short.js';

/** From the result to the first position of the replay, at a pace at which the first beat of a step lasts until it is written down. */
async function openReplay(page: Page): Promise<void> {
  await page.evaluate("localStorage['halcyon:settings'] = JSON.stringify({ version: 2, pace: 'calm' })");
  await page.reload();
  await told(page);
  await fromMore(page, 'Replay');
  await page.locator('[data-bar="replay"]').waitFor();
  await expect.poll(() => entriesOf(page)).toBe(0);
}

/** Compares so many entries of a match of this game. */
export async function compareScenes(house: App, game: string, most: number): Promise<void> {
  const app = listening(house);
  const [, friends] = ROADS;
  if (friends?.name !== 'friends') throw new Error('the second road is the one with friends');
  const { first: far } = await friends.begin(app, game, { people: 1, bots: ['sleepy'], options: SHORT[game] ?? {} });
  expect(await hurry(far, 6000, 1)).toBe(true);
  const entries = Math.min(most, await entriesOf(far));
  await seeTheEnd(far); // the record is there
  const [file] = await Promise.all([far.waitForEvent('download'), fromMore(far, 'Share the record')]);
  await far.keyboard.press('Escape');
  const buffer = readFileSync(await file.path());
  await openReplay(far);
  const shownFar = await stepThrough(far, entries);
  await far.context().close();
  const here = await app.visit({ at: '/matches' });
  await here.getByLabel('Record file').setInputFiles({ name: 'record.json', mimeType: 'application/json', buffer });
  await told(here);
  await openReplay(here);
  const shownHere = await stepThrough(here, entries);
  await here.context().close();
  expect(shownFar).toEqual(shownHere);
  expect(shownHere.flat().length).toBeGreaterThan(entries / 3);
}

/** A browser that dies without warning loses no move that it has shown: each way once. `npm run test:long` tries fifty moments. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, openApp } from './app.js';
import { DEATHS, killAt } from './killing.js';

let app: App;
beforeAll(async () => {
  app = await openApp();
}, 120_000);
afterAll(() => app?.close());

test('killed, crashed or closed in the middle of a match, it opens with every move that was shown', async () => {
  const { losses, grown } = await killAt(app.address, DEATHS.length, 6);
  expect(losses).toEqual([]);
  expect(grown).toBeGreaterThan(0);
});

/** A browser that dies without warning at fifty random moments loses no move that it has shown. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, openApp } from './app.js';
import { killAt } from './killing.js';

let app: App;
beforeAll(async () => {
  app = await openApp();
}, 120_000);
afterAll(() => app?.close());

test('killed, crashed or closed at fifty moments, it opens with every move that was shown', async () => {
  const { losses, grown } = await killAt(app.address, 50, 50);
  expect(losses).toEqual([]);
  expect(grown).toBeGreaterThan(200);
}, 900_000);

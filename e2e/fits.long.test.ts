/** Every screen of every game on every size of screen. `npm test` has each screen once, on two of them. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, openApp } from './app.js';
import { faultsOfAll, WIDTHS } from './fits-cases.js';
import { ALONE, AT_LENGTH } from './shown-alone.js';
import { together } from './shown-together.js';

let app: App;
beforeAll(async () => {
  app = await openApp();
}, 120_000);
afterAll(() => app?.close());

test('every screen fits every width', async () => {
  expect(await faultsOfAll(app, [...ALONE, ...AT_LENGTH, ...together()], () => WIDTHS)).toEqual({});
}, 900_000);

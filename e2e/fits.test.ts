/** Every screen once, on a narrow screen and on a wide one in turn: no text under 12 px, no target under 44, nothing wider than the screen, nothing asked of another address. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, openApp } from './app.js';
import { faultsOfAll, SHOWN, WIDTHS } from './fits-cases.js';

let app: App;
beforeAll(async () => {
  app = await openApp();
}, 120_000);
afterAll(() => app?.close());

test('every screen fits the widths that it meets in turn', async () => {
  expect(await faultsOfAll(app, SHOWN, (i) => [0, 3].map((more) => WIDTHS[((i % 3) + more) % 6] ?? WIDTHS[0]))).toEqual({});
}, 240_000);

/** The same evening of three with every game. */
import { afterAll, beforeAll, test } from 'vitest';
import { type App, openApp } from './app.js';
import { DRAWN } from './drawn.js';
import { anEvening } from './room-cases.js';

let app: App;
beforeAll(async () => {
  app = await openApp();
}, 120_000);
afterAll(() => app?.close());

for (const { id: game } of DRAWN)
  test(`three people meet by link and code, play ${game}, and meet again in the same room`, () => anEvening(app, game));

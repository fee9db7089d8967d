/** What people do with a match, in a real browser: all drawn games, two roads, two hands, every deed. */
import { afterAll, beforeAll, test } from 'vitest';
import { type App, openApp } from './app.js';
import { ALL_CASES } from './match-cases.js';

let app: App;
beforeAll(async () => {
  app = await openApp();
}, 120_000);
afterAll(() => app?.close());

for (const { name, run } of ALL_CASES) test(name, () => run(app));

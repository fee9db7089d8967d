/** What people do with a match, in a real browser: every deed once per game. `npm run test:long` runs the whole product of games, roads and hands. */
import { afterAll, beforeAll, test } from 'vitest';
import { type App, openApp } from './app.js';
import { FEW_CASES } from './match-cases.js';

let app: App;
beforeAll(async () => {
  app = await openApp();
}, 120_000);
afterAll(() => app?.close());

for (const { name, run } of FEW_CASES) test(name, () => run(app));

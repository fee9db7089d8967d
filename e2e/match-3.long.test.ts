/** A share of what people do with a match: all drawn games, two roads, two hands, every deed. */
import { afterAll, beforeAll, test } from 'vitest';
import { shareOf } from '../tools/shares.js';
import { type App, openApp } from './app.js';
import { ALL_CASES } from './match-cases.js';

let app: App;
beforeAll(async () => {
  app = await openApp();
}, 120_000);
afterAll(() => app?.close());

for (const { name, run } of shareOf(import.meta.url, ALL_CASES)) test(name, () => run(app));

/** What a table shows is the same on both roads: scenes by number and kind, entry by entry. `npm run test:long` compares whole matches. */
import { afterAll, beforeAll, test } from 'vitest';
import { type App, openApp } from './app.js';
import { inTurn } from './cases.js';
import { DRAWN } from './drawn.js';
import { compareScenes } from './scenes-cases.js';

let app: App;
beforeAll(async () => {
  app = await openApp();
}, 120_000);
afterAll(() => app?.close());

const FEW = 24; // entries

// What differs by road is the link to the host, which knows no game: one game shows it here, and all of them in scenes.long.test.ts.
test.each(inTurn(DRAWN, 0))('a replay of $about.title shows the same with friends and at this device', ({ id }) =>
  compareScenes(app, id, FEW),
);

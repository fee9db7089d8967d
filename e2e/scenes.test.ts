/** What a table shows is the same on both roads: scenes by number and kind, entry by entry. `npm run test:long` compares whole matches. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, openApp } from './app.js';
import { inTurn } from './cases.js';
import { DRAWN } from './drawn.js';
import { ROADS } from './roads.js';
import { compareScenes, liveScenes } from './scenes-cases.js';

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

test.each(DRAWN.flatMap(({ id, about }, g) => inTurn(ROADS, g).map((road) => [about.title, road.name, id, road] as const)))(
  '%s moves while it is played: %s',
  async (_title, _road, id, road) => expect(await liveScenes(app, id, road)).toBeGreaterThanOrEqual(3),
);

/** What a table shows of a whole match is the same on both roads: scenes by number and kind, entry by entry. In `npm test` scenes are counted on either road by the deeds of match-cases.ts. */
import { afterAll, beforeAll, test } from 'vitest';
import { type App, openApp } from './app.js';
import { DRAWN } from './drawn.js';
import { compareScenes } from './scenes-cases.js';

let app: App;
beforeAll(async () => {
  app = await openApp();
}, 120_000);
afterAll(() => app?.close());

test.each(DRAWN)(
  'a replay of $about.title shows the same with friends and at this device',
  ({ id }) => compareScenes(app, id, Number.POSITIVE_INFINITY),
  600_000,
);

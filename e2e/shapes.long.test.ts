/** Every game on every size of screen, by day and by lamp, early and late. `npm test` has each shape of each game once. */
import { afterAll, beforeAll, test } from 'vitest';
import { type App, openApp } from './app.js';
import { DRAWN } from './drawn.js';
import {
  fitsThePage,
  holdsItsShape,
  MORE_SIZES,
  nameOf,
  nameOfPage,
  PARTS,
  type PageCase,
  RUNNING,
  type ShapeCase,
  SIZES,
  THEMES,
} from './shapes-cases.js';

let app: App;
beforeAll(async () => {
  app = await openApp();
}, 120_000);
afterAll(() => app?.close());

const CASES = DRAWN.flatMap(({ id: game }) =>
  [...SIZES, ...MORE_SIZES].flatMap((size) => THEMES.flatMap((theme) => PARTS.map((part): ShapeCase => ({ game, size, theme, part })))),
);

test.each(CASES.map((one) => [nameOf(one), one] as const))('%s: nothing is cut, covered, too small or moved', (_, one) =>
  holdsItsShape(app, one),
);

const USUAL_TEXT = [...SIZES, ...MORE_SIZES].filter(({ bigText }) => !bigText); // big text makes pages without a table scroll
const PAGES = DRAWN.flatMap(({ id: game }) =>
  USUAL_TEXT.flatMap((size) => THEMES.flatMap((theme) => RUNNING.map((running): PageCase => ({ size, theme, running, game })))),
);

test.each(PAGES.map((one) => [nameOfPage(one), one] as const))('%s: nothing is cut, covered or too small', (_, one) =>
  fitsThePage(app, one),
);

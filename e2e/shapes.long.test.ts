/** Every game on every size of screen, by day and by lamp, early and late, and at every kind of question. `npm test` has each shape of each game once. */
import { afterAll, beforeAll, test } from 'vitest';
import { type App, openApp } from './app.js';
import { DRAWN } from './drawn.js';
import {
  fitsThePage,
  holdsItsShape,
  holdsItsShapes,
  MORE_SIZES,
  nameOf,
  nameOfPage,
  PARTS,
  type PageCase,
  placed,
  RUNNING,
  type ShapeCase,
  type ShapesCase,
  SIZES,
  THEMES,
} from './shapes-cases.js';
import { kindsIn } from './tour.js';

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

/** Every kind of question on every size, first those with touch. */
const ASKED = DRAWN.flatMap((game, g) =>
  kindsIn(game).flatMap((kind, k) =>
    [true, false].map((touch): ShapesCase => {
      const sizes = [...SIZES, ...MORE_SIZES].filter((size) => size.touch === touch && !size.bigText);
      return { game: game.id, sizes, theme: THEMES[(g + k) % THEMES.length] ?? 'day', part: kind };
    }),
  ),
);

test.each(
  ASKED.map(
    (one) => [`${one.game} ${placed(one.part)} on ${one.sizes[0]?.touch ? 'phones and tablets' : 'laptops'} by ${one.theme}`, one] as const,
  ),
)('%s: nothing is cut, covered, too small or moved', (_, one) => holdsItsShapes(app, one));

const USUAL_TEXT = [...SIZES, ...MORE_SIZES].filter(({ bigText }) => !bigText); // big text makes pages without a table scroll
const PAGES = DRAWN.flatMap(({ id: game }) =>
  USUAL_TEXT.flatMap((size) => THEMES.flatMap((theme) => RUNNING.map((running): PageCase => ({ size, theme, running, game })))),
);

test.each(PAGES.map((one) => [nameOfPage(one), one] as const))('%s: nothing is cut, covered or too small', (_, one) =>
  fitsThePage(app, one),
);

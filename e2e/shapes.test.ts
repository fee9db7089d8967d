/** Each game on each shape of screen once; theme and position rotate. */
import { afterAll, beforeAll, test } from 'vitest';
import { type App, openApp } from './app.js';
import { DRAWN } from './drawn.js';
import {
  fitsThePage,
  holdsItsShape,
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

const turn = <X>(all: readonly [X, ...X[]], n: number): X => all[n % all.length] ?? all[0];

const CASES = DRAWN.flatMap(({ id: game }, g) =>
  SIZES.map((size, s): ShapeCase => ({ game, size, theme: turn(THEMES, g + s), part: turn(PARTS, g + 2 * s) })),
);

test.each(CASES.map((one) => [nameOf(one), one] as const))('%s: nothing is cut, covered, too small or moved', (_, one) =>
  holdsItsShape(app, one),
);

const PAGES = SIZES.map(
  (size, s): PageCase => ({
    size,
    theme: turn(THEMES, s),
    running: turn(RUNNING, s),
    game: DRAWN[s % DRAWN.length]?.id ?? 'bird',
  }),
);

test.each(PAGES.map((one) => [nameOfPage(one), one] as const))('%s: nothing is cut, covered or too small', (_, one) =>
  fitsThePage(app, one),
);

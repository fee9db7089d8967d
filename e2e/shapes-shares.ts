/** Every game on every size of screen, by day and by lamp, early and late, and at every kind of question; dealt out to the files `shapes-*.long.test.ts`. */
import { afterAll, beforeAll, test } from 'vitest';
import { shareOf } from '../tools/shares.js';
import { type App, openApp } from './app.js';
import { DRAWN } from './drawn.js';
import {
  alike,
  fitsThePages,
  holdsItsShapes,
  nameOf,
  nameOfPages,
  PARTS,
  type PagesCase,
  RUNNING,
  type ShapesCase,
  THEMES,
} from './shapes-cases.js';
import { kindsIn } from './tour.js';

const FAR = DRAWN.flatMap(({ id: game }) =>
  PARTS.flatMap((part) =>
    [false, true].flatMap((bigText) =>
      [true, false].map((touch): ShapesCase => ({ game, sizes: alike(touch, bigText), themes: THEMES, part, playsOn: true })),
    ),
  ),
);

const ASKED = DRAWN.flatMap((game, g) =>
  kindsIn(game).flatMap((part, k) =>
    [true, false].map((touch): ShapesCase => {
      const themes = THEMES.filter((_, t) => t === (g + k) % THEMES.length);
      return { game: game.id, sizes: alike(touch), themes, part, playsOn: false };
    }),
  ),
);

const PAGES = [...alike(true), ...alike(false)].map(
  (size): PagesCase => ({ size, themes: THEMES, running: RUNNING, games: DRAWN.map(({ id }) => id) }),
);

/** Tries the share of the file at this address. */
export function tryShapesOf(file: string): void {
  let app: App;
  beforeAll(async () => {
    app = await openApp();
  }, 120_000);
  afterAll(() => app?.close());

  for (const one of shareOf(file, [...FAR, ...ASKED]))
    test(`${nameOf(one)}: nothing is cut, covered, too small or moved`, () => holdsItsShapes(app, one));
  for (const one of shareOf(file, PAGES)) test(`${nameOfPages(one)}: nothing is cut, covered or too small`, () => fitsThePages(app, one));
}

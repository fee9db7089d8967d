/** Each game on each shape of screen once; theme and position rotate, and which shape has the scene. `npm run test:long` opens every shape anew. */
import { afterAll, beforeAll, test } from 'vitest';
import { type App, openApp } from './app.js';
import { DRAWN } from './drawn.js';
import {
  fitsThePage,
  holdsItsShapes,
  nameOfPage,
  PARTS,
  type PageCase,
  placed,
  RUNNING,
  type ShapesCase,
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
  [true, false].map((touch, t): ShapesCase => {
    const sizes = SIZES.filter((size) => size.touch === touch);
    const last = g % sizes.length; // it comes last in turn
    return {
      game,
      sizes: [...sizes.slice(last + 1), ...sizes.slice(0, last + 1)],
      theme: turn(THEMES, g + t),
      part: turn(PARTS, g + 2 * t),
    };
  }),
);

const nameOf = ({ game, sizes, theme, part }: ShapesCase): string =>
  `${game} on ${sizes.map(({ shape }) => shape).join(', ')} by ${theme} ${placed(part)}`;

test.each(CASES.map((one) => [nameOf(one), one] as const))('%s: nothing is cut, covered, too small or moved', (_, one) =>
  holdsItsShapes(app, one),
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

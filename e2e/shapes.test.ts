/** Each game on each shape of screen once; theme and position rotate, and which shape has the scene. `npm run test:long` has them all. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, openApp } from './app.js';
import { DRAWN } from './drawn.js';
import {
  faultsOf,
  fitsThePages,
  holdsItsShapes,
  nameOf,
  nameOfPages,
  PARTS,
  type PagesCase,
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

const thing = (name: string, top: number) =>
  `<button data-mark="legal" data-at="${name}" style="position: absolute; top: ${top}px; width: 60px; height: 60px">${name}</button>`;
const area = (overflow: string, left: number, name: string, top: number) =>
  `<div style="position: absolute; left: ${left}px; width: 100px; height: 100px; overflow: ${overflow}">${thing(name, top)}</div>`;

test('a legal thing that is clipped away is a fault, and one that can be scrolled to is none', async () => {
  const page = await app.browser.newPage({ viewport: { width: 800, height: 400 } });
  const drawn = [
    area('hidden', 0, 'gone', 300),
    area('clip', 120, 'half', 70),
    area('auto', 240, 'far', 300),
    area('auto', 360, 'above', -30),
  ];
  await page.setContent(`<body class="table-page" style="margin: 0; font-size: 16px">${drawn.join('')}</body>`);
  const found = await faultsOf(page, { width: 800, height: 400, shape: 'desk', touch: false });
  expect(found.map((fault) => /<button (\w+)>$/.exec(fault)?.[1]).sort()).toEqual(['above', 'gone', 'half']);
  await page.close();
});

const turn = <X>(all: readonly [X, ...X[]], n: number): X => all[n % all.length] ?? all[0];

const CASES = DRAWN.flatMap(({ id: game }, g) =>
  [true, false].map((touch, t): ShapesCase => {
    const sizes = SIZES.filter((size) => size.touch === touch);
    const last = g % sizes.length; // it comes last in turn
    return {
      game,
      sizes: [...sizes.slice(last + 1), ...sizes.slice(0, last + 1)],
      themes: [turn(THEMES, g + t)],
      part: turn(PARTS, g + 2 * t),
      playsOn: false,
    };
  }),
);

test.each(CASES.map((one) => [nameOf(one), one] as const))('%s: nothing is cut, covered, too small or moved', (_, one) =>
  holdsItsShapes(app, one),
);

const PAGES = SIZES.map(
  (size, s): PagesCase => ({
    size,
    themes: [turn(THEMES, s)],
    running: [turn(RUNNING, s)],
    games: [DRAWN[s % DRAWN.length]?.id ?? 'bird'],
  }),
);

test.each(PAGES.map((one) => [nameOfPages(one), one] as const))('%s: nothing is cut, covered or too small', (_, one) =>
  fitsThePages(app, one),
);

/** Every screen of every game on every size of screen, and through axe on a phone and on a laptop in both lights. `npm test` has tables, shelf, set-up and rooms on each shape in shapes.test.ts and room.test.ts. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, openApp } from './app.js';
import { LIGHTS } from './faults.js';
import { faultsOfAll, WIDTHS } from './fits-cases.js';
import { ALONE, MORE } from './shown-alone.js';
import { together } from './shown-together.js';

let app: App;
beforeAll(async () => {
  app = await openApp();
}, 120_000);
afterAll(() => app?.close());

const SEEN_BY_AXE = [390, 1366]; // px wide

test('every screen fits every width, and axe finds nothing serious', async () => {
  const lights = ({ width }: { readonly width: number }) => (SEEN_BY_AXE.includes(width) ? LIGHTS : []);
  expect(await faultsOfAll(app, [...ALONE, ...MORE, ...together()], () => WIDTHS, lights)).toEqual({});
}, 900_000);

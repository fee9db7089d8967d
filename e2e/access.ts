/** Every screen through axe and the ruler, on a laptop or on a phone: nothing serious may be found, nothing is too small or too wide, and nothing is asked of another origin. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, openApp } from './app.js';
import { ALL_CASES } from './cases.js';
import { faultsOn, LIGHTS } from './faults.js';
import { faultsOf } from './shapes-cases.js';
import { SCREENS } from './tour.js';

// Screens of the same inks and parts as another one are left to `npm run test:long`: what axe finds there, it finds on the other.
const TOUR = SCREENS.filter(({ like }) => ALL_CASES || like === undefined);
const UNFOLDED = ['why-not', 'rules', 'score', 'settings', 'help', 'hand-over', 'nothing-here']; // the same on a phone, only narrower

/** How wide a screen may be; in `npm test` the narrowest phone and the widest laptop beside the usual ones, because what holds at both ends holds between. */
const WIDTHS = {
  laptop: ALL_CASES ? [1024, 1280, 1440, 1600, 1920] : [1920],
  phone: ALL_CASES ? [360, 375, 414, 480, 600, 699] : [360],
} as const;

/** Whether the page scrolls sideways in any of these widths. */
async function tooWide(page: Page, widths: readonly number[]): Promise<string[]> {
  const before = page.viewportSize();
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: before?.height ?? 768 });
    const more = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
    if (more > 0) found.push(`${more} px too wide at ${width}`);
  }
  if (before) await page.setViewportSize(before);
  return found;
}

/**
 * In `npm test` a laptop shows every screen by day and a phone every one that folds by lamp; the others are looked at by lamp on the laptop, for
 * their contrast alone, because the lamp changes nothing but inks. The other light of each is left to `npm run test:long`.
 */
export function tryScreens(shape: 'laptop' | 'phone'): void {
  let app: App;
  beforeAll(async () => {
    app = await openApp();
  }, 120_000);
  afterAll(() => app?.close());

  test(`no screen has a serious fault on a ${shape}`, async () => {
    const phone = shape === 'phone';
    const page = await app.visit({ phone, lamp: phone });
    const found: Record<string, string[]> = {};
    const elsewhere = new Set<string>();
    page.context().on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      if (/^(http|ws)s?:$/.test(protocol) && new URL(origin).host !== new URL(app.address).host) elsewhere.add(origin);
    });
    for (const { name, open } of TOUR) {
      await open(page, app);
      const faults: string[] = [];
      if (ALL_CASES) faults.push(...(await faultsOn(page, { lights: LIGHTS })));
      else if (!UNFOLDED.includes(name)) faults.push(...(await faultsOn(page)));
      else if (!phone) faults.push(...(await faultsOn(page)), ...(await faultsOn(page, { lights: ['lamp'], rules: ['color-contrast'] })));
      faults.push(...(await faultsOf(page, { touch: phone }, true)), ...(await tooWide(page, WIDTHS[shape])));
      if (faults.length > 0) found[name] = faults;
    }
    expect(found).toEqual({});
    expect([...elsewhere]).toEqual([]);
  }, 240_000);
}

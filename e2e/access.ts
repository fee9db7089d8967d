/** Every screen through axe, on a laptop or on a phone: nothing serious may be found. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, openApp } from './app.js';
import { ALL_CASES } from './cases.js';
import { faultsOn, LIGHTS } from './faults.js';
import { SCREENS } from './tour.js';

// Screens of the same inks and parts as another one are left to `npm run test:long`: what axe finds there, it finds on the other.
const TOUR = SCREENS.filter(({ like }) => ALL_CASES || like === undefined);
const UNFOLDED = ['why-not', 'rules', 'score', 'settings', 'help', 'hand-over', 'nothing-here']; // the same on a phone, only narrower

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
    for (const { name, open } of TOUR) {
      await open(page, app);
      const faults: string[] = [];
      if (ALL_CASES) faults.push(...(await faultsOn(page, { lights: LIGHTS })));
      else if (!UNFOLDED.includes(name)) faults.push(...(await faultsOn(page)));
      else if (!phone) faults.push(...(await faultsOn(page)), ...(await faultsOn(page, { lights: ['lamp'], rules: ['color-contrast'] })));
      if (faults.length > 0) found[name] = faults;
    }
    expect(found).toEqual({});
  }, 240_000);
}

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
 * In `npm test` each screen is looked at once: those that fold in turn by day on a laptop and by lamp on a phone; the others on the laptop, and by
 * lamp for their contrast alone, because the lamp changes nothing but inks. All of them on both and in both lights are left to `npm run test:long`.
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
    for (const [i, { name, open, apart }] of TOUR.entries()) {
      const folds = !UNFOLDED.includes(name);
      const isLookedAt = ALL_CASES || (folds ? (i % 2 === 1) === phone : !phone);
      if (apart && !isLookedAt) continue;
      await open(page, app);
      if (!isLookedAt) continue;
      const faults: string[] = [];
      if (ALL_CASES) faults.push(...(await faultsOn(page, { lights: LIGHTS })));
      else if (folds) faults.push(...(await faultsOn(page)));
      else faults.push(...(await faultsOn(page)), ...(await faultsOn(page, { lights: ['lamp'], rules: ['color-contrast'] })));
      if (faults.length > 0) found[name] = faults;
    }
    expect(found).toEqual({});
  }, 240_000);
}

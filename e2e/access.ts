/** Every screen through axe, on a laptop or on a phone: nothing serious may be found. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, NO_PAGE, openApp } from './app.js';
import { ALL_CASES, tries } from './cases.js';
import { faultsOn, LIGHTS } from './faults.js';
import { SCREENS, type Screen } from './tour.js';

// Screens of the same inks and parts as another one are left to `npm run test:long`: what axe finds there, it finds on the other.
// So is the review, for the time it takes to reckon one: review.test.ts looks at it by day on a laptop.
const TOUR = SCREENS.filter(({ name, like }) => ALL_CASES || (like === undefined && !name.startsWith('review')));

/** Screens that have to be opened one after the other. */
const WALKS = TOUR.reduce<Screen[][]>((walks, screen) => {
  if (screen.begins) walks.push([]);
  walks.at(-1)?.push(screen);
  return walks;
}, []);

/** In `npm test` each walk is taken once, in turn by day on a laptop and by lamp on a phone. All of them on both and in both lights are left to `npm run test:long`. */
export function tryScreens(shape: 'laptop' | 'phone'): void {
  let app: App;
  beforeAll(async () => {
    app = await openApp();
  }, 120_000);
  afterAll(() => app?.close());

  const phone = shape === 'phone';
  const light = phone ? 'lamp' : 'day';

  test(
    `no screen has a serious fault on a ${shape}`,
    async () => {
      const page = await app.visit({ phone, lamp: phone, at: NO_PAGE });
      const found: Record<string, string[]> = {};
      for (const { name, open } of WALKS.filter((_, i) => ALL_CASES || (i % 2 === 1) === phone).flat()) {
        await open(page, app);
        const faults = await faultsOn(page, ALL_CASES ? { lights: LIGHTS } : { lights: [light] });
        if (faults.length > 0) found[name] = faults;
      }
      expect(found).toEqual({});
    },
    tries(240_000, 600_000),
  );
}

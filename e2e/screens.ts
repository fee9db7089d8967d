/** `npm run screens`: pictures of every screen into docs/screens, laptop and phone, day and lamp. */
import { mkdirSync } from 'node:fs';
import { openApp } from './app.js';
import { SCREENS } from './tour.js';

const FOLDER = 'docs/screens';
mkdirSync(FOLDER, { recursive: true });
const app = await openApp();
try {
  for (const phone of [false, true]) {
    for (const lamp of [false, true]) {
      const page = await app.visit({ phone, lamp });
      for (const [name, open] of SCREENS) {
        await open(page, app);
        await page.waitForTimeout(300);
        await page.screenshot({
          path: `${FOLDER}/${name}-${phone ? 'phone' : 'laptop'}-${lamp ? 'lamp' : 'day'}.jpg`,
          type: 'jpeg',
          quality: 80,
        });
      }
    }
  }
} finally {
  await app.close();
}

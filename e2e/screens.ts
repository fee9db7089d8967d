/** `npm run screens [names]`: pictures of every screen into docs/screens, laptop and phone, day and lamp. */
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { openApp } from './app.js';
import { SCREENS } from './tour.js';

const FOLDER = 'docs/screens';
const QUALITY = 62; // of JPEG: all of them together stay below 8 MB

const wanted = process.argv.slice(2);
const isWanted = (name: string): boolean => wanted.length === 0 || wanted.some((part) => name === part || name.startsWith(`${part}-`));
mkdirSync(FOLDER, { recursive: true });
const written = new Set<string>();
const app = await openApp();
try {
  for (const phone of [false, true]) {
    for (const lamp of [false, true]) {
      const page = await app.visit({ phone, lamp });
      for (const { name, open } of SCREENS) {
        await open(page, app);
        if (!isWanted(name)) continue;
        await page.waitForTimeout(300);
        const file = `${name}-${phone ? 'phone' : 'laptop'}-${lamp ? 'lamp' : 'day'}.jpg`;
        await page.screenshot({ path: `${FOLDER}/${file}`, type: 'jpeg', quality: QUALITY });
        written.add(file);
      }
      await page.context().close();
    }
  }
  if (wanted.length === 0) for (const file of readdirSync(FOLDER)) if (!written.has(file)) rmSync(`${FOLDER}/${file}`);
} finally {
  await app.close();
}

/**
 * `npm run screens [names]`: pictures of every screen into halcyon-data/screens, laptop and phone, day and lamp.
 * `npm run screens -- --beside <folder> [names]`: our screens beside the pictures of a folder that show how they are meant, into halcyon-data/beside.
 */
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { type App, openApp } from './app.js';
import { layBeside } from './beside.js';
import { setup } from './prepare.js';
import { SCREENS } from './tour.js';

const FOLDER = 'halcyon-data/screens';
const BESIDE = 'halcyon-data/beside';
const QUALITY = 62; // of JPEG

async function takeAll(app: App, wanted: readonly string[]): Promise<void> {
  const isWanted = (name: string): boolean => wanted.length === 0 || wanted.some((part) => name === part || name.startsWith(`${part}-`));
  mkdirSync(FOLDER, { recursive: true });
  const written = new Set<string>();
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
}

const [first, folder, ...names] = process.argv.slice(2);
await setup();
const app = await openApp();
try {
  if (first !== '--beside') await takeAll(app, process.argv.slice(2));
  else if (folder === undefined) console.error('Which folder has the pictures? npm run screens -- --beside <folder>');
  else console.log(`${await layBeside(app, folder, BESIDE, names, (file) => console.log(`${BESIDE}/${file}`))} pictures.`);
} finally {
  await app.close();
}

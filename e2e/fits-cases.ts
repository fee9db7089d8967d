/** Every screen of the app, from the shelf to the rematch, measured at every width: nothing too small, nothing wider than the screen, nothing from elsewhere. */
import type { App } from './app.js';
import { faultsOn, type Light } from './faults.js';
import { faultsOf, type Size } from './shapes-cases.js';
import { ofSize, type Shown, type Stage } from './shown-alone.js';

/** From a small phone to a large screen. */
export const WIDTHS = [
  ofSize(360, 640),
  ofSize(390, 664),
  ofSize(768, 1024),
  ofSize(1024, 1366),
  ofSize(1366, 768),
  ofSize(1920, 1080),
] as const;

/** Everything has found its place after a change of size: what watches it has drawn anew, and what moves has arrived. */
const STILL = `(async () => {
  const looks = () => document.body.innerHTML + document.documentElement.scrollHeight + innerWidth;
  for (let before = '', still = 0; still < 2; still = before === looks() ? still + 1 : 0) {
    before = looks();
    for (const moving of document.getAnimations()) if (Number.isFinite(moving.effect.getComputedTiming().endTime)) moving.finish();
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  }
})()`;

/** What is wrong, by screen and size. `lights`: in which of them axe looks at a screen of this size, too. */
export async function faultsOfAll(
  app: App,
  screens: readonly Shown[],
  sizesOf: (index: number) => readonly Size[],
  lights: (size: Size) => readonly Light[] = () => [],
): Promise<Readonly<Record<string, readonly string[]>>> {
  const stage: Stage = {
    app,
    ada: await app.visit({ phone: true }),
    ben: await app.visit({ phone: true }),
    cleo: await app.visit({ phone: true }),
  };
  const found: Record<string, string[]> = {};
  const elsewhere = new Set<string>();
  for (const page of [stage.ada, stage.ben, stage.cleo]) {
    page.on('request', (request) => elsewhere.add(new URL(request.url()).origin));
    page.on('websocket', (line) => elsewhere.add(new URL(line.url()).origin.replace(/^ws/, 'http')));
  }
  for (const [i, { name, open, only = () => true }] of screens.entries()) {
    const page = await open(stage);
    for (const size of sizesOf(i).filter(only)) {
      await page.setViewportSize({ width: size.width, height: size.height });
      await page.evaluate(STILL);
      const faults = [...(await faultsOf(page, size, true)), ...(await faultsOn(page, { lights: lights(size) }))];
      if (faults.length > 0) found[`${name} on ${size.width}x${size.height}`] = faults;
    }
  }
  const others = [...elsewhere].filter((origin) => origin !== app.address && origin !== 'null');
  if (others.length > 0) found['asked elsewhere'] = others;
  return found;
}

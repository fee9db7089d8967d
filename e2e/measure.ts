/** `npm run measure`: what the first visit loads, and how long a move takes from the tap to the screen with the processor slowed down. */
import type { CDPSession, Page } from 'playwright-core';
import { type App, openApp } from './app.js';
import { LEGAL, playNow, waitForTurn } from './hands.js';

const SLOWER = 4; // times
const TAPS = 12;

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

interface Sized {
  readonly name: string;
  readonly transferSize: number;
}

/** What the network carried, compressed, by kind of file. */
async function weigh(page: Page): Promise<string[]> {
  const files = await page.evaluate<Sized[]>(
    "performance.getEntriesByType('resource').map(({ name, transferSize }) => ({ name, transferSize }))",
  );
  const sum = (ending: string) => files.filter(({ name }) => name.endsWith(ending)).reduce((all, file) => all + file.transferSize, 0);
  return ['.js', '.css', '.woff2'].map((ending) => `${ending}: ${kB(sum(ending))}`);
}

/** From the tap on the filled button to the frame that shows its entry in the journal. */
const TIME_A_MOVE = `(async (legal) => {
  const frame = () => new Promise(requestAnimationFrame);
  const lines = () => document.querySelectorAll('.log li').length;
  const thing = document.querySelector(legal);
  if (thing) { thing.dispatchEvent(new MouseEvent('click', { bubbles: true })); await frame(); await frame(); }
  const button = document.querySelector('.q .btn.go') ?? document.querySelector('.q .q-buttons .btn:not(.quietbtn)');
  const before = lines();
  const began = performance.now();
  button.click();
  while (lines() === before) await frame();
  await frame();
  return performance.now() - began;
})`;

async function timeMoves(app: App, title: string): Promise<number[]> {
  const page = await app.visit({ settings: { pace: 'normal' } });
  await playNow(page, title);
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const times: number[] = [];
  for (let taps = 0; taps < TAPS; taps++) {
    await waitForTurn(page);
    times.push(await page.evaluate<number>(`${TIME_A_MOVE}(${JSON.stringify(LEGAL)})`));
    await page.waitForTimeout(50);
  }
  return times.sort((a, b) => a - b);
}

const app = await openApp();
try {
  const page = await app.visit();
  await page.waitForTimeout(1500);
  console.log(
    `The shelf, first visit, as sent: ${(await weigh(page)).join(', ')} (the games' rules, loaded after the first picture, are in it)`,
  );
  await playNow(page, 'Bird of Happiness');
  console.log(`The shelf and a table of Bird of Happiness: ${(await weigh(page)).join(', ')}`);
  for (const title of ['Bird of Happiness', 'The Game of Happiness']) {
    const times = await timeMoves(app, title);
    const at = (part: number) => (times[Math.min(times.length - 1, Math.floor(part * times.length))] ?? 0).toFixed(0);
    console.log(`${title}, ${SLOWER}x slower processor, ${times.length} moves, tap to screen: median ${at(0.5)} ms, slowest ${at(1)} ms`);
  }
} finally {
  await app.close();
}

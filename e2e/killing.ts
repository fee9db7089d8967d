/** A browser that is killed again and again while somebody plays at this device in a hurry: what was shown as played must be there afterwards. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { quickChance } from '../src/engine/chance.js';
import { launchProfile, type ProfileBrowser } from './browser.js';
import { entriesOf, hurry, isOver, playNow, waitForTurn } from './hands.js';

/** How a page may end without a word: the whole browser is killed, the page's process crashes, the page is closed. */
export const DEATHS = ['killed', 'crashed', 'closed'] as const;
type Death = (typeof DEATHS)[number];

export interface Loss {
  readonly death: Death;
  readonly shown: number; // entries, when it died
  readonly found: number; // ... and when it was opened again
}

export interface Killing {
  readonly moments: number;
  readonly grown: number; // entries that were played between deaths
  readonly losses: readonly Loss[];
}

const GAME = 'The Game of Happiness';
const LONGEST = 900; // milliseconds of playing between two deaths

/** Lets the player die at so many random moments. */
export async function killAt(address: string, moments: number, seed: number): Promise<Killing> {
  const profile = mkdtempSync(join(tmpdir(), 'halcyon-profile-'));
  const dice = quickChance(seed);
  const losses: Loss[] = [];
  let grown = 0;
  let browser: ProfileBrowser = await launchProfile(profile);
  try {
    let page = await openPage(browser, address);
    await playNow(page, GAME);
    let match = page.url();
    for (let moment = 0; moment < moments; moment++) {
      const death = DEATHS[moment % DEATHS.length] ?? 'killed';
      const began = await entriesOf(page);
      const shown = await playFor(page, dice.int(LONGEST));
      await die(death, page, browser);
      if (death === 'killed') browser = await launchProfile(profile);
      page = await openPage(browser, match);
      await waitForTurn(page); // it is this page's match again, though nobody has let go of it
      const found = await entriesOf(page);
      grown += shown - began;
      if (found < shown) losses.push({ death, shown, found });
      if (await isOver(page)) {
        await page.goto(address);
        await playNow(page, GAME);
        match = page.url();
      }
    }
    return { moments, grown, losses };
  } finally {
    await browser.kill();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function openPage({ browser }: ProfileBrowser, address: string): Promise<Page> {
  const [context] = browser.contexts();
  if (!context) throw new Error('a browser with a profile has a context');
  const page = await context.newPage();
  await page.addInitScript(
    "if (location.origin !== 'null') localStorage['halcyon:settings'] ??= JSON.stringify({ version: 2, pace: 'off', name: 'Ada' })",
  );
  await page.goto(address);
  return page;
}

/** Plays in a hurry for so long, and says how many entries the page showed last. */
async function playFor(page: Page, milliseconds: number): Promise<number> {
  const until = performance.now() + milliseconds;
  hurry(page, 10_000).catch(() => {}); // until the page is gone
  let shown = await entriesOf(page);
  while (performance.now() < until) shown = await entriesOf(page);
  return shown;
}

async function die(death: Death, page: Page, browser: ProfileBrowser): Promise<void> {
  if (death === 'killed') return browser.kill();
  if (death === 'closed') return page.close();
  const crashed = page.waitForEvent('crash');
  const devtools = await page.context().newCDPSession(page);
  devtools.send('Page.crash').catch(() => {}); // nobody is left to answer
  await crashed;
  await page.close();
}

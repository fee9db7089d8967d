/** The real app for tests: built if it is stale, served by the real server, opened in a real browser. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { seedFrom } from '../src/engine/seed.js';
import { appFolder } from '../src/server/app-folder.js';
import { openServer, USUAL_CONFIG } from '../src/server/main.js';
import { realWorld } from '../src/server/world.js';
import { openSqlite } from '../src/store/sqlite.js';
import { leaveBrowser, openBrowser } from './browser.js';
import { rememberedSetUps } from './setting-up.js';

export const LAPTOP = { width: 1366, height: 768 };
export const PHONE = { width: 390, height: 844 };

export interface App {
  readonly browser: Browser;
  readonly address: string;
  readonly data: string; // the folder of the server's matches
  /** A fresh visitor: own storage, nothing remembered. */
  visit(how?: Visit): Promise<Page>;
  /** Goes on at the same address with another build of the app, made from the one that was served. */
  serveInstead(make: (folder: string) => string): Promise<void>;
  close(): Promise<void>;
}

interface Visit {
  readonly phone?: boolean;
  readonly size?: { readonly width: number; readonly height: number }; // of the screen, where neither a laptop's nor a phone's will do
  readonly lamp?: boolean;
  readonly settings?: Readonly<Record<string, unknown>>; // as the settings sheet keeps them
  readonly first?: boolean; // nothing was ever set up here
  readonly worker?: boolean; // let the service worker in
  readonly storage?: Readonly<Record<string, string>>; // what the page has kept before, instead of settings
  readonly at?: string; // the path of the first page; the shelf without it
  readonly setUp?: Readonly<Record<string, string>>; // a set-up it remembers, instead of the usual one
  readonly before?: (page: Page) => Promise<unknown>; // what is done to the page before it opens
  readonly slowBots?: boolean; // bots take their time, on this device and on the server
  readonly stays?: boolean; // after the test that opened it
  readonly motion?: boolean; // allowed, though at first nothing is told in scenes
}

/** Of the app's address, for who goes elsewhere at once: the shelf takes as long to draw as a table. */
export const NO_PAGE = '/icon.svg';

const FAST = { pace: 'none' };
const SLOW = { pace: 'normal' };
const SLOW_BOTS = 650; // milliseconds, as at this device

/** A script that fills the storage of a page at its first visit, and never again. */
const keepOnce = (storage: Readonly<Record<string, string>>): string =>
  `if (location.origin !== 'null' && localStorage['e2e'] !== 'kept') Object.assign(localStorage, ${JSON.stringify({ ...storage, e2e: 'kept' })})`;

/**
 * A script that makes the luck of a page follow from its number: the same deals, run after run. Each load of the page goes on with other luck.
 * Workers keep their own, so that matches have ids of their own.
 */
const fixedLuck = (visit: number): string => `{
  window.name = String(Number(window.name) + 1);
  let state = (${visit} * 1009 + Number(window.name)) * 2654435761 >>> 0;
  const next = () => {
    state = state + 0x6d2b79f5 >>> 0;
    let mixed = Math.imul(state ^ state >>> 15, state | 1);
    mixed ^= mixed + Math.imul(mixed ^ mixed >>> 7, mixed | 61);
    return (mixed ^ mixed >>> 14) & 255;
  };
  crypto.getRandomValues = (list) => (new Uint8Array(list.buffer, list.byteOffset, list.byteLength).forEach((_, i, bytes) => { bytes[i] = next(); }), list);
}`;

const visitors = new Set<BrowserContext>();

/** Whoever came for a test goes after it: pages that nobody needs cost memory and time. */
export async function sayGoodbye(): Promise<void> {
  const gone = [...visitors];
  visitors.clear();
  await Promise.all(gone.map((context) => context.close()));
}

interface Served {
  readonly address: string;
  readonly data: string;
  close(): Promise<void>;
}

/** A server of its own, with a store of its own; `fill` may put something into its folder before. */
async function serve(app: string, botPace: number, fill?: (folder: string) => void, at = 0): Promise<Served> {
  const data = mkdtempSync(join(tmpdir(), 'halcyon-e2e-'));
  fill?.(data);
  const store = await openSqlite(data);
  let matches = 0;
  const world = { ...realWorld, seed: () => seedFrom(`e2e ${matches++}`) }; // the same deals, run after run
  const server = openServer({ ...USUAL_CONFIG, store, app, botPace, patience: 300, world });
  const port = await server.listen('127.0.0.1', at, 1);
  return {
    address: `http://localhost:${port}`,
    data,
    async close() {
      await server.close();
      await store.close();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** `fill`: puts a store into the server's folder before it opens it. */
export async function openApp(fill?: (folder: string) => void): Promise<App> {
  const folder = appFolder();
  let server = await serve(folder, 0, fill);
  let slowServer: Promise<Served> | null = null;
  const { address, data } = server;
  const browser = await openBrowser();
  const contexts: BrowserContext[] = [];
  return {
    browser,
    address,
    data,
    async visit({
      phone = false,
      lamp = false,
      settings = {},
      first = false,
      worker = false,
      slowBots = false,
      storage,
      stays = false,
      motion = slowBots || storage !== undefined || (settings.pace ?? FAST.pace) !== FAST.pace,
      at = '',
      before,
      size,
      setUp = {},
    } = {}) {
      if (slowBots) slowServer ??= serve(folder, SLOW_BOTS);
      const context = await browser.newContext({
        viewport: size ? { width: size.width, height: size.height } : phone ? PHONE : LAPTOP,
        colorScheme: lamp ? 'dark' : 'light',
        hasTouch: phone,
        serviceWorkers: worker ? 'allow' : 'block',
        acceptDownloads: true,
        reducedMotion: motion ? 'no-preference' : 'reduce', // what breathes while it waits is drawn 60 times a second
      });
      contexts.push(context);
      if (!stays) visitors.add(context);
      const usual = { version: 2, ...(slowBots ? SLOW : FAST), name: 'Ada', sound: false, ...settings };
      const remembered = first ? {} : await rememberedSetUps();
      await context.addInitScript(keepOnce(storage ?? { ...remembered, ...setUp, 'halcyon:settings': JSON.stringify(usual) }));
      await context.addInitScript(fixedLuck(contexts.length));
      const page = await context.newPage();
      page.setDefaultTimeout(40_000);
      await before?.(page);
      await page.goto(`${slowBots && slowServer ? (await slowServer).address : address}${at}`);
      return page;
    },
    async serveInstead(make) {
      await server.close();
      server = await serve(make(folder), 0, undefined, Number(new URL(address).port));
    },
    async close() {
      await Promise.all(contexts.map((context) => context.close()));
      await leaveBrowser();
      await server.close();
      await (await slowServer)?.close();
    },
  };
}

/** The real app for tests: built if it is stale, served by the real server, opened in a real browser. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { builtApp } from '../src/server/build.js';
import { openServer, USUAL_CONFIG } from '../src/server/main.js';
import { openSqlite } from '../src/store/sqlite.js';
import { launchBrowser } from './browser.js';

export const LAPTOP = { width: 1366, height: 768 };
export const PHONE = { width: 390, height: 844 };

export interface App {
  readonly browser: Browser;
  readonly address: string;
  /** A fresh visitor: own storage, nothing remembered. */
  visit(how?: Visit): Promise<Page>;
  close(): Promise<void>;
}

interface Visit {
  readonly phone?: boolean;
  readonly lamp?: boolean;
  readonly settings?: Readonly<Record<string, unknown>>; // as the settings sheet keeps them
  readonly worker?: boolean; // let the service worker in
}

const FAST = { pace: 'off' };

export async function openApp(): Promise<App> {
  const folder = await builtApp(() => {});
  const data = mkdtempSync(join(tmpdir(), 'halcyon-e2e-'));
  const store = await openSqlite(data);
  const server = openServer({ ...USUAL_CONFIG, store, app: folder, botPace: 0, patience: 300 });
  const port = await server.listen('127.0.0.1', 0, 1);
  const address = `http://localhost:${port}`;
  const browser = await launchBrowser();
  const contexts: BrowserContext[] = [];
  return {
    browser,
    address,
    async visit({ phone = false, lamp = false, settings = {}, worker = false } = {}) {
      const context = await browser.newContext({
        viewport: phone ? PHONE : LAPTOP,
        colorScheme: lamp ? 'dark' : 'light',
        hasTouch: phone,
        serviceWorkers: worker ? 'allow' : 'block',
        acceptDownloads: true,
      });
      contexts.push(context);
      const kept = JSON.stringify({ version: 2, ...FAST, name: 'Ada', sound: false, ...settings });
      const script = `if (location.origin !== 'null') localStorage['halcyon:settings'] ??= ${JSON.stringify(kept)}`;
      await context.addInitScript(script);
      const page = await context.newPage();
      page.setDefaultTimeout(40_000);
      await page.goto(address);
      return page;
    },
    async close() {
      await Promise.all(contexts.map((context) => context.close()));
      await browser.close();
      await server.close();
      await store.close();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

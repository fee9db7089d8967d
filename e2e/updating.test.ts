/** Old and new versions side by side: a page that does not speak the server's wire is told so, and a new service worker waits for the shelf. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WIRE } from '../src/match/messages.js';
import { type App, openApp } from './app.js';
import { entriesOf, playNow, tapOnce, waitForTurn } from './hands.js';
import { ROADS } from './roads.js';

let app: App;
beforeAll(async () => {
  app = await openApp();
}, 120_000);
afterAll(() => app?.close());

test('a page of another wire is told to load again, and nothing is lost', async () => {
  const [, friends] = ROADS;
  const { first } = (await friends?.begin(app, 'bird', { people: 1, bots: ['sleepy'] })) ?? {};
  if (!first) throw new Error('nobody has come');
  for (let taps = 0; taps < 2; taps++) await tapOnce(first);
  await waitForTurn(first);
  const entries = await entriesOf(first);
  const old = await first.context().newPage();
  await old.routeWebSocket(/\/api\/socket$/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((text) => server.send(String(text).replace(`"wire":${WIRE}`, `"wire":${WIRE - 1}`)));
  });
  await old.goto(first.url());
  await old.getByRole('heading', { name: 'This page is older than the server.', exact: true }).waitFor();
  await old.getByText('Load it again: nothing is lost.').waitFor();
  await old.close();
  await first.reload();
  await waitForTurn(first);
  expect(await entriesOf(first)).toBe(entries);
  await tapOnce(first);
  await expect.poll(() => entriesOf(first)).toBeGreaterThan(entries);
});

const SOON = { timeout: 20_000 }; // a worker keeps all files of the app before it is ready
const versions = (page: Page) => page.evaluate<string[]>("caches.keys().then((keys) => keys.filter((key) => key.startsWith('halcyon-')))");
const waits = (page: Page) => page.evaluate<boolean>('navigator.serviceWorker.getRegistration().then((found) => found.waiting !== null)');

/** The same app with another version of its service worker. */
function nextVersion(folder: string, to: string): string {
  cpSync(folder, to, { recursive: true });
  const file = join(to, 'sw.js');
  const script = readFileSync(file, 'utf8');
  const next = script.replace(/"[0-9a-f]{16}"/, '"the next version"');
  if (next === script) throw new Error('the service worker does not say its version');
  writeFileSync(file, next);
  rmSync(`${file}.br`); // its compressed copy is of the old one
  return to;
}

test('a new version waits while a match is open anywhere, and takes over on the shelf', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'halcyon-next-'));
  try {
    const page = await app.visit({ worker: true });
    await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
    await expect.poll(() => page.evaluate('navigator.serviceWorker.controller !== null'), SOON).toBe(true);
    const [old = ''] = await versions(page);
    await playNow(page, 'Bird of Happiness');
    await tapOnce(page);

    await app.serveInstead((now) => nextVersion(now, join(folder, 'app')));
    await page.evaluate('navigator.serviceWorker.getRegistration().then((found) => found.update()).then(() => true)');
    await expect.poll(() => waits(page), SOON).toBe(true);
    await tapOnce(page);
    await waitForTurn(page);
    const entries = await entriesOf(page);
    const shelf = await page.context().newPage();
    await shelf.goto(app.address);
    await shelf.getByRole('link', { name: 'Play: Bird of Happiness', exact: true }).waitFor();
    await shelf.waitForTimeout(1500); // it has asked the new one to take over by now, which has waited for the table to be left
    expect(await waits(page)).toBe(true);
    await page.reload();
    await waitForTurn(page);
    expect(await waits(page)).toBe(true);
    expect(await versions(page)).toContain(old);
    await shelf.close();

    await page.getByRole('link', { name: 'Back to the shelf', exact: true }).click();
    await expect.poll(() => versions(page), SOON).toEqual(['halcyon-the next version']);
    await expect.poll(() => waits(page), SOON).toBe(false);
    await page.getByRole('link', { name: 'Continue: Bird of Happiness', exact: true }).click();
    await waitForTurn(page);
    expect(await entriesOf(page)).toBe(entries);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

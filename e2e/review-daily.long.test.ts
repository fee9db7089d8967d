/** The challenge of a day without a network: its try is played to the end, counts once, and is seen beside the bots of this device. `npm test` has a day in happy.test.ts and the app without a network in play.test.ts. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, openApp } from './app.js';
import { ACT, tapToTheEnd, waitForTurn } from './hands.js';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app?.close());

/** The page believes that it is the morning of a day on which it is bird's turn. */
const onABirdDay = "{ const shift = Date.parse('2026-11-18T10:00:00') - Date.now(), now = Date.now; Date.now = () => now() + shift; }";

test('a day is tried without a network, and its table leads to the result instead of once more', async () => {
  const page = await app.visit({ worker: true, before: (opened) => opened.addInitScript(onABirdDay) });
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  await expect.poll(() => page.evaluate('navigator.serviceWorker.controller !== null')).toBe(true);
  await page.context().setOffline(true);
  await page.goto(`${app.address}/daily`);
  await page.getByRole('radio', { name: /^Alone/ }).check();
  await page.getByRole('button', { name: 'Play it', exact: true }).click();
  await waitForTurn(page);
  await tapToTheEnd(page);
  const act = page.locator(`[data-bar="over"] ${ACT}`);
  await act.waitFor();
  expect(await act.innerText()).toBe('See it beside the bots');
  expect(await page.getByRole('button', { name: 'Once more', exact: true }).count()).toBe(0);
  await act.click();
  const rows = page.getByRole('table', { name: 'The same deal, played by bots', exact: true });
  await rows.getByRole('row', { name: /^Sleepy \d+ [1-9]/ }).waitFor(); // bots play here, too
});

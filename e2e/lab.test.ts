/** The lab in the app: what was found by day, by lamp and without a network, and what the set-up says beside an option. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { figuresHere } from '../src/lab/figures.build.js';
import { checkPlan } from '../src/lab/plan.js';
import { exportPng } from '../src/lab/report/write.js';
import { type App, NO_PAGE, openApp } from './app.js';
import { readyBrowser } from './browser.js';
import { ALL_CASES } from './cases.js';
import { faultsOn } from './faults.js';
import { openSetUp } from './setting-up.js';

let app: App;
beforeAll(async () => {
  app = await openApp();
}, 120_000);
afterAll(() => app?.close());

test('the lab leads from the shelf to findings that have no serious fault, by day and by lamp', async () => {
  const page = await app.visit();
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  await page.getByRole('link', { name: 'Lab', exact: true }).first().click();
  await page.getByRole('link', { name: 'Bird of Happiness: what was found', exact: true }).click();
  await page.getByRole('heading', { name: 'Bird of Happiness in the lab' }).waitFor();
  faults.push(...(await faultsOn(page)), ...(await faultsOn(page, { lights: ['lamp'], rules: ['color-contrast'] })));
  expect(faults).toEqual([]);
  expect(await page.locator('[data-lab-report] tbody tr').count()).toBe(2 + 3 + 4 + 5 + 5); // by place, then by number of players
}, 180_000);

// play.test.ts is without a network in `npm test`, and all files of the app are kept alike.
const withoutNetwork = async () => {
  const page = await app.visit({ worker: true });
  await page.evaluate('navigator.serviceWorker.ready');
  await page.context().setOffline(true);
  await page.goto(`${app.address}/lab/bird`);
  await page.getByRole('heading', { name: 'What the variants change', exact: true }).waitFor();
};
if (ALL_CASES) test('findings open without a network once the app has been visited', withoutNetwork);

test('behind the mark of each variant the set-up says in words what was measured', async () => {
  const page = await app.visit({ at: NO_PAGE });
  await openSetUp(page, 'bird');
  await page.getByRole('button', { name: /^Variants/ }).click();
  const length = page.getByRole('group', { name: 'Length', exact: true });
  expect(await length.getByText(/shorter/).count()).toBe(0);
  await length.getByRole('button', { name: 'What is known of “Length”', exact: true }).click();
  await length.getByText(/18 cards: a match is \d+\s% shorter/).waitFor();
  await length.getByRole('button', { name: '18 cards', exact: true }).click();
  await length.getByText(/18 cards: a match is \d+\s% shorter/).waitFor();
});

test('the pictures of a report can be had as PNG', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'halcyon-png-'));
  const { executablePath = '', env = {} } = await readyBrowser();
  vi.stubEnv('CHROMIUM_PATH', executablePath);
  for (const name of ['LD_LIBRARY_PATH', 'FONTCONFIG_PATH']) vi.stubEnv(name, env[name] === undefined ? undefined : String(env[name]));
  try {
    const plan = checkPlan({ game: 'bird', seats: 2, bots: 'sensible', matches: 4 });
    const figures = figuresHere(plan);
    const files = await exportPng(folder, figures);
    expect(files.slice(0, 2)).toEqual(['wins.png', 'length.png']);
    for (const file of files) expect(readFileSync(join(folder, file)).subarray(1, 4).toString()).toBe('PNG');
    vi.stubEnv('CHROMIUM_PATH', join(folder, 'wins.png')); // there, and no browser
    await expect(exportPng(folder, figures)).rejects.toThrow('npm install playwright-core');
  } finally {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  }
});

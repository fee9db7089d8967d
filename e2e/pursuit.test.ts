/** The Pursuit of Happiness through its drawn table: whole lives, every mode, laptop and phone, and nothing serious found by axe. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, openApp } from './app.js';
import { inTurn } from './cases.js';
import { faultsOn, LIGHTS } from './faults.js';
import { isOver, playNow, tapOnce, waitForTurn } from './hands.js';

const TITLE = 'The Pursuit of Happiness';

let app: App;
beforeAll(async () => {
  app = await openApp();
}, 120_000);
afterAll(() => app?.close());

/** Papers are looked at by day and by lamp in turn; the other light of each is left to `npm run test:long`, because they share their inks. */
const faultsInTurn = (page: Page, index: number): Promise<string[]> => faultsOn(page, { lights: inTurn(LIGHTS, index) });

async function begin(page: Page, seats: number, options: Readonly<Record<string, string>> = {}): Promise<void> {
  await page.goto(`${app.address}/new/pursuit`);
  const places = page.getByLabel(/^Who sits in seat/);
  await places.first().waitFor();
  while ((await places.count()) < seats) await page.getByRole('button', { name: 'One more seat' }).click();
  while ((await places.count()) > seats)
    await page
      .getByRole('button', { name: /^Take .* from the table$/ })
      .last()
      .click();
  for (const [label, choice] of Object.entries(options)) await page.getByLabel(label, { exact: true }).selectOption({ label: choice });
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await waitForTurn(page);
}

const go = (page: Page) => page.locator('.q .btn.go').click();

/**
 * A life in a hurry, inside the page: a job as soon as there is one, then what lies in front or on offer, and the rooms. It taps what glows,
 * opens cards for their ladders, and stops when a paper it has not seen before is laid on the table.
 */
const LIVE = `(async (seen) => {
  const frame = () => new Promise(requestAnimationFrame);
  const all = (what) => [...document.querySelectorAll(what)];
  const words = (e) => e.getAttribute('aria-label') ?? '';
  const gentle = (list) => list.filter((e) => !/Give up|go: lose|end your life|kills|Refresh/.test(words(e)));
  let turns = 0;
  for (let i = 0; i < 4000; i++) {
    if (all('.q h2').some((h) => h.textContent === 'The match is over')) return 'over';
    if (all('.q:not(.waits)').length === 0) { await new Promise((goOn) => setTimeout(goOn, 10)); continue; }
    const paper = all('.pt-screen')[0]?.getAttribute('aria-label');
    if (paper && !seen.includes(paper)) return paper;
    turns++;
    const jobs = gentle(all('.pt-row-job .pt-legal')).filter(() => all('.pt-slots [aria-label*=" job"]').length === 0);
    const ready = all('.pt-own.pt-ready, .pt-card.pt-ready, .pt-join.pt-ready');
    if (!paper && jobs.length === 0 && ready.length > 0) { ready[(turns * 7) % ready.length].click(); await frame(); }
    const desk = gentle(all('.pt-desk .pt-legal'));
    const papers = gentle(all('.pt-screen .pt-bigact.pt-legal, .pt-screen .pt-legal'));
    const rooms = gentle(all('.pt-room.pt-legal, .pt-card.pt-legal')).filter((e) => !/1 stress/.test(words(e)));
    const from = [papers, jobs, desk, rooms, all('.table-page .pt-legal')].find((list) => list.length > 0) ?? [];
    (papers.length > 0 ? from[0] : from[(turns * 5) % from.length])?.click();
    await frame();
    const [go] = all('.q .btn.go');
    const entries = () => all('.table-page')[0]?.dataset.entries;
    const before = entries();
    go?.click();
    for (let look = 0; look < (go ? 60 : 1) && entries() === before; look++) await new Promise((goOn) => setTimeout(goOn, 8)); // until it is written down
  }
  return 'no end';
})`;

test('a whole life is lived against bots by tapping, from the trait to the story, and no screen has a serious fault', async () => {
  const page = await app.visit();
  await begin(page, 2, { 'Adult rounds': '2: in a hurry' });
  const found: Record<string, string[]> = { trait: await faultsInTurn(page, 0) };
  await page.locator('.pt-trait.pt-legal').first().click();
  await go(page);
  await waitForTurn(page);

  await page.locator('.pt-card.pt-ready, .pt-card.pt-legal').first().click();
  await page.locator('.pt-desk').waitFor();
  found.desk = await faultsInTurn(page, 1);
  await page.keyboard.press('Escape');
  await page.locator('.pt-desk').waitFor({ state: 'detached' });
  await page.locator('.pt-room.pt-legal', { hasText: 'Study' }).click();
  expect(await page.locator('.q').innerText()).toContain('Leaves');
  await go(page);
  for (let taps = 0; taps < 2; taps++) await tapOnce(page);

  const seen = ['What kind of child are you?'];
  for (let paper = ''; paper !== 'over'; ) {
    paper = await page.evaluate<string>(`${LIVE}(${JSON.stringify(seen)})`);
    expect(paper).not.toBe('no end');
    if (paper === 'over') break;
    seen.push(paper);
    found[paper] = await faultsInTurn(page, seen.length);
  }
  expect(seen.some((paper) => /keep up|round ends/.test(paper))).toBe(true);
  expect(await isOver(page)).toBe(true);
  await page.locator('.pt-lives').getByText('was a').first().waitFor();
  found.lives = await faultsInTurn(page, 0);
  await page.getByRole('button', { name: 'See how it ended' }).click();
  await page.locator('.epilogue .pt-lives').waitFor();
  expect(await page.locator('.epilogue article').count()).toBe(2);
  found.end = await faultsOn(page, { rules: ['color-contrast', 'scrollable-region-focusable'] });
  expect(Object.fromEntries(Object.entries(found).filter(([, list]) => list.length > 0))).toEqual({});
}, 400_000);

test('on a phone the rows are tabs, a card opens over the question, and nothing scrolls sideways', async () => {
  const page = await app.visit({ phone: true });
  await playNow(page, TITLE);
  await page.locator('.pt-trait.pt-legal').last().click();
  await go(page);
  await waitForTurn(page);
  for (const [tab, heading] of [
    ['Things', 'Items and activities'],
    ['Jobs', 'Jobs'],
    ['Projects', 'Projects'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    await page.locator('.pt-rows').getByRole('region', { name: heading }).waitFor();
  }
  const faulty = [...(await faultsOn(page))];
  await page.locator('.pt-card.pt-ready, .pt-card.pt-legal').first().click();
  await page.locator('.pt-desk .pt-legal').first().waitFor();
  faulty.push(...(await faultsOn(page)));
  const rung = page.locator('.pt-desk .pt-legal').first();
  if ((await rung.getAttribute('aria-pressed')) !== 'true') await rung.click();
  await go(page);
  for (let taps = 0; taps < 4; taps++) await tapOnce(page);
  await waitForTurn(page);
  const beyond = await page.evaluate<number>(
    'Math.max(document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight)',
  );
  expect(beyond).toBeLessThanOrEqual(0);
  expect(faulty).toEqual([]);
}, 120_000);

test('alone, the goals show how far one has come, and the journal is beside them', async () => {
  const page = await app.visit();
  await begin(page, 1, { 'Adult rounds': '2: in a hurry', 'Child traits': 'drawn by lot' });
  expect(await page.locator('.pt-goals').innerText()).toContain('of 33');
  expect(await page.locator('.pt-stop').count()).toBe(6);
  for (let taps = 0; taps < 3; taps++) await tapOnce(page);
  expect(await page.locator('.pt-right .log').isVisible()).toBe(true);
});

test('four play with traits picked openly, and every card in reach of a row of four', async () => {
  const page = await app.visit();
  await begin(page, 4, { 'Child traits': 'picked openly from all eight', 'Short-term happiness track': 'from -5 to +5' });
  expect(await page.locator('.pt-trait').count()).toBe(8);
  expect(await page.locator('.pt-owner').count()).toBe(3); // the bots have chosen before
  await tapOnce(page);
  await waitForTurn(page);
  expect(await page.locator('.pt-row-project .pt-card').count()).toBe(4);
  expect(await page.locator('.pt-sth .pt-cell').count()).toBe(11);
  for (let taps = 0; taps < 2; taps++) await tapOnce(page);
});

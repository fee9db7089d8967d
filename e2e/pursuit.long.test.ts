/**
 * The Pursuit of Happiness through its drawn table: whole lives, every mode, laptop and phone, and nothing serious found by axe.
 * In `npm test` match-cases.ts plays The Pursuit of Happiness to its end and shapes.test.ts has it on every shape; src/games/pursuit/table tries every legal answer without a page.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, NO_PAGE, openApp } from './app.js';
import { seeTheEnd } from './endings.js';
import { faultsOn, LIGHTS } from './faults.js';
import { ACT, isOver, LEGAL, playNow, tapOnce, undrawn, waitForTurn } from './hands.js';
import { go as begins, setUp } from './setting-up.js';

const TITLE = 'The Pursuit of Happiness';
const PAPER = '.table-page [data-paper]';
const TRAIT = `${LEGAL}[data-at^="trait:"]`;
const CARD = `${LEGAL}[data-at^="card:"]`;
const RUNG = `${LEGAL}[data-at^="rung:"], [data-mark="chosen"][data-at^="rung:"]`;

let app: App;
beforeAll(async () => {
  app = await openApp();
}, 120_000);
afterAll(() => app?.close());

const faultsInBoth = (page: Page): Promise<string[]> => faultsOn(page, { lights: LIGHTS });

async function begin(page: Page, seats: number, options: Readonly<Record<string, string>> = {}, deal = 'a life'): Promise<void> {
  const sits = Array.from({ length: seats }, (_, seat) => (seat === 0 ? ('me' as const) : ('sleepy' as const)));
  await setUp(page, 'pursuit', { seats: sits, options, deal });
  await begins(page);
  await waitForTurn(page);
}

const go = (page: Page) => page.locator(ACT).click();

/**
 * A life in a hurry, inside the page: a job as soon as there is one, then what lies in front or on offer, and the rooms. It taps what glows,
 * opens cards for their ladders, and stops when a paper it has not seen before is laid on the table.
 */
const LIVE = `(async (seen, legal) => {
  const frame = () => new Promise(requestAnimationFrame);
  const all = (what) => [...document.querySelectorAll(what)];
  const glows = (place) => all(legal + '[data-at^="' + place + '"]');
  const words = (e) => e.getAttribute('aria-label') ?? '';
  const gentle = (list) => list.filter((e) => !/Give up|go: lose|end your life|kills/.test(words(e)));
  let turns = 0;
  for (let i = 0; i < 4000; i++) {
    if (all('[data-bar="over"]').length > 0) return 'over';
    if (all('[data-bar="question"]').length === 0) { await new Promise((goOn) => setTimeout(goOn, 10)); continue; }
    const paper = all('.table-page [data-paper]')[0]?.getAttribute('aria-label');
    if (paper && !seen.includes(paper)) return paper;
    turns++;
    const isChosen = () => all('[data-mark="chosen"]').length > 0;
    if (paper) { if (all('[data-mark="proposed"]').length === 0) gentle(all('[data-paper] [data-mark="legal"]'))[0]?.click(); }
    else {
      const jobs = gentle(glows('card:J')).filter(() => all('[aria-label^="In front"] [data-at^="card:J"]').length === 0);
      const ready = glows('card:');
      const rooms = gentle(glows('room:')).filter((e) => !/1 stress/.test(words(e)));
      const from = jobs.length > 0 ? jobs : ready.length > 0 && turns % 3 > 0 ? ready : rooms.length > 0 ? rooms : glows('');
      from[(turns * 5) % from.length]?.click();
      await frame();
      if (!isChosen()) { const ways = [...gentle(glows('rung:')), ...gentle(glows('way:'))]; ways[(turns * 7) % ways.length]?.click(); }
      await frame();
      if (!isChosen()) (rooms[0] ?? glows('room:')[0] ?? glows('new:')[0])?.click();
    }
    await frame();
    const [go] = all('[data-bar-act]');
    const entries = () => all('.table-page')[0]?.dataset.entries;
    const before = entries();
    go?.click();
    for (let look = 0; look < (go ? 60 : 1) && entries() === before; look++) await new Promise((goOn) => setTimeout(goOn, 8)); // until it is written down
  }
  return 'no end';
})`;

test('a whole life is lived against bots by tapping, from the trait to the story, and no screen has a serious fault', async () => {
  const page = await app.visit({ at: NO_PAGE });
  await begin(page, 2, { 'Adult rounds': '2' });
  const found: Record<string, string[]> = { trait: await faultsInBoth(page) };
  await page.locator(TRAIT).first().click();
  await go(page);
  await waitForTurn(page);

  await page.locator(CARD).first().click();
  const near = page.getByRole('button', { name: /^Close / });
  await near.waitFor();
  found.near = await faultsInBoth(page);
  await page.keyboard.press('Escape');
  await near.waitFor({ state: 'detached' });
  const project = page.locator('[data-at="room:takeProject"]'); // a room leads to its cards, and is lit only until something else is chosen
  await project.click();
  expect(await project.getAttribute('data-lit')).toBe('true');
  await page.locator('[data-at="room:study"]').click();
  expect(await project.getAttribute('data-lit')).toBeNull();
  expect(await page.locator('[data-bar]').innerText()).toContain('Study');
  expect(await page.locator('[data-at="room:study"]').getAttribute('data-mark')).toBe('chosen');
  await go(page);
  for (let taps = 0; taps < 2; taps++) await tapOnce(page);

  const seen = ['What kind of child are you?'];
  const isOfTheEnd = (paper: string) => /keep up|round ends/.test(paper);
  for (;;) {
    const paper = await undrawn<string>(page, `${LIVE}(${JSON.stringify(seen)}, ${JSON.stringify(LEGAL)})`);
    expect(paper).not.toBe('no end');
    if (paper === 'over') break;
    seen.push(paper);
    found[paper] = await faultsInBoth(page);
  }
  expect(seen.some(isOfTheEnd)).toBe(true);
  expect(await isOver(page)).toBe(true);
  const lives = page.getByRole('region', { name: 'The lives' });
  await lives.getByText('was called').first().waitFor();
  found.lives = await faultsInBoth(page);
  await seeTheEnd(page);
  expect(await lives.getByRole('button').count()).toBe(2);
  await lives.getByRole('button').last().click();
  expect(await lives.getByRole('listitem').count()).toBeGreaterThan(2);
  found.end = await faultsOn(page, { rules: ['color-contrast', 'scrollable-region-focusable'] });
  expect(Object.fromEntries(Object.entries(found).filter(([, list]) => list.length > 0))).toEqual({});
}, 400_000);

test('on a phone the rows are tabs that arrow keys turn, a card opens above the question, and nothing scrolls sideways', async () => {
  const page = await app.visit({ phone: true });
  await playNow(page, TITLE);
  await page.locator(TRAIT).last().click();
  await go(page);
  await waitForTurn(page);
  for (const [tab, heading] of [
    ['Items', 'Items and activities'],
    ['Jobs', 'Jobs'],
    ['Projects', 'Projects'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    await page.getByRole('region', { name: heading }).waitFor();
  }
  await page.getByRole('tab', { name: 'Projects', exact: true }).press('ArrowRight');
  await page.getByRole('tab', { name: 'Items', selected: true }).press('ArrowLeft');
  await page.getByRole('tab', { name: 'Projects', selected: true }).waitFor();
  const faulty = [...(await faultsOn(page))];
  await page.locator(CARD).first().click();
  await page.locator(RUNG).first().waitFor();
  faulty.push(...(await faultsOn(page)));
  const rung = page.locator(RUNG).first();
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

// What looks different by seats and options is drawn by the same parts, and shapes.test.ts has four people: at length.
const alone = async () => {
  const page = await app.visit({ at: NO_PAGE });
  await begin(page, 1, { 'Adult rounds': '2', 'Child traits': 'By lot' });
  expect(await page.locator('[data-at="goals"]').innerText()).toContain('of 33');
  expect(await page.locator('[data-at^="round:"]').count()).toBe(6);
  for (let taps = 0; taps < 3; taps++) await tapOnce(page);
  expect(await page.locator('aside .log').isVisible()).toBe(true);
};
test('alone, the goals show how far one has come, and the journal is beside them', alone);

const four = async () => {
  const page = await app.visit({ at: NO_PAGE });
  await begin(page, 4, { 'Child traits': 'All openly', 'Short-term happiness': '5' });
  const traits = page.locator(`${PAPER} ul > li`);
  expect(await traits.count()).toBe(8);
  expect(await page.locator(TRAIT).count()).toBe(5); // the bots have chosen before
  await tapOnce(page);
  await waitForTurn(page);
  expect(await page.locator('[data-row="project"] li [data-at^="card:"]').count()).toBe(4);
  expect(await page.locator('[data-at="track:sth"] [data-mood]').count()).toBe(11);
  for (let taps = 0; taps < 2; taps++) await tapOnce(page);
};
test('four play with traits picked openly, and every card in reach of a row of four', four);

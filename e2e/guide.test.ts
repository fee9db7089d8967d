/** The guided first rounds in a real browser: each is played by the things it lights, on one shape of screen after the other; one may leave and come back. */
import { existsSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { games } from '../src/games/index.js';
import { type App, openApp } from './app.js';
import { ALL_CASES, inTurn } from './cases.js';
import { DRAWN } from './drawn.js';
import { ACT, entriesOf, LEGAL, tapOnce, waitForMore, waitForTurn } from './hands.js';
import { SIZES } from './shapes-cases.js';
import { MATCHES, openAt } from './tour.js';

let app: App;
beforeAll(async () => {
  app = await openApp();
}, 120_000);
afterAll(() => app?.close());

const farewell = (page: Page) => page.getByRole('button', { name: 'Play on', exact: true });
const GUIDE = '[data-bar="guide"]';
const HOLE = '[data-hole]';

/** Which lesson stands in the bar. */
const lesson = async (page: Page): Promise<string> =>
  (await page.locator(GUIDE).innerText()).split('\n').find((line) => line.startsWith('Lesson')) ?? '';

/** Waits for the lesson after this one: the counter goes on by one. */
async function comes(page: Page, n: number): Promise<void> {
  await expect.poll(() => lesson(page), { timeout: 15_000 }).toMatch(new RegExp(`^Lesson ${n} of \\d+$`));
  await page.locator(HOLE).first().waitFor({ state: 'attached' });
}

/** Taps in the middle of what is lit. Inside the page: between press and release of a real mouse a busy machine may take so long that the thing is held. */
const tapWhatIsLit = (page: Page): Promise<unknown> =>
  page.evaluate(`(() => {
    const { left, top, width, height } = document.querySelector('${HOLE}').getBoundingClientRect();
    const [clientX, clientY] = [left + width / 2, top + height / 2];
    document.elementFromPoint(clientX, clientY).dispatchEvent(new MouseEvent('click', { clientX, clientY, bubbles: true, cancelable: true }));
  })()`);

/** What is wrong with a lesson on this screen. */
const FAULTS = `(() => {
  const faults = [];
  const bar = document.querySelector('[data-bar]').getBoundingClientRect();
  const inside = (box) => box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
  if (!inside(bar)) faults.push('the bar is cut');
  for (const hole of document.querySelectorAll('[data-hole]')) {
    const box = hole.getBoundingClientRect();
    if (!inside(box) || box.width < 20 || box.height < 20) faults.push('a hole is cut');
    if (box.bottom > bar.top && box.top < bar.bottom && box.right > bar.left && box.left < bar.right) faults.push('a hole lies over the bar');
  }
  for (const text of document.querySelectorAll('[data-bar] h2, [data-bar] p')) {
    if (text.scrollHeight > text.clientHeight + 1 || text.scrollWidth > text.clientWidth + 1) faults.push('cut: ' + text.textContent);
  }
  if (document.querySelectorAll('[data-bar-act]').length !== 1) faults.push('not one filled button');
  return faults;
})()`;

const guided = Object.values(games).filter(({ id }) => existsSync(`src/games/${id}/guide.ts`));
// One game in `npm test`, on a phone: the lessons of all are walked through without a page in src/web/guide. All at length.
const cases = guided.flatMap(({ id, about }, i) =>
  ALL_CASES || i === 0 ? inTurn(SIZES, i).map((size) => [about.title, size.shape, id, size] as const) : [],
);

test.each(cases)('%s is learned on %s by what is lit alone, and then goes on freely', async (_, __, game, size) => {
  const page = await app.visit({ size, phone: size.touch, at: `/learn/${game}` });
  for (let n = 1; ; n++) {
    await comes(page, n);
    expect(await page.evaluate<string[]>(FAULTS), `lesson ${n}`).toEqual([]);
    if (await farewell(page).isVisible()) break;
    const entries = await entriesOf(page);
    const awaits = (await page.locator('[data-veil="do"]').count()) > 0;
    if (!awaits) expect(await page.locator('.table-page [data-mark]').count(), `lesson ${n}: nothing to touch yet`).toBe(0);
    await tapWhatIsLit(page);
    if (awaits) expect(await page.locator(`${LEGAL}[aria-describedby]`).count(), `lesson ${n}: it is chosen`).toBe(0);
    expect(await entriesOf(page)).toBe(entries);
    await page.locator(ACT).click();
    if (awaits) await waitForMore(page, entries);
  }
  await farewell(page).click();
  await page.locator(GUIDE).waitFor({ state: 'detached' });
  expect(await page.locator(HOLE).count()).toBe(0);
  await tapOnce(page);
});

test('a guided round can be left and is resumed where it was', async () => {
  const page = await app.visit();
  await page.getByRole('link', { name: 'Learn: Bird of Happiness', exact: true }).click();
  for (let n = 1; n < 6; n++) {
    await comes(page, n);
    await page.locator(ACT).click();
  }
  await comes(page, 6);
  await page.getByRole('link', { name: 'Back to the shelf', exact: true }).click();
  await page.getByRole('link', { name: 'Learn: Bird of Happiness', exact: true }).click();
  await comes(page, 5); // its first lesson is read anew
  await page.reload();
  await comes(page, 5);
});

test('a wrong tap says nothing, a lesson opens its rule, and Escape leaves the lessons while the match goes on', async () => {
  const page = await app.visit({ at: '/learn/bird' });
  await comes(page, 1);
  await page.locator('[data-at="slot:2"]').click();
  await page.keyboard.press('1');
  await comes(page, 1);
  expect(await entriesOf(page)).toBe(0);
  await page.getByRole('button', { name: 'Rule 1.1', exact: true }).click();
  await expect.poll(() => page.locator('dialog[open]').innerText()).toContain('1.1');
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  await page.keyboard.press('Enter');
  await comes(page, 2);
  await page.keyboard.press('Escape');
  await page.locator('[data-bar="question"]').waitFor();
  expect(await page.locator(HOLE).count()).toBe(0);
  await tapOnce(page);
});

// Which lessons and notes come when is tried without a page in src/web/guide: these two at length.
const again = async () => {
  const page = await app.visit({ at: '/learn/bird', settings: { pace: 'brisk' } });
  const showAgain = page.getByRole('button', { name: 'Show again', exact: true });
  while (!(await showAgain.isVisible())) {
    await page.locator(`${GUIDE}, [data-bar="scene"]`).first().waitFor();
    const skip = page.getByRole('button', { name: /^(To my turn|Skip)$/ });
    if (await skip.isVisible()) await skip.click().catch(() => {});
    else if (!(await showAgain.isVisible()))
      await page
        .locator(`${GUIDE} ${ACT}`)
        .click({ timeout: 2000 })
        .catch(() => {});
  }
  const before = await lesson(page);
  await showAgain.click();
  await page.locator('[data-bar="scene"]').waitFor();
  await page.getByRole('button', { name: /^(To my turn|Skip)$/ }).click();
  expect(await lesson(page)).toBe(before);
};
if (ALL_CASES) test('what others do takes its time, and a key moment is shown again', again);

const explained = async () => {
  const bird = DRAWN.find(({ id }) => id === 'bird');
  if (!bird) throw new Error('no bird');
  const note = (page: Page) => page.locator('[data-bar="question"] [data-note]');
  const met = (page: Page) => page.evaluate<string[]>(`Object.keys(JSON.parse(localStorage['halcyon:settings']).met ?? {})`);
  const page = await app.visit();
  await openAt(page, app, bird, 0);
  for (let taps = 0; taps < 30; taps++) {
    await waitForTurn(page); // a note comes with its question
    if ((await note(page).count()) > 0) break;
    await tapOnce(page);
  }
  expect(await note(page).innerText()).toMatch(/^New to you [A-Z].{1,77}\.$/);
  const thing = `bird: ${await note(page).getAttribute('data-note')}`;
  expect(await met(page)).not.toContain(thing);
  await tapOnce(page);
  await expect.poll(() => met(page)).toContain(thing);
  await waitForTurn(page);
  if ((await note(page).count()) > 0) expect(`bird: ${await note(page).getAttribute('data-note')}`).not.toBe(thing);
  const without = await app.visit({ settings: { explainNew: false }, at: MATCHES });
  await openAt(without, app, bird, 0);
  for (let taps = 0; taps < 6; taps++) {
    expect(await note(without).count()).toBe(0);
    await tapOnce(without);
  }
};
test('what is new is explained over the question, once, and not where one does not want it', explained);

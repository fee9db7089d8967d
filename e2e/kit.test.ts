/** What every table shares: hint, closer look, rounds in the replay, finding a move, one match in two tabs, watching. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type App, NO_PAGE, openApp } from './app.js';
import { ALL_CASES } from './cases.js';
import { isOver, journal, LEGAL, playNow, tapOnce, waitForTurn } from './hands.js';
import { go, setUp } from './setting-up.js';

let app: App;
beforeAll(async () => {
  app = await openApp();
}, 120_000);
afterAll(() => app?.close());

const BIRD = 'Bird of Happiness';
const RAINBOW = 'The Game of Happiness';
const chosenOnTable = (page: Page) => page.locator('.table-page [data-mark="chosen"]').count();
const zoomed = (page: Page) => page.locator('dialog.zoom h2').innerText();

/** To the next question of rainbow that has more answers than the number keys reach: where the button lies. */
async function untilManyMoves(page: Page): Promise<void> {
  const list = page.locator('[data-bar-list]').first();
  await waitForTurn(page);
  for (let taps = 0; taps < 10; taps++) {
    if ((await list.count()) > 0 && Number(await list.getAttribute('data-bar-list')) >= 20) return;
    await tapOnce(page);
    await waitForTurn(page);
  }
}

describe('at the rainbow board', () => {
  let page: Page;
  beforeAll(async () => {
    page = await app.visit({ stays: true });
    await playNow(page, RAINBOW);
  });

  test('a closer look shows the spaces, tracks, keys and hang-ups of the rainbow board', async () => {
    for (const [thing, words] of [
      ['track love', 'A trip takes about'],
      ['space love 7', 'back to the start'],
      ['key money', '$2,500'],
      ['hang-up', 'off the stand'],
    ]) {
      const place = page.locator(`.table-page [data-zoom^="${thing}"]`).first();
      await place.dispatchEvent('contextmenu', { bubbles: true, cancelable: true });
      expect(await page.locator('dialog.zoom').innerText()).toContain(words);
      await page.keyboard.press('Escape');
      expect(await page.locator('dialog.zoom').count()).toBe(0);
    }
  });

  test('a hint names the best moves with their chances and reasons, marks the best one, and each can be chosen', async () => {
    await untilManyMoves(page);
    await page.getByRole('button', { name: 'Hint', exact: true }).click();
    await page.getByRole('button', { name: /compare 3/ }).click();
    const hints = page.locator('[data-hint]');
    await hints.first().waitFor();
    expect(await hints.count()).toBe(3);
    for (const hint of await hints.allInnerTexts()) expect(hint).toMatch(/^\d+\s%.*sure to about \d+\s%\s+Button on .+\n.*\./s);
    expect(await hints.first().getAttribute('aria-pressed')).toBe('true');
    expect(await chosenOnTable(page)).toBe(1);
    await hints.nth(1).click();
    expect(await hints.nth(1).getAttribute('aria-pressed')).toBe('true');
    await page.keyboard.press('Escape'); // closing the list keeps the choice
    const second = await page.locator('[data-bar] h2').innerText();
    await page.getByRole('button', { name: 'Another', exact: true }).click();
    expect(await page.locator('[data-bar] h2').innerText()).not.toBe(second);
    const lines = (await journal(page)).length;
    await page.locator('[data-bar-act]').click();
    await expect.poll(async () => (await journal(page)).length).toBeGreaterThan(lines);
    expect(await hints.count()).toBe(0);
  });

  test('among many moves a slash finds one by its words, and Enter plays it', async () => {
    await untilManyMoves(page);
    await page.keyboard.press('/');
    await page.keyboard.type('faith 1 button');
    const found = page.locator('[data-move=""]');
    expect(await found.first().innerText()).toContain('Faith 1');
    expect(await found.count()).toBeLessThan(5);
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await journal(page)).join('\n')).toMatch(/Ada's button .* Faith 1/);
  });

  test('among many moves the key 0 plays the tenth', async () => {
    await untilManyMoves(page);
    await page.keyboard.press('l');
    const row = page.locator('[data-move=""]', { has: page.locator('b', { hasText: /^0$/ }) });
    const [, space, number] = /([A-Z]\w+) (\d+)/.exec(await row.innerText()) ?? [];
    await page.keyboard.press('0');
    await expect.poll(async () => (await journal(page)).join('\n')).toMatch(new RegExp(`Ada's button .* ${space}[-\\w]* ${number}`)); // a tile says Self, the journal Self-Improvement
  });
});

test('a hint is thought of while the table stays open to everything else', async () => {
  const page = await app.visit({ settings: { textMode: true } });
  await playNow(page, BIRD);
  await page.keyboard.press('h');
  await page.getByText('Thinking of a hint').waitFor({ timeout: 2000 });
  await page.keyboard.press('s');
  await page.getByRole('heading', { name: 'The score so far' }).waitFor({ timeout: 700 });
  await page.keyboard.press('Escape');
  await page.locator('[data-bar="hint"]', { hasText: /^Hint/ }).waitFor();
  await page.keyboard.press('Escape');
  expect(await page.locator('[data-bar="hint"]').count()).toBe(0);
});

describe('a closer look', () => {
  let page: Page;
  beforeAll(async () => {
    page = await app.visit({ stays: true });
    await playNow(page, BIRD);
  });

  test('opens by pressing and holding a card, which is no tap on it', async () => {
    const card = page.locator('.table-page [data-mark="legal"][data-zoom]').first();
    await card.hover();
    await page.mouse.down();
    await page.locator('dialog.zoom').waitFor();
    await page.mouse.up();
    expect(await chosenOnTable(page)).toBe(0);
    expect(await page.locator('dialog.zoom').innerText()).toMatch(/clover|bird/i);
    await page.getByRole('button', { name: /^Rule / }).click();
    await page.locator('dialog li[aria-current="true"]').first().waitFor();
    await page.reload();
    await waitForTurn(page);
  });

  test('opens with the key z and the magnifier, and leafs through everything on the table', async () => {
    await page.locator('.table-page button[data-zoom="black"], .table-page button[data-zoom="red"]').first().focus();
    await page.keyboard.press('z');
    expect(await zoomed(page)).toMatch(/^(Black|Red) bird$/);
    const seen = new Set<string>();
    for (let cards = 0; cards < 12; cards++) {
      seen.add(await zoomed(page));
      await page.keyboard.press('ArrowRight');
    }
    const kinds = await page.locator('.table-page [data-zoom]').evaluateAll((all) => all.map((each) => each.getAttribute('data-zoom')));
    expect(seen.size).toBe(new Set(kinds).size);
    await page.keyboard.press('Escape');
    await page.locator('.table-page button[data-zoom]').last().hover();
    await page.getByRole('button', { name: 'Look closer', exact: true }).click();
    await page.locator('dialog.zoom').waitFor();
  });
});

test('a sheet that is left gives focus back to what opened it, and leaves nothing behind that closes the next', async () => {
  const page = await app.visit();
  await playNow(page, BIRD);
  const opener = page.getByRole('button', { name: 'More', exact: true });
  const sheet = page.locator('dialog.sheet');
  const leave = [() => page.keyboard.press('Escape'), () => sheet.getByRole('button', { name: 'Close', exact: true }).click()];
  for (const left of [...leave, ...leave]) {
    await opener.focus();
    await page.keyboard.press('Enter');
    await sheet.getByRole('heading').first().waitFor();
    await left();
    await sheet.waitFor({ state: 'detached' });
    expect(await page.locator(':focus').getAttribute('aria-label')).toBe('More');
  }
}, 60_000);

// match-cases.ts watches matches in `npm test`: at length.
const ofBots = async () => {
  const page = await app.visit({ at: NO_PAGE });
  await setUp(page, 'bird', { seats: ['sleepy', 'sleepy', 'sleepy'] });
  await go(page);
  await expect.poll(() => isOver(page), { timeout: 30_000 }).toBe(true);
  expect(await page.getByRole('button', { name: 'Take back', exact: true }).count()).toBe(0);
  expect(await page.locator(LEGAL).count()).toBe(0);
};
if (ALL_CASES) test('a match of bots alone is watched to its end, and the table asks nothing of the spectator', ofBots);

// The sizes of shapes-cases.ts have big text at length, too.
if (ALL_CASES)
  test('big text keeps the question in sight, on a laptop and on a phone', async () => {
    for (const phone of [false, true]) {
      const page = await app.visit({ phone, settings: { bigText: true } });
      await playNow(page, RAINBOW);
      const [beyondRight, beyondBottom] = await page.evaluate<number[]>(
        "[document.documentElement.scrollWidth - innerWidth, document.querySelector('[data-bar]').getBoundingClientRect().bottom - innerHeight]",
      );
      expect(beyondRight).toBeLessThanOrEqual(0);
      expect(beyondBottom).toBeLessThanOrEqual(0);
    }
  });

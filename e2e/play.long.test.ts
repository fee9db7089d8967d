/** What people do with a match, look by look. `npm test` has the same deeds once per game in match-cases.ts, and its shapes in shapes.test.ts. */
import { existsSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type App, openApp } from './app.js';
import { DRAWN } from './drawn.js';
import { ranking, seeTheEnd, verifyIt } from './endings.js';
import { journal, LEGAL, playNow, REFUSED, tapOnce, tapToTheEnd, waitForTurn } from './hands.js';
import { go, setUp } from './setting-up.js';

let app: App;
beforeAll(async () => {
  app = await openApp();
}, 120_000);
afterAll(() => app?.close());

const drawn = DRAWN.filter(({ id }) => !existsSync(`e2e/${id}.test.ts`)); // the others’ own tests play them to their end at length

test.each(drawn)('$about.title is played to the end by tapping the drawn table, and verified', async ({ about }) => {
  const page = await app.visit();
  await playNow(page, about.title);
  await tapToTheEnd(page);
  await seeTheEnd(page);
  expect(await ranking(page).innerText()).toContain('Ada');
  await verifyIt(page);
  await page.getByRole('button', { name: 'Once more', exact: true }).click();
  await waitForTurn(page);
});

describe('a match in progress', () => {
  test('says why something is not possible, and opens the rule', async () => {
    const page = await app.visit();
    await playNow(page, 'Bird of Happiness');
    await page.locator(REFUSED).first().click();
    const why = page.locator('[data-bar="whyNot"]');
    expect(await why.innerText()).toMatch(/clover power; you have \d/);
    await why.getByRole('button', { name: /^Rule 4\.4/ }).click();
    const wanted = page.locator('dialog li[aria-current="true"]').first();
    await wanted.waitFor();
    expect(await wanted.innerText()).toMatch(/^4\.4/);
    await expect.poll(() => wanted.evaluate((e) => e.getBoundingClientRect().top < 768)).toBe(true);
  });

  test('survives a reload in the middle and goes on', async () => {
    const page = await app.visit();
    await playNow(page, 'Bird of Happiness');
    for (let taps = 0; taps < 4; taps++) await tapOnce(page);
    await waitForTurn(page);
    const before = { journal: await journal(page), question: await page.locator('[data-bar] h2').innerText() };
    await page.reload();
    await waitForTurn(page);
    expect({ journal: await journal(page), question: await page.locator('[data-bar] h2').innerText() }).toEqual(before);
    await tapOnce(page);
    await expect.poll(async () => (await journal(page)).length).toBeGreaterThan(before.journal.length);
    await page.getByRole('link', { name: 'Back to the shelf', exact: true }).click();
    await page.getByRole('link', { name: 'Continue: Bird of Happiness', exact: true }).click();
    await waitForTurn(page);
  });

  test('is replayed, and branches into a new match from any moment', async () => {
    const page = await app.visit();
    await playNow(page, 'Bird of Happiness');
    for (let taps = 0; taps < 3; taps++) await tapOnce(page);
    await waitForTurn(page);
    const first = page.url();
    const lines = (await journal(page)).length;
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name: 'Replay', exact: true }).click();
    const slider = page.getByRole('slider');
    await slider.fill('2');
    expect(await page.locator('[data-bar="replay"]').innerText()).toContain('Move 2 of');
    expect((await journal(page)).length).toBeLessThan(lines);
    await page.getByRole('button', { name: 'One step back', exact: true }).click();
    expect(await slider.inputValue()).toBe('1');
    await page.getByRole('button', { name: 'Play on from here', exact: true }).click();
    await page.waitForURL((url) => url.href !== first);
    await waitForTurn(page);
    expect(page.url()).not.toBe(first);
    await tapOnce(page);
    await page.goto(first);
    await waitForTurn(page);
    expect((await journal(page)).length).toBe(lines);
  });
});

test('a phone in portrait plays the same table without scrolling sideways', async () => {
  const page = await app.visit({ phone: true });
  await playNow(page, 'Bird of Happiness');
  for (let taps = 0; taps < 5; taps++) await tapOnce(page);
  await waitForTurn(page);
  const [beyondRight, beyondBottom] = await page.evaluate<number[]>(
    '[document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]',
  );
  expect(beyondRight).toBeLessThanOrEqual(0);
  expect(beyondBottom).toBeLessThanOrEqual(0);
  const smallest = await page
    .locator('[data-bar-act], [data-bar-quiet], [data-bar-list], .top .ib')
    .evaluateAll((all) => Math.min(...all.map((e) => e.getBoundingClientRect().height).filter((h) => h > 0)));
  expect(smallest).toBeGreaterThanOrEqual(44);
  await page.getByRole('button', { name: 'Journal', exact: true }).click();
  expect((await journal(page)).length).toBeGreaterThan(3);
});

test('a replay jumps to a round, as the table itself counts them', async () => {
  const page = await app.visit();
  await playNow(page, 'The Game of Happiness');
  const chip = page.locator('.top .chip').first();
  for (let taps = 0; taps < 40 && !/Round [4-9]/.test(await chip.innerText()); taps++) await tapOnce(page);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Replay', exact: true }).click();
  await page.getByLabel('Jump to').selectOption({ label: 'Round 2' });
  await expect.poll(() => chip.innerText()).toBe('Round 2');
  const at = Number(await page.getByRole('slider').inputValue());
  expect(at).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'One step back', exact: true }).click();
  await expect.poll(() => chip.innerText()).toBe('Round 1');
  expect(await page.getByLabel('Jump to').locator('option:checked').innerText()).toBe('Round 1');
});

test('one match in two tabs is played in one of them, the other follows, and nothing is lost', async () => {
  const first = await app.visit();
  await playNow(first, 'Bird of Happiness');
  await tapOnce(first);
  await waitForTurn(first);
  const second = await first.context().newPage();
  await second.goto(first.url());
  const here = (page: Page) => page.getByRole('button', { name: 'Continue here', exact: true });
  await here(second).waitFor();
  expect(await second.locator('[data-bar] h2').innerText()).toBe('Open in another tab');
  await tapOnce(first);
  await waitForTurn(first);
  await expect.poll(() => journal(second)).toEqual(await journal(first));
  await here(second).click();
  await waitForTurn(second);
  await here(first).waitFor();
  await tapOnce(second);
  await waitForTurn(second);
  const lines = await journal(second);
  await expect.poll(() => journal(first)).toEqual(lines);
  await second.close();
  await here(first).click();
  await waitForTurn(first);
  await first.reload();
  await waitForTurn(first);
  expect(await journal(first)).toEqual(lines);
});

describe('Happy Nation', () => {
  const begin = async (page: Page) => {
    await setUp(page, 'nation', { seats: ['me', 'sleepy', 'sleepy'], deal: 'harbour' });
    await go(page);
    await waitForTurn(page);
  };

  test('a match can be watched again: the table shows the past and nothing can be touched', async () => {
    const page = await app.visit();
    await begin(page);
    for (let taps = 0; taps < 3; taps++) await tapOnce(page);
    await waitForTurn(page);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name: 'Replay', exact: true }).click();
    await page.getByRole('slider').fill('2');
    expect(await page.locator('[data-board]').isVisible()).toBe(true);
    expect(await page.locator(LEGAL).count()).toBe(0);
  });

  test('what is not possible says why and leads to the rule', async () => {
    const page = await app.visit();
    await begin(page);
    await page.locator('[data-at="act:enjoy"]').click();
    const why = page.locator('[data-bar="whyNot"]');
    expect(await why.innerText()).toContain('You have no Ticket');
    await why.getByRole('button', { name: /^Rule 6\.10/ }).click();
    await page.locator('dialog li[aria-current="true"]').first().waitFor();
  });
});

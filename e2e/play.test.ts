/** Whole matches in a real browser, through the interface alone. */

import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { games } from '../src/games/index.js';
import { type App, openApp } from './app.js';
import { isOver, journal, keyOnce, playNow, REFUSED, tapOnce, tapToTheEnd, waitForTurn } from './hands.js';

let app: App;
beforeAll(async () => {
  app = await openApp();
}, 120_000);
afterAll(() => app?.close());

const all = Object.values(games);
const isDrawn = ({ id }: { readonly id: string }) => existsSync(`src/games/${id}/table/index.tsx`);
const hasOwnTests = ({ id }: { readonly id: string }) => existsSync(`e2e/${id}.test.ts`); // which play it to its end too
const drawn = all.filter((game) => isDrawn(game) && !hasOwnTests(game));
const secret = all.filter((game) => game.facts.hides);

test.each(drawn.map((game) => [game.about.title]))('%s is played to the end by tapping the drawn table, and verified', async (title) => {
  const page = await app.visit();
  await playNow(page, title);
  await tapToTheEnd(page);
  await page.getByRole('button', { name: 'See how it ended' }).click();
  await page.getByRole('heading', { name: /, with \d+/ }).waitFor();
  expect(await page.locator('.rank').innerText()).toContain('Ada');
  await page.locator('.curve:visible').waitFor();
  await page.getByRole('button', { name: 'Verify' }).click();
  expect(await page.locator('.checks').innerText()).toContain('the hashes are equal');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Play again, same table' }).click();
  await waitForTurn(page);
});

test('a match is played with the keyboard alone, in text mode, from the shelf to the result', async () => {
  const page = await app.visit({ settings: { textMode: true } });
  for (let tabs = 0; tabs < 12; tabs++) {
    await page.keyboard.press('Tab');
    const label = await page.evaluate("document.activeElement?.getAttribute('aria-label')");
    if (label === 'Play now: Bird of Happiness') break;
  }
  await page.keyboard.press('Enter');
  for (let keys = 0; keys < 500 && (await keyOnce(page)); keys++);
  expect(await isOver(page)).toBe(true);
  const result = page.getByRole('button', { name: 'See how it ended' });
  await result.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: /, with \d+/ }).waitFor();
});

test.each(all.map((game) => [game.about.title]))('%s can be played in words', async (title) => {
  const page = await app.visit({ settings: { textMode: true } });
  await playNow(page, title);
  const before = (await journal(page)).length;
  for (let keys = 0; keys < 4 && (await keyOnce(page)); keys++);
  expect((await journal(page)).length).toBeGreaterThan(before);
  expect(await page.locator('.tt-things h3').count()).toBeGreaterThan(1);
});

test('two people play at one device, and the bar names whose turn it is', async () => {
  const page = await app.visit();
  await page.getByRole('link', { name: 'Set up: Bird of Happiness' }).click();
  await page.getByRole('button', { name: 'Take Jay from the table' }).click();
  await page.getByLabel('Who sits in seat 2').selectOption('here');
  await page.getByLabel('Name of seat 2').fill('Ben');
  await page.getByLabel('Length', { exact: true }).selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.locator('.table-page').waitFor();
  const asked = new Set<string>();
  for (let taps = 0; taps < 6; taps++) {
    await waitForTurn(page);
    asked.add((await page.locator('.q h2').innerText()).split(':')[0] ?? '');
    await tapOnce(page);
  }
  await tapToTheEnd(page);
  expect(await isOver(page)).toBe(true);
  expect(asked).toContain('Ada');
  expect(asked).toContain('Ben');
});

test.each(secret.map((game) => [game.about.title]))('%s covers the table when the device is handed over', async (title) => {
  const page = await app.visit({ settings: { textMode: true } });
  await page.getByRole('link', { name: `Set up: ${title}` }).click();
  await page.getByLabel('Who sits in seat 2').selectOption('here');
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  const covers = page.getByRole('button', { name: /^I am (Ada|Wren): show my side$/ });
  const seen = new Set<string>();
  for (let keys = 0; keys < 80 && seen.size < 2; keys++) {
    await page.locator('.tt-asks, .cover').first().waitFor();
    if (await covers.isVisible()) {
      expect(await page.locator('.table-page, .log, .tt').count()).toBe(0);
      seen.add(await covers.innerText());
      await covers.click();
      expect(await page.locator('.tt').count()).toBe(1);
    } else await keyOnce(page);
  }
  expect(seen.size).toBe(2);
});

describe('a match in progress', () => {
  test('is taken back, with the reason why that is not free', async () => {
    const page = await app.visit();
    await playNow(page, 'Bird of Happiness');
    await page.getByRole('button', { name: 'Take back' }).click();
    expect(await page.locator('.sheet').innerText()).toContain('You have not decided anything yet.');
    await page.getByRole('button', { name: 'Close' }).click();
    await tapOnce(page);
    await waitForTurn(page);
    await page.keyboard.press('u');
    expect(await page.locator('.sheet').innerText()).toMatch(/Something was drawn or shown since|Someone else has decided since/);
    await page.getByRole('button', { name: 'Take it back' }).click();
    await waitForTurn(page);
    expect((await journal(page)).join('\n')).toContain('Ada takes back.');
    expect((await journal(page)).join('\n')).toContain('(taken back)');
  });

  test('says why something is not possible, and opens the rule', async () => {
    const page = await app.visit();
    await playNow(page, 'Bird of Happiness');
    await page.locator(REFUSED).first().click();
    const why = page.getByRole('alertdialog', { name: 'Why not?' });
    expect(await why.innerText()).toMatch(/clover power; you have \d/);
    await why.getByRole('button', { name: /^Rule 4\.4/ }).click();
    const wanted = page.locator('.rules .wanted').first();
    await wanted.waitFor();
    expect(await wanted.innerText()).toMatch(/^4\.4/);
    await expect.poll(() => wanted.evaluate((e) => e.getBoundingClientRect().top < 768)).toBe(true);
  });

  test('survives a reload in the middle and goes on', async () => {
    const page = await app.visit();
    await playNow(page, 'Bird of Happiness');
    for (let taps = 0; taps < 4; taps++) await tapOnce(page);
    await waitForTurn(page);
    const before = { journal: await journal(page), question: await page.locator('.q h2').innerText() };
    await page.reload();
    await waitForTurn(page);
    expect({ journal: await journal(page), question: await page.locator('.q h2').innerText() }).toEqual(before);
    await tapOnce(page);
    await expect.poll(async () => (await journal(page)).length).toBeGreaterThan(before.journal.length);
    await page.getByRole('link', { name: 'Back to the shelf' }).click();
    await page.getByRole('link', { name: 'Continue' }).click();
    await waitForTurn(page);
  });

  test('is replayed, and branches into a new match from any moment', async () => {
    const page = await app.visit();
    await playNow(page, 'Bird of Happiness');
    for (let taps = 0; taps < 3; taps++) await tapOnce(page);
    await waitForTurn(page);
    const first = page.url();
    const lines = (await journal(page)).length;
    await page.getByRole('button', { name: 'Replay' }).click();
    const slider = page.getByRole('slider');
    await slider.fill('2');
    expect(await page.locator('.replay').innerText()).toContain('Move 2 of');
    expect((await journal(page)).length).toBeLessThan(lines);
    await page.getByRole('button', { name: 'One step back' }).click();
    expect(await slider.inputValue()).toBe('1');
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await page.waitForURL((url) => url.href !== first);
    await waitForTurn(page);
    expect(page.url()).not.toBe(first);
    await tapOnce(page);
    await page.goto(first);
    await waitForTurn(page);
    expect((await journal(page)).length).toBe(lines);
  });

  test('leads from a line of the journal to its moment and back', async () => {
    const page = await app.visit();
    await playNow(page, 'Bird of Happiness');
    for (let taps = 0; taps < 2; taps++) await tapOnce(page);
    await waitForTurn(page);
    await page.locator('.log li button').first().click();
    expect(await page.locator('.replay').innerText()).toContain('Move 0 of');
    await page.getByRole('button', { name: 'Back to the match' }).click();
    await waitForTurn(page);
    expect(await page.locator('.replay').count()).toBe(0);
  });

  test('takes input while a bot thinks', async () => {
    const page = await app.visit({ settings: { pace: 'normal' } });
    await playNow(page, 'Bird of Happiness');
    await tapOnce(page);
    await page.locator('.q.waits').waitFor();
    await page.keyboard.press('s');
    await page.getByRole('heading', { name: 'The score so far' }).waitFor({ timeout: 2000 });
    await page.keyboard.press('Escape');
    await page.keyboard.press('t');
    await page.locator('.tt').waitFor({ timeout: 2000 });
  });
});

test('a match is saved to a file, opened in another browser, and goes on there', async () => {
  const page = await app.visit();
  await playNow(page, 'Bird of Happiness');
  await tapOnce(page);
  await waitForTurn(page);
  const [lines, question] = [await journal(page), await page.locator('.q h2').innerText()];
  await page.goto(`${app.address}/matches`);
  const save = page.getByRole('button', { name: 'Save this match of Bird of Happiness to a file' });
  const [file] = await Promise.all([page.waitForEvent('download'), save.click()]);
  expect(file.suggestedFilename()).toMatch(/^halcyon-bird-\d{4}-\d\d-\d\d\.json$/);
  const other = await app.visit();
  await other.getByRole('link', { name: 'My matches' }).click();
  await other.getByLabel('Record file').setInputFiles(await file.path());
  await waitForTurn(other);
  expect(await journal(other)).toEqual(lines);
  expect(await other.locator('.q h2').innerText()).toBe(question);
  await tapOnce(other);
  await expect.poll(async () => (await journal(other)).length).toBeGreaterThan(lines.length);
});

test('a file that is no record is refused in words', async () => {
  const page = await app.visit();
  await page.getByRole('link', { name: 'My matches' }).click();
  await page.getByLabel('Record file').setInputFiles({ name: 'cake.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
  expect(await page.getByRole('alert').innerText()).toContain('“cake.json” was not opened. This is not a record');
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
    .locator('.q .btn, .top .ib')
    .evaluateAll((all) => Math.min(...all.map((e) => e.getBoundingClientRect().height).filter((h) => h > 0)));
  expect(smallest).toBeGreaterThanOrEqual(44);
  await page.getByRole('button', { name: 'Journal' }).click();
  expect((await journal(page)).length).toBeGreaterThan(3);
});

test('after the first visit everything works without a network', async () => {
  const page = await app.visit({ worker: true });
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  await expect.poll(() => page.evaluate('navigator.serviceWorker.controller !== null')).toBe(true);
  await page.context().setOffline(true);
  await page.reload();
  await playNow(page, 'Bird of Happiness');
  await tapOnce(page);
  await page.getByRole('button', { name: 'Rules' }).click();
  await page.getByText('What it is about').waitFor();
  expect(await page.locator('.rules section').count()).toBeGreaterThan(20);
});

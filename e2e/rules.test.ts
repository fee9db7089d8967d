/** The rules as pages: reading and searching by hand and keyboard, from a table and back, on a phone; and the player aids on paper. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, openApp } from './app.js';
import { ALL_CASES } from './cases.js';
import { DRAWN } from './drawn.js';

let app: App;
beforeAll(async () => {
  app = await openApp();
}, 120_000);
afterAll(() => app?.close());

test('a word is searched with the keyboard: cards first, clauses with the word marked, and one is opened and lit', async () => {
  const page = await app.visit({ at: '/rules/bird' });
  const field = page.getByRole('combobox', { name: 'Search the rules', exact: true });
  await field.fill('black');
  const hits = page.getByRole('option');
  expect(await hits.first().innerText()).toContain('Black bird');
  expect(await page.locator('[role="option"] mark').first().innerText()).toMatch(/^black$/i);
  while (!(await page.locator('[role="option"][aria-selected="true"]').innerText()).startsWith('4.3\n')) await field.press('ArrowDown');
  await field.press('Enter');
  expect(new URL(page.url()).pathname).toBe('/rules/bird/4-3');
  await page.reload();
  await page.locator('#c4\\.3').waitFor();
  expect(await page.locator('#c4\\.3').getAttribute('aria-current')).toBe('true');
  await field.fill('dragon');
  await page.getByText('Nothing about “dragon”. Try a card’s name.', { exact: true }).waitFor();
  expect(await hits.count()).toBe(3);
});

// In `npm test` rules are read on a laptop.
if (ALL_CASES)
  test('a phone has contents and search as sheets, and a position that can be played on from', async () => {
    const page = await app.visit({ at: '/rules/rainbow', phone: true });
    await page.getByRole('button', { name: 'Contents', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: '4 A turn', exact: true }).click();
    await page.getByRole('heading', { name: 'A turn', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Search the rules', exact: true }).click();
    await page.getByRole('dialog').getByRole('combobox').fill('nudge');
    await page.getByRole('option', { name: /^4\.9/ }).click();
    await page.locator('#c4\\.9[aria-current="true"]').waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: 'Play on from here', exact: true }).click();
    await page.locator('.table-page[data-entries="9"]').waitFor();
  });

const SMALLEST_TEXT = `Math.min(...[...document.querySelectorAll('article *')]
  .filter((each) => !each.closest('svg') && [...each.childNodes].some((node) => node.nodeType === 3 && node.nodeValue.trim() !== ''))
  .map((each) => Number.parseFloat(getComputedStyle(each).fontSize)))`;

const PAPERS = ['A4', 'Letter'] as const;

// Ten printed pages: access.ts opens one of them in `npm test`.
if (ALL_CASES)
  test('the player aid of every game is one page of A4 and one of Letter, with nothing cut and nothing too small', async () => {
    const page = await app.visit();
    for (const { id } of DRAWN) {
      await page.goto(`${app.address}/rules/${id}/aid`);
      for (const paper of PAPERS) {
        await page.getByLabel('Paper', { exact: true }).selectOption(paper);
        const sheet = page.locator(`article[data-paper="${paper}"]`);
        await sheet.waitFor();
        const beyond = await sheet.evaluate((element) => [
          element.scrollHeight - element.clientHeight,
          element.scrollWidth - element.clientWidth,
        ]);
        expect(beyond, `${id} on ${paper}`).toEqual([0, 0]);
        const printed = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
        expect(printed.match(/\/Type\s*\/Page\b(?!s)/g)?.length, `${id} on ${paper}`).toBe(1);
        const [, width = 0] = /\/MediaBox\s*\[\s*0 0 ([\d.]+)/.exec(printed) ?? [];
        expect(Math.round(Number(width)), `${id} on ${paper}`).toBe(paper === 'A4' ? 595 : 612);
      }
      const least = await page.evaluate<number>(SMALLEST_TEXT);
      expect(least, id).toBeGreaterThanOrEqual(12);
    }
  }, 120_000);

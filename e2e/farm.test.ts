/** Happiness Farm at its drawn table: a whole match by tapping, every mode that looks different, the phone, and axe by day and by lamp. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type App, openApp } from './app.js';
import { inTurn } from './cases.js';
import { faultsOn, LIGHTS } from './faults.js';
import { isOver, journal, waitForTurn } from './hands.js';

let app: App;
beforeAll(async () => {
  app = await openApp();
}, 120_000);
afterAll(() => app?.close());

const LONG = 180_000; // the machine may be busy

interface Plan {
  readonly seats: number;
  readonly options?: Readonly<Record<string, number>>; // by label: the number of the choice
  readonly phone?: boolean;
  readonly lamp?: boolean;
}

async function sitDown({ seats, options = {}, phone = false, lamp = false }: Plan): Promise<Page> {
  const page = await app.visit({ phone, lamp });
  await page.goto(`${app.address}/new/farm`);
  await page.getByRole('heading', { name: 'Who plays?' }).waitFor();
  for (let n = 3; n < seats; n++) await page.getByRole('button', { name: 'One more seat' }).click();
  for (let n = 3; n > seats; n--) await page.locator('[aria-label^="Take "]').last().click();
  for (const [label, index] of Object.entries(options)) await page.getByLabel(label, { exact: true }).selectOption({ index });
  await page.getByLabel('Seed').fill('halcyon days');
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.locator('.hf').waitFor();
  return page;
}

/** A farmer who works inside the page, by the same buttons a person has. It stops at a question of this title in this round, or at the end. */
const FARMHAND = `(async (title, round) => {
  const one = (what) => document.querySelector(what);
  const all = (what) => [...document.querySelectorAll(what)];
  const soon = (ms) => new Promise((goOn) => setTimeout(goOn, ms));
  const inBar = (words) => all('.q .q-buttons .btn').find((button) => button.textContent.trim().startsWith(words));
  const asked = () => one('.q:not(.waits) h2')?.textContent ?? '';
  const over = () => asked() === 'The match is over';
  const choose = async (thing) => {
    thing.click();
    await soon(5);
    one('.hf-offer .hf-legal')?.click();
    await soon(5);
    if (!over()) one('.q .btn.go')?.click();
  };
  const nth = (list, n) => list[n % list.length];
  const DAY = [
    [/will you sell/, () => one('.hf-everything.hf-legal') ?? all('.hf-amount.hf-legal').at(-1) ?? inBar('Done')],
    [/Buy an animal/, (n) => nth(all('.hf-card.hf-legal'), n) ?? inBar('Buy no more')],
    [/Where does your new/, (n) => nth(all('.hf-square.hf-legal'), n * 13)],
    [/work on the land|piece of work/, (n) => nth(all('.hf-square.hf-legal'), n * 7)],
    [/second square/, (n) => nth([...all('.hf-square.hf-legal'), inBar('That is enough')], n)],
    [/animal feeds next/, () => one('.hf-everything.hf-legal')],
    [/Butcher/, () => inBar('Done')],
  ];
  for (let looks = 0; looks < 4000; looks++) {
    const now = asked();
    const n = Number(one('.table-page')?.dataset.entries); // so that it farms the same way on a fast and on a slow machine
    if (over()) return now;
    if (title !== '' && now.includes(title)) {
      await soon(200); // the top bar follows the question a picture later
      if (one('.top .chip')?.textContent.startsWith(round)) return now;
    }
    const thing = DAY.find(([question]) => question.test(now))?.[1](n) ?? one('.hf-legal') ?? one('.q .q-buttons .btn:not(.quietbtn)');
    if (now !== '' && thing) await choose(thing);
    await soon(10);
  }
  return 'never came to ' + title;
})`;

const farmUntil = (page: Page, title: string, round = ''): Promise<string> =>
  page.evaluate<string>(`${FARMHAND}(${JSON.stringify(title)}, ${JSON.stringify(round)})`);

/** By day on a laptop and by lamp on a phone; the other light of each is left to `npm run test:long`, because shape and inks are styled apart. */
const faults = (page: Page, index: number): Promise<string[]> => faultsOn(page, { lights: inTurn(LIGHTS, index), within: '.table-page' });

/** The table itself does not scroll, and nothing sticks out of it. */
const sticksOut = (page: Page): Promise<boolean> =>
  page.evaluate<boolean>(
    'document.documentElement.scrollHeight > innerHeight + 1 || document.documentElement.scrollWidth > innerWidth + 1',
  );

/** Taps one square after the other until one allows several things and offers them. Which does depends on where the animals stand. */
async function squareWithAChoice(page: Page): Promise<string> {
  for (const square of await page.locator('.hf-square[data-square]').all()) {
    await square.click();
    if ((await page.locator('.hf-offer .hf-choice').count()) > 1) return (await square.getAttribute('data-square')) ?? '';
  }
  throw new Error('no square allows several things');
}

describe('on a laptop', () => {
  test(
    'a match with four farmers, sheep and young animals is played to the end by tapping',
    async () => {
      const page = await sitDown({ seats: 4, options: { Rounds: 2, 'Money at the start': 2, 'Sheep and wool': 1, Breeding: 1 } });
      await waitForTurn(page);

      expect(await farmUntil(page, 'Buy an animal', 'Round 1')).toContain('Buy an animal');
      await page.locator('.hf-card.hf-legal').first().click();
      expect(await page.locator('.q p').innerText()).toMatch(/^\$\d+ left\. Your 1st /);
      expect(await page.locator('.hf-overlays [aria-pressed="true"]').innerText()).toContain('Food');
      await page.locator('.q .btn.go').click();

      await page.getByRole('heading', { name: /Where does your new/ }).waitFor();
      const square = page.locator('.hf-square.hf-legal').nth(20);
      await square.click();
      expect(await page.locator('.q p').innerText()).toMatch(/^In reach of \w\d: \d+ it eats/);
      expect(await page.locator('.hf-reach').count()).toBeGreaterThan(2);
      await square.click(); // the second tap plays

      expect(await farmUntil(page, 'animal feeds next', 'Round 3')).toContain('feeds next');
      const forecast = await page.locator('.hf-result').innerText();
      expect(forecast).toMatch(/\d+ full/);
      expect(await faults(page, 0)).toEqual([]);
      expect(await sticksOut(page)).toBe(false);
      await page.locator('.hf-flock.hf-legal').last().click(); // one by hand, the rest by themselves
      await page.locator('.q .btn.go').click();
      await page
        .locator('.q h2')
        .filter({ hasText: /What does it eat|feeds next|Butcher|Where does it go/ })
        .waitFor();

      expect(await farmUntil(page, 'Butcher', 'Round 4')).toContain('Butcher');
      expect(await farmUntil(page, '')).toBe('The match is over');
      expect(await page.locator('.hf-year').innerText()).toContain('The year');
      expect((await journal(page)).join(' ')).toContain('The year is done');
      expect(await isOver(page)).toBe(true);

      await page.getByRole('button', { name: 'See how it ended' }).click();
      await page.getByRole('heading', { name: /, with \d+/ }).waitFor();
      expect(await page.locator('.rank').innerText()).toContain('Ada');
      await page.getByRole('button', { name: 'Verify' }).click();
      expect(await page.locator('.checks').innerText()).toContain('the hashes are equal');
    },
    LONG,
  );

  test(
    'six farmers fit without crowding, and a neighbour’s farm can be looked at',
    async () => {
      const page = await sitDown({ seats: 6, options: { Market: 1, Feeding: 1 } });
      expect(await farmUntil(page, 'work on the land', 'Round 1')).toContain('work on the land');
      expect(await sticksOut(page)).toBe(false);
      await page
        .getByRole('button', { name: /Show this farm/ })
        .first()
        .click();
      const name = await page.locator('.hf-yard h2').innerText();
      expect(name).not.toBe('Your farm');
      await page.locator('.hf-home').click();
      expect(await page.locator('.hf-yard h2').innerText()).toBe('Your farm');
      const square = await squareWithAChoice(page);
      await page.locator('.hf-offer .hf-choice').last().click();
      expect(await page.locator('.q .btn.go').innerText()).toContain(square);
      expect(await faults(page, 0)).toEqual([]);
    },
    LONG,
  );

  test(
    'alone there are stars, the co-op and the balanced rules',
    async () => {
      const page = await sitDown({ seats: 1, options: { 'House rules': 1, "The farmer's conversion": 1 }, lamp: true });
      expect(await farmUntil(page, 'Buy an animal', 'Round 2')).toContain('Buy an animal');
      expect(await page.locator('.hf-stars').innerText()).toContain('3 stars are a win');
      expect((await journal(page)).join(' ')).toContain('The co-op buys');
      expect(await faults(page, 1)).toEqual([]);
    },
    LONG,
  );

  test(
    'the farm is walked with the arrow keys, and a refusal explains itself',
    async () => {
      const page = await sitDown({ seats: 2 });
      expect(await farmUntil(page, 'Buy an animal', 'Round 1')).toContain('Buy an animal');
      await page.locator('.hf-card.hf-no').first().click();
      expect(await page.getByRole('alertdialog').innerText()).toMatch(/costs|for sale/);
      await page.keyboard.press('Escape');
      await page.locator('.hf-square[data-square="a1"]').focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowDown');
      expect(await page.evaluate('document.activeElement.dataset.square')).toBe('b2');
      expect(await page.locator('.hf-closer h2').innerText()).toContain('b2');
    },
    LONG,
  );
});

describe('on a phone', () => {
  test(
    'two rounds are played, with everything under the thumb',
    async () => {
      const page = await sitDown({ seats: 3, phone: true });
      expect(await farmUntil(page, 'Buy an animal', 'Round 1')).toContain('Buy an animal');
      await page.locator('.hf-card.hf-legal').first().tap();
      await page.locator('.q .btn.go').tap();
      await page.locator('.hf-square.hf-legal').nth(9).tap();
      await page.locator('.hf-closer').waitFor();
      await page.locator('.q .btn.go').tap();
      expect(await farmUntil(page, 'animal feeds next', 'Round 2')).toContain('feeds next');
      expect(await sticksOut(page)).toBe(false);
      expect(await faults(page, 1)).toEqual([]);
      await page.getByRole('button', { name: 'Farm', exact: true }).tap();
      expect(await page.locator('.hf-yard').isVisible()).toBe(true);
      await page.getByRole('button', { name: 'To do' }).tap();
      await page.locator('.hf-everything').tap();
      await page.locator('.q .btn.go').tap();
      expect(await farmUntil(page, 'will you sell', 'Round 3')).toContain('sell');
    },
    LONG,
  );
});

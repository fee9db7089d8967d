/**
 * Happiness Farm at its drawn table: a whole match by tapping, the night in its order, every mode that looks different, phones, and axe by day and by lamp.
 * In `npm test` match-cases.ts plays Happiness Farm to its end and shapes.test.ts has it on every shape; src/games/farm/table tries every legal answer without a page.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type App, NO_PAGE, openApp } from './app.js';
import { ranking, seeTheEnd, verifyIt } from './endings.js';
import { faultsOn, LIGHTS } from './faults.js';
import { ACT, HEADING, isOver, journal, LEGAL, QUIET, REFUSED, undrawn, waitForTurn } from './hands.js';
import { go, setUp } from './setting-up.js';

let app: App;
beforeAll(async () => {
  app = await openApp();
}, 120_000);
afterAll(() => app?.close());

const LONG = 180_000; // the machine may be busy
const MARKET = `${LEGAL}[data-at^="market:"]`;
const SQUARE = `${LEGAL}[data-at^="square:"]`;
const CHOICE = `${LEGAL}[data-at^="answer:"]`;
const CHOSEN = '.table-page [data-mark="chosen"]';

interface Plan {
  readonly seats: number;
  readonly options?: Readonly<Record<string, string>>; // what is chosen, by name
  readonly size?: { readonly width: number; readonly height: number };
  readonly lamp?: boolean;
  readonly motion?: boolean; // it will be told in scenes
}

async function sitDown({ seats, options = {}, size, lamp = false, motion = false }: Plan): Promise<Page> {
  const page = await app.visit({ lamp, motion, at: NO_PAGE, ...(size ? { phone: true, size } : {}) });
  await setUp(page, 'farm', {
    seats: Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'me' : 'sleepy')),
    options,
    deal: 'halcyon days',
  });
  await go(page);
  await page.locator('.table-page [data-game="farm"]').waitFor();
  return page;
}

/** A farmer who works inside the page, by the same buttons a person has. It stops at a question of this heading in this round, or at the end. */
const FARMHAND = `(async (wanted, round) => {
  const one = (what) => document.querySelector(what);
  const legal = (what) => [...document.querySelectorAll('.table-page [data-mark="legal"]')].filter((thing) => thing.dataset.at?.startsWith(what));
  const soon = (ms) => new Promise((goOn) => setTimeout(goOn, ms));
  const nth = (list, n) => list[n % list.length];
  const entries = () => Number(one('.table-page')?.dataset.entries);
  const heading = () => one('.table-page [data-bar] h2')?.textContent ?? '';
  const DAY = [
    [/Buy an animal/, (n) => nth(legal('market:'), n)],
    [/live\\?/, (n) => nth(legal('square:'), n * 13)],
    [/work|second square/, (n) => nth(legal('square:'), n * 7)],
    [/Butcher|young/, () => null],
  ];
  for (let answers = 0; answers < 900; ) {
    const state = one('.table-page [data-bar]')?.dataset.bar;
    if (state === 'over') return heading();
    const now = heading();
    if (state === 'question') {
      if (wanted !== '' && now.includes(wanted) && (round === 0 || one('[data-round]')?.dataset.round === String(round))) return now;
      const n = entries(); // so that it farms the same way on a fast and on a slow machine
      const day = DAY.find(([question]) => question.test(now));
      const thing = day ? day[1](n) : one('[data-bar-act]') ? null : legal('')[0];
      thing?.click();
      await soon(5);
      if (thing && !one('.table-page [data-mark="chosen"]')) {
        legal('answer:')[0]?.click(); // a square that allows several things
        await soon(5);
      }
      if (entries() !== n) continue; // somebody else has answered meanwhile
      (one('[data-bar-act]') ?? one('[data-bar-quiet]'))?.click();
      answers++;
      for (let waits = 0; waits < 200 && entries() === n; waits++) await soon(10);
    }
    await soon(10);
  }
  return 'never came to ' + wanted;
})`;

const farmUntil = (page: Page, heading: string, round = 0): Promise<string> =>
  undrawn<string>(page, `${FARMHAND}(${JSON.stringify(heading)}, ${round})`);

const faults = (page: Page): Promise<string[]> => faultsOn(page, { lights: LIGHTS, within: '.table-page' });

/** The table itself does not scroll, and nothing sticks out of it. */
const sticksOut = (page: Page): Promise<boolean> =>
  page.evaluate<boolean>('document.documentElement.scrollHeight > innerHeight || document.documentElement.scrollWidth > innerWidth');

/** Taps one square after the other until one allows several things and offers them. Which does depends on where the animals stand. */
async function squareWithAChoice(page: Page): Promise<string> {
  for (const square of await page.locator(SQUARE).all()) {
    await square.click();
    if ((await page.locator(CHOICE).count()) > 1) return ((await square.getAttribute('data-at')) ?? '').replace('square:', '');
  }
  throw new Error('no square allows several things');
}

describe('on a laptop', () => {
  test(
    'a match with four farmers, sheep and young animals is played to the end by tapping',
    async () => {
      const page = await sitDown({
        seats: 4,
        options: { Rounds: '6', 'Money at the start': '$40', 'Sheep and wool': 'Yes', Breeding: 'Yes' },
      });
      await waitForTurn(page);

      expect(await farmUntil(page, 'Buy an animal', 1)).toBe('Buy an animal?');
      expect(await page.locator(ACT).count(), 'what to buy is the player’s own choice').toBe(0);
      await page.locator(MARKET).first().click();
      expect(await page.locator(HEADING).innerText()).toMatch(/^Your 1st /);
      expect(await page.getByRole('button', { name: /^Food/, pressed: true }).count()).toBe(1);
      await page.locator(CHOSEN).first().click(); // a second tap lets it go
      expect(await page.locator(HEADING).innerText()).toBe('Buy an animal?');
      await page.locator(MARKET).first().click();
      await page.locator(ACT).click();

      await page.getByRole('heading', { name: /^Where does the .* live\?/ }).waitFor();
      await page.locator(SQUARE).nth(20).click();
      expect(await page.locator(HEADING).innerText()).toMatch(/ on \w\d$/);
      expect(await page.locator('[data-bar] p').innerText()).toMatch(/full and calm|full, but upset by bugs|hungry/);
      expect(await page.locator('.table-page [data-reach]').count()).toBeGreaterThan(2);
      await page.locator(ACT).click();

      expect(await farmUntil(page, 'Evening', 3)).toMatch(/^Evening: \d+ animals are hungry$/);
      expect(await page.getByRole('region', { name: 'Feeding' }).innerText()).toMatch(/\d+ full and calm/);
      expect(await faults(page)).toEqual([]);
      expect(await sticksOut(page)).toBe(false);
      await page.locator(`${LEGAL}[data-at^="flock:"]`).last().click(); // one by hand, the rest by themselves
      await page.locator(ACT).click();
      await page
        .locator(HEADING)
        .filter({ hasText: /eats|Evening|Butcher|Where does/ })
        .waitFor();

      expect(await farmUntil(page, 'Butcher', 4)).toBe('Butcher an animal for meat?');
      expect(await page.locator(QUIET).innerText()).toMatch(/^Keep (all \d+ animals|the animal)$/);
      expect(await farmUntil(page, '')).toMatch(/ wins?\b/);
      expect(await page.getByRole('region', { name: 'The year' }).isVisible()).toBe(true);
      expect((await journal(page)).join(' ')).toContain('The year is done');
      expect(await isOver(page)).toBe(true);

      await seeTheEnd(page);
      expect(await ranking(page).innerText()).toContain('Ada');
      await verifyIt(page);
    },
    LONG,
  );
  test(
    'the night is told in its order, and the question waits for its end',
    async () => {
      const page = await sitDown({ seats: 2, motion: true });
      expect(await farmUntil(page, 'Evening', 2)).toContain('Evening');
      await page.evaluate(
        `localStorage['halcyon:settings'] = JSON.stringify({ ...JSON.parse(localStorage['halcyon:settings'] ?? '{}'), pace: 'brisk' })`,
      );
      await page.reload();
      await waitForTurn(page);
      const told = page.evaluate<string[]>(`new Promise((done) => {
        const heard = [];
        const watch = setInterval(() => {
          const bar = document.querySelector('.table-page [data-bar]');
          const words = bar?.querySelector('h2')?.textContent ?? '';
          if (bar?.dataset.bar === 'scene' && heard.at(-1) !== words) heard.push(words);
          if (bar?.dataset.bar !== 'question' || heard.length === 0) return;
          clearInterval(watch);
          done(heard);
        }, 20);
      })`);
      await page.locator(ACT).click();
      const order = (await told).map((words) =>
        [/gates/, /Your .* (eat|find)/, /'s? .* (eat|find)/, /give/, /Bugs/].findIndex((beat) => beat.test(words)),
      );
      expect(order.filter((beat) => beat >= 0)).toEqual([0, 1, 2, 3, 4]);
    },
    LONG,
  );

  const six = async () => {
    const page = await sitDown({ seats: 6, options: { Market: 'Open', Feeding: 'Whole herd' } });
    expect(await farmUntil(page, 'work on the land', 1)).toBe('Your work on the land');
    expect(await sticksOut(page)).toBe(false);
    const mine = page.getByRole('region', { name: 'Your farm' });
    await page
      .getByRole('button', { name: /Show this farm/ })
      .first()
      .click();
    expect(await mine.count()).toBe(0);
    await page.getByRole('button', { name: 'Your farm', exact: true }).click();
    expect(await mine.count()).toBe(1);
    const square = await squareWithAChoice(page);
    await page.locator(CHOICE).last().click();
    expect(await page.locator(ACT).innerText()).toContain(square);
    expect(await faults(page)).toEqual([]);
  };
  test('six farmers fit without crowding, and a neighbour’s farm can be looked at', six, LONG);

  test.each([
    [6, 390, 664],
    [6, 360, 640],
    [6, 844, 390],
    [5, 390, 664],
  ])('%i farmers at %i x %i: every name is whole, and so is every card of the market', async (seats, width, height) => {
    const page = await sitDown({ seats, size: { width, height } });
    expect(await farmUntil(page, 'Buy an animal', 1)).toContain('Buy an animal');
    const cut = await page.evaluate<string[]>(`(() => {
      const names = [...document.querySelectorAll('[data-strip] b')].filter((name) => name.scrollWidth > name.clientWidth);
      const cards = [...document.querySelectorAll('[data-at^="market:"]')].filter(
        (card) => card.getBoundingClientRect().bottom > card.closest('section').getBoundingClientRect().bottom,
      );
      return [...names, ...cards].map((one) => one.textContent);
    })()`);
    expect(cut).toEqual([]);
    expect(await page.locator('[data-strip] b').count()).toBeGreaterThanOrEqual(5);
    expect(await page.locator('[data-at^="market:"]').count()).toBeGreaterThanOrEqual(4);
  });

  // What looks different by its options is drawn by the same parts: at length.
  const alone = async () => {
    const page = await sitDown({ seats: 1, options: { 'House rules': 'Balanced', 'Changing the land': 'Hard work' }, lamp: true });
    expect(await farmUntil(page, 'Buy an animal', 2)).toContain('Buy an animal');
    expect(await page.getByRole('region', { name: 'Your year alone' }).innerText()).toContain('3 stars are a win');
    expect((await journal(page)).join(' ')).toContain('The co-op buys');
    expect(await faults(page)).toEqual([]);
  };
  test('alone there are stars, the co-op and the balanced rules', alone, LONG);
  test(
    'the farm is walked with the arrow keys, and a refusal explains itself in the bar',
    async () => {
      const page = await sitDown({ seats: 2 });
      expect(await farmUntil(page, 'Buy an animal', 1)).toContain('Buy an animal');
      await page.locator(`${REFUSED}[data-at^="market:"]`).first().click();
      expect(await page.locator(HEADING).innerText()).toMatch(/costs|for sale/);
      await page.keyboard.press('Escape');
      expect(await page.locator(HEADING).innerText()).toBe('Buy an animal?');
      await page.locator('[data-at="square:a1"]').focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowDown');
      expect(await page.evaluate('document.activeElement.dataset.at')).toBe('square:b2');
      expect(await page.getByRole('region', { name: 'Square b2' }).isVisible()).toBe(true);
    },
    LONG,
  );
});

describe('on a phone', () => {
  test(
    'held upright two rounds are played, with everything under the thumb',
    async () => {
      const page = await sitDown({ seats: 3, size: { width: 390, height: 844 } });
      expect(await farmUntil(page, 'Buy an animal', 1)).toContain('Buy an animal');
      await page.locator(MARKET).first().tap();
      await page.locator(ACT).tap();
      await page.locator(SQUARE).nth(9).tap();
      await page.getByRole('region', { name: /^Square / }).waitFor();
      await page.locator(ACT).tap();
      expect(await farmUntil(page, 'Evening', 2)).toContain('Evening');
      expect(await sticksOut(page)).toBe(false);
      expect(await faults(page)).toEqual([]);
      await page.getByRole('button', { name: 'Farm', exact: true }).tap();
      expect(await page.getByRole('region', { name: 'Your farm' }).isVisible()).toBe(true);
      await page.getByRole('button', { name: 'To do', exact: true }).tap();
      await page.locator(ACT).tap();
      expect(await farmUntil(page, 'what do you sell', 3)).toBe('Market day: what do you sell?');
      expect(await page.locator(ACT).innerText()).toMatch(/^(Sell|Go to the market)/);
    },
    LONG,
  );

  test(
    'of little height the farm opens as a sheet, one button goes round the maps, and a square with several answers asks below it',
    async () => {
      const page = await sitDown({ seats: 3, size: { width: 390, height: 664 } });
      expect(await farmUntil(page, 'work on the land', 1)).toContain('work on the land');
      await page.getByRole('button', { name: 'Map: Land. Show Food', exact: true }).tap();
      await page.getByRole('button', { name: 'Map: Food. Show Bugs', exact: true }).tap();
      await page.getByRole('button', { name: 'Map: Bugs. Show Land', exact: true }).tap();
      await page.getByRole('button', { name: /^Ada: .*Show this farm/ }).tap();
      await page.getByRole('dialog').getByRole('list', { name: 'Herds' }).waitFor();
      await page.keyboard.press('Escape');
      const square = await squareWithAChoice(page);
      await page.locator(CHOICE).first().tap();
      expect(await page.locator(ACT).innerText()).toContain(square);
      expect(await sticksOut(page)).toBe(false);
    },
    LONG,
  );

  test(
    'with six the squares are small: the first tap brings them near, the second one chooses',
    async () => {
      const page = await sitDown({ seats: 6, size: { width: 390, height: 664 } });
      expect(await farmUntil(page, 'Buy an animal', 1)).toContain('Buy an animal');
      await page.locator(MARKET).first().tap();
      await page.locator(ACT).tap();
      await page.getByRole('heading', { name: /live\?/ }).waitFor();
      const square = page.locator(SQUARE).nth(20);
      await square.tap();
      await page.getByRole('button', { name: 'Show the whole board', exact: true }).waitFor();
      expect(await page.locator(CHOSEN).count()).toBe(0);
      expect((await square.boundingBox())?.width).toBeGreaterThan(44);
      await square.tap();
      expect(await page.locator(CHOSEN).count()).toBe(1);
    },
    LONG,
  );
});

/** Happy Nation on its drawn table: whole matches, visits and loans, the evening, a phone, and two people at one device who see nothing of each other. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Seat } from '../src/engine/game.js';
import { heard } from '../src/engine/play.js';
import { recordOf, replay } from '../src/engine/record.js';
import { viewFor } from '../src/engine/view.js';
import { editionOf, ownAt, ownMoney, playerAt } from '../src/games/nation/face.js';
import { nation } from '../src/games/nation/index.js';
import { roomFrom } from '../src/match/fold.js';
import { readLine } from '../src/match/lines.js';
import { namesOf } from '../src/match/room.js';
import { type App, NO_PAGE, openApp } from './app.js';
import { ALL_CASES } from './cases.js';
import { seeTheEnd } from './endings.js';
import { faultsOn, LIGHTS } from './faults.js';
import { ACT, ASKED, entriesOf, HEADING, journal, tapOnce, tapToTheEnd, waitForMore, waitForTurn } from './hands.js';
import { ROADS } from './roads.js';
import { go, type Sits, setUp } from './setting-up.js';

let app: App;
beforeAll(async () => {
  app = await openApp();
}, 120_000);
afterAll(() => app?.close());

const [, friends] = ROADS;
const NOTE = '[data-bar] p';
const actOf = (page: Page, act: string) => page.locator(`[data-at="act:${act}"]`);
const PRICES = '[data-at^="price:"]';

interface Wish {
  readonly seats?: number;
  readonly me?: Seat;
  readonly here?: readonly Seat[]; // more people at this device
  readonly options?: Readonly<Record<string, string>>; // what is chosen, by name
  readonly target?: number;
  readonly seed?: string;
}

/** Sets a match up as a person would, and waits for the first question. */
async function begin(page: Page, { seats = 3, me = 0, here = [], options = {}, target, seed = 'harbour' }: Wish = {}): Promise<void> {
  const sits = (seat: Seat): Sits => (seat === me ? 'me' : here.includes(seat) ? 'here' : 'sleepy');
  await setUp(page, 'nation', {
    seats: Array.from({ length: seats }, (_, seat) => sits(seat)),
    names: Object.fromEntries(here.map((seat) => [seat, ['Ben', 'Cleo', 'Dora'][here.indexOf(seat)] ?? 'Eve'])),
    options: { ...options, ...(target === undefined ? {} : { 'Happiness that ends the game': target }) },
    deal: seed,
  });
  await go(page);
  await page.locator(`${ASKED}, .cover`).first().waitFor();
}

/** The action of this name on my mat, and the filled button. */
async function act(page: Page, name: string): Promise<void> {
  const before = await entriesOf(page);
  await page.locator('[data-at^="act:"][data-mark="legal"]', { hasText: name }).first().click();
  await page.locator(ACT).click();
  await waitForMore(page, before);
}

/** Ends the day and answers whatever is asked until the prices are to be set. */
async function toTheEvening(page: Page): Promise<void> {
  const prices = page.locator(PRICES).first();
  for (let answers = 0; answers < 20; answers++) {
    await waitForTurn(page);
    if (await prices.isVisible()) return;
    const rest = page.locator('[data-at="act:rest"][data-mark="legal"]');
    if (await rest.isVisible()) await act(page, 'Rest');
    else await tapOnce(page);
  }
  await prices.waitFor();
}

// match-cases.ts plays by pointer; src/games/nation/table has what visits, loans and prices offer and say, legal answer by legal answer.
if (ALL_CASES)
  describe('a day by pointer', () => {
    test('work, a visit with a purchase, exploring, the secret price and the shop', async () => {
      const page = await app.visit({ at: NO_PAGE });
      await begin(page);
      await act(page, 'Work');
      await waitForTurn(page);

      const farmer = page.getByRole('button', { name: /Farmer: .*Visit/ });
      await farmer.click();
      const panel = page.locator('[data-sheet]');
      const keeps = async () => Number(/You keep (\d+)B/.exec(await panel.locator('[aria-live]').innerText())?.[1]);
      const withOne = await keeps();
      await panel.getByRole('button', { name: 'One more', exact: true }).click();
      expect(await panel.locator('[aria-live]').innerText()).toContain(`2 × 10B = 20B. You keep ${withOne - 10}B and 9 h.`);
      expect(await page.locator(HEADING).innerText()).toBe('2 Bread from Wren');
      await page.locator(ACT).click();
      await expect.poll(async () => (await journal(page)).join('\n')).toContain('Ada buys 2 Bread from Wren for 20B');
      await waitForTurn(page);
      expect(await page.locator('[data-at="purse"]').innerText()).toContain(`${withOne - 10}B`);
      expect(await page.locator('[data-at="seat:1"]').first().innerText()).toContain('visited');

      await page.getByRole('button', { name: /discarded: where the cards are/ }).click();
      expect(await panel.innerText()).toContain('The 27 Explorer cards');
      await panel.getByRole('button', { name: 'Close', exact: true }).click();

      await page.getByRole('button', { name: /^Explorer cards: .*Explore the world/ }).click();
      await expect.poll(() => page.locator(NOTE).innerText()).toMatch(/A Sickness comes in \d+ % and would reach Wren/);
      await page.locator(ACT).click();
      await waitForTurn(page);

      const work = page.locator('[data-at="act:work"][data-mark="legal"]');
      while (await work.isVisible()) {
        await act(page, 'Work'); // more than two who come once a day can buy
        await waitForTurn(page);
      }
      await toTheEvening(page);
      await page.getByRole('button', { name: 'Ask 14B', exact: true }).click();
      await expect.poll(() => page.locator(NOTE).innerText()).toMatch(/They need 140B/);
      await page.locator(ACT).click();
      await page.getByRole('button', { name: /^Keep 1 House/ }).click();
      await page.locator(ACT).click();
      await expect.poll(async () => (await journal(page)).join('\n')).toContain('Day 2 begins');
      expect(await page.locator('[data-at="shop:0"]').innerText()).toContain('14B each');
    });

    test('a loan is taken and paid back step by step at the bank', async () => {
      const page = await app.visit({ at: NO_PAGE });
      await begin(page, { seats: 4, me: 1 });
      await page.getByRole('button', { name: /Banker: .*Visit the bank/ }).click();
      expect(await faultsOn(page)).toEqual([]);
      const panel = page.locator('[data-sheet]');
      await panel.getByRole('button', { name: /^Take a loan of 100B/ }).click();
      await expect.poll(() => page.locator(NOTE).innerText()).toContain('92B');
      await page.locator(ACT).click();
      await expect.poll(() => page.locator('[data-debt]').allInnerTexts()).toEqual([expect.stringContaining('26B at dawn: covered')]);
      await waitForTurn(page);
      await page.getByRole('button', { name: /Banker: .*Visit the bank/ }).click();
      await panel.getByRole('button', { name: /so that you owe 84B/ }).click();
      await page.locator(ACT).click();
      await expect.poll(async () => (await journal(page)).join('\n')).toContain('pays back 16B: 1 hour, 84B to go');
    });

    test('the Banker changes the offer, and the Doctor works abroad', async () => {
      const page = await app.visit({ at: NO_PAGE });
      await begin(page, { seats: 5, me: 3 });
      await actOf(page, 'makeLoan').click();
      const panel = page.locator('[data-sheet]');
      const onOffer = panel.locator('[data-offer]').last().locator('button:not([disabled])'); // others may have borrowed what was there
      await panel.locator('[data-offer]').first().getByRole('button', { name: /200B/ }).click();
      expect(await page.locator(HEADING).innerText()).toBe('Offer a loan of 200B');
      await page.locator(ACT).click();
      await expect.poll(async () => (await journal(page)).join('\n')).toContain('offers a loan of 200B');
      await waitForTurn(page);
      await actOf(page, 'makeLoan').click();
      const back = (await onOffer.first().innerText()).match(/\d+/)?.[0] ?? '';
      await panel.locator('[data-offer]').first().getByRole('button', { name: /300B/ }).click();
      await onOffer.first().click();
      expect(await page.locator(HEADING).innerText()).toBe(`Offer a loan of 300B for one of ${back}B`);
      await page.locator(ACT).click();
      await expect.poll(async () => (await journal(page)).join('\n')).toContain(`offers a loan of 300B instead of ${back}B`);
      await begin(page, { seats: 5, me: 4 });
      await act(page, 'Abroad');
      await expect.poll(async () => (await journal(page)).join('\n')).toMatch(/works for the Foreign Countries: 2 hours, \d+B/);
    });
  });

// shapes.test.ts has Happy Nation on phones, match-cases.ts to its end.
if (ALL_CASES)
  describe('every way to play', () => {
    const MODES: readonly (readonly [string, Wish, string])[] = [
      ['two people, no loans and no shows', { seats: 2 }, 'On the mat'],
      ['open purses and a counted mat', { options: { Purses: 'Open', 'Foreign money': 'Always' } }, '50B'],
      [
        'open prices, Tickets for cards, three zones for dinner',
        {
          options: {
            'Setting prices': 'Open',
            'Tickets for cards': 'Yes',
            Dinner: 'Three zones',
          },
        },
        'Bakery',
      ],
      ['Builder, Farmer and Doctor', { options: { Trades: '+ Doctor' } }, 'Doctor'],
    ];
    test('five trades to the end by tapping, and the result', async () => {
      const page = await app.visit({ at: NO_PAGE });
      await begin(page, { seats: 5, me: 2, target: 10, seed: 'a short life' });
      await tapToTheEnd(page);
      expect(await page.locator('[aria-label="Where the Happiness came from"]').isVisible()).toBe(true);
      await seeTheEnd(page);
    });

    test.each(MODES)('%s: the first day', async (_, wish, shows) => {
      const page = await app.visit({ at: NO_PAGE });
      await begin(page, wish.seats === 2 ? wish : { ...wish, me: 1 });
      expect(await page.locator('[data-form][data-game="nation"]').innerText()).toContain(shows);
      for (let taps = 0; taps < 3; taps++) await tapOnce(page);
      await waitForTurn(page);
      await toTheEvening(page);
    });

    test('a phone in portrait: a visit under the thumb, nothing beyond the edges', async () => {
      const page = await app.visit({ phone: true, lamp: true, at: NO_PAGE });
      await begin(page, { seats: 5, me: 4 });
      await act(page, 'Wait');
      await waitForTurn(page);
      await actOf(page, 'visit').click();
      const panel = page.locator('[data-sheet]');
      const box = await panel.boundingBox();
      expect(box && box.x >= 0 && box.x + box.width <= 390 && box.y + box.height <= 844).toBe(true);
      const small = await panel.locator('[data-at^="buy:"], [aria-label^="One "]').evaluateAll(
        (all) =>
          all.filter((e) => {
            const { width, height } = e.getBoundingClientRect();
            return width < 44 || height < 44;
          }).length,
      );
      expect(small).toBe(0);
      expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
      await panel.getByRole('button', { name: 'Close', exact: true }).click();
      const cut = await page
        .locator('[data-at^="seat:"] b')
        .evaluateAll((all) => all.flatMap((e) => (e.scrollWidth > e.clientWidth ? e.textContent : [])));
      expect(cut, 'the names of five').toEqual([]);
      const board = () => page.locator('[data-board]').boundingBox();
      const byDay = await board();
      await toTheEvening(page);
      expect(await board(), 'the town is as high in the evening').toEqual(byDay);
      expect(await faultsOn(page)).toEqual([]);
      await page.locator(ACT).click();
      await page.locator(PRICES).first().waitFor({ state: 'detached' });
      expect(await board(), 'and when the price is chosen').toEqual(byDay);
    });
  });

// In `npm test` axe looks at a shop by day on a laptop and at an evening by lamp on a phone in the tests above: shape and inks are styled apart.
const looksRound = async () => {
  const found: Record<string, string[]> = {};
  const look = async (page: Page, name: string) => {
    const faults = await faultsOn(page, { lights: LIGHTS });
    if (faults.length > 0) found[name] = faults;
  };
  for (const phone of [false, true]) {
    const page = await app.visit({ lamp: phone, phone, at: NO_PAGE });
    await begin(page, { seats: 5, seed: 'a look round' });
    await (phone ? actOf(page, 'visit') : page.getByRole('button', { name: /Banker: .*Visit the bank/ })).click();
    await look(page, `visit, phone ${phone}`);
    await page.locator('[data-sheet]').getByRole('button', { name: 'Close', exact: true }).click();
    await toTheEvening(page);
    await look(page, `prices, phone ${phone}`);
  }
  expect(found).toEqual({});
};
if (ALL_CASES) test('neither shop nor evening has a serious fault, by day or by lamp, on a laptop or a phone', looksRound, 120_000);

/** All lines of the one match that this browser keeps. */
const LINES = `new Promise((done, failed) => {
  const opening = indexedDB.open('halcyon');
  opening.onerror = () => failed(opening.error);
  opening.onsuccess = () => {
    const reading = opening.result.transaction('lines').objectStore('lines').getAll();
    reading.onsuccess = () => {
      opening.result.close();
      done(reading.result);
    };
  };
})`;

/** The match as its host knows it, read from the browser's storage. */
async function truth(page: Page) {
  const room = roomFrom('', (await page.evaluate<string[]>(LINES)).map(readLine));
  const names = namesOf(room);
  if (!room.table) throw new Error('the match has not begun');
  return { table: replay(nation, recordOf(room.table, names, { seed: true })), names };
}

const BUILT_FILE = /\/assets\/[\w.-]+/g; // their names are made up by the build, and may look like money

/** All that is on the page: every element with its attributes, and what assistive technology is told. */
async function everythingOn(page: Page): Promise<string> {
  return `${(await page.content()).replace(BUILT_FILE, '')}\n${await page.locator('body').ariaSnapshot()}`;
}

const amount = (bucks: number): RegExp => new RegExp(`(?<![0-9])${bucks}B`);

/** Where something private of another seat stands on the page of this one. `checks` counts what could be told apart at all. */
async function leaks(page: Page, viewer: Seat, checks: { hands: number; purses: number; prices: number }): Promise<string[]> {
  const { table, names } = await truth(page);
  const { state } = table;
  const { shared } = state;
  const shown = await everythingOn(page);
  const told = [table.opening, ...table.steps].flatMap((step) => step.told.flatMap((one) => heard(one, viewer) ?? []));
  const known = [
    ...told.map((event) => nation.words.event(event, names)),
    ...nation.words.table(viewFor(state, viewer), names).flatMap(({ lines }) => lines),
  ].join('\n');
  const own = ownMoney(shared, ownAt(state, viewer), viewer);
  const printed = [5, 10, 15, 20, 30, 40]; // on cards and tiles
  const reckoned = new Set([own, own + 5, ...printed, ...printed.map((cost) => own - cost)]);
  for (const { price, shop } of shared.players) for (let n = 1; n <= shop; n++) reckoned.add(n * price).add(own - n * price);
  const found: string[] = [];
  for (const [seat, name] of names.entries()) {
    if (seat === viewer) continue;
    const private_ = ownAt(state, seat);
    for (const [number, { id: card, name: title }] of editionOf(state).cards.entries()) {
      if ((private_.hand[number] ?? 0) === 0 || (ownAt(state, viewer).hand[number] ?? 0) > 0 || known.includes(title)) continue;
      checks.hands++;
      if (shown.includes(title) || shown.includes(`card ${card}`)) found.push(`${name} holds ${title}`);
    }
    const purse = ownMoney(shared, private_, seat);
    if (playerAt(shared, seat).money === null && !reckoned.has(purse) && !amount(purse).test(known)) {
      checks.purses++;
      if (amount(purse).test(shown)) found.push(`${name} has ${purse}B`);
    }
    if (private_.draft > 0) {
      checks.prices++;
      if (shown.includes(`${private_.draft}B from tomorrow`) || shown.includes('Nobody else sees it until all have chosen'))
        found.push(`${name} has chosen ${private_.draft}B`);
    }
  }
  return found;
}

// match-cases.ts asks for hints where nobody else is asked.
if (ALL_CASES)
  test('a hint is thought of anew where somebody else answers meanwhile', async () => {
    const { screens } = await friends.begin(app, 'nation', { people: 2, bots: ['sleepy'] });
    const [ada, ben] = screens;
    if (!ada || !ben) throw new Error('two people were to come');
    const prices = (page: Page) => page.locator(PRICES).first();
    for (let turns = 0; turns < 40 && !((await prices(ada).isVisible()) && (await prices(ben).isVisible())); turns++) {
      const asked = await Promise.any(
        screens.map(async (page) =>
          page
            .locator('[data-bar="question"]')
            .waitFor()
            .then(() => page),
        ),
      );
      const rest = asked.locator('[data-at="act:rest"][data-mark="legal"]');
      if (await prices(asked).isVisible()) await asked.waitForTimeout(50);
      else if (await rest.isVisible()) await act(asked, 'Rest');
      else await tapOnce(asked);
    }
    const before = await entriesOf(ada);
    await ada.keyboard.press('h');
    await ada.getByText('Thinking of a hint').waitFor();
    await ben.keyboard.press('1');
    await expect.poll(() => entriesOf(ada)).toBeGreaterThan(before);
    await ada.locator('[data-bar="hint"]', { hasText: /^Hint/ }).waitFor();
  });

test('two people at one device: nothing private of one is on the page of the other, nor behind the cover', async () => {
  const page = await app.visit({ at: NO_PAGE });
  await begin(page, { here: [1], options: { Trades: '+ Banker' }, seed: 'two at one table' });
  const checks = { hands: 0, purses: 0, prices: 0 };
  const covers = page.getByRole('button', { name: /^I am (Ada|Ben): show my side$/ });
  const sat = new Set<string>();
  let caught = 0; // what the same search finds where it must find something: on the page of the one whose secrets they are
  for (let turns = 0; turns < 46 && !(checks.prices > 0 && sat.size === 2); turns++) {
    await page.locator(`${ASKED}, .cover`).first().waitFor();
    if (await covers.isVisible()) {
      const behind = await everythingOn(page);
      expect(await page.locator('.nt, .table-page, [data-bar], .log').count()).toBe(0);
      expect(behind).not.toMatch(/\d+B(?![0-9a-zA-Z])/);
      for (const card of editionOf(nation).cards) expect(behind).not.toContain(card.name);
      const name = await covers.innerText();
      sat.add(name);
      await covers.click();
      await page.locator('[data-form][data-game="nation"]').waitFor();
      const viewer = name.includes('Ada') ? 0 : 1;
      expect(await leaks(page, viewer, checks)).toEqual([]);
      caught += (await leaks(page, 1 - viewer, { hands: 0, purses: 0, prices: 0 })).length;
      continue;
    }
    const explore = page.locator('[data-at="act:explore"][data-mark="legal"]');
    const buy = page.getByRole('button', { name: /Farmer: .*Visit: you can buy up to/ });
    const before = await entriesOf(page);
    if (turns < 6 && (await buy.isVisible())) {
      await buy.click();
      await page.locator('[data-at^="buy:1:"][data-mark="legal"]').first().click();
      await page.locator(ACT).click(); // so that the purses differ
      await waitForMore(page, before);
    } else if (await page.locator(PRICES).first().isVisible()) {
      await page.getByRole('button', { name: 'Ask 26B', exact: true }).click();
      await page.locator(ACT).click();
      await waitForMore(page, before);
    } else if (await explore.isVisible()) await act(page, 'Explore');
    else await tapOnce(page);
  }
  expect(sat.size).toBe(2);
  expect(caught).toBeGreaterThan(3);
  expect(checks.hands).toBeGreaterThan(3);
  expect(checks.purses).toBeGreaterThan(0);
  expect(checks.prices).toBeGreaterThan(0);
}, 90_000);

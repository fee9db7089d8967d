/** Happy Nation on its drawn table: whole matches, visits and loans, the evening, a phone, and two people at one device who see nothing of each other. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Seat } from '../src/engine/game.js';
import { heard } from '../src/engine/play.js';
import { recordOf, replay } from '../src/engine/record.js';
import { viewFor } from '../src/engine/view.js';
import { CARDS, cardOf, faceOf, ownAt, ownMoney, playerAt } from '../src/games/nation/face.js';
import { nation } from '../src/games/nation/index.js';
import { readLine } from '../src/match/lines.js';
import { namesOf, roomFrom } from '../src/match/room.js';
import { type App, openApp } from './app.js';
import { ALL_CASES } from './cases.js';
import { faultsOn, LIGHTS } from './faults.js';
import { entriesOf, journal, tapOnce, tapToTheEnd, waitForMore, waitForTurn } from './hands.js';

let app: App;
beforeAll(async () => {
  app = await openApp();
}, 120_000);
afterAll(() => app?.close());

const ASKED = '.table-page .q:not(.waits)'; // the set-up has a bar, too

interface Wish {
  readonly seats?: number;
  readonly me?: Seat;
  readonly here?: readonly Seat[]; // more people at this device
  readonly options?: Readonly<Record<string, string>>; // what is chosen, by label
  readonly target?: number;
  readonly seed?: string;
}

/** Sets a match up as a person would, and waits for the first question. */
async function begin(page: Page, { seats = 3, me = 0, here = [], options = {}, target, seed = 'harbour' }: Wish = {}): Promise<void> {
  await page.goto(`${app.address}/new/nation`);
  await page.getByLabel('Seed').waitFor();
  for (let n = 3; n < seats; n++) await page.getByRole('button', { name: 'One more seat' }).click();
  for (let n = 3; n > seats; n--)
    await page
      .getByRole('button', { name: /^Take .* from the table$/ })
      .last()
      .click();
  if (me !== 0) {
    await sit(page, 0, 'bot sensible');
    await sit(page, me, 'me');
  }
  for (const seat of here) await sit(page, seat, 'here');
  for (const [label, choice] of Object.entries(options)) {
    await page.getByLabel(label, { exact: true }).selectOption({ label: choice });
  }
  if (target !== undefined) {
    await page.getByLabel('Happiness that ends the game', { exact: true }).selectOption({ label: 'another number…' });
    await page.getByLabel(/^Happiness that ends the game, from/).fill(String(target));
  }
  await page.getByLabel('Seed').fill(seed);
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.locator(`${ASKED}, .cover`).first().waitFor();
}

const sit = (page: Page, seat: Seat, who: string) => page.getByLabel(`Who sits in seat ${seat + 1}`, { exact: true }).selectOption(who);

/** The action of this name on my mat, and the filled button. */
async function act(page: Page, name: string): Promise<void> {
  const before = await entriesOf(page);
  await page.locator('.nt-act.nt-legal', { hasText: name }).first().click();
  await page.locator('.q .btn.go').click();
  await waitForMore(page, before);
}

/** Ends the day and answers whatever is asked until the prices are to be set. */
async function toTheEvening(page: Page): Promise<void> {
  const prices = page.locator('.nt-prices');
  for (let answers = 0; answers < 20; answers++) {
    await waitForTurn(page);
    if (await prices.isVisible()) return;
    const rest = page.locator('.nt-act.nt-legal', { hasText: 'Rest' });
    if (await rest.isVisible()) await act(page, 'Rest');
    else await tapOnce(page);
  }
  await prices.waitFor();
}

describe('a day by pointer', () => {
  test('work, a visit with a purchase, exploring, the secret price and the shop', async () => {
    const page = await app.visit();
    await begin(page);
    await act(page, 'Work');
    await waitForTurn(page);

    const farmer = page.getByRole('button', { name: /Farmer: .*Visit/ });
    await farmer.click();
    const panel = page.locator('.nt-panel');
    await panel.getByRole('button', { name: 'One more' }).click();
    expect(await panel.locator('.nt-sum').innerText()).toContain('2 × 10B = 20B. You keep 30B and 9 h.');
    await panel
      .getByRole('button', { name: /^Buy 2 Bread/ })
      .last()
      .click();
    await waitForTurn(page);
    expect((await journal(page)).join('\n')).toContain('Ada buys 2 Bread from Wren for 20B');
    expect(await page.locator('[data-purse]').innerText()).toContain('30B');
    expect(await page.locator('.nt-stall', { hasText: 'Farmer' }).innerText()).toContain('visited');

    await page.getByRole('button', { name: /discarded: where the cards are/ }).click();
    expect(await panel.innerText()).toContain('The 27 Explorer cards');
    await panel.getByRole('button', { name: 'Close' }).click();

    await page.getByRole('button', { name: /^Explorer cards: .*Explore the world/ }).click();
    expect(await page.locator(`${ASKED} p`).innerText()).toMatch(/A Sickness comes in \d+ % and would reach Wren/);
    await page.locator('.q .btn.go').click();
    await waitForTurn(page);

    await toTheEvening(page);
    await page.getByRole('button', { name: 'Ask 14B' }).click();
    expect(await page.locator(`${ASKED} p`).innerText()).toContain('They need 140B to buy abroad; they had 20B.');
    await page.locator('.q .btn.go').click();
    await page.locator('.nt-keeps').waitFor();
    await page.getByRole('button', { name: /^Keep 1 House/ }).click();
    await page.locator('.q .btn.go').click();
    await expect.poll(async () => (await journal(page)).join('\n')).toContain('Day 2 begins');
    expect(await page.locator('.nt-own, .nt-blk').first().innerText()).toContain('14B each');
  });

  test('a loan is taken and paid back step by step at the bank', async () => {
    const page = await app.visit();
    await begin(page, { seats: 4, me: 1 });
    await page.getByRole('button', { name: /Banker: .*Visit the bank/ }).click();
    const panel = page.locator('.nt-panel');
    await panel.getByRole('button', { name: /^Take a loan of 100B/ }).click();
    expect(await page.locator(`${ASKED} p`).innerText()).toContain('Leaves you 92B');
    await page.locator('.q .btn.go').click();
    await waitForTurn(page);
    expect(await page.locator('.nt-debt').innerText()).toContain('26B at dawn: covered');
    await page.getByRole('button', { name: /Banker: .*Visit the bank/ }).click();
    await panel.getByRole('button', { name: /so that you owe 84B/ }).click();
    await page.locator('.q .btn.go').click();
    await waitForTurn(page);
    expect((await journal(page)).join('\n')).toContain('pays back 16B; 84B to go');
  });

  test('what is not possible says why and leads to the rule', async () => {
    const page = await app.visit();
    await begin(page);
    await page.locator('.nt-act.nt-no', { hasText: 'Enjoy' }).click();
    const why = page.getByRole('alertdialog', { name: 'Why not?' });
    expect(await why.innerText()).toContain('You have no Ticket');
    await why.getByRole('button', { name: /^Rule 6\.10/ }).click();
    await page.locator('.rules .wanted').first().waitFor();
  });

  test('the Banker changes the offer, and the Doctor works abroad', async () => {
    const page = await app.visit();
    await begin(page, { seats: 5, me: 3 });
    await page.locator('.nt-act', { hasText: 'Loans' }).click();
    const panel = page.locator('.nt-panel');
    await panel.locator('.nt-offerrow').first().getByRole('button', { name: /200B/ }).click();
    await panel.locator('.nt-offerrow').last().getByRole('button', { name: /100B/ }).click();
    await panel.getByRole('button', { name: 'Offer a loan of 200B instead of one of 100B' }).click();
    await expect.poll(async () => (await journal(page)).join('\n')).toContain('offers a loan of 200B instead of 100B');
    await begin(page, { seats: 5, me: 4 });
    await act(page, 'Abroad');
    await expect.poll(async () => (await journal(page)).join('\n')).toMatch(/works for the Foreign Countries: 2 hours, \d+B/);
  });
});

describe('every way to play', () => {
  test('five trades to the end by tapping, and the result', async () => {
    const page = await app.visit();
    await begin(page, { seats: 5, me: 2, target: 10, seed: 'a short life' });
    await tapToTheEnd(page);
    expect(await page.locator('.nt-sources').isVisible()).toBe(true);
    await page.getByRole('button', { name: 'See how it ended' }).click();
    await page.getByRole('heading', { name: /, with \d+/ }).waitFor();
  });

  const MODES: readonly (readonly [string, Wish, string])[] = [
    ['two people, no loans and no shows', { seats: 2 }, 'On the mat'],
    ['open purses and a counted mat', { options: { Purses: 'open to all', 'Money of the Foreign Countries': 'always counted' } }, '50B'],
    [
      'open prices, Tickets for cards, three zones for dinner',
      {
        options: {
          'Setting prices': 'openly, one after the other',
          'Tickets for cards': 'Wedding and Date also cost Tickets',
          Dinner: 'three zones, as for Houses',
        },
      },
      'Bakery',
    ],
    ['Builder, Farmer and Doctor', { options: { Roles: 'Builder, Farmer, Doctor' } }, 'Doctor'],
  ];
  test.each(MODES)('%s: the first day', async (_, wish, shows) => {
    const page = await app.visit();
    await begin(page, wish.seats === 2 ? wish : { ...wish, me: 1 });
    expect(await page.locator('.nt').innerText()).toContain(shows);
    for (let taps = 0; taps < 3; taps++) await tapOnce(page);
    await waitForTurn(page);
    await toTheEvening(page);
  });

  test('a phone in portrait: a visit under the thumb, nothing beyond the edges', async () => {
    const page = await app.visit({ phone: true });
    await begin(page, { seats: 5, me: 4 });
    await act(page, 'Wait');
    await waitForTurn(page);
    await page.locator('.nt-act.nt-legal', { hasText: 'Visit' }).click();
    const panel = page.locator('.nt-panel');
    const box = await panel.boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= 390 && box.y + box.height <= 844).toBe(true);
    const small = await panel.locator('.nt-stepper, .btn, .nt-ware').evaluateAll(
      (all) =>
        all.filter((e) => {
          const { width, height } = e.getBoundingClientRect();
          return width < 44 || height < 44;
        }).length,
    );
    expect(small).toBe(0);
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
    await panel.getByRole('button', { name: 'Close' }).click();
    for (let taps = 0; taps < 3; taps++) await tapOnce(page);
  });

  test('a match can be watched again: the table shows the past and nothing can be touched', async () => {
    const page = await app.visit();
    await begin(page);
    for (let taps = 0; taps < 3; taps++) await tapOnce(page);
    await waitForTurn(page);
    await page.getByRole('button', { name: 'Replay' }).click();
    await page.getByRole('slider').fill('2');
    expect(await page.locator('.nt').isVisible()).toBe(true);
    expect(await page.locator('.nt [class*="-legal"]').count()).toBe(0);
  });
});

// The table itself is looked at in the tour of all screens. The shop by lamp on a phone and the evening by day on a laptop are left to
// `npm run test:long`, because shape and inks are styled apart: each of the four is looked at here once.
test('neither shop nor evening has a serious fault, by day or by lamp, on a laptop or a phone', async () => {
  const found: Record<string, string[]> = {};
  const look = async (page: Page, name: string) => {
    const faults = await faultsOn(page, ALL_CASES ? { lights: LIGHTS } : {});
    if (faults.length > 0) found[name] = faults;
  };
  for (const phone of [false, true]) {
    const page = await app.visit({ lamp: phone, phone });
    await begin(page, { seats: 5, seed: 'a look round' });
    if (ALL_CASES || !phone) {
      await (phone
        ? page.locator('.nt-act.nt-legal', { hasText: 'Visit' })
        : page.getByRole('button', { name: /Banker: .*Visit the bank/ })
      ).click();
      await look(page, `visit, phone ${phone}`);
      await page.locator('.nt-panel').getByRole('button', { name: 'Close' }).click();
    }
    if (ALL_CASES || phone) {
      await toTheEvening(page);
      await look(page, `prices, phone ${phone}`);
    }
  }
  expect(found).toEqual({});
}, 120_000);

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
  const reckoned = new Set([own, own + 5, ...[5, 10, 15, 20, 30, 40].map((cost) => own - cost)]);
  for (const { price, shop } of shared.players) for (let n = 1; n <= shop; n++) reckoned.add(n * price).add(own - n * price);
  const found: string[] = [];
  for (const [seat, name] of names.entries()) {
    if (seat === viewer) continue;
    const private_ = ownAt(state, seat);
    for (const card of CARDS) {
      const title = faceOf(card).name;
      if ((private_.hand[cardOf(card)] ?? 0) === 0 || (ownAt(state, viewer).hand[cardOf(card)] ?? 0) > 0 || known.includes(title)) continue;
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
      if (shown.includes(`${private_.draft}B from tomorrow`) || shown.includes('nt-draft'))
        found.push(`${name} has chosen ${private_.draft}B`);
    }
  }
  return found;
}

test('two people at one device: nothing private of one is on the page of the other, nor behind the cover', async () => {
  const page = await app.visit();
  await begin(page, { here: [1], options: { Roles: 'Builder, Farmer, Banker' }, seed: 'two at one table' });
  const checks = { hands: 0, purses: 0, prices: 0 };
  const covers = page.getByRole('button', { name: /^I am (Ada|Wren): show my side$/ });
  const sat = new Set<string>();
  let caught = 0; // what the same search finds where it must find something: on the page of the one whose secrets they are
  for (let turns = 0; turns < 46 && !(checks.prices > 0 && sat.size === 2); turns++) {
    await page.locator(`${ASKED}, .cover`).first().waitFor();
    if (await covers.isVisible()) {
      const behind = await everythingOn(page);
      expect(await page.locator('.nt, .table-page, .q, .log, .slip').count()).toBe(0);
      expect(behind).not.toMatch(/\d+B(?![0-9a-zA-Z])/);
      for (const card of CARDS) expect(behind).not.toContain(faceOf(card).name);
      const name = await covers.innerText();
      sat.add(name);
      await covers.click();
      await page.locator('.nt').waitFor();
      const viewer = name.includes('Ada') ? 0 : 1;
      expect(await leaks(page, viewer, checks)).toEqual([]);
      caught += (await leaks(page, 1 - viewer, { hands: 0, purses: 0, prices: 0 })).length;
      continue;
    }
    const explore = page.locator('.nt-act.nt-legal', { hasText: 'Explore' });
    const buy = page.getByRole('button', { name: /Farmer: .*Visit: you can buy up to/ });
    const before = await entriesOf(page);
    if (turns < 6 && (await buy.isVisible())) {
      await buy.click();
      await page.locator('.nt-panel .btn.go').click(); // so that the purses differ
      await waitForMore(page, before);
    } else if (await page.locator('.nt-prices').isVisible()) {
      await page.getByRole('button', { name: 'Ask 26B' }).click();
      await page.locator('.q .btn.go').click();
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

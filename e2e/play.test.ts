/** Whole matches in a real browser, through the interface alone. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { games } from '../src/games/index.js';
import { type App, NO_PAGE, openApp } from './app.js';
import { ALL_CASES } from './cases.js';
import { told } from './endings.js';
import { ACT, entriesOf, isOver, journal, keyOnce, LEGAL, playNow, tapOnce, waitForTurn } from './hands.js';
import { go, setUp } from './setting-up.js';

let app: App;
beforeAll(async () => {
  app = await openApp();
}, 120_000);
afterAll(() => app?.close());

const all = Object.values(games);
const secret = all.filter((game) => game.facts.hides);

test('a match is played with the keyboard alone, in text mode, from the shelf to the result', async () => {
  const page = await app.visit({ settings: { textMode: true } });
  await page.locator('[data-shelf] h3').first().waitFor();
  let label = null;
  for (let tabs = 0; tabs < 12 && label !== 'Play: Bird of Happiness'; tabs++) {
    await page.keyboard.press('Tab');
    label = await page.evaluate("document.activeElement?.getAttribute('aria-label')");
  }
  await page.keyboard.press('Enter');
  await page.locator('[data-setup]').waitFor();
  await page.keyboard.press('Enter');
  for (let keys = 0; keys < 500 && (await keyOnce(page)); keys++);
  expect(await isOver(page)).toBe(true);
  const result = page.getByRole('button', { name: 'The story', exact: true });
  await result.focus();
  await page.keyboard.press('Enter');
  await told(page);
});

// The words come from the game by one part of the page, as in the match above: every game at length.
test.each(ALL_CASES ? all.map((game) => [game.about.title]) : [])('%s can be played in words', async (title) => {
  const page = await app.visit({ settings: { textMode: true } });
  await playNow(page, title);
  const before = (await journal(page)).length;
  for (let keys = 0; keys < 4 && (await keyOnce(page)); keys++);
  expect((await journal(page)).length).toBeGreaterThan(before);
  expect(await page.locator('.tt-things h3').count()).toBeGreaterThan(1);
});

interface TurnTold {
  readonly name: string;
  readonly answered: boolean;
}

/** Waits for the ribbon with the next person's name, presses and taps in a hurry while it is there, and tells whether that was taken for an answer. */
const WHILE_IT_TURNS = `(async () => {
  const picture = () => new Promise(requestAnimationFrame);
  const ribbon = () => document.querySelector('.page + [role="status"]');
  const entries = () => document.querySelector('.table-page')?.dataset.entries;
  while (!ribbon()) await picture();
  const [name, before] = [ribbon().textContent, entries()];
  while (ribbon()) {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '1', bubbles: true }));
    document.querySelector('[data-bar-act]')?.click();
    await picture();
  }
  return { name, answered: entries() !== before };
})()`;

test('two people play at one device: ribbon and bar name whose turn it is, and nothing is answered before the table has turned', async () => {
  const page = await app.visit({ at: NO_PAGE });
  await setUp(page, 'bird', { seats: ['me', 'here'], names: { 1: 'Ben' }, options: { Length: '18 cards' } });
  await go(page);
  await page.locator('.table-page').waitFor();
  const asked = new Set<string>();
  const told = page.evaluate<TurnTold>(WHILE_IT_TURNS);
  for (let taps = 0; taps < 6; taps++) {
    await waitForTurn(page);
    asked.add((await page.locator('[data-bar] h2').innerText()).split(':')[0] ?? '');
    await tapOnce(page);
  }
  const { name, answered } = await told;
  expect(asked).toContain(name);
  expect(answered, 'keys and taps while the table turns').toBe(false);
  expect(asked).toContain('Ada');
  expect(asked).toContain('Ben');
});

// nation.test.ts looks behind the cover in `npm test`. It is the page's, not the game's: each game with secrets has it at length.
test.each(ALL_CASES ? secret.map((game) => [game.about.title, game.id]) : [])(
  '%s covers the table when the device is handed over',
  async (_, id) => {
    const page = await app.visit({ settings: { textMode: true }, at: NO_PAGE });
    await setUp(page, id, { seats: ['me', 'here', 'sleepy'], names: { 1: 'Ben' } });
    await go(page);
    const covers = page.getByRole('button', { name: /^I am (Ada|Ben): show my side$/ });
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
  },
);

/** Chooses the first thing that glows and plays it. */
async function answerOnce(page: Page): Promise<void> {
  await waitForTurn(page);
  await page.locator(LEGAL).first().click();
  await page.locator(ACT).click();
}

describe('a match in progress', () => {
  test('is taken back, with the reason why that is not free, and leads from a line of the journal to its moment and back', async () => {
    const page = await app.visit();
    await playNow(page, 'Bird of Happiness');
    await page.getByRole('button', { name: 'Take back', exact: true }).click();
    expect(await page.locator('[data-bar="request"]').innerText()).toContain('You have not decided anything yet.');
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await tapOnce(page);
    await waitForTurn(page);
    await page.keyboard.press('u');
    expect(await page.locator('[data-bar="request"]').innerText()).toMatch(
      /Something was drawn or shown since|Someone else has decided since/,
    );
    await page.getByRole('button', { name: 'Take it back', exact: true }).click();
    await expect.poll(async () => (await journal(page)).join('\n')).toContain('Ada takes back.');
    await waitForTurn(page);
    expect((await journal(page)).join('\n')).toContain('(taken back)');

    await page.locator('.log li button').first().click();
    expect(await page.locator('[data-bar="replay"]').innerText()).toContain('Move 0 of');
    await page.getByRole('button', { name: 'Back to the match', exact: true }).click();
    await waitForTurn(page);
    expect(await page.locator('[data-bar="replay"]').count()).toBe(0);
  });

  // The test below ends a scene by a touch, match-cases.ts sees scenes move.
  if (ALL_CASES)
    test('tells what the others did, and takes input meanwhile', async () => {
      const page = await app.visit({ settings: { pace: 'calm' } });
      await playNow(page, 'Bird of Happiness');
      await answerOnce(page);
      const scene = page.locator('[data-bar="scene"]');
      await scene.waitFor();
      await page.getByRole('button', { name: 'Rules', exact: true }).click(); // what is no part of the board keeps its meaning
      await page.getByText('What it is about').waitFor();
      await page.keyboard.press('Escape');
      const beat = () => page.locator('[data-beat]').innerText();
      const told = await beat();
      await page.keyboard.press('x'); // any key: the next beat
      await expect.poll(beat).not.toBe(told);
      await page.getByRole('button', { name: /^(Skip|To my turn)$/ }).click();
      await scene.waitFor({ state: 'detached' });
    });

  test('touching what will be legal ends a scene and chooses it, but does not play it', async () => {
    const page = await app.visit({ settings: { pace: 'calm' }, at: NO_PAGE });
    await setUp(page, 'bird', { deal: 'halcyon days' }); // a deal in which please may be said on both turns
    await go(page);
    await waitForTurn(page);
    await answerOnce(page);
    const next = page.locator('[data-at="next:0"]');
    const chosen = page.locator('[data-mark="chosen"]');
    await page.locator('[data-bar="scene"]').waitFor();
    await expect.poll(() => chosen.count()).toBe(0); // what was chosen before is played
    for (let tries = 0; tries < 40 && (await chosen.count()) === 0; tries++) {
      await next.click(); // until the question is known
      await chosen.waitFor({ timeout: 300 }).catch(() => {});
    }
    await page.locator('[data-bar="scene"]').waitFor({ state: 'detached' });
    expect(await page.locator('[data-mark="chosen"]').getAttribute('data-at')).toBe('next:0');
    const entries = await entriesOf(page);
    await next.click(); // a second touch takes the mark away
    expect(await page.locator('[data-mark="chosen"]').count()).toBe(0);
    expect(await entriesOf(page)).toBe(entries);
  });
});

test('a match is kept for good, saved to a file, opened in another browser, and goes on there', async () => {
  const page = await app.visit();
  await page.evaluate('navigator.storage.persist = async () => { document.body.dataset.persists = "asked"; return true; }');
  expect(await page.locator('body').getAttribute('data-persists')).toBeNull();
  await playNow(page, 'Bird of Happiness');
  await page.locator('body[data-persists="asked"]').waitFor();
  await tapOnce(page);
  await waitForTurn(page);
  const [lines, question] = [await journal(page), await page.locator('[data-bar] h2').innerText()];
  await page.goto(`${app.address}/matches`);
  const save = page.getByRole('button', { name: 'Save this match of Bird of Happiness to a file', exact: true });
  const [file] = await Promise.all([page.waitForEvent('download'), save.click()]);
  expect(file.suggestedFilename()).toMatch(/^halcyon-bird-\d{4}-\d\d-\d\d\.json$/);
  const other = await app.visit();
  await other.getByRole('link', { name: 'My matches', exact: true }).click();
  await other.getByLabel('Record file').setInputFiles(await file.path());
  await waitForTurn(other);
  expect(await journal(other)).toEqual(lines);
  expect(await other.locator('[data-bar] h2').innerText()).toBe(question);
  await tapOnce(other);
  await expect.poll(async () => (await journal(other)).length).toBeGreaterThan(lines.length);
});

test('a file that is no record is refused in words', async () => {
  const page = await app.visit({ at: '/matches' });
  await page.getByLabel('Record file').setInputFiles({ name: 'cake.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
  expect(await page.getByRole('alert').innerText()).toContain('“cake.json” was not opened. This is not a record');
});

test('after the first visit everything works without a network', async () => {
  const page = await app.visit({ worker: true });
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  await expect.poll(() => page.evaluate('navigator.serviceWorker.controller !== null')).toBe(true);
  await page.context().setOffline(true);
  await page.reload();
  await playNow(page, 'Bird of Happiness');
  await tapOnce(page);
  await page.getByRole('button', { name: 'Rules', exact: true }).click();
  await page.getByRole('heading', { name: 'Gather the most birds.', exact: true }).waitFor();
  await page
    .getByRole('navigation', { name: 'Contents', exact: true })
    .getByRole('button', { name: /What it is about/ })
    .click();
  await page.getByText('Behind the deep forest').waitFor();
});

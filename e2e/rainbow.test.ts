/** The Game of Happiness at its drawn table: a phone brings a track near before a spot is tapped, the Button stays unless it is moved, and turns are told in beats. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { games } from '../src/games/index.js';
import { type App, openApp } from './app.js';
import { ALL_CASES, inTurn } from './cases.js';
import { ACT, entriesOf, HEADING, LEGAL, tapOnce, waitForMore, waitForTurn } from './hands.js';
import { ROADS } from './roads.js';
import { MATCHES, openAt } from './tour.js';

let app: App;
beforeAll(async () => {
  app = await openApp();
}, 120_000);
afterAll(() => app?.close());

const POCKET = { width: 390, height: 664 };
const SIDEWAYS = { width: 844, height: 390 };

/** In the middle of a match of four, where Ada is asked about her Button. */
async function sitDown(size: { readonly width: number; readonly height: number } | null, settings = {}, stays = true): Promise<Page> {
  const { rainbow } = games;
  if (!rainbow) throw new Error('the game is not on the shelf');
  const page = await app.visit({ settings, stays, at: MATCHES, ...(size && { phone: true, size }) });
  await openAt(page, app, rainbow, 0.5);
  return page;
}

const spot = (page: Page, at: string) => page.locator(`[data-at="${at}"] [data-mark]`);
const markOf = (page: Page, at: string) => spot(page, at).getAttribute('data-mark');
const board = (page: Page) => page.locator('[data-board]').boundingBox();
const isNear = (page: Page) => page.locator('[data-near]').getAttribute('data-near');

const PHONES = [
  ['pocket', POCKET],
  ['sideways', SIDEWAYS],
] as const;

// A track comes near in the same way however the phone is held: both at length.
describe.each(inTurn(PHONES, 0))('on a phone (%s)', (_, size) => {
  let page: Page;
  beforeAll(async () => {
    page = await sitDown(size);
  });

  test('a tap near a spot brings its track near, the second tap chooses, and the map shows the whole board again', async () => {
    const before = await board(page);
    await spot(page, 'space:love-2').tap();
    expect(await isNear(page)).toBe('true');
    expect(await page.locator('[data-mark="chosen"]').count()).toBe(0);
    const target = await page.locator('[data-at="space:love-2"] button').boundingBox();
    expect(Math.min(target?.width ?? 0, target?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await spot(page, 'space:love-2').tap();
    expect(await markOf(page, 'space:love-2')).toBe('chosen');
    expect(await page.locator(HEADING).innerText()).toBe('Your Button to Love 2');
    await page.getByRole('button', { name: 'Show the whole board', exact: true }).tap();
    expect(await isNear(page)).toBe('false');
    expect(await markOf(page, 'space:love-2')).toBe('chosen');
    expect(await board(page)).toEqual(before);
    await page.keyboard.press('Escape'); // it is chosen no more
    expect(await page.locator('[data-mark="chosen"]').count()).toBe(0);
  });

  test('Escape goes back, and a key chooses without coming near', async () => {
    await spot(page, 'space:faith-5').tap();
    expect(await isNear(page)).toBe('true');
    await page.keyboard.press('Escape');
    expect(await isNear(page)).toBe('false');
    await page.locator('[data-at="space:health-6"] button').focus();
    await page.keyboard.press('Enter');
    expect(await markOf(page, 'space:health-6')).toBe('chosen');
    expect(await isNear(page)).toBe('false');
    await page.keyboard.press('Escape');
  });

  test('the next question shows the whole board', async () => {
    const entries = await entriesOf(page);
    await spot(page, 'space:love-2').tap();
    await page.locator(ACT).tap();
    await waitForMore(page, entries);
    await waitForTurn(page);
    expect(await isNear(page)).toBe('false');
  });
});

describe('the Button', () => {
  let page: Page;
  beforeAll(async () => {
    page = await sitDown(null);
  });

  test('stays unless a lit space is chosen; a second tap on it takes the choice back', async () => {
    expect(await page.locator(HEADING).innerText()).toBe('Your Button stays on Love 4');
    expect(await page.locator(ACT).innerText()).toBe('Leave it');
    expect(await markOf(page, 'space:love-4')).toBe('proposed');
    await spot(page, 'space:self-5').click();
    expect(await page.locator(ACT).innerText()).toBe('Lay on Self 5');
    expect(await page.locator('[data-bar-quiet]').innerText()).toBe('Leave it');
    await spot(page, 'space:self-5').click();
    expect(await page.locator(ACT).innerText()).toBe('Leave it');
    expect(await page.locator(`${LEGAL}`).count()).toBeGreaterThan(15);
  });

  test('stays without being asked about once that is said, shows it, and asks again when it is touched', async () => {
    const page = await sitDown(null);
    const entries = await entriesOf(page);
    await page.getByRole('button', { name: 'Stop asking', exact: true }).click();
    await waitForMore(page, entries);
    const kept = page.getByRole('button', { name: 'Your Button stays on Love 4 each turn. Ask me again', exact: true });
    await kept.focus();
    await page.keyboard.press('Enter');
    await kept.waitFor({ state: 'detached' });
  });

  test('a space that another Button covers says why it cannot be had', async () => {
    await spot(page, 'space:love-6').click();
    await page.locator('[data-bar="whyNot"]').waitFor();
    expect(await page.locator(HEADING).innerText()).toContain("Another player's button lies there");
  });
});

// src/games/rainbow/table/scenes.test.ts has when it waits for a hand; match-cases.ts spins it in `npm test`.
if (ALL_CASES)
  test.each(ROADS)('who spins it themselves sets the wheel going by a touch ($name)', async (road) => {
    const { first: page } = await road.begin(app, 'rainbow', {
      people: 1,
      bots: ['sleepy'],
      options: { startPlayer: 0, placeMarkers: 'auto' },
      settings: { byHand: true, pace: 'normal' },
    });
    await tapOnce(page); // the Button; then the first turn is a spin that has to be
    const spin = page.locator('[data-bar="scene"]').getByRole('button', { name: 'Spin the wheel', exact: true });
    await spin.waitFor();
    await page.locator('[data-at="seat:1"]').first().click(); // not the wheel: it waits on
    expect(await spin.isVisible()).toBe(true);
    await page.locator('[data-at="wheel"]').first().click({ force: true });
    await spin.waitFor({ state: 'hidden' });
    await waitForTurn(page);
    expect(await page.locator(HEADING).innerText()).toMatch(/^The wheel stops at /);
  });

// src/games/rainbow/table/scenes.test.ts has the beats of whole matches; match-cases.ts sees scenes move.
if (ALL_CASES)
  test('the turns of the others are told one beat each, and the marker walks to where it lands', async () => {
    const page = await sitDown(null, { pace: 'calm' }, false);
    await page.locator(ACT).click();
    const scene = page.locator('[data-bar="scene"]');
    await scene.waitFor();
    const beats = await page.locator('[data-beat]').getAttribute('data-beat');
    expect(Number(beats?.split('/')[1])).toBeLessThanOrEqual(6);
    expect(await page.locator('[data-told]').count()).toBeGreaterThan(0);
    expect(await page.locator(LEGAL).count()).toBe(0);
    await page.keyboard.press('Escape');
    await waitForTurn(page);
  });

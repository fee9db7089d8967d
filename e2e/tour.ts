/** A walk through every screen, each reached as a person would: for the accessibility checks and the pictures. */
import type { Page } from 'playwright-core';
import type { App } from './app.js';
import { playNow, tapOnce, tapToTheEnd, waitForTurn } from './hands.js';

/** In this order: each begins where the one before has left the page. */
export const SCREENS: readonly (readonly [name: string, open: (page: Page, app: App) => Promise<void>])[] = [
  ['shelf', async (page) => page.getByRole('button', { name: 'Play now: Bird of Happiness' }).waitFor()],
  ['setup', openSetUp],
  ['bird', beginBird],
  ['bird-chosen', choose],
  ['why-not', askWhyNot],
  ['rules', (page) => openFromTop(page, 'Rules', /^Rules/)],
  ['score', (page) => openFromTop(page, 'Score', /^The score/)],
  ['settings', (page) => openFromTop(page, 'Settings', /^Settings/)],
  ['help', (page) => openFromTop(page, 'Help', /^How the table/)],
  ['text', openText],
  ['replay', openReplay],
  ['end', playToTheEnd],
  ['matches', (page, app) => open(page, `${app.address}/matches`, '.kept')],
  ['rainbow', (page, app) => playOther(page, app, 'The Game of Happiness')],
  ['nation-text', (page, app) => playOther(page, app, 'Happy Nation')],
  ['hand-over', handOver],
  ['nothing-here', (page, app) => open(page, `${app.address}/no/such/page`, '.pinned')],
];

async function open(page: Page, address: string, until: string): Promise<void> {
  await page.goto(address);
  await page.locator(until).first().waitFor();
}

async function openSetUp(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Set up: Bird of Happiness' }).click();
  await page.getByRole('heading', { name: 'Who plays?' }).waitFor();
}

/** The same deal each time, four at the table. */
async function beginBird(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'One more seat' }).click();
  await page.getByLabel('Seed').fill('halcyon days');
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  for (let taps = 0; taps < 2; taps++) await tapOnce(page);
  await waitForTurn(page);
  await settle(page);
}

async function choose(page: Page): Promise<void> {
  await page.locator('.table-page [class*="-legal"]').first().click();
  await settle(page);
}

async function askWhyNot(page: Page): Promise<void> {
  await page.locator('.table-page [class*="-no"][aria-label]').first().click();
  await page.getByRole('alertdialog').waitFor();
}

async function openFromTop(page: Page, button: string, heading: RegExp): Promise<void> {
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  const direct = page.locator('.top').getByRole('button', { name: button });
  if (!(await direct.isVisible())) await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: button }).last().click();
  await page.getByRole('heading', { name: heading }).waitFor();
  await settle(page);
}

async function openText(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.keyboard.press('t');
  await page.locator('.tt').waitFor();
  await settle(page);
}

async function openReplay(page: Page): Promise<void> {
  await page.keyboard.press('t');
  const direct = page.locator('.top').getByRole('button', { name: 'Replay' });
  if (!(await direct.isVisible())) await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Replay' }).last().click();
  await page.getByRole('slider').fill('9');
  await settle(page);
}

async function playToTheEnd(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Back to the match' }).click();
  await tapToTheEnd(page);
  await page.getByRole('button', { name: 'See how it ended' }).click();
  await page.locator('.curve:visible').waitFor();
}

async function playOther(page: Page, app: App, title: string): Promise<void> {
  await open(page, app.address, '.box');
  await playNow(page, title);
  await settle(page);
}

async function handOver(page: Page, app: App): Promise<void> {
  await open(page, `${app.address}/new/nation`, '.setup');
  await page.getByLabel('Who sits in seat 2').selectOption('here');
  await page.getByLabel('Who sits in seat 1').selectOption('bot sensible');
  await page.getByLabel('Who sits in seat 3').selectOption('here');
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  for (let keys = 0; keys < 60 && !(await page.locator('.cover').isVisible()); keys++) {
    await page.locator('.q:not(.waits), .tt-asks, .cover').first().waitFor();
    await page.keyboard.press('1');
  }
  await page.locator('.cover').waitFor();
}

/** Fonts are there, and what slides in has arrived. */
async function settle(page: Page): Promise<void> {
  await page.evaluate('document.fonts.ready.then(() => true)');
  await page.waitForTimeout(150);
}

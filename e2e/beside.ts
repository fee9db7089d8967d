/**
 * Our screens beside pictures of how they are meant. For each picture of a folder that is called `<game>-<what>-<width>x<height>-<day|lamp>.png`, or
 * `<screen>-<device>-<day|lamp>.png` with a screen we know, ours is taken at that size and light, and both are laid side by side.
 */
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { type App, sayGoodbye } from './app.js';
import { ROOM } from './beside-room.js';
import { DRAWN } from './drawn.js';
import { ACT, LEGAL } from './hands.js';
import { carelesslyPlayed, lookBackOnNothing, openAt, reviewRecord, SCREENS } from './tour.js';

interface Meant {
  readonly file: string;
  readonly open: (page: Page, app: App) => Promise<unknown>;
  readonly width: number;
  readonly height: number;
  readonly lamp: boolean;
  readonly inScene?: boolean; // it is told calmly, so that there is time for a picture
}

const TABLE = /^([a-z]+)-([a-z0-9]+)-(\d+)x(\d+)-(day|lamp)\.png$/;
const SCREEN = /^([a-z0-9-]+?)-([a-z0-9]+)(?:-long)?-(day|lamp)\.png$/;

const DEVICES: Readonly<Record<string, readonly [width: number, height: number]>> = {
  laptop: [1366, 768],
  small: [1280, 720],
  tablet: [1024, 1366],
  phone: [390, 844],
  land: [844, 390],
  a4: [794, 1123],
  tv: [1920, 1080],
};

const at = (path: string, until: string) => async (page: Page, app: App) => {
  await page.goto(`${app.address}${path}`);
  await page.locator(until).first().waitFor();
};

/** Screens of the tour whose pictures have another name. */
const ALIKE: Readonly<Record<string, string>> = {
  'shelf-0': 'shelf',
  'room-late-nothing': 'no-room',
};

/** Pictures of the review: the game and how many play it; a match of it is looked back on first. */
const REVIEWED: Readonly<Record<string, readonly [game: string, seats: number]>> = {
  bird: ['bird', 4],
  computing: ['bird', 4],
  stopped: ['nation', 4],
  nation: ['nation', 4],
  solo: ['bird', 1],
  long: ['farm', 4],
  retry: ['bird', 4],
};

/** What a picture shows, as a person would come to it; null: we know no such screen. */
function screenOf(name: string): Meant['open'] | null {
  const [kind = '', game = '', more] = name.split('-');
  const [reviewed, seats] = (kind === 'review' && REVIEWED[game]) || [];
  if (reviewed && seats) return (page, app) => lookBackOn(page, app, more ?? game, reviewed, seats);
  if (name === 'review-nothing') return lookBackOnNothing;
  if (name === 'hint-bird') return compareHints;
  if (DRAWN.some(({ id }) => id === game)) {
    if (kind === 'setup' && !more) return at(`/new/${game}`, '[data-setup]');
    if (kind === 'guide') return at(`/learn/${game}`, '[data-bar="guide"]');
    if (kind === 'aid') return at(`/rules/${game}/aid`, 'article');
    if (kind === 'rules') return at(more === 'clause' ? `/rules/${game}/4-3` : `/rules/${game}`, 'article');
    if (kind === 'end') return SCREENS.find((screen) => screen.name === `${game}-end`)?.open ?? null;
  }
  return ROOM[name] ?? walkTo(ALIKE[name] ?? name);
}

/** A screen of the tour, from where the walk that leads to it begins; null: it is no part of the tour. */
function walkTo(name: string): Meant['open'] | null {
  const last = SCREENS.findIndex((screen) => screen.name === name);
  if (last < 0) return null;
  const way = SCREENS.slice(0, last + 1);
  const walk = way.slice(way.findLastIndex(({ begins }) => begins));
  return async (page, app) => {
    for (const { open } of walk) await open(page, app);
  };
}

/** What is asked in a picture of a table that shows one question more than others. */
const ASKED: Readonly<Record<string, string>> = {
  selling: 'sell',
  buying: 'buy',
  feeding: 'feed',
  price: 'price',
  birthday: 'gift',
  upkeep: 'upkeep',
  night: 'feed',
  bots: 'day',
};

/** Pictures of a table that is not opened from a record: the guided round, and a table with friends. */
const ELSEWHERE: Readonly<Record<string, (game: string) => Meant['open'] | undefined>> = {
  guide: (game) => at(`/learn/${game}`, '[data-bar="guide"]'),
  online: () => ROOM['room-play'],
  undo: () => ROOM['room-play-undo'],
};

function tableIn(file: string): Meant | null {
  const [, id = '', what = '', width, height, light] = TABLE.exec(file) ?? [];
  const game = DRAWN.find((each) => each.id === id);
  if (!game) return null;
  const atTable = async (page: Page, app: App) => {
    await openAt(page, app, game, ASKED[what] ?? 0.5);
    await DEEDS[what]?.(page);
  };
  const open = ELSEWHERE[what]?.(id) ?? atTable;
  return { file, open, width: Number(width), height: Number(height), lamp: light === 'lamp', inScene: DEEDS[what] === intoScene };
}

function screenIn(file: string): Meant | null {
  const [, name = '', device = '', light] = SCREEN.exec(file) ?? [];
  const [width, height] = DEVICES[device] ?? [];
  const open = screenOf(name);
  return open && width && height ? { file, open, width, height, lamp: light === 'lamp' } : null;
}

/** The pictures of a folder that show something we have, in the order of their names. */
export const meantIn = (folder: string): readonly Meant[] =>
  readdirSync(folder)
    .sort()
    .flatMap((file) => tableIn(file) ?? screenIn(file) ?? []);

/** What is done at the table before its picture is taken. */
const DEEDS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  chosen: (page) => page.locator(LEGAL).first().click(),
  hint: async (page) => {
    await page.keyboard.press('h');
    await page.locator('[data-bar="hint"]', { hasText: /^Hint/ }).waitFor();
  },
  allmoves: (page) => page.keyboard.press('l'),
  card: (page) =>
    page
      .locator(`[data-row="project"] ${LEGAL.split(' ').at(-1)}`)
      .first()
      .click(),
  night: intoScene,
  bots: intoScene,
  zoom: (page) => page.locator(LEGAL).first().tap(),
};

/** Answers, and stops in the scene that follows. */
async function intoScene(page: Page): Promise<void> {
  if ((await page.locator(ACT).count()) === 0) await page.keyboard.press('1');
  else await page.locator(ACT).click();
  await page.locator('[data-bar="scene"]').waitFor();
}

/** The three best moves of a position, with their reasons. */
async function compareHints(page: Page, app: App): Promise<void> {
  const bird = DRAWN.find(({ id }) => id === 'bird');
  if (!bird) throw new Error('there is no bird');
  await openAt(page, app, bird, 0.5);
  await DEEDS.hint?.(page);
  await page.locator('[data-bar="hint"] button').first().click();
}

/** Waits for what the picture shows: a review that is being made or stopped, or one that is done: its tabs on a phone, or a mistake. */
async function lookBackOn(page: Page, app: App, what: string, game: string, seats: number): Promise<void> {
  await reviewRecord(page, app, carelesslyPlayed(game, seats));
  await page.locator('[data-chart]').waitFor();
  if (what === 'computing' || what === 'stopped') await page.getByRole('heading', { name: /^So far/ }).waitFor({ timeout: 120_000 });
  if (what === 'stopped') await page.getByRole('button', { name: 'Stop here', exact: true }).click();
  if (what === 'computing' || what === 'stopped') return;
  await page.locator('[data-review="done"]').waitFor({ timeout: 600_000 });
  if (what === 'summary') return;
  if (what === 'moments') return page.getByRole('tab', { name: 'Moments', exact: true }).click();
  await page.keyboard.press('n');
  const tab = page.getByRole('tab', { name: 'Moment', exact: true }); // on a phone
  if (await tab.isVisible()) await tab.click();
  if (what === 'retry') await page.keyboard.press('t');
}

/** Writes one picture of both for each, and returns how many. */
export async function layBeside(
  app: App,
  folder: string,
  out: string,
  wanted: readonly string[],
  said: (file: string) => void,
): Promise<number> {
  const from = resolve(folder);
  mkdirSync(out, { recursive: true });
  const all = meantIn(from).filter(({ file }) => wanted.length === 0 || wanted.some((name) => file.startsWith(name)));
  for (const meant of all) {
    const { file, open, width, height, lamp, inScene } = meant;
    const settings = inScene ? { pace: 'calm' } : {};
    const page = await app.visit({ size: { width, height }, lamp, phone: width < 700 || height < 500, settings });
    await open(page, app);
    await page.waitForTimeout(300);
    const ours = (await page.screenshot()).toString('base64');
    const theirs = readFileSync(join(from, file)).toString('base64');
    await sayGoodbye();
    const picture = (data: string) => `<img src="data:image/png;base64,${data}" width="${width}" height="${height}">`;
    const sheet = async () => {
      const both = await app.browser.newPage({ viewport: { width: 2 * width + 36, height: height + 24 } });
      await both.setContent(`<body style="margin:12px;display:flex;gap:12px;background:#888">${picture(ours)}${picture(theirs)}</body>`);
      await both.screenshot({ path: join(out, file) }).finally(() => both.close());
    };
    await sheet().catch(sheet).catch(sheet); // a busy machine fails to take so large a picture now and then
    said(file);
  }
  return all.length;
}

/** Our tables beside pictures of how they are meant: for each picture of a folder called `<game>-<what>-<width>x<height>-<day|lamp>.png` ours is taken at that size and light, and both are laid side by side. */
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import type { App } from './app.js';
import { DRAWN } from './drawn.js';
import { LEGAL } from './hands.js';
import { beginReview, openAt } from './tour.js';

interface Meant {
  readonly file: string;
  readonly game: string;
  readonly what: string;
  readonly width: number;
  readonly height: number;
  readonly lamp: boolean;
}

const NAME = /^([a-z]+)-([a-z0-9]+)-(\d+)x(\d+)-(day|lamp)\.png$/;
const REVIEW = /^review-([a-z]+)-(laptop|small|phone)-(day|lamp)\.png$/;
const SIZES: Readonly<Record<string, readonly [width: number, height: number]>> = {
  laptop: [1366, 768],
  small: [1280, 720],
  phone: [390, 844],
};

/** Pictures of the review: the game and how many play it; a match of it is looked back on first. */
const REVIEWED: Readonly<Record<string, readonly [game: string, seats: number]>> = {
  bird: ['bird', 4],
  computing: ['bird', 4],
  nation: ['nation', 4],
  solo: ['bird', 1],
  long: ['farm', 4],
  retry: ['bird', 4],
};

/** The pictures of tables in a folder, in the order of their names. */
export function meantIn(folder: string): readonly Meant[] {
  return readdirSync(folder)
    .sort()
    .flatMap((file) => {
      const [, state = '', size = '', sun] = REVIEW.exec(file) ?? [];
      const [w, h] = SIZES[size] ?? [];
      if (REVIEWED[state] && w && h) return [{ file, game: 'review', what: state, width: w, height: h, lamp: sun === 'lamp' }];
      const [, game = '', what = '', width, height, light] = NAME.exec(file) ?? [];
      const isTable = DRAWN.some(({ id }) => id === game);
      return isTable ? [{ file, game, what, width: Number(width), height: Number(height), lamp: light === 'lamp' }] : [];
    });
}

/** What is done at the table before its picture is taken. */
const DEEDS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  chosen: (page) => page.locator(LEGAL).first().click(),
  hint: async (page) => {
    await page.keyboard.press('h');
    await page.locator('[data-bar="hint"]', { hasText: /^Hint/ }).waitFor();
  },
  allmoves: (page) => page.keyboard.press('l'),
};

/** Waits for what the picture shows: a review that is being made, or one that is done and looks at a mistake. */
async function lookBackOn(page: Page, app: App, what: string, game: string, seats: number): Promise<void> {
  await beginReview(page, app, game, seats);
  await page.locator('[data-chart]').waitFor();
  if (what === 'computing') return;
  await page.locator('[data-review="done"]').waitFor({ timeout: 600_000 });
  await page.keyboard.press('n');
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
    const { file, game, what, width, height, lamp } = meant;
    const page = await app.visit({ size: { width, height }, lamp, phone: width < 700 || height < 500 });
    const drawn = DRAWN.find(({ id }) => id === game);
    if (drawn) await openAt(page, app, drawn, 0.5);
    const [reviewed, seats] = (game === 'review' && REVIEWED[what]) || [];
    if (reviewed && seats) await lookBackOn(page, app, what, reviewed, seats);
    await DEEDS[what]?.(page);
    await page.waitForTimeout(300);
    const ours = (await page.screenshot()).toString('base64');
    const theirs = readFileSync(join(from, file)).toString('base64');
    await page.context().close();
    const sheet = await app.browser.newPage({ viewport: { width: 2 * width + 36, height: height + 24 } });
    const picture = (data: string) => `<img src="data:image/png;base64,${data}" width="${width}" height="${height}">`;
    await sheet.setContent(`<body style="margin:12px;display:flex;gap:12px;background:#888">${picture(ours)}${picture(theirs)}</body>`);
    await sheet.screenshot({ path: join(out, file) });
    await sheet.close();
    said(file);
  }
  return all.length;
}

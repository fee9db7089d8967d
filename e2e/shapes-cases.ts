/** Every table on every shape of screen: what must hold of the page, whatever is played on it. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type App, NO_PAGE } from './app.js';
import { DRAWN } from './drawn.js';
import { ACT, entriesOf, isOver, LEGAL, waitForTurn } from './hands.js';
import { MATCHES, openAt } from './tour.js';

export interface Size {
  readonly width: number;
  readonly height: number;
  readonly shape: string;
  readonly touch: boolean;
  readonly bigText?: boolean; // the setting
}

const size = (shape: string, width: number, height: number): Size => ({
  shape,
  width,
  height,
  touch: ['pocket', 'sideways', 'upright'].includes(shape),
});

/** One of each shape. */
export const SIZES: readonly Size[] = [
  size('pocket', 390, 664),
  size('sideways', 844, 390),
  size('upright', 1024, 1366),
  size('low', 1280, 720),
  size('desk', 1366, 768),
  size('hall', 1920, 1080),
];

/** What else people hold in their hands or have on their desks. */
export const MORE_SIZES: readonly Size[] = [
  size('pocket', 360, 640),
  size('pocket', 390, 844),
  size('sideways', 740, 340),
  size('upright', 768, 1024),
  size('low', 1024, 768),
  size('desk', 1366, 1024),
  { ...size('sideways', 683, 384), touch: false }, // a laptop zoomed to 200 %
  { ...size('sideways', 960, 540), touch: false }, // a large screen zoomed to 200 %
  ...SIZES.map((each) => ({ ...each, bigText: true })),
];

const LATE = 0.9; // with most seats
export const PARTS = [0, 0.5, LATE] as const; // how far the match is
export const RUNNING = [0, 1, 3, 12] as const; // matches on the shelf
export const THEMES = ['day', 'lamp'] as const;

/** Screens that one visitor can have one after the other. */
export const alike = (touch: boolean, bigText = false): readonly Size[] =>
  [...SIZES, ...MORE_SIZES].filter((each) => each.touch === touch && (each.bigText ?? false) === bigText);

type Theme = (typeof THEMES)[number];

export interface ShapesCase {
  readonly game: string;
  readonly sizes: readonly Size[]; // that are alike
  readonly themes: readonly Theme[];
  readonly part: number | string; // how far the match is, or what is asked
  readonly playsOn: boolean; // on each size a move is made, else on the last one
}

export const nameOf = ({ game, sizes, themes, part }: ShapesCase): string => {
  const [first] = sizes;
  const where =
    sizes.length > SIZES.length / 2 ? (first?.touch ? 'phones and tablets' : 'laptops') : sizes.map(({ shape }) => shape).join(', ');
  const when = typeof part === 'string' ? `at “${part}”` : `after ${100 * part} % of a match`;
  return `${game} on ${where}${first?.bigText ? ' in big text' : ''} by ${themes.join(' and ')} ${when}`;
};

/** What is wrong with the page, in words; found inside the page, where everything can be measured. */
const FAULTS = `((touch, scrolls) => {
  const faults = [];
  const root = document.body;
  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > innerWidth) faults.push('the page is ' + (scrollWidth - innerWidth) + ' px wider than the screen');
  if (scrollHeight > innerHeight && !scrolls) faults.push('the page is ' + (scrollHeight - innerHeight) + ' px higher than the screen');
  const isSeen = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !element.closest('.unseen');
  const name = (element) => (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40) + ' <' + element.tagName.toLowerCase() + ' ' + (element.getAttribute('data-at') ?? element.getAttribute('class') ?? '') + '>';
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let text = walk.nextNode(); text; text = walk.nextNode()) {
    const around = text.parentElement;
    if (text.data.trim() === '' || !isSeen(around)) continue;
    if (around.closest('[inert][aria-hidden="true"], svg[viewBox="0 0 1080 1080"]')) continue; // the table from afar, and a picture to send: what they show is said beside them
    if (Number(getComputedStyle(around.closest('[data-paper]') ?? document.body).zoom) < 1) continue; // paper that is shown whole on a small screen
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) continue;
    const svg = around.closest('svg');
    const matrix = svg && around instanceof SVGGraphicsElement ? around.getScreenCTM() : null;
    const px = parseFloat(getComputedStyle(around).fontSize) * (matrix ? Math.hypot(matrix.a, matrix.b) : 1);
    if (px < 11.9) faults.push('text of ' + px.toFixed(1) + ' px: ' + text.data.trim().slice(0, 30) + ' in ' + name(around));
  }
  const areas = (thing) => { // what cuts it off at an edge, from the inside
    const around = [];
    let position = getComputedStyle(thing).position;
    for (let area = thing.parentElement; area && area !== document.documentElement; area = area.parentElement) {
      const style = getComputedStyle(area);
      const holds = style.position !== 'static' || style.transform !== 'none' || style.contain !== 'none';
      if (position === 'fixed' || (position === 'absolute' && !holds)) continue;
      position = style.position;
      if (!area.ownerSVGElement && (style.overflowX !== 'visible' || style.overflowY !== 'visible')) around.push({ area, style });
    }
    return around;
  };
  const AXES = [
    { overflow: 'overflowX', from: 'left', to: 'right', scrolled: 'scrollLeft' },
    { overflow: 'overflowY', from: 'top', to: 'bottom', scrolled: 'scrollTop' },
  ];
  const reached = (thing) => { // scrolled to where a person can do so: what is seen of it then, what cuts it and what lies over it
    const around = areas(thing);
    const before = around.map(({ area }) => [area, area.scrollLeft, area.scrollTop]);
    for (const { area, style } of around) {
      for (const { overflow, from, to, scrolled } of AXES) {
        if (!['auto', 'scroll'].includes(style[overflow])) continue;
        const [edge, box] = [area.getBoundingClientRect(), thing.getBoundingClientRect()];
        if (box[from] < edge[from]) area[scrolled] -= edge[from] - box[from];
        else if (box[to] > edge[to]) area[scrolled] += Math.min(box[to] - edge[to], box[from] - edge[from]);
      }
    }
    const seen = thing.getBoundingClientRect().toJSON();
    let cut = null;
    for (const { area, style } of around) {
      const edge = area.getBoundingClientRect();
      for (const { overflow, from, to } of AXES) {
        if (style[overflow] === 'visible') continue;
        const larger = seen[to] - seen[from] > edge[to] - edge[from] && style[overflow] !== 'hidden' && style[overflow] !== 'clip'; // than what it is scrolled in
        const lost = Math.max(edge[from] - seen[from], larger ? 0 : seen[to] - edge[to]);
        if (lost > 1) cut ??= { area, lost };
        seen[from] = Math.max(seen[from], edge[from]);
        seen[to] = Math.min(seen[to], edge[to]);
      }
    }
    const hit = document.elementFromPoint((seen.left + seen.right) / 2, (seen.top + seen.bottom) / 2);
    for (const [area, left, top] of before) Object.assign(area, { scrollLeft: left, scrollTop: top });
    return { seen, cut, hit };
  };
  const things = [...document.querySelectorAll('.table-page [data-mark="legal"], .table-page [data-mark="chosen"], [data-bar-act], [data-bar-quiet], [data-bar-list]')].filter(isSeen);
  for (const thing of things) {
    if (thing.closest('[data-near="true"]')) continue; // a part of the board that is brought near; the whole is a tap away
    const { seen, cut, hit } = reached(thing);
    if (seen.left < -1 || seen.top < -1 || seen.right > innerWidth + 1 || seen.bottom > innerHeight + 1) faults.push('cut by the screen: ' + name(thing));
    if (cut) faults.push(cut.lost.toFixed(0) + ' px cut by ' + name(cut.area) + ': ' + name(thing));
    if (hit?.closest('[data-sheet], dialog') && !thing.closest('[data-sheet], dialog')) continue; // a sheet lies over the table, a dialog over the page
    if (hit && hit !== thing && !thing.contains(hit) && !hit.contains(thing)) faults.push('covered by ' + name(hit) + ': ' + name(thing));
  }
  if (touch) {
    for (const control of [...root.querySelectorAll('button, a, summary, select, textarea, [role="button"], input:not(.unseen)')].filter(isSeen)) {
      if (control.closest('[inert]')) continue; // nothing to press
      if (control.closest('.magnifier')) continue; // only a mouse has it
      if (control.closest('[data-zooms]')) continue; // spots of a board that comes near before one is tapped
      const words = [...control.parentElement.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim() !== '');
      if (control.tagName === 'A' && words && getComputedStyle(control).display === 'inline') continue; // a word of a sentence
      const target = ['radio', 'checkbox', 'file'].includes(control.type) ? (control.closest('label') ?? control) : control;
      const box = target.getBoundingClientRect();
      if (box.width === 0) continue;
      const after = getComputedStyle(target, '::after');
      const grown = after.content !== 'none' && after.position === 'absolute' ? [parseFloat(after.width) || 0, parseFloat(after.height) || 0] : [0, 0];
      const [width, height] = [Math.max(box.width, grown[0]), Math.max(box.height, grown[1])];
      if (width < 43.5 || height < 43.5) faults.push('a target of ' + width.toFixed(0) + ' x ' + height.toFixed(0) + ' px: ' + name(target));
    }
  }
  return [...new Set(faults)];
})`;

export const faultsOf = (page: Page, { touch }: Size, scrolls = false): Promise<string[]> =>
  page.evaluate<string[]>(`${FAULTS}(${touch}, ${scrolls})`);

/** Where the bar and the board lie. */
const places = (page: Page): Promise<string> =>
  page.evaluate<string>(`['[data-bar]', '[data-board]'].map((what) => {
    const { left, top, width, height } = document.querySelector(what).getBoundingClientRect();
    return what + ' ' + [left, top, width, height].map(Math.round).join(' ');
  }).join(', ')`);

const CALMLY = `localStorage['halcyon:settings'] = JSON.stringify({ ...JSON.parse(localStorage['halcyon:settings'] ?? '{}'), pace: 'calm' })`;

/** The position loaded anew on one size after the other; with the move that is made on it comes a scene, and the next size has the next position. */
export async function holdsItsShapes(app: App, { game, sizes, themes, part, playsOn }: ShapesCase): Promise<void> {
  const drawn = DRAWN.find(({ id }) => id === game);
  const [first] = sizes;
  if (!drawn || !first) throw new Error(`no game ${game}, or no screen`);
  const settings = { bigText: first.bigText ?? false };
  const page = await app.visit({ lamp: themes[0] === 'lamp', phone: first.touch, size: first, settings, at: MATCHES });
  const seats = part === LATE ? drawn.seats.max : undefined;
  await openAt(page, app, drawn, part, seats);
  for (const [i, room] of sizes.entries()) {
    const plays = playsOn || i === sizes.length - 1;
    if (plays) await page.evaluate(CALMLY);
    await page.setViewportSize({ width: room.width, height: room.height });
    if (i > 0 || plays) await page.reload();
    await waitForTurn(page);
    if (await isOver(page)) await openAt(page, app, drawn, part, seats); // a late one may have been the last
    if (await isOver(page)) return; // the rules have answered to the end
    let where = '';
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme === 'lamp' ? 'dark' : 'light' });
      where = await holdsStill(page, room);
    }
    if (plays) await holdsInMotion(page, room, where);
  }
}

/** A request, and a scene: neither moves anything. */
async function holdsInMotion(page: Page, room: Size, where: string): Promise<void> {
  const changed = async (bar: string) => {
    const before = await entriesOf(page);
    return page.locator(`[data-bar="${bar}"], .table-page:not([data-entries="${before}"])`).first();
  };
  const asked = await changed('request');
  await page.keyboard.press('u');
  await asked.waitFor();
  if (await page.locator('[data-bar="request"]').isVisible()) {
    expect(await places(page), `when something is asked of all nothing moves, on ${room.shape}`).toBe(where);
    expect(await faultsOf(page, room), `something is asked of all, on ${room.shape}`).toEqual([]);
    await page.getByRole('button', { name: /^(Leave it|Back)$/ }).click();
    await page.locator('[data-bar="request"]').waitFor({ state: 'detached' });
  }
  await waitForTurn(page);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const told = await changed('scene');
  const act = page.locator(ACT);
  if ((await act.count()) === 0) await page.keyboard.press('1');
  else await act.click();
  await told.waitFor(); // where nothing is told the next question is there at once
  expect(await places(page), `in a scene nothing moves, on ${room.shape}`).toBe(where);
  await page.emulateMedia({ reducedMotion: 'reduce' });
}

/** On this size nothing is cut, covered or too small, and nothing moves when something is chosen. Returns where everything lies. */
async function holdsStill(page: Page, room: Size): Promise<string> {
  const on = `on ${room.shape}`;
  expect(await page.evaluate('document.documentElement.dataset.shape')).toBe(room.shape);
  await page.evaluate('document.fonts.ready.then(() => true)');
  const where = await places(page);
  expect(await faultsOf(page, room), `nothing is chosen, ${on}`).toEqual([]);
  const things = page.locator(LEGAL);
  if ((await things.count()) === 0) return where;
  await things.first().click();
  expect(await places(page), `when something is chosen nothing moves, ${on}`).toBe(where);
  expect(await faultsOf(page, room), `something is chosen, ${on}`).toEqual([]);
  await page.keyboard.press('Escape');
  return where;
}

const TICKET = { game: 'nation', token: 'x', state: 'theirs', waiting: ['Ben'] };

/** So many matches with friends as a device remembers them. */
export const tickets = (count: number): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Array.from({ length: count }, (_, i) => [
      `halcyon:online:m${i}`,
      JSON.stringify({
        ...TICKET,
        match: `m${i}`,
        state: i === 0 ? 'mine' : 'theirs',
        since: Date.now() - 20 * 60_000,
        touched: Date.now() - i,
      }),
    ]),
  );

const SETTINGS = { 'halcyon:settings': JSON.stringify({ version: 2, pace: 'none', name: 'Ada', sound: false }) };

export interface PagesCase {
  readonly size: Size;
  readonly themes: readonly Theme[];
  readonly running: readonly number[]; // matches on the shelf
  readonly games: readonly string[]; // that are set up
}

export const nameOfPages = ({ size: { shape, width, height }, themes, running, games }: PagesCase): string =>
  `the shelf with ${running.join(', ')} matches and the set-up of ${games.join(', ')} on ${shape} ${width}x${height} by ${themes.join(' and ')}`;

/** Shelf and set-up: only phones and what is narrow may scroll, and only downwards. */
export async function fitsThePages(app: App, { size: room, themes, running, games }: PagesCase): Promise<void> {
  const scrolls = room.touch || room.width < 1100;
  const page = await app.visit({ lamp: themes[0] === 'lamp', phone: room.touch, size: room, storage: SETTINGS, at: NO_PAGE });
  const fits = async (what: string) => {
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme === 'lamp' ? 'dark' : 'light' });
      expect(await faultsOf(page, room, scrolls), `${what} by ${theme}`).toEqual([]);
    }
  };
  for (const count of running) {
    await page.evaluate(`for (const [key, ticket] of ${JSON.stringify(Object.entries(tickets(count)))}) localStorage[key] = ticket`);
    await page.goto(app.address);
    await page.locator('[data-shelf] h3').first().waitFor();
    await page.getByRole('link', { name: count === 0 ? 'My matches' : `My matches, ${count} running`, exact: true }).waitFor();
    await fits(`the shelf with ${count}`);
  }
  for (const game of games) {
    await page.goto(`${app.address}/new/${game}/link`);
    await page.locator('[data-setup]').waitFor();
    await fits(`the set-up of ${game}`);
    await page.getByRole('button', { name: /^Variants/ }).click();
    await fits(`variants of ${game}`);
    await page.getByRole('button', { name: /^Who sits in seat 2/ }).click();
    await fits(`bots of ${game}`);
  }
}

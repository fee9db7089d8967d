/** The screens that one person meets, each reached in as few steps as can be: to be measured. */
import type { Page } from 'playwright-core';
import type { App } from './app.js';
import { DRAWN } from './drawn.js';
import { tapOnce } from './hands.js';
import { bringIn, LAST_DAY, sampleProgress } from './progress.js';
import { go, remembered } from './setting-up.js';
import { MORE_SIZES, SIZES, type Size, tickets } from './shapes-cases.js';
import { SHORT } from './short.js';
import { beginReview, openAt } from './tour.js';

export const ofSize = (width: number, height: number): Size => {
  const found = [...SIZES, ...MORE_SIZES].find((size) => size.width === width && size.height === height && !size.bigText);
  if (!found) throw new Error(`no screen of ${width}x${height}`);
  return found;
};

export const [POCKET, DESK] = [ofSize(390, 664), ofSize(1366, 768)];

type Drawn = (typeof DRAWN)[number];

/** Three people, each with a device of their own. */
export interface Stage {
  readonly app: App;
  readonly ada: Page;
  readonly ben: Page;
  readonly cleo: Page;
}

export interface Shown {
  readonly name: string;
  readonly open: (stage: Stage) => Promise<Page>; // whose screen it is
  readonly only?: (size: Size) => boolean; // where there is such a screen
}

/** A page of Ada's by its address. */
const at = (name: string, path: string, until: string): Shown => ({
  name,
  open: async ({ app, ada }) => {
    await ada.goto(`${app.address}${path}`);
    await ada.locator(until).first().waitFor();
    return ada;
  },
});

/** What Ada does on the page that was open before. */
const then = (name: string, act: (ada: Page) => Promise<unknown>, only?: Shown['only']): Shown => ({
  name,
  open: async ({ ada }) => {
    await act(ada);
    return ada;
  },
  ...(only && { only }),
});

export const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first().click();

const shelf = (running: number): Shown => ({
  name: `the shelf with ${running} matches`,
  open: async ({ app, ada }) => {
    await ada.evaluate(`for (const [key, ticket] of ${JSON.stringify(Object.entries(tickets(running)))}) localStorage[key] = ticket`);
    await ada.goto(app.address);
    await ada.getByRole('link', { name: running === 0 ? 'My matches' : `My matches, ${running} running`, exact: true }).waitFor();
    await ada.evaluate(`for (const key of Object.keys(localStorage)) if (key.startsWith('halcyon:online:m')) localStorage.removeItem(key)`);
    return ada;
  },
});

export const isPhone = ({ shape }: Size) => shape === 'pocket';

/** What every game has. */
const EVERY_GAME: readonly ((game: Drawn) => readonly Shown[])[] = [
  ({ id }) => [at(`the lab on ${id}`, `/lab/${id}`, '[data-lab-report]')],
  ({ id }) => [
    at(`the set-up of ${id}`, `/new/${id}/link`, '[data-setup]'),
    then('its variants', (ada) => press(ada, /^Variants/)),
    then('its bots', (ada) => press(ada, /^Who sits in seat 2/)),
  ],
  ({ id }) => [at(`the guide of ${id}`, `/learn/${id}`, '[data-bar="guide"]')],
  ({ id }) => [at(`the rules of ${id}`, `/rules/${id}`, 'article')],
  ({ id }) => [at(`a section of ${id}`, `/rules/${id}/4`, 'article')],
  ({ id }) => [at(`a clause of ${id}`, `/rules/${id}/4-1`, '[aria-current="true"]')],
  ({ id }) => [at(`the aid of ${id}`, `/rules/${id}/aid`, 'article')],
  (game) => [{ name: `the end of ${game.id}`, open: ({ app, ada }) => openAt(ada, app, game, 1).then(() => ada) }],
];

export const ALONE: readonly Shown[] = [
  ...[0, 1, 3, 12].map(shelf),
  then('the settings', async (ada) => {
    await ada.setViewportSize(DESK);
    await press(ada, 'Settings');
    await ada.getByRole('dialog').waitFor();
  }),
  at('the lobby', '/lobby', 'main'),
  at('my matches', '/matches', '.top'),
  at('my happiness before anything', '/happiness', 'main section'),
  then('my happiness', (ada) => bringIn(ada, sampleProgress())),
  at('today’s challenge', '/daily', '[data-bar]'),
  at('a day’s result', `/daily/${LAST_DAY}`, 'pre'),
  at('the lab', '/lab', 'main'),
  ...EVERY_GAME.flatMap((screens) => DRAWN.flatMap(screens)),
  at('the rules to search', '/rules/bird', 'article'),
  then('what the search finds', async (ada) => {
    await ada.setViewportSize(DESK);
    await ada.getByRole('combobox', { name: 'Search the rules', exact: true }).fill('black');
    await ada.getByRole('option').first().waitFor();
  }),
  then(
    'the contents as a sheet',
    async (ada) => {
      await ada.keyboard.press('Escape');
      await ada.setViewportSize(POCKET);
      await press(ada, 'Contents');
      await ada.getByRole('dialog').waitFor();
    },
    isPhone,
  ),
  then(
    'the search as a sheet',
    async (ada) => {
      await ada.keyboard.press('Escape');
      await ada.setViewportSize(POCKET);
      await press(ada, 'Search the rules');
      await ada.getByRole('dialog').getByRole('combobox').fill('black');
      await ada.getByRole('option').first().waitFor();
    },
    isPhone,
  ),
  {
    name: 'a review',
    open: async ({ app, ada }) => {
      await beginReview(ada, app, 'bird', 2, SHORT.bird);
      await ada.locator('[data-chart], [role="tab"]').first().waitFor(); // small shapes show the chart on a tab
      return ada;
    },
  },
];

const inTab = (tab: string): Shown =>
  then(
    `the ${tab.toLowerCase()} of a review`,
    async (ada) => {
      await ada.setViewportSize(POCKET);
      await ada.getByRole('tab', { name: tab, exact: true }).click();
    },
    isPhone,
  );

/** Stays in the page, as a copy, when the ribbon itself has passed: it is there for a moment only, and there are six sizes to look at. */
const KEEP_RIBBON = `new MutationObserver((_, watch) => {
  const ribbon = document.querySelector('.page + [role="status"]');
  if (ribbon === null) return;
  watch.disconnect();
  const copy = ribbon.cloneNode(true);
  copy.dataset.kept = copy.dataset.sheet = ''; // it lies over the table, on which nothing is asked meanwhile
  document.body.append(copy);
}).observe(document.body, { childList: true, subtree: true })`;

/** What other screens are made of, and what is there for a moment only. */
export const MORE: readonly Shown[] = [
  ...['Moments', 'Summary', 'Moment'].map(inTab),
  ...DRAWN.map(
    (game): Shown => ({
      name: `the help of ${game.id}`,
      open: async ({ app, ada }) => {
        await openAt(ada, app, game, 0.5);
        await ada.keyboard.press('?');
        await ada.getByRole('heading', { name: 'Help', exact: true }).waitFor();
        return ada;
      },
    }),
  ),
  {
    name: 'the ribbon between two people',
    open: async ({ app, ada }) => {
      const kept = await remembered('bird', ['me', 'here'], { 1: 'Maximiliane' }, SHORT.bird);
      await ada.evaluate(`Object.assign(localStorage, ${JSON.stringify(kept)})`);
      await ada.goto(`${app.address}/new/bird`);
      await go(ada);
      await ada.locator('.table-page').waitFor();
      await ada.evaluate(KEEP_RIBBON);
      const ribbon = ada.locator('[data-kept]');
      for (let taps = 0; taps < 12 && !(await ribbon.isVisible()); taps++) await tapOnce(ada);
      await ribbon.waitFor();
      return ada;
    },
  },
];

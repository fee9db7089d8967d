/** The two roads to a match: at this device, where people share a screen, and with friends, where everybody has one. At this device the page remembers the table that is wanted; with friends it is laid as the page lays it. */
import type { Page } from 'playwright-core';
import type { Step } from '../src/bots/index.js';
import { type App, NO_PAGE } from './app.js';
import { beginWith, layTable, sitDownAt } from './rooms.js';
import { go, remembered, type Sits } from './setting-up.js';
import type { Options } from './short.js';

export interface How {
  readonly people: 1 | 2; // Ada, and Ben
  readonly bots: readonly Step[];
  readonly options?: Options;
  readonly slowBots?: boolean;
  readonly settings?: Readonly<Record<string, unknown>>; // of Ada's page
}

export interface Table {
  /** The screens that people play at. */
  readonly screens: readonly Page[];
  /** Ada's. */
  readonly first: Page;
  /** Who is asked on this screen. */
  askedAt(screen: Page): Promise<string>;
  /** Opens the match for somebody who looks on. */
  watch(): Promise<Page>;
  /** The other person agrees to a take-back that was asked for on the page's sheet, or does not. */
  consent(asker: Page, yes: boolean): Promise<void>;
}

export interface Road {
  readonly name: 'this device' | 'friends';
  begin(app: App, game: string, how: How): Promise<Table>;
}

const thisDevice: Road = {
  name: 'this device',
  async begin(app, game, { people, bots, options = {}, slowBots = false, settings = {} }) {
    const seats: Sits[] = ['me', ...(people === 2 ? (['here'] as const) : []), ...bots];
    const page = await app.visit({ slowBots, settings, at: `/new/${game}`, setUp: await remembered(game, seats, { 1: 'Ben' }, options) });
    await go(page);
    await page.locator('.table-page, .cover').first().waitFor();
    return {
      screens: [page],
      first: page,
      askedAt: async () => (people === 1 ? 'Ada' : ((await page.locator('[data-bar] h2').innerText()).split(':')[0] ?? '')),
      async watch() {
        const tab = await page.context().newPage();
        await tab.goto(page.url());
        await tab.getByRole('button', { name: 'Continue here', exact: true }).waitFor();
        return tab;
      },
      async consent(asker, yes) {
        await asker.getByRole('button', { name: yes ? 'They agree' : 'Leave it', exact: true }).click();
      },
    };
  },
};

const friends: Road = {
  name: 'friends',
  async begin(app, game, { people, bots, options = {}, slowBots = false, settings = {} }) {
    const ada = await app.visit({ slowBots, settings, at: NO_PAGE });
    // A table with friends has a seat for one. If nobody comes, a bot takes it.
    const beside = people === 2 ? bots : bots.slice(1);
    const { link, watch } = await layTable(ada, { game, seats: ['friend', ...beside], options });
    const screens = [ada];
    if (people === 2) {
      const ben = await app.visit({ at: NO_PAGE });
      await sitDownAt(ben, link, 'Ben');
      screens.push(ben);
    }
    await beginWith(ada, screens.slice(1));
    return {
      screens,
      first: ada,
      askedAt: async (screen) => (screen === ada ? 'Ada' : 'Ben'),
      async watch() {
        const page = await app.visit({ at: NO_PAGE });
        await page.goto(watch);
        await page.locator('.table-page').waitFor();
        return page;
      },
      async consent(asker, yes) {
        await asker.getByRole('button', { name: 'Ask them', exact: true }).click();
        const [other = asker] = screens.filter((screen) => screen !== asker);
        await other.getByRole('button', { name: yes ? /^Let / : /^No$/ }).click();
      },
    };
  },
};

export const ROADS = [thisDevice, friends] as const;

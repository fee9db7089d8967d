/** The two roads to a match: at this device, where people share a screen, and with friends, where everybody has one. Set up through the page on both. */
import type { Page } from 'playwright-core';
import type { BotName } from '../src/bots/index.js';
import type { App } from './app.js';

export interface How {
  readonly people: 1 | 2; // Ada, and Ben
  readonly bots: readonly BotName[];
  readonly options?: Readonly<Record<string, string | number>>; // by label: what is chosen, or another number
  readonly slowBots?: boolean;
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

/** A seat of the set-up form for each. */
async function fillForm(page: Page, game: string, seats: readonly string[], options: How['options'] = {}): Promise<void> {
  await page.goto(`${new URL(page.url()).origin}/new/${game}`);
  await page.getByRole('heading', { name: 'Who plays?' }).waitFor();
  const remove = page.getByRole('button', { name: /^Take .* from the table$/ });
  const places = page.getByLabel(/^Who sits in seat/);
  while ((await places.count()) > seats.length) await remove.last().click();
  while ((await places.count()) < seats.length) await page.getByRole('button', { name: 'One more seat' }).click();
  for (const [seat, who] of seats.entries()) if ((await places.nth(seat).inputValue()) !== who) await places.nth(seat).selectOption(who);
  const ben = seats.indexOf('here');
  if (ben >= 0) await page.getByLabel(`Name of seat ${ben + 1}`).fill('Ben');
  for (const [label, choice] of Object.entries(options)) {
    const field = page.getByLabel(label, { exact: true });
    if (typeof choice === 'string') await field.selectOption({ label: choice });
    else {
      await field.selectOption({ label: 'another number…' });
      await page.getByLabel(new RegExp(`^${label}, from`)).fill(String(choice));
    }
  }
}

const botSeats = (bots: readonly BotName[]): string[] => bots.map((bot) => `bot ${bot}`);

const thisDevice: Road = {
  name: 'this device',
  async begin(app, game, { people, bots, options, slowBots = false }) {
    const page = await app.visit({ slowBots });
    await fillForm(page, game, ['me', ...(people === 2 ? ['here'] : []), ...botSeats(bots)], options);
    await page.getByRole('button', { name: 'Begin', exact: true }).click();
    await page.locator('.table-page, .cover').first().waitFor();
    return {
      screens: [page],
      first: page,
      askedAt: async () => (people === 1 ? 'Ada' : ((await page.locator('.q h2').innerText()).split(':')[0] ?? '')),
      async watch() {
        const tab = await page.context().newPage();
        await tab.goto(page.url());
        await tab.getByRole('button', { name: 'Continue here' }).waitFor();
        return tab;
      },
      async consent(asker, yes) {
        await asker.getByRole('button', { name: yes ? 'They agree: take it back' : 'Leave it' }).click();
      },
    };
  },
};

const friends: Road = {
  name: 'friends',
  async begin(app, game, { people, bots, options, slowBots = false }) {
    const ada = await app.visit({ slowBots });
    // A table with friends has a seat for one. If nobody comes, a bot takes it.
    const others = people === 2 ? ['friend', ...botSeats(bots)] : ['friend-or-bot', ...botSeats(bots.slice(1))];
    await fillForm(ada, game, ['me', ...others], options);
    await ada.getByRole('button', { name: 'Invite' }).click();
    await ada.getByRole('heading', { name: 'You have a seat' }).waitFor();
    const invite = await ada.getByRole('textbox', { name: 'Invite friends' }).inputValue();
    const watch = await ada.getByRole('textbox', { name: /^Watch/ }).inputValue();
    const screens = [ada];
    if (people === 1) await ada.getByRole('button', { name: 'Begin', exact: true }).click();
    else {
      const ben = await app.visit();
      await ben.goto(invite);
      await ben.getByLabel('Your name').fill('Ben');
      await ben.getByRole('button', { name: 'Sit down' }).click();
      await ben.locator('.table-page').waitFor();
      screens.push(ben);
    }
    await ada.locator('.table-page').waitFor();
    return {
      screens,
      first: ada,
      askedAt: async (screen) => (screen === ada ? 'Ada' : 'Ben'),
      async watch() {
        const page = await app.visit();
        await page.goto(watch);
        await page.locator('.table-page').waitFor();
        return page;
      },
      async consent(asker, yes) {
        await asker.getByRole('button', { name: 'Ask them' }).click();
        const [other = asker] = screens.filter((screen) => screen !== asker);
        await other.getByRole('button', { name: yes ? 'Allow it' : 'Decline' }).click();
      },
    };
  },
};

export const ROADS: readonly Road[] = [thisDevice, friends];

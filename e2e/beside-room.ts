/** The pictures of a room with friends: how a person comes to what each of them shows. Who else sits there has a page of their own. */
import type { Page } from 'playwright-core';
import { type App, NO_PAGE } from './app.js';
import { hurry, tapOn, waitForTurn } from './hands.js';
import { beginWith, type Lay, layTable, sitDownAt } from './rooms.js';
import { press } from './shown-alone.js';

type Open = (page: Page, app: App) => Promise<unknown>;

const TOWN: Lay = { game: 'nation', seats: ['friend', 'friend', 'steady', 'gentle'] };
const SHORT_TOWN: Lay = { ...TOWN, options: { target: 8 } };
const BIRDS: Lay = { game: 'bird', seats: ['friend', 'gentle'] };

interface Room {
  readonly link: string;
  readonly code: string;
  readonly watch: string;
  readonly friends: readonly Page[];
}

/** Whoever looks at the page lays the table; friends sit down by the link, each at a device of their own. */
async function lay(page: Page, app: App, table: Lay, names: readonly string[], begins = true): Promise<Room> {
  const room = await layTable(page, table);
  const friends: Page[] = [];
  for (const name of names) {
    const friend = await app.visit({ at: NO_PAGE });
    await sitDownAt(friend, room.link, name);
    friends.push(friend);
  }
  if (begins) await beginWith(page, friends);
  return { ...room, friends };
}

const FRIENDS = ['Ben', 'Chloe'];
const LONG = ['Bartholomew Montgomery', 'Wilhelmina Featherstone'];

/** People speak, and it is Ada's turn or Ben's. */
const playing =
  (names: readonly string[] = FRIENDS, mine = true): Open =>
  async (page, app) => {
    const { friends } = await lay(page, app, TOWN, names);
    await waitForTurn(page);
    if (!mine) await tapOn(page);
    const [ben] = friends;
    if (ben) await say(ben, 'Do not forget my birthday');
    await page.locator('[role="status"]', { hasText: 'birthday' }).first().waitFor();
  };

async function say(page: Page, words: string): Promise<void> {
  const talk = page.getByRole('tab', { name: /^Talk/ });
  if (!(await talk.isVisible()))
    await page
      .getByRole('button', { name: /^Journal/ })
      .first()
      .click();
  await talk.click();
  const field = page.getByLabel('Your words');
  await field.fill(words);
  await field.press('Enter');
}

const atEnd: Open = async (page, app) => {
  const { friends } = await lay(page, app, SHORT_TOWN, FRIENDS);
  const pages = [page, ...friends];
  await Promise.all(pages.map((each) => hurry(each, 8000)));
  for (const each of pages) await press(each, 'The story');
  await page.locator('[data-curve]').waitFor();
  await friends[1]?.getByRole('button', { name: 'Once more, same people', exact: true }).click();
};

/** Somebody else's table, for whoever comes to it. */
const comesTo =
  (table: Lay, names: readonly string[], then: (page: Page, room: Room, ada: Page) => Promise<unknown>, begins = true): Open =>
  async (page, app) => {
    const ada = await app.visit({ at: NO_PAGE });
    const room = await lay(ada, app, table, names, begins);
    await page.evaluate("localStorage.removeItem('halcyon:settings')"); // whoever comes has typed no name here
    await page.goto('about:blank');
    await then(page, room, ada);
  };

const guest = (name: string): Open =>
  comesTo(
    TOWN,
    ['Ben'],
    async (page, { link }) => {
      await page.goto(link);
      await page.getByLabel('What shall we call you?').fill(name);
      if (name !== '')
        await page
          .getByRole('status')
          .filter({ hasText: /nobody|sits here/ })
          .waitFor();
    },
    false,
  );

const late = (table: Lay, names: readonly string[], isOver = false): Open =>
  comesTo(table, names, async (page, { link, friends }, ada) => {
    if (isOver) await Promise.all([ada, ...friends].map((each) => hurry(each, 8000)));
    await page.goto(link);
    await page.locator('#late').waitFor();
  });

const television = (begins: boolean): Open =>
  comesTo(
    TOWN,
    FRIENDS.slice(0, begins ? 2 : 1),
    async (page, { watch }, ada) => {
      await page.goto(watch.replace('/watch/', '/tv/'));
      await page
        .locator(begins ? '[data-form="watch"]' : 'h2')
        .first()
        .waitFor();
      if (begins) await tapOn(ada);
    },
    begins,
  );

export const ROOM: Readonly<Record<string, Open>> = {
  'room-gathering': async (page, app) => {
    const { friends } = await lay(page, app, TOWN, ['Ben'], false);
    if (friends[0]) await friends[0].getByRole('button', { name: 'Hello!', exact: true }).click();
    await page.getByRole('status').filter({ hasText: 'Hello!' }).first().waitFor();
  },
  'room-gathering-ready': (page, app) => lay(page, app, TOWN, FRIENDS, false),
  'room-guest': guest(''),
  'room-guest-taken': guest('Ben'),
  'room-guest-ok': guest('Chloe'),
  'room-late-full': late({ game: 'nation', seats: ['friend', 'friend'] }, FRIENDS),
  'room-late-running': late(TOWN, FRIENDS),
  'room-late-over': late({ ...BIRDS, options: { length: 'short' } }, ['Ben'], true),
  'room-play': playing(),
  'room-play-long': playing(LONG),
  'room-play-wait': playing(FRIENDS, false),
  'room-play-talk': async (page, app) => {
    await playing()(page, app);
    await page.getByRole('tab', { name: /^Talk/ }).click();
  },
  'room-play-undo': async (page, app) => {
    const { friends } = await lay(page, app, { ...TOWN, seats: ['friend', 'friend'] }, FRIENDS);
    await tapOn(page);
    const [ben] = friends;
    if (!ben) return;
    await waitForTurn(ben);
    await tapOn(ben);
    await press(ben, 'Take back');
    await press(ben, 'Ask them');
    await page.locator('[data-bar="request"]').waitFor();
  },
  'room-play-cut': async (page, app) => {
    await lay(page, app, TOWN, FRIENDS);
    await waitForTurn(page);
    await page.context().setOffline(true);
    await page.evaluate("dispatchEvent(new Event('offline'))");
    await page.locator('[data-bar="cut"]').waitFor();
  },
  'room-end': atEnd,
  'room-end-said': async (page, app) => {
    await atEnd(page, app);
    await press(page, 'Once more, same people');
    await page.getByRole('heading', { name: /^You said yes/ }).waitFor();
  },
  'tv-gathering': television(false),
  'tv-play': television(true),
  'setup-nation-strength': async (page, app) => {
    await page.goto(`${app.address}/new/nation`);
    await page.getByRole('button', { name: 'Who sits in seat 2: ' }).click();
    await page.getByText('Thinks ahead.').waitFor();
  },
  'setup-nation-variants': async (page, app) => {
    await page.goto(`${app.address}/new/nation`);
    await page.getByRole('button', { name: /^Variants/ }).click();
    await page.getByRole('heading', { name: 'Variants', exact: true }).waitFor();
  },
  'shelf-1': async (page, app) => {
    await lay(page, app, TOWN, FRIENDS);
    await waitForTurn(page);
    await page.goto(app.address);
    await page.getByRole('link', { name: 'My matches, 1 running', exact: true }).waitFor();
  },
  shelf: async (page, app) => {
    await lay(page, app, TOWN, FRIENDS);
    await lay(page, app, BIRDS, ['Ben']);
    await page.goto(`${app.address}/new/farm`);
    await page.locator('[data-setup] [data-bar-act]').click();
    await waitForTurn(page);
    await page.goto(app.address);
    await page.getByRole('link', { name: 'My matches, 3 running', exact: true }).waitFor();
  },
};

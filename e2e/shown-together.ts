/** The screens that people meet together, from the invitation to the rematch; each begins where the one before has left them. */
import type { Page } from 'playwright-core';
import type { App } from './app.js';
import { DRAWN } from './drawn.js';
import { hurry } from './hands.js';
import { beginWith, layTable, sitDownAt } from './rooms.js';
import { go, remembered } from './setting-up.js';
import type { Size } from './shapes-cases.js';
import { SHORT } from './short.js';
import { DESK, isPhone, ofSize, POCKET, press, type Shown, type Stage } from './shown-alone.js';

const isTelevision = ({ width }: Size) => width >= 1280;
const TELEVISION = ofSize(1920, 1080);

/** A television shows the table that a link to watch leads to. */
const onTelevision = async (page: Page, watch: string, until: string): Promise<Page> => {
  await page.setViewportSize(TELEVISION);
  await page.goto('about:blank');
  await page.goto(watch.replace('/watch/', '/tv/'));
  await page.locator(until).first().waitFor();
  return page;
};

/** Opens a link anew: the address of a room differs by what follows the #, which loads nothing. */
const follow = async (page: Page, link: string, heading: string | RegExp): Promise<Page> => {
  await page.evaluate(`for (const key of Object.keys(localStorage)) if (key.startsWith('halcyon:online:')) localStorage.removeItem(key)`);
  await page.goto('about:blank');
  await page.goto(link);
  await page.getByRole('heading', { name: heading, exact: true }).first().waitFor();
  return page;
};

export function together(): readonly Shown[] {
  let room = { link: '', code: '', watch: '' };
  const lay = (game: string, seats: Parameters<typeof layTable>[1]['seats']) => async (stage: Stage) => {
    room = await layTable(stage.ada, { game, seats, options: SHORT[game] ?? {} });
    return stage.ada;
  };
  const door = (app: App) => `${app.address}/room/${room.code}`;
  return [
    ...DRAWN.flatMap((game) => [
      { name: `whoever laid ${game.id}`, open: lay(game.id, ['friend', 'friend', 'sleepy']) },
      { name: `${game.id} at the door`, open: ({ ben }: Stage) => follow(ben, room.link, /invites you/) },
      {
        name: `${game.id} gathers before a television`,
        open: ({ cleo }: Stage) => onTelevision(cleo, room.watch, 'h2'),
        only: isTelevision,
      },
    ]),
    { name: 'a door that the code leads to', open: ({ app, cleo }) => follow(cleo, door(app), /invites you/) },
    {
      name: 'a knock',
      open: async ({ cleo }) => {
        await cleo.getByLabel('What shall we call you?').fill('Cleo');
        await press(cleo, 'Knock');
        await cleo.getByRole('heading', { name: 'You have knocked', exact: true }).waitFor();
        return cleo;
      },
    },
    {
      name: 'a knock is heard',
      open: async ({ ada }) => {
        await ada.getByRole('button', { name: 'Let Cleo in', exact: true }).waitFor();
        return ada;
      },
    },
    {
      name: 'a guest at the gathering',
      open: async ({ ben }) => {
        await sitDownAt(ben, room.link, 'Ben');
        return ben;
      },
    },
    {
      name: 'the talk before it begins',
      open: async ({ ben }) => {
        await ben.setViewportSize(POCKET);
        await press(ben, /^Talk/);
        await ben.getByRole('dialog').waitFor();
        return ben;
      },
      only: isPhone,
    },
    {
      name: 'the terms',
      open: async ({ ben }) => {
        await ben.keyboard.press('Escape');
        await press(ben, 'The table');
        await ben.getByRole('dialog').waitFor();
        return ben;
      },
    },
    { name: 'no table has the code', open: ({ app, cleo }) => follow(cleo, `${app.address}/room/TOVEK`, 'No table has the code TOVEK') },
    {
      name: 'a late link to a table that has begun',
      open: async (stage) => {
        await lay('bird', ['friend', 'sleepy'])(stage);
        await sitDownAt(stage.ben, room.link, 'Ben');
        await beginWith(stage.ada, [stage.ben]);
        return follow(stage.cleo, room.link, 'They are in the middle of it');
      },
    },
    { name: 'the code of a table that has begun', open: ({ app, cleo }) => follow(cleo, door(app), 'They are in the middle of it') },
    {
      name: 'a name is asked for before one knocks',
      open: async ({ cleo }) => {
        await press(cleo, /^Ask for /);
        await cleo.getByLabel('What shall we call you?').waitFor();
        return cleo;
      },
    },
    { name: 'a table on television', open: ({ cleo }) => onTelevision(cleo, room.watch, '[data-form="watch"]'), only: isTelevision },
    {
      name: 'people',
      open: async ({ ada }) => {
        await ada.setViewportSize(DESK);
        await press(ada, 'People');
        await ada.getByRole('dialog').waitFor();
        return ada;
      },
    },
    {
      name: 'talk at the table',
      open: async ({ ada }) => {
        await ada.keyboard.press('Escape');
        await ada.setViewportSize(DESK);
        await ada.getByRole('tab', { name: /^Talk/ }).click();
        await ada.getByLabel('Your words').waitFor();
        return ada;
      },
    },
    {
      name: 'the end in the room',
      open: async ({ ada, ben }) => {
        await Promise.all([hurry(ada, 6000), hurry(ben, 6000)]);
        for (const page of [ada, ben]) await press(page, 'The story');
        await ada.locator('[data-curve]').waitFor();
        return ada;
      },
    },
    { name: 'a late link to a table that is over', open: ({ cleo }) => follow(cleo, room.link, 'You missed a good one') },
    {
      name: 'once more is asked',
      open: async ({ ada }) => {
        await press(ada, 'Once more, same people');
        await ada.getByRole('heading', { name: /^You said yes/ }).waitFor();
        return ada;
      },
    },
    { name: 'once more is heard', open: async ({ ben }) => ben },
    {
      name: 'the gathering of a rematch',
      open: async ({ ben }) => {
        await press(ben, 'Once more, same people');
        await ben.getByRole('heading', { name: 'Everybody is here', exact: true }).waitFor();
        return ben;
      },
    },
    {
      name: 'a late link to a table of people alone',
      open: async ({ ada, ben, cleo }) => {
        room = await layTable(ada, { game: 'nation', seats: ['friend'] });
        await sitDownAt(ben, room.link, 'Ben');
        await beginWith(ada, [ben]);
        return follow(cleo, room.link, 'This table is full');
      },
    },
    {
      name: 'the cover between two people',
      open: async ({ app, ada }) => {
        const kept = await remembered('nation', ['sleepy', 'here', 'here'], { 1: 'Ben', 2: 'Cleo' });
        await ada.evaluate(`Object.assign(localStorage, ${JSON.stringify(kept)})`);
        await ada.goto(`${app.address}/new/nation`);
        await go(ada);
        await ada.locator('.cover').waitFor();
        return ada;
      },
    },
  ];
}

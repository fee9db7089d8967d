/** An evening in one room: three people, one of them at a phone, by the link and by the code, through a match to a rematch and its end, without an error message. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type App, NO_PAGE } from './app.js';
import { faultsOn, LIGHTS } from './faults.js';
import { hurry } from './hands.js';
import { beginWith, layTable, sitDownAt } from './rooms.js';
import { SHORT } from './short.js';

/** Says a name at the door that the code leads to, and knocks. */
async function knockAt(page: Page, address: string, name: string): Promise<void> {
  await page.goto(address);
  await page.getByLabel('What shall we call you?').fill(name);
  await page.getByRole('button', { name: 'Knock', exact: true }).click();
  await page.getByRole('heading', { name: 'You have knocked', exact: true }).waitFor();
}

const noTrouble = async (pages: readonly Page[]): Promise<void> => {
  for (const page of pages) expect(await page.getByText('That did not work').count()).toBe(0);
};

/** Everybody plays on until it is over, and goes to see how it ended. */
async function playOut(pages: readonly Page[]): Promise<void> {
  const outcomes = await Promise.all(pages.map((page) => hurry(page, 6000)));
  expect(outcomes).toEqual(pages.map(() => true));
  await noTrouble(pages);
  for (const page of pages) await page.getByRole('button', { name: 'The story', exact: true }).click();
}

export async function anEvening(app: App, game: string): Promise<void> {
  const [ada, ben, cleo] = [
    await app.visit({ at: NO_PAGE }),
    await app.visit({ phone: true, at: NO_PAGE }),
    await app.visit({ at: NO_PAGE }),
  ];
  const pages = [ada, ben, cleo];
  const { link, code } = await layTable(ada, { game, seats: ['friend', 'friend'], options: SHORT[game] ?? {} });

  await ben.goto(link);
  const name = ben.getByLabel('What shall we call you?');
  expect(await name.inputValue()).toBe(''); // everybody is Ada in these tests, and an Ada sits there
  await name.fill('ada');
  await ben.getByText('An Ada sits here already.').waitFor();
  await ben.getByRole('button', { name: 'ada the second', exact: true }).click();
  await ben.getByText('Good, nobody here has that name.').waitFor();
  await sitDownAt(ben, link, 'Ben');
  expect(new URL(ben.url()).pathname).toBe(`/room/${code}`);
  expect(ben.url()).not.toContain('#');

  await ada.getByRole('button', { name: 'Change', exact: true }).click();
  await ada.getByRole('group', { name: 'Hints', exact: true }).getByRole('button', { name: 'None', exact: true }).click();
  await ada.keyboard.press('Escape');
  await ben.getByRole('button', { name: 'The table', exact: true }).click();
  await ben.getByText(/ · no hints$/).waitFor();
  await ben.keyboard.press('Escape');

  await knockAt(cleo, `${app.address}/room/${code.toLowerCase()}`, 'Cleo');
  await ben.getByRole('button', { name: 'Let Cleo in', exact: true }).click();
  await cleo.getByRole('list', { name: 'Around the table' }).waitFor();
  await ada.getByRole('heading', { name: 'Everybody is here', exact: true }).waitFor();
  await beginWith(ada, [ben, cleo]);
  await playOut(pages);

  await ada.getByRole('button', { name: 'Once more, same people', exact: true }).click();
  await ada.getByRole('heading', { name: /^You said yes. Waiting for Ben and Cleo/ }).waitFor();
  for (const page of [ada, ben]) expect(await faultsOn(page, { lights: LIGHTS, within: '[data-bar]' })).toEqual([]);
  await cleo.goto(app.address); // elsewhere in the app
  await cleo.getByText('Ada wants once more.', { exact: true }).waitFor(); // once, in the strip
  expect(await cleo.getByText(/wants once more/).count()).toBe(1);
  await ben.getByRole('button', { name: 'Once more, same people', exact: true }).click();
  await cleo.getByRole('button', { name: 'Yes', exact: true }).click();
  for (const page of pages) await page.getByRole('heading', { name: 'Everybody is here', exact: true }).waitFor();
  for (const page of pages) expect(new URL(page.url()).pathname).toBe(`/room/${code}`);
  await beginWith(ben, [ada, cleo]); // at a rematch anybody who sits there
  await playOut(pages);
  for (const page of pages) await page.getByRole('heading', { name: /once more, same people/i }).waitFor();
  await noTrouble(pages);
}

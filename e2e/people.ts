/** Two ways to use the table, by pointer or by keyboard: what a person can do at it, each written once for each way. */
import type { Locator, Page } from 'playwright-core';
import { ACT, ASKED, entriesOf, hurry, hurryKeys, isOver, LEGAL, QUIET, REFUSED, tapOn, waitForMore } from './hands.js';

export interface Hand {
  readonly name: string;
  /** Presses a button of the page. */
  press(button: Locator): Promise<void>;
  /** Gives some answer to the question on the screen. */
  answer(page: Page): Promise<void>;
  /** Answers whatever is asked, so many times at most. True once the match is over. */
  hurry(page: Page, times: number): Promise<boolean>;
  askHint(page: Page): Promise<void>;
  /** Plays what is marked. */
  confirm(page: Page): Promise<void>;
  takeBack(page: Page): Promise<void>;
  /** Asks why something is not possible. False: everything is. */
  askWhyNot(page: Page): Promise<boolean>;
  /** In a replay: one step back or on. */
  step(page: Page, by: 1 | -1): Promise<void>;
  /** In a replay: to the round at this place of the list. */
  jumpTo(page: Page, round: number): Promise<void>;
}

/** Waits until this screen is asked something, or its match is over; a cover is taken off. */
export async function turn(page: Page): Promise<void> {
  const cover = page.locator('.cover .btn');
  await page.locator(`${ASKED}, .cover`).first().waitFor();
  if (await cover.isVisible()) {
    await cover.click();
    await page.locator(ASKED).first().waitFor();
  }
}

/** How many answers there are: what the list counts, or the buttons where they are all in the bar. */
const COUNT = `(() => {
  const listed = document.querySelector('[data-bar-list]')?.getAttribute('data-bar-list');
  return listed ? Number(listed) : document.querySelectorAll('[data-bar-act], [data-bar-quiet]').length;
})()`;

const SOON = { timeout: 4000 };

let dice = 1; // the same answers in each run

/** Taps a thing, unless something else lies over it: then a person would take another one. */
async function tap(thing: Locator): Promise<void> {
  await thing.click(SOON).catch((error: unknown) => {
    if (!(error instanceof Error && error.name === 'TimeoutError')) throw error;
  });
}

/** Waits until an answer is taken. Where something else had come up by the time it was given, a person would try again. */
async function taken(page: Page, before: number, again: () => Promise<unknown>): Promise<void> {
  await waitForMore(page, before, SOON).catch(async (error: unknown) => {
    if (!(error instanceof Error && error.name === 'TimeoutError')) throw error;
    await again();
    await waitForMore(page, before, SOON);
  });
}

const pointer: Hand = {
  name: 'pointer',
  press: (button) => button.click(),
  async answer(page) {
    await turn(page);
    if (await isOver(page)) return;
    const before = await entriesOf(page);
    const things = page.locator(LEGAL);
    const count = await things.count();
    if (count > 0) await tap(things.nth(dice++ % count));
    const go = page.locator(ACT);
    const beside = page.locator(QUIET);
    if ((await go.count()) > 0) await go.click();
    else if ((await entriesOf(page).catch(() => -1)) === before && (await beside.count()) > 0) await beside.first().click();
    else if (count > 0) await tapOn(page); // a thing that only opens a choice: go on from there
    await taken(page, before, () => tapOn(page));
  },
  hurry: (page, times) => hurry(page, times, 1),
  askHint: (page) => page.getByRole('button', { name: 'Hint', exact: true }).click(),
  confirm: (page) => page.locator(ACT).click(),
  takeBack: (page) => page.getByRole('button', { name: 'Take back', exact: true }).click(),
  async askWhyNot(page) {
    const refused = page.locator(REFUSED);
    if ((await refused.count()) > 0) {
      const told = page.locator('[data-bar="whyNot"]');
      const isTold = () =>
        told.waitFor({ timeout: 2000 }).then(
          () => true,
          () => false,
        );
      await refused.first().click();
      if (!(await isTold())) await refused.first().click(); // a card with several levels has opened: the first of them
      return true;
    }
    const list = page.locator('[data-bar-list]');
    if ((await list.count()) === 0) return false;
    await list.click();
    const why = page.locator('[data-moves] summary');
    if ((await why.count()) === 0) {
      await page.keyboard.press('Escape');
      return false;
    }
    await why.click();
    await page.locator('[data-move="no"]').first().click();
    return true;
  },
  step: (page, by) => page.getByRole('button', { name: by > 0 ? 'One step on' : 'One step back', exact: true }).click(),
  async jumpTo(page, round) {
    await page.getByLabel('Jump to').selectOption({ index: round });
  },
};

const keyboard: Hand = {
  name: 'keyboard',
  press: async (button) => {
    await button.focus();
    await button.page().keyboard.press('Enter');
  },
  async answer(page) {
    await turn(page);
    if (await isOver(page)) return;
    const before = await entriesOf(page);
    const press = async () => {
      const answers = Math.max(1, Math.min(10, await page.evaluate<number>(COUNT)));
      await page.keyboard.press(String((1 + (dice++ % answers)) % 10));
    };
    await press();
    await taken(page, before, press);
  },
  hurry: hurryKeys,
  askHint: (page) => page.keyboard.press('h'),
  confirm: (page) => page.keyboard.press('Enter'),
  takeBack: (page) => page.keyboard.press('u'),
  async askWhyNot(page) {
    await page.keyboard.press('l');
    const why = page.locator('[data-moves] summary');
    if ((await why.count()) > 0) {
      await keyboard.press(why);
      await keyboard.press(page.locator('[data-move="no"]').first());
      return true;
    }
    if (await page.locator('dialog[open]').isVisible()) await page.keyboard.press('Escape');
    const refused = page.locator(`${REFUSED} >> visible=true`);
    if ((await refused.count()) === 0) return false;
    await keyboard.press(refused.first());
    return true;
  },
  step: (page, by) => page.keyboard.press(by > 0 ? 'ArrowRight' : 'ArrowLeft'),
  async jumpTo(page, round) {
    const list = page.getByLabel('Jump to');
    await list.focus();
    for (let at = Number(await list.inputValue()); at !== round; at += Math.sign(round - at))
      await page.keyboard.press(round > at ? 'ArrowDown' : 'ArrowUp');
    await page.evaluate('document.activeElement.blur()');
  },
};

export const HANDS = [pointer, keyboard] as const;

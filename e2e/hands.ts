/** Hands on the table: what a person does with pointer and keys, for tests. They know the page by its words, and legal things by their glow. */
import type { Locator, Page } from 'playwright-core';

export const LEGAL = '.table-page [data-mark="legal"]';
export const REFUSED = '.table-page [data-mark="refused"]';
export const HEADING = '[data-bar] h2';
export const ACT = '[data-bar-act]'; // the one filled button
export const QUIET = '[data-bar-quiet]';

export const isOver = (page: Page): Promise<boolean> => page.locator('.table-page [data-bar="over"]').isVisible();

/** What is there when this screen is asked something, or the match is over. Other pages have bars of their own. */
export const ASKED = ['question', 'hurry', 'hint', 'guide', 'whyNot', 'request', 'over']
  .map((state) => `.table-page [data-bar="${state}"]`)
  .join(', ');
const COVER = '.cover';

/** Waits until this screen is asked something, or the match is over. */
export async function waitForTurn(page: Page): Promise<void> {
  await page.locator(ASKED).first().waitFor();
}

export const entriesOf = async (page: Page): Promise<number> => Number(await page.locator('.table-page').getAttribute('data-entries'));

/** An answer is taken when its entry is there, or a scene tells of it, or the screen is covered for the next person. */
export const waitForMore = (page: Page, entries: number, how?: { readonly timeout: number }): Promise<void> =>
  page.locator(`.table-page:not([data-entries="${entries}"]), .table-page [data-bar="scene"], ${COVER}`).first().waitFor(how);

/** The entries shown to whoever is asked now; null: the screen waits for somebody to sit down before it. */
async function entriesWhenAsked(page: Page): Promise<number | null> {
  await page.locator(`${ASKED}, ${COVER}`).first().waitFor();
  return (await page.locator(COVER).isVisible()) ? null : entriesOf(page);
}

/** From the shelf through the set-up, as it was last time, to the first question. */
export async function playNow(page: Page, title: string): Promise<void> {
  await page.getByRole('link', { name: `Play: ${title}`, exact: true }).click();
  await page.locator('[data-setup]').waitFor();
  await page.keyboard.press('Enter');
  await page.locator('.table-page').waitFor();
  await waitForTurn(page);
}

const soon = { timeout: 4000 };

/** Plays one answer by pointer: a thing on the table and the filled button, or a button of the bar. False once the match is over. */
export async function tapOnce(page: Page): Promise<boolean> {
  const before = await entriesWhenAsked(page);
  if (before === null) return true;
  const read = page.locator(`[data-bar="guide"] ${ACT}`, { hasText: /^Next$/ });
  while (await read.isVisible()) await read.click(); // lessons come before the move
  const things = page.locator(LEGAL);
  const [over, count] = await Promise.all([isOver(page), things.count()]);
  if (over) return false;
  const go: Locator = page.locator(ACT);
  try {
    for (let tried = 0; tried < Math.min(count, 6); tried++) {
      await things.nth(tried).click(soon);
      if ((await go.count()) > 0) break; // before, it only opened something to choose from
    }
    if ((await go.count()) > 0) await go.first().click(soon);
    else if ((await page.locator(QUIET).count()) > 0) await page.locator(QUIET).first().click(soon);
    else await page.keyboard.press('1'); // what was tapped only opened something: the first answer of the list
    await waitForMore(page, before, soon);
  } catch (error) {
    if (!(error instanceof Error && error.name === 'TimeoutError')) throw error; // what was reached for has been answered by itself
  }
  return true;
}

/** Runs a script of somebody who plays inside the page. Until it is through nothing is drawn, which takes longer than all the rest. */
export const undrawn = <T>(page: Page, script: string): Promise<T> =>
  page.evaluate<T>(`(async () => {
    document.body.style.contentVisibility = 'hidden';
    try {
      return await ${script};
    } finally {
      document.body.style.contentVisibility = '';
    }
  })()`);

/**
 * What hurried players share: whether it is over, taking the cover off a table that is handed over, and waiting until an answer is taken.
 * They do not wait for pictures: drawing takes longer than playing.
 */
const IN_A_HURRY = `
  const over = () => document.querySelector('.table-page [data-bar="over"]') !== null;
  const uncover = () => document.querySelector('.cover .btn')?.click();
  const entries = () => document.querySelector('.table-page')?.dataset.entries;
  const soon = () => new Promise((goOn) => setTimeout(goOn, 4));
  const taken = async (before) => {
    for (let looks = 0; looks < 6 && entries() === before; looks++) await soon();
  };
`;

/** Taps on its own inside the page: the same elements, the same clicks, without a trip to the test for each. */
const HURRY = `(async (most, legal, luck, once) => {
  ${IN_A_HURRY}
  const first = entries();
  let [before, stuck] = [first, 0]; // taps since something was played: a thing may only open a choice
  for (let taps = 0; taps < most && !over() && !(once && entries() !== first); taps++) {
    uncover();
    stuck = entries() === before ? stuck + 1 : 0;
    before = entries();
    const drawn = [...document.querySelectorAll(legal)];
    const beside = [...document.querySelectorAll('[data-bar-quiet]')];
    const things = luck === 0 && drawn.length > 0 ? drawn : [...drawn, ...beside];
    const thing = things[(taps * luck + stuck) % things.length];
    thing?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await soon();
    const act = over() ? null : document.querySelector('[data-bar-act]');
    act?.click();
    if (act || !drawn.includes(thing)) await taken(before); // else it only opened a choice
  }
  return over();
})`;

/** Taps so many times in a hurry, whether it is this screen's turn or not: always the first thing that glows, or with luck one or the other. True once the match is over. */
export const hurry = (page: Page, taps: number, luck = 0): Promise<boolean> =>
  undrawn(page, `${HURRY}(${taps}, ${JSON.stringify(LEGAL)}, ${luck}, false)`);

/** The same where the pictures count. */
export const hurryInSight = (page: Page, taps: number, luck: number): Promise<boolean> =>
  page.evaluate<boolean>(`${HURRY}(${taps}, ${JSON.stringify(LEGAL)}, ${luck}, false)`);

/** Taps in a hurry until something was played: where a thing opens a choice, and that one another. */
export const tapOn = (page: Page): Promise<boolean> => page.evaluate<boolean>(`${HURRY}(60, ${JSON.stringify(LEGAL)}, 1, true)`);

/** Presses number keys inside the page: one that has an answer, and any after one that had none. */
const HURRY_KEYS = `(async (most, luck) => {
  ${IN_A_HURRY}
  const answers = () => {
    const listed = document.querySelector('[data-bar-list]')?.dataset.barList;
    return Math.min(10, Number(listed ?? document.querySelectorAll('[data-bar-act], [data-bar-quiet]').length));
  };
  for (let [presses, isStuck] = [0, false]; presses < most && !over(); presses++) {
    uncover();
    const [before, choice] = [entries(), answers()];
    const key = isStuck || choice === 0 ? (presses * luck) % 10 : (1 + ((presses * luck) % choice)) % 10;
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: String(key), bubbles: true }));
    await taken(before);
    isStuck = entries() === before;
  }
  return over();
})`;

/** Presses number keys so many times in a hurry, whether they mean something or not. True once the match is over. */
export const hurryKeys = (page: Page, presses: number, luck = 7): Promise<boolean> => undrawn(page, `${HURRY_KEYS}(${presses}, ${luck})`);

/** Plays to the end: some taps with the real pointer, the rest in a hurry. */
export async function tapToTheEnd(page: Page): Promise<void> {
  for (let taps = 0; taps < 3; taps++) if (!(await tapOnce(page))) return;
  if (!(await hurry(page, 3000))) throw new Error('the match does not come to an end');
}

/** Plays with the number keys alone: always the last answer of the list that has a key. */
export async function keyOnce(page: Page): Promise<boolean> {
  const before = await entriesWhenAsked(page);
  if (before === null) return true;
  if (await isOver(page)) return false;
  const listed = await page.locator('.tt-asks').first().locator('[data-move=""]').count();
  if (listed === 0) return true;
  await page.keyboard.press(String(Math.min(9, listed)));
  await waitForMore(page, before);
  return true;
}

/** What the journal says once it is up to date, newest last. */
export async function journal(page: Page): Promise<string[]> {
  await page.locator('.log[aria-busy="true"]').waitFor({ state: 'detached' });
  return page.locator('.log li').allInnerTexts();
}

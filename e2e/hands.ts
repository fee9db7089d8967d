/** Hands on the table: what a person does with pointer and keys, for tests. They know the page by its words, and legal things by their glow. */
import type { Locator, Page } from 'playwright-core';

export const LEGAL = '.table-page [class*="-legal"]';
export const REFUSED = '.table-page [class*="-no"][aria-label]';

export const isOver = (page: Page): Promise<boolean> => page.getByRole('heading', { name: 'The match is over' }).isVisible();

/** What is there when this screen is asked something, or the match is over. Other pages have bars of their own. */
const ASKED = '.table-page .q:not(.waits), .table-page .tt-asks';
const COVER = '.cover';

/** Waits until this screen is asked something, or the match is over. */
export async function waitForTurn(page: Page): Promise<void> {
  await page.locator(ASKED).first().waitFor();
}

export const entriesOf = async (page: Page): Promise<number> => Number(await page.locator('.table-page').getAttribute('data-entries'));

/** An answer is taken when its entry is there, or the screen is covered for the next person. */
export const waitForMore = (page: Page, entries: number, how?: { readonly timeout: number }): Promise<void> =>
  page.locator(`.table-page:not([data-entries="${entries}"]), ${COVER}`).first().waitFor(how);

/** The entries shown to whoever is asked now; null: the screen waits for somebody to sit down before it. */
async function entriesWhenAsked(page: Page): Promise<number | null> {
  await page.locator(`${ASKED}, ${COVER}`).first().waitFor();
  return (await page.locator(COVER).isVisible()) ? null : entriesOf(page);
}

export async function playNow(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: `Play now: ${title}` }).click();
  await page.locator('.page').waitFor();
  await waitForTurn(page);
}

const soon = { timeout: 4000 };

/** Plays one answer by pointer: a thing on the table and the filled button, or a button of the bar. False once the match is over. */
export async function tapOnce(page: Page): Promise<boolean> {
  const before = await entriesWhenAsked(page);
  if (before === null) return true;
  const things = page.locator(LEGAL);
  const [over, count] = await Promise.all([isOver(page), things.count()]);
  if (over) return false;
  const go: Locator = page.locator('.q .btn.go');
  try {
    if (count > 0) await things.first().click(soon);
    if ((await go.count()) > 0) await go.first().click(soon);
    else if (count === 0) await page.locator('.q .q-buttons .btn:not(.quietbtn)').first().click(soon);
    else return true; // it opens something to choose from
    await waitForMore(page, before, soon);
  } catch (error) {
    if (!(error instanceof Error && error.name === 'TimeoutError')) throw error; // what was reached for has been answered by itself
  }
  return true;
}

/** What hurried players share: whether it is over, and taking the cover off a table that is handed over. */
const IN_A_HURRY = `
  const over = () => [...document.querySelectorAll('.q h2')].some((h) => h.textContent === 'The match is over');
  const uncover = () => document.querySelector('.cover .btn')?.click();
  const soon = () => new Promise((goOn) => setTimeout(goOn, 15));
`;

/** Taps on its own inside the page, as fast as it draws: the same elements, the same clicks, without a trip to the test for each. */
const HURRY = `(async (most, legal, luck) => {
  ${IN_A_HURRY}
  for (let taps = 0; taps < most && !over(); taps++) {
    uncover();
    const drawn = [...document.querySelectorAll(legal)];
    const beside = [...document.querySelectorAll('.q .q-buttons .btn:not(.quietbtn):not(.go)')];
    const things = luck === 0 && drawn.length > 0 ? drawn : [...drawn, ...beside];
    things[(taps * luck) % things.length]?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await new Promise(requestAnimationFrame);
    if (!over()) document.querySelector('.q .btn.go')?.click();
    await soon();
  }
  return over();
})`;

/** Taps so many times in a hurry, whether it is this screen's turn or not: always the first thing that glows, or with luck one or the other. True once the match is over. */
export const hurry = (page: Page, taps: number, luck = 0): Promise<boolean> =>
  page.evaluate<boolean>(`${HURRY}(${taps}, ${JSON.stringify(LEGAL)}, ${luck})`);

/** Presses number keys inside the page, as fast as it draws. */
const HURRY_KEYS = `(async (most, luck) => {
  ${IN_A_HURRY}
  for (let presses = 0; presses < most && !over(); presses++) {
    uncover();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: String((presses * luck) % 10), bubbles: true }));
    await new Promise(requestAnimationFrame);
    await soon();
  }
  return over();
})`;

/** Presses number keys so many times in a hurry, whether they mean something or not. True once the match is over. */
export const hurryKeys = (page: Page, presses: number, luck = 7): Promise<boolean> =>
  page.evaluate<boolean>(`${HURRY_KEYS}(${presses}, ${luck})`);

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
  const listed = await page.locator('.tt-asks').first().locator('.moves > ol > li').count();
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

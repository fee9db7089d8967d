/** Hands on the table: what a person does with pointer and keys, for tests. They know the page by its words, and legal things by their glow. */
import type { Locator, Page } from 'playwright-core';

export const LEGAL = '.table-page [class*="-legal"]';
export const REFUSED = '.table-page [class*="-no"][aria-label]';

export const isOver = (page: Page): Promise<boolean> => page.getByRole('heading', { name: 'The match is over' }).isVisible();

/** Waits until this screen is asked something, or the match is over. */
export async function waitForTurn(page: Page): Promise<void> {
  await page.locator('.q:not(.waits), .tt-asks').first().waitFor();
}

export async function playNow(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: `Play now: ${title}` }).click();
  await page.locator('.page').waitFor();
  await waitForTurn(page);
}

const soon = { timeout: 4000 };

/** Plays one answer by pointer: a thing on the table and the filled button, or a button of the bar. False once the match is over. */
export async function tapOnce(page: Page): Promise<boolean> {
  await waitForTurn(page);
  const things = page.locator(LEGAL);
  const [over, count] = await Promise.all([isOver(page), things.count()]);
  if (over) return false;
  const go: Locator = page.locator('.q .btn.go');
  try {
    if (count > 0) await things.first().click(soon);
    if ((await go.count()) > 0) await go.first().click(soon);
    else if (count === 0) await page.locator('.q .q-buttons .btn:not(.quietbtn)').first().click(soon);
  } catch (error) {
    if (!(error instanceof Error && error.name === 'TimeoutError')) throw error; // what was reached for has been answered by itself
  }
  return true;
}

/** Taps on its own inside the page, as fast as it draws: the same elements, the same clicks, without a trip to the test for each. */
const HURRY = `(async (most, legal) => {
  const over = () => [...document.querySelectorAll('.q h2')].some((h) => h.textContent === 'The match is over');
  for (let taps = 0; taps < most && !over(); taps++) {
    const thing = document.querySelector(legal) ?? document.querySelector('.q .q-buttons .btn:not(.quietbtn):not(.go)');
    thing?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await new Promise(requestAnimationFrame);
    if (!over()) document.querySelector('.q .btn.go')?.click();
    await new Promise((goOn) => setTimeout(goOn, 15));
  }
  return over();
})`;

/** Taps so many times in a hurry, whether it is this screen's turn or not. True once the match is over. */
export const hurry = (page: Page, taps: number): Promise<boolean> => page.evaluate<boolean>(`${HURRY}(${taps}, ${JSON.stringify(LEGAL)})`);

/** Plays to the end: some taps with the real pointer, the rest in a hurry. */
export async function tapToTheEnd(page: Page): Promise<void> {
  for (let taps = 0; taps < 3; taps++) if (!(await tapOnce(page))) return;
  if (!(await hurry(page, 3000))) throw new Error('the match does not come to an end');
}

/** Plays with the number keys alone: always the last answer of the list that has a key. */
export async function keyOnce(page: Page): Promise<boolean> {
  await waitForTurn(page);
  if (await isOver(page)) return false;
  const listed = await page.locator('.tt-asks').first().locator('.moves > ol > li').count();
  if (listed > 0) await page.keyboard.press(String(Math.min(9, listed)));
  return true;
}

/** What the journal says once it is up to date, newest last. */
export async function journal(page: Page): Promise<string[]> {
  await page.locator('.log[aria-busy="true"]').waitFor({ state: 'detached' });
  return page.locator('.log li').allInnerTexts();
}

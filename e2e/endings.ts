/** The page of the result: how a test gets there and what it does on it. */
import type { Page } from 'playwright-core';

/** The story is told, and its curve drawn. */
export async function told(page: Page): Promise<string> {
  await page.locator('[data-curve]').waitFor();
  return page.getByRole('region', { name: 'The result', exact: true }).innerText();
}

export async function seeTheEnd(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'The story', exact: true }).click();
  return told(page);
}

/** Presses something of the sheet behind the three dots. */
export async function fromMore(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
}

export async function verifyIt(page: Page): Promise<void> {
  await fromMore(page, 'Verify');
  await page.getByRole('dialog', { name: 'Was it fair?', exact: true }).getByText('the hashes are equal').waitFor();
  await page.keyboard.press('Escape');
}

export const ranking = (page: Page) => page.getByRole('region', { name: 'Ranking', exact: true });

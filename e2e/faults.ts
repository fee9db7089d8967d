/** What axe finds on a page and calls serious or critical. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

export type Light = 'day' | 'lamp';
export const LIGHTS: readonly Light[] = ['day', 'lamp'];

interface Search {
  readonly lights?: readonly Light[]; // one after the other; else as the page is
  readonly rules?: readonly string[]; // else all
  readonly within?: string;
}

export async function faultsOn(page: Page, { lights, rules, within }: Search = {}): Promise<string[]> {
  const search = async () => {
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] }); // no frames here, so no second page per check
    if (rules) axe.withRules([...rules]);
    if (within) axe.include(within);
    const { violations } = await axe.analyze();
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary?.split('\n')[1]?.trim() ?? ''}`),
      );
  };
  if (!lights) return search();
  const before = await page.evaluate<string>('document.documentElement.dataset.theme');
  const found: string[] = [];
  for (const light of lights) {
    await setLight(page, light);
    found.push(...(await search()).map((fault) => `by ${light}: ${fault}`));
  }
  await setLight(page, before);
  return found;
}

const setLight = (page: Page, light: string) => page.evaluate(`document.documentElement.dataset.theme = '${light}'`);

/** Every screen through axe: nothing serious may be found, by day or by lamp, on a laptop or a phone. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, openApp } from './app.js';
import { SCREENS } from './tour.js';

let app: App;
beforeAll(async () => {
  app = await openApp();
}, 120_000);
afterAll(() => app?.close());

async function findings(page: Page, rules: readonly string[] = []): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] }); // no frames here, so no second page per check
  const { violations } = await (rules.length > 0 ? axe.withRules([...rules]) : axe).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary?.split('\n')[1]?.trim() ?? ''}`),
    );
}

const light = (page: Page, theme: 'day' | 'lamp') => page.evaluate(`document.documentElement.dataset.theme = '${theme}'`);

const OWN = SCREENS.filter(({ like }) => like === undefined);

test('no screen has a serious fault on a laptop, and none loses contrast by lamp', async () => {
  const page = await app.visit();
  const found: Record<string, string[]> = {};
  for (const { name, open } of OWN) {
    await open(page, app);
    const byDay = await findings(page);
    await light(page, 'lamp');
    const byLamp = await findings(page, ['color-contrast']);
    await light(page, 'day');
    const faults = [...byDay, ...byLamp.map((fault) => `by lamp: ${fault}`)];
    if (faults.length > 0) found[name] = faults;
  }
  expect(found).toEqual({});
}, 240_000);

const UNFOLDED = ['why-not', 'rules', 'score', 'settings', 'help', 'hand-over', 'nothing-here']; // the same on a phone, only narrower

test('no screen that folds has a serious fault on a phone', async () => {
  const page = await app.visit({ phone: true, lamp: true });
  const found: Record<string, string[]> = {};
  for (const { name, open } of OWN) {
    await open(page, app);
    const faults = UNFOLDED.includes(name) ? [] : await findings(page);
    if (faults.length > 0) found[name] = faults;
  }
  expect(found).toEqual({});
}, 240_000);

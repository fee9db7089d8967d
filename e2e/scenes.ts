/** What a table shows of each entry: the scenes that a page plays, written down by kind. */
import type { Page } from 'playwright-core';
import type { App } from './app.js';

/** Writes down every animation that the page begins: what moves, and which of its properties. */
const LISTEN = `
  globalThis.scenes = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, how) {
    const [first = {}] = Array.isArray(frames) ? frames : [frames];
    globalThis.scenes.push([this.tagName, this.getAttribute('class') ?? '', ...Object.keys(first)].join(' '));
    return animate.call(this, frames, how);
  };
`;

export const listen = (page: Page): Promise<unknown> => page.addInitScript(LISTEN);

/** The same app, whose visitors write their scenes down from the next page they open. */
export const listening = (app: App): App => ({
  ...app,
  async visit(how) {
    const page = await app.visit(how);
    await listen(page);
    return page;
  },
});

/** What has been shown since the last time. */
export const scenesOf = (page: Page): Promise<string[]> => page.evaluate<string[]>('scenes.splice(0)');

/** Steps through a replay that stands at its beginning: of each entry what is shown. A scene begins two pictures after its position. */
const STEP_THROUGH = `(async (entries) => {
  const picture = () => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
  const lists = [];
  for (let pictures = 0; pictures < 10; pictures++) await picture(); // the deal has been shown
  for (let at = 1; at <= entries; at++) {
    scenes.splice(0);
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }));
    while (document.querySelector('.table-page').dataset.entries !== String(at)) await picture();
    for (let pictures = 0; pictures < 4; pictures++) await picture();
    lists.push(scenes.splice(0).sort());
  }
  return lists;
})`;

export const stepThrough = (page: Page, entries: number): Promise<string[][]> => page.evaluate<string[][]>(`${STEP_THROUGH}(${entries})`);

/** What a table tells of each entry: the beats that a page plays and the pieces it moves, written down. */
import type { Page } from 'playwright-core';
import type { App } from './app.js';

/** Writes down every beat that the stage begins, and every piece that sets off. */
const LISTEN = `
  globalThis.scenes = [];
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) {
        const beat = node instanceof Element ? (node.matches('[data-beat]') ? node : node.querySelector('[data-beat]')) : null;
        if (beat) globalThis.scenes.push(beat.getAttribute('data-beat') + ' ' + beat.textContent);
      }
  }).observe(document, { childList: true, subtree: true });
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, how) {
    const place = this.getAttribute('data-at') ?? this.getAttribute('data-piece');
    if (place !== null) globalThis.scenes.push('moves ' + place);
    return animate.call(this, frames, how);
  };
`;

const listen = (page: Page): Promise<unknown> => page.addInitScript(LISTEN);

/** The same app, whose visitors write their scenes down from their first page on. */
export const listening = (app: App): App => ({ ...app, visit: (how) => app.visit({ ...how, before: listen, motion: true }) });

/** What has been told since the last time. */
export const scenesOf = (page: Page): Promise<string[]> => page.evaluate<string[]>('scenes.splice(0)');

/** Steps through a replay that stands at its beginning: of each entry how its scene begins. The next step does not wait for its end. */
const STEP_THROUGH = `(async (entries) => {
  const picture = () => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
  const lists = [];
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

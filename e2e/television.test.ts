/** A match on a television: what everybody around it sees, from the places to the table; the phones know that it is there. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WIRE } from '../src/match/messages.js';
import { type App, openApp } from './app.js';
import { inTurn } from './cases.js';
import { DRAWN } from './drawn.js';
import { faultsOn, LIGHTS } from './faults.js';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app?.close());

interface Founded {
  readonly match: string;
  readonly watch: string;
  readonly invite: string;
}

/** Founds a match from a page, as its set-up would, and leaves a function there that begins it. */
const FOUND = `(async (game, bots) => {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const host = btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  const seats = [{ kind: 'person' }, ...Array.from({ length: bots }, () => ({ kind: 'bot', bot: 'gentle' }))];
  const body = JSON.stringify({ game, options: {}, seats, host, settings: { startWhenFull: false } });
  const answer = await fetch('/api/matches', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  const founded = await answer.json();
  localStorage['halcyon:online:' + founded.match] = JSON.stringify({ game, host, invite: founded.invite, watch: founded.watch });
  return founded;
})`;

const FAULTS = `(() => {
  const page = document.querySelector('.page');
  const scale = page.getBoundingClientRect().width / page.offsetWidth;
  const faults = [];
  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > innerWidth || scrollHeight > innerHeight) faults.push('the page is larger than the screen');
  const walk = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  for (let text = walk.nextNode(); text; text = walk.nextNode()) {
    const around = text.parentElement;
    if (text.data.trim() === '' || !around.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || around.closest('.unseen')) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    if (range.getBoundingClientRect().width === 0) continue;
    const matrix = around instanceof SVGGraphicsElement && around.closest('svg') ? around.getScreenCTM() : null;
    const px = parseFloat(getComputedStyle(around).fontSize) * (matrix ? Math.hypot(matrix.a, matrix.b) : scale);
    if (px < 27.5) faults.push(Math.round(px) + ' px: ' + text.data.trim().slice(0, 20));
  }
  for (const thing of page.querySelectorAll('button:not([disabled]), [data-mark]')) if (thing.checkVisibility() && !thing.closest('[inert]')) faults.push('can be pressed: ' + thing.textContent.slice(0, 20));
  return [...new Set(faults)];
})()`;

/** What was told in pictures has come to rest. */
const STILL = `(async () => {
  const passing = () => document.getAnimations().filter((one) => Number.isFinite(one.effect?.getComputedTiming().endTime) && one.playState === 'running');
  for (let all = passing(); all.length > 0; all = passing()) await Promise.allSettled(all.map((one) => one.finished));
})()`;

describe.each(inTurn(DRAWN, 4).map((game) => [game.id, game] as const))('%s on a television', (id, game) => {
  test('shows the places, then the table, large and for all; the phone knows', async () => {
    const phone: Page = await app.visit({ phone: true, slowBots: true });
    const { match, watch } = await phone.evaluate<Founded>(`${FOUND}('${id}', ${Math.min(3, game.seats.max - 1)})`);
    const { origin } = new URL(phone.url());
    const television = await app.visit({ slowBots: true, size: { width: 1920, height: 1080 } });
    await television.goto(`${origin}/tv/${match}#${watch}`);
    await television.getByRole('heading', { name: 'Play from your phone', exact: true }).waitFor();
    expect(new URL(television.url()).hash, 'the code does not stay in the address').toBe('');
    expect(await television.evaluate(FAULTS), 'while people gather').toEqual([]);
    await phone.goto(`${origin}/online/${match}`);
    await phone.evaluate(`new Promise((done) => {
      const { host } = JSON.parse(localStorage['halcyon:online:${match}']);
      const token = host.split('').reverse().join('');
      const line = new WebSocket(location.origin.replace(/^http/, 'ws') + '/api/socket');
      const orders = [{ t: 'join', id: '1', seat: 0, name: 'Ada', token }, { t: 'start', id: '2' }];
      line.onopen = () => line.send(JSON.stringify({ t: 'hello', wire: ${WIRE}, match: '${match}', host }));
      line.onmessage = ({ data }) => {
        const { t } = JSON.parse(data);
        if (t !== 'welcome' && t !== 'done') return;
        const next = t === 'welcome' && orders.length < 2 ? undefined : orders.shift();
        if (next) line.send(JSON.stringify(next));
        else if (t === 'done') {
          localStorage['halcyon:online:${match}'] = JSON.stringify({ ...JSON.parse(localStorage['halcyon:online:${match}']), token });
          line.close();
          done();
        }
      };
    })`);
    await television.locator('[data-form="watch"]').waitFor();
    await television.getByRole('heading', { name: 'Ada is on turn', exact: true }).waitFor(); // and she takes her time: the bots have played
    await television.evaluate(STILL);
    expect(await television.evaluate(FAULTS), 'at the table').toEqual([]);
    expect(await faultsOn(television, { lights: LIGHTS })).toEqual([]);
    expect(await television.locator('[data-form="watch"] [data-at^="seat:"]').count()).toBe(Math.min(4, game.seats.max));
    await phone.goto(`${origin}/online/${match}`);
    await phone.locator('[data-bar="waiting"], [data-bar="question"], [data-bar="scene"]').first().waitFor();
    const stage = phone.locator('.table-page');
    expect(await stage.getAttribute('data-television')).toBe('true');
    await television.context().close();
    await phone.locator('.table-page:not([data-television])').waitFor();
  });
});

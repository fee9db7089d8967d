/** What version 0.1.0 left in a browser: matches, settings, tickets and links lead where they led, and a storage that fails costs no match. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { hash } from '../src/engine/json.js';
import { parseRecord, replay } from '../src/engine/record.js';
import { gameById } from '../src/games/index.js';
import { copyOfStore, writtenAs } from '../src/store/testing/fixtures.js';
import { type App, openApp } from './app.js';
import { ALL_CASES } from './cases.js';
import { told } from './endings.js';
import { entriesOf, playNow, tapOnce, waitForTurn } from './hands.js';
import { turn } from './people.js';

const GUIDED = '[data-bar="guide"]';
const MINE = '.table-page [data-bar]'; // a guest would stand at the door

let app: App;
beforeAll(async () => {
  app = await openApp((folder) => copyOfStore(folder));
}, 120_000);
afterAll(() => app?.close());

const kept = z
  .object({
    matches: z.array(
      z.object({
        key: z.string(),
        id: z.string(),
        game: z.string(),
        entries: z.int(),
        state: z.string(),
        names: z.array(z.string()),
        guided: z.boolean(),
        over: z.boolean(),
      }),
    ),
    tickets: z.array(z.object({ match: z.string() })),
    localStorage: z.record(z.string(), z.string()),
  })
  .parse(JSON.parse(readFileSync('src/web/fixtures/storage-0.1.0.json', 'utf8')));

const storage = kept.localStorage;
const matchNamed = (key: string) => {
  const found = kept.matches.find((match) => match.key === key);
  if (!found) throw new Error(`there is no ${key}`);
  return found;
};

const keysOf = (page: Page) => page.evaluate<string[]>('Object.keys(localStorage).sort()');
const DOWNLOADS = 8;
const lines = (page: Page) => page.locator('.matches > ul:not(.tickets) > li');

describe('at the first visit', () => {
  let page: Page;
  beforeAll(async () => {
    page = await app.visit({ storage, at: '/matches', stays: true });
    await lines(page)
      .nth(kept.matches.length - 1)
      .waitFor();
  }, 90_000);

  test('My matches has all of them, with the right names and state, and each is whole', async () => {
    expect(await lines(page).count()).toBe(kept.matches.length);
    for (const [i, { id, game, entries, state, names, over }] of kept.matches.entries()) {
      if (i === DOWNLOADS) await page.reload(); // of one page a browser takes no more without asking
      const line = lines(page).filter({ has: page.locator(`a[href="/match/${id}${over ? '/end' : ''}"]`) });
      const words = await line.innerText();
      expect(words).toContain(gameById(game).about.title);
      expect(words).toContain(over ? 'Over' : 'Your turn');
      expect(words).toContain(`${entries} moves`);
      for (const name of names) expect(words).toContain(name);
      const [file] = await Promise.all([page.waitForEvent('download'), line.getByRole('button', { name: /^Save this match/ }).click()]);
      const record = parseRecord(readFileSync(await file.path(), 'utf8'));
      expect(record.names).toEqual(names);
      expect(record.entries.length).toBe(entries);
      expect(hash(replay(gameById(game), record).state)).toBe(state);
    }
  });

  test('the page’s storage holds no match any more, and still the tickets, the guided round and the settings', async () => {
    const left = Object.keys(storage).filter((key) => !/^halcyon:(match|note):/.test(key));
    expect(await keysOf(page)).toEqual([...left, 'e2e'].sort());
    expect(await page.locator('.tickets > li').count()).toBe(kept.tickets.length - 1); // one is over and kept here: it is listed once
  });

  test('each opens at its old address, and those that run go on', async () => {
    // Every fifth one in `npm test`, running and finished in turn: all of them are found whole above. All at length.
    for (const { id, entries, over } of kept.matches.filter((_, i) => ALL_CASES || i % 5 === 0)) {
      await page.goto(`${app.address}/match/${id}${over ? '/end' : ''}`);
      if (over) {
        await told(page);
        continue;
      }
      await turn(page);
      expect(await entriesOf(page)).toBe(entries);
      await tapOnce(page);
      await expect.poll(async () => ((await page.locator('.cover').isVisible()) ? entries + 1 : entriesOf(page))).toBeGreaterThan(entries);
    }
  });

  test('a name and a silence that nobody chose are not kept, the light and the pace are', async () => {
    await page.goto(`${app.address}/new/bird`);
    expect(await page.getByLabel('Name of seat 1').inputValue()).toBe('');
    expect(await page.evaluate('document.documentElement.dataset.theme')).toBe('lamp');
    expect(await page.evaluate("document.documentElement.style.getPropertyValue('--pace')")).toBe('0');
    await page.goto(app.address);
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    expect(await page.getByRole('checkbox', { name: /sound/i }).isChecked()).toBe(true);
  });
});

describe('an old address that is the first one visited', () => {
  test('opens a running match', async () => {
    const { id, entries } = matchNamed('rainbow-running');
    const page = await app.visit({ storage, at: `/match/${id}` });
    await waitForTurn(page);
    expect(await entriesOf(page)).toBe(entries);
  });

  // In `npm test` a running match and the links below are first addresses, and guide.test.ts resumes a guided round.
  if (ALL_CASES)
    test('opens the result of a finished one', async () => {
      const page = await app.visit({ storage, at: `/match/${matchNamed('farm-finished').id}/end` });
      await told(page);
    });

  if (ALL_CASES)
    test('goes on with the guided round', async () => {
      const { id } = matchNamed('bird-guided');
      const page = await app.visit({ storage, at: '/learn/bird' });
      await page.waitForURL(`**/match/${id}`);
      await page.locator(GUIDED).first().waitFor();
    });
});

test('what is damaged stays where it is and breaks nothing', async () => {
  const { id } = matchNamed('bird-running');
  const whole = storage[`halcyon:match:${id}`] ?? '';
  const damaged = {
    'halcyon:match:0000000000000001': whole.slice(0, 200),
    'halcyon:match:0000000000000002': '{"record":{"format":"cake"}}',
  };
  const page = await app.visit({ storage: { ...damaged, [`halcyon:match:${id}`]: whole }, at: '/matches' });
  await expect.poll(() => lines(page).count()).toBe(1);
  await expect.poll(() => keysOf(page)).toEqual(['e2e', ...Object.keys(damaged)].sort()); // what was copied is listed first, then removed there
  expect(await page.getByRole('alert').count()).toBe(0);
  await page.goto(`${app.address}/match/0000000000000001`);
  await page.getByText('There is no such match on this device').waitFor();
});

/** What a page of 0.1.0 kept to speak for the first seat of this match. */
function ticketOf(key: string): { readonly match: string; readonly storage: Record<string, string> } {
  const { match, host, invite, watch, tokens, stands } = writtenAs(key);
  const ticket = {
    match,
    game: stands.game,
    token: tokens[0] ?? null,
    host,
    invite,
    watch,
    kept: null,
    words: '',
    state: 'theirs',
    touched: 1,
  };
  return { match, storage: { [`halcyon:online:${match}`]: JSON.stringify(ticket) } };
}

// src/server/fixtures.test.ts opens, plays on and verifies every match of that server.
if (ALL_CASES)
  test('tickets lead to their matches on a server that 0.1.0 has filled', async () => {
    const led = [
      ['bird-gathering', '[aria-label="Around the table"]'],
      ['nation-running', '.table-page'],
      ['farm-paused', '.table-page'],
      ['pursuit-finished', '.table-page'],
    ] as const;
    for (const [key, until] of led) {
      const { match, storage: ticket } = ticketOf(key);
      const page = await app.visit({ storage: ticket, at: '/matches' });
      await page.locator(`.tickets a[href="/online/${match}"]`).click();
      await page.waitForURL(`**/online/${match}`);
      await page.locator(until).waitFor();
      if (until === '.table-page') await page.locator(MINE).first().waitFor();
      if (key === 'pursuit-finished')
        await page
          .getByRole('button', { name: 'The story', exact: true })
          .click()
          .then(() => told(page));
      await page.context().close();
    }
  });

/** The worker that hosts, with something said to it before its own first word. */
const beforeTheHost = (page: Page, script: string) =>
  page.route(/host-worker.*\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: script + (await response.text()) });
  });

/** A browser whose database cannot be opened, for the page and for the worker that hosts. */
async function withoutDatabase(page: Page): Promise<void> {
  const broken = "indexedDB.open = () => { throw new DOMException('broken for a test', 'UnknownError'); };\n";
  await page.addInitScript(broken);
  await beforeTheHost(page, broken);
}

/** A browser that keeps nothing more from the moment on at which it is told that it is full. */
const FULL = `
  let isFull = false;
  new BroadcastChannel('e2e').onmessage = () => { isFull = true; };
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function (...what) {
    if (isFull) throw new DOMException('full for a test', 'QuotaExceededError');
    return put.apply(this, what);
  };
`;

describe('a storage that fails', () => {
  // In `npm test` the storage fails in the middle of a match.
  if (ALL_CASES)
    test('is named when a match begins, and the match goes on in memory', async () => {
      const page = await app.visit({ before: withoutDatabase });
      await playNow(page, 'Bird of Happiness');
      await page
        .getByText('The browser’s storage does not answer: what is played from here on is kept only while this page is open.')
        .waitFor();
      await page.getByRole('button', { name: 'Go on', exact: true }).click();
      for (let taps = 0; taps < 3; taps++) await tapOnce(page);
      await waitForTurn(page);
      expect(await entriesOf(page)).toBeGreaterThan(2);
      await page.goto(`${app.address}/matches`);
      await page.getByRole('heading', { name: 'The browser’s storage does not answer' }).waitFor();
    });

  test('is named when it is full in the middle of a match, which goes on; what was kept before is there afterwards', async () => {
    const page = await app.visit({ before: (fresh) => beforeTheHost(fresh, FULL) });
    await playNow(page, 'Bird of Happiness');
    await tapOnce(page);
    await waitForTurn(page);
    const safe = await entriesOf(page);
    await page.evaluate("new BroadcastChannel('e2e').postMessage('full')");
    await tapOnce(page);
    await page.getByText('The browser’s storage is full').waitFor();
    await page.getByRole('button', { name: 'Go on', exact: true }).click();
    for (let taps = 0; taps < 2; taps++) await tapOnce(page);
    await waitForTurn(page);
    expect(await entriesOf(page)).toBeGreaterThan(safe + 1);
    await page.reload(); // there is room again
    await waitForTurn(page);
    expect(await entriesOf(page)).toBe(safe);
  });
});

describe('a link of version 0.1.0', () => {
  const links = z
    .object({ links: z.array(z.object({ link: z.string(), replacedBy: z.string().nullable() })) })
    .parse(JSON.parse(readFileSync('src/store/fixtures/0.1.0/links.json', 'utf8'))).links;
  const running = writtenAs('bird-running');
  const ids: Readonly<Record<string, string>> = {
    game: 'bird',
    local: matchNamed('bird-guided').id,
    match: running.match,
    report: 'bird-options',
    invite: running.invite,
    watch: running.watch,
  };
  const guided = Object.fromEntries(
    Object.entries(storage).filter(([key]) => key.endsWith(ids.local ?? '') || key === 'halcyon:guide:bird'),
  );
  const filled = (link: string) => link.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? '');

  /** What is to be seen where each leads. */
  const SEEN: Readonly<Record<string, string>> = {
    '/': '[data-shelf]',
    '/matches': '.matches',
    '/new/{game}': '[data-setup]',
    '/learn/{game}': GUIDED,
    '/match/{local}': GUIDED,
    '/match/{local}/end': GUIDED, // it runs: the table takes its place
    '/online/{match}': MINE,
    '/join/{match}#{invite}': MINE,
    '/watch/{match}#{watch}': MINE,
    '/lobby': '.lobby',
    '/lab': '[data-lab]',
    '/lab/{report}': '[data-lab-report]',
    '/anything/else': '.pinned',
  };

  test('to a match that is not there, or not for this device, says so', async () => {
    const page = await app.visit({ at: '/online/AAAAAAAAAAAAAAAAAAAAAA' });
    await page.getByText('There is no such match, or this device may not see it.').waitFor();
  });

  // Every third in `npm test`, the rest at length: what leads them on is one list.
  test.each(links.filter((_, i) => ALL_CASES || i % 3 === 1))('$link', async ({ link, replacedBy }) => {
    const page = await app.visit({ storage: { ...guided, ...ticketOf('bird-running').storage }, at: filled(link) });
    await page
      .locator(SEEN[link] ?? 'nowhere')
      .first()
      .waitFor();
    const wanted = link === '/match/{local}/end' ? '/match/{local}' : (replacedBy ?? link);
    expect(new URL(page.url()).pathname).toBe(filled(wanted));
    expect(new URL(page.url()).hash).toBe('');
  });
});

/** The room in real browsers: an evening of three, every link that comes late, a clock that runs out, and sending somebody away. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, NO_PAGE, openApp } from './app.js';
import { ALL_CASES } from './cases.js';
import { faultsOn, LIGHTS } from './faults.js';
import { entriesOf, hurry, tapOn } from './hands.js';
import { anEvening } from './room-cases.js';
import { beginWith, invitedTo, layTable, sitDownAt } from './rooms.js';
import { faultsOf, MORE_SIZES, SIZES } from './shapes-cases.js';

let app: App;
beforeAll(async () => {
  app = await openApp();
}, 120_000);
afterAll(() => app?.close());

test('three people meet by link and code, play, and meet again in the same room', () => anEvening(app, 'bird'));

// src/server/codes.test.ts has what each code and link opens; in `npm test` the note is looked at on every shape, below.
if (ALL_CASES)
  test('a link that comes late says what is the case and offers the next thing', async () => {
    const [ada, late] = [await app.visit({ at: NO_PAGE }), await app.visit({ phone: true, at: NO_PAGE })];
    await late.goto(`${app.address}/room/TOVEK`);
    await late.getByRole('heading', { name: 'No table has the code TOVEK', exact: true }).waitFor();
    await late.getByLabel('The code, five letters').fill('12345');
    await late.getByRole('button', { name: 'Open the door', exact: true }).click();
    expect(await late.getByLabel('The code, five letters').getAttribute('aria-invalid')).toBe('true');

    const { link, code } = await layTable(ada, { game: 'bird', seats: ['sleepy'], options: { length: 'short', calmAfterRounds: 2 } });
    await beginWith(ada, []);
    await late.getByLabel('The code, five letters').fill(code.toLowerCase());
    await late.getByRole('button', { name: 'Open the door', exact: true }).click();
    await late.getByRole('heading', { name: 'They are in the middle of it', exact: true }).waitFor();
    await late.getByRole('button', { name: 'Ask to watch', exact: true }).waitFor(); // who has only the code asks
    expect(await faultsOn(late, { lights: LIGHTS })).toEqual([]);
    const seat = late.getByRole('button', { name: /^Ask for .*’s seat$/ });
    await seat.click();
    await late.getByLabel('What shall we call you?').fill('Ben');
    await late.getByRole('button', { name: 'Knock', exact: true }).click();
    await ada.getByRole('button', { name: 'Let Ben in', exact: true }).click();
    await late.locator('.table-page').waitFor(); // the bot has made room

    const [full, watcher] = [await app.visit({ at: NO_PAGE }), await app.visit({ at: NO_PAGE })];
    await full.goto(link);
    await full.getByRole('heading', { name: 'This table is full', exact: true }).waitFor();
    await watcher.goto(link);
    await watcher.getByRole('button', { name: 'Watch', exact: true }).click();
    await watcher.locator('.table-page').waitFor();
    await watcher.reload();
    await watcher.locator('.table-page').waitFor();

    expect(await Promise.all([hurry(ada, 6000), hurry(late, 6000)])).toEqual([true, true]);
    await full.getByRole('heading', { name: 'You missed a good one', exact: true }).waitFor();
    expect(await full.getByRole('listitem').allInnerTexts(), 'with what they have').toEqual([
      expect.stringMatching(/\d/),
      expect.stringMatching(/\d/),
    ]);
    await full.getByRole('link', { name: 'Set up a table like it', exact: true }).waitFor();
    expect(await faultsOn(full, { lights: LIGHTS })).toEqual([]);
    await full.getByRole('button', { name: 'See how it ended', exact: true }).click();
    await full.getByRole('heading', { name: / wins?\b/ }).waitFor();
  }, 240_000);

// src/match/chores.test.ts and host.test.ts have clocks that fall, orders.test.ts the minute more; on the page the wait alone takes twenty seconds.
if (ALL_CASES)
  test('a clock that runs out plays one move, and the second time a bot sits down; a minute more can be had', async () => {
    // The button is empty: it is the host's bot that answers at zero. Bots that took no time would play on to the end before anybody could be back.
    const ada = await app.visit({ slowBots: true, settings: { proposals: 'never', pace: 'none' }, at: NO_PAGE });
    const settings = { clock: { per: 'decision', seconds: 5, atZero: 'usual' } };
    await layTable(ada, { game: 'bird', seats: ['sleepy'], settings });
    await beginWith(ada, []);
    const more = ada.getByRole('button', { name: 'One minute more', exact: true });
    const back = ada.getByRole('button', { name: 'I am back', exact: true });
    await more.click();
    await more.waitFor({ state: 'detached' });
    await ada.getByText('Ada takes a minute more').first().waitFor();
    await tapOn(ada);
    await ada.locator('[data-bar="hurry"]').waitFor(); // the next question: its five seconds are the last ten
    const before = await entriesOf(ada);
    await expect.poll(() => entriesOf(ada), { timeout: 20_000 }).toBeGreaterThan(before);
    expect(await back.count()).toBe(0); // once: one move, and the next is hers again
    await back.waitFor({ timeout: 60_000 });
    await ada.getByRole('heading', { name: 'A bot plays for you', exact: true }).waitFor();
    await back.click();
    await back.waitFor({ state: 'detached' });
  }, 240_000);

// src/match/orders.test.ts has who may be sent away and what follows; on the page the ten seconds have to pass.
if (ALL_CASES)
  test('sending somebody away asks first, can be taken back for ten seconds, and says so to who is sent', async () => {
    const [ada, ben] = [await app.visit({ at: NO_PAGE }), await app.visit({ at: NO_PAGE })];
    const { link } = await layTable(ada, { game: 'bird', seats: ['friend', 'sleepy'] });
    await sitDownAt(ben, link, 'Ben');
    const away = ada.getByRole('button', { name: 'Send Ben away', exact: true });
    const bar = ada.locator('[data-bar]');
    await away.first().click();
    await bar.getByRole('button', { name: 'Keep Ben', exact: true }).click();
    await away.first().click();
    await bar.getByRole('button', { name: 'Send Ben away', exact: true }).click();
    await bar.getByRole('button', { name: 'Undo', exact: true }).click();
    await ada.getByRole('heading', { name: 'Everybody is here', exact: true }).waitFor();
    await away.first().click();
    await bar.getByRole('button', { name: 'Send Ben away', exact: true }).click();
    await ada.getByRole('heading', { name: 'Ben was sent away', exact: true }).waitFor();
    await ben.getByRole('heading', { name: /^You are not at this table any more/ }).waitFor();
    expect(await ben.getByText('That did not work').count()).toBe(0);
  }, 120_000);

// One of each shape in `npm test`.
test('door, gathering and late note fit every screen: nothing wider, no small text, no small target', async () => {
  const page = await app.visit({ phone: true, at: NO_PAGE });
  const rooms = {
    door: async () =>
      void (await page.goto((await invitedTo(page, { game: 'nation', seats: ['friend', 'friend', 'friend', 'sleepy'] })).link)),
    gathering: async () => void (await layTable(page, { game: 'farm', seats: ['friend', 'friend', 'friend', 'sleepy', 'sleepy'] })),
    late: async () => void (await page.goto(`${app.address}/room/TOVEK`)),
  };
  const found: Record<string, readonly string[]> = {};
  for (const [name, open] of Object.entries(rooms)) {
    await open();
    await page.locator('input').first().waitFor();
    for (const size of ALL_CASES ? [...SIZES, ...MORE_SIZES] : SIZES) {
      await page.setViewportSize(size);
      await expect.poll(() => page.evaluate('document.documentElement.dataset.shape')).toBe(size.shape);
      const faults = await faultsOf(page, size);
      if (faults.length > 0) found[`${name} on ${size.width}x${size.height}`] = faults;
    }
  }
  expect(found).toEqual({});
}, 120_000);

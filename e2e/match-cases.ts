/** One table of what people do with a match: every deed is written once, for any game, on both roads and by both hands. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { games } from '../src/games/index.js';
import type { App } from './app.js';
import { DRAWN } from './drawn.js';
import { ranking, told } from './endings.js';
import { entriesOf, hurryInSight, isOver, journal, LEGAL } from './hands.js';
import { HANDS, type Hand, turn } from './people.js';
import { type How, ROADS, type Road, type Table } from './roads.js';
import { listening, scenesOf } from './scenes.js';
import { SHORT } from './short.js';

interface Trial {
  readonly app: App;
  readonly game: string;
  readonly road: Road;
  readonly hand: Hand;
  readonly at: Table;
}

type Deed = (trial: Trial) => Promise<void>;

const ALONE: How = { people: 1, bots: ['sleepy'] };
const SLOWLY: How = { ...ALONE, slowBots: true };

const DEEDS: Readonly<Record<string, Deed>> = {
  'is played to its end, says who was who, verifies, and branches': playToTheEnd,
  'is watched': watch,
  'takes back what is free': takeBackFreely,
  'asks before it takes back, and may be refused': takeBackByConsent,
  'gives a hint': hint,
  'says why not': whyNot,
  'is replayed by rounds and by steps': replay,
  'gives a seat another name': rename,
  'moves while it is played': move,
  'is loaded anew in the middle of a bot’s turn': reload,
};

/** Deeds that one table can see one after the other. */
interface Evening {
  /** In `npm test`, of each game: whether it is played at this device. Two people there wait for the table to turn before every answer, so long matches end among friends. */
  readonly here: readonly boolean[];
  readonly begin: (trial: Omit<Trial, 'at'>) => Promise<Table>;
  readonly deeds: readonly string[];
}

const EVENINGS: readonly Evening[] = [
  {
    here: [false, true, false, true, false],
    begin: ({ app, game, road }) => road.begin(app, game, ALONE),
    deeds: ['is watched', 'gives a hint', 'says why not', 'takes back what is free', 'is replayed by rounds and by steps'],
  },
  {
    here: [true, false, false, true, false],
    begin: ({ app, game, road }) => road.begin(app, game, { people: 2, bots: ['sleepy'], options: SHORT[game] ?? {} }),
    deeds: [
      'gives a seat another name',
      'asks before it takes back, and may be refused',
      'is played to its end, says who was who, verifies, and branches',
    ],
  },
  {
    here: [false, true, false, true, false],
    begin: ({ app, game, road }) => road.begin(listening(app), game, SLOWLY),
    deeds: ['moves while it is played', 'is loaded anew in the middle of a bot’s turn'],
  },
];

export interface Case {
  readonly name: string;
  readonly run: (app: App) => Promise<void>;
}

const GAMES = DRAWN.map(({ id }) => id);

const caseOf = ({ begin, deeds }: Evening, game: string, road: Road, hand: Hand): Case => ({
  name: `${games[game]?.about.title} ${deeds.join('; ')} (${road.name}, ${hand.name})`,
  run: async (app) => {
    const trial = { app, game, road, hand };
    const at = await begin(trial);
    for (const deed of deeds) await DEEDS[deed]?.({ ...trial, at });
  },
});

/** The whole product. */
export const ALL_CASES: readonly Case[] = EVENINGS.flatMap((evening) =>
  GAMES.flatMap((game) => ROADS.flatMap((road) => HANDS.map((hand) => caseOf(evening, game, road, hand)))),
);

const [THIS_DEVICE, FRIENDS] = ROADS;
const [POINTER, KEYBOARD] = HANDS;

/** Every deed once per game, on either road and by either hand: every deed meets all four pairs of them. */
export const FEW_CASES: readonly Case[] = EVENINGS.flatMap((evening, e) =>
  GAMES.map((game, g) =>
    caseOf(evening, game, evening.here[g] ? THIS_DEVICE : FRIENDS, (Math.floor(g / 2) + e) % 2 === 0 ? POINTER : KEYBOARD),
  ),
);

/** The screen that is asked now. */
async function asked({ screens }: Table): Promise<Page> {
  const page = await Promise.any(screens.map((screen) => turn(screen).then(() => screen)));
  return page;
}

/** So many answers, by whoever is asked. Returns the screen that is asked next. */
async function play({ hand }: Trial, table: Table, answers: number): Promise<Page> {
  for (let n = 0; n < answers; n++) await hand.answer(await asked(table));
  return asked(table);
}

async function playToTheEnd(trial: Trial): Promise<void> {
  const { road, hand, at: table } = trial;
  await play(trial, table, 2);
  const over = await Promise.all(table.screens.map((screen) => hand.hurry(screen, 6000)));
  expect(over).toEqual(table.screens.map(() => true));
  const { first } = table;
  await hand.press(first.getByRole('button', { name: 'The story', exact: true }));
  const story = await told(first);
  if (road.name === 'this device') expect(story).not.toMatch(/\byou\b/i); // of several at one screen it speaks to nobody
  const ranked = await ranking(first)
    .locator('ol > li > div:first-of-type')
    .evaluateAll((all) => all.map((one) => [...one.children].map((e) => e.textContent)));
  const people = ranked.filter(([name]) => ['Ada', RENAMED, 'Ben'].includes(name ?? '')).map(([, what]) => what);
  expect(people.map((what) => what?.split(',')[0]).sort()).toEqual(
    road.name === 'friends' ? ['friend', 'you'] : ['on this device', 'on this device'],
  );
  expect(ranked.filter(([, what]) => what?.startsWith('Sleepy bot')).length).toBe(1);
  expect(ranked.length).toBe(3);
  await hand.press(first.getByRole('button', { name: 'More', exact: true }));
  await hand.press(first.getByRole('dialog').getByRole('button', { name: 'Verify', exact: true }));
  await first.getByRole('dialog', { name: 'Was it fair?', exact: true }).getByText('the hashes are equal').waitFor();
  await first.keyboard.press('Escape');
  await first.getByRole('dialog').waitFor({ state: 'detached' }); // while it is there, keys go to it
  await branch(trial, first);
}

/** From the result through the replay into a match of its own, which leaves the first as it was. */
async function branch({ hand }: Trial, page: Page): Promise<void> {
  const result = page.url();
  await hand.press(page.getByRole('button', { name: 'More', exact: true }));
  await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Replay', exact: true }));
  await expect.poll(() => entriesOf(page)).toBe(0);
  for (let steps = 1; steps <= 3; steps++) {
    await hand.step(page, 1);
    await expect.poll(() => entriesOf(page)).toBe(steps);
  }
  await hand.press(page.getByRole('button', { name: 'Play on from here', exact: true }));
  await page.waitForURL((url) => url.pathname.startsWith('/match/') && !result.includes(url.pathname));
  await turn(page);
  const begun = await entriesOf(page);
  expect(begun).toBeGreaterThanOrEqual(3);
  await hand.answer(page);
  await page.goto(result);
  await told(page);
}

/** Two screens come to the same entry: bots may answer meanwhile, where all are asked at once. */
const showTheSame = (one: Page, other: Page): Promise<void> =>
  expect.poll(async () => (await entriesOf(one)) - (await entriesOf(other))).toBe(0);

async function watch(trial: Trial): Promise<void> {
  const { road, hand } = trial;
  const table = await beginAlone(trial);
  const { first } = table;
  await play(trial, table, 1);
  const looker = await table.watch();
  for (let answers = 0; answers < 3; answers++) {
    const before = await entriesOf(first);
    await hand.answer(first);
    await turn(first);
    expect(await entriesOf(first)).toBeGreaterThan(before);
    await showTheSame(looker, first);
  }
  expect(await looker.locator(LEGAL).count()).toBe(0);
  expect(await looker.getByRole('button', { name: 'Take back', exact: true }).count()).toBe(0);
  await looker.reload();
  await looker.locator('.table-page').waitFor();
  await showTheSame(looker, first);
  if (road.name === 'friends') return looker.close();
  await hand.press(looker.getByRole('button', { name: 'Continue here', exact: true }));
  await first.getByRole('button', { name: 'Continue here', exact: true }).waitFor();
  await hand.answer(looker);
  await turn(looker);
  await showTheSame(first, looker);
  await hand.press(first.getByRole('button', { name: 'Continue here', exact: true }));
  await turn(first);
  await looker.close();
}

const takenBack = async (page: Page): Promise<number> => (await journal(page)).filter((line) => line.includes('takes back')).length;
const sheet = (page: Page) => page.locator('dialog[open]');
const request = (page: Page) => page.locator('[data-bar="request"]');

/** What was taken back, without a question to anybody, is asked anew. */
async function takeBackFreely(trial: Trial): Promise<void> {
  const { app, game, road, hand } = trial;
  const isEverFree = game !== 'bird'; // whose every answer turns a card over
  for (let matches = 0; matches < 3; matches++) {
    const table = matches === 0 ? await beginAlone(trial) : await road.begin(app, game, ALONE);
    const { first } = table;
    for (let answers = 0; answers < (isEverFree ? 40 : 3); answers++) {
      await play(trial, table, 1);
      if (await isOver(first)) break;
      const before = await entriesOf(first);
      await hand.takeBack(first);
      await first
        .locator(`[data-bar="request"], .table-page[data-entries="${before + 1}"]`)
        .first()
        .waitFor();
      if (!(await request(first).isVisible())) {
        expect(isEverFree).toBe(true);
        expect(await takenBack(first)).toBe(1);
        await turn(first);
        await hand.answer(first);
        return;
      }
      expect(await request(first).innerText()).toMatch(/Something was drawn or shown since|Someone else has decided since/);
      await first.getByRole('button', { name: /^(Leave it|Back)$/ }).click();
      await request(first).waitFor({ state: 'detached' });
    }
    if (!isEverFree) return;
  }
  throw new Error('nothing was ever free to take back');
}

async function takeBackByConsent(trial: Trial): Promise<void> {
  const { hand, at: table } = trial;
  const asker = await untilBothHaveDecided(trial, table);
  const before = await entriesOf(asker);
  await hand.takeBack(asker);
  expect(await request(asker).innerText()).toMatch(/Something was drawn or shown since|Someone else has decided since/);
  await table.consent(asker, false);
  await request(asker).waitFor({ state: 'detached' });
  expect(await entriesOf(asker)).toBe(before);
  expect(await takenBack(asker)).toBe(0);
  await hand.takeBack(asker);
  await table.consent(asker, true);
  for (const screen of table.screens) {
    await expect.poll(() => takenBack(screen)).toBe(1);
    expect(await entriesOf(screen)).toBeGreaterThan(before); // a bot may have answered since
  }
  await hand.answer(await asked(table));
}

/** Plays until somebody is asked who has decided before, and the other one since. */
async function untilBothHaveDecided({ hand }: Trial, table: Table): Promise<Page> {
  const decided: string[] = [];
  for (let answers = 0; answers < 100; answers++) {
    const page = await asked(table);
    const who = await table.askedAt(page);
    if (decided.includes(who) && decided.at(-1) !== who) return page;
    await hand.answer(page);
    decided.push(who);
  }
  throw new Error('never was anybody asked after the other one had decided');
}

const beginAlone = async ({ at, app, game, road }: Trial): Promise<Table> => ((await isOver(at.first)) ? road.begin(app, game, ALONE) : at);

async function hint(trial: Trial): Promise<void> {
  const { hand } = trial;
  const table = await beginAlone(trial);
  const { first } = table;
  const hints = first.getByRole('button', { name: 'Hint', exact: true });
  do await play(trial, table, 1);
  while ((await hints.count()) === 0); // of a single answer there is none
  const before = await entriesOf(first);
  await hand.askHint(first);
  const told = first.locator('[data-bar="hint"]', { hasText: /^Hint/ });
  await told.waitFor();
  await hand.confirm(first);
  await expect.poll(() => entriesOf(first)).toBeGreaterThan(before);
  expect(await told.count()).toBe(0);
}

async function whyNot(trial: Trial): Promise<void> {
  const { hand } = trial;
  const table = await beginAlone(trial);
  const { first } = table;
  for (let answers = 0; answers < 10; answers++) {
    await turn(first);
    if (await hand.askWhyNot(first)) break;
    await hand.answer(first);
  }
  const why = first.locator('[data-bar="whyNot"]');
  await why.waitFor();
  const before = await entriesOf(first);
  const rule = why.getByRole('button', { name: /^Rule / });
  await hand.press(rule);
  await first.locator('dialog li[aria-current="true"]').first().waitFor();
  await first.keyboard.press('Escape');
  await sheet(first).waitFor({ state: 'detached' });
  expect(await entriesOf(first)).toBe(before);
  await hand.answer(first);
}

async function replay(trial: Trial): Promise<void> {
  const { app, game, road, hand } = trial;
  let { first } = await beginAlone(trial);
  const rounds = () => first.getByLabel('Jump to').locator('option');
  const open = async () => {
    await hand.press(first.getByRole('button', { name: 'More', exact: true }));
    await hand.press(first.getByRole('button', { name: 'Replay', exact: true }));
  };
  const back = () => hand.press(first.getByRole('button', { name: 'Back to the match', exact: true }));
  await turn(first);
  for (let tries = 0; tries < 20; tries++) {
    await hand.hurry(first, 12 * (tries + 1));
    await turn(first);
    if (await isOver(first)) {
      ({ first } = await road.begin(app, game, ALONE)); // from the end a replay leads to the result
      continue;
    }
    await open();
    await first.locator('[data-bar="replay"]').waitFor();
    const told = rounds().nth(1).waitFor({ state: 'attached', timeout: 1500 }); // the rounds are told a moment later
    if (await told.then(() => true).catch(() => false)) break;
    await back();
    await first.locator('[data-bar="replay"]').waitFor({ state: 'detached' });
  }
  const last = await entriesOf(first);
  expect(await rounds().count()).toBeGreaterThan(1);
  await hand.step(first, -1);
  await expect.poll(() => entriesOf(first)).toBe(last - 1);
  await hand.step(first, 1);
  await expect.poll(() => entriesOf(first)).toBe(last);
  await hand.jumpTo(first, 0);
  await expect.poll(() => entriesOf(first)).toBe(0);
  await hand.jumpTo(first, 1);
  await expect.poll(() => entriesOf(first)).toBeGreaterThan(0);
  const at = await entriesOf(first);
  expect(at).toBeLessThanOrEqual(last);
  expect(await first.getByRole('slider').inputValue()).toBe(String(at));
  await hand.step(first, -1);
  await expect.poll(() => entriesOf(first)).toBe(at - 1);
  expect(await first.getByLabel('Jump to').inputValue()).toBe('0');
  await back();
  await turn(first);
  expect(await entriesOf(first)).toBeGreaterThanOrEqual(last); // a bot may have answered since, where all are asked at once
  await hand.answer(first);
}

const RENAMED = 'Adele';

async function rename(trial: Trial): Promise<void> {
  const { hand, at: table } = trial;
  await play(trial, table, 2);
  const { first } = table;
  if (await first.locator('.cover').isVisible()) await turn(first);
  const field = first.getByLabel('Name of seat 1');
  const people = first.locator('.top').getByRole('button', { name: 'People', exact: true });
  if (!(await people.isVisible())) await hand.press(first.getByRole('button', { name: 'More', exact: true }));
  await hand.press(first.getByRole('button', { name: 'People', exact: true }).last());
  await field.fill('Ben');
  await field.press('Enter');
  await first.getByText('Somebody at this table is called Ben already.').waitFor();
  await first.getByRole('button', { name: 'Go on', exact: true }).click();
  await field.fill(RENAMED);
  await field.press('Enter');
  await first.keyboard.press('Escape');
  await sheet(first).waitFor({ state: 'detached' });
  const page = (screen: Page) => screen.locator('.page');
  for (const screen of table.screens) await expect.poll(() => page(screen).innerText()).toContain(RENAMED);
  await first.reload();
  await first.locator('.table-page, .cover').first().waitFor();
  if (await first.locator('.cover').isVisible()) await turn(first);
  await expect.poll(() => page(first).innerText()).toContain(RENAMED);
  expect(await page(first).innerText()).not.toMatch(/\bAda\b/);
  await hand.answer(await asked(table));
}

/** A few answers at normal pace, and what is shown meanwhile. */
async function move({ at }: Trial): Promise<void> {
  const { first } = at;
  let shown = 0;
  for (let tries = 0; tries < 20 && shown < 3; tries++) {
    await hurryInSight(first, 20, 1);
    shown += (await scenesOf(first)).length;
  }
  expect(shown).toBeGreaterThanOrEqual(3);
}

async function reload({ hand, at }: Trial): Promise<void> {
  const { first } = at;
  await turn(first); // whatever is told before
  let before = await shownOn(first);
  for (let answers = 0; answers < 20 && !before.waits; answers++) {
    await hand.answer(first);
    before = await shownOn(first);
  }
  await first.reload();
  expect(before.waits).toBe(true);
  await turn(first);
  expect(await entriesOf(first)).toBeGreaterThan(before.entries);
  expect((await journal(first)).slice(0, before.lines.length)).toEqual(before.lines);
  await hand.answer(first);
}

interface Shown {
  readonly waits: boolean; // for others
  readonly entries: number;
  readonly lines: readonly string[];
}

/** All of it in one moment: a bot may be about to answer. */
const shownOn = (page: Page): Promise<Shown> =>
  page.evaluate<Shown>(`({
    waits: document.querySelector('[data-bar="waiting"], [data-bar="scene"]') !== null,
    entries: Number(document.querySelector('.table-page')?.dataset.entries),
    lines: [...document.querySelectorAll('.log li')].map((line) => line.innerText),
  })`);

/** A walk through every screen, each reached as a person would: for the accessibility checks and the pictures. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { threadId } from 'node:worker_threads';
import type { Page } from 'playwright-core';
import { playOut } from '../src/bots/contest.js';
import { quickChance } from '../src/engine/chance.js';
import { hash } from '../src/engine/json.js';
import { answer, begin } from '../src/engine/play.js';
import { type MatchRecord, recordOf } from '../src/engine/record.js';
import { seedFrom } from '../src/engine/seed.js';
import { mine } from '../src/engine/view.js';
import type { Shelf } from '../src/games/index.js';
import { appFolder } from '../src/server/app-folder.js';
import type { App } from './app.js';
import { DRAWN } from './drawn.js';
import { ASKED, LEGAL, REFUSED, tapOnce, waitForTurn } from './hands.js';
import { bringIn, LAST_DAY, sampleProgress } from './progress.js';
import { invitedTo, layTable } from './rooms.js';
import { go, setUp } from './setting-up.js';
import { type Options, SHORT } from './short.js';

export interface Screen {
  readonly name: string;
  readonly open: (page: Page, app: App) => Promise<void>;
  readonly like?: string; // a screen of the same inks and parts: it need not be checked twice
  readonly begins?: boolean; // a walk: it can be opened whatever was open before
}

/** In this order: each that does not begin a walk begins where the one before has left the page. */
const GENERAL: readonly Screen[] = [
  { name: 'shelf', open: (page, app) => open(page, app.address, '[data-shelf] h3'), begins: true },
  { name: 'happiness-empty', open: (page, app) => open(page, `${app.address}/happiness`, 'main section') },
  { name: 'happiness', open: remember },
  { name: 'daily', open: (page, app) => open(page, `${app.address}/daily`, '[data-bar]') },
  { name: 'daily-result', open: (page, app) => open(page, `${app.address}/daily/${LAST_DAY}`, 'pre') },
  { name: 'setup', open: (page, app) => open(page, `${app.address}/new/bird`, '[data-setup]'), begins: true },
  { name: 'setup-bots', open: pickBot },
  { name: 'setup-variants', open: openVariants },
  { name: 'bird-chosen', open: choose, begins: true },
  { name: 'why-not', open: askWhyNot },
  { name: 'hint', open: askHint },
  { name: 'zoom', open: lookCloser },
  { name: 'rules', open: (page) => openFromTop(page, 'Rules', /^Gather/) },
  { name: 'score', open: (page) => openFromTop(page, 'Score', /^The score/) },
  { name: 'settings', open: (page) => openFromTop(page, 'Settings', /^Settings/) },
  { name: 'help', open: (page) => openFromTop(page, 'Help', /^Help/) },
  { name: 'text', open: openText },
  { name: 'replay', open: openReplay },
  { name: 'matches', open: (page, app) => open(page, `${app.address}${MATCHES}`, '.kept') },
  { name: 'other-tab', open: openTwice },
  { name: 'review', open: openReview, begins: true },
  { name: 'review-moment', open: lookBack },
  { name: 'review-trial', open: tryAgain },
  { name: 'hand-over', open: handOver, begins: true },
  { name: 'gathering', open: gatherPeople, begins: true },
  { name: 'door', open: comeToTheDoor, begins: true },
  { name: 'no-room', open: (page, app) => open(page, `${app.address}/room/TOVEK`, 'form'), begins: true },
  { name: 'rules-section', open: (page, app) => open(page, `${app.address}/rules/farm/7-2`, 'aside'), begins: true },
  { name: 'aid', open: (page, app) => open(page, `${app.address}/rules/nation/aid`, 'article'), begins: true },
  { name: 'nothing-here', open: (page, app) => open(page, `${app.address}/no/such/page`, '.pinned'), begins: true },
];

/** Every drawn table from its set-up to its end. */
const TABLES: readonly Screen[] = DRAWN.flatMap((game) => [
  {
    name: `${game.id}-setup`,
    open: (page, app) => open(page, `${app.address}/new/${game.id}`, '[data-setup]'),
    like: 'setup',
    begins: true,
  },
  { name: `${game.id}-opening`, open: (page, app) => openAt(page, app, game, 0), like: game.id, begins: true },
  { name: game.id, open: (page, app) => openAt(page, app, game, 0.5), begins: true },
  { name: `${game.id}-late`, open: (page, app) => openAt(page, app, game, 0.9), like: game.id, begins: true },
  {
    name: `${game.id}-end`,
    open: (page, app) => openAt(page, app, game, 1),
    ...(game.id === 'bird' ? {} : { like: 'bird-end' }),
    begins: true,
  },
]);

export const SCREENS: readonly Screen[] = [...GENERAL, ...TABLES];

type AnyGame = Shelf[string];

const NAMES = ['Ada', 'Wren', 'Jay', 'Robin', 'Lark', 'Finch'];
const SEATS = 4;

interface WholeMatch {
  readonly record: MatchRecord;
  readonly asksAda: readonly { readonly at: number; readonly kind: string }[]; // positions in which seat 0 decides, and what
}

/** The whole match of a game. It takes seconds to play, so it is kept for as long as the sources stay as they are. */
function wholeMatch(game: AnyGame, seats = Math.min(SEATS, game.seats.max), options: Options = {}): WholeMatch {
  const folder = join('node_modules', '.cache', 'matches', basename(appFolder()));
  const file = join(folder, `${game.id}-${hash({ seats, options, asked: 'kinds' }).slice(0, 12)}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  const match = playWhole(game, seats, options);
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${file}.${process.pid}.${threadId}`, JSON.stringify(match));
  renameSync(`${file}.${process.pid}.${threadId}`, file); // whoever finds the name finds all of it
  return match;
}

/** A whole match of sensible players, the same each time. */
function playWhole(game: AnyGame, seats: number, options: Options): WholeMatch {
  const table = begin(game, { seats, seed: seedFrom('halcyon days'), options });
  const dice = quickChance(4);
  const asksAda: WholeMatch['asksAda'][number][] = [];
  for (let next = table.state.open[0]; next; next = table.state.open[0]) {
    const { state, entries } = table;
    const asked = state.open.find(({ seat }) => seat === 0);
    if (asked) asksAda.push({ at: entries.length, kind: asked.kind });
    answer(table, next.id, game.suggest(state.shared, mine(state, next.seat), next, dice), next.seat);
  }
  return { record: recordOf(table, NAMES.slice(0, seats), { seed: true }), asksAda };
}

export const MATCHES = '/matches'; // where record files are opened: a visit that begins there needs no other page

async function openMatches(page: Page, app: App): Promise<void> {
  if (page.url() !== `${app.address}${MATCHES}`) await page.goto(`${app.address}${MATCHES}`);
  await page.locator('.top').first().waitFor();
}

/** Every kind of question that Ada is asked in the whole match of a game. */
export const kindsIn = (game: AnyGame): readonly string[] => [...new Set(wholeMatch(game).asksAda.map(({ kind }) => kind))];

/** Opens a match (of four, if as many can play) from its record file: whole, as far as the part says and then on to Ada's next question, or where she is asked for the last time what is of this kind. */
export async function openAt(page: Page, app: App, game: AnyGame, place: number | string, seats?: number): Promise<void> {
  const { record, asksAda } = wholeMatch(game, seats);
  const all = record.entries.length;
  const asked = asksAda.findLast(({ kind }) => kind === place) ?? asksAda.find(({ at }) => at >= Number(place) * all) ?? asksAda.at(-1);
  const upTo = place === 1 ? all : (asked?.at ?? 0);
  const shown = upTo === all ? record : { ...record, entries: record.entries.slice(0, upTo), hash: null };
  await bringRecord(page, app, shown);
  if (upTo === all) await page.locator('[data-curve]').waitFor();
  else await waitForTurn(page);
  await settle(page);
}

/** The review of a short match of two, once every moment has been looked at. */
async function openReview(page: Page, app: App): Promise<void> {
  await beginReview(page, app, 'bird', 2, SHORT.bird);
  await page.locator('[data-review="done"]').waitFor();
  await settle(page);
}

/** Opens a match from its record file and looks back on it. */
export async function beginReview(page: Page, app: App, id: string, seats: number, options: Options = {}): Promise<void> {
  const game = DRAWN.find((each) => each.id === id);
  if (!game) throw new Error(`${id} has no table`);
  await reviewRecord(page, app, wholeMatch(game, seats, options).record);
}

/** Opens a record file, and looks back on its match. */
export async function reviewRecord(page: Page, app: App, record: MatchRecord): Promise<void> {
  await bringRecord(page, app, record);
  await page.getByRole('button', { name: 'Review', exact: true }).click();
  await page.locator('[data-review]').waitFor();
}

/** Opens a record file. */
export async function bringRecord(page: Page, app: App, record: MatchRecord): Promise<void> {
  await openMatches(page, app);
  const buffer = Buffer.from(JSON.stringify(record));
  await page.getByLabel('Record file').setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer });
}

/** A match in which Ada plays worse than the others, and has something to look back on. */
export function carelesslyPlayed(id: string, seats: number): MatchRecord {
  const game = DRAWN.find((each) => each.id === id);
  if (!game) throw new Error(`${id} has no table`);
  const lineUp = Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'gentle' : 'sensible'));
  return recordOf(playOut(game, { lineUp, options: {}, seed: seedFrom('careless') }), NAMES.slice(0, seats), { seed: true });
}

/** A short match of five at Bird of Happiness in which the first seat had a choice twice. */
export function hardlyDecided(): MatchRecord {
  const bird = DRAWN.find(({ id }) => id === 'bird');
  if (!bird) throw new Error('there is no bird');
  const lineUp = ['random', 'random', 'random', 'random', 'random'];
  const table = playOut(bird, { lineUp, options: { length: 'short', calmAfterRounds: 2 }, seed: seedFrom('few 26') });
  return recordOf(table, NAMES.slice(0, lineUp.length), { seed: true });
}

export async function lookBackOnNothing(page: Page, app: App): Promise<void> {
  await reviewRecord(page, app, hardlyDecided());
  await page.locator('[data-review="nothing"]').waitFor();
}

async function lookBack(page: Page): Promise<void> {
  const tab = page.getByRole('tab', { name: 'Moment', exact: true }); // on small shapes
  if (await tab.isVisible()) await tab.click();
  await page.locator('[data-moment]').waitFor();
}

async function tryAgain(page: Page): Promise<void> {
  await page.keyboard.press('t');
  await page.locator('[data-review="trial"]').waitFor();
}

async function open(page: Page, address: string, until: string): Promise<void> {
  await page.goto(address);
  await page.locator(until).first().waitFor();
}

async function remember(page: Page): Promise<void> {
  await bringIn(page, sampleProgress());
  await page.getByRole('heading', { name: /^You play / }).waitFor();
}

async function pickBot(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Who sits in seat 2/ }).click();
  await page.getByRole('dialog').waitFor();
}

async function openVariants(page: Page): Promise<void> {
  await closeAll(page);
  await page.getByRole('button', { name: /^Variants/ }).click();
  await page.getByRole('button', { name: 'What is known of “Length”', exact: true }).click();
  await page.getByText(/18 cards: a match is/).waitFor();
}

/** The same deal each time, four at the table; a card is chosen. */
async function choose(page: Page): Promise<void> {
  await setUp(page, 'bird', { seats: ['me', 'sleepy', 'sleepy', 'sleepy'], deal: 'halcyon days' });
  await go(page);
  for (let taps = 0; taps < 2; taps++) await tapOnce(page);
  await waitForTurn(page);
  await page.locator(LEGAL).first().click();
  await settle(page);
}

async function askWhyNot(page: Page): Promise<void> {
  await page.locator(REFUSED).first().click();
  await page.locator('[data-bar="whyNot"]').waitFor();
}

async function askHint(page: Page): Promise<void> {
  await closeAll(page);
  await page.keyboard.press('h');
  await page.locator('[data-bar="hint"]', { hasText: /^Hint/ }).waitFor();
}

async function lookCloser(page: Page): Promise<void> {
  await closeAll(page);
  await page.keyboard.press('z');
  await page.locator('dialog.zoom').waitFor();
  await settle(page);
}

async function closeAll(page: Page): Promise<void> {
  for (let layers = 0; layers < 3; layers++) await page.keyboard.press('Escape');
}

async function openFromTop(page: Page, button: string, heading: RegExp): Promise<void> {
  await closeAll(page);
  const direct = page.locator('.top').getByRole('button', { name: button });
  if (!(await direct.isVisible())) await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: button }).last().click();
  await page.getByRole('heading', { name: heading }).waitFor();
  await settle(page);
}

async function openText(page: Page): Promise<void> {
  await closeAll(page);
  await page.keyboard.press('t');
  await page.locator('.tt').waitFor();
  await settle(page);
}

async function openReplay(page: Page): Promise<void> {
  await page.keyboard.press('t');
  const direct = page.locator('.top').getByRole('button', { name: 'Replay', exact: true });
  if (!(await direct.isVisible())) await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Replay', exact: true }).last().click();
  await page.getByRole('slider').fill('9');
  await page.getByLabel('Jump to').waitFor();
  await settle(page);
}

/** The match of before, while another tab has it. */
async function openTwice(page: Page): Promise<void> {
  await page.locator('.kept').getByRole('link', { name: 'Continue', exact: true }).first().click();
  await waitForTurn(page);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByRole('button', { name: 'Continue here', exact: true }).click();
  await page.getByRole('button', { name: 'Continue here', exact: true }).waitFor();
  await other.close();
}

const TABLE = { game: 'nation', seats: ['friend', 'friend', 'sleepy'] } as const;

async function gatherPeople(page: Page): Promise<void> {
  await layTable(page, TABLE);
  await settle(page);
}

async function comeToTheDoor(page: Page): Promise<void> {
  const { link } = await invitedTo(page, TABLE);
  await page.goto('about:blank'); // the address of a room differs by what follows the #, which loads nothing anew
  await open(page, link, 'input');
  await settle(page);
}

async function handOver(page: Page): Promise<void> {
  await setUp(page, 'nation', { seats: ['sleepy', 'here', 'here'], names: { 1: 'Ben', 2: 'Cleo' } });
  await go(page);
  for (let keys = 0; keys < 60 && !(await page.locator('.cover').isVisible()); keys++) {
    await page.locator(`${ASKED}, .cover`).first().waitFor();
    await page.keyboard.press('1');
  }
  await page.locator('.cover').waitFor();
}

/** Fonts are there, and what slides in has arrived. */
async function settle(page: Page): Promise<void> {
  await page.evaluate('document.fonts.ready.then(() => true)');
  await page.waitForTimeout(150);
}

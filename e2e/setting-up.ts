/** Setting a table up through its page, for every test that wants one: the one place that knows how the set-up looks. */
import type { Page } from 'playwright-core';
import type { Step } from '../src/bots/index.js';
import { games } from '../src/games/index.js';
import type { Box } from '../src/games/kit/boxes.js';
import type { Options } from './short.js';

export type Sits = 'me' | 'here' | 'friend' | Step;

export interface Wanted {
  readonly seats?: readonly Sits[]; // as the page proposes them without it
  readonly names?: Readonly<Record<number, string>>; // by seat
  readonly options?: Readonly<Record<string, string | number>>; // by name: the choice, or another number
  readonly preset?: string;
  readonly deal?: string; // words for the deal
}

/** What a page remembers of the last table of a game, so that its set-up opens with it and one press begins. */
export async function remembered(game: string, seats: readonly Sits[], names: Wanted['names'] = {}, options: Options = {}): Promise<Kept> {
  const { box }: { box: Box } = await import(`../src/games/${game}/box.ts`);
  const way = seats.includes('here') ? 'here' : 'alone';
  const places = seats.map((who, seat) => {
    if (who === 'me' || who === 'friend') return { kind: who };
    return who === 'here' ? { kind: who, name: names[seat] ?? '' } : { kind: 'bot', name: '', step: who };
  });
  const usual = box.presets.find((preset) => Object.keys(preset.options).length === 0 && preset.seats?.max !== 1);
  return {
    [`halcyon:setup:${game}`]: JSON.stringify({ way, tables: { [way]: places }, preset: usual?.name, options, step: 'sleepy' }),
  };
}

type Kept = Readonly<Record<string, string>>; // in the storage of the page, by key

/** What a visitor's page remembers: the usual game of each box against two bots that answer at once. */
export async function rememberedSetUps(): Promise<Kept> {
  const all = await Promise.all(Object.keys(games).map((id) => remembered(id, ['me', 'sleepy', 'sleepy'])));
  return Object.assign({}, ...all);
}

const KINDS = { me: 'You', here: 'A person', friend: 'A friend' } as const;
const WAYS = { here: 'Around this device', friend: 'With friends by a link' } as const;

const wayOf = (seats: readonly Sits[]): string => (seats.includes('friend') ? WAYS.friend : seats.includes('here') ? WAYS.here : 'Alone');

/** One of the questions of the page: a preset may be called like a way. */
const question = (page: Page, words: string) => page.getByRole('group', { name: words, exact: true });

const whoAt = (page: Page, seat: number) => page.getByRole('button', { name: `Who sits in seat ${seat + 1}: ` });

/** Opens the set-up of a game. */
export async function openSetUp(page: Page, game: string): Promise<void> {
  await page.goto(`${new URL(page.url()).origin}/new/${game}`);
  await page.locator('[data-setup]').waitFor();
}

/** Opens it and fills it in. */
export async function setUp(page: Page, game: string, wanted: Wanted = {}): Promise<void> {
  await openSetUp(page, game);
  if (wanted.preset) await question(page, 'Which game?').getByRole('radio', { name: wanted.preset, exact: true }).check({ force: true });
  if (wanted.seats) await seat(page, wanted.seats);
  for (const [at, name] of Object.entries(wanted.names ?? {}))
    await page.getByLabel(`Name of seat ${Number(at) + 1}`, { exact: true }).fill(name);
  await choose(page, wanted.options ?? {}, wanted.deal);
}

async function seat(page: Page, seats: readonly Sits[]): Promise<void> {
  await question(page, 'How do you play?')
    .getByRole('radio', { name: wayOf(seats), exact: true })
    .check({ force: true });
  const all = page.getByRole('button', { name: /^Who sits in seat \d/ });
  const add = page.locator('[data-free] button');
  for (let now = await all.count(); now > seats.length; now = await all.count()) {
    await all.last().click();
    await page.getByRole('button', { name: 'Nobody', exact: true }).click();
  }
  for (let now = await all.count(); now < seats.length; now = await all.count()) await add.first().click();
  for (const [at, who] of seats.entries()) await sit(page, at, who);
}

async function sit(page: Page, at: number, who: Sits): Promise<void> {
  await whoAt(page, at).click();
  const kind = who === 'me' || who === 'here' || who === 'friend' ? KINDS[who] : null;
  const button = page.getByRole('dialog').getByRole('button', { name: kind ?? title(who), exact: true });
  await button.click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

const title = (step: string): string => step.charAt(0).toUpperCase() + step.slice(1);

async function choose(page: Page, options: NonNullable<Wanted['options']>, deal?: string): Promise<void> {
  if (Object.keys(options).length === 0 && deal === undefined) return;
  await page.getByRole('button', { name: /^Variants/ }).click();
  for (const [name, choice] of Object.entries(options)) {
    const row = page.getByRole('group', { name, exact: true });
    await row.getByRole('button', { name: typeof choice === 'string' ? choice : 'Other', exact: true }).click();
    if (typeof choice === 'number') await row.getByRole('spinbutton').fill(String(choice));
  }
  if (deal !== undefined) {
    await page.locator('summary', { hasText: 'More' }).click();
    await page.getByLabel('Words for the deal').fill(deal);
  }
}

/** Presses the filled button: Begin, or Invite. */
export const go = (page: Page): Promise<void> => page.locator('[data-setup] [data-bar-act]').click();

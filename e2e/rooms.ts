/** The room with friends as people use it: the invitation, the door, and the beginning. */
import type { Page } from 'playwright-core';
import type { Step } from '../src/bots/index.js';

export interface Invited {
  readonly link: string; // the whole one: whoever has it sits down
  readonly code: string; // five letters: whoever has them knocks
}

/** What lies on the table of whoever laid it. */
export async function invitationOf(page: Page): Promise<Invited> {
  const card = page.getByRole('region', { name: 'Come and sit down', exact: true });
  await card.waitFor();
  await page.getByRole('list', { name: 'Around the table' }).getByText(', you').waitFor(); // they sit there themselves
  const field = card.getByRole('textbox');
  await field.focus(); // then it is the whole link, with its secret
  const link = await field.inputValue();
  await field.blur();
  return { link, code: new URL(link).pathname.split('/').at(-1) ?? '' };
}

/** The link for whoever only watches. */
export async function watchLinkOf(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'The table', exact: true }).click();
  const link = await page.getByRole('textbox', { name: /^Watch/ }).inputValue();
  await page.keyboard.press('Escape');
  return link;
}

/** Says a name at the door and sits down on the first free seat. */
export async function sitDownAt(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('What shall we call you?').fill(name);
  await page.getByRole('button', { name: /^Sit down/ }).click();
  await page.getByRole('list', { name: 'Around the table' }).waitFor();
}

/** Whoever laid the table begins; everybody has it before them. */
export async function beginWith(host: Page, others: readonly Page[]): Promise<void> {
  await host.getByRole('button', { name: /^Begin/ }).click();
  for (const page of [host, ...others]) await page.locator('.table-page').waitFor();
}

/** The id of the match whose ticket this device touched last. */
export const matchOf = (page: Page): Promise<string> =>
  page.evaluate<string>(`(() => {
    const held = Object.keys(localStorage).filter((key) => key.startsWith('halcyon:online:'));
    const touched = (key) => JSON.parse(localStorage[key]).touched;
    return held.sort((a, b) => touched(b) - touched(a))[0].split(':').at(-1);
  })()`);

export interface Lay {
  readonly game: string;
  readonly seats: readonly ('friend' | Step)[]; // beside the host, who sits first
  readonly options?: Readonly<Record<string, string | number | boolean>>;
  readonly settings?: Readonly<Record<string, unknown>>;
}

interface Founded extends Invited {
  readonly match: string;
  readonly watch: string; // the link for whoever only watches
  readonly ticket: string; // what the page of whoever laid it keeps
}

/** Founds a table from a page, which keeps nothing of it. */
async function found(page: Page, { game, seats, options = {}, settings = {} }: Lay): Promise<Founded> {
  const plans = seats.map((seat) => (seat === 'friend' ? { kind: 'open', bot: 'sleepy' } : { kind: 'bot', bot: seat }));
  const wish = { game, options, seats: [{ kind: 'person' }, ...plans], settings: { startWhenFull: false, ...settings } };
  const kept = await page.evaluate<{ match: string; invite: string; watch: string; code: string }>(`(async () => {
    const host = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32)))).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
    const body = JSON.stringify({ ...${JSON.stringify(wish)}, host });
    const reply = await fetch('/api/matches', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    const { match, invite, watch, code } = await reply.json();
    return { match, game: ${JSON.stringify(game)}, host, invite, watch, code, touched: Date.now() };
  })()`);
  const { match, invite, watch, code } = kept;
  const { origin } = new URL(page.url());
  return {
    match,
    code,
    link: `${origin}/room/${code}#${invite}`,
    watch: `${origin}/watch/${match}#${watch}`,
    ticket: JSON.stringify(kept),
  };
}

/** A table of somebody else's, for whoever comes to its door. */
export const invitedTo = (page: Page, lay: Lay): Promise<Invited> => found(page, lay);

/** Lays a table as the set-up does, with terms that no preset has: a clock of a few seconds, say. */
export async function layTable(page: Page, lay: Lay): Promise<Invited & Pick<Founded, 'watch'>> {
  const { match, watch, ticket } = await found(page, lay);
  await page.evaluate(`
    localStorage['halcyon:online:${match}'] = ${JSON.stringify(ticket)};
    sessionStorage['halcyon:seat-wish:${match}'] = ${JSON.stringify(JSON.stringify({ seat: 0, name: 'Ada' }))};`);
  await page.goto(`${new URL(page.url()).origin}/online/${match}`);
  return { ...(await invitationOf(page)), watch };
}

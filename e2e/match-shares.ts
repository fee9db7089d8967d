/** What people do with a match, dealt out to files: every deed once per game to `match-*.test.ts`; all drawn games, two roads, two hands and every deed to `match-*.long.test.ts`. */
import { afterAll, beforeAll, test } from 'vitest';
import { shareOf } from '../tools/shares.js';
import { type App, openApp } from './app.js';
import { ALL_CASES, type Case } from './match-cases.js';

/** Tries the share of the file at this address. */
export function tryDeedsOf(file: string, cases: readonly Case[] = ALL_CASES): void {
  let app: App;
  beforeAll(async () => {
    app = await openApp();
  }, 120_000);
  afterAll(() => app?.close());

  for (const { name, run } of shareOf(file, cases)) test(name, () => run(app));
}

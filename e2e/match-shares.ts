/** What people do with a match: all drawn games, two roads, two hands, every deed; dealt out to the files `match-*.long.test.ts`. */
import { afterAll, beforeAll, test } from 'vitest';
import { shareOf } from '../tools/shares.js';
import { type App, openApp } from './app.js';
import { ALL_CASES } from './match-cases.js';

/** Tries the share of the file at this address. */
export function tryDeedsOf(file: string): void {
  let app: App;
  beforeAll(async () => {
    app = await openApp();
  }, 120_000);
  afterAll(() => app?.close());

  for (const { name, run } of shareOf(file, ALL_CASES)) test(name, () => run(app));
}

/** How vitest finds and runs the tests: as many files at once as there are cores, the browsers first, because they take longest. */
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const usual = {
  environment: 'node',
  setupFiles: ['tools/fixed-cases.ts'],
  pool: 'threads' as const,
  maxWorkers: availableParallelism(), // vitest itself would leave one core idle
  hookTimeout: 120_000,
};

const LONG = '**/*.long.test.ts';

// A browser on a busy machine may miss a moment: what fails is tried once more, and what fails twice has failed.
const browsers = { ...usual, globalSetup: ['e2e/prepare.ts'], testTimeout: 240_000, retry: 1, expect: { poll: { timeout: 15_000 } } };

export default defineConfig({
  test: {
    projects: [
      { test: { ...browsers, name: 'browsers', include: ['e2e/**/*.test.ts'], exclude: [LONG] } },
      // These tests leave nothing behind in modules, so the files of one worker share them instead of loading all anew: an eighth less CPU time.
      {
        test: {
          ...usual,
          name: 'rooms',
          include: ['{src,tools,bench}/**/*.test.ts'],
          exclude: [LONG],
          testTimeout: 60_000,
          isolate: false,
        },
      },
      // `npm run test:long`
      { test: { ...browsers, name: 'long', include: [`{src,tools,bench,e2e}/${LONG}`] } },
    ],
  },
});

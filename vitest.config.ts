/** How vitest finds and runs the tests: first all that needs no browser, then the browsers, which are slow enough by themselves. */
import { defineConfig } from 'vitest/config';

const usual = {
  environment: 'node',
  setupFiles: ['tools/fixed-cases.ts'],
  pool: 'threads' as const,
  hookTimeout: 120_000,
};

export default defineConfig({
  test: {
    projects: [
      { test: { ...usual, name: 'rooms', include: ['{src,tools,bench}/**/*.test.ts'], testTimeout: 60_000, sequence: { groupOrder: 0 } } },
      // A browser on a busy machine may miss a moment: what fails is tried once more, and what fails twice has failed.
      { test: { ...usual, name: 'browsers', include: ['e2e/**/*.test.ts'], testTimeout: 240_000, retry: 1, sequence: { groupOrder: 1 } } },
    ],
  },
});

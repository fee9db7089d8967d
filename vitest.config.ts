/** How vitest finds and runs the tests. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,tools,bench,e2e}/**/*.test.ts'],
    environment: 'node',
    setupFiles: ['tools/fixed-cases.ts'],
    pool: 'threads',
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});

/** How vitest finds and runs the tests: one file more at once than there are cores. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { ALL_CASES } from './tools/cases.js';
import { gamesInOrder } from './tools/games-in-order.js';

const usual = {
  environment: 'node',
  setupFiles: ['tools/fixed-cases.ts'],
  pool: 'forks' as const, // programs that tests start are forked from one worker's memory, not from that of all
  maxWorkers: availableParallelism() + 1, // some file always waits, for a clock, a page or a process of its own
  isolate: false, // tests leave nothing behind in modules, so the files of one worker share them instead of loading all anew: an eighth less CPU time
  hookTimeout: 120_000,
};

/**
 * Begins with the browsers and in both projects with the files that take longest, so that what is left at the end is small and no core waits for
 * the other: a fresh clone knows no durations. A worker goes over to the other project once, because it then loads everything anew.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => LONG.test(moduleId);
    const rank = (file: TestSpecification) => (file.project.name === 'browsers' ? 0 : 2) + (isLong(file) ? 0 : 1);
    return [...(await super.sort(files))].sort((a, b) => rank(a) - rank(b));
  }
}

const LONG = /\/(access|carry-over|farm|guide|laws|match|nation|new-game|play|reliability|review|room|shapes)[-.\w]*$/;

const define = { GAMES_IN_ORDER: JSON.stringify(gamesInOrder()) }; // as in vite.config.ts

// `npm run test:long` has every case, those of match and shapes in long files only; `npm test` leaves out whole files that are named for it.
const exclude = ALL_CASES ? ['e2e/{match-?,shapes}.test.ts'] : ['**/*.long.test.ts'];

// React as people have it: what it checks for developers takes a tenth of the time of these tests.
const rooms = { ...usual, env: { NODE_ENV: 'production' }, testTimeout: ALL_CASES ? 600_000 : 60_000 };
// A browser on a busy machine may miss a moment: what fails is tried once more, and what fails twice has failed.
const browsers = {
  ...usual,
  setupFiles: [...usual.setupFiles, 'e2e/goodbye.ts'],
  globalSetup: ['e2e/prepare.ts'],
  testTimeout: 240_000,
  retry: 1,
  expect: { poll: { timeout: 15_000 } },
};

const projects: TestProjectConfiguration[] = [
  { test: { ...browsers, name: 'browsers', include: ['e2e/**/*.test.ts'], exclude } },
  { test: { ...rooms, name: 'rooms', include: ['{src,tools,bench}/**/*.test.ts'], exclude }, define, oxc: { jsx: { development: false } } },
];

// What was transformed is kept for the next run, under a name that changes with all that decides how it is done besides the file itself: that,
// vitest does not notice by itself.
const decides = ['vitest.config.ts', 'tsconfig.json', 'tsconfig.web.json', 'package-lock.json'].map((file) => readFileSync(file));
const transformed = createHash('sha256').update(Buffer.concat(decides)).update(JSON.stringify(define)).digest('hex').slice(0, 16);

export default defineConfig({
  test: {
    experimental: { fsModuleCache: true, fsModuleCachePath: `node_modules/.cache/vitest/${transformed}` },
    sequence: { sequencer: LongestFirst },
    projects,
  },
});

/** How vitest finds and runs the tests: as many files at once as there are cores. */
import { availableParallelism } from 'node:os';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { ALL_CASES } from './tools/cases.js';
import { gamesInOrder } from './tools/games-in-order.js';

const usual = {
  environment: 'node',
  setupFiles: ['tools/fixed-cases.ts'],
  pool: 'threads' as const,
  maxWorkers: availableParallelism(), // vitest itself would leave one core idle
  isolate: false, // tests leave nothing behind in modules, so the files of one worker share them instead of loading all anew: an eighth less CPU time
  hookTimeout: 120_000,
};

/** Begins with the files that take longest, so that no core is left with one of them at the end: a fresh clone knows no durations. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => /\/(access|laws|match|new-game|reliability|shapes)[-.\w]*$/.test(moduleId);
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

const define = { GAMES_IN_ORDER: JSON.stringify(gamesInOrder()) }; // as in vite.config.ts

// `npm run test:long` has every file and every case, `npm test` leaves out whole files that are named for it.
const exclude = ALL_CASES ? [] : ['**/*.long.test.ts'];

const rooms = { ...usual, testTimeout: ALL_CASES ? 600_000 : 60_000 };
// A browser on a busy machine may miss a moment: what fails is tried once more, and what fails twice has failed.
const browsers = { ...usual, globalSetup: ['e2e/prepare.ts'], testTimeout: 240_000, retry: 1, expect: { poll: { timeout: 15_000 } } };

const projects: TestProjectConfiguration[] = [
  { test: { ...browsers, name: 'browsers', include: ['e2e/**/*.test.ts'], exclude } },
  { test: { ...rooms, name: 'rooms', include: ['{src,tools,bench}/**/*.test.ts'], exclude }, define },
];

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects,
  },
});

/** Somebody's progress for tests and pictures, brought in as a file through the page's own door. */
import type { Page } from 'playwright-core';
import { STEPS } from '../src/bots/index.js';
import { games } from '../src/games/index.js';
import { type DailyRun, RUNS } from '../src/web/daily/runs.js';
import { progressText } from '../src/web/happiness/file.js';
import type { Finished } from '../src/web/happiness/finished.js';
import type { Progress, TriedDay } from '../src/web/happiness/progress.js';

const HOUR = 3_600_000;
export const LAST_DAY = '2026-11-16'; // of the sample
const END = Date.UTC(2026, 10, 16, 12);
const GAMES = Object.keys(games);
const UNITS: Readonly<Record<string, string>> = {
  bird: 'birds',
  pursuit: 'lasting happiness',
  farm: 'happiness',
  rainbow: 'keys',
  nation: 'happiness',
};

/** The n-th of so many matches: one in three is won, more of them later on; two in three are reviewed. */
function matchOf(n: number, of: number): Finished {
  const game = GAMES[n % GAMES.length] ?? 'bird';
  const late = n / of;
  const rank = (n * 7) % 10 < 3 + 4 * late ? 1 : 2 + (n % 2);
  const bots = [STEPS[Math.min(4, Math.floor(late * 4) + (n % 2))] ?? 'steady', 'steady'] as const;
  const luck = (((n * 37) % 41) - 20) / 60;
  const decisions = -0.22 + 0.14 * late - ((n * 13) % 7) / 100;
  const others = [1, 2, 3].filter((place) => place !== rank);
  return {
    id: `sample-${n}`,
    game,
    rules: 1,
    at: END - (of - n) * 20 * HOUR,
    road: n % 4 === 0 ? 'friends' : 'device',
    me: 0,
    seats: [
      { bot: null, rank, total: 24 - 2 * rank },
      ...bots.map((bot, i) => ({ bot, rank: others[i] ?? 3, total: 24 - 2 * (others[i] ?? 3) })),
    ],
    won: rank === 1,
    ties: [],
    unit: UNITS[game] ?? 'points',
    verdict: '',
    deal: `sample ${n}`,
    review: n % 3 === 0 ? null : { start: 0.33, luck, decisions, others: 0.33 - luck - decisions, end: rank === 1 ? 1 : 0, unit: 'share' },
  };
}

const solo = (day: string, total: number): Finished => ({
  ...matchOf(0, 1),
  id: `try-${day}`,
  game: 'bird',
  at: Date.parse(`${day}T10:00:00Z`),
  road: 'device',
  seats: [{ bot: null, rank: 1, total }],
  won: total >= 15,
  unit: 'birds',
  verdict: `★★ ${total} birds`,
  deal: `try ${day}`,
  review: null,
});

const runs = (middle: number, count: number): readonly DailyRun[] =>
  Array.from({ length: count }, (_, i) => ({ total: middle + ((i * 5) % 7) - 3 + (i % 3 === 0 ? 1 : 0), rank: 1, ties: [] }));

const tried = (day: string): TriedDay => ({
  day,
  game: 'bird',
  way: 'alone',
  match: `try-${day}`,
  begun: Date.parse(`${day}T09:50:00Z`),
  runs: Object.fromEntries(STEPS.map((step, i) => [step, runs(12 + 2 * i, RUNS[step])])),
});

/** So many matches, and the last five days in a row. */
export function sampleProgress(matches = 40): Progress {
  const days = [12, 13, 14, 15, 16].map((date) => `2026-11-${date}`);
  return {
    finished: [...Array.from({ length: matches }, (_, n) => matchOf(n, matches)), ...days.map((day, i) => solo(day, 14 + i))],
    days: days.map(tried),
  };
}

/** Chooses a file on the page of My happiness, which then asks how to bring it in. */
export async function chooseFile(page: Page, progress: Progress): Promise<void> {
  const file = { name: 'happiness.json', mimeType: 'application/json', buffer: Buffer.from(progressText(progress)) };
  await page.getByLabel('File of My happiness', { exact: true }).setInputFiles(file);
}

export async function bringIn(page: Page, progress: Progress): Promise<void> {
  await chooseFile(page, progress);
  await page.getByRole('button', { name: 'Merge, keep both', exact: true }).click();
  await page.getByRole('region', { name: 'Your games', exact: true }).waitFor();
}

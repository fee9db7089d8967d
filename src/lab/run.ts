/** Running a plan on this machine: all matches that are still missing, on as many threads as wished, until done or told to stop. */
import type { Folder } from './folder.js';
import { cellsOf, jobOf, type MatchJob, type Plan } from './plan.js';
import type { Workers } from './worker-pool.js';

const BATCH_MS = 150; // a batch is as large as can be played in this time: small enough to stop at once, large enough to send around
const LARGEST_BATCH = 200;
const FLUSH_MS = 2000; // what a killed run may lose

export interface RunControl {
  readonly stop: AbortSignal;
  onProgress(done: number): void;
}

/** The missing matches, table by table in turn, so that an unfinished run has seen all of them. */
export function* missing(plan: Plan, has: Folder['has']): Generator<MatchJob> {
  const cells = cellsOf(plan);
  for (let match = 0; match < plan.matches; match++) {
    for (const cell of cells) if (!has(cell.index, match)) yield jobOf(plan, cell, match);
  }
}

export const matchesIn = (plan: Plan): number => cellsOf(plan).length * plan.matches;

/** True when the plan is finished. Whatever was played is kept also when it is stopped or breaks. */
export async function runHere(plan: Plan, folder: Folder, pool: Workers, { stop, onProgress }: RunControl): Promise<boolean> {
  const jobs = missing(plan, folder.has);
  let size = 1;
  let flushed = performance.now();
  const workOn = async () => {
    while (!stop.aborted) {
      const batch = take(jobs, size);
      if (batch.length === 0) return;
      const began = performance.now();
      folder.add(await pool.play(batch));
      const took = performance.now() - began;
      if (batch.length === size) size = Math.max(1, Math.min(LARGEST_BATCH, 2 * size, Math.round((size * BATCH_MS) / took)));
      if (performance.now() - flushed > FLUSH_MS) {
        folder.flush();
        flushed = performance.now();
      }
      onProgress(folder.done);
    }
  };
  try {
    await Promise.all(Array.from({ length: pool.many }, workOn));
  } finally {
    folder.flush();
  }
  if (folder.done < matchesIn(plan)) return false;
  folder.finish();
  return true;
}

function take(jobs: Generator<MatchJob>, count: number): MatchJob[] {
  const taken: MatchJob[] = [];
  while (taken.length < count) {
    const { value, done } = jobs.next();
    if (done) break;
    taken.push(value);
  }
  return taken;
}

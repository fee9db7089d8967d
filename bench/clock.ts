/** The clock of the benchmark: how long this program's main thread has run, where the system tells, and the wall clock elsewhere. */
import { existsSync, readFileSync } from 'node:fs';

const SCHEDSTAT = '/proc/self/schedstat'; // Linux: nanoseconds on a processor, nanoseconds waiting for one, slices

function mainThreadTime(): number {
  const [nanoseconds] = readFileSync(SCHEDSTAT, 'utf8').split(' ');
  return Number(nanoseconds) / 1e6;
}

/** In milliseconds. What other programs take from the machine is not counted, nor what the collector does on threads of its own. */
export const clock: () => number = existsSync(SCHEDSTAT) ? mainThreadTime : () => performance.now();

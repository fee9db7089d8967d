/** The worker's side of the pool: takes jobs one after the other and answers each. */
import { parentPort, workerData } from 'node:worker_threads';
import type { WorkerReply } from './pool.js';

/** How many workers the pool has, this one included: what is meant for the whole process is shared among them. */
export const workersInPool = (): number => workerData.workers;

export function serve<Job, Done>(work: (job: Job) => Done): void {
  parentPort?.on('message', (job: Job) => {
    parentPort?.postMessage(replyTo(work, job));
  });
}

function replyTo<Job, Done>(work: (job: Job) => Done, job: Job): WorkerReply<Done> {
  try {
    return { result: work(job) };
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

/** A pool of worker threads: work that takes long is done beside the main thread, on as many cores as there are. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

export interface Pool<Job, Done> {
  run(job: Job): Promise<Done>;
  close(): Promise<void>;
}

interface Waiting<Job, Done> {
  readonly job: Job;
  done(result: Done): void;
  failed(error: Error): void;
}

/** What a worker answers: the result, or the stack of what went wrong. */
export type Reply<Done> = { readonly result: Done } | { readonly error: string };

const MOST_CRASHES = 3; // in a row: then the fault is not in a job

const BOOT = new URL('./boot.mjs', import.meta.url);

/** Opens a pool. `entry` is a source that calls `serve`; each worker does one job after the other. */
export function openPool<Job, Done>(entry: URL, size: number = availableParallelism()): Pool<Job, Done> {
  const queue: Waiting<Job, Done>[] = [];
  const busy = new Map<Worker, Waiting<Job, Done>>();
  const idle: Worker[] = [];
  let closed = false;
  let crashes = 0; // since the last answer
  let broken: Error | null = null; // why nobody is hired any more

  const next = () => {
    while (idle.length > 0 && queue.length > 0) {
      const worker = idle.pop();
      const waiting = queue.shift();
      if (!worker || !waiting) return;
      busy.set(worker, waiting);
      worker.postMessage(waiting.job);
    }
  };
  const hire = () => {
    const worker = new Worker(BOOT, { workerData: { entry: entry.href } });
    worker.on('message', (reply: Reply<Done>) => {
      const waiting = busy.get(worker);
      crashes = 0;
      busy.delete(worker);
      idle.push(worker);
      if ('error' in reply) waiting?.failed(new Error(reply.error));
      else waiting?.done(reply.result);
      next();
    });
    worker.on('error', (error) => {
      busy.get(worker)?.failed(error instanceof Error ? error : new Error(String(error)));
      dismiss(worker);
      if (closed) return;
      if (++crashes < MOST_CRASHES * size) hire();
      else giveUp(error);
      next();
    });
    workers.add(worker);
    idle.push(worker);
  };
  const giveUp = (error: unknown) => {
    if (workers.size > 0) return; // those that are left may still come to something
    broken = new Error(`The threads that run ${entry.pathname} crash one after the other: ${String(error)}`, { cause: error });
    for (const waiting of queue.splice(0)) waiting.failed(broken);
  };
  const dismiss = (worker: Worker) => {
    busy.delete(worker);
    workers.delete(worker);
    if (idle.includes(worker)) idle.splice(idle.indexOf(worker), 1);
  };
  const workers = new Set<Worker>();
  for (let i = 0; i < size; i++) hire();

  return {
    run: (job) =>
      new Promise((done, failed) => {
        if (broken) return failed(broken);
        queue.push({ job, done, failed });
        next();
      }),
    async close() {
      closed = true;
      await Promise.all([...workers].map((worker) => worker.terminate()));
    },
  };
}

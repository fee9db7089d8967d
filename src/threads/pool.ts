/** A pool of worker threads: work that takes long is done beside the main thread, on as many cores as there are. */
import { availableParallelism } from 'node:os';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';

export interface Pool<Job, Done> {
  /**
   * Jobs with the same key are done in order and by the same worker as long as it lives, so a worker may keep something for the next of
   * them. Keys take turns: one with many jobs does not hold up the others. All jobs without a key take turns like one key, with any worker.
   */
  run(job: Job, key?: string): Promise<Done>;
  close(): Promise<void>;
}

interface Waiting<Job, Done> {
  readonly job: Job;
  done(result: Done): void;
  failed(error: Error): void;
}

/** The jobs of a key that wait, and the place where they are done. */
interface Line<Job, Done> {
  readonly jobs: Waiting<Job, Done>[];
  place: Place<Job, Done> | null; // null: any
  turn: number; // of the lines that wait, the one with the lowest is next
}

/** A place for a worker. When one crashes, the next one gets its lines. */
interface Place<Job, Done> {
  worker: Worker | null; // null: nobody is hired for it any more
  doing: { readonly waiting: Waiting<Job, Done>; readonly line: Line<Job, Done> } | null;
  readonly lines: Line<Job, Done>[]; // that have jobs waiting, by turn
  keys: number; // that belong here
}

/** What a worker answers: the result, or the stack of what went wrong. */
export type WorkerReply<Done> = { readonly result: Done } | { readonly error: string };

const MOST_CRASHES = 3; // in a row: then the fault is not in a job
const MOST_KEYS = 10_000; // whose place is remembered while they have no job: far more than a worker can keep anything for

const BOOT = new URL('./boot.mjs', import.meta.url); // for sources

/** The URL of a module beside the one that asks: a source beside a source, what was built beside what was built. */
export const besideMe = (path: string, me: string): URL => new URL(`${path}${extname(me)}`, me);

/** Opens a pool. `entry` is a source that calls `serve`; each worker does one job after the other. */
export function openPool<Job, Done>(entry: URL, size: number = availableParallelism()): Pool<Job, Done> {
  const places = Array.from({ length: size }, (): Place<Job, Done> => ({ worker: null, doing: null, lines: [], keys: 0 }));
  const keyed = new Map<string, Line<Job, Done>>(); // in the order of their last job
  const anywhere: Line<Job, Done> = { jobs: [], place: null, turn: 0 };
  let turns = 0;
  let closed = false;
  let crashes = 0; // since the last answer
  let broken: Error | null = null; // why nobody is hired any more
  const isSource = entry.pathname.endsWith('.ts');

  const queue = (line: Line<Job, Done>) => {
    line.turn = turns++;
    line.place?.lines.push(line);
  };

  /** The next job for a place, if its worker has nothing to do. */
  const next = (place: Place<Job, Done>) => {
    if (!place.worker || place.doing) return;
    const [own] = place.lines;
    const line = anywhere.jobs.length > 0 && (!own || anywhere.turn < own.turn) ? anywhere : own;
    const waiting = line?.jobs.shift();
    if (!line || !waiting) return;
    if (line === own) place.lines.shift();
    if (line.jobs.length > 0) queue(line);
    place.doing = { waiting, line };
    place.worker.postMessage(waiting.job);
  };

  const hire = (place: Place<Job, Done>) => {
    const worker = new Worker(isSource ? BOOT : entry, { workerData: { entry: entry.href, workers: size } });
    worker.on('message', (reply: WorkerReply<Done>) => {
      const waiting = place.doing?.waiting;
      crashes = 0;
      place.doing = null;
      if ('error' in reply) waiting?.failed(new Error(reply.error));
      else waiting?.done(reply.result);
      next(place);
    });
    worker.on('error', (error) => {
      const waiting = place.doing?.waiting;
      place.worker = null;
      place.doing = null;
      waiting?.failed(error instanceof Error ? error : new Error(String(error)));
      if (closed) return;
      if (++crashes < MOST_CRASHES * size) hire(place);
      else giveUp(place, error);
      for (const each of places) next(each);
    });
    place.worker = worker;
  };

  const giveUp = (place: Place<Job, Done>, error: unknown) => {
    const lines = place.lines.splice(0);
    if (places.some(({ worker }) => worker)) {
      for (const line of lines) {
        settle(line); // those that are left may still come to something
        queue(line);
      }
      return;
    }
    broken = new Error(`The threads that run ${entry.pathname} crash one after the other: ${String(error)}`, { cause: error });
    for (const { jobs } of [...lines, anywhere]) for (const waiting of jobs.splice(0)) waiting.failed(broken);
  };

  /** Gives a line the place with the least to do, and among equals the one with the fewest keys. */
  const settle = (line: Line<Job, Done>) => {
    const load = ({ lines, doing }: Place<Job, Done>) => lines.length + (doing ? 1 : 0);
    const [first, ...rest] = places.filter(({ worker }) => worker);
    if (!first) return;
    const best = rest.reduce((a, b) => (load(b) < load(a) || (load(b) === load(a) && b.keys < a.keys) ? b : a), first);
    line.place = best;
    best.keys++;
  };

  const lineOf = (key: string): Line<Job, Done> => {
    const line = keyed.get(key) ?? { jobs: [], place: null, turn: 0 };
    if (!line.place?.worker) settle(line);
    if (!keyed.delete(key) && keyed.size >= MOST_KEYS) forgetOldest();
    keyed.set(key, line);
    return line;
  };

  const forgetOldest = () => {
    for (const [key, line] of keyed) {
      if (line.jobs.length > 0 || line.place?.doing?.line === line) continue;
      keyed.delete(key);
      if (line.place) line.place.keys--;
      return;
    }
  };

  for (const place of places) hire(place);

  return {
    run: (job, key) =>
      new Promise((done, failed) => {
        if (broken) return failed(broken);
        const line = key === undefined ? anywhere : lineOf(key);
        line.jobs.push({ job, done, failed });
        if (line.jobs.length === 1) queue(line);
        for (const place of line.place ? [line.place] : places) next(place);
      }),
    async close() {
      closed = true;
      await Promise.all(places.map(({ worker }) => worker?.terminate()));
    },
  };
}

/** Asking the worker. Promises on this side, messages on the other; a worker that dies is replaced. */
import { Complaint } from '../../engine/complaint.js';
import type { Job, JobReply, JobRequest, Results } from './jobs.js';

interface Waiting {
  readonly resolve: (result: Results[keyof Results]) => void;
  readonly reject: (error: Error) => void;
}

export interface ThinkerWorker {
  /** Does a job in the worker. The type of the result follows from the kind of the job. */
  ask<K extends Job['kind']>(job: Extract<Job, { kind: K }>): Promise<Results[K]>;
  /** Sends the worker away with all it was asked. */
  dismiss(because: string): void;
  isIdle(): boolean; // nobody has asked yet
}

/** One worker. The page has one for what people wait for; long work brings its own, and sends it away in the end. */
export function openThinker(): ThinkerWorker {
  let worker: Worker | null = null;
  let asked = 0;
  const waiting = new Map<number, Waiting>();

  const dismiss = (because: string): void => {
    worker?.terminate();
    worker = null;
    const left = [...waiting.values()];
    waiting.clear();
    for (const who of left) who.reject(new Complaint(because));
  };
  const hire = (): Worker => {
    const hired = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    hired.addEventListener('message', ({ data }: MessageEvent<JobReply>) => {
      const who = waiting.get(data.id);
      waiting.delete(data.id);
      if (data.ok) who?.resolve(data.result);
      else who?.reject(new Complaint(data.because));
    });
    hired.addEventListener('error', () => dismiss('The worker that thinks for the bots has stopped.'));
    return hired;
  };
  return {
    ask<K extends Job['kind']>(job: Extract<Job, { kind: K }>): Promise<Results[K]> {
      worker ??= hire();
      const id = asked++;
      const message: JobRequest = { id, job };
      const answer = new Promise<Results[keyof Results]>((resolve, reject) => waiting.set(id, { resolve, reject }));
      worker.postMessage(message);
      return answer as Promise<Results[K]>;
    },
    dismiss,
    isIdle: () => worker === null,
  };
}

const ofThePage = openThinker();
export const { ask } = ofThePage;

/** After a take-back, and when a match is left: its bots begin afresh. */
export function forget(match: string): void {
  if (!ofThePage.isIdle()) ask<'forget'>({ kind: 'forget', match }).catch(() => {}); // a worker that stops forgets by itself
}

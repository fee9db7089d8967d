/** Bots on a server: they think in threads of their own, and how long they let people wait tells nothing about what they hold. */
import { patienceOf } from '../bots/index.js';
import type { Json } from '../engine/game.js';
import type { BotPace } from '../match/chores.js';
import { besideMe, openPool } from '../threads/pool.js';
import type { BotJob, WorkerJob } from './bot-worker.js';

/** Thinks for bots. Tests bring one that needs no threads. */
export interface Thinkers {
  think(job: BotJob): Promise<Json>;
  /** After a take-back, and when a match is left: its bots begin afresh. */
  forget(match: string): void;
  close(): Promise<void>;
}

/** `timed`: nobody waits for ever; without it, as where strength is measured, equal luck gives equal answers on any machine. */
export function openThinkers(threads: number, timed = true): Thinkers {
  const pool = openPool<WorkerJob, Json>(besideMe('./bot-worker', import.meta.url), threads);
  return {
    think: (job) => pool.run({ do: 'think', job, timed }, job.match),
    forget(match) {
      pool.run({ do: 'forget', match }, match).catch(() => {}); // a thread that crashes forgets by itself
    },
    close: () => pool.close(),
  };
}

/** A bot answers after its whole allowance of time, even where it had no choice. `least` is for those that answer at once. */
export function botPaceOf(least: number): BotPace {
  if (least === 0) return () => 0;
  return (name) => Math.max(least, patienceOf(name));
}

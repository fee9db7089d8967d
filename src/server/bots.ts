/** Bots on a server: they think in threads of their own, and how long they let people wait tells nothing about what they hold. */
import { budgets, STRENGTHS, type Strength } from '../bots/strengths.js';
import type { Json } from '../engine/game.js';
import type { Pace } from '../match/chores.js';
import type { BotName } from '../match/settings.js';
import { openPool } from '../threads/pool.js';
import type { BotJob } from './bot-worker.js';

/** Thinks for bots. Tests bring one that needs no threads. */
export interface Thinkers {
  think(job: BotJob): Promise<Json>;
  close(): Promise<void>;
}

export function openThinkers(threads: number): Thinkers {
  const pool = openPool<BotJob, Json>(new URL('./bot-worker.ts', import.meta.url), threads);
  return { think: (job) => pool.run(job), close: () => pool.close() };
}

const isStrength = (bot: BotName): bot is Strength => STRENGTHS.some((strength) => strength === bot);

/** A bot answers after its whole allowance of time, even where it had no choice. `least` is for those that answer at once. */
export function paceOf(least: number): Pace {
  if (least === 0) return () => 0;
  return (bot) => Math.max(least, isStrength(bot) ? budgets[bot].milliseconds : 0);
}

/** Workers that play matches: threads beside this one, or none. */
import { setImmediate as breathe } from 'node:timers/promises';
import { games } from '../games/index.js';
import { besideMe, openPool } from '../threads/pool.js';
import { type MatchResult, measureMatch } from './measure.js';
import type { MatchJob, Plan } from './plan.js';

export interface Workers {
  readonly many: number; // batches that can be worked on at once
  play(jobs: readonly MatchJob[]): Promise<readonly MatchResult[]>;
  close(): Promise<void>;
}

/** A game cannot be sent to a thread: it is looked up by its id on the one list of games. */
export function workersFor(workers: number, game?: Plan['game']): Workers {
  if (workers > 0 && (game === undefined || games[game.id] === game)) {
    const pool = openPool<readonly MatchJob[], readonly MatchResult[]>(besideMe('./worker', import.meta.url), workers);
    return { many: workers, play: (jobs) => pool.run(jobs), close: () => pool.close() };
  }
  return {
    many: 1,
    async play(jobs) {
      await breathe();
      return jobs.flatMap((job) => {
        const played = game ?? games[job.game];
        return played ? [measureMatch(played, job)] : [];
      });
    },
    close: async () => {},
  };
}

/** Hands that play matches: threads beside this one, or none. */
import { setImmediate as breathe } from 'node:timers/promises';
import { games } from '../games/index.js';
import { besideMe, openPool } from '../threads/pool.js';
import { type MatchResult, measureMatch } from './measure.js';
import type { Errand, Plan } from './plan.js';

export interface Hands {
  readonly many: number; // batches that can be worked on at once
  play(errands: readonly Errand[]): Promise<readonly MatchResult[]>;
  close(): Promise<void>;
}

/** A game cannot be sent to a thread: it is looked up by its id on the one list of games. */
export function handsFor(workers: number, game?: Plan['game']): Hands {
  if (workers > 0 && (game === undefined || games[game.id] === game)) {
    const pool = openPool<readonly Errand[], readonly MatchResult[]>(besideMe('./worker', import.meta.url), workers);
    return { many: workers, play: (errands) => pool.run(errands), close: () => pool.close() };
  }
  return {
    many: 1,
    async play(errands) {
      await breathe();
      return errands.flatMap((errand) => {
        const played = game ?? games[errand.game];
        return played ? [measureMatch(played, errand)] : [];
      });
    },
    close: async () => {},
  };
}

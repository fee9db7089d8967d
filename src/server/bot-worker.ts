/** A worker thread in which bots think. It keeps their minds as long as their matches go on. */
import { performance } from 'node:perf_hooks';
import { MOST_MINDS, openMinds } from '../bots/minds.js';
import type { Decision, GameTypes, Json, Seat, View } from '../engine/game.js';
import { gameById } from '../games/index.js';
import { serve, workersInPool } from '../threads/worker.js';

/** All a bot is told: what its seat sees, and what it is asked. */
export interface BotJob {
  readonly match: string;
  readonly game: string;
  readonly bot: string;
  readonly seat: Seat;
  readonly view: View<GameTypes>;
  readonly decision: Decision;
  readonly luck: number;
}

export type WorkerJob =
  | { readonly do: 'think'; readonly job: BotJob; readonly timed: boolean }
  | { readonly do: 'forget'; readonly match: string };

const most = Math.ceil(MOST_MINDS / workersInPool());
const now = () => performance.now();
const timed = openMinds({ clock: performance, now, most });
const untimed = openMinds({ now, most });

serve<WorkerJob, Json>((asked) => {
  if (asked.do === 'think') return (asked.timed ? timed : untimed).answer({ ...asked.job, game: gameById(asked.job.game) });
  for (const minds of [timed, untimed]) minds.forget(asked.match);
  return null;
});

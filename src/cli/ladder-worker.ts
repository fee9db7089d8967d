/** A worker thread that plays the matches of a ladder. */
import { type Contest, playContest, type Result } from '../bots/contest.js';
import { gameById } from '../games/index.js';
import { serve } from '../threads/worker.js';

export interface LadderJob extends Contest {
  readonly game: string;
}

serve<LadderJob, Result>((job) => playContest(gameById(job.game), job));

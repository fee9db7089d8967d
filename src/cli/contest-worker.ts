/** A worker thread that plays matches between bots. */
import type { Result } from '../bots/contest.js';
import { gameById } from '../games/index.js';
import { serve } from '../threads/worker.js';
import { playMeeting, type TunedContest } from './contests.js';

export interface ContestJob extends TunedContest {
  readonly game: string;
}

serve<ContestJob, Result>((job) => playMeeting(gameById(job.game), job));

/** A worker thread that plays matches between bots. */
import type { Result } from '../bots/contest.js';
import { gameById } from '../games/index.js';
import { serve } from '../threads/worker.js';
import { type Meeting, playMeeting } from './contests.js';

export interface ContestJob extends Meeting {
  readonly game: string;
}

serve<ContestJob, Result>((job) => playMeeting(gameById(job.game), job));

/** A worker thread of the lab: plays and measures the matches it is sent. */
import { gameById } from '../games/index.js';
import { serve } from '../threads/worker.js';
import { type MatchResult, measureMatch } from './measure.js';
import type { MatchJob } from './plan.js';

serve<readonly MatchJob[], readonly MatchResult[]>((jobs) => jobs.map((job) => measureMatch(gameById(job.game), job)));

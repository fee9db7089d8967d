/** A worker thread of the lab: plays and measures the matches it is sent. */
import { gameById } from '../games/index.js';
import { serve } from '../threads/worker.js';
import { type MatchResult, measureMatch } from './measure.js';
import type { Errand } from './plan.js';

serve<readonly Errand[], readonly MatchResult[]>((errands) => errands.map((errand) => measureMatch(gameById(errand.game), errand)));

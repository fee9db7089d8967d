/** A worker thread that looks at one position of a match: what it would have been shown as, and what became of it. */
import { gameById } from '../games/index.js';
import { type Foretold, foretoldAt, type Sampling } from '../lab/honesty.js';
import { serve } from '../threads/worker.js';

export interface LookJob extends Sampling {
  readonly game: string;
  readonly match: number;
}

serve<LookJob, Foretold | null>(({ game, match, ...look }) => foretoldAt(gameById(game), look, match));

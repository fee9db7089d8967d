/** A review inside a worker: it works until it is done or the worker is sent away, and tells now and then how far it has come. */
import type { MatchRecord } from '../../engine/record.js';
import { gameById } from '../../games/index.js';
import { type Review, review } from '../../review/index.js';

export interface Ask {
  readonly record: MatchRecord;
  readonly earlier: Review | null;
}
export type ReviewReport = { readonly review: Review } | { readonly failed: string };

const PAUSE = 250; // milliseconds between two reports

export function reviewIn(ask: Ask, say: (told: ReviewReport) => void): void {
  try {
    const steps = review(gameById(ask.record.game), ask.record, undefined, ask.earlier);
    let told = 0;
    for (let step = steps.next(); ; step = steps.next()) {
      if (step.done || performance.now() - told > PAUSE) {
        say({ review: step.value });
        told = performance.now();
      }
      if (step.done) return;
    }
  } catch (error) {
    say({ failed: error instanceof Error ? error.message : String(error) });
  }
}

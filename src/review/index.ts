/** The review of a match: what was luck, what was mine. */
export type { Alternative, Estimate, Judgement, Moment, Position, Review, ReviewBudget, Sums, Verdict } from './types.js';
export { VERDICTS } from './types.js';

/** The review of a match: what was luck, what was mine. */
export { partOf, usualBudget } from './budget.js';
export { type Line, lineOf } from './line.js';
export { review } from './review.js';
export { evenLuck, type Headline, headlineFor, momentsFor } from './summary.js';
export type { Estimate, Judgement, Moment, Review, ReviewBudget, Sums, Verdict } from './types.js';

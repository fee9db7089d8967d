/** The review of a match: what was luck, what was mine. */
export { partOf, usualBudget } from './budget.js';
export { lineOf, type PlayedLine } from './line.js';
export { review } from './review.js';
export { evenLuck, type Headline, headlineFor, momentsFor } from './summary.js';
export { errorsOf } from './sums.js';
export type { Estimate, Judgement, Review, ReviewBudget, ReviewMoment, Sums, Verdict } from './types.js';

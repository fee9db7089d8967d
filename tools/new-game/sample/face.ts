/** All that the table and the guided round of Sample may know of its rules: names, figures, and what a move would do. */
export { type Card, NUMBERS } from './rules/data.js';
export type { Move, SampleEvent, SampleTypes, SampleView } from './rules/types.js';

/** The same choice of cases as everywhere. */
export { ALL_CASES, inTurn, tries } from '../tools/cases.js';

/** The same choice of cases as everywhere. */
export { ALL_CASES, inTurn } from '../tools/cases.js';

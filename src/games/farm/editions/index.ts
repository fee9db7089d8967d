/** The editions of Happiness Farm, from rules 1 on. */
import { editionsFrom } from '../../kit/editions.js';
import type { Edition } from './edition.js';

/** Bugs that upset and efforts from the rule set; the cap and the pair are our own rulings. */
const first: Edition = {
  rules: 1,
  upsetByBugs: 4,
  bugCap: 4,
  effortToConvert: 3,
  pair: 2,
  youngBeside: false,
};

/** Young have room beside the pair, so cows can breed; bugs without limit and four or five stars can be chosen. */
const second: Edition = { ...first, rules: 2, youngBeside: true };

export const EDITIONS = editionsFrom(first, second);

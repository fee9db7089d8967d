/** The four strengths that people can choose. Each is a budget of iterations; for people a clock may end it earlier. */
import { type Tuning, usual } from './search/tuning.js';

export const STRENGTHS = ['gentle', 'steady', 'sharp', 'master'] as const;
export type Strength = (typeof STRENGTHS)[number];

export interface Budget {
  readonly line: string; // for whoever chooses
  readonly iterations: number;
  readonly milliseconds: number; // the most a person waits for the thinking itself
  readonly tuning: Tuning;
}

/** Only the strongest leans on the game's suggestions: with them even a few iterations would play as well as they do. */
const onItsOwn: Tuning = { ...usual, trust: 0 };

export const budgets: Readonly<Record<Strength, Budget>> = {
  gentle: { line: 'glances ahead', iterations: 20, milliseconds: 300, tuning: onItsOwn },
  steady: { line: 'looks ahead', iterations: 70, milliseconds: 500, tuning: onItsOwn },
  sharp: { line: 'thinks ahead', iterations: 250, milliseconds: 800, tuning: onItsOwn },
  master: { line: 'thinks it through', iterations: 3000, milliseconds: 1200, tuning: usual },
};

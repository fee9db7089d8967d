/** The four strengths that people can choose. Each is a budget of iterations; for people a clock may end it earlier. */
import { type Tuning, usual } from './search/tuning.js';

export const STRENGTHS = ['gentle', 'steady', 'sharp', 'master'] as const;
export type Strength = (typeof STRENGTHS)[number];

export interface Budget {
  readonly line: string; // for whoever chooses
  readonly glances: number; // of eight answers, so many are given at a glance
  readonly part: number; // of the iterations that the game's foresight names, for the other answers
  readonly milliseconds: number; // the most a person waits for the thinking itself
}

/** Weaker bots think less, but it is the answers at a glance that make them weaker, and alike in all games: with few iterations the suggestions lead. */
export const budgets: Readonly<Record<Strength, Budget>> = {
  gentle: { line: 'glances ahead', glances: 6, part: 0.125, milliseconds: 300 },
  steady: { line: 'looks ahead', glances: 4, part: 0.25, milliseconds: 500 },
  sharp: { line: 'thinks ahead', glances: 2, part: 0.5, milliseconds: 800 },
  master: { line: 'thinks it through', glances: 0, part: 1, milliseconds: 1200 },
};

export const ANSWERS = 8; // that glances are counted among

/** At a glance, a few moves are tried once each, and what the game suggests is not asked. */
export const GLANCE: { readonly iterations: number; readonly tuning: Tuning } = { iterations: 4, tuning: { ...usual, trust: 0 } };

/** The editions of Bird of Happiness, from rules 1 on. */
import { editionsFrom } from '../../kit/editions.js';
import type { Edition } from './edition.js';

/** From the rule sheet; the short game is ours. */
const first: Edition = {
  rules: 1,
  gameCards: { full: [5, 5, 5, 5, 5, 5], short: [3, 3, 3, 3, 3, 3] },
  birdDeck: [3, 0, 1, 0, 0, 0],
  redDeck: [3, 0, 0, 0, 1, 0],
  fortuneCards: [12, 0, 2, 0, 2, 0],
};

export const EDITIONS = editionsFrom(first);

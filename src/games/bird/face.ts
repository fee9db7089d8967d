/** All that the table and the guided round of Bird of Happiness may know of its rules: names, figures, and what a move would do. */
import { EDITIONS } from './editions/index.js';

/** The edition a new match begins under. */
export const NEWEST = EDITIONS.of({ rules: EDITIONS.newest });

export { many } from '../kit/words.js';
export {
  BIRDS_FOR_STARS,
  birdsOn,
  type Card,
  cardOf,
  costOf,
  FIELD_SIZE,
  KINDS,
  type Kind,
  kindOf,
  MUST_TAKE_AT,
  powerOf,
  RED,
  RED_DECK_FROM_PLACE,
  STARS_TO_WIN,
} from './rules/data.js';
export { options } from './rules/options.js';
export type { BirdDecision, BirdEvent, BirdTypes, BirdView, Fortune, Move, Player, Shared } from './rules/types.js';

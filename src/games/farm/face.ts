/** All that the table and the guided round of Happiness Farm may know of its rules: names, figures, and what a move would do. */
import { EDITIONS } from './editions/index.js';

/** The edition a match is played under, by its view or by what lies on its table. */
export const editionOf = EDITIONS.of;
/** The edition a new match begins under. */
export const NEWEST = EDITIONS.of({ rules: EDITIONS.newest });

export { every, listed, many, plural } from '../kit/words.js';
export { imagine } from './mind/imagine.js';
export { type Board, reachOf, squareName, squareNamed } from './rules/boards.js';
export { forSale } from './rules/buying.js';
export {
  breedOf,
  FODDERS,
  FOODS,
  type Fodder,
  type Food,
  foodOf,
  GOOD_PRICES,
  GOODS,
  type Good,
  groundOf,
  HAPPINESS_FOR_STARS,
  KINDS,
  type Kind,
  kindName,
  kindNumber,
  LANDS,
  type Land,
  landName,
  landNumber,
  levelOf,
  MONEY_HAPPINESS,
  OPEN_MARKET_PURCHASES,
  roomOf,
  STARS_TO_WIN,
} from './rules/data.js';
export { dietWords, eatsBugs, eatsFoodOf, FOOD_WORDS } from './rules/diets.js';
export { animalsOf, farmerAt, flockOf, giveUp, ownsOf, settle, wander } from './rules/flocks.js';
export { boardIn, bugsInReach, edibleInReach, effortAt, groundAt, landAt, roomAt, takenAt, tokensAt, turnInto } from './rules/land.js';
export { stillNeeds } from './rules/meal.js';
export { options } from './rules/options.js';
export { apply, moves } from './rules/rules.js';
export { happinessOf, herdLevel, moneyLevel, starsFor, starsToWin } from './rules/scores.js';
export type {
  FarmDecision,
  FarmEvent,
  Farmer,
  FarmState,
  FarmTypes,
  FarmView,
  Flock,
  Move,
  Phase,
  Question,
  Shared,
} from './rules/types.js';
